import pg from 'pg';
import { writeJobSearch } from '#features/companies/server/index.ts';
import { connect, type Database } from '#kit/server/database/db.ts';
import type { Advert } from './adverts.ts';

/**
 * The jobs of the search benchmark: words, pay, companies and places of adverts (adverts.ts), recombined with a fixed seed. Word
 * frequencies match those of the adverts. Rows are written in order of publication, as in production.
 */

export const SEED = 20_201_029;
const OTHER_TENANTS = 5;
const COMPANIES = 5000;
const BATCH = 25_000;

export type Size = { jobs: number; others: number };

/** Host of the tenant with the many jobs; the other tenants share the rest. */
export const BENCH_HOST = 'bench.localhost';

/**
 * Fills an empty database with ready schema and lookups, through the function that writes job_search. Search indexes are created
 * at the end, as after any bulk load.
 * @param options.log receives a line for each step
 */
export async function fillWithJobs(options: {
  ownerUrl: string;
  adverts: Advert[];
  size: Size;
  log: (line: string) => void;
}): Promise<void> {
  const { ownerUrl, adverts, size, log } = options;
  const others = Math.floor(size.others / OTHER_TENANTS);
  await withOwner(ownerUrl, async (owner) => {
    const indexes = await dropSearchIndexes(owner);
    const forget = await rememberWordsOfTexts(owner, adverts);
    const fill = (tenants: [slug: string, jobs: number, seed: number][]) =>
      withOwner(ownerUrl, async (own) => {
        await makePools(own, adverts);
        const db = connect({ appUrl: ownerUrl, max: 1, statementMs: 600_000 });
        for (const [slug, jobs, seed] of tenants) await fillTenant(own, db, slug, jobs, seed, log);
        await db.close();
      });
    // Interleaved, because rows of several tenants share pages in production too.
    await Promise.all([
      fill([['bench', size.jobs, SEED]]),
      fill(Array.from({ length: OTHER_TENANTS }, (_, n): [string, number, number] => [`other-${n + 1}`, others, SEED + n + 1])),
    ]);
    await forget();
    log('Indexes and statistics');
    for (const index of indexes) await owner.query(index);
    for (const table of ['jobs', 'job_search', 'job_search_sample', 'job_search_rest', 'companies'])
      await owner.query(`vacuum (analyze) ${table}`);
  });
}

async function withOwner(ownerUrl: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
    await work(owner);
  } finally {
    await owner.end();
  }
}

const textOf = ({ description }: Advert) => description.slice(0, 2500);

/**
 * Has words_of_text() look up what it returned for the text of each advert, which hundreds of jobs have: parsing them all would take most of the
 * time. @returns restores the function
 */
async function rememberWordsOfTexts(owner: pg.Client, adverts: Advert[]): Promise<() => Promise<void>> {
  const original = "select pg_get_functiondef('words_of_text'::regproc) as definition";
  const { rows } = await owner.query<{ definition: string }>(original);
  await owner.query(
    `create table words_of_texts as
    select md5(text) as text, words_of_text(text, '{}', '{}') as words from (select distinct unnest($1::text[]) as text) x`,
    [adverts.map(textOf)],
  );
  await owner.query('create unique index on words_of_texts (text)');
  await owner.query(`create or replace function words_of_text(description text, responsibilities text[], requirements text[])
    returns tsvector immutable parallel safe language sql as 'select words from words_of_texts where text = md5(description)'`);
  return async () => {
    await owner.query(rows[0]?.definition ?? '');
    await owner.query('drop table words_of_texts');
  };
}

