import { sql } from 'kysely';
import { isOpenJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/** The number of people and open jobs of a tenant. */
export async function countSize(db: TenantDb) {
  const { rows } = await sql<{ people: number; open_jobs: number }>`select
    (select count(*)::int from users where tenant_id = ${db.tenant_id}) as people,
    ${openJobs(db)} as open_jobs`.execute(db);
  return rows[0] ?? { people: 0, open_jobs: 0 };
}

const openJobs = (db: TenantDb) =>
  sql<number>`(select count(*)::int from jobs where tenant_id = ${db.tenant_id} and ${isOpenJob()})`;

export type Totals = {
  veterans: number;
  recruiters: number;
  companies: number;
  open_jobs: number;
  applications: number;
  placements: number;
};

export async function countTotals(db: TenantDb): Promise<Totals> {
  const { rows } = await sql<Totals>`select
    (select count(*)::int from users where tenant_id = ${db.tenant_id} and role = 'veteran') as veterans,
    (select count(*)::int from users where tenant_id = ${db.tenant_id} and role = 'recruiter') as recruiters,
    (select count(*)::int from companies where tenant_id = ${db.tenant_id} and status = 'active') as companies,
    ${openJobs(db)} as open_jobs,
    (select count(*)::int from applications where tenant_id = ${db.tenant_id} and stage <> 'draft') as applications,
    (select count(*)::int from applications where tenant_id = ${db.tenant_id} and stage = 'hired') as placements`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('The figures could not be counted');
  return totals;
}

/** The jobs and companies of each industry that has some. */
export async function countIndustries(db: TenantDb) {
  const { rows } = await sql<{ id: number; jobs: number; companies: number }>`
    select industry_id as id, sum(jobs)::int as jobs, sum(companies)::int as companies from (
      select industry_id, count(*) as jobs, 0 as companies from jobs where tenant_id = ${db.tenant_id} and industry_id is not null group by 1
      union all
      select industry_id, 0, count(*) from companies where tenant_id = ${db.tenant_id} and industry_id is not null group by 1) counted
    group by 1`.execute(db);
  return rows;
}

/** What the figures count by day, from its column. */
const EVENTS = {
  sign_ups: (db: TenantDb) => sql`select created_at as at from users where tenant_id = ${db.tenant_id}`,
  jobs_published: (db: TenantDb) => sql`select at from job_events where tenant_id = ${db.tenant_id} and kind = 'published'`,
  applications: (db: TenantDb) =>
    sql`select submitted_at as at from applications where tenant_id = ${db.tenant_id} and stage <> 'draft'`,
  placements: (db: TenantDb) => sql`select at from application_events where tenant_id = ${db.tenant_id} and to_stage = 'hired'`,
};
export type Counted = keyof typeof EVENTS;
export type Days = Record<string, number>;

/** How many there were on each day that had some. Compares instants: under policies of rows, a comparison with a day does not use the index. */
export async function countByDay(db: TenantDb, what: Counted, range?: { from: string; to: string }): Promise<Days> {
  const within = range
    ? sql`where at >= ${range.from}::date::timestamptz and at < (${range.to}::date + 1)::timestamptz`
    : sql`where at is not null`;
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, count from (
      select at::date as day, count(*)::int as count from (${EVENTS[what](db)}) events ${within} group by 1) days`.execute(db);
  return Object.fromEntries(rows.map(({ day, count }) => [day, count]));
}

/** Whether a table that is counted has more rows of the tenant than this. Reads at most as many. */
export async function isLarge(db: TenantDb, rows: number): Promise<boolean> {
  const hasMore = (table: string) =>
    sql`exists (select from ${sql.table(table)} where tenant_id = ${db.tenant_id} offset ${rows})`;
  const found = await sql<{ is_large: boolean }>`
    select ${hasMore('jobs')} or ${hasMore('applications')} or ${hasMore('users')} as is_large`.execute(db);
  return found.rows[0]?.is_large ?? false;
}

/** The median hours until a decision, of those on these days. */
export async function medianApprovalHours(db: TenantDb, from: string, to: string): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from at - waiting_since) / 3600)::float8 as hours from decisions
    where tenant_id = ${db.tenant_id} and waiting_since is not null and at >= ${from}::date::timestamptz
      and at < (${to}::date + 1)::timestamptz`.execute(db);
  return rows[0]?.hours ?? null;
}
