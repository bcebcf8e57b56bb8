import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CategoryProgress } from '../climb.ts';
import type { Progress } from '../grouping.ts';
import { Climb, ClimbLegend } from './Climb.tsx';

type PlanProgressProps = {
  progress: Progress;
  byCategory: readonly CategoryProgress[];
  /** On a card of a list: a smaller map beside the count. */
  small?: boolean;
};

/** `3 of 14 done, 2 overdue`, with the map of the way. */
export function PlanProgress({ progress, byCategory, small = false }: PlanProgressProps) {
  const { done, total, overdue } = progress;
  return (
    <Box sx={{ display: 'flex', flexWrap: small ? 'nowrap' : 'wrap', alignItems: 'center', gap: small ? 1.5 : 3 }}>
      <Climb progress={byCategory} width={small ? 96 : 220} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant={small ? 'body2' : 'subtitle1'}
          component="p"
          sx={{ fontVariantNumeric: 'tabular-nums', mb: small || byCategory.length < 2 ? 0 : 1 }}
        >
          {`${done} of ${total} done`}
          {overdue > 0 && (
            <Box component="span" sx={{ color: 'error.text', fontWeight: 600 }}>
              {`, ${overdue} overdue`}
            </Box>
          )}
        </Typography>
        {!small && byCategory.length > 1 && <ClimbLegend progress={byCategory} columns={2} />}
      </Box>
    </Box>
  );
}
