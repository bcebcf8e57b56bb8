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
  const { rows } = await sql<JobFigures & { median_answer_hours: number | null }>`
    with own as (
      select id, title, ${isOpenJob('jobs')} as is_open from jobs where tenant_id = ${db.tenant_id} and company_id = ${companyId}),
    applied as materialized (
      select a.job_id, a.stage, a.stage_since, a.answered_at - a.submitted_at as wait,
        a.submitted_at >= ${from}::date and a.submitted_at < ${to}::date + 1 as is_in_range
      from applications a join own on own.id = a.job_id
      where a.tenant_id = ${db.tenant_id} and a.stage <> 'draft'),
    counted as (
      select job_id, count(*) filter (where is_in_range)::int as applications, count(*) filter (where stage = 'hired')::int as hired,
        count(*) filter (where stage = 'hired' and stage_since >= ${from}::date and stage_since < ${to}::date + 1)::int as hires,
        count(*) filter (where stage = 'submitted')::int as submitted,
        count(*) filter (where stage = any(${sql.val(WAITING)}::text[]) and stage_since < ${stale}::timestamptz)::int as stale,
        extract(day from ${now.toISOString()}::timestamptz - min(stage_since) filter (where stage = any(${sql.val(WAITING)}::text[])))::int as days
      from applied group by job_id),
    viewed as (
      select v.job_id, sum(v.views)::int as views from job_views v join own on own.id = v.job_id
      where v.tenant_id = ${db.tenant_id} and v.day between ${from}::date and ${to}::date group by v.job_id)
    select own.id, own.title, own.is_open, coalesce(c.applications, 0) as applications, coalesce(c.hired, 0) as hired, coalesce(c.hires, 0) as hires,
      -- Someone who applied has seen the job, even if the browser did not report the view.
      greatest(v.views, c.applications, 0) as views,
      coalesce(c.submitted, 0) as submitted, coalesce(c.stale, 0) as stale, c.days,
      (select percentile_cont(0.5) within group (order by extract(epoch from wait)::float8 / 3600) from applied where is_in_range) as median_answer_hours
    from own left join counted c on c.job_id = own.id left join viewed v on v.job_id = own.id`.execute(db);
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
      select w as starts_at, row_number() over (order by w) as week
      from generate_series(date_trunc('week', ${from}::date::timestamp), ${to}::date, interval '7 days') w),
    moves as (
      -- Comparing with the starts of weeks is several times faster than truncating each date.
      select width_bucket(e.at, array(select starts_at::timestamptz from weeks order by starts_at)) as week, e.to_stage,
        count(*) filter (where e.from_stage is distinct from e.to_stage)::int as moves
      from application_events e join jobs j on j.tenant_id = ${db.tenant_id} and j.id = e.job_id
      where e.tenant_id = ${db.tenant_id} and j.company_id = ${companyId} and e.at >= ${from}::date and e.at < ${to}::date + 1 and e.to_stage <> 'draft'
      group by 1, 2)
    select to_char(w.starts_at, 'YYYY-MM-DD') as week, coalesce(jsonb_object_agg(m.to_stage, m.moves) filter (where m.moves > 0), '{}') as stages
    from weeks w left join moves m on m.week = w.week group by w.starts_at order by w.starts_at`.execute(db);
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
