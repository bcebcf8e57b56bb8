import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { logoUrl, replyRecord } from '#features/companies/rules.ts';
import { isEndedJob, isOpenInSearch, isReadableJob, jobStatusNow, writeJobSearch } from '#features/companies/server/index.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { REPLY_DAYS } from '../rules.ts';
import { Job, type JobCard, type Salary } from '../shapes.ts';
import { MOST_SOURCES } from '../view-rules.ts';
import { announceJobs } from './recruiting/announce-queries.ts';

const ScreeningQuestions = Job.shape.screening_questions;

/** The columns of a job card, for any status. `veteranId` selects whose saved state and stage are included; null for none. */
function cards(veteranId: number | null, db: TenantDb | TenantDb['prepared']) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .leftJoin('states as s', 's.id', 'j.state_id')
    .leftJoin('saved_jobs as kept', (join) =>
      join
        .onRef('kept.tenant_id', '=', 'j.tenant_id')
        .onRef('kept.job_id', '=', 'j.id')
        .on('kept.veteran_id', '=', veteranId ?? 0),
    )
    .leftJoin('own_applications as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'j.tenant_id')
        .onRef('a.job_id', '=', 'j.id')
        .on('a.veteran_id', '=', veteranId ?? 0)
        .on('a.stage', '<>', 'draft'),
    )
    .select([
      'j.id',
      'j.title',
      'j.job_role',
      'j.company_id',
      'c.name as company_name',
      'c.covenant_level',
      'c.hire_vets_medallion',
      'c.logo_file_id',
      'j.city',
      'j.locality',
      's.name as state',
      'j.country_id',
      'j.job_type',
      'j.type',
      'j.experience',
      'j.salary_from',
      'j.salary_to',
      'j.currency',
      'j.salary_per',
      'j.show_salary',
      'j.security_clearance',
      'j.guaranteed_interview',
      'j.placement',
      'j.military_skills_accepted',
      sql<string>`coalesce(j.published_at, j.created_at)`.as('published_at'),
      'j.closes_at',
      sql<boolean>`kept.job_id is not null`.as('is_saved'),
      'a.stage as applied_stage',
    ]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;

/** Pay as shown; null without pay or where the employer hides it. */
function salaryOf(job: Pick<CardRow, 'salary_from' | 'salary_to' | 'currency' | 'salary_per' | 'show_salary'>): Salary | null {
  if (!job.show_salary || (job.salary_from === null && job.salary_to === null)) return null;
  return { from: job.salary_from, to: job.salary_to, currency: job.currency, per: job.salary_per };
}

function cardOf(row: CardRow, distance_km: number | null): z.input<typeof JobCard> {
  return {
    ...row,
    company: {
      id: row.company_id,
      name: row.company_name,
      logo_url: logoUrl(row.company_id, row.logo_file_id),
      covenant_level: row.covenant_level,
      hire_vets_medallion: row.hire_vets_medallion,
    },
    salary: salaryOf(row),
    distance_km,
    // Matching adds them for a veteran (server/routes.ts).
    match: null,
    no_match: null,
  };
}

export type FoundId = { job_id: number; distance_km: number | null };

/** The cards of these jobs in the same order, without jobs that do not exist. */
export async function findJobCards(db: TenantDb, found: FoundId[], veteranId: number | null): Promise<JobCard[]> {
  if (found.length === 0) return [];
  // Planned once per connection, which takes longer than reading the rows of twenty keys.
  const rows = await cards(veteranId, db.prepared)
    .where(sql<SqlBool>`j.id = any(${found.map((job) => job.job_id)}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ job_id, distance_km }) => {
    const row = byId.get(job_id);
    return row ? [cardOf(row, distance_km)] : [];
  });
}

/** The open ones of these jobs with their text, as a visitor sees them, in the same order. */
export async function findOpenJobs(db: TenantDb, ids: readonly number[]) {
  const rows = await cards(null, db)
    .leftJoin('industries as i', 'i.id', 'j.industry_id')
    .where(sql<SqlBool>`j.id = any(${sql.val(ids)}::int[])`)
    .where(isReadableJob(db, null))
    .select([
      'j.description',
      'j.responsibilities',
      'j.requirements',
      'j.skills',
      'j.postcode',
      'j.updated_at',
      'j.occupation_id',
    ])
    .select(['i.name as industry', 'c.website'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, salary: salaryOf(row) }] : [];
  });
}

/** Open jobs after one, by id. @returns the id to continue after; null at the end */
export async function findOpenJobsAfter(db: TenantDb, after: number, limit: number) {
  const { rows } = await sql<{ job_id: number }>`
    select j.job_id from job_search j where j.tenant_id = ${db.tenant_id} and ${isOpenInSearch()} and j.job_id > ${after}
    order by j.job_id limit ${limit}`.execute(db);
  const ids = rows.map(({ job_id }) => job_id);
  return { jobs: ids.length === 0 ? [] : await findOpenJobs(db, ids), last: ids.length < limit ? null : (ids.at(-1) ?? null) };
}

/** An open job with its text, as feeds contain it. */
export type OpenJob = Awaited<ReturnType<typeof findOpenJobs>>[number];

/** The cards of the newest open jobs, of all companies or of one, as a visitor sees them. */
export async function findNewestJobs(db: TenantDb, count: number, companyId?: number): Promise<JobCard[]> {
  const { rows } = await sql<FoundId>`
    select j.job_id, null as distance_km from job_search j
    where j.tenant_id = ${db.tenant_id} and ${isOpenInSearch()} ${companyId === undefined ? sql`` : sql`and j.company_id = ${companyId}`}
    order by j.published_at desc, j.job_id desc limit ${count}`.execute(db);
  return findJobCards(db, rows, null);
}

/** Of the newest jobs, how many are compared to choose those of a first page. */
const COMPARED = 300;

/**
 * Open jobs for the first page: of the newest, those that show their pay, guarantee an interview or are of these occupations, one of each
 * company before a second.
 */
export async function findFirstPageJobs(db: TenantDb, occupations: readonly string[], count: number): Promise<JobCard[]> {
  const { rows } = await sql<FoundId>`
    select x.job_id, null as distance_km from (
      select n.*, row_number() over (partition by n.company_id order by n.points desc, n.published_at desc, n.job_id desc) as turn
      from (select s.job_id, s.company_id, s.published_at,
          coalesce(s.occupation_id = any(${sql.val(occupations)}::text[]), false)::int * 2
            + (j.show_salary and (j.salary_from is not null or j.salary_to is not null))::int
            + j.guaranteed_interview::int as points
        from (select * from job_search j where j.tenant_id = ${db.tenant_id} and ${isOpenInSearch()}
          order by j.published_at desc, j.job_id desc limit ${sql.lit(COMPARED)}) s
        join jobs j on j.tenant_id = s.tenant_id and j.id = s.job_id and j.tenant_id = ${db.tenant_id}) n) x
    order by x.turn, x.points desc, x.published_at desc, x.job_id desc limit ${count}`.execute(db);
  return findJobCards(db, rows, null);
}

/** Open jobs are counted up to this many. */
const MOST_COUNTED = 10_000;

/** How many jobs are open; null where there are too many to count. */
export async function countOpenJobs(db: TenantDb): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from job_search j where j.tenant_id = ${db.tenant_id} and ${isOpenInSearch()} limit ${sql.lit(MOST_COUNTED + 1)}) x`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return count > MOST_COUNTED ? null : count;
}

/** The viewer of a job: `veteran_id` for veterans, `company_id` for recruiters; both null for everyone else. */
export type Reader = { veteran_id: number | null; company_id: number | null };

/** A job that the viewer may read: an open job, one they applied for, or a published one of their company. */
export async function findJob(db: TenantDb, id: number, reader: Reader, countryId: number): Promise<z.input<typeof Job> | null> {
  const row = await cards(reader.veteran_id, db)
    .leftJoin('industries as i', 'i.id', 'j.industry_id')
    .leftJoin('job_pipelines as p', (join) => join.onRef('p.tenant_id', '=', 'j.tenant_id').onRef('p.job_id', '=', 'j.id'))
    .leftJoin('job_contacts as contact', (join) =>
      join
        .onRef('contact.tenant_id', '=', 'j.tenant_id')
        .onRef('contact.job_id', '=', 'j.id')
        .on('contact.is_hidden', '=', false),
    )
    .leftJoin('company_replies as r', (join) =>
      join.onRef('r.tenant_id', '=', 'j.tenant_id').onRef('r.company_id', '=', 'j.company_id'),
    )
    .where('j.id', '=', id)
    .where((eb) =>
      eb.or([
        isReadableJob(db, reader.veteran_id),
        eb.and([eb('j.company_id', '=', reader.company_id), eb('j.status', '<>', 'draft')]),
      ]),
    )
    .select([
      jobStatusNow(db, 'j').as('status'),
      'j.description',
      'j.responsibilities',
      'j.requirements',
      'j.skills',
      'i.id as industry_id',
      'i.name as industry_name',
      'j.postcode',
      'j.latitude',
      'j.longitude',
      'j.openings',
      'j.notice_period',
      'j.starts_at',
      'j.occupation_id',
      'j.screening_questions',
      'j.apply_url',
      'contact.name as contact_name',
      'contact.email as contact_email',
      'contact.phone as contact_phone',
      'c.about',
      'c.size',
      'c.website',
      sql<number>`(select count(*) from job_search o
        where o.tenant_id = ${db.tenant_id} and o.company_id = j.company_id and ${isOpenInSearch('o')})`.as('open_jobs'),
      'p.reply_days',
      'r.in_time as replies_in_time',
      'r.decided as replies_decided',
      sql<string | null>`(select min(e.at) from job_events e
        where e.tenant_id = ${db.tenant_id} and e.job_id = j.id and e.kind = 'published')`.as('first_published_at'),
      sql<number>`(select count(*)::int from job_events e
        where e.tenant_id = ${db.tenant_id} and e.job_id = j.id and e.kind = 'published')`.as('times_published'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const card = cardOf(row, null);
  const reference = await occupationReference(db);
  return {
    ...row,
    ...card,
    industry: row.industry_id !== null && row.industry_name !== null ? { id: row.industry_id, name: row.industry_name } : null,
    occupation:
      row.occupation_id === null
        ? null
        : {
            onet_soc: row.occupation_id,
            name: reference.nameOf(row.occupation_id, countryId),
            uk_soc: reference.ukSocOf(row.occupation_id, countryId),
          },
    screening_questions: ScreeningQuestions.parse(row.screening_questions),
    contact: contactOf({ name: row.contact_name, email: row.contact_email, phone: row.contact_phone }),
    record: {
      reply_days: row.reply_days ?? REPLY_DAYS,
      replies: replyRecord(row.replies_in_time, row.replies_decided),
      first_published_at: row.first_published_at,
      published_again: Math.max(0, row.times_published - 1),
    },
    company: { ...card.company, about: row.about, size: row.size, website: row.website, open_jobs: row.open_jobs },
  };
}

const contactOf = (contact: NonNullable<Job['contact']>): Job['contact'] =>
  (contact.name ?? contact.email ?? contact.phone) === null ? null : contact;

/** What a visitor may know of a job that has ended. */
export const findEndedJob = (db: TenantDb, id: number): Promise<{ title: string; company_name: string } | undefined> =>
  db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .select(['j.title', 'c.name as company_name'])
    .where('j.id', '=', id)
    .where(isEndedJob(db))
    .executeTakeFirst();

/**
 * Counts a view of an open job, but not one of its own company.
 * @param view null where it is not counted
 * @returns false if the job is not open
 */
export async function addJobView(
  db: TenantDb,
  jobId: number,
  view: { source: string | null; company_id: number | null } | null,
): Promise<boolean> {
  const job = await db
    .selectFrom('jobs as j')
    .where('j.tenant_id', '=', db.tenant_id)
    .where('j.id', '=', jobId)
    .where(isReadableJob(db, null))
    .select('j.company_id')
    .executeTakeFirst();
  if (!job) return false;
  if (view === null || view.company_id === job.company_id) return true;
  await sql`
    insert into job_views as v (tenant_id, job_id) values (${db.tenant_id}, ${jobId})
    on conflict (tenant_id, job_id, day) do update set views = v.views + 1`.execute(db);
  if (view.source === null) return true;
  await sql`
    insert into job_view_sources as v (tenant_id, job_id, source)
    select ${db.tenant_id}, ${jobId}, ${view.source}
    where exists (select from job_view_sources s where s.tenant_id = ${db.tenant_id} and s.job_id = ${jobId} and s.source = ${view.source})
      or (select count(distinct s.source) from job_view_sources s where s.tenant_id = ${db.tenant_id} and s.job_id = ${jobId}) < ${MOST_SOURCES}
    on conflict (tenant_id, job_id, day, source) do update set views = v.views + 1`.execute(db);
  return true;
}

export async function insertSavedJob(db: TenantDb, veteranId: number, jobId: number): Promise<void> {
  await db
    .insertInto('saved_jobs')
    .values({ veteran_id: veteranId, job_id: jobId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a veteran may read this job. */
export const mayReadJob = async (db: TenantDb, veteranId: number, id: number): Promise<boolean> =>
  (await db
    .selectFrom('jobs as j')
    .select('j.id')
    .where('j.tenant_id', '=', db.tenant_id)
    .where('j.id', '=', id)
    .where(isReadableJob(db, veteranId))
    .executeTakeFirst()) !== undefined;

/** @returns whether the veteran had saved it */
export async function deleteSavedJob(db: TenantDb, veteranId: number, jobId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_jobs')
    .where('veteran_id', '=', veteranId)
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const pastLastDay = (db: TenantDb) =>
  db.selectFrom('jobs').where('status', '=', 'published').where('closes_at', '<=', sql<string>`now()`).select('id').orderBy('id');

/** The published jobs past their last day after one, at most `limit`. */
export async function findJobsToExpire(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const due = await pastLastDay(db).where('id', '>', after).limit(limit).execute();
  return due.map(({ id }) => id);
}

/** Marks those of these jobs that are published and past their last day as expired, each with an event. */
export async function expireJobs(db: TenantDb, ids: readonly number[]): Promise<void> {
  const ended = await pastLastDay(db).where('id', 'in', ids).forUpdate().execute();
  if (ended.length === 0) return;
  await db
    .updateTable('jobs')
    .set({ status: 'expired', updated_at: sql<string>`now()` })
    .where(sql<SqlBool>`id = any(${sql.val(ended.map(({ id }) => id))}::int[])`)
    .execute();
  await writeJobSearch(
    db,
    ended.map(({ id }) => id),
  );
  await db
    .insertInto('job_events')
    .values(ended.map(({ id }) => ({ job_id: id, kind: 'expired' as const })))
    .execute();
  await announceJobs(
    db,
    ended.map(({ id }) => id),
    'expired',
  );
}
