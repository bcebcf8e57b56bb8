import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shortened } from '#kit/contract/shortened.ts';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { JobEditor } from './JobEditor.tsx';
import { JobFrame } from './JobFrame.tsx';

/** Creates a job. */
export function JobCreatePage() {
  const { draft }: { draft?: unknown } = useSearch({ strict: false });
  // The address gets the draft when the job is saved for the first time. Loaded with it, the page is that of the draft.
  const [saved] = useState(Number(draft));
  const isSaved = Number.isInteger(saved) && saved > 0;
  const navigate = useNavigate();
  useEffect(() => {
    if (isSaved) void navigate({ href: paths.recruiter.jobEdit(saved), replace: true });
  }, [isSaved, saved, navigate]);
  return (
    <Page title="Post a job" breadcrumbs={[{ label: 'Jobs', href: paths.recruiter.jobs() }]}>
      {isSaved ? <FormSkeleton fields={8} /> : <JobEditor job={null} />}
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
