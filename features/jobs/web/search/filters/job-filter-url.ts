import type { z } from 'zod';
import type { SearchOf } from '#kit/contract/url-search.ts';
import { parseSearch, type RawSearch, readSearch, searchHref, stringifySearch } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import {
  DEFAULT_RADIUS,
  type findJobs,
  type JOB_LISTS,
  type JOB_SORTS,
  type JobFilter,
  JobListSearch,
  RADII,
} from '../../../contract.ts';
import { kilometres, type Near, placeFilter } from '../../../near-rules.ts';
import { LABELS } from '../../../rules.ts';

/**
 * The job filter in a page's address: fixed names, defaults left out. A link, the back button and a bookmark therefore lead to the
 * same list. Values in an address that make no sense are ignored.
 */

export type Sort = (typeof JOB_SORTS)[number];
export type JobList = (typeof JOB_LISTS)[number];

type Address = SearchOf<typeof JobListSearch>;

export type JobSearch = Omit<Address, 'near' | 'latitude' | 'longitude' | 'radius'> & { near: Near | null };

/** Reads the query of an address, as the router has parsed it. */
export function readJobSearch(raw: Readonly<Record<string, unknown>>): JobSearch {
  const { near: name, latitude, longitude, radius, ...search } = readSearch(JobListSearch, raw);
  const near =
    name === undefined || latitude === undefined || longitude === undefined ? null : { name, latitude, longitude, radius };
  return withPossible({ ...search, near });
}

/** Sorting by distance needs a place, sorting by match a list of matching jobs, and searching descriptions words and open jobs. */
function withPossible(search: JobSearch): JobSearch {
  const ofOpenJobs = search.jobType === 'jobs' || search.jobType === 'recommended';
  const in_description = search.in_description && search.search !== '' && ofOpenJobs;
  return withPossibleSort({ ...search, in_description });
}

function withPossibleSort(search: JobSearch): JobSearch {
  const lacksPlace = search.sorted_by === 'distance' && !search.near;
  const lacksMatches = search.sorted_by === 'match' && !showsMatches(search);
  return lacksPlace || lacksMatches ? { ...search, sorted_by: NO_FILTER.sorted_by } : search;
}

/** Whether the list has only jobs that fit the veteran. */
export const showsMatches = ({ matching_jobs, jobType }: Pick<JobSearch, 'matching_jobs' | 'jobType'>): boolean =>
  matching_jobs || jobType === 'recommended';

/** The filter of an address without a query: all open jobs. */
export const NO_FILTER: JobSearch = readJobSearch({});

function addressOf({ near, ...search }: JobSearch): Address {
  if (!near) return { ...search, radius: DEFAULT_RADIUS };
  const { name, ...place } = near;
  return { ...search, ...place, near: name };
}

const hrefOf = (path: string, search: JobSearch) => searchHref(path, JobListSearch, addressOf(search));

/** The parts of a filter that differ from the defaults, as the query of an address. */
const queryOf = (search: JobSearch): RawSearch => parseSearch(hrefOf('', search));

/** Where the jobs are listed: the public list, or the veteran's area with its saved and applied lists. */
export type JobsArea = 'public' | 'veteran';

/** The address of a list: `/jobs?search=welder`. In the veteran's area it always names its list: `/veteran/jobs?jobType=jobs`. */
export function jobListHref(area: JobsArea, search: JobSearch): string {
  if (area === 'public') return hrefOf(paths.jobs(), search);
  const [path = ''] = paths.veteran.jobs().split('?');
  return path + stringifySearch({ jobType: search.jobType, ...queryOf({ ...search, jobType: 'jobs' }) });
}

/** The address of a job with the list beside it: `/jobs/42?search=welder`. */
export function jobHref(area: JobsArea, jobId: number, search: JobSearch): string {
  return hrefOf(area === 'public' ? paths.job(jobId) : paths.veteran.job(jobId), search);
}

/** The address of the apply page. It carries the list's query, for the way back. */
export function jobApplyHref(area: JobsArea, jobId: number, search: JobSearch): string {
  return hrefOf(area === 'public' ? paths.jobApply(jobId) : paths.veteran.jobApply(jobId), search);
}

/** The filter with a change. Every change except that of the page leads back to page 1. Other keywords are searched for in titles first. */
export function changeJobSearch(search: JobSearch, change: Partial<JobSearch>): JobSearch {
  const isOther = change.search !== undefined && change.search !== search.search;
  return withPossible({ ...search, page: 1, ...(isOther ? { in_description: false, read_from: undefined } : {}), ...change });
}

/** The filter without everything that narrows the list. Order and list stay. */
export function clearJobSearch({ sorted_by, sorted_type, jobType }: JobSearch): JobSearch {
  return changeJobSearch({ ...NO_FILTER, sorted_type, jobType }, { sorted_by });
}