/** @returns the statements that create them again */
async function dropSearchIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
    where c.relname like 'job_search%' and not i.indisprimary and not x.relispartition order by 1`);
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

/** Parts of the adverts as arrays, used by the statement that creates jobs. */
async function makePools(owner: pg.Client, adverts: Advert[]): Promise<void> {
  await owner.query(`create temporary table adverts (n int primary key, title text, title_end text, company text, city text,
    description text, skills text[], salary_from numeric, salary_to numeric)`);
  const words = (text: string) => text.split(/[^\p{L}-]+/u).filter((word) => word.length >= 5);
  const rows = adverts.map((advert, n) => {
    const parts = advert.title.split(/\s+/);
    const half = Math.ceil(parts.length / 2);
    return {
      ...advert,
      n,
      title: parts.slice(0, half).join(' '),
      title_end: parts.slice(half).join(' '),
      skills: words(advert.description)
        .filter((_, index) => index % 7 === 3)
        .slice(0, 40),
      description: textOf(advert),
    };
  });
  for (let from = 0; from < rows.length; from += 1000)
    await owner.query(
      `insert into adverts select n, title, title_end, company, city, description, skills, salary_from, salary_to
       from jsonb_to_recordset($1::jsonb) as r (n int, title text, title_end text, company text, city text, description text,
         skills text[], salary_from numeric, salary_to numeric)`,
      [JSON.stringify(rows.slice(from, from + 1000))],
    );
  // Towns of the country, and twice as often the adverts' own towns, by their frequency.
  await owner.query(`create temporary table towns as
    select row_number() over (order by source, id, copy) - 1 as n, name, state_id, latitude, longitude from (
      select 1 as source, c.id, 0 as copy, c.name, c.state_id, c.latitude, c.longitude from cities c
      where c.country_id = 232 and c.latitude is not null
      union all
      select 2, c.id, a.n, c.name, c.state_id, c.latitude, c.longitude from adverts a
      join lateral (select * from cities c where c.country_id = 232 and lower(c.name) = lower(a.city) and c.latitude is not null
        order by id limit 1) c on true) t`);
  await owner.query('create unique index on towns (n)');
  await owner.query('analyze adverts, towns');
  // The n-th number below 2^31 of the sequence for salt and seed.
  await owner.query(`create function pg_temp.draw(n bigint, salt int, seed int) returns int immutable language sql return
    (hashint8extended(n, salt::bigint * 1000003 + seed) & 2147483647)::int`);
}

/** Rows $1 to $2 of $3, with seed $4: published over the last 60 days, the last row now. */
const INSERT_JOBS = `
  with pools as (
    select (select count(*) from adverts)::int as adverts, (select count(*) from towns)::int as towns,
      (select array_agg(id order by id) from companies where source = 'bench') as companies
  ), drawn as (
    select n, pg_temp.draw(n, 1, $4) % adverts as a, pg_temp.draw(n, 2, $4) % adverts as b, pg_temp.draw(n, 3, $4) % towns as town,
      companies[1 + pg_temp.draw(n, 4, $4) % cardinality(companies)] as company_id, pg_temp.draw(n, 5, $4) % 1000 as kind,
      pg_temp.draw(n, 6, $4) % 1000 as place, pg_temp.draw(n, 7, $4) % 1000 as level, pg_temp.draw(n, 8, $4) as d8,
      pg_temp.draw(n, 9, $4) as d9, pg_temp.draw(n, 10, $4) as d10, pg_temp.draw(n, 11, $4) % 1000 as marks
    from generate_series($1::bigint, $2::bigint) n, pools
  )
  insert into jobs (company_id, title, job_role, description, skills, industry_id, job_type, type, experience, country_id, state_id,
    city, locality, latitude, longitude, salary_from, salary_to, currency, salary_per, status, published_at, closes_at, created_at,
    security_clearance, guaranteed_interview, placement, military_skills_accepted)
  select d.company_id, left(a.title || ' ' || b.title_end, 200), nullif(b.title_end, ''), b.description,
    case when cardinality(a.skills) < 4 then a.skills
      else a.skills[1 + d8 % (cardinality(a.skills) - 3) : 4 + d8 % (cardinality(a.skills) - 3)] end,
    -- The first industries have most of the jobs.
    1 + floor(48 * power(d9 / 2147483648.0, 2))::int,
    case when kind < 800 then 'full_time' when kind < 900 then 'part_time' when kind < 940 then 'contract' when kind < 980 then 'temporary'
      when kind < 990 then 'apprenticeship' when kind < 995 then 'internship' else 'volunteer' end,
    case when place < 700 then 'on_site' when place < 900 then 'hybrid' else 'remote' end,
    case when level < 150 then 'entry' when level < 350 then 'junior' when level < 700 then 'mid' when level < 900 then 'senior'
      when level < 980 then 'lead' else 'executive' end,
    232, t.state_id, t.name, t.name,
    -- Within a few kilometres of the town's middle.
    t.latitude + (d8 % 1000 - 500) / 10000.0, t.longitude + (d9 % 1000 - 500) / 6000.0,
    a.salary_from, a.salary_to, 'GBP', 'year', 'published',
    now() - interval '60 days' * (1 - d.n / $3::float8),
    now() + interval '7 days' + interval '1 minute' * (d10 % 80000),
    now() - interval '60 days' * (1 - d.n / $3::float8),
    case when marks < 20 then 'SC' when marks < 25 then 'DV' when marks < 50 then 'BPSS' end,
    d10 % 20 = 0, d10 % 100 = 1, d10 % 5 = 2
  from drawn d
  join adverts a on a.n = d.a
  join adverts b on b.n = d.b
  join towns t on t.n = d.town
  order by d.n
  returning id`;

async function fillTenant(
  owner: pg.Client,
  db: Database,
  slug: string,
  jobs: number,
  seed: number,
  log: (line: string) => void,
): Promise<void> {
  const { rows } = await owner.query<{ id: number }>(
    `with made as (insert into tenants (slug, name, country_id, marketing_site_url)
       values ($1, $1, 232, 'https://www.example.test') returning id)
     insert into tenant_hosts (host, tenant_id) select $2, id from made returning tenant_id as id`,
    [slug, `${slug}.localhost`],
  );
  const id = Number(rows[0]?.id);
  await owner.query(`set app.tenant_id = '${id}'`);
  const companies = Math.max(20, Math.min(COMPANIES, Math.ceil(jobs / 100)));
  await owner.query(
    `insert into companies (name, status, country_id, source)
     select left(a.company, 120) || ' ' || c, 'active', 232, 'bench' from generate_series(1, $1::int) c
     join adverts a on a.n = pg_temp.draw(c, 1, $2) % (select count(*) from adverts)`,
    [companies, seed],
  );
  const began = performance.now();
  for (let from = 0; from < jobs; from += BATCH) {
    const { rows: inserted } = await owner.query<{ id: number }>(INSERT_JOBS, [
      from,
      Math.min(from + BATCH, jobs) - 1,
      jobs,
      seed,
    ]);
    const ids = inserted.map((job) => job.id);
    for (let at = 0; at < ids.length; at += 5000)
      await db.withTenant(id, (scoped) => writeJobSearch(scoped, ids.slice(at, at + 5000)));
    const seconds = (performance.now() - began) / 1000;
    if ((from / BATCH) % 8 === 7)
      log(`${slug}: ${from + BATCH} of ${jobs} jobs, ${Math.round((from + BATCH) / seconds)} a second`);
  }
}
