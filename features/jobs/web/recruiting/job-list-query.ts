import type { SearchOf } from '#kit/contract/url-search.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { findRecruiterJobs, RecruiterJobSearch } from '../../recruiting-contract.ts';

/** The call for the company's job list at an address. The router's loader prefetches it. */
export const recruiterJobListCall = (raw: Readonly<Record<string, unknown>>) =>
  recruiterJobsCall(readSearch(RecruiterJobSearch, raw));

export const recruiterJobsCall = ({ status, ...search }: SearchOf<typeof RecruiterJobSearch>) =>
  [findRecruiterJobs, { query: { ...search, status: status ? [status] : [] } }] as const;
