import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconEyeOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { findJobs, getJob } from '../../contract.ts';
import { type DismissedJob, dismissJob, findDismissedJobs, restoreJob } from '../../match-contract.ts';
import { DISMISS_LABELS } from '../../match-rules.ts';

/** Jobs that the veteran took out of the recommendations, which can be restored. */
export function DismissedJobsPage() {
  const { data, error, isFetching, refetch } = useQuery(query(findDismissedJobs));
  return (
    <Page
      title="Jobs you dismissed"
      breadcrumbs={[{ label: 'Jobs for you', href: paths.veteran.jobs({ jobType: 'recommended' }) }]}
      lead="They no longer appear in your recommendations, and your reasons improve what we suggest."
    >
      {error && !data ? (
        <ErrorState title="The jobs could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <ListSkeleton rows={4} what="the jobs you dismissed" />
      ) : data.data.length === 0 ? (
        <EmptyState
          title="No dismissed jobs"
          icon={<IconEyeOff size={28} aria-hidden />}
          action={
            <Button variant="contained" href={paths.veteran.jobs({ jobType: 'recommended' })}>
              See jobs for you
            </Button>
          }
        >
          When you choose “Not for me” on a job, you can bring it back here.
        </EmptyState>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
            {counted(data.data.length, 'job', 'jobs')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: 860 }}>
            {data.data.map((job) => (
              <Dismissed key={job.job_id} job={job} />
            ))}
          </Box>
        </>
      )}
    </Page>
  );
}

function Dismissed({ job }: { job: DismissedJob }) {
  const { job_id: id, title, company_name, reason, given_at } = job;
  const lists = { invalidates: [findDismissedJobs, findJobs, getJob] };
  const dismiss = useMutation(mutation(() => call(dismissJob, { params: { id }, body: { reason } }), lists));
  const restore = useMutation(
    mutation(() => call(restoreJob, { params: { id } }), {
      ...lists,
      onSuccess: () => toast.undo('Back in your recommendations', () => dismiss.mutate()),
    }),
  );
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={paths.veteran.job(id)} variant="subtitle1" color="textPrimary">
          {title}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {`${company_name}. ${DISMISS_LABELS[reason]}, `}
          <DateText value={given_at} />
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        aria-label={`Restore: ${title}`}
        loading={restore.isPending}
        onClick={() => restore.mutate()}
      >
        Restore
      </Button>
    </Box>
  );
}
