import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { listedSearch } from '../job-list-query.ts';
import { changeJobSearch, type JobSearch, type JobsArea, jobApplyHref, jobHref, jobListHref } from './job-filter-url.ts';

type JobFilterContextValue = {
  area: JobsArea;
  /** The filter in the page's address. */
  search: JobSearch;
  /** The address of the list, with an optional change. Every change except that of the page leads back to page 1. */
  listHref: (change?: Partial<JobSearch>) => string;
  jobHref: (jobId: number) => string;
  applyHref: (jobId: number) => string;
  /** Goes to the list with a change. With `replace` it adds no history entry, for typing. */
  change: (change: Partial<JobSearch>, options?: { replace?: boolean }) => void;
};

const JobFilterContext = createContext<JobFilterContextValue | null>(null);

/** The job filter and functions to change it. It exists only in the address, so nothing needs to be synchronized. */
export function useJobFilter(): JobFilterContextValue {
  const value = useContext(JobFilterContext);
  if (!value) throw new Error('useJobFilter must be used inside JobFilterProvider');
  return value;
}

export function JobFilterProvider({ area, children }: { area: JobsArea; children: ReactNode }) {
  const { history } = useRouter();
  const { search: raw } = useLocation();
  const value = useMemo<JobFilterContextValue>(() => {
    const search = listedSearch(area, raw);
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
