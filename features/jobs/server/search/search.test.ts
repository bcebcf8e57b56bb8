import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { runs } from '#apps/api/testing/properties.ts';
import { writeJobSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { findJobs, type JobFilter } from '../../contract.ts';
import { buildJob, type JobFields } from '../testing.ts';

type Query = Partial<z.input<typeof JobFilter>>;

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const LEEDS = { city: 'Leeds', latitude: 53.8, longitude: -1.549 };
/** 13.4 km from Leeds. */
const WAKEFIELD = { city: 'Wakefield', latitude: 53.683, longitude: -1.498 };
/** 35.4 km from Leeds. */
const YORK = { city: 'York', latitude: 53.958, longitude: -1.08 };
const around = { latitude: LEEDS.latitude, longitude: LEEDS.longitude };

async function titles(tenant: TestTenant, query: Query = {}, as?: Person): Promise<string[]> {
  const { status, body } = await tenant.call(findJobs, { query }, as);
  expect(status).toBe(200);
  expect(body.meta.total).toBe(body.data.length);
  expect(body.meta.total_is_estimate).toBeUndefined();
  return body.data.map((job) => job.title);
}

/** A tenant with these jobs. Their titles are the keys, and each is one minute older than the one before. */
async function tenantWith(jobs: Record<string, JobFields>): Promise<TestTenant> {
  const tenant = await newTenant();
  const company_id = await tenant.company({ name: 'Yard Ltd' });
  let minutes = 0;
  for (const [title, fields] of Object.entries(jobs)) {
    minutes += 1;
    await buildJob(tenant, { company_id, title, published_at: ago(minutes / 1440), ...fields });
  }
  return tenant;
}

let symbolsTenant: Promise<TestTenant> | undefined;
/** One tenant for the searches with symbols, which change nothing. */
function symbolsTenantOnce(): Promise<TestTenant> {
  symbolsTenant ??= tenantWith({
    ...{
      'C++ developer': {},
      'C/C++ engineer': {},
      'C# developer': {},
      'C developer': {},
      '.NET developer': {},
      'Net maker': {},
    },
    ...{ 'Node.js engineer': {}, 'NodeJS developer': {}, 'R&D engineer': {} },
    ...{ '1st line support': {}, 'First-line support': {}, 'Second line support': {} },
    ...{
      'Coder, C++17': {},
      'Coder, C++20/CUDA': {},
      'Coder (C#12, F#)': {},
      'Coder: ADO.NET': {},
      'Coder .NET6': {},
      'Coder, .Net Core': {},
    },
    ...{ 'Coder in ASP.NET/C#': {}, 'Coder, Xamarin.NET': {}, 'Coder, J++': {}, 'Coder at shop.net': {} },
    ...{ 'AT&T installer': {}, 'OT&E planner': {}, 'S&OP planner': {}, 'Oil & gas planner': {} },
  });
  return symbolsTenant;
}

describe('words', () => {
  test('are found in title, occupation, skills, company and location, title first', async () => {
    const tenant = await tenantWith({
      'By place': { city: 'Welderham' },
      'By skill': { skills: ['welder', 'pipework'] },
      'By occupation': { job_role: 'Welder' },
      'Welder by title': {},
      Other: {},
    });
    const company_id = await tenant.company({ name: 'Welder & Sons' });
    await buildJob(tenant, { company_id, title: 'By company' });
    const found = await titles(tenant, { search: 'welder' });
    expect(found[0]).toBe('Welder by title');
    expect(found.toSorted()).toEqual(['By company', 'By occupation', 'By skill', 'Welder by title']);
  });

  test('are found in other grammatical forms', async () => {
    const tenant = await tenantWith({ 'Managing engineers': {} });
    expect(await titles(tenant, { search: 'engineer manage' })).toEqual(['Managing engineers']);
  });

  test('in quotes must be adjacent', async () => {
    const tenant = await tenantWith({ 'Mental health nurse': {}, 'Health visitor, mental wards': {} });
    expect(await titles(tenant, { search: '"mental health"' })).toEqual(['Mental health nurse']);
    expect((await titles(tenant, { search: 'mental health' })).length).toBe(2);
  });

  test('with a minus are excluded', async () => {
    const tenant = await tenantWith({ 'Senior driver': {}, Driver: {}, 'Driver "night shift"': {} });
    expect((await titles(tenant, { search: 'driver -senior' })).toSorted()).toEqual(['Driver', 'Driver "night shift"']);
    expect(await titles(tenant, { search: 'driver -senior -"night shift"' })).toEqual(['Driver']);
  });

  test.each<[string, string[]]>([
    ['C++', ['C++ developer', 'C/C++ engineer', 'Coder, C++17', 'Coder, C++20/CUDA']],
    ['c++17', ['Coder, C++17']],
    ['C# developer', ['C# developer']],
    ['c#', ['C# developer', 'Coder (C#12, F#)', 'Coder in ASP.NET/C#']],
    ['F#', ['Coder (C#12, F#)']],
    [
      '.NET',
      ['.NET developer', 'Coder .NET6', 'Coder in ASP.NET/C#', 'Coder, .Net Core', 'Coder, Xamarin.NET', 'Coder: ADO.NET'],
    ],
    ['dotnet core', ['Coder, .Net Core']],
    ['.net6', ['Coder .NET6']],
    ['ado.net', ['Coder: ADO.NET']],
    ['“coder .net”', ['Coder .NET6', 'Coder, .Net Core']],
    ['coder -c++ -.net -c#', ['Coder at shop.net', 'Coder, J++']],
    ['coder -C++17 -.net -c#', ['Coder at shop.net', 'Coder, C++20/CUDA', 'Coder, J++']],
    ['c', ['C developer', 'C/C++ engineer']],
    ['AT&T', ['AT&T installer']],
    ['at&t installer', ['AT&T installer']],
    ['ot&e', ['OT&E planner']],
    ['S&OP', ['S&OP planner']],
    ['planner -“OT&E” -s&op', ['Oil & gas planner']],
    ['oil & gas', ['Oil & gas planner']],
    ['nodejs', ['Node.js engineer', 'NodeJS developer']],
    ['node', ['Node.js engineer', 'NodeJS developer']],
    ['Node.js developer', ['NodeJS developer']],
    ['engineer -node', ['C/C++ engineer', 'R&D engineer']],
    ['engineer -“R&D”', ['C/C++ engineer', 'Node.js engineer']],
    ['“r&d engineer”', ['R&D engineer']],
    ['“IT support” or “R&D”', ['R&D engineer']],
    ['first line', ['1st line support', 'First-line support']],
    ['first-line', ['1st line support', 'First-line support']],
    ['1st line support', ['1st line support', 'First-line support']],
    ['“line support”', ['1st line support', 'First-line support', 'Second line support']],
    ['2nd-line', ['Second line support']],
    ['R&D', ['R&D engineer']],
    ['r & d', ['R&D engineer']],
  ])('with symbols and spellings: %j', async (search, found) => {
    const symbols = await symbolsTenantOnce();
    expect((await titles(symbols, { search })).toSorted()).toEqual(found);
  });

  test.each(['%', '_', '%%%', '*', 'the', '\\', "'", '()', '& | !', '<->', ':*', '"', '-', '🙂'])(
    'such as %j find nothing, for they are no words',
    async (search) => {
      const tenant = await tenantWith({ Driver: {} });
      const { status, body } = await tenant.call(findJobs, { query: { search } });
      expect(status).toBe(200);
      expect(body.meta.total).toBe(0);
    },
  );

  test.each(["driver' | 'x", 'driver & !x', 'driver:*', '(driver', 'driver%', "driver'; drop table jobs; --"])(
    'with signs of a query language around them, %j, are only words',
    async (search) => {
      const tenant = await tenantWith({ 'Driver x drop table jobs': {}, Fitter: {} });
      expect(await titles(tenant, { search })).toEqual(['Driver x drop table jobs']);
    },
  );

  test('longer than 300 characters are refused with the field’s name', async () => {
    const tenant = await newTenant();
    const { status, failure } = await tenant.call(findJobs, { query: { search: 'x'.repeat(10_000) } });
    expect([status, failure.errors]).toEqual([422, { search: ['Use fewer keywords (up to 300 characters)'] }]);
  });
});

describe('filters', () => {
  const jobs: Record<string, JobFields> = {
    One: {
      ...LEEDS,
      job_role: 'Fitter',
      job_type: 'full_time',
      type: 'on_site',
      experience: 'mid',
      industry_id: 23,
      salary_from: 30_000,
      salary_to: 36_000,
      security_clearance: 'SC',
      guaranteed_interview: true,
    },
    Two: { ...YORK, job_type: 'part_time', type: 'remote', experience: 'senior', industry_id: 45, placement: true },
    Three: { ...LEEDS, job_type: 'contract', type: 'hybrid', country_id: 233, military_skills_accepted: true },
  };

  test.each<[Query, string[]]>([
    [{ job_role: ['fitter'] }, ['One']],
    [{ experience: ['mid', 'senior'] }, ['One', 'Two']],
    [{ country_id: 233 }, ['Three']],
    [{ city: ['leeds'] }, ['One', 'Three']],
    [{ city: ['Leeds', 'York'] }, ['One', 'Two', 'Three']],
    [{ job_type: ['part_time'] }, ['Two']],
    [{ industry: [23, 45] }, ['One', 'Two']],
    [{ type: ['remote', 'hybrid'] }, ['Two', 'Three']],
    [{ salary_min: 36_000 }, ['One']],
    [{ salary_min: 36_001 }, []],
    [{ security_clearance: ['SC', 'DV'] }, ['One']],
    [{ guaranteed_interview: 'true' }, ['One']],
    [{ placement: '1' }, ['Two']],
    [{ military_skills_accepted: 'true' }, ['Three']],
    [{ city: ['Leeds'], type: ['on_site'], search: 'one' }, ['One']],
    [{ matching_jobs: 'true' }, ['One', 'Two', 'Three']],
    [{}, ['One', 'Two', 'Three']],
  ])('%j gives %j', async (query, expected) => {
    expect(await titles(await tenantWith(jobs), query)).toEqual(expected);
  });

  test('state matches jobs in the named regions, ignoring case', async () => {
    const { owner } = await testWorker();
    const { rows } = await owner.query<{ id: number; name: string }>(
      "select id, name from states where country_id = 232 and name in ('England', 'Scotland')",
    );
    const inState = (name: string) => ({ state_id: rows.find((state) => state.name === name)?.id });
    const tenant = await tenantWith({ North: inState('Scotland'), South: inState('England'), Anywhere: {} });
    expect(await titles(tenant, { state: ['scotland'] })).toEqual(['North']);
    expect(await titles(tenant, { state: ['Scotland', 'England'] })).toEqual(['North', 'South']);
    expect(await titles(tenant, { state: ['Atlantis'] })).toEqual([]);
  });

  test('a company', async () => {
    const tenant = await tenantWith(jobs);
    const company_id = await tenant.company();
    await buildJob(tenant, { company_id, title: 'Theirs' });
    expect(await titles(tenant, { company_id })).toEqual(['Theirs']);
  });

  test('the day of posting', async () => {
    const tenant = await tenantWith({
      Hours: { published_at: ago(0.9) },
      Days: { published_at: ago(6.9) },
      Weeks: { published_at: ago(29.9) },
      Months: { published_at: ago(31) },
    });
    expect(await titles(tenant, { posted: 'today' })).toEqual(['Hours']);
    expect(await titles(tenant, { posted: 'last_week' })).toEqual(['Hours', 'Days']);
    expect(await titles(tenant, { posted: 'last_month' })).toEqual(['Hours', 'Days', 'Weeks']);
    expect(await titles(tenant, { posted: 'all' })).toEqual(['Hours', 'Days', 'Weeks', 'Months']);
  });

  test('pay is compared per year, in the country’s currency', async () => {
    const tenant = await tenantWith({
      'By the hour': { salary_from: 20, salary_per: 'hour' },
      'By the day': { salary_to: 150, salary_per: 'day' },
      'By the week': { salary_to: 750, salary_per: 'week' },
      'By the month': { salary_to: 3250, salary_per: 'month' },
      'By the year': { salary_to: 39_000 },
      'Too little': { salary_to: 38_999 },
      'Pennies short': { salary_to: 19.99, salary_per: 'hour' },
      Dollars: { salary_to: 90_000, currency: 'USD' },
      Unknown: {},
    });
    expect(await titles(tenant, { salary_min: 39_000 })).toEqual([
      'By the hour',
      'By the day',
      'By the week',
      'By the month',
      'By the year',
    ]);
  });

  test('pay that is hidden is not shown', async () => {
    const tenant = await tenantWith({
      Hidden: { salary_to: 40_000, show_salary: false },
      Open: { salary_to: 20.55, salary_per: 'hour' },
    });
    const { body } = await tenant.call(findJobs, { query: { salary_min: 30_000 } });
    expect(body.data.map((job) => [job.title, job.salary])).toEqual([
      ['Hidden', null],
      ['Open', { from: null, to: 20.55, currency: 'GBP', per: 'hour' }],
    ]);
  });

  test('a radius is measured from its centre in kilometres', async () => {
    const tenant = await tenantWith({ Leeds: LEEDS, Wakefield: WAKEFIELD, York: YORK, Nowhere: {} });
    expect(await titles(tenant, { ...around, radius_km: 0 })).toEqual(['Leeds']);
    expect(await titles(tenant, { ...around, radius_km: 13 })).toEqual(['Leeds']);
    expect(await titles(tenant, { ...around, radius_km: 14 })).toEqual(['Leeds', 'Wakefield']);
    expect(await titles(tenant, { ...around, radius_km: 36 })).toEqual(['Leeds', 'Wakefield', 'York']);
    const { body } = await tenant.call(findJobs, { query: { ...around, radius_km: 36 } });
    expect(body.data.map((job) => Math.round((job.distance_km ?? -1) * 10) / 10)).toEqual([0, 13.4, 35.4]);
  });

  test('a radius works across the date line and at the poles', async () => {
    const tenant = await tenantWith({
      West: { latitude: -17, longitude: 179.9 },
      East: { latitude: -17, longitude: -179.9 },
      Edge: { latitude: -17, longitude: 180 },
      Pole: { latitude: 89.99, longitude: 10 },
    });
    expect(await titles(tenant, { latitude: -17, longitude: 179.95, radius_km: 50 })).toEqual(['West', 'East', 'Edge']);
    expect(await titles(tenant, { latitude: 89.99, longitude: -170, radius_km: 50 })).toEqual(['Pole']);
  });

  test.each<[Query, object]>([
    [{ latitude: 53 }, { longitude: ['Send latitude and longitude together'] }],
    [{ radius_km: 10 }, { radius_km: ['Choose a place to search around'] }],
    [{ sorted_by: 'distance' }, { sorted_by: ['Choose a place to sort by distance'] }],
  ])('%j is refused by name', async (query, errors) => {
    const { status, failure } = await (await newTenant()).call(findJobs, { query });
    expect([status, failure.errors]).toEqual([422, errors]);
  });
});

describe('the order', () => {
  const jobs: Record<string, JobFields> = {
    'Fitter A': { ...YORK, salary_to: 30_000, closes_at: ago(-20) },
    'Fitter B': { ...LEEDS, salary_to: 50_000, closes_at: ago(-2) },
    'Fitter C': { closes_at: null },
    'Fitter D': { ...WAKEFIELD, salary_to: 40_000, closes_at: ago(-10) },
  };
  const letters = async (query: Query) => (await titles(await tenantWith(jobs), query)).map((title) => title.slice(-1)).join('');

  test.each<[Query, string]>([
    [{ sorted_by: 'newest' }, 'ABCD'],
    [{ sorted_by: 'newest', sorted_type: 'asc' }, 'DCBA'],
    [{ sorted_by: 'relevance' }, 'ABCD'],
    [{ sorted_by: 'relevance', search: 'fitter' }, 'ABCD'],
    [{ sorted_by: 'closing_soon' }, 'BDAC'],
    [{ sorted_by: 'closing_soon', sorted_type: 'asc' }, 'CADB'],
    [{ sorted_by: 'salary' }, 'BDAC'],
    [{ sorted_by: 'salary', sorted_type: 'asc' }, 'ADBC'],
    [{ sorted_by: 'distance', ...around }, 'BDAC'],
    [{ sorted_by: 'distance', sorted_type: 'asc', ...around }, 'BDAC'],
  ])('%j gives %s', async (query, expected) => {
    expect(await letters(query)).toBe(expected);
  });

  test('a better match ranks before a newer one unless it is a year old', async () => {
    const tenant = await tenantWith({
      Fitter: { published_at: ago(1), skills: ['welding'] },
      'Welding fitter': { published_at: ago(10) },
      'Welding fitter of old': { published_at: ago(365) },
    });
    expect(await titles(tenant, { search: 'welding' })).toEqual(['Welding fitter', 'Fitter', 'Welding fitter of old']);
  });

  test('is consistent across pages: no job repeated, none missing', async () => {
    const tenant = await newTenant();
    const company_id = await tenant.company();
    const published_at = ago(1);
    for (let n = 0; n < 45; n++) await buildJob(tenant, { company_id, title: 'Twin', published_at, salary_to: 1 });
    for (const sorted_by of ['relevance', 'newest', 'closing_soon', 'salary'] as const) {
      const ids: number[] = [];
      for (const page of [1, 2, 3]) {
        const { body } = await tenant.call(findJobs, { query: { search: 'twin', sorted_by, page } });
        expect(body.meta).toEqual({ page, per_page: 20, total: 45, last_page: 3 });
        ids.push(...body.data.map((job) => job.id));
      }
      expect(new Set(ids).size).toBe(45);
    }
  });

  test('a page beyond the last one is empty', async () => {
    const tenant = await tenantWith({ One: {} });
    for (const page of [2, 51, 10_000]) {
      const { body } = await tenant.call(findJobs, { query: { page } });
      expect(body.data).toEqual([]);
      expect(body.meta).toEqual({ page, per_page: 20, total: 1, last_page: 1 });
    }
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=10001',
  'page=x',
  'job_type=slave',
  'type=moon',
  'experience=god',
  'posted=never',
  'sorted_by=luck',
  'sorted_type=up',
  'industry=x',
  'industry=99999999999',
  'country_id=0',
  'company_id=1e99',
  'salary_min=-1',
  'salary_min=lots',
  'radius_km=-1',
  'radius_km=9999',
  'latitude=91&longitude=0',
  'longitude=181&latitude=0',
  'jobType=mine',
  'guaranteed_interview=maybe',
  `job_role=${'x'.repeat(121)}`,
  Array.from({ length: 51 }, (_, n) => `city=c${n}`).join('&'),
])('%s is refused as a field, not as an error', async (query) => {
  const tenant = await newTenant();
  const response = await tenant.app.inject({ url: `/api/jobs?${query}`, headers: { host: tenant.host } });
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().errors)[0]?.split('.')[0]).toBe(query.split('=')[0]);
});

describe('jobs that are not open are not found', () => {
  test.each<[string, JobFields]>([
    ['a draft', { status: 'draft', published_at: null }],
    ['a paused job', { status: 'paused' }],
    ['a closed job', { status: 'closed' }],
    ['a filled job', { status: 'filled' }],
    ['an expired job', { status: 'expired' }],
    ['a job past its last day that nobody has marked yet', { closes_at: ago(0.01) }],
  ])('%s', async (_, fields) => {
    const tenant = await tenantWith({ Shut: fields, Open: {} });
    expect(await titles(tenant)).toEqual(['Open']);
    expect(await titles(tenant, { search: 'shut' })).toEqual([]);
  });

  test.each(['pending', 'rejected', 'inactive'] as const)('a job of a company that is %s', async (status) => {
    const tenant = await newTenant();
    await buildJob(tenant, { company_id: await tenant.company({ status }) });
    expect(await titles(tenant)).toEqual([]);
  });

  test('after every change of the job and its company', async () => {
    const tenant = await newTenant();
    const company_id = await tenant.company({ name: 'Old Name' });
    const id = await buildJob(tenant, { company_id, title: 'Fitter' });
    const change = (work: (db: TenantDb) => Promise<unknown>) =>
      tenant.run(async (db) => {
        await work(db);
        await writeJobSearch(db, [id]);
      });
    const set = (status: 'paused' | 'published') =>
      change((db) => db.updateTable('jobs').set({ status }).where('id', '=', id).execute());
    const setCompany = (fields: { status?: 'active' | 'inactive'; name?: string }) =>
      change((db) => db.updateTable('companies').set(fields).where('id', '=', company_id).execute());

    await set('paused');
    expect(await titles(tenant)).toEqual([]);
    await set('published');
    expect(await titles(tenant)).toEqual(['Fitter']);
    await setCompany({ status: 'inactive' });
    expect(await titles(tenant)).toEqual([]);
    await set('published');
    expect(await titles(tenant)).toEqual([]);
    await setCompany({ status: 'active', name: 'New Name' });
    expect(await titles(tenant, { search: 'new name' })).toEqual(['Fitter']);
    expect(await titles(tenant, { search: 'old' })).toEqual([]);
    await change((db) => db.updateTable('jobs').set({ title: 'Welder' }).where('id', '=', id).execute());
    expect(await titles(tenant, { search: 'welder' })).toEqual(['Welder']);
    await tenant.run((db) => db.deleteFrom('jobs').where('id', '=', id).execute());
    expect(await titles(tenant)).toEqual([]);
  });

  test('in another tenant', async () => {
    const [tenant, other] = [await tenantWith({ Fitter: {} }), await tenantWith({ Welder: {} })];
    expect(await titles(tenant)).toEqual(['Fitter']);
    expect(await titles(other)).toEqual(['Welder']);
    const { body } = await tenant.call(findJobs, { query: { search: 'welder' } });
    expect([body.meta.total, body.facets?.posted.map((facet) => facet.count), body.wider]).toEqual([0, [0, 0, 0, 0], []]);
  });
});

describe('facets', () => {
  const jobs: Record<string, JobFields> = {
    'Fitter one': { ...LEEDS, job_type: 'full_time', type: 'on_site', industry_id: 23, experience: 'mid' },
    'Fitter two': { ...LEEDS, job_type: 'full_time', type: 'remote', industry_id: 45 },
    'Fitter three': { ...YORK, job_type: 'part_time', type: 'remote', industry_id: 45, published_at: ago(20) },
    Welder: { ...YORK, job_type: 'contract', type: 'on_site', industry_id: 45, published_at: ago(40) },
  };
  const facets = async (query: Query) => {
    const { body } = await (await tenantWith(jobs)).call(findJobs, { query });
    if (!body.facets) throw new Error('No facets');
    return Object.fromEntries(
      Object.entries(body.facets).map(([name, values]) => [name, values.map(({ label, count }) => `${label} ${count}`)]),
    );
  };

  test('count the open jobs of every value', async () => {
    expect(await facets({})).toEqual({
      job_type: ['Full time 2', 'Part time 1', 'Contract 1'],
      type: ['On site 2', 'Remote 2'],
      experience: ['Mid level 1'],
      industry: ['Health care 3', 'Rail 1'],
      city: ['Leeds 2', 'York 2'],
      occupation: ['Welder 1'],
      posted: ['Any time 4', 'Today 2', 'Last week 2', 'Last month 3'],
    });
  });

  test('count under the other filters, each without its own filter', async () => {
    expect(await facets({ search: 'fitter', job_type: ['part_time'], city: ['York', 'Hull'], posted: 'last_week' })).toEqual({
      // York and last week: no job of any kind matches.
      job_type: ['Part time 0'],
      type: [],
      experience: [],
      industry: [],
      city: ['York 0', 'Hull 0'],
      occupation: [],
      posted: ['Any time 1', 'Today 0', 'Last week 0', 'Last month 1'],
    });
    expect(await facets({ type: ['remote'], industry: [23] })).toMatchObject({
      job_type: [],
      type: ['On site 1', 'Remote 0'],
      industry: ['Health care 2', 'Rail 0'],
    });
  });
});

describe('when nothing is found', () => {
  const titlesOf = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);
  const wider = async (tenant: TestTenant, query: Query) =>
    (await tenant.call(findJobs, { query })).body.wider.map(({ label, count, change }) => [label, count, change]);

  test('wider searches are offered with the number of jobs that each finds', async () => {
    const tenant = await tenantWith({
      'Marine fitter': { ...YORK, job_type: 'full_time' },
      'Fitter two': { ...YORK, job_type: 'full_time' },
      Driver: { ...LEEDS, job_type: 'full_time' },
    });
    expect(await wider(tenant, { search: 'marine fitter', ...around, radius_km: 8.05, job_type: ['full_time'] })).toEqual([
      ['Within 25 miles', 1, { radius_km: 40.23 }],
      ['Within 50 miles', 1, { radius_km: 80.47 }],
      ['Within 100 miles', 1, { radius_km: 160.93 }],
      ['Within 200 miles', 1, { radius_km: 321.87 }],
      ['Anywhere', 1, { latitude: null, longitude: null, radius_km: null }],
      ['Without “marine fitter”', 1, { search: null }],
    ]);
    expect(await wider(tenant, { search: '"marine driver"', job_type: ['full_time'] })).toEqual([
      ['Without “marine driver”', 3, { search: null }],
    ]);
    expect(await wider(tenant, { search: 'fitter', city: ['Leeds'] })).toEqual([
      ['Any town', 2, { city: null }],
      ['Without “fitter”', 1, { search: null }],
    ]);
  });

  test('jobs with some of the words are returned instead, those with a title in the search first', async () => {
    const tenant = await tenantWith({
      'Marine painter': YORK,
      'Marine fitter': YORK,
      'Delivery driver': LEEDS,
      'Night porter': LEEDS,
    });
    const { body } = await tenant.call(findJobs, { query: { search: 'marine driver' } });
    expect([titlesOf(body), body.partial.map(({ title }) => title).sort(), body.wider]).toEqual([
      [],
      ['Delivery driver', 'Marine fitter', 'Marine painter'],
      [],
    ]);
    const some = (await tenant.call(findJobs, { query: { search: 'marine fitter york' } })).body;
    expect([titlesOf(some), some.partial.map(({ title }) => title)]).toEqual([['Marine fitter'], ['Marine painter']]);
  });

  test('jobs that are only in the searched town are no partial matches of other work', async () => {
    const tenant = await tenantWith({ 'Security officer': LEEDS, Nurse: YORK });
    const { body } = await tenant.call(findJobs, { query: { search: 'security guard york' } });
    expect(body.partial.map(({ title }) => title)).toEqual(['Security officer']);
  });

  test('partial matches obey the filters and are not added to a full page', async () => {
    const tenant = await tenantWith({ 'Marine fitter': YORK, Driver: LEEDS });
    const { body } = await tenant.call(findJobs, { query: { search: 'marine driver', city: ['Leeds'] } });
    expect(body.partial.map(({ title }) => title)).toEqual(['Driver']);
    const crowd = await tenantWith(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`Fitter mate ${n}`, YORK])));
    expect((await crowd.call(findJobs, { query: { search: 'fitter mate' } })).body.partial).toEqual([]);
  });

  test('a typing mistake is corrected by the words of the tenant’s own jobs', async () => {
    const tenant = await tenantWith({ Electrician: YORK, Physiotherapist: LEEDS });
    const corrected = async (search: string) => {
      const { body } = await tenant.call(findJobs, { query: { search } });
      return [titlesOf(body), body.corrected];
    };
    expect(await corrected('electrican')).toEqual([['Electrician'], { typed: 'electrican', searched: 'electrician' }]);
    expect(await corrected('Phisiotherapist leeds')).toEqual([
      ['Physiotherapist'],
      { typed: 'Phisiotherapist leeds', searched: 'physiotherapist leeds' },
    ]);
    expect(await corrected('electrician')).toEqual([['Electrician'], null]);
    // A word of its own, not a mistake.
    expect(await corrected('plumber')).toEqual([[], null]);
    expect(await corrected('"electrican"')).toEqual([[], null]);
    expect(
      (await (await tenantWith({ Nurse: YORK })).call(findJobs, { query: { search: 'electrican' } })).body.corrected,
    ).toBeNull();
  });

  test('short words are found: IT is no pronoun, A&E no single letter', async () => {
    const tenant = await tenantWith({
      'IT support analyst': YORK,
      'Support worker': YORK,
      'Grade E nurse': YORK,
      'A&E nurse': LEEDS,
      'Nurse, emergency department': LEEDS,
    });
    const found = async (search: string) => titlesOf((await tenant.call(findJobs, { query: { search } })).body).sort();
    expect(await found('it support')).toEqual(['IT support analyst']);
    expect(await found('ICT support')).toEqual(['IT support analyst']);
    expect(await found('a&e nurse')).toEqual(['A&E nurse', 'Nurse, emergency department']);
  });

  test('a wider search finds as many jobs as it promised', async () => {
    const tenant = await tenantWith({ Fitter: { ...YORK, type: 'remote' }, Driver: { ...LEEDS, type: 'hybrid' } });
    const query: Query = { search: 'fitter night', city: ['Leeds'], type: ['on_site'], posted: 'today' };
    const { body } = await tenant.call(findJobs, { query });
    for (const { change, count } of body.wider) {
      const taken = Object.fromEntries(Object.entries({ ...query, ...change }).filter(([, value]) => value !== null));
      expect((await tenant.call(findJobs, { query: taken })).body.meta.total).toBe(count);
    }
  });

  test('nothing is offered without filters or when something was found', async () => {
    expect(await wider(await newTenant(), {})).toEqual([]);
    expect(await wider(await tenantWith({ Fitter: {} }), { search: 'fitter' })).toEqual([]);
  });
});

