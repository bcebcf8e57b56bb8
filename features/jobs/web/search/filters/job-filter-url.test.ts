import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch } from '#kit/ui/lists/search-params.ts';
import { JOB_LISTS, JOB_SORTS, JobFilter, RADII } from '../../../contract.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, POSTED, WORK_TYPES } from '../../../shapes.ts';
import {
  changeJobSearch,
  clearJobSearch,
  filtersInForce,
  filtersOf,
  type JobSearch,
  jobApplyHref,
  jobCallQuery,
  jobHref,
  jobListHref,
  NO_FILTER,
  readJobSearch,
  widen,
} from './job-filter-url.ts';

const LEEDS = { name: 'Leeds', latitude: 53.79648, longitude: -1.54785, radius: 25 } as const;

const parsed = (href: string) => parseSearch(new URL(href, 'http://muster.test').search);

test('an address without a query is the list of all jobs, and the reverse', () => {
  expect(readJobSearch({})).toEqual(NO_FILTER);
  expect(jobListHref('public', NO_FILTER)).toBe('/jobs');
});

test('the names are those of bookmarks, and defaults are left out', () => {
  const search: JobSearch = {
    ...NO_FILTER,
    search: '"shift lead" -nights',
    job_role: ['Welder'],
    experience: ['mid', 'senior'],
    country_id: 232,
    city: ['Leeds'],
    state: ['England'],
    job_type: ['full_time'],
    industry: [7],
    type: ['remote'],
    sorted_by: 'newest',
    sorted_type: 'asc',
    page: 3,
  };
  expect(decodeURIComponent(jobListHref('public', search)).replaceAll('+', ' ')).toBe(
    '/jobs?search="shift lead" -nights&job_role=Welder&experience=mid&experience=senior&country_id=232&city=Leeds&state=England' +
      '&job_type=full_time&industry=7&type=remote&sorted_by=newest&sorted_type=asc&page=3',
  );
});

const name = fc
  .string({ minLength: 1, maxLength: 40 })
  .map((one) => one.trim())
  .filter((one) => one !== '');
const names = fc.uniqueArray(name, { maxLength: 4 });
const near = fc.record({
  name,
  latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((one) => one + 0),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((one) => one + 0),
  radius: fc.constantFrom(...RADII),
});
const anySearch: fc.Arbitrary<JobSearch> = fc
  .record({
    search: fc.oneof(fc.constant(''), name),
    in_description: fc.boolean(),
    read_from: fc.option(name, { nil: undefined }),
    job_role: names,
    occupation: fc.uniqueArray(fc.constantFrom('49-3031.00', '15-1244.00')),
    experience: fc.uniqueArray(fc.constantFrom(...EXPERIENCE_LEVELS)),
    country_id: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { nil: undefined }),
    city: names,
    state: names,
    near: fc.option(near, { nil: null }),
    matching_jobs: fc.boolean(),
    job_type: fc.uniqueArray(fc.constantFrom(...JOB_TYPES)),
    industry: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 4 }),
    type: fc.uniqueArray(fc.constantFrom(...WORK_TYPES)),
    company_id: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    salary_min: fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: undefined }),
    security_clearance: names,
    guaranteed_interview: fc.boolean(),
    answers_in_time: fc.boolean(),
    placement: fc.boolean(),
    military_skills_accepted: fc.boolean(),
    posted: fc.constantFrom(...POSTED),
    sorted_by: fc.constantFrom(...JOB_SORTS),
    sorted_type: fc.constantFrom('asc' as const, 'desc' as const),
    page: fc.integer({ min: 1, max: 10_000 }),
    jobType: fc.constantFrom(...JOB_LISTS),
  })
  .filter(
    ({ in_description, search, jobType }) =>
      !in_description || (search !== '' && (jobType === 'jobs' || jobType === 'recommended')),
  )
  .filter((search) => search.near !== null || search.sorted_by !== 'distance')
  .filter((search) => search.matching_jobs || search.jobType === 'recommended' || search.sorted_by !== 'match');

test('every filter can be read back from its address', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(readJobSearch(parsed(jobListHref('public', search)))).toEqual(search);
    }),
  );
});

/** A query as the server receives it: text, or a list for a repeated name. */
function arrived(query: object): Record<string, unknown> {
  const all = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) all.append(key, String(one));
  }
  return parsed(`/api/jobs?${all}`);
}

test('every filter produces a call that the contract parses to the same filter', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const { near: place, city, read_from: _typed, ...same } = search;
      expect(JobFilter.parse(arrived(jobCallQuery(search)))).toEqual({
        ...same,
        city: place?.radius === 0 ? [...new Set([place.name, ...city])] : city,
        latitude: place?.latitude,
        longitude: place?.longitude,
        radius_km: place && place.radius > 0 ? expect.any(Number) : undefined,
      });
    }),
  );
});

test('a veteran’s list is named in its address, and a job keeps the list it was opened from', () => {
  const search: JobSearch = { ...NO_FILTER, search: 'welder' };
  expect(jobListHref('veteran', NO_FILTER)).toBe('/veteran/jobs?jobType=jobs');
  expect(jobListHref('veteran', { ...search, jobType: 'saved' })).toBe('/veteran/jobs?jobType=saved&search=welder');
  expect(jobHref('veteran', 42, { ...search, jobType: 'saved' })).toBe('/veteran/jobs/42?search=welder&jobType=saved');
  expect(jobHref('public', 42, NO_FILTER)).toBe('/jobs/42');
  expect(jobApplyHref('public', 42, search)).toBe('/jobs/42/apply?search=welder');
});

