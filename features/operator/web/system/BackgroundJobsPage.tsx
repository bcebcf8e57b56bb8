import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { IconRefresh, IconServer } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useUser } from '#features/accounts/web/index.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { TabbedLinks } from '#kit/ui/lists/TabbedLinks.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { type BackgroundJob, BackgroundJobSearch, findBackgroundJobs, retryBackgroundJob } from '../../background-contract.ts';
import { backgroundJobsCall } from '../list-queries.ts';
import { backgroundWords } from '../operator-words.ts';
import { BackgroundSummary, InstallationSummary } from './BackgroundSummary.tsx';
import { JOB_STATES } from './background-job-search.ts';

type State = BackgroundJob['state'];

const STATE_WORDS: Record<State, { label: string; colour: 'default' | 'error' | 'warning' | 'info' | 'success' }> = {
  failed: { label: 'Failed', colour: 'error' },
  retry: { label: 'Will be tried again', colour: 'warning' },
  active: { label: 'Running', colour: 'info' },
  created: { label: 'Waiting', colour: 'default' },
  completed: { label: 'Done', colour: 'success' },
  cancelled: { label: 'Cancelled', colour: 'default' },
};

/** Emails and other work that runs in the background. */
export function BackgroundJobsPage() {
  const { role } = useUser();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { state, queue } = readSearch(BackgroundJobSearch, search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...backgroundJobsCall(search)),
    placeholderData: keepPreviousData,
  });
  const retry = useMutation(
    mutation(retryBackgroundJob, {
      invalidates: [findBackgroundJobs],
      success: ({ message }) => message ?? 'We’ll try it again',
    }),
  );
  const hrefOf = (change: { state?: State | undefined; queue?: string | null; page?: number }) =>
    withQuery(paths.operator.backgroundJobs(), {
      state: 'state' in change ? change.state : state,
      queue: 'queue' in change ? change.queue : queue,
      page: change.page === 1 ? null : change.page,
    });
  const counts = data?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const label = (words: string, count: number | undefined) => (counts ? `${words} (${count ?? 0})` : words);

  return (
    <Page title="Background jobs" lead="Emails and other work that runs in the background. You can retry a job that failed.">
      {data && <BackgroundSummary failing={data.failing} mail={data.mail} />}
      <TabbedLinks
        label="State of the jobs"
        value={state ?? 'all'}
        busy={isPlaceholderData}
        tabs={[
          { name: 'all', label: label('All', all), href: hrefOf({ state: undefined }) },
          ...JOB_STATES.map((one) => ({
            name: one,
            label: label(STATE_WORDS[one].label, counts?.[one]),
            href: hrefOf({ state: one }),
          })),
        ]}
      >
        {data && data.queues.length > 1 && (
          <Box sx={{ mb: 2, maxWidth: 280 }}>
            <FilterSelect
              label="Kind"
              value={queue ?? ''}
              options={data.queues.map((value) => ({ value, label: backgroundWords(value) }))}
              onChange={(value) => void navigate({ href: hrefOf({ queue: value || null }), replace: true })}
            />
          </Box>
        )}
        {error && !data ? (
          <ErrorState title="The jobs could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <TableSkeleton columns={5} what="the background jobs" />
        ) : data.data.length === 0 ? (
          <EmptyState title={state === 'failed' ? 'No failed jobs' : 'No jobs here'} icon={<IconServer size={28} aria-hidden />}>
            Finished jobs stay in this list for a few days.
          </EmptyState>
        ) : (
          <>
            <ResponsiveTable
              caption="Background jobs"
              rows={data.data}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'about',
                  header: 'Job',
                  cell: ({ about, recipient, error: failure }) => (
                    <Box sx={{ overflowWrap: 'anywhere' }}>
                      <Box sx={{ fontWeight: 600 }}>{backgroundWords(about)}</Box>
                      {recipient && (
                        <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
                          {'To '}
                          {recipient.user_id === null ? (
                            recipient.address
                          ) : (
                            <Link href={paths.operator.user(recipient.user_id)}>{recipient.address}</Link>
                          )}
                        </Box>
                      )}
                      {failure && <Box sx={{ typography: 'body2', color: 'error.text', fontWeight: 400 }}>{failure}</Box>}
                    </Box>
                  ),
                },
                {
                  key: 'state',
                  header: 'State',
                  width: 168,
                  cell: (job) => <Chip size="small" label={STATE_WORDS[job.state].label} color={STATE_WORDS[job.state].colour} />,
                },
                {
                  key: 'tries',
                  header: 'Retries',
                  width: 96,
                  cell: ({ retries, retry_limit }) => `${retries} of ${retry_limit}`,
                },
                { key: 'created', header: 'Created', width: 144, cell: ({ created_on }) => <DateText value={created_on} /> },
                {
                  key: 'done',
                  header: 'Ended',
                  width: 144,
                  cell: ({ completed_on }) => (completed_on ? <DateText value={completed_on} /> : '–'),
                },
                {
                  key: 'retry',
                  header: '',
                  name: 'Try again',
                  width: 136,
                  align: 'right',
                  cell: (job) =>
                    job.state === 'failed' && (
                      <Button
                        size="small"
                        variant="outlined"
                        color="inherit"
                        aria-label={`Retry ${backgroundWords(job.about)}`}
                        disabled={retry.isPending}
                        startIcon={<IconRefresh size={18} aria-hidden />}
                        onClick={() => retry.mutate({ params: { id: job.id } })}
                      >
                        Retry
                      </Button>
                    ),
                },
              ]}
            />
            <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={(to) => hrefOf({ page: to })} what="Jobs" />
          </>
        )}
      </TabbedLinks>
      {role === 'system_operator' && <InstallationSummary />}
    </Page>
  );
}
