import { type RawBuilder, sql } from 'kysely';
import { applicationsOf, isHeldJob, isOpenJob } from '#features/companies/server/index.ts';
import { STAGES } from '#features/jobs/stages.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { RecruiterDashboard } from '../contract.ts';
import { CLOSING_SOON_DAYS, NO_ANSWER_DAYS } from '../rules.ts';

/** A job with something to do: its applications that nobody looked at, and those undecided that were not moved for NO_ANSWER_DAYS. */
type JobToDo = {
  id: number;
  submitted: number;
  stale: number;
  /** Since the first of the undecided was moved. */
  days: number;
};

export type CompanyFigures = {
  open_jobs: number;
  /** Sent in the range of days. */
  applications: number;
  /** Hired in the range of days, and ever. */
  hires: number;
  hired: number;
  submitted: number;
  /** The first of those with something to do: those without an answer, then those not looked at, each with the longest wait first. */
  to_do: JobToDo[];
  /** How many jobs have something to do, those of `also` included. */
  jobs_to_do: number;
  /** Every job of the company, and of those with any the applications sent in the range of days. */
  job_ids: number[];
  applications_of: Record<string, number>;
};

/** Figures of a company from one pass over its applications. Tens of thousands of jobs are summed and ordered here: each row sent takes longer. */
export async function findCompanyFigures(
  db: TenantDb,
  companyId: number,
  { from, to, now, most, also }: { from: string; to: string; now: Date; most: number; also: readonly number[] },
): Promise<CompanyFigures> {
  const stale = new Date(now.getTime() - NO_ANSWER_DAYS * 86_400_000).toISOString();
  const inRange = withinDays(from, to);
  const isWaiting = sql`a.stage = any(${sql.val(WAITING)}::text[])`;
  const ownJobs = sql`jobs where tenant_id = ${db.tenant_id} and company_id = ${companyId}`;
  const { rows } = await sql<Omit<CompanyFigures, 'job_ids' | 'applications_of'> & { job_ids: string; applications_of: string }>`
    with figures as materialized (
      select a.job_id, count(*) filter (where ${inRange(sql`a.submitted_at`)})::int as applications,
        count(*) filter (where a.stage = 'submitted')::int as submitted, count(*) filter (where a.stage = 'hired')::int as hired,
        count(*) filter (where a.stage = 'hired' and ${inRange(sql`a.stage_since`)})::int as hires,
        count(*) filter (where ${isWaiting} and a.stage_since < ${stale}::timestamptz)::int as stale,
        min(a.stage_since) filter (where ${isWaiting}) as since
      from ${applicationsOf(db, companyId, sql`a.job_id, a.stage, a.stage_since, a.submitted_at`, sql`a.stage <> 'draft'`)} a
      group by a.job_id),
    first as (
      select job_id as id, submitted, stale, extract(day from ${now.toISOString()}::timestamptz - since)::int as days
      from figures where submitted > 0 or stale > 0 order by stale = 0, days desc, job_id limit ${most})
    select (select count(*)::int from ${ownJobs} and ${isOpenJob('jobs')}) as open_jobs,
      coalesce(sum(applications), 0)::int as applications, coalesce(sum(hires), 0)::int as hires,
      coalesce(sum(hired), 0)::int as hired, coalesce(sum(submitted), 0)::int as submitted,
      (select coalesce(json_agg(first order by stale = 0, days desc, id), '[]') from first) as to_do,
      ((count(*) filter (where (submitted > 0 or stale > 0) and job_id <> all(${sql.val(also)}::int[])))
        + cardinality(${sql.val(also)}::int[]))::int as jobs_to_do,
      (select '[' || coalesce(string_agg(id::text, ','), '') || ']' from ${ownJobs}) as job_ids,
      '{' || coalesce(string_agg('"' || job_id || '":' || applications, ',') filter (where applications > 0), '') || '}'
        as applications_of
    from figures`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum without rows is a row');
  return { ...row, job_ids: JSON.parse(row.job_ids), applications_of: JSON.parse(row.applications_of) };
}

/** Median hours from applying to the first answer, of those who applied in the range of days. */
export async function medianAnswerHours(db: TenantDb, companyId: number, from: string, to: string): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select extract(epoch from percentile_cont(0.5) within group (order by a.answered_at - a.submitted_at))::float8 / 3600 as hours
    from ${applicationsOf(
      db,
      companyId,
      sql`a.answered_at, a.submitted_at`,
      sql`a.stage <> 'draft' and a.answered_at is not null and ${withinDays(from, to)(sql`a.submitted_at`)}`,
    )} a`.execute(db);
  return rows[0]?.hours ?? null;
}

/** Views of each job of a company on these days. */
export async function countViews(db: TenantDb, companyId: number, from: string, to: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ job_id: number; views: number }>`
    select v.job_id, sum(v.views)::int as views from job_views v
    where v.tenant_id = ${db.tenant_id} and v.job_id = any(array(select id from jobs where tenant_id = ${db.tenant_id} and company_id = ${companyId}))
      and v.day between ${from}::date and ${to}::date
    group by v.job_id`.execute(db);
  return Object.fromEntries(rows.map(({ job_id, views }) => [job_id, views]));
}

/** Companies with so many jobs that counting the views of all of them takes too long for a request. */
export async function companiesWithManyJobs(db: TenantDb, many: number): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from jobs where tenant_id = ${db.tenant_id} group by company_id having count(*) >= ${many} order by 1`.execute(
    db,
  );
  return rows.map(({ company_id }) => company_id);
}

