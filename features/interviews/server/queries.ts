import { type SqlBool, sql } from 'kysely';
import type { SentStage } from '#features/applications/rules.ts';
import { ownStage } from '#features/applications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import type { InterviewFormat, InterviewPeriod, InterviewStatus, Slot } from '../rules.ts';
import { OPEN_STATUSES, WITH_INTERVIEWS } from '../rules.ts';

/** Whose interviews a reader may see. */
export type Party = { veteran_id: number } | { company_id: number };

const applications = (db: TenantDb) =>
  db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.stage', '<>', 'draft');

/** An application to one of the company's jobs. With `lock`, its stage cannot change until the transaction ends. */
export function findApplicationOf(db: TenantDb, companyId: number, id: number, { lock = false } = {}) {
  return applications(db)
    .where('a.id', '=', id)
    .where('j.company_id', '=', companyId)
    .select(['a.id', 'a.stage', 'a.veteran_id'])
    .$if(lock, (query) => query.forUpdate('a'))
    .executeTakeFirst();
}

/** An interview of this party, locked with its application until the transaction ends. */
export async function lockInterview(db: TenantDb, party: Party, id: number) {
  const found = await applications(db)
    .innerJoin('interviews as i', (join) => join.onRef('i.tenant_id', '=', 'a.tenant_id').onRef('i.application_id', '=', 'a.id'))
    .where('i.id', '=', id)
    .where(partyIs(party))
    .select('a.id')
    // The application first, as whoever moves it does.
    .forUpdate('a')
    .executeTakeFirst();
  if (!found) return undefined;
  return db
    .selectFrom('interviews')
    .selectAll()
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedInterview = NonNullable<Awaited<ReturnType<typeof lockInterview>>>;

const partyIs = (party: Party) =>
  'veteran_id' in party ? sql<SqlBool>`a.veteran_id = ${party.veteran_id}` : sql<SqlBool>`j.company_id = ${party.company_id}`;

/** Which of a party's interviews: one, those of an application, those ahead, or those of a range of time. */
export type Which =
  | { id: number }
  | { application_id: number }
  | { open_since: string }
  | { when: InterviewPeriod; today: string; interviewer_id: number | null }
  | { feed_since: string; interviewer_id: number | null }
  | 'all';

const MOST = 200;

/** Days for which an interview that is over waits for its outcome among the upcoming ones. */
const OUTCOME_DAYS = 14;

/** Upcoming: what begins from `today` on, needs an act or has times on offer. All others have passed. */
function isUpcoming(today: string) {
  const recent = new Date(Date.parse(today) - OUTCOME_DAYS * 86_400_000).toISOString();
  return sql<SqlBool>`(i.starts_at >= ${today}::timestamptz or i.status in ('proposed', 'none_fit')
    or (i.status = 'scheduled' and i.starts_at >= ${recent}::timestamptz))`;
}

const hasInterviewer = (db: TenantDb, id: number) =>
  sql<SqlBool>`i.id in (select p.interview_id from interview_interviewers p where p.tenant_id = ${db.tenant_id} and p.user_id = ${id})`;

/** Interviews with what both sides read of them. The newest first; those of a range of time in its order. */
export function findInterviewRows(db: TenantDb, party: Party, which: Which) {
  let query = applications(db)
    .innerJoin('interviews as i', (join) => join.onRef('i.tenant_id', '=', 'a.tenant_id').onRef('i.application_id', '=', 'a.id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.veteran_id'))
    .where(partyIs(party));
  if (which !== 'all') {
    if ('id' in which) query = query.where('i.id', '=', which.id);
    else if ('application_id' in which) query = query.where('i.application_id', '=', which.application_id);
    else if ('open_since' in which)
      query = query
        .where('i.status', 'in', [...OPEN_STATUSES])
        .where((eb) => eb.or([eb('i.ends_at', 'is', null), eb('i.ends_at', '>', which.open_since)]));
    else if ('feed_since' in which)
      query = query
        .where('i.status', 'in', ['scheduled', 'completed', 'no_show', 'cancelled'])
        .where('i.starts_at', '>=', which.feed_since)
        .$if(which.interviewer_id !== null, (one) => one.where(hasInterviewer(db, which.interviewer_id ?? 0)));
    else
      query = query
        .where('i.status', '<>', 'cancelled')
        .where(which.when === 'upcoming' ? isUpcoming(which.today) : sql<SqlBool>`not ${isUpcoming(which.today)}`)
        .$if(which.interviewer_id !== null, (one) => one.where(hasInterviewer(db, which.interviewer_id ?? 0)));
  }
  const byTime = which !== 'all' && ('when' in which || 'feed_since' in which);
  const earliestFirst = byTime && 'when' in which && which.when === 'upcoming';
  const inOrder = byTime ? query.orderBy('i.starts_at', (o) => (earliestFirst ? o.asc() : o.desc()).nullsLast()) : query;
  return (
    inOrder
      .select(['i.id', 'i.application_id', 'i.uid', 'i.sequence', 'i.revision', 'i.status', 'i.format', 'i.location', 'i.note'])
      .select(['i.duration_minutes', 'i.time_zone', 'i.veteran_time_zone', 'i.starts_at', 'i.ends_at', 'i.wish'])
      .select(['i.cancel_reason', 'i.created_by', 'i.updated_at', 'a.veteran_id', 'j.id as job_id', 'j.title'])
      .select(['c.name as company_name', 'c.id as company_id', fullName('u').as('veteran_name')])
      // Veterans see moves when they can no longer be undone.
      .select(('veteran_id' in party ? ownStage(db) : sql<SentStage>`a.stage`).as('stage'))
      .orderBy('i.created_at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(MOST)
      .execute()
  );
}
export type InterviewRow = Awaited<ReturnType<typeof findInterviewRows>>[number];

export const findSlots = (db: TenantDb, ids: number[]) =>
  db
    .selectFrom('interview_slots')
    .select(['id', 'interview_id', 'starts_at', 'ends_at'])
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`interview_id = any(${ids}::int[])`)
    .orderBy('starts_at')
    .execute();

export const findPeople = (db: TenantDb, ids: number[]) =>
  db
    .selectFrom('interview_interviewers as p')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'))
    .select(['p.interview_id', 'u.id', fullName('u').as('name')])
    .where('p.tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`p.interview_id = any(${ids}::int[])`)
    .orderBy('name')
    .orderBy('u.id')
    .execute();

export const findEvents = (db: TenantDb, ids: number[]) =>
  db
    .selectFrom('interview_events as e')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.actor_id'))
    .select(['e.interview_id', 'e.at', 'e.kind', 'e.note', 'e.starts_at', 'e.actor_id'])
    .select(fullName<string | null>('u').as('actor_name'))
    .where('e.tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`e.interview_id = any(${ids}::int[])`)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
export type InterviewEventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** Active recruiters of a company, by name. */
export const findRecruiters = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.id', fullName('u').as('name')])
    .where('u.tenant_id', '=', db.tenant_id)
    .where('u.company_id', '=', companyId)
    .where('u.role', '=', 'recruiter')
    .where('u.status', '=', 'active')
    .orderBy('name')
    .orderBy('u.id')
    .limit(500)
    .execute();

export type Details = {
  format: InterviewFormat;
  location: string;
  note: string | null;
  duration_minutes: number;
  time_zone: string;
};

export async function insertInterview(
  db: TenantDb,
  interview: Details & { application_id: number; created_by: number; at: string },
): Promise<number> {
  const { at, ...fields } = interview;
  const { id } = await db
    .insertInto('interviews')
    .values({ ...fields, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Change = Partial<Details> & {
  status: InterviewStatus;
  sequence?: number;
  starts_at?: string | null;
  ends_at?: string | null;
  veteran_time_zone?: string;
  wish?: string | null;
  cancel_reason?: string | null;
  reminded_at?: string | null;
};

/** Changes a locked interview and raises its revision. */
export async function updateInterview(
  db: TenantDb,
  { id, revision }: LockedInterview,
  change: Change,
  at: string,
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ ...change, revision: revision + 1, updated_at: at })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function insertEvent(
  db: TenantDb,
  event: {
    interview_id: number;
    actor_id: number | null;
    kind: InterviewEventRow['kind'];
    note?: string | null;
    starts_at?: string | null;
    at: string;
  },
): Promise<void> {
  await db.insertInto('interview_events').values(event).execute();
}

export async function replacePeople(db: TenantDb, interviewId: number, userIds: number[]): Promise<void> {
  await db
    .deleteFrom('interview_interviewers')
    .where('tenant_id', '=', db.tenant_id)
    .where('interview_id', '=', interviewId)
    .execute();
  await db
    .insertInto('interview_interviewers')
    .values(userIds.map((user_id) => ({ interview_id: interviewId, user_id })))
    .execute();
}

export async function replaceSlots(db: TenantDb, interviewId: number, slots: readonly Slot[]): Promise<void> {
  await db.deleteFrom('interview_slots').where('tenant_id', '=', db.tenant_id).where('interview_id', '=', interviewId).execute();
  if (slots.length > 0)
    await db
      .insertInto('interview_slots')
      .values(slots.map(({ starts_at, ends_at }) => ({ interview_id: interviewId, starts_at, ends_at })))
      .execute();
}

/** Frees everybody who is taken by an interview. */
export async function deleteBookings(db: TenantDb, interviewIds: number[]): Promise<void> {
  await db
    .deleteFrom('interview_bookings')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`interview_id = any(${interviewIds}::int[])`)
    .execute();
}

/**
 * Books people for times, as far as they are free: the constraint leaves out what overlaps another interview, and waits for others who are
 * booking the same. @returns how many bookings were made
 */
export async function insertBookings(
  db: TenantDb,
  interviewId: number,
  userIds: number[],
  slots: readonly Slot[],
): Promise<number> {
  const rows = userIds
    .toSorted((a, b) => a - b)
    .flatMap((user_id) =>
      slots.map(({ starts_at, ends_at }) => ({
        interview_id: interviewId,
        user_id,
        during: sql<string>`tstzrange(${starts_at}::timestamptz, ${ends_at}::timestamptz)`,
      })),
    );
  const created = await db
    .insertInto('interview_bookings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return created.length;
}

/** Other interviews that take these people at these times, the earliest first, with what names them. */
export async function findClashes(db: TenantDb, interviewId: number | null, userIds: number[], slots: readonly Slot[]) {
  const { rows } = await sql<{
    user_id: number;
    user_name: string;
    starts_at: string;
    ends_at: string;
    veteran_name: string;
    title: string;
    company_name: string;
    status: InterviewStatus;
    slot: number;
  }>`
    select b.user_id, ${fullName('u')} as user_name, lower(b.during) as starts_at, upper(b.during) as ends_at,
           ${fullName('v')} as veteran_name, j.title, c.name as company_name, i.status, w.slot::int
      from unnest(${slots.map(({ starts_at }) => starts_at)}::timestamptz[], ${slots.map(({ ends_at }) => ends_at)}::timestamptz[])
             with ordinality as w (starts_at, ends_at, slot)
      join interview_bookings b on b.tenant_id = ${db.tenant_id} and b.user_id = any(${userIds}::int[])
           and b.during && tstzrange(w.starts_at, w.ends_at)
      join interviews i on i.tenant_id = ${db.tenant_id} and i.id = b.interview_id
      join applications a on a.tenant_id = ${db.tenant_id} and a.id = i.application_id
      join jobs j on j.tenant_id = ${db.tenant_id} and j.id = a.job_id
      join companies c on c.tenant_id = ${db.tenant_id} and c.id = j.company_id
      join users u on u.tenant_id = ${db.tenant_id} and u.id = b.user_id
      join users v on v.tenant_id = ${db.tenant_id} and v.id = a.veteran_id
     where b.interview_id is distinct from ${interviewId}::int
     order by w.slot, b.user_id, lower(b.during) limit 50`.execute(db);
  return rows;
}

type Soon = { now: string; until: string };

/** Whether an interview is scheduled, begins until then, and nobody was reminded of it. */
const needsReminder = (db: TenantDb, { now, until }: Soon) =>
  sql<SqlBool>`status = 'scheduled' and reminded_at is null and starts_at > ${now}::timestamptz and starts_at <= ${until}::timestamptz
    and exists (select from applications a where a.tenant_id = ${db.tenant_id} and a.id = interviews.application_id
      and a.stage = any(${[...WITH_INTERVIEWS]}::text[]))`;

export async function findForReminder(db: TenantDb, soon: Soon, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('interviews')
    .where(needsReminder(db, soon))
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks those of these interviews that need a reminder. @returns them; of two calls at a time one gets them */
export async function takeForReminder(db: TenantDb, soon: Soon, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .updateTable('interviews')
    .set({ reminded_at: soon.now })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', 'in', ids)
    .where(needsReminder(db, soon))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Interviews that lie ahead and whose application ended before a time. */
export const findEnded = (db: TenantDb, { now, before }: { now: string; before: string }, after: number, limit: number) =>
  applications(db)
    .innerJoin('interviews as i', (join) => join.onRef('i.tenant_id', '=', 'a.tenant_id').onRef('i.application_id', '=', 'a.id'))
    .where('i.status', 'in', [...OPEN_STATUSES])
    .where((eb) => eb.or([eb('i.starts_at', 'is', null), eb('i.starts_at', '>', now)]))
    .where('a.stage', 'not in', [...WITH_INTERVIEWS])
    .where('a.stage_since', '<', before)
    .where('i.id', '>', after)
    .select('i.id')
    .orderBy('i.id')
    .limit(limit)
    .execute();

/** These interviews with the veterans they are with: for background work. */
export const findVeterans = (db: TenantDb, ids: readonly number[]) =>
  applications(db)
    .innerJoin('interviews as i', (join) => join.onRef('i.tenant_id', '=', 'a.tenant_id').onRef('i.application_id', '=', 'a.id'))
    .where('i.id', 'in', ids)
    .select(['i.id', 'a.veteran_id'])
    .orderBy('i.id')
    .execute();

/** Frees everybody from the times of an interview other than the one chosen. */
export async function moveBookings(db: TenantDb, interviewId: number, { starts_at, ends_at }: Slot): Promise<void> {
  await db
    .deleteFrom('interview_bookings')
    .where('tenant_id', '=', db.tenant_id)
    .where('interview_id', '=', interviewId)
    .where(sql<SqlBool>`during <> tstzrange(${starts_at}::timestamptz, ${ends_at}::timestamptz)`)
    .execute();
}
