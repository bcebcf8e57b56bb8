import { sql } from 'kysely';
import { isOpenJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { CLOSING_SOON_DAYS, NO_ANSWER_DAYS } from '../rules.ts';

export type JobFigures = {
  id: number;
  title: string;
  is_open: boolean;
  views: number;
  /** Sent in the range of days. */
  applications: number;
  /** Hired in the range of days, and ever. */
  hires: number;
  hired: number;
  /** Not looked at yet. */
  submitted: number;
  /** Undecided and not moved for NO_ANSWER_DAYS, and the days since the first of the undecided was moved. */
  stale: number;
  days: number | null;
};

/** Figures of each job of a company, from one pass over its applications, and the median hours to a first answer. */
export async function findJobFigures(
  db: TenantDb,
  companyId: number,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<{ jobs: JobFigures[]; median_answer_hours: number | null }> {
  const stale = new Date(now.getTime() - NO_ANSWER_DAYS * 86_400_000).toISOString();
  const isWaiting = sql`stage = any(${sql.val(WAITING)}::text[])`;
  const { rows } = await sql<JobFigures & { median_answer_hours: number | null }>`
    with own as (
      select id, title, ${isOpenJob('jobs')} as is_open from jobs where tenant_id = ${db.tenant_id} and company_id = ${companyId}),
    -- A few rows for each job, so that only the counts are written and read again.
    counted as materialized (
      select a.job_id, a.stage, count(*)::int as count,
        count(*) filter (where a.submitted_at >= ${from}::date and a.submitted_at < ${to}::date + 1)::int as sent,
        count(*) filter (where a.stage_since >= ${from}::date and a.stage_since < ${to}::date + 1)::int as moved,
        count(*) filter (where a.stage_since < ${stale}::timestamptz)::int as stale,
        min(a.stage_since) as since
      from applications a
      where a.tenant_id = ${db.tenant_id} and a.stage <> 'draft' and a.job_id in (select id from own)
      group by a.job_id, a.stage),
    figures as (
      select job_id, sum(sent)::int as applications, (sum(count) filter (where stage = 'hired'))::int as hired,
        (sum(moved) filter (where stage = 'hired'))::int as hires, (sum(count) filter (where stage = 'submitted'))::int as submitted,
        (sum(stale) filter (where ${isWaiting}))::int as stale,
        extract(day from ${now.toISOString()}::timestamptz - min(since) filter (where ${isWaiting}))::int as days
      from counted group by job_id),
    viewed as (
      select v.job_id, sum(v.views)::int as views from job_views v join own on own.id = v.job_id
      where v.tenant_id = ${db.tenant_id} and v.day between ${from}::date and ${to}::date group by v.job_id),
    answered as (
      select percentile_cont(0.5) within group (order by a.answered_at - a.submitted_at) as median
      from applications a
      where a.tenant_id = ${db.tenant_id} and a.stage <> 'draft' and a.job_id in (select id from own) and a.answered_at is not null
        and a.submitted_at >= ${from}::date and a.submitted_at < ${to}::date + 1)
    select own.id, own.title, own.is_open, coalesce(f.applications, 0) as applications, coalesce(f.hired, 0) as hired, coalesce(f.hires, 0) as hires,
      -- Someone who applied has seen the job, even if the browser did not report the view.
      greatest(v.views, f.applications, 0) as views,
      coalesce(f.submitted, 0) as submitted, coalesce(f.stale, 0) as stale, f.days,
      (select extract(epoch from median)::float8 / 3600 from answered) as median_answer_hours
    from own left join figures f on f.job_id = own.id left join viewed v on v.job_id = own.id`.execute(db);
  return { jobs: rows, median_answer_hours: rows[0]?.median_answer_hours ?? null };
}

/** Stages at which somebody waits for the employer. */
const WAITING = ['submitted', 'in_review', 'shortlisted', 'interview'];

export const findPledge = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('companies')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', companyId)
    .select(['pledge_hires', 'pledge_by'])
    .executeTakeFirstOrThrow();

/** Moves into each stage by week, with every week of the range. */
export async function movesByWeek(db: TenantDb, companyId: number, from: string, to: string) {
  const { rows } = await sql<{ week: string; stages: Record<string, number> }>`
    with weeks as (
      select w as starts_at, greatest(w, ${from}::date)::timestamptz as from_at, least(w + interval '7 days', ${to}::date + 1)::timestamptz as to_at
      from generate_series(date_trunc('week', ${from}::date::timestamp), ${to}::date, interval '7 days') w),
    own as materialized (select id from jobs where tenant_id = ${db.tenant_id} and company_id = ${companyId}),
    -- Reads the events of each job and week from the index in their order, so that nothing is sorted.
    moves as (
      select w.starts_at, e.to_stage, count(*) filter (where e.from_stage is distinct from e.to_stage)::int as moves
      from weeks w cross join own
      join application_events e on e.tenant_id = ${db.tenant_id} and e.job_id = own.id and e.at >= w.from_at and e.at < w.to_at
      where e.to_stage <> 'draft'
      group by 1, 2)
    select to_char(w.starts_at, 'YYYY-MM-DD') as week, coalesce(jsonb_object_agg(m.to_stage, m.moves) filter (where m.moves > 0), '{}') as stages
    from weeks w left join moves m on m.starts_at = w.starts_at group by w.starts_at order by w.starts_at`.execute(db);
  return rows;
}

export const jobsClosingSoon = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('jobs')
    .select(['id as job_id', 'title', sql<string>`closes_at`.as('closes_at')])
    .where('company_id', '=', companyId)
    .where(isOpenJob())
    .where(sql<boolean>`closes_at <= now() + make_interval(days => ${CLOSING_SOON_DAYS})`)
    .orderBy('closes_at')
    .limit(5)
    .execute();

export const draftsOf = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('jobs')
    .select(['id as job_id', 'title'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'draft')
    .orderBy('updated_at', 'desc')
    .limit(5)
    .execute();
