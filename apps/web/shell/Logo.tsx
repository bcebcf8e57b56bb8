import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';

/** Four marks around a point within a ring: an assembly point and a compass, with north in the brand's colour. */
export function LogoMark({ size = 32 }: { size?: number }) {
  const { palette } = useTheme();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
      <path
        d="M21.6 4.26A13 13 0 0 1 27.74 10.4M27.74 21.6A13 13 0 0 1 21.6 27.74M10.4 27.74A13 13 0 0 1 4.26 21.6M4.26 10.4A13 13 0 0 1 10.4 4.26"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <g fill="currentColor">
        <path d="M20.4 16l7.8-3.4a.6.6 0 0 1 .8.55v5.7a.6.6 0 0 1-.8.55z" />
        <path d="M16 20.4l3.4 7.8a.6.6 0 0 1-.55.8h-5.7a.6.6 0 0 1-.55-.8z" />
        <path d="M11.6 16l-7.8 3.4a.6.6 0 0 1-.8-.55v-5.7a.6.6 0 0 1 .8-.55z" />
      </g>
      <path d="M16 12.6L12.2 2.9a.65.65 0 0 1 .6-.9h6.4a.65.65 0 0 1 .6.9z" fill={palette.primary.main} />
    </svg>
  );
}

/** The tenant's logo, or the default one with the tenant's name. */
export function Logo({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  if (logoUrl)
    return (
      <Box component="img" src={logoUrl} alt={name} sx={{ display: 'block', height: 36, maxWidth: 180, objectFit: 'contain' }} />
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minWidth: 0, color: 'text.primary' }}>
      <LogoMark />
      <Box
        component="span"
        sx={{
          fontSize: 20,
          lineHeight: 1,
          fontWeight: 700,
          letterSpacing: '-0.025em',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {name}
      </Box>
    </Box>
  );
}
