import type { z } from 'zod';
import type { SavedSearch } from '#features/jobs/contract.ts';
import { filtersOf, type JobSearch, jobListHref, NO_FILTER } from '#features/jobs/web/search-parts.ts';

/** What an alert stores of the search of a job list. */
export function savedSearchOf(search: JobSearch, isSignedIn: boolean): z.input<typeof SavedSearch> {
  const { posted: _age, sorted_by: _order, sorted_type: _direction, page: _page, read_from: _typed, jobType, ...saved } = search;
  return { ...saved, matching_jobs: isSignedIn && (search.matching_jobs || jobType === 'recommended') };
}

/** The job list that shows what an alert searches for. */
export const listOfAlert = (area: 'public' | 'veteran', saved: SavedSearch): string =>
  jobListHref(area, { ...NO_FILTER, ...saved });

type Names = Parameters<typeof filtersOf>[1];

const LONGEST_NAME = 120;

/** `“welder” · Within 25 miles of Leeds`; all jobs where nothing narrows the search. */
export function nameOfSearch(search: JobSearch, names: Names): string {
  const labels = filtersOf({ ...search, posted: 'all' }, names).map(({ label }) => label);
  if (search.matching_jobs || search.jobType === 'recommended') labels.unshift('Jobs that fit me');
  return (labels.join(' · ') || 'All new jobs').slice(0, LONGEST_NAME);
}
