import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { IconPlus, IconRss } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { intervalInWords } from '../rules.ts';
import { FeedDialog } from './FeedDialog.tsx';
import { FeedPage } from './FeedPage.tsx';
import { FeedState } from './FeedState.tsx';
import { callsOf } from './feed-calls.ts';

export const CompanyFeedsPage = () => <FeedsPage whose="company" />;
export const TenantFeedsPage = () => <FeedsPage whose="tenant" />;

/** The feeds that jobs come from, or one of them. */
function FeedsPage({ whose }: { whose: 'company' | 'tenant' }) {
  const { feed } = useSearch({ strict: false }) as { feed?: unknown };
  const id = Number(feed);
  return Number.isInteger(id) && id > 0 ? <FeedPage whose={whose} id={id} /> : <FeedList whose={whose} />;
}

function FeedList({ whose }: { whose: 'company' | 'tenant' }) {
  const calls = callsOf(whose);
  const [adds, setAdds] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(query(calls.find));
  const feeds = data?.data.feeds;
  const add = (
    <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} disabled={!data} onClick={() => setAdds(true)}>
      Add a feed
    </Button>
  );
  return (
    <Page
      title="Job feeds"
      breadcrumbs={whose === 'company' ? [{ label: 'Jobs', href: paths.recruiter.jobs() }] : []}
      lead="Jobs come in by themselves from your recruiting system or website, and close when they are no longer there."
      action={feeds && feeds.length > 0 ? add : undefined}
    >
      {error instanceof ApiError && error.status === 403 ? (
        <EmptyState title="Only admins of your company see its feeds" icon={<IconRss size={28} aria-hidden />} />
      ) : error && !data ? (
        <ErrorState title="The feeds could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !feeds ? (
        <TableSkeleton columns={5} what="the feeds" />
      ) : feeds.length === 0 ? (
        <EmptyState title="No feeds yet" icon={<IconRss size={28} aria-hidden />} action={add}>
          Connect Greenhouse, Lever, Ashby, an XML feed or the job pages of a website. You see the first jobs before anything is
          published.
        </EmptyState>
      ) : (
        <ResponsiveTable
          caption="Job feeds"
          rows={feeds}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: 'Feed',
              cell: ({ id, name, kind_label }) => (
                <Box sx={{ overflowWrap: 'anywhere' }}>
                  <Link href={calls.href({ feed: id })} sx={{ fontWeight: 600 }}>
                    {name}
                  </Link>
                  <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>{kind_label}</Box>
                </Box>
              ),
            },
            { key: 'state', header: 'State', width: 200, cell: (feed) => <FeedState feed={feed} /> },
            { key: 'jobs', header: 'Open jobs', width: 112, align: 'right', cell: ({ open_jobs }) => open_jobs.toLocaleString() },
            {
              key: 'last',
              header: 'Last read',
              width: 152,
              cell: ({ last_run }) => (last_run ? <DateText value={last_run.started_at} capital /> : 'Never'),
            },
            {
              key: 'schedule',
              header: 'Schedule',
              width: 152,
              cell: ({ every_hours }) => (every_hours === null ? 'By hand' : intervalInWords(every_hours)),
            },
          ]}
        />
      )}
      {adds && data && <FeedDialog whose={whose} kinds={data.data.kinds} feed={null} onClose={() => setAdds(false)} />}
    </Page>
  );
}
