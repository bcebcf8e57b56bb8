import { withQuery } from '#kit/ui/paths.ts';
import { JOB_STATUSES, type JobStatus } from '../shapes.ts';

export const RECRUITER_SORTS = ['newest', 'closing_soon', 'title', 'applicants'] as const;

/** What the address of a recruiter's list of jobs says; whatever is unknown in it falls back to the plain list. */
export type RecruiterJobSearch = {
  status: JobStatus | null;
  search: string;
  sorted_by: (typeof RECRUITER_SORTS)[number];
  page: number;
};

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | null =>
  values.find((value) => value === given) ?? null;

/** Reads the query of the address. */
export function readRecruiterJobSearch(query: Record<string, unknown>): RecruiterJobSearch {
  const page = Number(query.page);
  return {
    status: oneOf(JOB_STATUSES, query.status),
    // A search for a number arrives as one.
    search: typeof query.search === 'string' || typeof query.search === 'number' ? String(query.search).slice(0, 200) : '',
    sorted_by: oneOf(RECRUITER_SORTS, query.sorted_by) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of the list at `path` with these settings; any change but of the page leads to page 1. */
export function hrefOfJobs(path: string, now: RecruiterJobSearch, change: Partial<RecruiterJobSearch> = {}): string {
  const { status, search, sorted_by, page } = { ...now, page: 1, ...change };
  return withQuery(path, {
    status,
    search,
    sorted_by: sorted_by === 'newest' ? null : sorted_by,
    page: page === 1 ? null : page,
  });
}
