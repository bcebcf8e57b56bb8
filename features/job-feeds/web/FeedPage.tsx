import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldWords } from '#features/jobs/web/parts.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import type { FeedDetails } from '../shapes.ts';
import { FeedDialog } from './FeedDialog.tsx';
import { FeedRuns } from './FeedRuns.tsx';
import { FeedState } from './FeedState.tsx';
import { callsOf, type FeedCalls } from './feed-calls.ts';

/** One feed: what waits for a decision, its conflicts and its runs. */
export function FeedPage({ whose, id }: { whose: 'company' | 'tenant'; id: number }) {
  const calls = callsOf(whose);
  const { data: list } = useQuery(query(calls.find));
  const { data, error, isFetching, refetch } = useQuery(query(calls.get, { params: { id } }));
  const feed = data?.data;
  return (
    <Page title={feed?.name ?? 'Job feed'} breadcrumbs={[{ label: 'Job feeds', href: calls.href() }]}>
      {error && !feed ? (
        <ErrorState title="The feed could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !feed || !list ? (
        <TableSkeleton columns={4} what="the feed" />
      ) : (
        <Stack spacing={4}>
          <FeedHead whose={whose} feed={feed} kinds={list.data.kinds} />
          {feed.to_decide > 0 && <LeftJobs calls={calls} feed={feed} />}
          {feed.in_conflict.length > 0 && <Conflicts calls={calls} feed={feed} />}
          <FeedRuns calls={calls} feed={feed} />
        </Stack>
      )}
    </Page>
  );
}

type Kinds = Parameters<typeof FeedDialog>[0]['kinds'];

function FeedHead({ whose, feed, kinds }: { whose: 'company' | 'tenant'; feed: FeedDetails; kinds: Kinds }) {
  const calls = callsOf(whose);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [closes, setCloses] = useState(true);
  const invalidates = [calls.get, calls.find];
  const success = ({ message }: { message?: string | undefined }) => message;
  const params = { id: feed.id };
  const run = useMutation(mutation(calls.run, { invalidates, success }));
  const pause = useMutation(mutation(calls.pause, { invalidates, success }));
  const remove = useMutation(
    mutation(calls.remove, { invalidates: [calls.find], success, onSuccess: () => navigate({ href: calls.href() }) }),
  );
  const isFile = feed.kind === 'file';
  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 1, mb: 2 }}>
        <FeedState feed={feed} />
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${feed.kind_label}: ${feed.address.split('\n')[0]}`}
        </Typography>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {!isFile && (
          <>
            <Button
              variant={feed.to_decide > 0 ? 'outlined' : 'contained'}
              color={feed.to_decide > 0 ? 'inherit' : 'primary'}
              disabled={run.isPending}
              onClick={() => run.mutate({ params })}
            >
              Read now
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setOpen('edit')}>
              Edit
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              disabled={pause.isPending}
              onClick={() => pause.mutate({ params, body: { is_paused: !feed.is_paused } })}
            >
              {feed.is_paused ? 'Resume' : 'Pause'}
            </Button>
          </>
        )}
        <Button variant="outlined" color="error" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </Stack>
      {open === 'edit' && <FeedDialog whose={whose} kinds={kinds} feed={feed} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'delete'}
        title={`Delete ${feed.name}?`}
        confirmLabel={closes ? 'Delete and close its jobs' : 'Delete and leave its jobs open'}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params, query: { close_jobs: closes } })}
        onCancel={() => setOpen(null)}
      >
        {`It has ${counted(feed.open_jobs, 'open job', 'open jobs')}. Closing a job notifies its applicants.`}
        <FormControlLabel
          sx={{ display: 'flex', mt: 1 }}
          label="Close its jobs"
          control={<Checkbox checked={closes} onChange={(_, checked) => setCloses(checked)} />}
        />
      </ConfirmDialog>
    </Box>
  );
}

function LeftJobs({ calls, feed }: { calls: FeedCalls; feed: FeedDetails }) {
  const decide = useMutation(mutation(calls.decide, { invalidates: [calls.get, calls.find], success: ({ message }) => message }));
  const params = { id: feed.id };
  return (
    <Alert severity="warning">
      <Typography
        component="h2"
        variant="subtitle1"
      >{`${feed.to_decide} of ${counted(feed.open_jobs, 'job', 'jobs')} have left the source`}</Typography>
      <p>That is more than a third at once, so none was closed. Closing them notifies their applicants.</p>
      <ul>
        {feed.left.slice(0, 10).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {feed.to_decide > 10 && <li>{`and ${feed.to_decide - 10} more`}</li>}
      </ul>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button variant="contained" disabled={decide.isPending} onClick={() => decide.mutate({ params, body: { close: true } })}>
          Close them
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ params, body: { close: false } })}
        >
          Leave them open
        </Button>
      </Stack>
    </Alert>
  );
}

function Conflicts({ calls, feed }: { calls: FeedCalls; feed: FeedDetails }) {
  const resolve = useMutation(
    mutation(calls.resolve, { invalidates: [calls.get, calls.find], success: ({ message }) => message }),
  );
  return (
    <section aria-labelledby="conflicts">
      <Typography id="conflicts" component="h2" variant="h4" sx={{ mb: 1.5 }}>
        Changed here and at the source
      </Typography>
      <Stack spacing={2}>
        {feed.in_conflict.map(({ job_id, title, field, mine, theirs }) => {
          const take = (side: 'mine' | 'theirs') =>
            resolve.mutate({ params: { id: feed.id }, body: { job_id, field, take: side } });
          return (
            <Box
              key={`${job_id} ${field}`}
              sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, bgcolor: 'background.paper' }}
            >
              <Typography component="h3" variant="subtitle1">{`${title}: ${fieldWords(field)}`}</Typography>
              <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, my: 1 }}>
                <Value label="Here" text={mine} />
                <Value label="At the source" text={theirs} />
              </Box>
              <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
                <Button size="small" variant="outlined" color="inherit" disabled={resolve.isPending} onClick={() => take('mine')}>
                  Keep mine
                </Button>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  disabled={resolve.isPending}
                  onClick={() => take('theirs')}
                >
                  Take theirs
                </Button>
              </Stack>
            </Box>
          );
        })}
      </Stack>
    </section>
  );
}

const Value = ({ label, text }: { label: string; text: string }) => (
  <Box>
    <Typography variant="caption" color="text.secondary" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography
      variant="body2"
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 200, overflow: 'auto' }}
      tabIndex={0}
    >
      {text || 'Empty'}
    </Typography>
  </Box>
);
