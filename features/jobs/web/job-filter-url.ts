import type { JobFilter } from '../contract.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, POSTED, WORK_TYPES } from '../shapes.ts';
import { kilometres } from './job-words.ts';

/**
 * The job filter as the address bar holds it: the spec's names (section 3), defaults left out, so that a link, the back button and a
 * bookmark all lead to the same list. Whatever in an address makes no sense is dropped, never an error.
 */

/** Miles round a place; 0 is the town alone. */
export const RADII = [0, 5, 10, 25, 50, 100, 200] as const;
export const DEFAULT_RADIUS = 25;
export const SORTS = ['relevance', 'newest', 'closing_soon', 'salary', 'distance'] as const;
export const JOB_LISTS = ['jobs', 'saved', 'applied'] as const;

export type Sort = (typeof SORTS)[number];
export type JobList = (typeof JOB_LISTS)[number];

/** The middle of a search round a place: the town's name with its coordinates, in degrees. */
export type Near = { name: string; latitude: number; longitude: number; radius: (typeof RADII)[number] };

export type JobSearch = Pick<
  JobFilter,
  | 'search'
  | 'job_role'
  | 'experience'
  | 'country_id'
  | 'city'
  | 'matching_jobs'
  | 'job_type'
  | 'industry'
  | 'type'
  | 'company_id'
  | 'salary_min'
  | 'security_clearance'
  | 'guaranteed_interview'
  | 'placement'
  | 'military_skills_accepted'
  | 'posted'
  | 'sorted_by'
  | 'sorted_type'
  | 'page'
  | 'jobType'
> & { near: Near | null };

export const NO_FILTER: JobSearch = {
  search: '',
  job_role: [],
  experience: [],
  country_id: undefined,
  city: [],
  near: null,
  matching_jobs: false,
  job_type: [],
  industry: [],
  type: [],
  company_id: undefined,
  salary_min: undefined,
  security_clearance: [],
  guaranteed_interview: false,
  placement: false,
  military_skills_accepted: false,
  posted: 'all',
  sorted_by: 'relevance',
  sorted_type: 'desc',
  page: 1,
  jobType: 'jobs',
};

type RawSearch = Readonly<Record<string, unknown>>;

const MAX_TEXT = 300;
const MAX_NAME = 120;
const MAX_VALUES = 50;
const MAX_ID = 2_147_483_647;
const MAX_PAGE = 10_000;
const MAX_SALARY = 10_000_000;

function oneOf<const Value extends string | number>(values: readonly Value[], raw: unknown): Value | undefined {
  return values.find((value) => String(value) === String(raw));
}

function listOf<Item>(raw: unknown, item: (one: unknown) => Item | undefined): Item[] {
  const all = (Array.isArray(raw) ? raw : [raw]).map(item).filter((one) => one !== undefined);
  return [...new Set(all)].slice(0, MAX_VALUES);
}

function text(raw: unknown, max: number): string | undefined {
  const trimmed = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim().slice(0, max) : '';
  return trimmed === '' ? undefined : trimmed;
}

function number(raw: unknown, least: number, most: number): number | undefined {
  const value = text(raw, 40) === undefined ? Number.NaN : Number(raw);
  return value >= least && value <= most ? value : undefined;
}

function whole(raw: unknown, least: number, most: number): number | undefined {
  const value = number(raw, least, most);
  return Number.isInteger(value) ? value : undefined;
}

const flag = (raw: unknown) => raw === true || ['true', '1'].includes(String(raw));

function nearOf(raw: RawSearch): Near | null {
  const name = text(raw.near, MAX_NAME);
  const latitude = number(raw.latitude, -90, 90);
  const longitude = number(raw.longitude, -180, 180);
  if (name === undefined || latitude === undefined || longitude === undefined) return null;
  return { name, latitude, longitude, radius: oneOf(RADII, raw.radius) ?? DEFAULT_RADIUS };
}

