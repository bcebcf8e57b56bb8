import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Progress } from '../grouping.ts';

/** `3 of 14 done, 2 overdue`, with a bar. */
export function PlanProgress({ progress }: { progress: Progress }) {
  const { done, total, overdue } = progress;
  return (
    <Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${done} of ${total} done`}
        {overdue > 0 && (
          <Box component="span" sx={{ color: 'error.text', fontWeight: 600 }}>
            {`, ${overdue} overdue`}
          </Box>
        )}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * done) / total}
        aria-label="Tasks done"
        sx={{ mt: 0.5, borderRadius: 1, height: 6 }}
      />
    </Box>
  );
}