test('no query causes a server error', async () => {
  const tenant = await tenantWith({ Fitter: LEEDS });
  const names = [
    'search',
    'city',
    'job_role',
    'industry',
    'page',
    'latitude',
    'longitude',
    'radius_km',
    'salary_min',
    'sorted_by',
    'posted',
    'jobType',
    'security_clearance',
    'x',
  ];
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('a', '"', "'", '-', ' ', '\\', '(', ')', '&', '|', '!', ':', '*', '<', '>', '%', '\0', '\ud800', 'é'),
    }),
    fc.double().map(String),
    fc.constantFrom('or', 'a or -b', '"a b" -"c"', '1e400', 'NaN', 'Infinity', '0x10', 'null', '[]', '{}'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...names), words), { maxLength: 5 }), async (pairs) => {
      const query = new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 400)]));
      const { statusCode } = await tenant.app.inject({ url: `/api/jobs?${query}`, headers: { host: tenant.host } });
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: runs(300) },
  );
}, 60_000);

test('the filter state narrows to the regions named', async () => {
  const tenant = await newTenant();
  const { rows } = await (await testWorker()).owner.query<{ id: number; name: string }>(
    'select id, name from states where country_id = 232 order by id limit 2',
  );
  const [one, other] = rows;
  await buildJob(tenant, { title: 'Fitter', state_id: one?.id ?? 0 });
  await buildJob(tenant, { title: 'Welder', state_id: other?.id ?? 0 });
  await buildJob(tenant, { title: 'Driver' });
  expect(await titles(tenant, { state: [one?.name.toUpperCase() ?? ''] })).toEqual(['Fitter']);
  expect((await titles(tenant, { state: rows.map(({ name }) => name) })).sort()).toEqual(['Fitter', 'Welder']);
  expect(await titles(tenant, { state: ['Nowhere'] })).toEqual([]);
});

test('a phrase does not match across title, role, skills and company', async () => {
  const tenant = await newTenant();
  const company_id = await tenant.company({ name: 'Rail Works' });
  await buildJob(tenant, { company_id, title: 'Night fitter', job_role: 'Team leader', skills: ['diesel', 'signals'] });
  for (const search of ['"night fitter"', '"team leader"', '"rail works"', 'fitter team diesel signals rail'])
    expect(await titles(tenant, { search })).toEqual(['Night fitter']);
  for (const search of ['"fitter team"', '"leader diesel"', '"diesel signals"', '"signals rail"'])
    expect(await titles(tenant, { search })).toEqual([]);
});
