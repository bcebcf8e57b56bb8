import { findJobs } from '../../contract.ts';
import { type JobSearch, type JobsArea, jobListQuery, readJobSearch } from './filters/job-filter-url.ts';

type RawSearch = Readonly<Record<string, unknown>>;

/** What the list shows: saved and recommended jobs only in the veteran's area. Applications have a page of their own. */
export function listedSearch(area: JobsArea, raw: RawSearch): JobSearch {
  const search = readJobSearch(raw);
  const isOwn = area === 'veteran' && (search.jobType === 'saved' || search.jobType === 'recommended');
  return isOwn ? search : { ...search, jobType: 'jobs' };
}

/** The call for the list at an address. The router's loader prefetches it. */
export const jobListCall = (area: JobsArea, raw: RawSearch) =>
  [findJobs, { query: jobListQuery(listedSearch(area, raw)) }] as const;
