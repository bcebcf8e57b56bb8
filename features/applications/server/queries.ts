import { type SqlBool, sql } from 'kysely';
import { isOpenJob, jobStatusNow } from '#features/companies/server/index.ts';
import type { ScreeningQuestion } from '#features/jobs/shapes.ts';
import type { Stage } from '#features/jobs/stages.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import { type Answer, type CurrentInterview, type SentStage, UNDECIDED } from '../rules.ts';
import { announceMoves } from './moves/announce.ts';
import { showMoves, visibleFrom } from './moves/queries.ts';
import { ownApplications } from './own-applications-queries.ts';

export const PER_PAGE = 20;
/** Applicants on a page of a job's list. */
export const APPLICANTS_PER_PAGE = 50;

const sentStage = sql<SentStage>`a.stage`;
const sentAt = sql<string>`a.submitted_at`;
/** The end of the last interview of the application `a` that was held or lies ahead, times on offer included. */
export const lastInterviewAt = (db: TenantDb) => sql<string | null>`(
  select max(coalesce(i.ends_at, (select max(s.ends_at) from interview_slots s where s.tenant_id = ${db.tenant_id} and s.interview_id = i.id),
    i.updated_at))
  from interviews i where i.tenant_id = ${db.tenant_id} and i.application_id = a.id and i.status <> 'cancelled')`;
/** The interview that the veteran of the application `a` reads about. */
const currentInterview = (db: TenantDb) => sql<(CurrentInterview & { time_zone: string }) | null>`(
  select json_build_object('status', i.status, 'starts_at', i.starts_at, 'time_zone', coalesce(i.veteran_time_zone, i.time_zone))
  from interviews i where i.tenant_id = ${db.tenant_id} and i.application_id = a.id and i.status <> 'cancelled'
  order by i.status = 'proposed' desc, i.status = 'scheduled' and i.starts_at > now() desc, i.status = 'none_fit' desc,
    i.starts_at desc nulls last limit 1)`;
/** The stage of the application `a` as its veteran sees it. */
export const ownStage = (db: TenantDb) =>
  sql<SentStage>`(select own.stage from own_applications own where own.tenant_id = ${db.tenant_id} and own.id = a.id)`;
const answers = sql<Answer[]>`a.answers`;
const ABOUT = ['a.id', 'a.job_id', 'a.veteran_id', 'j.title', 'j.company_id', 'c.name as company_name'] as const;

/** The job being applied to, locked so it can't close before the transaction ends. */
export function lockJobToApply(db: TenantDb, id: number) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('j.id', '=', id)
    .where('j.status', '<>', 'draft')
    .forShare('j')
    .select(['j.id', 'j.title', 'j.company_id', 'c.name as company_name', 'j.apply_url'])
    .select(sql<ScreeningQuestion[]>`j.screening_questions`.as('questions'))
    .select(sql<boolean>`${isOpenJob('j')} and c.status = 'active'`.as('is_open'))
    .executeTakeFirst();
}

