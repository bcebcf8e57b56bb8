import { type RawBuilder, sql } from 'kysely';
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
  const inRange = withinDays(from, to);
  const { rows } = await sql<JobFigures & { median_answer_hours: number | null }>`
    with own as materialized (
      select id, title, ${isOpenJob('jobs')} as is_open from jobs where tenant_id = ${db.tenant_id} and company_id = ${companyId}),
    answered as (
      select percentile_cont(0.5) within group (order by a.answered_at - a.submitted_at) as median
      from own join applications a on a.tenant_id = ${db.tenant_id} and a.job_id = own.id
      where a.tenant_id = ${db.tenant_id} and a.stage <> 'draft' and a.answered_at is not null and ${inRange(sql`a.submitted_at`)})
    select own.id, own.title, own.is_open, sent.applications, hired.hired, hired.hires,
      -- Someone who applied has seen the job, even if the browser did not report the view.
      greatest(v.views, sent.applications) as views,
      waiting.submitted, waiting.stale, extract(day from ${now.toISOString()}::timestamptz - waiting.since)::int as days,
      (select extract(epoch from median)::float8 / 3600 from answered) as median_answer_hours
    from own
    -- Each of these reads a short range of one index for each job. A count over all stages would compare every row with every condition.
    cross join lateral (
      select count(*)::int as applications from applications a
      where a.tenant_id = ${db.tenant_id} and a.job_id = own.id and a.stage <> 'draft' and ${inRange(sql`a.submitted_at`)}) sent
    cross join lateral (
      select count(*) filter (where a.stage = 'submitted')::int as submitted, min(a.stage_since) as since,
        count(*) filter (where a.stage_since < ${stale}::timestamptz)::int as stale
      from applications a
      where a.tenant_id = ${db.tenant_id} and a.job_id = own.id and a.stage = any(${sql.val(WAITING)}::text[])) waiting
    cross join lateral (
      select count(*)::int as hired, count(*) filter (where ${inRange(sql`a.stage_since`)})::int as hires from applications a
      where a.tenant_id = ${db.tenant_id} and a.job_id = own.id and a.stage = 'hired') hired
    left join (
      select v.job_id, sum(v.views)::int as views from job_views v join own on own.id = v.job_id
      where v.tenant_id = ${db.tenant_id} and v.day between ${from}::date and ${to}::date group by v.job_id) v on v.job_id = own.id`.execute(
    db,
  );
  return { jobs: rows, median_answer_hours: rows[0]?.median_answer_hours ?? null };
}

const midnight = (day: string, days = 0): string => new Date(Date.parse(day) + days * 86_400_000).toISOString();
const mondayOf = (day: string): string => midnight(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Condition for instants on these days (UTC). The bounds are instants, because comparing with a date converts it again for every row. */
const withinDays = (from: string, to: string) => (column: RawBuilder<unknown>) =>
  sql`${column} >= ${midnight(from)}::timestamptz and ${column} < ${midnight(to, 1)}::timestamptz`;

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
  const monday = mondayOf(from);
  const { rows } = await sql<{ week: string; stages: Record<string, number> }>`
    with weeks as (
      select w as starts_at from generate_series(${monday}::timestamptz, ${midnight(to)}::timestamptz, interval '7 days') w),
    own as materialized (select id from jobs where tenant_id = ${db.tenant_id} and company_id = ${companyId}),
    moves as (
      select date_bin('7 days', e.at, ${monday}::timestamptz) as starts_at, e.to_stage, count(*)::int as moves
      from own join application_events e on e.tenant_id = ${db.tenant_id} and e.job_id = own.id
      where e.tenant_id = ${db.tenant_id} and ${withinDays(from, to)(sql`e.at`)}
        and e.to_stage <> 'draft' and e.from_stage is distinct from e.to_stage
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
