import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOpenInSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { SitemapKind } from '#kit/server/http/sitemap.ts';
import { LEAST_JOBS, LEAST_PAID, MOST_COUNTED } from '../../landing-rules.ts';
import type { FoundId } from '../queries.ts';

/** Which open jobs a page has. */
export type Scope = { occupations: readonly string[] | null; city: string | null; region: string | null };

export type LandingRow = {
  path: string;
  occupation_id: string | null;
  trade: string | null;
  city: string | null;
  region: string | null;
  place: string | null;
  latitude: number | null;
  longitude: number | null;
};

const COLUMNS = sql`p.path, p.occupation_id, p.trade, p.city, p.region, p.place, p.latitude, p.longitude`;

export async function findLandingRow(db: TenantDb, path: string): Promise<LandingRow | null> {
  const { rows } = await sql<LandingRow>`
    select ${COLUMNS} from job_landing_pages p where p.tenant_id = ${db.tenant_id} and p.path = ${path}`.execute(db);
  return rows[0] ?? null;
}

function inScope(db: TenantDb, { occupations, city, region }: Scope): RawBuilder<SqlBool> {
  const conditions = [sql`j.tenant_id = ${db.tenant_id}`, isOpenInSearch()];
  if (occupations) conditions.push(sql`j.occupation_id = any(${sql.val(occupations)}::text[])`);
  if (city !== null) conditions.push(sql`lower(j.city) = lower(${city}) and j.region is not distinct from ${region}::text`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

export type LandingFigures = {
  /** At most one more than are counted; the other figures are null then, because they would be those of a part. */
  jobs: number;
  companies: number | null;
  guaranteed: number | null;
  remote: number | null;
  hybrid: number | null;
  newest_at: string | null;
  /** What the jobs that state their pay offer in a year. Null below LEAST_PAID of them. */
  pay: { from: number; to: number; middle: number; jobs: number } | null;
  employers: { id: number; name: string; jobs: number }[];
};

const MOST_EMPLOYERS = 8;

/** Counts the open jobs of a page, in one statement that reads a bounded number of them. */
export async function findLandingFigures(db: TenantDb, scope: Scope): Promise<LandingFigures> {
  const { rows } = await sql<LandingFigures>`
    with f as materialized (
      select j.job_id, j.company_id, j.marks, j.type, j.published_at, j.salary_year
      from job_search j where ${inScope(db, scope)} limit ${sql.lit(MOST_COUNTED + 1)}),
    paid as (
      select yearly_pay(coalesce(x.salary_from, x.salary_to), x.salary_per)::int as low,
        yearly_pay(coalesce(x.salary_to, x.salary_from), x.salary_per)::int as high
      from f join jobs x on x.tenant_id = ${db.tenant_id} and x.id = f.job_id
      -- The search has no pay in another currency than the country’s.
      where f.salary_year is not null and x.show_salary)
    select count(*)::int as jobs, count(distinct f.company_id)::int as companies,
      count(*) filter (where f.marks @> array['guaranteed_interview'])::int as guaranteed,
      count(*) filter (where f.type = 'remote')::int as remote, count(*) filter (where f.type = 'hybrid')::int as hybrid,
      max(f.published_at) as newest_at,
      (select case when count(*) >= ${sql.lit(LEAST_PAID)} then json_build_object('from', min(low), 'to', max(high), 'jobs', count(*),
        'middle', round(percentile_cont(0.5) within group (order by (low + high) / 2.0))::int) end from paid) as pay,
      (select coalesce(json_agg(e), '[]') from (
        select c.id, c.name, count(*)::int as jobs from f join companies c on c.tenant_id = ${db.tenant_id} and c.id = f.company_id
        group by c.id, c.name order by count(*) desc, c.name limit ${sql.lit(MOST_EMPLOYERS)}) e) as employers
    from f`.execute(db);
  const none = { jobs: 0, companies: 0, guaranteed: 0, remote: 0, hybrid: 0, newest_at: null, pay: null, employers: [] };
  const figures = rows[0] ?? none;
  return figures.jobs > MOST_COUNTED
    ? { ...none, jobs: figures.jobs, companies: null, guaranteed: null, remote: null, hybrid: null }
    : figures;
}

/** The newest open jobs of a page. */
export async function findLandingJobs(db: TenantDb, scope: Scope, count: number): Promise<FoundId[]> {
  const { rows } = await sql<FoundId>`
    select j.job_id, null as distance_km from job_search j where ${inScope(db, scope)}
    order by j.published_at desc, j.job_id desc limit ${count}`.execute(db);
  return rows;
}

export type Kind = 'role' | 'place' | 'role_in_place' | 'trade_in_place';

const OF_KIND: Record<Kind, RawBuilder<SqlBool>> = {
  role: sql`p.occupation_id is not null and p.city is null`,
  place: sql`p.occupation_id is null and p.trade is null`,
  role_in_place: sql`p.occupation_id is not null and p.city is not null`,
  trade_in_place: sql`p.trade is not null`,
};

type Wanted = {
  kind: Kind;
  /** The page that they are listed on, which is none of them. */
  beside?: LandingRow;
  /** What they have in common with it. */
  same?: 'role' | 'trade' | 'place';
  /** Nearest to it first; otherwise those with most jobs. */
  nearest?: boolean;
  limit: number;
};

/** The occupations that each trade leads to. */
export type TradeCodes = ReadonlyMap<string, readonly string[]>;

/** Pages that still have their jobs: a link never leads to one that is gone. */
export async function findLandingLinks(
  db: TenantDb,
  trades: TradeCodes,
  { kind, beside, same, nearest = false, limit }: Wanted,
): Promise<LandingRow[]> {
  const like = {
    role: sql`p.occupation_id = ${beside?.occupation_id}`,
    trade: sql`p.trade = ${beside?.trade}`,
    place: sql`p.city = ${beside?.city} and p.region is not distinct from ${beside?.region ?? null}::text`,
  };
  const distance = sql`kilometres_between(${beside?.latitude ?? null}::float8, ${beside?.longitude ?? null}::float8, p.latitude, p.longitude)`;
  const codes = [...trades].map(([trade, occupations]) => ({ trade, occupations }));
  const { rows } = await sql<LandingRow>`
    select ${COLUMNS} from (
      select p.* from job_landing_pages p
      where p.tenant_id = ${db.tenant_id} and ${OF_KIND[kind]} and p.path <> ${beside?.path ?? ''}
        ${same ? sql`and ${like[same]}` : sql``}
      order by ${nearest ? sql`${distance} nulls last,` : sql``} p.jobs desc, p.path limit ${sql.lit(2 * limit)}) p
    left join jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as t (trade text, occupations text[]) on t.trade = p.trade
    where (select count(*) from (select from job_search j
      where j.tenant_id = ${db.tenant_id} and ${isOpenInSearch()}
        and (p.occupation_id is null or j.occupation_id = p.occupation_id)
        and (p.trade is null or j.occupation_id = any(t.occupations))
        and (p.city is null or (lower(j.city) = lower(p.city) and j.region is not distinct from p.region))
      limit ${sql.lit(LEAST_JOBS)}) x) = ${sql.lit(LEAST_JOBS)}
    order by ${nearest ? sql`${distance} nulls last,` : sql``} p.jobs desc, p.path limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Pages about the role and the place of a job, the narrowest first. */
export async function findLandingsOfJob(
  db: TenantDb,
  { occupation_id, city, region }: { occupation_id: string | null; city: string | null; region: string | null },
): Promise<LandingRow[]> {
  const { rows } = await sql<LandingRow>`
    select ${COLUMNS} from job_landing_pages p
    where p.tenant_id = ${db.tenant_id} and p.trade is null
      and (p.occupation_id = ${occupation_id} or (p.occupation_id is null and p.city = ${city}))
      and (p.city is null or (p.city = ${city} and p.region is not distinct from lower(${region}::text)))
    order by p.occupation_id is null, p.city is null limit 3`.execute(db);
  return rows;
}

export const jobLandingSitemap: SitemapKind = {
  name: 'job-pages',
  rows: (db) => sql`select p.id, p.changed_at, p.path from job_landing_pages p where p.tenant_id = ${db.tenant_id}`,
  pathOf: 'path',
};
