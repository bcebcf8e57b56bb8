import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { findJobs, type JobFacets } from '../../contract.ts';
import { firstPageOf, type JobSearch, jobListQuery } from './filters/job-filter-url.ts';

/** The facets of a filter. Other pages and orders than the first have none of their own, and keep those that were loaded with it. */
export function useFacets(search: JobSearch, enabled: boolean): JobFacets | null {
  const listed = jobListQuery(search);
  const isFirst = listed.without_facets === undefined;
  const first = useQuery({
    ...query(findJobs, { query: jobListQuery(firstPageOf(search)) }),
    enabled: enabled && !isFirst && (search.jobType === 'jobs' || search.jobType === 'recommended'),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Of the first page the list is the same query, which only the list fetches.
  return first.data?.facets ?? null;
}
