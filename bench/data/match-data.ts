import pg from 'pg';
import { writeJobSearch } from '#features/companies/server/index.ts';
import type { OccupationReference } from '#features/occupations/server/index.ts';
import { connect } from '#kit/server/database/db.ts';
import type { Advert } from './adverts.ts';

/*
 * The jobs of the matching benchmark: adverts (adverts.ts), each recognised once, placed in towns of the country and published over 60 days by a fixed
 * seed. Rows are inserted as sets inside the database and can be added in several runs.
 */

const SEED = 20_261_122;
const BATCH = 20_000;
const COMPANIES = 5000;
const SLUG = 'bench';

type Fill = {
  ownerUrl: string;
  adverts: Advert[];
  reference: OccupationReference;
  jobs: number;
  until: number;
  log: (line: string) => void;
};

/** @returns how many jobs there are; fewer than asked for when the time was up */
export async function fillWithRecognisedJobs({ ownerUrl, adverts, reference, jobs, until, log }: Fill): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const db = connect({ appUrl: ownerUrl, max: 1 });
  try {
    await owner.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
    const tenant = await findTenant(owner);
    await owner.query(`set app.tenant_id = '${tenant}'`);
    const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from job_search where tenant_id = $1', [
      tenant,
    ]);
    const present = rows[0]?.count ?? 0;
    if (present >= jobs) return present;
    if (present === 0) await owner.query(`create table if not exists bench_indexes (definition text)`);
    await makePools(owner, adverts, reference);
    await addCompanies(owner);
    await dropIndexes(owner);
    const began = performance.now();
    let created = present;
    for (; created < jobs && Date.now() < until; created = Math.min(created + BATCH, jobs)) {
      const inserted = await owner.query<{ id: number }>(INSERT, [
        created,
        Math.min(created + BATCH, jobs) - 1,
        jobs,
        SEED,
        reference.recognition_version,
      ]);
      const ids = inserted.rows.map(({ id }) => id);
      for (let at = 0; at < ids.length; at += 5000)
        await db.withTenant(tenant, (scoped) => writeJobSearch(scoped, ids.slice(at, at + 5000)));
    }
    log(`${created} of ${jobs} jobs, ${Math.round((1000 * (created - present)) / (performance.now() - began))} a second`);
    return created;
  } finally {
    await db.close();
    await owner.end();
  }
}

/** Creates what the fill dropped, as after any bulk load, and gathers statistics. */
export async function finishFill(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("set maintenance_work_mem = '1GB'");
    const { rows } = await owner.query<{ definition: string }>('delete from bench_indexes returning definition');
    for (const { definition } of rows) await owner.query(definition);
    for (const table of ['jobs', 'job_search_sample', 'job_search_rest', 'companies'])
      await owner.query(`vacuum (analyze) ${table}`);
    await owner.query('analyze job_search');
  } finally {
    await owner.end();
  }
}

async function findTenant(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `with made as (insert into tenants (slug, name, country_id, marketing_site_url) values ($1, $1, 232, 'https://www.example.test')
       on conflict do nothing returning id)
     select id from made union all select id from tenants where slug = $1`,
    [SLUG],
  );
  return Number(rows[0]?.id);
}

/** Indexes of job_search except those of its keys; a later run finds their definitions in bench_indexes. */
async function dropIndexes(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
    where c.relname like 'job_search%' and not i.indisprimary and not x.relispartition order by 1`);
  for (const { name, definition } of rows) {
    await owner.query('insert into bench_indexes values ($1)', [definition]);
    await owner.query(`drop index ${name}`);
  }
}

async function makePools(owner: pg.Client, adverts: readonly Advert[], reference: OccupationReference): Promise<void> {
  const rows = adverts.map(({ title, description, salary_from, salary_to }, n) => {
    const { occupation_id, skill_codes, level } = reference.recogniseJob({ title, description });
    return {
      n,
      title: title.slice(0, 200),
      description: description.slice(0, 400),
      salary_from,
      salary_to,
      occupation_id,
      skill_codes,
      level,
    };
  });
  await owner.query(`create temporary table adverts (n int primary key, title text, description text, salary_from numeric, salary_to numeric,
    occupation_id text, skill_codes text[], level text)`);
  for (let from = 0; from < rows.length; from += 2000)
    await owner.query(
      `insert into adverts select * from jsonb_to_recordset($1::jsonb) as r (n int, title text, description text, salary_from numeric,
         salary_to numeric, occupation_id text, skill_codes text[], level text)`,
      [JSON.stringify(rows.slice(from, from + 2000))],
    );
  // People and jobs are where the larger towns are: the first towns of the list are drawn most often.
  await owner.query(`create temporary table towns as select row_number() over (order by md5(id::text)) - 1 as n, name, state_id, latitude, longitude
    from cities where country_id = 232 and latitude is not null`);
  await owner.query('create unique index on towns (n)');
  await owner.query('analyze adverts, towns');
  await owner.query(`create function pg_temp.draw(n bigint, salt int, seed int) returns int immutable language sql return
    (hashint8extended(n, salt::bigint * 1000003 + seed) & 2147483647)::int`);
}

async function addCompanies(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into companies (name, status, country_id, source) select 'Company ' || c, 'active', 232, 'bench' from generate_series(1, $1::int) c
     where not exists (select from companies where source = 'bench')`,
    [COMPANIES],
  );
}

/** Rows $1 to $2 of $3, with seed $4, the last row published now. */
const INSERT = `
  with pools as (
    select (select count(*) from adverts)::int as adverts, (select count(*) from towns)::int as towns,
      (select array_agg(id order by id) from companies where source = 'bench') as companies
  ), drawn as (
    select n, pg_temp.draw(n, 1, $4) % adverts as a, floor(towns * power(pg_temp.draw(n, 3, $4) / 2147483648.0, 2))::int as town,
      companies[1 + pg_temp.draw(n, 4, $4) % cardinality(companies)] as company_id, pg_temp.draw(n, 5, $4) % 1000 as kind,
      pg_temp.draw(n, 6, $4) % 1000 as place, pg_temp.draw(n, 8, $4) as d8, pg_temp.draw(n, 9, $4) as d9, pg_temp.draw(n, 10, $4) as d10,
      pg_temp.draw(n, 11, $4) % 1000 as marks
    from generate_series($1::bigint, $2::bigint) n, pools
  )
  insert into jobs (company_id, title, description, industry_id, job_type, type, country_id, state_id, city, locality, latitude, longitude,
    salary_from, salary_to, currency, salary_per, status, published_at, closes_at, created_at, security_clearance, starts_at, occupation_id,
    skill_codes, level_recognised, recognised)
  select d.company_id, a.title, a.description, 1 + d9 % 48, case when kind < 850 then 'full_time' when kind < 950 then 'part_time' else 'contract' end,
    case when place < 700 then 'on_site' when place < 900 then 'hybrid' else 'remote' end, 232, t.state_id, t.name, t.name,
    t.latitude + (d8 % 1000 - 500) / 10000.0, t.longitude + (d9 % 1000 - 500) / 6000.0, a.salary_from, a.salary_to, 'GBP', 'year', 'published',
    now() - interval '60 days' * (1 - d.n / $3::float8), now() + interval '7 days' + interval '1 minute' * (d10 % 80000),
    now() - interval '60 days' * (1 - d.n / $3::float8), case when marks < 20 then 'SC' when marks < 25 then 'DV' end,
    case when d10 % 5 = 0 then current_date + d10 % 90 end, a.occupation_id, a.skill_codes, a.level, $5
  from drawn d join adverts a on a.n = d.a join towns t on t.n = d.town
  order by d.n
  returning id`;
