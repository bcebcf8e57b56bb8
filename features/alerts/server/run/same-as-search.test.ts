import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { runs } from '#apps/api/testing/properties.ts';
import { findJobs, SavedSearch } from '#features/jobs/contract.ts';
import { buildJob, type JobFields } from '#features/jobs/server/testing.ts';
import { filterOf } from '../../rules.ts';
import { JobIndex } from './job-index.ts';
import * as queries from './queries.ts';
import { readAlerts } from './read-alerts.ts';

const TITLES = [
  'Welder',
  'Senior Avionics Technician',
  'IT Support Engineer',
  'Team Leader',
  'HGV Driver (C+E)',
  'C# Developer',
  'A&E Nurse',
];
const TOWNS = [
  { city: 'Leeds', latitude: 53.8, longitude: -1.55 },
  { city: 'York', latitude: 53.96, longitude: -1.08 },
  { city: 'Plymouth', latitude: 50.37, longitude: -4.14 },
  { city: null, latitude: null, longitude: null },
];
const SEARCHES = [
  'welder',
  'technician avionics',
  '"team leader"',
  'engineer -support',
  '-"it support" engineer',
  'driver or nurse',
  'C#',
  'c++',
  'A&E',
  'HGV driver',
  'first-line support',
  '25B',
  'Avionics Technician',
  'software engineer',
  'the',
  'a -of',
  'zzz',
  'leeds',
  '"turbine blades"',
  'blades',
  '"well-known turbine"',
];
const TEXTS = [
  '<p>We polish turbine blades.</p>',
  '<p>Blades of a turbine.</p><p>Well-known turbine maker.</p>',
  '<p>Drive safely.</p>',
];

let tenant: TestTenant;
let companies: number[];
beforeAll(async () => {
  tenant = await newTenant();
  companies = [await tenant.company({ name: 'Northgate' }), await tenant.company({ name: 'Leeds Welding' })];
  await tenant.run((db) =>
    db
      .insertInto('company_replies')
      .values({ company_id: companies[0] ?? 0, decided: 20, in_time: 20, counted_at: new Date().toISOString() })
      .execute(),
  );
  for (let n = 0; n < 36; n++) {
    const at = <T>(values: readonly T[], step = 1): T => values[Math.floor(n / step) % values.length] as T;
    const fields: JobFields = {
      title: at(TITLES),
      description: at(TEXTS),
      company_id: at(companies, 2),
      ...at(TOWNS),
      job_type: at(['full_time', 'part_time', null] as const, 2),
      type: at(['on_site', 'remote', 'hybrid', null] as const, 3),
      experience: at(['mid', 'entry', null] as const),
      salary_to: at([null, 25_000, 40_000]),
      salary_per: 'year',
      security_clearance: at(['SC', null, 'DV']),
      guaranteed_interview: n % 2 === 0,
      placement: n % 5 === 0,
      job_role: at(['Engineer', null, 'Driver']),
      skills: at([['Welding', 'Node.js'], [], ['Turbine maintenance']], 2),
    };
    await buildJob(tenant, fields);
  }
});

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 0, maxLength: 2 });
const search = fc.record({
  search: fc.oneof(fc.constant(''), fc.constantFrom(...SEARCHES)),
  city: fc.oneof(fc.constant([]), some(['leeds', 'York', 'Bath'])),
  job_type: fc.oneof(fc.constant([]), some(['full_time', 'part_time', 'contract'])),
  type: fc.oneof(fc.constant([]), some(['remote', 'hybrid'])),
  experience: fc.oneof(fc.constant([]), some(['mid', 'entry'])),
  job_role: fc.oneof(fc.constant([]), some(['engineer', 'Driver'])),
  security_clearance: fc.oneof(fc.constant([]), some(['SC', 'DV'])),
  salary_min: fc.option(fc.constantFrom(0, 25_000, 30_000), { nil: undefined }),
  guaranteed_interview: fc.boolean(),
  answers_in_time: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  placement: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  in_description: fc.boolean(),
  company: fc.option(fc.constantFrom(0, 1), { nil: undefined }),
  near: fc.option(
    fc.record({
      name: fc.constantFrom('Leeds', 'York'),
      latitude: fc.constantFrom(53.8, 53.96),
      longitude: fc.constantFrom(-1.55, -1.08),
      radius: fc.constantFrom(0, 5, 25, 50),
    }),
    { nil: null },
  ),
});

/** The ids of all pages. A corrected spelling is another search. */
async function searched(query: object): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= 2; page++) {
    const { body } = await tenant.call(findJobs, { query: { ...query, page } });
    if (body.corrected) return [];
    ids.push(...body.data.map(({ id }) => id));
  }
  return ids.sort((a, b) => a - b);
}

test('an alert finds among new jobs exactly what the search finds', async () => {
  const index = await tenant.run(async (db) => {
    const { rows } = await sql<{ id: number }>`select id from jobs where tenant_id = ${db.tenant_id}`.execute(db);
    return new JobIndex(
      await queries.findIndexedJobs(
        db,
        rows.map(({ id }) => id),
        true,
      ),
    );
  });
  let found = 0;
  const compare = async ({ company, ...drawn }: typeof search extends fc.Arbitrary<infer T> ? T : never) => {
    const in_description = drawn.in_description && drawn.search !== '';
    const saved = SavedSearch.parse({
      ...drawn,
      in_description,
      ...(company !== undefined && { company_id: companies[company] }),
    });
    const [read] = await tenant.run((db) => readAlerts(db, 232, [{ id: 1, search: saved, since: '2000-01-01' }], new Map()));
    const matched = read ? index.matching(read.query, '2000-01-01', 500) : [];
    found += matched.length;
    const { near: _, ...query } = { near: null, ...filterOf(saved) };
    expect(matched.sort((a, b) => a - b)).toEqual(await searched(query));
  };
  for (const words of SEARCHES)
    for (const in_description of [false, true]) {
      const { near: _, ...query } = { near: null, ...filterOf(SavedSearch.parse({ search: words, in_description })) };
      const [read] = await tenant.run((db) =>
        readAlerts(db, 232, [{ id: 1, search: { search: words, in_description }, since: '2000-01-01' }], new Map()),
      );
      const matched = read ? index.matching(read.query, '2000-01-01', 500) : [];
      found += matched.length;
      expect([words, matched.sort((a, b) => a - b)]).toEqual([words, await searched(query)]);
    }
  await fc.assert(fc.asyncProperty(search, compare), { numRuns: runs(500) });
  expect(found).toBeGreaterThan(100);
});
