import { sql } from 'kysely';
import { isOpenJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { CLOSING_SOON_DAYS, NO_ANSWER_DAYS } from '../rules.ts';

export async function recruiterFigures(db: TenantDb, companyId: number, from: string, to: string) {
  const { rows } = await sql<{
    open_jobs: number;
    new_applicants: number;
    applications: number;
    views: number;
    hires: number;
    median_answer_hours: number | null;
    pledge_hires: number | null;
    pledge_by: string | null;
    hired: number;
  }>`
    with own as (select id, status, closes_at from jobs where tenant_id = ${db.tenant_id} and company_id = ${companyId}),
    applied as (
      select a.id, a.job_id, a.stage, a.submitted_at from applications a join own on own.id = a.job_id
      where a.tenant_id = ${db.tenant_id} and a.stage <> 'draft'),
    answered as (
      select a.id, a.submitted_at, min(e.at) as first_answer from applied a
      join application_events e on e.tenant_id = ${db.tenant_id} and e.application_id = a.id and e.from_stage = 'submitted' and e.to_stage not in ('withdrawn', 'job_closed')
      where a.submitted_at >= ${from}::date and a.submitted_at < ${to}::date + 1 group by a.id, a.submitted_at)
    select
      (select count(*)::int from own where ${isOpenJob('own')}) as open_jobs,
      (select count(*)::int from applied where stage = 'submitted') as new_applicants,
      (select count(*)::int from applied where submitted_at >= ${from}::date and submitted_at < ${to}::date + 1) as applications,
      -- Someone who applied has seen the job, even if the browser did not report the view.
      (select coalesce(sum(greatest(
          (select coalesce(sum(v.views), 0) from job_views v
            where v.tenant_id = ${db.tenant_id} and v.job_id = own.id and v.day between ${from}::date and ${to}::date),
          (select count(*) from applied a
            where a.job_id = own.id and a.submitted_at >= ${from}::date and a.submitted_at < ${to}::date + 1))), 0)::int from own) as views,
      (select count(distinct a.id)::int from applied a join application_events e
        on e.tenant_id = ${db.tenant_id} and e.application_id = a.id and e.to_stage = 'hired'
        where a.stage = 'hired' and e.at >= ${from}::date and e.at < ${to}::date + 1) as hires,
      (select percentile_cont(0.5) within group (order by extract(epoch from first_answer - submitted_at) / 3600)::float8 from answered) as median_answer_hours,
      c.pledge_hires, c.pledge_by, (select count(*)::int from applied where stage = 'hired') as hired
    from companies c where c.tenant_id = ${db.tenant_id} and c.id = ${companyId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The company is not there');
  return row;
}

export async function movesByWeek(db: TenantDb, companyId: number, from: string, to: string) {
  const { rows } = await sql<{ week: string; stages: Record<string, number> }>`
    with moves as (
      select date_trunc('week', e.at)::date as week, e.to_stage, count(*)::int as moves from application_events e
      join applications a on a.tenant_id = e.tenant_id and a.id = e.application_id
      join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
      where j.tenant_id = ${db.tenant_id} and j.company_id = ${companyId} and e.at >= ${from}::date and e.at < ${to}::date + 1 and e.to_stage <> 'draft' and e.from_stage is distinct from e.to_stage group by 1, 2)
    select to_char(w, 'YYYY-MM-DD') as week, coalesce(jsonb_object_agg(m.to_stage, m.moves) filter (where m.to_stage is not null), '{}') as stages
    from generate_series(date_trunc('week', ${from}::date::timestamp), ${to}::date, interval '7 days') w left join moves m on m.week = w::date
    group by w order by w`.execute(db);
  return rows;
}

export async function viewsAndApplications(db: TenantDb, companyId: number, from: string, to: string) {
  const { rows } = await sql<{ id: number; title: string; views: number; applications: number }>`
    select id, title, greatest(views, applications) as views, applications from (
      select j.id, j.title,
        (select coalesce(sum(v.views), 0)::int from job_views v where v.tenant_id = j.tenant_id and v.job_id = j.id and v.day between ${from}::date and ${to}::date) as views,
        (select count(*)::int from applications a where a.tenant_id = j.tenant_id and a.job_id = j.id and a.stage <> 'draft'
          and a.submitted_at >= ${from}::date and a.submitted_at < ${to}::date + 1) as applications
      from jobs j where j.tenant_id = ${db.tenant_id} and j.company_id = ${companyId}) counted
    where views > 0 or applications > 0 order by applications desc, greatest(views, applications) desc, id limit 10`.execute(db);
  return rows;
}

export async function jobsToReview(db: TenantDb, companyId: number) {
  const { rows } = await sql<{ job_id: number; title: string; count: number; stale: number; days: number }>`
    select j.id as job_id, j.title, count(*) filter (where a.stage = 'submitted')::int as count,
      count(*) filter (where a.stage_since < now() - make_interval(days => ${NO_ANSWER_DAYS}))::int as stale,
      extract(day from now() - min(a.stage_since))::int as days
    from applications a join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where j.tenant_id = ${db.tenant_id} and j.company_id = ${companyId} and a.stage in ('submitted', 'in_review', 'shortlisted', 'interview')
    group by j.id, j.title order by min(a.stage_since)`.execute(db);
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
