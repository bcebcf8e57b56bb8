import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import { AVAILABILITY, CATEGORY_TAGS, COSTS, SERVICE_TYPES } from '../../rules.ts';
import { buildProvider } from '../testing.ts';
import { countSearches, type EntrySearch, type SearchedRows, searchRows } from './search-queries.ts';

const FACETS = ['category_id', 'service_type', 'availability', 'cost'] as const;
type Facet = (typeof FACETS)[number];
const ROWS: SearchedRows<Facet, never> = {
  table: 'provider_search',
  id: 'provider_id',
  facets: FACETS,
  weights: '{0, 0, 0.4, 1}',
  standing: { column: 'position', direction: 'asc' },
  orders: {},
};

const ANYTHING: EntrySearch<Facet> = {
  search: '',
  country_id: null,
  point: null,
  around: null,
  town: null,
  chosen: { category_id: [], service_type: [], availability: [], cost: [] },
  also: null,
  first: null,
};

const PROVIDERS = 1200;
const nth = <T>(list: readonly T[], index: number): T => list[Math.floor(index) % list.length] as T;
/** What the row with this position has of each facet. */
const valuesOf = (index: number): Record<Facet, string[]> => ({
  category_id: [...new Set([nth(CATEGORY_TAGS, index), nth(CATEGORY_TAGS, index / 9)])],
  service_type: [nth(SERVICE_TYPES, index / 2)],
  availability: [nth(AVAILABILITY, index / 7)],
  cost: [nth(COSTS, index / 5)],
});
const latitudeOf = (index: number) => 50 + (index % 500) / 100;

let tenant: TestTenant;
let first: number;

beforeAll(async () => {
  tenant = await newTenant();
  first = await buildProvider(tenant);
  // The search reads these rows only, so the other providers are copies of one.
  await tenant.run(async (db) => {
    const {
      id: _,
      public_id: __,
      ...provider
    } = await db.selectFrom('service_providers').selectAll().where('tenant_id', '=', db.tenant_id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: PROVIDERS - 1 }, (_, index) => ({
      ...provider,
      phones: '[]',
      opening_hours: '[]',
      name: `Copy ${index}`,
    }));
    for (const slice of slicesOf(copies, 200)) await db.insertInto('service_providers').values(slice).execute();
    await db.deleteFrom('provider_search').where('tenant_id', '=', db.tenant_id).execute();
    const { rows } = await sql<{
      id: number;
    }>`select id from service_providers where tenant_id = ${db.tenant_id} order by id`.execute(db);
    await db
      .insertInto('provider_search')
      .values(
        rows.map(({ id }, index) => ({
          provider_id: id,
          country_id: 232,
          position: index,
          keys: Object.entries(valuesOf(index)).flatMap(([name, values]) => values.map((value) => `${name}:${value}`)),
          cells: [Math.floor((latitudeOf(index) + 90) * 2) * 720 + 360],
          points: [latitudeOf(index), 0.1],
          words: sql<string>`to_tsvector('english', ${index % 3 === 0 ? 'housing help' : 'help'})`,
        })),
      )
      .execute();
    first = rows[0]?.id ?? 0;
  });
});

const ALL = { counted: 2000, sampled_rows: 2000 };
const search = (query: Partial<EntrySearch<Facet>>, limits = ALL, page = 1) =>
  tenant.run((db) => searchRows(db, ROWS, { ...ANYTHING, ...query }, { page, sorted_by: 'relevance' }, limits));

/** The positions that match when each row is read. */
const matching = (chosen: Partial<Record<Facet, string[]>>, also = (_: number) => true) =>
  Array.from({ length: PROVIDERS }, (_, index) => index).filter(
    (index) =>
      also(index) && FACETS.every((name) => !chosen[name] || valuesOf(index)[name].some((one) => chosen[name]?.includes(one))),
  );

const CHOICES: Partial<Record<Facet, string[]>>[] = [
  {},
  { cost: ['free'] },
  { category_id: ['housing', 'online'], cost: ['free', 'paid'] },
  { category_id: ['finance'], service_type: ['online'], availability: ['24/7_support', 'business_hours'] },
];

test.each(CHOICES)('total, page and facets are exact below the limit: %j', async (chosen) => {
  const found = await search({ chosen: { ...ANYTHING.chosen, ...chosen } });
  const expected = matching(chosen);
  expect([found.total, found.is_estimate, found.counts_are_estimates]).toEqual([expected.length, false, false]);
  expect(found.page.map(({ id }) => id - first)).toEqual(expected.slice(0, 20));
  for (const name of FACETS) {
    const { [name]: _, ...others } = chosen;
    const rows = matching(others);
    const counts = new Map<string, number>();
    for (const index of rows) for (const value of valuesOf(index)[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
    expect(found.counts[name]).toEqual(counts);
    if (chosen[name]) expect(found.without.get(name)).toBe(rows.length);
  }
});

test.each(CHOICES)('estimates are near, and the page is exact, above the limit: %j', async (chosen) => {
  const found = await search({ chosen: { ...ANYTHING.chosen, ...chosen } }, { counted: 1, sampled_rows: 2000 });
  const expected = matching(chosen);
  expect(found.is_estimate).toBe(true);
  // One row of sixteen is counted.
  expect(Math.abs(found.total - expected.length)).toBeLessThan(4 * Math.sqrt(16 * expected.length));
  expect(found.page.map(({ id }) => id - first)).toEqual(expected.slice(0, 20));
});

test('a facet whose own filter leaves out many is estimated, the others are exact', async () => {
  const chosen = { category_id: ['finance'], service_type: ['online'] };
  const found = await search({ chosen: { ...ANYTHING.chosen, ...chosen } }, { counted: 250, sampled_rows: 2000 });
  const expected = matching(chosen);
  expect([found.total, found.is_estimate, found.counts_are_estimates]).toEqual([expected.length, false, true]);
  expect([...found.counts.cost.values()].reduce((sum, count) => sum + count, 0)).toBe(expected.length);
});

test.each([ALL, { counted: 1, sampled_rows: 2000 }])(
  'the nearest come first, within the radius, on every page: %j',
  async (limits) => {
    const point = { latitude: 52, longitude: 0.1 };
    const around = { ...point, km: 20 };
    const pages = [await search({ point, around }, limits), await search({ point, around }, limits, 2)];
    const found = pages.flatMap(({ page }) => page);
    const km = (index: number) => Math.abs(latitudeOf(index) - 52) * 111.195;
    const expected = matching({}, (index) => km(index) <= 20).sort((one, other) => km(one) - km(other));
    expect(found.length).toBe(40);
    for (const [rank, { distance_km }] of found.entries()) expect(distance_km).toBeCloseTo(km(expected[rank] ?? -1), 1);
  },
);

test('wider searches are counted exactly below the limit, and about above it', async () => {
  const searches = [{ ...ANYTHING, search: 'housing' }, { ...ANYTHING, search: 'nowhere' }, ANYTHING];
  expect(await tenant.run((db) => countSearches(db, ROWS, searches, ALL))).toEqual([400, 0, 1200]);
  const [some = 0, none, all = 0] = await tenant.run((db) =>
    countSearches(db, ROWS, searches, { counted: 300, sampled_rows: 2000 }),
  );
  expect(none).toBe(0);
  expect(some).toBeGreaterThanOrEqual(300);
  expect(Math.abs(all - 1200)).toBeLessThan(500);
});
