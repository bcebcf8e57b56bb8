import type pg from 'pg';
import type { SearchRequest } from '../search-requests.ts';

/*
 * The plain way, to compare with: the words in the wide table of jobs, an index on them and on tenant and time, and of every search all
 * matches ranked, counted and grouped. Queried directly in SQL without row-level security, which favours it.
 */

export async function makeWideTable(owner: pg.Client, log: (line: string) => void): Promise<void> {
  const { rows } = await owner.query("select from pg_class where relname = 'wide_jobs' and relkind = 'r'");
  if (rows.length > 0) return;
  log('The wide table to compare with');
  await owner.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off");
  const { rows: tenants } = await owner.query<{ id: number }>('select id from tenants order by id');
  await owner.query('begin');
  for (const [index, { id }] of tenants.entries()) {
    await owner.query(`set app.tenant_id = '${Number(id)}'`);
    const rowsOfTenant =
      'select j.*, s.words, s.salary_year from jobs j join job_search s on s.tenant_id = j.tenant_id and s.job_id = j.id';
    await owner.query(index === 0 ? `create table wide_jobs as ${rowsOfTenant}` : `insert into wide_jobs ${rowsOfTenant}`);
  }
  await owner.query('create index on wide_jobs using gin (words)');
  await owner.query('create index on wide_jobs (tenant_id, published_at)');
  await owner.query('create index on wide_jobs (tenant_id, city)');
  await owner.query('alter table wide_jobs alter column words set statistics 1000');
  await owner.query('commit');
  await owner.query('vacuum (analyze) wide_jobs');
}

/** Runs a search and returns its page, total and facets. */
export async function searchWideTable(owner: pg.Client, tenantId: number, { query }: SearchRequest): Promise<void> {
  const values: unknown[] = [tenantId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const has = (name: string) => [query[name] ?? []].flat();
  const where = ['tenant_id = $1', "status = 'published'", 'closes_at > now()'];
  const words = has('search')[0];
  const ts = words ? `websearch_to_tsquery('english', ${bind(words)})` : null;
  if (ts) where.push(`words @@ ${ts}`);
  for (const name of ['job_type', 'type', 'experience', 'city'])
    if (has(name).length) where.push(`${name} = any(${bind(has(name))})`);
  if (has('industry').length) where.push(`industry_id = any(${bind(has('industry').map(Number))})`);
  if (has('salary_min').length) where.push(`salary_year >= ${bind(Number(has('salary_min')[0]))}`);
  if (has('guaranteed_interview').length) where.push('guaranteed_interview');
  const days = { today: 1, last_week: 7, last_month: 30 }[String(query.posted)];
  if (days) where.push(`published_at >= now() - interval '${days} days'`);
  let distance = 'null::float8';
  if (query.radius_km !== undefined) {
    const [latitude, longitude, km] = [
      bind(Number(query.latitude)),
      bind(Number(query.longitude)),
      bind(Number(query.radius_km)),
    ];
    distance = `kilometres_between(${latitude}, ${longitude}, latitude, longitude)`;
    where.push(`latitude between ${latitude}::float8 - ${km}::float8 / 111 and ${latitude}::float8 + ${km}::float8 / 111`);
    where.push(`${distance} <= ${km}`);
  }
  const order = {
    newest: 'published_at desc',
    salary: 'salary_year desc nulls last',
    closing_soon: 'closes_at',
    distance: 'distance',
    relevance: ts ? `ts_rank(words, ${ts}) desc` : 'published_at desc',
  }[String(query.sorted_by ?? 'relevance')];
  const offset = (Number(query.page ?? 1) - 1) * 20;
  await owner.query({
    text: `with m as materialized (select *, ${distance} as distance from wide_jobs where ${where.join(' and ')})
      select (select count(*) from m) as total,
        (select json_agg(p) from (select id, title, distance from m order by ${order}, id desc limit 20 offset ${offset}) p) as page,
        (select json_agg(f) from (select grouping(job_type, type, experience, industry_id, city), job_type, type, experience, industry_id,
          city, count(*) from m group by grouping sets ((job_type), (type), (experience), (industry_id), (city))) f) as facets`,
    values,
  });
}
