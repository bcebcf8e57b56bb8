import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant, queryAsApp, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { writeJobSearch } from '#features/companies/server/index.ts';
import { findJobs } from '../../contract.ts';
import { buildJob } from '../testing.ts';

type Query = Partial<z.input<typeof findJobs.query>>;

const MANY = 12_000;
let crowd: TestTenant;

/** Twelve thousand jobs, more than are counted exactly, over sixty days: every second one for a fitter, every tenth part time, every third in York, some without pay. */
beforeAll(async () => {
  crowd = await newTenant();
  const company_id = await crowd.company();
  // As the database owner, because the application never uses insert … select.
  const { owner } = await testWorker();
  const client = await owner.connect();
  await client.query(`set app.tenant_id = '${crowd.id}'`);
  const { rows } = await client.query<{ id: number }>(
    `insert into jobs (tenant_id, company_id, title, description, country_id, currency, status, published_at, closes_at, job_type, city,
        latitude, longitude, salary_to)
      select $1::int, $2::int, case when n % 2 = 0 then 'Fitter ' else 'Driver ' end || n, '', 232, 'GBP', 'published',
        now() - interval '1 minute' * (n * 7.2), now() + interval '1 hour' * (n * 7919 % 6000 + 1),
        case when n % 10 = 0 then 'part_time' else 'full_time' end, case when n % 3 = 0 then 'York' else 'Leeds' end,
        53.8 + n * 0.0005, -1.5, case when n % 7 > 0 then n * 104729 % 50000 end
      from generate_series(1, $3::int) n returning id`,
    [crowd.id, company_id, MANY],
  );
  client.release(true);
  for (let from = 0; from < rows.length; from += 1000) {
    const ids = rows.slice(from, from + 1000).map(({ id }) => id);
    await crowd.run((db) => writeJobSearch(db, ids));
  }
  await owner.query('analyze job_search');
});

const search = async (query: Query) => (await crowd.call(findJobs, { query })).body;

describe('of thousands of matches', () => {
  test.each<[Query, number]>([
    [{}, MANY],
    [{ search: 'fitter' }, MANY / 2],
    [{ job_type: ['full_time'] }, MANY * 0.9],
    [{ city: ['Leeds'] }, MANY * (2 / 3)],
  ])('%j the total is an estimate that says so, and no facet has a number', async (query, total) => {
    const { meta, facets } = await search(query);
    expect(meta.total_is_estimate).toBe(true);
    expect(meta.last_page).toBe(50);
    const isNear = (number = 0, wanted = 0) => expect(Math.abs(number - wanted)).toBeLessThan(wanted * 0.25);
    isNear(meta.total, total);
    const { city, ...others } = facets ?? {};
    // Without the filter of its own, a facet may have few enough to count.
    for (const { count } of Object.values(others).flat()) expect(count).toBeNull();
    if (!query.city) expect(city).toContainEqual({ value: 'York', label: 'York', count: null });
  });

  test('a facet with a narrow filter of its own is counted exactly, and so are the others under it', async () => {
    const { meta, facets } = await search({ job_type: ['part_time'], search: 'fitter' });
    expect(meta).toMatchObject({ total: 1200, last_page: 50 });
    expect(meta.total_is_estimate).toBeUndefined();
    expect(facets?.city).toEqual([
      { value: 'Leeds', label: 'Leeds', count: 800 },
      { value: 'York', label: 'York', count: 400 },
    ]);
  });

  test.each<Query>([{}, { search: 'fitter' }, { search: 'fitter', job_type: ['part_time'] }, { city: ['Leeds'], page: 2 }])(
    '%j without facets is the same page with the same total',
    async (query) => {
      const { data, meta } = await search(query);
      const without = await search({ ...query, without_facets: 'true' });
      expect(without).toMatchObject({ data: data.map(({ id }) => ({ id })), meta, facets: null });
    },
  );

  test.each<[Query, string]>([
    [{ sorted_by: 'newest' }, 'published_at desc, job_id desc'],
    [{ sorted_by: 'newest', sorted_type: 'asc' }, 'published_at, job_id'],
    [{ sorted_by: 'newest', search: 'fitter' }, 'published_at desc, job_id desc'],
    [{ sorted_by: 'closing_soon' }, 'closes_at, published_at desc, job_id desc'],
    [{ sorted_by: 'closing_soon', sorted_type: 'asc' }, 'closes_at desc, published_at, job_id'],
    [{ sorted_by: 'salary', search: 'fitter' }, 'salary_year desc nulls last, published_at desc, job_id desc'],
    [{ sorted_by: 'salary', sorted_type: 'asc' }, 'salary_year nulls last, published_at, job_id'],
    [
      { sorted_by: 'distance', latitude: 54.8, longitude: -1.5 },
      'kilometres_between(54.8, -1.5, latitude, longitude), published_at desc, job_id desc',
    ],
  ])('%j shows those that come first, on the first page and on the last', async (query, order) => {
    const { rows } = await crowd.run((db) =>
      sql<{
        job_id: number;
      }>`select job_id from job_search where tenant_id = ${crowd.id} ${query.search ? sql`and words @@ 'fitter'` : sql``}
        order by ${sql.raw(order)} limit 1000`.execute(db),
    );
    const wanted = rows.map((row) => row.job_id);
    for (const page of [1, 2, 50]) {
      const { data } = await search({ ...query, page });
      expect(data.map((job) => job.id)).toEqual(wanted.slice((page - 1) * 20, page * 20));
    }
    expect((await search({ ...query, page: 51 })).data).toEqual([]);
  });

  test('relevance ranks the newest thousand, each on one page', async () => {
    const seen = new Set<number>();
    for (let page = 1; page <= 50; page += 7)
      for (const job of (await search({ search: 'fitter', page })).data) {
        expect(job.title.startsWith('Fitter')).toBe(true);
        // Every second one of the two thousand newest.
        expect(Number(job.title.split(' ')[1])).toBeLessThanOrEqual(2000);
        seen.add(job.id);
      }
    expect(seen.size).toBe(8 * 20);
  });
});

