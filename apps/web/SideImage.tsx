import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSlogan } from '#features/tenants/web/index.ts';
import { ContourMotif } from '#kit/ui/page/ContourMotif.tsx';

/** A navy map with the slogan below. */
export function SideImage() {
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflow: 'hidden',
        display: 'flex',
        alignItems: 'flex-end',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      }}
    >
      <ContourMotif seed={1944} opacity={0.1} fade />
      <Typography
        component="p"
        sx={{
          position: 'relative',
          maxWidth: '100%',
          p: { md: 5, lg: 8 },
          fontSize: { md: '2.5rem', lg: '3rem' },
          lineHeight: 1.1,
          fontWeight: 700,
          letterSpacing: '-0.03em',
          textWrap: 'balance',
        }}
      >
        {useSlogan()}
      </Typography>
    </Box>
  );
}
