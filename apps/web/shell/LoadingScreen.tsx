import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { LogoMark } from './Logo.tsx';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } });

/** Covers the screen until the session is known. */
export function LoadingScreen() {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: 'inline-flex', animation: `${breathe} 1.6s ease-in-out infinite` }}>
        <LogoMark size={56} />
      </Box>
      <VisuallyHidden>Loading</VisuallyHidden>
    </Box>
  );
}