/** Reads the query of an address, as the router has parsed it. */
export function readJobSearch(raw: RawSearch): JobSearch {
  const near = nearOf(raw);
  const sort = oneOf(SORTS, raw.sorted_by) ?? NO_FILTER.sorted_by;
  return {
    search: text(raw.search, MAX_TEXT) ?? '',
    job_role: listOf(raw.job_role, (one) => text(one, MAX_NAME)),
    experience: listOf(raw.experience, (one) => oneOf(EXPERIENCE_LEVELS, one)),
    country_id: whole(raw.country_id, 1, MAX_ID),
    city: listOf(raw.city, (one) => text(one, MAX_NAME)),
    near,
    matching_jobs: flag(raw.matching_jobs),
    job_type: listOf(raw.job_type, (one) => oneOf(JOB_TYPES, one)),
    industry: listOf(raw.industry, (one) => whole(one, 1, MAX_ID)),
    type: listOf(raw.type, (one) => oneOf(WORK_TYPES, one)),
    company_id: whole(raw.company_id, 1, MAX_ID),
    salary_min: whole(raw.salary_min, 1, MAX_SALARY),
    security_clearance: listOf(raw.security_clearance, (one) => text(one, 60)),
    guaranteed_interview: flag(raw.guaranteed_interview),
    placement: flag(raw.placement),
    military_skills_accepted: flag(raw.military_skills_accepted),
    posted: oneOf(POSTED, raw.posted) ?? NO_FILTER.posted,
    // There is no distance without a place.
    sorted_by: sort === 'distance' && !near ? NO_FILTER.sorted_by : sort,
    sorted_type: raw.sorted_type === 'asc' ? 'asc' : 'desc',
    page: whole(raw.page, 1, MAX_PAGE) ?? 1,
    jobType: oneOf(JOB_LISTS, raw.jobType) ?? 'jobs',
  };
}

/** The parts of a filter that differ from the defaults, as the query of an address. */
export function jobSearchQuery({ near, ...search }: JobSearch): [name: string, value: string][] {
  const defaults: Readonly<Record<string, unknown>> = NO_FILTER;
  const query: [string, string][] = [];
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '' && one !== defaults[name]) query.push([name, String(one)]);
    }
  }
  if (near) {
    query.push(['near', near.name], ['latitude', String(near.latitude)], ['longitude', String(near.longitude)]);
    query.push(['radius', String(near.radius)]);
  }
  return query;
}

/** A path with the filter behind it: `/jobs/42?search=welder&type=remote`. */
export function withJobSearch(path: string, search: JobSearch): string {
  const query = new URLSearchParams(jobSearchQuery(search)).toString();
  return query ? `${path}?${query}` : path;
}

/** The filter with a change. Any change but that of the page leads back to page 1 (spec, section 4). */
export function changeJobSearch(search: JobSearch, change: Partial<JobSearch>): JobSearch {
  const next = { ...search, page: 1, ...change };
  return next.near === null && next.sorted_by === 'distance' ? { ...next, sorted_by: NO_FILTER.sorted_by } : next;
}

/** Everything that narrows the list is taken away; order and list stay. */
export function clearJobSearch({ sorted_by, sorted_type, jobType }: JobSearch): JobSearch {
  return changeJobSearch({ ...NO_FILTER, sorted_type, jobType }, { sorted_by });
}

/** The query of the call: miles become kilometres, and a radius of 0 the town itself. */
export function jobCallQuery({ near, ...search }: JobSearch): Record<string, string | string[]> {
  const townAlone = near?.radius === 0;
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of jobSearchQuery({ ...search, near: null })) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  if (near) {
    query.latitude = String(near.latitude);
    query.longitude = String(near.longitude);
    if (townAlone) query.city = [...new Set([near.name, ...search.city])];
    else query.radius_km = String(kilometres(near.radius));
  }
  return query;
}

/** How many kinds of filter narrow the list; the words of the search and the order do not count. */
export function filtersInForce(search: JobSearch): number {
  const { sorted_by: _sort, sorted_type: _direction, jobType: _list, page: _page, search: _words, ...rest } = search;
  const defaults: Readonly<Record<string, unknown>> = NO_FILTER;
  return Object.entries(rest).filter(([name, value]) => (Array.isArray(value) ? value.length > 0 : value !== defaults[name]))
    .length;
}
