import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { testWorker } from '#apps/api/testing/index.ts';
import {
  type Catalog,
  COLUMNS_OF_INNER_QUERIES,
  columnsOfInnerQueries,
  faultsOfView,
  faultsOf as faultsWith,
  neverNullOf,
  readCatalog,
} from '#apps/api/testing/tenant-statements.ts';
import { tenantRelations } from '#db/catalog.ts';
import { TENANT_RELATIONS } from '#db/tenant-relations.ts';
import type { DB } from '#db/types.ts';
import { nameTenant } from './name-tenant.ts';

let catalog: Catalog;
beforeAll(async () => {
  await loadModule();
  catalog = { ...(await readCatalog((await testWorker()).ownerUrl)), identityTables: new Set(['jobs']) };
});
const faultsOf = (text: string) => faultsWith(text, catalog);

const build = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [nameTenant(7)],
});

test('db/tenant-relations.ts lists every table and view with a tenant (npm run db:types)', async () => {
  const { owner } = await testWorker();
  expect([...TENANT_RELATIONS].sort()).toEqual((await tenantRelations(owner)).sort());
});

test('of the columns of views, only those that statements may not read are found by a query that only the outer row ties to the tenant', async () => {
  const { owner } = await testWorker();
  const { rows } = await owner.query<{ name: string; definition: string }>(
    "select viewname as name, definition from pg_views where schemaname = 'public'",
  );
  const columns = rows.map(({ name, definition }) => [name, columnsOfInnerQueries(definition)] as const);
  expect(Object.fromEntries(columns.filter(([, found]) => found.length > 0))).toEqual(COLUMNS_OF_INNER_QUERIES);
  expect(rows.length).toBeGreaterThan(5);
});

