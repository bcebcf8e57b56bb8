import Button from '@mui/material/Button';
import { IconBriefcaseOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { type Crumb, Page } from '#kit/ui/page/Page.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { getRecruiterJob } from '../../recruiting-contract.ts';
import type { RecruiterJobShown } from './job-values.ts';

type JobFrameProps = {
  jobId: number;
  titleOf: (job: RecruiterJobShown) => string;
  /** Breadcrumbs between the job list and this page. */
  crumbsOf?: (job: RecruiterJobShown) => readonly Crumb[];
  actionOf?: (job: RecruiterJobShown) => ReactNode;
  /** Placeholder while the job loads. */
  skeleton?: ReactNode;
  children: (job: RecruiterJobShown) => ReactNode;
};

/** The frame of every screen about one job of the recruiter's company: loading, not found, failed or shown. */
export function JobFrame({ jobId, titleOf, crumbsOf, actionOf, skeleton, children }: JobFrameProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query(getRecruiterJob, { params: { id: jobId } }),
    enabled: Number.isInteger(jobId) && jobId > 0,
  });
  const jobs = { label: 'Jobs', href: paths.recruiter.jobs() };
  const isNobodys = (error instanceof ApiError && error.status === 404) || !(Number.isInteger(jobId) && jobId > 0);

  if (isNobodys) {
    return (
      <Page title="Job not found" breadcrumbs={[jobs]}>
        <EmptyState
          title="We can’t find this job"
          icon={<IconBriefcaseOff size={28} aria-hidden />}
          action={
            <Button variant="contained" href={paths.recruiter.jobs()}>
              Your jobs
            </Button>
          }
        >
          It may have been deleted, or belong to another company.
        </EmptyState>
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title="Job" breadcrumbs={[jobs]}>
        {error ? (
          <ErrorState title="This job could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
        ) : (
          (skeleton ?? <DetailsSkeleton what="the job" />)
        )}
      </Page>
    );
  }
  const job = data.data;
  return (
    <Page title={titleOf(job)} breadcrumbs={[jobs, ...(crumbsOf?.(job) ?? [])]} action={actionOf?.(job)}>
      {children(job)}
    </Page>
  );
}
