import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconBriefcase, IconPlus, IconRss, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { searchHref, useSearchChange, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { RecruiterJobSearch } from '../../recruiting-contract.ts';
import { jobCount } from '../job-words.ts';
import { JOBS_PANEL, JobFilters } from './JobFilters.tsx';
import { JobTable } from './JobTable.tsx';
import { recruiterJobsCall } from './job-list-query.ts';

/** The jobs of the recruiter's company, in every status. */
export function JobListPage() {
  const search = useUrlSearch(RecruiterJobSearch);
  const go = useSearchChange(RecruiterJobSearch, (now, change) =>
    searchHref(paths.recruiter.jobs(), RecruiterJobSearch, now, change),
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...recruiterJobsCall(search)),
    // The list stays on screen while the next one loads.
    placeholderData: keepPreviousData,
  });
  const hrefOf = (change: Partial<typeof search>) => searchHref(paths.recruiter.jobs(), RecruiterJobSearch, search, change);
  const total = data?.meta.total;

  useEffect(() => {
    if (total !== undefined && !isPlaceholderData) announce(jobCount(total));
  }, [total, isPlaceholderData]);

  const none = data?.data.length === 0;
  const narrowed = search.search !== '' || search.status !== undefined;

  return (
    <Page
      title="Jobs"
      action={
        <>
          <Button
            variant="outlined"
            color="inherit"
            href={paths.recruiter.jobFeeds()}
            startIcon={<IconRss size={18} aria-hidden />}
          >
            Job feeds
          </Button>
          <Button variant="contained" href={paths.recruiter.jobCreate()} startIcon={<IconPlus size={18} aria-hidden />}>
            Post a job
          </Button>
        </>
      }
    >
      <JobFilters search={search} counts={data?.counts ?? null} hrefOf={hrefOf} onChange={go} />
      <Box
        id={JOBS_PANEL}
        role="tabpanel"
        aria-labelledby={`${JOBS_PANEL}-${search.status ?? 'all'}`}
        aria-busy={isPlaceholderData}
      >
        {error && !data ? (
          <ErrorState title="Your jobs could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
        ) : !data ? (
          <TableSkeleton columns={5} what="your jobs" />
        ) : none && narrowed ? (
          <EmptyState
            title="No matching jobs"
            icon={<IconSearchOff size={28} aria-hidden />}
            action={
              <Button variant="outlined" color="inherit" href={paths.recruiter.jobs()}>
                Show all jobs
              </Button>
            }
          >
            Try fewer words or another status.
          </EmptyState>
        ) : none ? (
          <EmptyState
            title="Post your first job"
            icon={<IconBriefcase size={28} aria-hidden />}
            action={
              <Button variant="contained" href={paths.recruiter.jobCreate()}>
                Post a job
              </Button>
            }
          >
            Veterans can find it by title, location and matching military trades. You can save a draft and finish it later.
          </EmptyState>
        ) : (
          <>
            <JobTable jobs={data.data} />
            <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={(page) => hrefOf({ page })} what="Jobs" />
          </>
        )}
      </Box>
    </Page>
  );
}
