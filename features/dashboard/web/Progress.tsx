import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

type ProgressProps = {
  /** 0 to 100. */
  percent: number;
  /** What it measures, for a screen reader. */
  label: string;
  /** The large figure: "4 of 9", "72%". */
  figure: string;
  /** What the figure counts. */
  unit: string;
};

/** A figure with its bar. */
export function Progress({ percent, label, figure, unit }: ProgressProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.75 }}>
        <Box component="span" sx={{ fontSize: 24, lineHeight: '32px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {figure}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {unit}
        </Box>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, percent)}
        color={percent >= 100 ? 'success' : 'primary'}
        aria-label={label}
        sx={{ height: 8, borderRadius: 1 }}
      />
    </div>
  );
}
