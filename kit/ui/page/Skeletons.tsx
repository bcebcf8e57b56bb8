import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Announces once to screen readers that content is loading. The bars themselves are hidden from them. */
function Loading({ what, children }: { what: string; children: ReactNode }) {
  return (
    <Box role="status">
      <VisuallyHidden>{`Loading ${what}`}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </Box>
  );
}

function times<Item>(count: number, item: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(index));
}

/** A line of text; `width` in percent. */
function Line({ width, height = 14 }: { width: number; height?: number }) {
  return <Skeleton variant="rounded" height={height} width={`${width}%`} />;
}

function CardBars() {
  return (
    <Stack spacing={1.25} sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Line width={62} height={18} />
      <Line width={38} />
      <Line width={50} />
      <Stack direction="row" spacing={1} sx={{ pt: 0.5 }}>
        <Skeleton variant="rounded" width={72} height={24} />
        <Skeleton variant="rounded" width={56} height={24} />
      </Stack>
    </Stack>
  );
}

/** Columns of small cards. */
export function BoardSkeleton() {
  return (
    <Loading what="the board">
      <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(248px, 1fr)', gap: 1.5, overflow: 'hidden' }}>
        {[3, 2, 3, 1, 2].map((cards, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
          <Stack key={column} spacing={1} sx={{ minHeight: 420, p: 1, borderRadius: 1, bgcolor: 'background.subtle' }}>
            <Line width={46} height={18} />
            {times(cards, (card) => (
              <Stack
                key={card}
                spacing={1}
                sx={{ p: 1.25, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
              >
                <Line width={64} height={16} />
                <Line width={80} />
                <Line width={40} />
              </Stack>
            ))}
          </Stack>
        ))}
      </Box>
    </Loading>
  );
}

/** A list of cards. */
export function ListSkeleton({ rows = 5, what = 'the list' }: { rows?: number; what?: string }) {
  return (
    <Loading what={what}>
      <Stack spacing={1.5}>
        {times(rows, (index) => (
          <CardBars key={index} />
        ))}
      </Stack>
    </Loading>
  );
}

/** A record: heading, facts in a grid, text. */
export function DetailsSkeleton({ what = 'the details' }: { what?: string }) {
  return (
    <Loading what={what}>
      <Stack spacing={1.5}>
        <Line width={55} height={28} />
        <Line width={30} height={16} />
        <Stack direction="row" spacing={1} sx={{ py: 1 }}>
          <Skeleton variant="rounded" width={120} height={40} />
          <Skeleton variant="rounded" width={96} height={40} />
        </Stack>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' }, gap: 2, py: 1 }}>
          {times(6, (index) => (
            <Stack key={index} spacing={1}>
              <Line width={40} height={12} />
              <Line width={75} />
            </Stack>
          ))}
        </Box>
        {times(5, (index) => (
          <Line key={index} width={index === 4 ? 60 : 96 - index * 3} />
        ))}
      </Stack>
    </Loading>
  );
}

/** Rows and columns. */
export function TableSkeleton({ rows = 6, columns = 4, what = 'the table' }: { rows?: number; columns?: number; what?: string }) {
  return (
    <Loading what={what}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}>
        {times(rows + 1, (row) => (
          <Box
            key={row}
            sx={{
              display: 'grid',
              gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)`,
              gap: 3,
              px: 2,
              py: row === 0 ? 1.5 : 2,
              bgcolor: row === 0 ? 'background.subtle' : undefined,
              borderTop: row === 0 ? 0 : 1,
              borderColor: 'divider',
            }}
          >
            {times(columns, (column) => (
              <Line key={column} width={column === 0 ? 70 : 55} height={row === 0 ? 12 : 14} />
            ))}
          </Box>
        ))}
      </Box>
    </Loading>
  );
}

/** Labels and fields, one column. */
export function FormSkeleton({ fields = 4, what = 'the form' }: { fields?: number; what?: string }) {
  return (
    <Loading what={what}>
      <Stack spacing={3}>
        {times(fields, (index) => (
          <Stack key={index} spacing={1}>
            <Skeleton variant="rounded" width={120} height={14} />
            <Skeleton variant="rounded" height={40} />
          </Stack>
        ))}
        <Skeleton variant="rounded" width={120} height={40} />
      </Stack>
    </Loading>
  );
}
