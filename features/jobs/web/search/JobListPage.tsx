import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { query } from '#kit/ui/data/query.ts';
import { usePageTitle } from '#kit/ui/page/page-heading.ts';
import { findJobs } from '../../contract.ts';
import { JobDetailsPane } from '../details/JobDetailsPane.tsx';
import { SignInToSave } from '../saved/SignInToSave.tsx';
import { useSavedJobs } from '../saved/useSavedJobs.ts';
import { BackToList } from './BackToList.tsx';
import { JobFilterProvider, useJobFilter } from './filters/JobFilterContext.tsx';
import { jobListQuery } from './filters/job-filter-url.ts';
import { BESIDE } from './job-layout.ts';
import { useJobTitle } from './job-list-hooks.ts';

// A job opened on a phone needs no list, so the list is loaded only where it is shown.
const JobList = lazy(async () => ({ default: (await import('./JobList.tsx')).JobList }));

/** `/jobs` and `/jobs/:jobId`: for anyone. */
export function PublicJobsPage() {
  return (
    <JobFilterProvider area="public">
      <Jobs />
    </JobFilterProvider>
  );
}

/** `/veteran/jobs` and `/veteran/jobs/:jobId`: with the veteran's saved jobs. */
export function VeteranJobsPage() {
  return (
    <JobFilterProvider area="veteran">
      <Jobs />
    </JobFilterProvider>
  );
}

function Jobs() {
  const params: { jobId?: string } = useParams({ strict: false });
  const openId = params.jobId === undefined ? undefined : Number(params.jobId);
  const beside = useMediaQuery(BESIDE, { noSsr: true });
  if (!beside && openId !== undefined) return <JobAlone jobId={openId} />;
  return (
    <Suspense>
      <JobList openId={openId} beside={beside} />
    </Suspense>
  );
}

/** A job as a page, on a phone. */
function JobAlone({ jobId }: { jobId: number }) {
  const { search } = useJobFilter();
  const viewer = useViewer();
  const saved = useSavedJobs(viewer?.role === 'veteran');
  // The job's card from the list, if it was loaded before.
  const list = useQueryClient().getQueryData(query(findJobs, { query: jobListQuery(search) }).queryKey);
  const card = list?.data.find(({ id }) => id === jobId);
  usePageTitle(useJobTitle(jobId, card) ?? 'Job');
  return (
    <Box sx={{ width: '100%', px: { xs: 2, sm: 3 }, pt: 1 }}>
      <BackToList />
      <JobDetailsPane
        jobId={jobId}
        card={card}
        beside={false}
        mayApply={viewer === null || viewer.role === 'veteran'}
        onToggleSave={saved.toggle}
      />
      <SignInToSave job={saved.signInFor} onClose={saved.close} />
    </Box>
  );
}
