import { type Selectable, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { DB } from '#db/types.ts';
import { applicationsOf, jobStatusNow, writeJobSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { countStored } from '#kit/server/records/storage.ts';
import type { HeldFor } from '../../held-reasons.ts';
import type { findRecruiterJobs, JobDraft } from '../../recruiting-contract.ts';
import { DUPLICATE_DAYS } from '../../recruiting-rules.ts';
import type { ScreeningQuestion, StoredJobStatus } from '../../shapes.ts';
import { MOST_SOURCES } from '../../view-rules.ts';
import { announceJobs } from './announce-queries.ts';
import type { recognisedColumns } from './recognition.ts';

type ListFilter = z.output<typeof findRecruiterJobs.query>;
export const JOBS_PER_PAGE = 20;

const statusNow = (db: TenantDb) => jobStatusNow(db, 'j');

/** Jobs of a company with the keywords in their title. */
function jobsOf(db: TenantDb, companyId: number, search: string) {
  return db
    .selectFrom('jobs as j')
    .where('j.company_id', '=', companyId)
    .$if(search !== '', (query) => query.where('j.title', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`));
}

export function findJobsOfCompany(db: TenantDb, companyId: number, filter: ListFilter) {
  const order = {
    newest: [sql`coalesce(j.published_at, j.created_at) desc`],
    closing_soon: [sql`coalesce(j.closes_at <= now(), false)`, sql`j.closes_at asc nulls last`],
    title: [sql`lower(j.title)`],
    applicants: [sql`applied.count desc nulls last`],
  }[filter.sorted_by];
  // Counted at once: a sub-select for each job takes as long as reading its applications.
  const applied = sql<{ job_id: number; count: number }>`(select a.job_id, count(*) as count
    from ${applicationsOf(db, companyId, sql`a.job_id`, sql`a.stage <> 'draft'`)} a group by a.job_id)`;
  const whole = sql`${sql.join([...order, sql`j.id desc`])}`;
  // Ordered before the columns are read, for which an index is enough.
  const shown = jobsOf(db, companyId, filter.search)
    .$if(filter.sorted_by === 'applicants', (query) => query.leftJoin(applied.as('applied'), 'applied.job_id', 'j.id'))
    .$if(filter.status.length > 0, (query) => query.where(sql<SqlBool>`${statusNow(db)} = any(${filter.status})`))
    .select(['j.id', sql<number>`row_number() over (order by ${whole})`.as('place')])
    .orderBy(whole)
    .limit(JOBS_PER_PAGE)
    .offset((filter.page - 1) * JOBS_PER_PAGE);
  return db
    .selectFrom(shown.as('shown'))
    .innerJoin('jobs as j', 'j.id', 'shown.id')
    .where('j.tenant_id', '=', db.tenant_id)
    .select(['j.id', 'j.title', 'j.city', 'j.published_at', 'j.closes_at', 'j.created_at', 'j.updated_at'])
    .select([statusNow(db).as('status')])
    .orderBy('shown.place')
    .execute();
}

/** The number of the company's jobs in each status, under the same search. */
export async function countJobsByStatus(db: TenantDb, companyId: number, search: string): Promise<Record<string, number>> {
  const rows = await jobsOf(db, companyId, search)
    .select([statusNow(db).as('status'), sql<number>`count(*)`.as('count')])
    .groupBy('status')
    .groupBy(sql`1`)
    .execute();
  const counts: Record<string, number> = {};
  for (const { status, count } of rows) counts[status] = (counts[status] ?? 0) + count;
  return counts;
}

/** The number of applicants of each job, by stage. */
export async function countApplicants(db: TenantDb, jobIds: number[]): Promise<Map<number, Record<string, number>>> {
  const counts = new Map<number, Record<string, number>>();
  if (jobIds.length === 0) return counts;
  const rows = await db
    .selectFrom('applications')
    .where('job_id', 'in', jobIds)
    .where('stage', '<>', 'draft')
    .select(['job_id', 'stage', sql<number>`count(*)`.as('count')])
    .groupBy(['job_id', 'stage'])
    .execute();
  for (const { job_id, stage, count } of rows) counts.set(job_id, { ...counts.get(job_id), [stage]: count });
  return counts;
}

/** One job of the company with its whole content. `lock` locks it until the transaction ends. */
export function findOwnJob(db: TenantDb, companyId: number, id: number, zone: string, lock = false) {
  return db
    .selectFrom('jobs as j')
    .leftJoin('states as s', 's.id', 'j.state_id')
    .leftJoin('job_contacts as contact', (join) =>
      join.onRef('contact.tenant_id', '=', 'j.tenant_id').onRef('contact.job_id', '=', 'j.id'),
    )
    .where('j.company_id', '=', companyId)
    .where('j.id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate('j'))
    .selectAll('j')
    .select([
      's.name as state',
      'contact.name as contact_name',
      'contact.email as contact_email',
      'contact.phone as contact_phone',
      sql<boolean>`coalesce(contact.is_hidden, true)`.as('contact_hidden'),
      statusNow(db).as('status_now'),
      sql<string | null>`to_char(j.closes_at at time zone ${zone}, 'YYYY-MM-DD')`.as('closes_on'),
      sql<ScreeningQuestion[]>`j.screening_questions`.as('questions'),
      // The town is stored by name. Of two towns with one name in a state it is the one nearer to the coordinates.
      sql<number | null>`(select c.id from cities c
        where c.country_id = j.country_id and lower(c.name) = lower(j.city) and (j.state_id is null or c.state_id = j.state_id)
        order by abs(c.latitude - j.latitude) + abs(c.longitude - j.longitude), c.id limit 1)`.as('city_id'),
    ])
    .executeTakeFirst();
}
export type OwnJob = NonNullable<Awaited<ReturnType<typeof findOwnJob>>>;

/** The latest events of a job, which its history shows. */
const EVENTS_OF_JOB = 200;
/** Read for longer: who published when, and that operators took a job down. */
const LASTING_KINDS: readonly JobEvent['kind'][] = ['created', 'published', 'imported', 'taken_down'];

export function findJobEvents(db: TenantDb, jobId: number) {
  return db
    .selectFrom('job_events as e')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.actor_id'))
    .where('e.job_id', '=', jobId)
    .select(['e.at', 'e.kind', 'e.note', fullName<string | null>('u').as('actor_name')])
    .select(sql<string[]>`coalesce(e.changes, '[]')`.as('changes'))
    .select(sql<ChangedValue[]>`coalesce(e.details, '[]')`.as('values'))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(EVENTS_OF_JOB)
    .execute();
}

/** A recent job of the company with the same title at the same location. */
export function findDuplicate(db: TenantDb, job: OwnJob) {
  return db
    .selectFrom('jobs as j')
    .where('j.company_id', '=', job.company_id)
    .where('j.id', '<', job.id)
    .where(sql<SqlBool>`lower(trim(j.title)) = lower(trim(${job.title}))`)
    .where(sql<SqlBool>`j.city is not distinct from ${job.city}`)
    .where(sql<SqlBool>`j.state_id is not distinct from ${job.state_id}`)
    .where(sql<SqlBool>`coalesce(j.published_at, j.created_at) > now() - make_interval(days => ${DUPLICATE_DAYS})`)
    .select(['j.id', 'j.title'])
    .orderBy('j.id', 'desc')
    .executeTakeFirst();
}

export function findCity(db: TenantDb, id: number) {
  return db
    .selectFrom('cities as c')
    .innerJoin('countries as country', 'country.id', 'c.country_id')
    .where('c.id', '=', id)
    .select(['c.name', 'c.country_id', 'c.state_id', 'c.latitude', 'c.longitude', 'country.currency'])
    .executeTakeFirst();
}

export async function currencyOf(db: TenantDb, countryId: number): Promise<string> {
  const country = await db.selectFrom('countries').select('currency').where('id', '=', countryId).executeTakeFirstOrThrow();
  return country.currency;
}

export async function industryExists(db: TenantDb, id: number): Promise<boolean> {
  return (await db.selectFrom('industries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The location columns of a job, from its city or else only the tenant's country. */
export type Place = {
  country_id: number;
  state_id: number | null;
  city: string | null;
  locality: string | null;
  latitude: number | null;
  longitude: number | null;
  currency: string;
};

const endOfDay = (day: string | null, zone: string) =>
  day === null ? null : sql<string>`(${day}::date + time '23:59:59') at time zone ${zone}`;

/** What is recognised from a job's text is stored with it. */
type Recognised = ReturnType<typeof recognisedColumns>;

const columnsOf = (
  {
    city_id: _,
    contact_name: _name,
    contact_email: _email,
    contact_phone: _phone,
    contact_hidden: _hidden,
    closes_on,
    screening_questions,
    ...job
  }: JobDraft,
  zone: string,
  recognised: Recognised,
  held_for: HeldFor[],
) => ({
  ...job,
  ...recognised,
  held_for,
  screening_questions: JSON.stringify(screening_questions),
  closes_at: endOfDay(closes_on, zone),
});

/** @returns the id of the new draft */
export async function insertJob(
  db: TenantDb,
  job: JobDraft,
  more: Place & { company_id: number; created_by: number; zone: string; recognised: Recognised; held_for: HeldFor[] },
): Promise<number> {
  const { zone, recognised, held_for, ...columns } = more;
  countStored(db, more.created_by, Buffer.byteLength(JSON.stringify(job)));
  const { id } = await db
    .insertInto('jobs')
    .values({ ...columnsOf(job, zone, recognised, held_for), ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeContact(db, id, job);
  return id;
}

/** Writes whom people can ask about a job; none where nothing is given. */
async function writeContact(db: TenantDb, jobId: number, job: JobDraft): Promise<void> {
  const contact = { name: job.contact_name, email: job.contact_email, phone: job.contact_phone, is_hidden: job.contact_hidden };
  if (contact.name === null && contact.email === null && contact.phone === null) {
    await db.deleteFrom('job_contacts').where('tenant_id', '=', db.tenant_id).where('job_id', '=', jobId).execute();
    return;
  }
  await db
    .insertInto('job_contacts')
    .values({ job_id: jobId, ...contact })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'job_id']).doUpdateSet(contact))
    .execute();
}

/** The time of a change, always later than the previous one. Editors compare it to detect a change. */
const later = () =>
  sql<string>`greatest(${new Date().toISOString()}::timestamptz, (updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')`;

/** Writes a job's content. An unchanged closing day keeps its time of day, and an unchanged location its coordinates. */
export async function changeJob(
  db: TenantDb,
  id: number,
  job: JobDraft,
  more: { zone: string; keep_closing: boolean; place: Place | null; recognised: Recognised; held_for: HeldFor[] },
): Promise<void> {
  const { closes_at, ...columns } = columnsOf(job, more.zone, more.recognised, more.held_for);
  await db
    .updateTable('jobs')
    .set({ ...columns, ...(more.keep_closing ? {} : { closes_at }), ...more.place, updated_at: later() })
    .where('id', '=', id)
    .execute();
  await writeContact(db, id, job);
  await writeJobSearch(db, [id]);
}

/** What the text asks for that no operator has released. */
export async function setHeldFor(db: TenantDb, id: number, heldFor: HeldFor[]): Promise<void> {
  await db.updateTable('jobs').set({ held_for: heldFor }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** Changes a job's status. `relist` also sets a new publishing date. */
export async function setJobStatus(
  db: TenantDb,
  id: number,
  status: StoredJobStatus,
  more: { relist?: boolean; closes_on?: string | null; zone?: string } = {},
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      status,
      updated_at: later(),
      ...(more.relist ? { published_at: sql<string>`now()` } : {}),
      ...(more.closes_on && more.zone ? { closes_at: endOfDay(more.closes_on, more.zone) } : {}),
    })
    .where('id', '=', id)
    .execute();
  await writeJobSearch(db, [id]);
}

export type ChangedValue = { field: string; before: string; after: string };

type JobEvent = {
  job_id: number;
  actor_id: number | null;
  kind: Selectable<DB['job_events']>['kind'];
  changes?: string[];
  values?: ChangedValue[];
  note?: string;
  at?: string;
  /** Employers' systems are not notified of it. */
  is_silent?: boolean;
};

/** Adds an event, and deletes what its history no longer shows: a job can be saved any number of times. */
export async function insertJobEvent(db: TenantDb, event: JobEvent): Promise<void> {
  const { changes, values, at, is_silent, ...columns } = event;
  if (!is_silent) await announceJobs(db, [event.job_id], event.kind, (changes ?? []).length > 0);
  await db
    .insertInto('job_events')
    // Not now(), so that several events of one transaction keep their order.
    .values({
      ...columns,
      changes: changes ? JSON.stringify(changes) : null,
      details: values ? JSON.stringify(values) : null,
      at: at ?? sql<string>`clock_timestamp()`,
    })
    .execute();
  await db
    .deleteFrom('job_events')
    .where('tenant_id', '=', db.tenant_id)
    .where('job_id', '=', event.job_id)
    .where('kind', 'not in', LASTING_KINDS)
    .where('at', '<', (eb) =>
      eb
        .selectFrom('job_events as latest')
        .where('latest.tenant_id', '=', db.tenant_id)
        .where('latest.job_id', '=', event.job_id)
        .select('latest.at')
        .orderBy('latest.at', 'desc')
        .offset(EVENTS_OF_JOB - 1)
        .limit(1),
    )
    .execute();
}

/** Whether operators took the job down. */
export async function wasTakenDown(db: TenantDb, jobId: number): Promise<boolean> {
  const row = await db
    .selectFrom('job_events')
    .where('tenant_id', '=', db.tenant_id)
    .where('job_id', '=', jobId)
    .where('kind', '=', 'taken_down')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasApplications(db: TenantDb, jobId: number): Promise<boolean> {
  return (await db.selectFrom('applications').select('id').where('job_id', '=', jobId).limit(1).executeTakeFirst()) !== undefined;
}

export async function removeJob(db: TenantDb, id: number): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** How a job does: views and applications by source, and how long applicants wait for an answer. */
export async function findPerformance(db: TenantDb, jobId: number) {
  const { rows } = await sql<{
    views: number;
    views_last_30_days: number;
    days_open: number | null;
    median_answer_hours: number | null;
    answered: number;
  }>`
    select coalesce(v.views, 0) as views, coalesce(v.latest, 0) as views_last_30_days, a.hours as median_answer_hours, a.answered,
      extract(day from case when j.status in ('published', 'paused') then least(now(), coalesce(j.closes_at, now()))
        else coalesce(e.ended, least(now(), coalesce(j.closes_at, now()))) end - j.published_at)::int as days_open
    from jobs j
    cross join lateral (
      select sum(views)::int as views, (sum(views) filter (where day > current_date - 30))::int as latest
      from job_views where tenant_id = ${db.tenant_id} and job_id = ${jobId}) v
    cross join lateral (
      select count(*)::int as answered,
        extract(epoch from percentile_cont(0.5) within group (order by answered_at - submitted_at))::float8 / 3600 as hours
      from applications where tenant_id = ${db.tenant_id} and job_id = ${jobId} and stage <> 'draft' and answered_at is not null) a
    cross join lateral (
      select max(at) as ended from job_events
      where tenant_id = ${db.tenant_id} and job_id = ${jobId} and kind in ('closed', 'filled', 'expired', 'taken_down')) e
    where j.tenant_id = ${db.tenant_id} and j.id = ${jobId}`.execute(db);
  const { rows: sources } = await sql<{ source: string; views: number; applications: number }>`
    select v.source, sum(v.views)::int as views, coalesce(max(a.applications), 0)::int as applications
    from job_view_sources v
    left join (
      select s.source, count(*) as applications from application_sources s
      join applications a on a.tenant_id = s.tenant_id and a.id = s.application_id
      where s.tenant_id = ${db.tenant_id} and a.tenant_id = ${db.tenant_id} and a.job_id = ${jobId} and a.stage <> 'draft'
      group by s.source) a
      on a.source = v.source
    where v.tenant_id = ${db.tenant_id} and v.job_id = ${jobId}
    group by v.source order by views desc, v.source limit ${MOST_SOURCES}`.execute(db);
  return {
    ...(rows[0] ?? { views: 0, views_last_30_days: 0, days_open: null, median_answer_hours: null, answered: 0 }),
    sources,
  };
}
