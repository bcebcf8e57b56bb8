import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DismissJobMenu } from '#features/jobs/web/search-parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import * as contract from '../contract.ts';
import { AlertList } from './AlertList.tsx';

const EMAIL = {
  immediately: 'You get them by email, one a day at most, and in the app.',
  daily: 'You get them in your daily summary and in the app.',
  never: 'You get them in the app only.',
} as const;

/** `/veteran/alerts`: the veteran's alerts, what they sent, and what to do with them. */
export function AlertsPage() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(query(contract.findAlerts));
  const found = data?.data;
  return (
    <Page
      title="Job alerts"
      breadcrumbs={[{ label: 'Jobs', href: paths.veteran.jobs() }]}
      lead={
        found && (
          <>
            {`${EMAIL[found.email]} `}
            <Link href={paths.notifications()}>Change how</Link>
          </>
        )
      }
      action={
        found &&
        found.alerts.length > 0 && (
          <Button variant="contained" href={paths.veteran.jobs()}>
            New alert from a search
          </Button>
        )
      }
    >
      {error && !found ? (
        <ErrorState title="Your alerts could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !found ? (
        <ListSkeleton rows={3} what="your alerts" />
      ) : found.alerts.length === 0 ? (
        <EmptyState
          title="No alerts yet"
          icon={<IconBell size={28} aria-hidden />}
          action={
            <Button variant="contained" href={paths.veteran.jobs()}>
              Search jobs
            </Button>
          }
        >
          Search for jobs, then choose “Alert me”. We’ll email you when there are new ones.
        </EmptyState>
      ) : (
        <AlertList
          alerts={found.alerts}
          area="veteran"
          calls={{
            list: contract.findAlerts,
            update: (id, body) => call(contract.updateAlert, { params: { id }, body }),
            remove: (id) => call(contract.deleteAlert, { params: { id } }),
            restore: (id) => call(contract.restoreAlert, { params: { id } }),
            renew: (id) => call(contract.renewAlert, { params: { id } }),
            refresh: () => client.invalidateQueries({ queryKey: keyOf(contract.findAlerts) }),
          }}
          more={(alert) => alert.sent_jobs > 0 && <SentJobs id={alert.id} name={alert.name} />}
        />
      )}
    </Page>
  );
}

/** Jobs that an alert has sent and that are still open. */
function SentJobs({ id, name }: { id: number; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...query(contract.findAlertJobs, { params: { id } }), enabled: isOpen });
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-label={`What it found: ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide what it found' : 'What it found'}
      </Button>
      {isOpen && isError && <ErrorState title="The jobs could not be loaded" onRetry={() => void refetch()} />}
      {isOpen && data?.data.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          None of the jobs it found is still open.
        </Typography>
      )}
      {isOpen && data && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {data.data.map((job) => (
            <Box
              component="li"
              key={job.id}
              sx={{
                py: 1.5,
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link href={paths.veteran.job(job.id)} color="textPrimary" variant="subtitle2">
                  {job.title}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {[job.company.name, job.city].filter(Boolean).join(', ')}
                  {', sent '}
                  <DateText value={job.sent_at} />
                </Typography>
                {job.match?.reasons[0] && <Typography variant="body2">{job.match.reasons[0].text}</Typography>}
              </Box>
              <DismissJobMenu jobId={job.id} title={job.title} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