/** The query of the call. Defaults of the contract are left out. */
export function jobCallQuery({ near, read_from: _typed, ...search }: JobSearch): z.input<typeof JobFilter> {
  const unless = <Value>(standard: Value, value: Value) => (value === standard ? undefined : value);
  return {
    ...search,
    search: unless('', search.search),
    ...placeFilter(near, search.city),
    in_description: unless(false, search.in_description),
    matching_jobs: unless(false, search.matching_jobs),
    guaranteed_interview: unless(false, search.guaranteed_interview),
    placement: unless(false, search.placement),
    military_skills_accepted: unless(false, search.military_skills_accepted),
    answers_in_time: unless(false, search.answers_in_time),
    posted: unless('all', search.posted),
    sorted_by: unless('relevance', search.sorted_by),
    sorted_type: unless('desc', search.sorted_type),
    page: unless(1, search.page),
    jobType: unless('jobs', search.jobType),
  };
}

/** The same filter as the first page of the standard order. Facets are the same for every page and order, so only this one is asked for them. */
export const firstPageOf = (search: JobSearch): JobSearch => ({
  ...search,
  page: NO_FILTER.page,
  sorted_by: NO_FILTER.sorted_by,
  sorted_type: NO_FILTER.sorted_type,
});

/** The query of the call that lists the jobs, without facets where `firstPageOf` has them. */
export function jobListQuery(search: JobSearch): z.input<typeof findJobs.query> {
  const { page, sorted_by, sorted_type } = jobCallQuery(search);
  const isFirst = page === undefined && sorted_by === undefined && sorted_type === undefined;
  return { ...jobCallQuery(search), without_facets: isFirst ? undefined : true };
}

/** How many kinds of filter narrow the list. Keywords and order do not count. */
export function filtersInForce(search: JobSearch): number {
  const { sorted_by: _sort, sorted_type: _direction, jobType: _list, page: _page, ...others } = search;
  const { search: _words, in_description: _where, read_from: _typed, ...rest } = others;
  const defaults: Readonly<Record<string, unknown>> = NO_FILTER;
  return Object.entries(rest).filter(([name, value]) => (Array.isArray(value) ? value.length > 0 : value !== defaults[name]))
    .length;
}

/**
 * The filter after a wider search that the server offers. Its names are those of the call; `null` removes a filter.
 * A radius in kilometres becomes the smallest one in miles that covers it.
 */
export function widen(search: JobSearch, change: Readonly<Record<string, string | number | null>>): JobSearch {
  const raw: Record<string, unknown> = queryOf(search);
  for (const [name, value] of Object.entries(change)) {
    if (name === 'radius_km') raw.radius = value === null ? null : RADII.find((miles) => kilometres(miles) >= Number(value) - 1);
    else raw[name] = value;
  }
  // Without its radius or its centre there is no place left to search around.
  if (raw.radius === null || (change.city === null && search.near?.radius === 0)) raw.near = null;
  return { ...readJobSearch(raw), page: 1 };
}

/** An active filter: its label, and the change that removes it. */
export type FilterInForce = { key: string; label: string; without: Partial<JobSearch> };

type Names = {
  industry: (id: number) => string;
  country: (id: number) => string;
  company: (id: number) => string;
  occupation: (code: string) => string;
  money: (amount: number) => string;
};

/** Every active filter, in the order of the screen. */
export function filtersOf(search: JobSearch, names: Names): FilterInForce[] {
  const filters: FilterInForce[] = [];
  const add = (key: string, label: string, without: Partial<JobSearch>) => filters.push({ key, label, without });
  const each = <Name extends ListName>(name: Name, label: (value: JobSearch[Name][number]) => string) => {
    const chosen: JobSearch[Name][number][] = search[name];
    for (const value of chosen) add(`${name} ${value}`, label(value), { [name]: chosen.filter((one) => one !== value) });
  };

  if (search.search) add('search', `“${search.search.replace(/^"(.*)"$/, '$1')}”`, { search: '' });
  if (search.in_description) add('in_description', 'Mentioned in the description', { in_description: false });
  if (search.near) {
    const { name, radius } = search.near;
    add('near', radius === 0 ? name : `Within ${radius} miles of ${name}`, { near: null });
  }
  each('city', String);
  each('state', String);
  if (search.country_id !== undefined) add('country', names.country(search.country_id), { country_id: undefined });
  if (search.company_id !== undefined) add('company', names.company(search.company_id), { company_id: undefined });
  each('occupation', names.occupation);
  each('job_role', String);
  if (search.guaranteed_interview) add('interview', 'Guaranteed interview', { guaranteed_interview: false });
  if (search.military_skills_accepted) add('military', 'Military experience accepted', { military_skills_accepted: false });
  if (search.placement) add('placement', 'Placement', { placement: false });
  if (search.answers_in_time) add('answers', 'Answers in time', { answers_in_time: false });
  each('type', (value) => LABELS.type[value]);
  each('job_type', (value) => LABELS.job_type[value]);
  if (search.salary_min !== undefined) add('salary', `${names.money(search.salary_min)} or more`, { salary_min: undefined });
  each('experience', (value) => LABELS.experience[value]);
  if (search.posted !== 'all') add('posted', `Posted: ${LABELS.posted[search.posted].toLowerCase()}`, { posted: 'all' });
  each('industry', names.industry);
  each('security_clearance', (value) => `${value} clearance`);
  return filters;
}

type ListName =
  | 'job_role'
  | 'occupation'
  | 'experience'
  | 'city'
  | 'state'
  | 'job_type'
  | 'industry'
  | 'type'
  | 'security_clearance';