test('PostgreSQL does not run the queries of own_applications for a statement that may read it', async () => {
  const { owner } = await testWorker();
  const planOf = async (text: string) =>
    (await owner.query(`explain (verbose, costs off) ${text}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
  const read = 'select id, stage, reply_by, submitted_at from own_applications where tenant_id = 1';
  expect(faultsOf(read)).toEqual([]);
  expect(await planOf(read)).not.toContain('SubPlan');
  expect(await planOf('select revision from own_applications where tenant_id = 1')).toContain('SubPlan');
});

test.each([
  ['select a.revision from own_applications a where a.tenant_id = 1', 'own_applications.revision'],
  ['select reason from own_applications where tenant_id = 1', 'own_applications.reason'],
  ['select id from own_applications where tenant_id = 1 order by stage_since', 'own_applications.stage_since'],
  ['select * from own_applications where tenant_id = 1', 'own_applications.*'],
  ['select a.* from own_applications a where a.tenant_id = 1', 'own_applications.*'],
  ['select to_jsonb(a) from own_applications a where a.tenant_id = 1', 'own_applications.*'],
])('the check of statements refuses %s', (text, column) =>
  expect(faultsOf(text)).toEqual([`${column} is found by a query of the view that names no tenant`]),
);

test.each([
  ['select j.tenant_id, (select count(*) from users u where u.tenant_id = j.tenant_id) as people from jobs j', ['users']],
  [
    'select j.tenant_id from jobs j cross join lateral (select c.name from companies c where c.tenant_id = j.tenant_id limit 1) c',
    ['companies'],
  ],
  ['select tenant_id from jobs j where exists (select from applications a where a.tenant_id = j.tenant_id)', []],
  ['select tenant_id from jobs j where not exists (select from applications a where a.job_id = j.id)', ['applications']],
  ['select tenant_id from jobs j where id = 1 or exists (select from users u where u.tenant_id = j.tenant_id)', ['users']],
  ['select j.tenant_id from jobs j join companies c on c.id = j.company_id', ['companies']],
  ['select j.tenant_id from jobs j join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id', []],
  ['select j.tenant_id from jobs j where exists (select from countries c where c.id = j.country_id)', []],
  ['select tenant_id from jobs union all select tenant_id from users', []],
])('the view %s has the faults %j', (definition, tables) => expect(faultsOfView(definition)).toEqual(tables));

describe('a statement built with Kysely names the tenant for', () => {
  test('the tables of FROM and of joins, by their aliases', () => {
    const { sql: text, parameters } = build
      .selectFrom('jobs as j')
      .innerJoin('companies as c', 'c.id', 'j.company_id')
      .leftJoin('industries as i', 'i.id', 'j.industry_id')
      .leftJoin('saved_jobs as s', 's.job_id', 'j.id')
      .where('j.id', '=', 5)
      .select('j.id')
      .compile();
    expect(text).toBe(
      'select "j"."id" from "jobs" as "j" inner join "companies" as "c" on "c"."id" = "j"."company_id" and "c"."tenant_id" = $1 ' +
        'left join "industries" as "i" on "i"."id" = "j"."industry_id" ' +
        'left join "saved_jobs" as "s" on "s"."job_id" = "j"."id" and "s"."tenant_id" = $2 where "j"."id" = $3 and "j"."tenant_id" = $4',
    );
    expect(parameters).toEqual([7, 7, 5, 7]);
  });

  test('a condition in raw SQL that contains an or', () => {
    const { sql: text } = build.selectFrom('jobs').where(sql<boolean>`status = 'draft' or title = 'x'`).select('id').compile();
    expect(text).toBe(`select "id" from "jobs" where (status = 'draft' or title = 'x') and "jobs"."tenant_id" = $1`);
  });

  test('updates, deletions, subqueries and common table expressions', () => {
    const statements = [
      build.updateTable('jobs').set({ title: 'x' }).where('id', '=', 1),
      build.updateTable('jobs').set({ title: 'x' }).from('companies').whereRef('companies.id', '=', 'jobs.company_id'),
      build.deleteFrom('jobs'),
      build.deleteFrom('jobs').using('companies').whereRef('companies.id', '=', 'jobs.company_id'),
      build.selectFrom('tenants').select((eb) => eb.selectFrom('jobs').select('id').limit(1).as('job')),
      build
        .with('open', (db) => db.selectFrom('jobs').select('id'))
        .selectFrom('open')
        .select('id'),
      build.selectFrom('jobs').select('id').union(build.selectFrom('users').select('id')),
      build.selectFrom('jobs').select('id').forUpdate(),
    ];
    for (const statement of statements) expect(faultsOf(statement.compile().sql)).toEqual([]);
  });

  test('inserted rows, with values of any kind, once', () => {
    const one = build.insertInto('companies').values({ name: 'x' }).compile();
    expect(one.sql).toBe('insert into "companies" ("name", "tenant_id") values ($1, $2)');
    expect(one.parameters).toEqual(['x', 7]);
    const two = build.insertInto('companies').values([{ name: sql<string>`upper('x')` }, { name: 'y', about: 'z' }]);
    expect(two.compile().sql).toBe(
      `insert into "companies" ("name", "about", "tenant_id") values (upper('x'), default, $1), ($2, $3, $4)`,
    );
    expect(build.insertInto('companies').values({ name: 'x', tenant_id: 3 }).compile().parameters).toEqual(['x', 3]);
  });

  test('no table shared by all tenants', () => {
    expect(build.selectFrom('industries').select('id').compile().sql).toBe('select "id" from "industries"');
    expect(build.selectFrom('tenant_hosts').select('host').compile().sql).toBe('select "host" from "tenant_hosts"');
  });
});

describe('the check of statements finds', () => {
  test.each([
    ['select * from jobs', 'jobs'],
    ['select * from jobs where tenant_id = 1 or id = 2', 'jobs'],
    ['select * from jobs j join companies c on c.id = j.company_id where j.tenant_id = 1', 'companies'],
    ['select * from jobs j left join companies c on c.tenant_id = j.tenant_id or true where j.tenant_id = 1', 'companies'],
    ['select (select count(*) from applications a where a.job_id = j.id) from jobs j where j.tenant_id = 1', 'applications'],
    ['with own as (select id from jobs) select * from own', 'jobs'],
    ['select * from tenants t where exists (select from users)', 'users'],
    ['update jobs set title = $1 where id = $2', 'jobs'],
    ['delete from jobs where id = $1', 'jobs'],
    ['insert into saved_jobs (veteran_id, job_id) values (1, 2)', 'saved_jobs'],
    ['select id from jobs where tenant_id = 1 union select id from users', 'users'],
    ['select id from jobs where id = 1 for update', 'jobs'],
    ['select id from all_service_lookups', 'all_service_lookups'],
    ['select id from users where tenant_id = 1 and id in (select user_id from sessions)', 'sessions'],
    // Citus carries no constant into a query inside the query.
    [
      'select id from users u where tenant_id = 1 and exists (select from sessions s where s.tenant_id = u.tenant_id)',
      'sessions',
    ],
    [
      'select (select max(a.id) from applications a where a.tenant_id = j.tenant_id) from jobs j where j.tenant_id = 1',
      'applications',
    ],
    ['select * from jobs j, lateral (select from users u where u.tenant_id = j.tenant_id) u where j.tenant_id = 1', 'users'],
  ])('%s', (text, table) => expect(faultsOf(text)).toEqual([`${table} has no tenant_id = …`]));

  test.each([
    ['select * from jobs where tenant_id = $1 and (status = $2 or title = $3)'],
    ['select * from jobs j join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id where j.tenant_id = $1'],
    ['select * from jobs j join companies c using (tenant_id) where j.tenant_id = $1::int'],
    [
      'select * from jobs j, lateral (select from users u where u.tenant_id = $1 and u.id = j.id) u where (j.tenant_id, j.id) = ($1, $2)',
    ],
    [
      'with own as (select tenant_id, id from jobs where tenant_id = 1) select from own join users u on u.tenant_id = own.tenant_id',
    ],
    ['update jobs j set title = c.name from companies c where c.tenant_id = j.tenant_id and j.tenant_id = 1'],
    ['insert into saved_jobs (tenant_id, veteran_id, job_id) values (1, 2, 3)'],
    ['select from pgboss.job'],
    ['begin'],
    ["set local app.tenant_id = '7'"],
  ])('nothing in %s', (text) => expect(faultsOf(text)).toEqual([]));

  test.each([
    ["begin; set local app.tenant_id = '7'", 'SET shares'],
    ['insert into jobs (tenant_id, title) select tenant_id, title from jobs where tenant_id = 1', 'insert … select'],
    ['with new as (insert into jobs (tenant_id) select 1 returning id) select * from new', 'insert … select'],
    ['update jobs set title = $1 where tenant_id = 1 returning now()', 'RETURNING'],
    ['insert into jobs (tenant_id) values (1) on conflict (tenant_id, id) do update set updated_at = now()', 'DO UPDATE'],
    [
      'insert into jobs (tenant_id) values (1) on conflict (tenant_id, id) do update set updated_at = current_timestamp',
      'DO UPDATE',
    ],
    ['update jobs set published_at = coalesce(published_at, now()) where tenant_id = 1', 'coalesce'],
    [
      "update jobs set status = case when closes_at < now() then 'expired' else status end where tenant_id = 1",
      'coalesce or case',
    ],
    ['update jobs set updated_at = clock_timestamp() where tenant_id = 1', 'clock_timestamp'],
    ['update users set email = gen_random_uuid() where tenant_id = 1', 'random'],
    ["update jobs set closes_at = published_at + interval '1 day' where tenant_id = 1", 'interval'],
    ['update jobs set closes_at = published_at + $1::int * make_interval(days => 1) where tenant_id = 1', 'interval'],
    ['update jobs set closes_at = now() + make_interval(days => experience) where tenant_id = 1', 'interval'],
    ['insert into users (tenant_id, id) select 1, id from users where tenant_id = 1 returning id', 'alias'],
    ['insert into users (tenant_id, id) values (1, (select max(id) from users where tenant_id = 1))', 'VALUES'],
    [
      'insert into users (tenant_id, id) values (1, 2) on conflict (tenant_id, id) do update set id = (select max(id) from users where tenant_id = 1)',
      'DO UPDATE',
    ],
    ['insert into users (tenant_id, id) select 1, id from users where tenant_id = 1', 'ON CONFLICT'],
    [
      'insert into users (tenant_id, id) select $1, 2 on conflict (tenant_id, id) do update set company_id = $2',
      'a parameter in DO UPDATE',
    ],
    ["update jobs set title = to_char(published_at, 'YYYY') where tenant_id = 1", 'to_char() of a column'],
    ["update jobs set title = sha256(convert_to(title, 'UTF8'))::text where tenant_id = 1", 'convert_to() of a column'],
    ["delete from jobs where tenant_id = 1 and concat_ws(' ', title, city) = 'x'", 'concat_ws() of a column'],
    ["delete from jobs where tenant_id = 1 and published_at + interval '1 day' < now()", 'interval'],
    ['delete from jobs where tenant_id = 1 and coalesce(published_at, now()) < now()', 'coalesce or case'],
    ["update jobs set title = coalesce(title, concat('a')) where tenant_id = 1", 'coalesce or case'],
    ['delete from jobs where tenant_id = 1 and random() < 0.5', 'random'],
    ['delete from jobs where tenant_id = 1 and id in (select 1 where random() < 0.5)', 'random'],
    ["update jobs set title = 'x' where tenant_id = 1 returning to_char(published_at, 'YYYY')", 'RETURNING'],
    [
      'insert into users as u (tenant_id, id) values (1, 2) on conflict (tenant_id, id) do update set email = concat(u.email)',
      'DO UPDATE',
    ],
  ])('%s', (text, fault) => expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]));

  test.each([
    ['update jobs set updated_at = now() where tenant_id = 1'],
    ['insert into jobs (tenant_id, created_at) values (1, now())'],
    ['select coalesce(published_at, now()) from jobs where tenant_id = 1'],
    ['insert into saved_jobs (tenant_id, job_id) select tenant_id, id from jobs where tenant_id = 1 on conflict do nothing'],
    ['insert into users (tenant_id, id) values ($1, 2) on conflict (tenant_id, id) do update set company_id = $2'],
    ['insert into users as n (tenant_id, id) select 1, id from users where tenant_id = 1 returning n.id'],
    [
      "update jobs set closes_at = (now() at time zone 'UTC' + make_interval(days => experience)) at time zone 'UTC' where tenant_id = 1",
    ],
    ["update jobs set closes_at = (published_at at time zone 'UTC' + interval '1 day') at time zone 'UTC' where tenant_id = 1"],
    ["update jobs set title = concat('a', now()) where tenant_id = 1 and published_at < now() - interval '1 day'"],
    ["update jobs set title = (select to_char(max(published_at), 'YYYY') from jobs where tenant_id = 1) where tenant_id = 1"],
    ["select to_char(published_at, 'YYYY'), random() from jobs where tenant_id = 1"],
    ['insert into companies (tenant_id, name, created_at) values (1, gen_random_uuid(), coalesce($1, now()))'],
  ])('no refused form in %s', (text) => expect(faultsOf(text)).toEqual([]));

  test.each([
    [
      'select id from jobs j where tenant_id = 1 and not exists (select from users where id = $1 and company_id = j.company_id)',
      [1],
    ],
    [
      'delete from jobs j where tenant_id = 1 and not exists (select from users where $2::int > id and company_id = j.company_id)',
      [2],
    ],
    ['select j.id from jobs j left join users u on u.tenant_id = $1 and u.id = $2 where j.tenant_id = $1', [1, 2]],
    ['select j.id from jobs j join users u on u.id = $2 where j.tenant_id = 1 and j.id = $1', []],
    ['select id from jobs j where exists (select from users where id = $1 and company_id = j.company_id)', []],
    ['select id from jobs where not exists (select from users where id is not distinct from $1 or id = any($2))', []],
  ])('the parameters that must not be null in %s', (text, numbers) => expect(neverNullOf(text)).toEqual(numbers));
});

test('in a test, the application cannot send a statement without its tenant', async () => {
  const { db } = await testWorker();
  await expect(db.withTenant(1, (scoped) => sql`select * from jobs`.execute(scoped))).rejects.toThrow('jobs has no tenant_id');
});

test('in a test, the application cannot compare with null in an outer join', async () => {
  const { db } = await testWorker();
  const find = (id: number | null) =>
    db.withTenant(0, (scoped) =>
      sql`select j.id from jobs j left join users u on u.tenant_id = 0 and u.id = ${id}::int where j.tenant_id = 0`.execute(
        scoped,
      ),
    );
  await expect(find(null)).rejects.toThrow('$1 is null');
  expect((await find(0)).rows).toEqual([]);
});

test('in a test, the application cannot compare a time with a date, which no index serves under row-level policies', async () => {
  const { db } = await testWorker();
  const compare = (value: string) =>
    db.withTenant(0, (scoped) => sql`select id from jobs where tenant_id = 0 and closes_at > ${sql.raw(value)}`.execute(scoped));
  await expect(compare('current_date')).rejects.toThrow('permission denied for function timestamptz_gt_date');
  await expect(compare('now()::timestamp')).rejects.toThrow('permission denied for function timestamptz_gt_timestamp');
  expect((await compare('now()')).rows).toEqual([]);
});

test('the columns of B-tree indexes are of types whose comparisons are leakproof, as row-level policies require', async () => {
  const { owner } = await testWorker();
  const { rows } = await owner.query<{ name: string }>(
    `select distinct i.relname || '.' || a.attname as name
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid join pg_am m on m.oid = i.relam
     cross join lateral unnest(x.indclass) with ordinality k (opclass, position)
     join pg_attribute a on a.attrelid = i.oid and a.attnum = k.position
     join pg_opclass o on o.oid = k.opclass
     join pg_amop ao on ao.amopfamily = o.opcfamily and ao.amoplefttype = o.opcintype and ao.amoprighttype = o.opcintype
     join pg_operator op on op.oid = ao.amopopr join pg_proc p on p.oid = op.oprcode
     where c.relnamespace = 'public'::regnamespace and c.relrowsecurity and m.amname = 'btree' and not p.proleakproof`,
  );
  // It is unique, and nothing looks for a range in it.
  expect(rows).toEqual([{ name: 'interview_bookings_pkey.during' }]);
});

test('no foreign key of a tenant table clears columns when its target is deleted', async () => {
  const { owner } = await testWorker();
  const { rows } = await owner.query(
    `select conrelid::regclass::text as table, conname from pg_constraint
     where contype = 'f' and confdeltype in ('n', 'd') and conrelid::regclass::text = any ($1)`,
    [[...TENANT_RELATIONS]],
  );
  expect(rows).toEqual([]);
});
