import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { ANALYTICS_NAMES, type AnalyticsKind } from '../../analytics-rules.ts';
import { PAGE_LABELS, PAGE_PATHS } from '../../page-rules.ts';
import type { CookieChoice } from './cookie-choice.ts';

/** Keeps focused controls and the end of the page above a bar that is fixed to the bottom. */
function keepPageAbove(bar: HTMLElement): () => void {
  const { documentElement, body } = document;
  const measure = () => {
    documentElement.style.scrollPaddingBottom = `${bar.offsetHeight}px`;
    body.style.paddingBottom = `${bar.offsetHeight}px`;
  };
  measure();
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('resize', measure);
    documentElement.style.scrollPaddingBottom = '';
    body.style.paddingBottom = '';
  };
}

/** Asks whether the analytics service may load. Both answers are one press away and look alike. */
export function CookieBanner({ kind, onChoose }: { kind: AnalyticsKind; onChoose: (choice: CookieChoice) => void }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (bar.current) return keepPageAbove(bar.current);
  }, []);
  return (
    <Box
      component="section"
      ref={bar}
      aria-label="Cookie choice"
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        bottom: 0,
        left: 0,
        right: 0,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 8,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 1.5,
          px: { xs: 2, sm: 3 },
          py: 2,
          mx: 'auto',
          maxWidth: 1280,
        }}
      >
        <Box sx={{ typography: 'body2', maxWidth: '75ch' }}>
          <Box sx={{ typography: 'subtitle2' }}>May we count visits?</Box>
          With your permission, this site loads {ANALYTICS_NAMES[kind]}, which may set cookies, to see which pages people use.
          Everything works without it. <Link href={PAGE_PATHS.privacy}>{PAGE_LABELS.privacy}</Link>
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, flexShrink: 0, minWidth: { sm: 232 } }}>
          <Button variant="outlined" color="inherit" onClick={() => onChoose('declined')}>
            Decline
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => onChoose('accepted')}>
            Accept
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
