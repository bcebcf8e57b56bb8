import { useParams } from '@tanstack/react-router';
import { shortened } from '#kit/contract/shortened.ts';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { JobEditor } from './JobEditor.tsx';
import { JobFrame } from './JobFrame.tsx';

/** Creates a job. */
export function JobCreatePage() {
  return (
    <Page title="Post a job" breadcrumbs={[{ label: 'Jobs', href: paths.recruiter.jobs() }]}>
      <JobEditor job={null} />
    </Page>
  );
}

/** Edits a job of the recruiter's company. */
export function JobEditPage() {
  const { jobId }: { jobId?: string } = useParams({ strict: false });
  return (
    <JobFrame
      jobId={Number(jobId)}
      titleOf={({ status }) => (status === 'draft' ? 'Edit draft' : 'Edit job')}
      crumbsOf={({ id, title }) => [{ label: shortened(title, 48), href: paths.recruiter.job(id) }]}
      skeleton={<FormSkeleton fields={8} />}
    >
      {(job) => <JobEditor key={job.id} job={job} />}
    </JobFrame>
  );
}