test('invalid values in an address are dropped one by one', () => {
  expect(
    readJobSearch({
      search: ['two', 'words'],
      experience: ['mid', 'grandmaster', 'mid'],
      type: 'telepathic',
      industry: ['7', '-1', 'x', '1.5', '99999999999'],
      country_id: 'UK',
      salary_min: '1e99',
      posted: 'never',
      page: '0',
      sorted_by: 'distance',
      sorted_type: 'sideways',
      latitude: '91',
      longitude: '0',
      near: 'Nowhere',
      radius: '12',
      jobType: 'everything',
    }),
  ).toEqual({ ...NO_FILTER, experience: ['mid'], industry: [7] });
});

test('accepts values that were already parsed to numbers and booleans', () => {
  expect(readJobSearch({ search: 212, page: 2, placement: true, industry: 7, country_id: 232 })).toEqual({
    ...NO_FILTER,
    search: '212',
    page: 2,
    placement: true,
    industry: [7],
    country_id: 232,
  });
});

test('every change except that of the page returns to page 1', () => {
  const onPage3 = { ...NO_FILTER, search: 'welder', page: 3 };
  expect(changeJobSearch(onPage3, { type: ['remote'] })).toEqual({ ...onPage3, type: ['remote'], page: 1 });
  expect(changeJobSearch(onPage3, { sorted_by: 'newest' }).page).toBe(1);
  expect(changeJobSearch(onPage3, { page: 4 })).toEqual({ ...onPage3, page: 4 });
});

test('without a place the list is not sorted by distance', () => {
  expect(changeJobSearch({ ...NO_FILTER, near: LEEDS, sorted_by: 'distance' }, { near: null }).sorted_by).toBe('relevance');
});

test('clearing the filters keeps the order and the list', () => {
  const search: JobSearch = { ...NO_FILTER, search: 'x', near: LEEDS, sorted_by: 'newest', jobType: 'saved', page: 2 };
  expect(clearJobSearch(search)).toEqual({ ...NO_FILTER, sorted_by: 'newest', jobType: 'saved' });
});

test('a radius in miles is sent in kilometres, and a radius of 0 as the town itself', () => {
  expect(arrived(jobCallQuery({ ...NO_FILTER, near: LEEDS }))).toEqual({
    latitude: '53.79648',
    longitude: '-1.54785',
    radius_km: '40.23',
  });
  expect(arrived(jobCallQuery({ ...NO_FILTER, near: { ...LEEDS, radius: 0 }, city: ['York'] }))).toEqual({
    latitude: '53.79648',
    longitude: '-1.54785',
    city: ['Leeds', 'York'],
  });
  expect(arrived(jobCallQuery(NO_FILTER))).toEqual({});
});

test('a wider search from the server changes only the filters it names', () => {
  const search: JobSearch = { ...NO_FILTER, search: 'welder', near: { ...LEEDS, radius: 10 }, type: ['remote'], page: 4 };
  expect(widen(search, { radius_km: 80 })).toEqual({ ...search, near: { ...LEEDS, radius: 50 }, page: 1 });
  expect(widen(search, { type: null })).toEqual({ ...search, type: [], page: 1 });
  expect(widen(search, { search: null })).toEqual({ ...search, search: '', page: 1 });
  expect(widen(search, { radius_km: null, latitude: null, longitude: null })).toEqual({ ...search, near: null, page: 1 });
  expect(widen({ ...search, near: { ...LEEDS, radius: 0 } }, { city: null }).near).toBeNull();
});

test('each active filter can be removed separately', () => {
  const search: JobSearch = {
    ...NO_FILTER,
    search: 'shift lead',
    near: LEEDS,
    type: ['remote', 'hybrid'],
    industry: [7],
    salary_min: 30_000,
    posted: 'last_week',
    security_clearance: ['SC'],
  };
  const names = {
    industry: () => 'Rail',
    country: String,
    company: String,
    occupation: String,
    money: (amount: number) => `£${amount}`,
  };
  const filters = filtersOf(search, names);
  expect(filters.map(({ label }) => label)).toEqual([
    '“shift lead”',
    'Within 25 miles of Leeds',
    'Remote',
    'Hybrid',
    '£30000 or more',
    'Posted: last week',
    'Rail',
    'SC clearance',
  ]);
  expect(filters.reduce((left, { without }) => changeJobSearch(left, without), search)).toEqual({
    ...NO_FILTER,
    // Both changes start from the same filter, so removing the second value restores the first.
    type: ['remote'],
  });
  expect(new Set(filters.map(({ key }) => key)).size).toBe(filters.length);
});

test('active filters are counted by kind', () => {
  expect(filtersInForce({ ...NO_FILTER, search: 'welder', page: 2, sorted_by: 'newest' })).toBe(0);
  expect(filtersInForce({ ...NO_FILTER, type: ['remote', 'hybrid'], near: LEEDS, placement: true })).toBe(3);
});
