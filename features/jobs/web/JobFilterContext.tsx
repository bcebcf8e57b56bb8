import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  changeJobSearch,
  type JobSearch,
  type JobsArea,
  jobApplyHref,
  jobHref,
  jobListHref,
  readJobSearch,
} from './job-filter-url.ts';

type JobFilterContextValue = {
  area: JobsArea;
  /** What the address says. */
  search: JobSearch;
  /** The list as it is, or with a change; any but that of the page leads back to page 1. */
  listHref: (change?: Partial<JobSearch>) => string;
  jobHref: (jobId: number) => string;
  applyHref: (jobId: number) => string;
  /** Goes to the list with a change. `replace` leaves no step for the back button: for typing on. */
  change: (change: Partial<JobSearch>, options?: { replace?: boolean }) => void;
};

const JobFilterContext = createContext<JobFilterContextValue | null>(null);

/** The job filter of the screen and the ways to change it. The address is its only home, so that there is nothing to keep in step. */
export function useJobFilter(): JobFilterContextValue {
  const value = useContext(JobFilterContext);
  if (!value) throw new Error('useJobFilter must be used inside JobFilterProvider');
  return value;
}

export function JobFilterProvider({ area, children }: { area: JobsArea; children: ReactNode }) {
  const { history } = useRouter();
  const { search: raw } = useLocation();
  const value = useMemo<JobFilterContextValue>(() => {
    const search = listed(area, readJobSearch(raw));
    return {
      area,
      search,
      listHref: (change) => jobListHref(area, change ? changeJobSearch(search, change) : search),
      jobHref: (jobId) => jobHref(area, jobId, search),
      applyHref: (jobId) => jobApplyHref(area, jobId, search),
      change: (change, { replace = false } = {}) => {
        const href = jobListHref(area, changeJobSearch(search, change));
        if (replace) history.replace(href);
        else history.push(href);
      },
    };
  }, [area, raw, history]);
  return <JobFilterContext.Provider value={value}>{children}</JobFilterContext.Provider>;
}

/** Saved jobs are in the veteran's area only; what was applied for is another page, beside which no job is shown. */
function listed(area: JobsArea, search: JobSearch): JobSearch {
  return search.jobType === 'saved' && area === 'veteran' ? search : { ...search, jobType: 'jobs' };
}