export async function findApplicationTo(db: TenantDb, jobId: number, veteranId: number): Promise<number | null> {
  const found = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('veteran_id', '=', veteranId)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** @returns the id, or null where this veteran's application for this job exists already */
export async function insertApplication(
  db: TenantDb,
  application: {
    job_id: number;
    company_id: number;
    veteran_id: number;
    resume_file_id: number | null;
    cover_letter: string | null;
    answers: Answer[];
    notice_period: string | null;
    available_from: string | null;
  },
): Promise<number | null> {
  const answers = JSON.stringify(application.answers);
  countWithReserve(db, application.veteran_id, Buffer.byteLength(answers) + Buffer.byteLength(application.cover_letter ?? ''));
  const created = await db
    .insertInto('applications')
    .values({ ...application, answers, submitted_at: sql<string>`now()` })
    .onConflict((conflict) => conflict.constraint('applications_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

/** Stores the source of an application, if views of its job are counted under it: their number is limited, and nobody makes up another. */
export async function insertSource(db: TenantDb, application_id: number, jobId: number, source: string): Promise<void> {
  await sql`
    insert into application_sources (tenant_id, application_id, source)
    select distinct ${db.tenant_id}::int, ${application_id}::int, v.source from job_view_sources v
    where v.tenant_id = ${db.tenant_id} and v.job_id = ${jobId} and v.source = ${source}
    on conflict do nothing`.execute(db);
}

/** What the day of an answer is computed from. */
export const findReplyTerms = (db: TenantDb, id: number) =>
  db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .leftJoin('job_pipelines as p', (join) => join.onRef('p.tenant_id', '=', 'j.tenant_id').onRef('p.job_id', '=', 'j.id'))
    .where('a.id', '=', id)
    .select(['j.closes_at', 'p.reply_days', sentAt.as('submitted_at')])
    .executeTakeFirst();

export async function writeReplyBy(db: TenantDb, id: number, reply_by: string | null): Promise<void> {
  await db.updateTable('applications').set({ reply_by }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** The content of the veteran's last application. */
export function findLastSent(db: TenantDb, veteranId: number) {
  return db
    .selectFrom('applications as a')
    .leftJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.id', '=', 'a.resume_file_id'))
    .where('a.veteran_id', '=', veteranId)
    .where('a.stage', '<>', 'draft')
    .select(['a.cover_letter', 'a.notice_period', 'a.available_from', 'f.id as file_id', 'f.name', 'f.size'])
    .orderBy('a.submitted_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Titles and employers of the jobs that the veteran applied to or wrote a letter for, without those of the job `jobId`. */
export async function findNamesOfOtherJobs(db: TenantDb, veteranId: number, jobId: number | null): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with named as (
      select j.id, j.title, c.name as company_name
      from jobs j join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
      where j.tenant_id = ${db.tenant_id} and (j.id = ${jobId}
        or j.id in (select job_id from applications where tenant_id = ${db.tenant_id} and veteran_id = ${veteranId} and stage <> 'draft')
        or j.id in (select job_id from cover_letters where tenant_id = ${db.tenant_id} and user_id = ${veteranId}))
    )
    select title as name from named where title not in (select title from named where id = ${jobId})
    union select company_name from named where company_name not in (select company_name from named where id = ${jobId})
    limit 1000`.execute(db);
  return rows.map(({ name }) => name);
}

/** Nobody of the company has opened the application `a`. */
const isUnread = (db: TenantDb) =>
  sql<boolean>`not exists (select from application_reads r where r.tenant_id = ${db.tenant_id} and r.application_id = a.id)`;

/** Sent applications of a veteran: offers, which wait for an answer, then the newest first. */
export function findSent(db: TenantDb, veteranId: number, which: { id: number } | { page: number }) {
  return db
    .selectFrom(ownApplications(db).as('a'))
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .leftJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.id', '=', 'a.resume_file_id'))
    .where('a.veteran_id', '=', veteranId)
    .where('a.stage', '<>', 'draft')
    .$if('id' in which, (query) => query.where('a.id', '=', 'id' in which ? which.id : 0))
    .select(['a.id', 'a.job_id', 'a.reason', 'a.stage_since', 'a.cover_letter', 'a.notice_period', 'a.available_from'])
    .select(['a.revision', 'j.closes_at', 'f.name', 'f.size', isUnread(db).as('is_unread')])
    .select([sentStage.as('stage'), sentAt.as('submitted_at'), answers.as('answers')])
    .select([lastInterviewAt(db).as('last_interview_at'), currentInterview(db).as('interview')])
    .orderBy(sql`a.stage = 'offer'`, 'desc')
    .orderBy('a.submitted_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(PER_PAGE)
    .offset('page' in which ? (which.page - 1) * PER_PAGE : 0)
    .execute();
}

export async function countSent(db: TenantDb, veteranId: number): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .where('veteran_id', '=', veteranId)
    .where('stage', '<>', 'draft')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A veteran's own application, locked until the transaction ends, with the fields that notifications name. */
export function lockSent(db: TenantDb, veteranId: number, id: number) {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.id', '=', id)
    .where('a.veteran_id', '=', veteranId)
    .where('a.stage', '<>', 'draft')
    .select(ABOUT)
    .select(sentStage.as('stage'))
    .forUpdate('a')
    .executeTakeFirst();
}

/** A sent application that this reader may see. `lock` keeps its row unchanged until the transaction ends. */
export function findSentFor(
  db: TenantDb,
  id: number,
  reader: { veteran_id: number } | { company_id: number },
  { lock = false }: { lock?: boolean } = {},
) {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.id', '=', id)
    .where('a.stage', '<>', 'draft')
    .where((eb) =>
      'veteran_id' in reader ? eb('a.veteran_id', '=', reader.veteran_id) : eb('j.company_id', '=', reader.company_id),
    )
    .select([...ABOUT, 'a.resume_file_id'])
    .select([('veteran_id' in reader ? ownStage(db) : sentStage).as('stage'), sentAt.as('submitted_at')])
    .$if(lock, (query) => query.forUpdate('a'))
    .executeTakeFirst();
}

/** Every move of these applications, the oldest first. */
export const findStageEvents = (db: TenantDb, applicationIds: number[]) =>
  stageEvents(db, 'application_events', applicationIds).select('e.visible_from').execute();

/** The moves that their veterans see. */
export const findOwnStageEvents = (db: TenantDb, applicationIds: number[]) =>
  stageEvents(db, 'own_application_events', applicationIds).execute();
export type OwnStageEventRow = Awaited<ReturnType<typeof findOwnStageEvents>>[number];

const stageEvents = <From extends 'application_events' | 'own_application_events'>(
  db: TenantDb,
  from: From,
  applicationIds: number[],
) =>
  db
    .selectFrom(`${from} as e` as `application_events as e`)
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.actor_id'))
    .where(sql<SqlBool>`e.application_id = any(${applicationIds}::int[])`)
    .select(['e.id', 'e.reply_by', 'e.application_id', 'e.at', 'e.actor_id', 'e.from_stage', 'e.to_stage', 'e.reason', 'e.note'])
    .select(fullName<string | null>('u').as('actor_name'))
    .orderBy('e.at')
    .orderBy('e.id');

export async function insertStageEvent(
  db: TenantDb,
  event: {
    application_id: number;
    actor_id: number | null;
    from_stage: Stage | null;
    to_stage: Stage;
    reason?: string | null;
    note?: string | null;
    at?: string;
    reply_by?: string | null;
  },
): Promise<void> {
  const { veteran_id, ...job } = await db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.id', '=', event.application_id)
    .select(['a.job_id', 'j.company_id', 'a.veteran_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('application_events')
    .values({ ...event, ...job })
    .execute();
  const { application_id, from_stage, to_stage, at = new Date().toISOString() } = event;
  const by_veteran = event.actor_id === veteran_id;
  await announceMoves(db, [{ application_id, ...job, from_stage, to_stage, at, is_hidden: false, by_veteran }]);
}

/** Closes a job's undecided applications and records an event for each. @returns when, and the applications, for notifications */
export async function closeUndecided(
  db: TenantDb,
  ended: { job_id: number; actor_id: number | null; reason: string | null; is_hidden: boolean },
) {
  const open = await db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.job_id', '=', ended.job_id)
    .where('a.stage', 'in', [...UNDECIDED])
    .select([...ABOUT, 'a.revision', 'a.reply_by', 'a.reason'])
    .select(sentStage.as('stage'))
    .orderBy('a.id')
    .forUpdate('a')
    .execute();
  const at = new Date().toISOString();
  if (open.length === 0) return { at, closed: [] };
  if (!ended.is_hidden)
    await showMoves(
      db,
      open.map(({ id }) => id),
    );
  await db
    .updateTable('applications')
    .set({ stage: 'job_closed', stage_since: at, reason: null, reply_by: null, reply_missed_at: null })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`id = any(${open.map(({ id }) => id)}::int[])`)
    .execute();
  for (const slice of slicesOf(open))
    await db
      .insertInto('application_events')
      .values(
        slice.map(({ id, company_id, stage }) => ({
          application_id: id,
          job_id: ended.job_id,
          company_id,
          actor_id: ended.actor_id,
          from_stage: stage,
          to_stage: 'job_closed' as const,
          reason: ended.reason,
          at,
          visible_from: ended.is_hidden ? visibleFrom(at) : null,
        })),
      )
      .execute();
  await announceMoves(
    db,
    open.map(({ id, company_id, stage }) => ({
      application_id: id,
      job_id: ended.job_id,
      company_id,
      from_stage: stage,
      to_stage: 'job_closed' as const,
      at,
      is_hidden: ended.is_hidden,
      by_veteran: false,
    })),
  );
  return { at, closed: open };
}

/** Openings of a job, its hires, and its applicants who wait for a decision. */
export async function countForFilling(
  db: TenantDb,
  jobId: number,
): Promise<{ openings: number; hired: number; undecided: number }> {
  return db
    .selectFrom('jobs as j')
    .leftJoin('applications as a', (join) => join.onRef('a.tenant_id', '=', 'j.tenant_id').onRef('a.job_id', '=', 'j.id'))
    .where('j.id', '=', jobId)
    .select('j.openings')
    .select(sql<number>`(count(*) filter (where a.stage = 'hired'))::int`.as('hired'))
    .select(sql<number>`(count(*) filter (where a.stage = any(${[...UNDECIDED]}::text[])))::int`.as('undecided'))
    .groupBy(['j.tenant_id', 'j.id', 'j.openings'])
    .executeTakeFirstOrThrow();
}

/** A job of the company that has been published at least once, so that people can have applied to it. */
export function findJobOfCompany(db: TenantDb, companyId: number, id: number) {
  return db.prepared
    .selectFrom('jobs as j')
    .where('j.id', '=', id)
    .where('j.company_id', '=', companyId)
    .select(['j.id', 'j.title'])
    .select(jobStatusNow(db, 'j').as('status'))
    .executeTakeFirst();
}

/** Applications to the company's jobs, with only the sender's name, email and phone. */
export function applicants(db: TenantDb, companyId: number) {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.veteran_id'))
    .where('j.company_id', '=', companyId)
    .where('a.stage', '<>', 'draft');
}

/** Contact details are those of the account, so they are null once the application is withdrawn. */
const unlessWithdrawn = (['email', 'country_code', 'phone_number'] as const).map((column) =>
  sql<string | null>`case when a.stage <> 'withdrawn' then ${sql.ref(`u.${column}`)} end`.as(column),
);

export function findApplicant(db: TenantDb, companyId: number, id: number) {
  return applicants(db, companyId)
    .where('a.id', '=', id)
    .leftJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.id', '=', 'a.resume_file_id'))
    .select(['a.id', 'a.job_id', 'a.reason', 'a.reply_missed_at', 'a.cover_letter', 'f.name', 'f.size', 'j.title'])
    .leftJoin('application_contents as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.application_id', '=', 'a.id'),
    )
    .select(unlessWithdrawn)
    .select(sql<string[]>`coalesce(s.skills, '{}')`.as('skills'))
    .select(answers.as('answers'))
    .select(sql<ScreeningQuestion[]>`j.screening_questions`.as('questions'))
    .executeTakeFirst();
}

/** An application to one of the company's jobs, locked until the transaction ends, with the fields that notifications name. */
export function lockApplicant(db: TenantDb, companyId: number, id: number) {
  return applicants(db, companyId)
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .leftJoin('job_pipelines as p', (join) => join.onRef('p.tenant_id', '=', 'j.tenant_id').onRef('p.job_id', '=', 'j.id'))
    .where('a.id', '=', id)
    .select([...ABOUT, 'a.revision', 'a.reply_by', 'j.closes_at', 'p.reply_days'])
    .select([sentStage.as('stage'), sentAt.as('submitted_at'), lastInterviewAt(db).as('last_interview_at')])
    .forUpdate('a')
    .executeTakeFirst();
}

/** The name of the company that an own application was sent to, or undefined where it is not the veteran's. */
export const findCompanyOfSent = async (db: TenantDb, veteranId: number, id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('applications as a')
      .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
      .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
      .where('a.tenant_id', '=', db.tenant_id)
      .where('a.id', '=', id)
      .where('a.veteran_id', '=', veteranId)
      .where('a.stage', '<>', 'draft')
      .select('c.name')
      .executeTakeFirst()
  )?.name;

/** The audit log's action for opening a CV. */
export const CV_VIEWED = 'cv_viewed';

/** Whether this recruiter has not opened the CV since. Locks the application, so that two requests at the same time are one opening. */
export async function isFirstCvView(
  db: TenantDb,
  view: { viewer_id: number; application_id: number; since: string },
): Promise<boolean> {
  await db
    .selectFrom('applications')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', view.application_id)
    .select('id')
    .forNoKeyUpdate()
    .execute();
  const before = await db
    .selectFrom('audit_events')
    .where('tenant_id', '=', db.tenant_id)
    .where('subject_kind', '=', 'application')
    .where('subject_id', '=', view.application_id)
    .where('actor_id', '=', view.viewer_id)
    .where('action', '=', CV_VIEWED)
    .where('at', '>', view.since)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return before === undefined;
}

/** When recruiters opened the CV of an application, from the audit log, newest first. */
export async function findCvViewsOf(db: TenantDb, id: number, page: number) {
  const views = db
    .selectFrom('audit_events')
    .where('tenant_id', '=', db.tenant_id)
    .where('subject_kind', '=', 'application')
    .where('subject_id', '=', id)
    .where('action', '=', CV_VIEWED);
  const { total } = await views.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await views
    .select('at')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { rows, total };
}
