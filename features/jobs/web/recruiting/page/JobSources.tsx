import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import type { ReplyOf } from '#kit/contract/route.ts';
import type { getJobPerformance } from '../../../recruiting-contract.ts';

type Source = ReplyOf<typeof getJobPerformance>['data']['sources'][number];
type JobSourcesProps = { sources: readonly Source[]; views: number; applications: number };

/** Sources listed by name; the others are one row. */
const NAMED = 10;
const sumOf = (sources: readonly Source[], count: 'views' | 'applications') =>
  sources.reduce((sum, source) => sum + source[count], 0);

/** Views and applications by the source of the link that led to the job. What has none, or is older than this count, is "not known". */
export function JobSources({ sources, views, applications }: JobSourcesProps) {
  const id = useId();
  if (sources.length === 0) return null;
  const others = sources.slice(NAMED);
  const unknown = {
    views: Math.max(0, views - sumOf(sources, 'views')),
    applications: Math.max(0, applications - sumOf(sources, 'applications')),
  };
  return (
    <>
      <Typography id={id} variant="body2" component="h3" sx={{ mt: 1.5, mb: 0.5, fontWeight: 600 }}>
        By source
      </Typography>
      <Table
        size="small"
        aria-labelledby={id}
        sx={{ '& th, & td': { px: 0, py: 0.5 }, '& tbody tr:last-of-type > *': { border: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Source</TableCell>
            <TableCell align="right">Views</TableCell>
            <TableCell align="right">Applications</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sources.slice(0, NAMED).map((source) => (
            <SourceRow key={source.source} name={source.source} {...source} />
          ))}
          {others.length > 0 && (
            <SourceRow name="Others" views={sumOf(others, 'views')} applications={sumOf(others, 'applications')} />
          )}
          {unknown.views + unknown.applications > 0 && <SourceRow name="Not known" {...unknown} isMuted />}
        </TableBody>
      </Table>
    </>
  );
}

type SourceRowProps = { name: string; views: number; applications: number; isMuted?: boolean };

function SourceRow({ name, views, applications, isMuted = false }: SourceRowProps) {
  const color = isMuted ? 'text.secondary' : 'text.primary';
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ color, overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      <TableCell align="right" sx={{ color, pl: 1 }}>
        {views.toLocaleString('en-GB')}
      </TableCell>
      <TableCell align="right" sx={{ color, pl: 1 }}>
        {applications.toLocaleString('en-GB')}
      </TableCell>
    </TableRow>
  );
}
