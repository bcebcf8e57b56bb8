import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { ContourMotif } from './ContourMotif.tsx';

type MomentPanelProps = {
  labelledBy: string;
  /** Above the title: what kind of moment this is. */
  children: ReactNode;
  /** Below the coloured head. */
  body?: ReactNode;
  seed: number;
  region?: { ref: Ref<HTMLDivElement>; tabIndex: number; onFocus: () => void };
};

/** A panel for the few moments that matter most: a navy head with contour lines beside the words, and what follows below. */
export function MomentPanel({ labelledBy, children, body, seed, region }: MomentPanelProps) {
  return (
    <Box
      {...region}
      component="section"
      aria-labelledby={labelledBy}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, overflow: 'hidden', bgcolor: 'background.paper' }}
    >
      <Box sx={{ position: 'relative', bgcolor: '#1E3452', color: '#FFFFFF' }}>
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            // On a phone a band above the words, which fill the width.
            left: { md: '50%' },
            bottom: { xs: 'auto', md: 0 },
            height: { xs: 56, md: 'auto' },
            maskImage: { xs: 'linear-gradient(black, transparent)', md: 'linear-gradient(90deg, transparent, black 60%)' },
          }}
        >
          <ContourMotif seed={seed} opacity={0.28} />
        </Box>
        <Box sx={{ position: 'relative', px: { xs: 2, sm: 3 }, pt: { xs: 7, md: 3 }, pb: { xs: 2.5, sm: 3 } }}>{children}</Box>
      </Box>
      {body && <Box sx={{ px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 2.5 } }}>{body}</Box>}
    </Box>
  );
}
