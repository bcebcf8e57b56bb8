import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { FigureSeries } from './BarFigure.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type FigureCardProps = {
  title: string;
  /** What the labels are, such as "Week". Heads the first column of the table. */
  what: string;
  labels: readonly string[];
  series: readonly FigureSeries[];
  /** Shown instead of bars when there is nothing to count. */
  nothing: string;
  stacked?: boolean;
  sideways?: boolean;
};

const BarFigure = lazy(async () => ({ default: (await import('./BarFigure.tsx')).BarFigure }));

/** Counts as bars, with the same numbers as a table behind a button. */
export function FigureCard({ title, what, labels, series, nothing, stacked = false, sideways = false }: FigureCardProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const total = series.reduce((sum, { values }) => sum + values.reduce((part, value) => part + value, 0), 0);
  return (
    <Box
      component="section"
      aria-labelledby={`${id}-title`}
      sx={{ minWidth: 0, p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.5, minHeight: 32 }}>
        <Typography id={`${id}-title`} variant="h4" component="h2">
          {title}
        </Typography>
        {total > 0 && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={asTable}
            aria-controls={`${id}-content`}
            aria-label={asTable ? `${title} as a chart` : `${title} as a table`}
            startIcon={asTable ? <IconChartBar size={18} aria-hidden /> : <IconTable size={18} aria-hidden />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Chart' : 'Table'}
          </Button>
        )}
      </Box>
      <div id={`${id}-content`}>
        {total === 0 ? (
          <Typography variant="body2" color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
            {nothing}
          </Typography>
        ) : asTable ? (
          <Counts title={title} what={what} labels={labels} series={series} />
        ) : (
          <Box role="img" aria-label={`${title}: ${labelsOf(series)}. The table lists each figure.`}>
            <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
              <BarFigure labels={labels} series={series} stacked={stacked} sideways={sideways} />
            </Suspense>
          </Box>
        )}
      </div>
    </Box>
  );
}

/** `Views 120, Applications 8`: the sum of each series. */
const labelsOf = (series: readonly FigureSeries[]) =>
  series.map(({ label, values }) => `${label} ${values.reduce((sum, value) => sum + value, 0)}`).join(', ');

function Counts({ title, what, labels, series }: Pick<FigureCardProps, 'title' | 'what' | 'labels' | 'series'>) {
  return (
    <TableContainer
      // Long ranges scroll sideways and must be scrollable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={`${title}, table`}
      sx={{ maxHeight: 320 }}
    >
      <Table size="small" stickyHeader>
        <VisuallyHidden component="caption">{title}</VisuallyHidden>
        <TableHead>
          <TableRow>
            <TableCell>{what}</TableCell>
            {series.map(({ label }) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {labels.map((label, index) => (
            // Two rows may have the same label, such as two jobs with one title.
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {series.map(({ label: name, values }) => (
                <TableCell key={name} align="right">
                  {values[index] ?? 0}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