export async function findTitles(db: TenantDb, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('jobs').where('id', 'in', ids).select(['id', 'title']).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const midnight = (day: string, days = 0): string => new Date(Date.parse(day) + days * 86_400_000).toISOString();
const mondayOf = (day: string): string => midnight(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Condition for instants on these days (UTC). The bounds are instants, because comparing with a date converts it again for every row. */
const withinDays = (from: string, to: string) => (column: RawBuilder<unknown>) =>
  sql`${column} >= ${midnight(from)}::timestamptz and ${column} < ${midnight(to, 1)}::timestamptz`;

/** Stages at which somebody waits for the employer. */
const WAITING = ['submitted', 'in_review', 'shortlisted', 'interview'];

export const findPledge = (db: TenantDb, companyId: number) =>
  db.prepared
    .selectFrom('companies')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', companyId)
    .select(['pledge_hires', 'pledge_by'])
    .executeTakeFirstOrThrow();

/** Moves into each stage by week, with every week of the range. */
export async function movesByWeek(db: TenantDb, companyId: number, from: string, to: string) {
  const weeks: { week: string; from: string; to: string }[] = [];
  for (let monday = mondayOf(from); monday.slice(0, 10) <= to; monday = midnight(monday, 7))
    weeks.push({
      week: monday.slice(0, 10),
      from: monday < midnight(from) ? midnight(from) : monday,
      to: midnight(monday, 7) < midnight(to, 1) ? midnight(monday, 7) : midnight(to, 1),
    });
  // Each week and stage is a range of the index, whose rows are only counted. Grouping the moves takes twice as long.
  const { rows } = await sql<{ week: string; stages: Record<string, number> }>`
    select w.week, coalesce(jsonb_object_agg(s.stage, m.moves) filter (where m.moves > 0), '{}') as stages
    from unnest(${sql.val(weeks.map(({ week }) => week))}::text[], ${sql.val(weeks.map((week) => week.from))}::timestamptz[],
      ${sql.val(weeks.map((week) => week.to))}::timestamptz[]) as w (week, starts_at, ends_at)
    cross join unnest(${sql.val([...STAGES])}::text[]) as s (stage)
    cross join lateral (
      select count(*)::int as moves from application_events e
      where e.tenant_id = ${db.tenant_id} and e.company_id = ${companyId} and e.to_stage = s.stage
        and e.at >= w.starts_at and e.at < w.ends_at and e.to_stage <> 'draft' and e.from_stage is distinct from e.to_stage) m
    group by w.week order by w.week`.execute(db);
  return rows;
}

export const jobsClosingSoon = (db: TenantDb, companyId: number) =>
  db.prepared
    .selectFrom('jobs')
    .select(['id as job_id', 'title', sql<string>`closes_at`.as('closes_at')])
    .where('company_id', '=', companyId)
    .where(isOpenJob())
    .where(sql<boolean>`closes_at <= now() + make_interval(days => ${CLOSING_SOON_DAYS})`)
    .orderBy('closes_at')
    .limit(5)
    .execute();

export const draftsOf = (db: TenantDb, companyId: number) =>
  db.prepared
    .selectFrom('jobs')
    .select(['id as job_id', 'title'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'draft')
    .where(sql<boolean>`not ${isHeldJob(db)}`)
    .orderBy('updated_at', 'desc')
    .limit(5)
    .execute();

/** Which steps of setting up a company are done, as the stored facts say. */
export async function findSetup(db: TenantDb, companyId: number): Promise<RecruiterDashboard['setup']> {
  const { rows } = await sql<RecruiterDashboard['setup']>`select
    c.logo_file_id is not null as logo,
    coalesce(c.about, '') <> '' as about,
    (select count(*) > 1 from users u where u.tenant_id = ${db.tenant_id} and u.company_id = c.id and u.status = 'active')
      or exists (select from invitations i where i.tenant_id = ${db.tenant_id} and i.company_id = c.id and i.revoked_at is null) as colleagues,
    exists (select from message_templates m where m.tenant_id = ${db.tenant_id} and m.company_id = c.id) as template,
    exists (select from jobs j where j.tenant_id = ${db.tenant_id} and j.company_id = c.id and j.published_at is not null) as job
    from companies c where c.tenant_id = ${db.tenant_id} and c.id = ${companyId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The company of a recruiter exists');
  return row;
}
