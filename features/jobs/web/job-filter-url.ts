import type { z } from 'zod';
import { paths } from '#kit/ui/paths.ts';
import type { JobFilter } from '../contract.ts';
import { LABELS } from '../rules.ts';
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
  | 'state'
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
  state: [],
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
    state: listOf(raw.state, (one) => text(one, MAX_NAME)),
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

/** Where the jobs are read: the public list, or the veteran's own area with its saved and applied lists. */
export type JobsArea = 'public' | 'veteran';

function withQuery(path: string, query: [name: string, value: string][]): string {
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

/** The address of a list: `/jobs?search=welder`. In the veteran's area it always names its list, as the spec does: `/veteran/jobs?jobType=jobs`. */
export function jobListHref(area: JobsArea, search: JobSearch): string {
  if (area === 'public') return withQuery(paths.jobs(), jobSearchQuery(search));
  const rest = jobSearchQuery({ ...search, jobType: 'jobs' });
  return withQuery(paths.veteran.jobs().split('?')[0] ?? '', [['jobType', search.jobType], ...rest]);
}

/** The address of a job with the list beside it: `/jobs/42?search=welder`. */
export function jobHref(area: JobsArea, jobId: number, search: JobSearch): string {
  return withQuery(area === 'public' ? paths.job(jobId) : paths.veteran.job(jobId), jobSearchQuery(search));
}

/** The address where one applies, from which the way back leads to the same list. */
export function jobApplyHref(area: JobsArea, jobId: number, search: JobSearch): string {
  return withQuery(area === 'public' ? paths.jobApply(jobId) : paths.veteran.jobApply(jobId), jobSearchQuery(search));
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

/** The query of the call: miles become kilometres, and a radius of 0 the town itself. What is left out is the contract's default. */
export function jobCallQuery({ near, ...search }: JobSearch): z.input<typeof JobFilter> {
  const unless = <Value>(standard: Value, value: Value) => (value === standard ? undefined : value);
  return {
    ...search,
    search: unless('', search.search),
    city: near?.radius === 0 ? [...new Set([near.name, ...search.city])] : search.city,
    latitude: near?.latitude,
    longitude: near?.longitude,
    radius_km: near && near.radius > 0 ? kilometres(near.radius) : undefined,
    matching_jobs: unless(false, search.matching_jobs),
    guaranteed_interview: unless(false, search.guaranteed_interview),
    placement: unless(false, search.placement),
    military_skills_accepted: unless(false, search.military_skills_accepted),
    posted: unless('all', search.posted),
    sorted_by: unless('relevance', search.sorted_by),
    sorted_type: unless('desc', search.sorted_type),
    page: unless(1, search.page),
    jobType: unless('jobs', search.jobType),
  };
}

/** How many kinds of filter narrow the list; the words of the search and the order do not count. */
export function filtersInForce(search: JobSearch): number {
  const { sorted_by: _sort, sorted_type: _direction, jobType: _list, page: _page, search: _words, ...rest } = search;
  const defaults: Readonly<Record<string, unknown>> = NO_FILTER;
  return Object.entries(rest).filter(([name, value]) => (Array.isArray(value) ? value.length > 0 : value !== defaults[name]))
    .length;
}

/**
 * The filter after a wider search that the server offers: its names are those of the call, `null` takes a filter away.
 * A radius in kilometres becomes the smallest one in miles that holds it.
 */
export function widen(search: JobSearch, change: Readonly<Record<string, string | number | null>>): JobSearch {
  const raw: Record<string, unknown> = {};
  for (const [name, value] of jobSearchQuery(search)) raw[name] = raw[name] === undefined ? value : [raw[name], value].flat();
  for (const [name, value] of Object.entries(change)) {
    if (name === 'radius_km') raw.radius = value === null ? null : RADII.find((miles) => kilometres(miles) >= Number(value) - 1);
    else raw[name] = value;
  }
  // Without its radius or its middle there is no place left to search round.
  if (raw.radius === null || (change.city === null && search.near?.radius === 0)) raw.near = null;
  return { ...readJobSearch(raw), page: 1 };
}

/** A filter in force, in words, and the filter without it. */
export type FilterInForce = { key: string; label: string; without: Partial<JobSearch> };

type Names = {
  industry: (id: number) => string;
  country: (id: number) => string;
  company: (id: number) => string;
  money: (amount: number) => string;
};

/** Every filter in force, in the order of the filters on the screen. */
export function filtersOf(search: JobSearch, names: Names): FilterInForce[] {
  const filters: FilterInForce[] = [];
  const add = (key: string, label: string, without: Partial<JobSearch>) => filters.push({ key, label, without });
  const each = <Name extends ListName>(name: Name, label: (value: JobSearch[Name][number]) => string) => {
    const chosen: JobSearch[Name][number][] = search[name];
    for (const value of chosen) add(`${name} ${value}`, label(value), { [name]: chosen.filter((one) => one !== value) });
  };

  if (search.search) add('search', `“${search.search.replace(/^"(.*)"$/, '$1')}”`, { search: '' });
  if (search.near) {
    const { name, radius } = search.near;
    add('near', radius === 0 ? name : `Within ${radius} miles of ${name}`, { near: null });
  }
  each('city', String);
  each('state', String);
  if (search.country_id !== undefined) add('country', names.country(search.country_id), { country_id: undefined });
  if (search.company_id !== undefined) add('company', names.company(search.company_id), { company_id: undefined });
  each('job_role', String);
  if (search.guaranteed_interview) add('interview', 'Guaranteed interview', { guaranteed_interview: false });
  if (search.military_skills_accepted) add('military', 'Military experience accepted', { military_skills_accepted: false });
  if (search.placement) add('placement', 'Placement', { placement: false });
  each('type', (value) => LABELS.type[value]);
  each('job_type', (value) => LABELS.job_type[value]);
  if (search.salary_min !== undefined) add('salary', `${names.money(search.salary_min)} or more`, { salary_min: undefined });
  each('experience', (value) => LABELS.experience[value]);
  if (search.posted !== 'all') add('posted', `Posted: ${LABELS.posted[search.posted].toLowerCase()}`, { posted: 'all' });
  each('industry', names.industry);
  each('security_clearance', (value) => `${value} clearance`);
  return filters;
}

type ListName = 'job_role' | 'experience' | 'city' | 'state' | 'job_type' | 'industry' | 'type' | 'security_clearance';
