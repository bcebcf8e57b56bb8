import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ContourMotif } from '#kit/ui/page/ContourMotif.tsx';
import { usePageTitle } from '#kit/ui/page/page-heading.ts';

type StatePageProps = { title: string; children?: ReactNode; action?: ReactNode; seed: number };

/** A full-screen message: not found, waiting, or not allowed. */
export function StatePage({ title, children, action, seed }: StatePageProps) {
  usePageTitle(title);
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: { xs: 420, md: 520 } }}>
      {/* The map ends where the text begins. */}
      <Box
        sx={{
          position: 'relative',
          flex: '1 1 45%',
          minHeight: 160,
          overflow: 'hidden',
          color: 'text.primary',
          maskImage: 'linear-gradient(black 55%, transparent)',
        }}
      >
        <ContourMotif seed={seed} opacity={0.1} />
      </Box>
      <Box
        sx={{
          flex: '1 1 55%',
          px: { xs: 2, sm: 3 },
          pb: 8,
          pt: 3,
          width: '100%',
          maxWidth: 640,
          mx: 'auto',
          textAlign: 'center',
        }}
      >
        <Typography variant="h1">{title}</Typography>
        {children && <Typography sx={{ mt: 1.5, mx: 'auto', maxWidth: '52ch', color: 'text.secondary' }}>{children}</Typography>}
        {action && <Box sx={{ mt: 3, display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 1 }}>{action}</Box>}
      </Box>
    </Box>
  );
}