describe('row-level security', () => {
  test('limits writes to the tenant, and reads through the statement’s own condition', async () => {
    const [mine, other] = [await newTenant(), await newTenant()];
    await buildJob(mine, { title: 'Fitter' });
    const theirs = await buildJob(other, { title: 'Welder' });
    // Reading is limited by the statement alone (docs/decisions/0003): job_search has nothing that a visitor may not see.
    const read = await queryAsApp(mine.id, `select job_id from job_search where tenant_id = ${other.id}`);
    expect(read.rows).toEqual([{ job_id: theirs }]);
    const cut = `where tenant_id = ${other.id}`;
    expect((await queryAsApp(mine.id, `delete from job_search ${cut}`)).rowCount).toBe(0);
    expect((await queryAsApp(mine.id, `update job_search set city = 'x' ${cut}`)).rowCount).toBe(0);
    await expect(queryAsApp(mine.id, `update job_search set tenant_id = ${other.id}`)).rejects.toThrow(/row-level security/);
    await expect(
      queryAsApp(
        mine.id,
        `insert into job_search (tenant_id, job_id, lot, company_id, country_id, marks, published_at, closes_at, words)
         select ${other.id}, job_id + 1, lot, company_id, country_id, marks, published_at, closes_at, words from job_search ${cut}`,
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('protects the projection that contains drafts', async () => {
    const [mine, other] = [await newTenant(), await newTenant()];
    await buildJob(other, { title: 'Welder', status: 'draft', published_at: null });
    expect((await queryAsApp(mine.id, `select from job_projection where tenant_id = ${other.id}`)).rows).toEqual([]);
    // A connection that served a tenant before has an empty setting, which matches no tenant.
    const noTenant = /app\.tenant_id|invalid input syntax for type integer: ""/;
    await expect(queryAsApp(null, 'select from job_projection')).rejects.toThrow(noTenant);
  });

  test.each(['select from job_search_sample', 'select from job_search_rest', 'drop table job_search', 'truncate job_search'])(
    'refuses the application %s',
    async (statement) => {
      const tenant = await newTenant();
      await expect(queryAsApp(tenant.id, statement)).rejects.toThrow(/permission denied|must be owner/);
    },
  );

  test('leaves the index on words usable', async () => {
    const plan = await crowd.run(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select job_id from job_search where tenant_id = ${crowd.id} and words @@ websearch_to_tsquery('english', 'fitter 4711')`.execute(
        db,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index Cond: \(words @@/);
  });

  test('finds the squares of the map in their index', async () => {
    const { rows } = await crowd.run(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      return sql<{ 'QUERY PLAN': string }>`
        explain select job_id from job_search where tenant_id = ${crowd.id} and map_square(latitude, longitude) = any(array[5, 6])`.execute(
        db,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*tenant_id = \d+\) AND \(.*floor/);
  });
});
