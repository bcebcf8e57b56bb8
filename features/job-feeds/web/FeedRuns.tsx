import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { COUNTS, DIFFERENCES, OUTCOMES } from '../rules.ts';
import type { FeedDetails, FeedRun } from '../shapes.ts';
import type { FeedCalls } from './feed-calls.ts';

/** What each run of a feed did, the last first. */
export function FeedRuns({ calls, feed }: { calls: FeedCalls; feed: FeedDetails }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <section aria-labelledby="runs">
      <Typography id="runs" component="h2" variant="h4" sx={{ mb: 1.5 }}>
        Runs
      </Typography>
      {feed.runs.length === 0 ? (
        <Typography color="text.secondary">It has not been read yet.</Typography>
      ) : (
        <ResponsiveTable
          caption="Runs"
          rows={feed.runs}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', header: 'Started', width: 152, cell: ({ started_at }) => <DateText value={started_at} capital /> },
            {
              key: 'what',
              header: 'What happened',
              cell: (run) => (
                <Box sx={{ overflowWrap: 'anywhere' }}>
                  {run.outcome === null ? 'Being read' : OUTCOMES[run.outcome]}
                  <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{run.message ?? countsInWords(run)}</Box>
                  {open === run.id && <Differences calls={calls} feedId={feed.id} runId={run.id} />}
                </Box>
              ),
            },
            { key: 'time', header: 'Duration', width: 112, cell: (run) => durationOf(run) },
            {
              key: 'more',
              header: '',
              name: 'Differences',
              width: 144,
              align: 'right',
              cell: ({ id }) => (
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? null : id)}
                >
                  Differences
                </Button>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

const countsInWords = ({ counts }: FeedRun): string =>
  Object.entries(COUNTS)
    .flatMap(([name, label]) => {
      const count = Object.entries(counts).find(([key]) => key === name)?.[1];
      return count ? [`${label}: ${count.toLocaleString()}`] : [];
    })
    .join(' · ');

function durationOf({ started_at, ended_at }: FeedRun): string {
  if (ended_at === null) return '–';
  const seconds = Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function Differences({ calls, feedId, runId }: { calls: FeedCalls; feedId: number; runId: number }) {
  const { data } = useQuery(query(calls.getRun, { params: { id: feedId, run_id: runId } }));
  if (!data) return null;
  const { differences } = data.data;
  return (
    <Box component="section" aria-label="Differences" sx={{ mt: 1, typography: 'body2', fontWeight: 400 }}>
      {differences.length === 0 ? (
        <Typography variant="inherit" color="text.secondary">
          No differences to the run before.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {differences.map(({ kind, external_id, title, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
            <li key={index}>
              {[DIFFERENCES[kind], title ?? external_id ?? 'Entry without an id', note].filter(Boolean).join(': ')}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
