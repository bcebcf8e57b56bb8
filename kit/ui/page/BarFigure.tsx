import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export type FigureSeries = {
  label: string;
  /** One value for each label of the figure. */
  values: readonly number[];
  colour: 'primary' | 'secondary' | 'info' | 'success' | 'warning' | 'grey';
};

type BarFigureProps = {
  /** The label of each bar or group of bars. */
  labels: readonly string[];
  series: readonly FigureSeries[];
  /** Stacks the series of one label instead of putting them side by side. */
  stacked: boolean;
  /** Draws horizontal bars, for labels that are names. */
  sideways: boolean;
};

const HEIGHT = 260;
const ROW = 52;

/** The bars of a figure. Loaded on demand. */
/** Room for the numbers of the axis: `10,000` is six characters of 7 pixels, and the axis may end above the highest value. */
function axisWidth(series: readonly FigureSeries[], stacked?: boolean): number {
  const [first] = series;
  const sums = first?.values.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)) ?? [];
  const highest = Math.max(0, ...(stacked ? sums : series.flatMap(({ values }) => values)));
  return Math.max(32, 14 + 7 * (highest * 1.2).toLocaleString('en-GB', { maximumFractionDigits: 0 }).length);
}

export function BarFigure({ labels, series, stacked, sideways }: BarFigureProps) {
  const { palette } = useTheme();
  const COLOURS: Record<FigureSeries['colour'], string> = {
    primary: palette.primary.text,
    secondary: palette.secondary.text,
    info: palette.info.text,
    success: palette.success.text,
    warning: palette.warning.text,
    grey: palette.text.secondary,
  };
  const names = { data: [...labels], scaleType: 'band' as const, categoryGapRatio: 0.35, disableLine: true, disableTicks: true };
  const counts = { tickMinStep: 1, min: 0, disableLine: true, disableTicks: true };
  return (
    <BarChart
      height={sideways ? Math.max(160, labels.length * ROW + 72) : HEIGHT}
      layout={sideways ? 'horizontal' : 'vertical'}
      series={series.map(({ label, values, colour }) => ({
        data: [...values],
        label,
        color: COLOURS[colour],
        ...(stacked && { stack: 'all' }),
      }))}
      {...(sideways
        ? { yAxis: [{ ...names, width: 180 }], xAxis: [{ ...counts, height: 28 }] }
        : { xAxis: [{ ...names, height: 28 }], yAxis: [{ ...counts, width: axisWidth(series, stacked) }] })}
      grid={sideways ? { vertical: true } : { horizontal: true }}
      hideLegend={series.length === 1}
      borderRadius={3}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      // Keyboard and screen reader users get the table behind the figure instead.
      disableKeyboardNavigation
      sx={{
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiChartsAxis-tickLabel': { fill: palette.text.secondary, fontSize: 12 },
        '& .MuiChartsLegend-label': { fontSize: 14, color: palette.text.primary },
      }}
    />
  );
}
