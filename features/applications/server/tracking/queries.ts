import { sql } from 'kysely';
import { isReadableJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import type { SentStage, TrackedStage } from '../../rules.ts';
import { MOST_TRACKED, type OwnCard, type WrittenTracking } from '../../tracking-contract.ts';
import { ownApplications } from '../own-applications-queries.ts';

const COLUMNS = [
  'id',
  'revision',
  'title',
  'company_name',
  'url',
  'note',
  'job_id',
  'applied_on',
  'remind_on',
  'asked_at',
  'created_at',
  'updated_at',
] as const;
const stage = sql<TrackedStage>`stage`.as('stage');

const own = (db: TenantDb, veteranId: number) =>
  db
    .selectFrom('tracked_applications')
    .select([...COLUMNS, stage])
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', veteranId);

export const findAllTracked = (db: TenantDb, veteranId: number) =>
  own(db, veteranId).orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(MOST_TRACKED).execute();
export type TrackedRow = Awaited<ReturnType<typeof findAllTracked>>[number];

export const lockTracked = (db: TenantDb, veteranId: number, id: number) =>
  own(db, veteranId).where('id', '=', id).forUpdate().executeTakeFirst();

export const findTrackedOfJob = (db: TenantDb, veteranId: number, jobId: number) =>
  own(db, veteranId).where('job_id', '=', jobId).executeTakeFirst();

export async function countTracked(db: TenantDb, veteranId: number): Promise<number> {
  const { count } = await db
    .selectFrom('tracked_applications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', veteranId)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the id, or null where the veteran tracks this job already */
export async function insertTracked(
  db: TenantDb,
  tracked: WrittenTracking & { veteran_id: number; job_id: number | null; at: string },
): Promise<number | null> {
  const { at, ...columns } = tracked;
  countWithReserve(db, tracked.veteran_id, bytesOf(tracked));
  const created = await db
    .insertInto('tracked_applications')
    .values({ ...columns, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.constraint('tracked_applications_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

/** What a tracked application of this veteran is called, and the day of its reminder. */
export const findTrackedReminder = (db: TenantDb, veteranId: number, id: number) =>
  db
    .selectFrom('tracked_applications')
    .select(['title', 'company_name', 'note', 'remind_on'])
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', veteranId)
    .where('id', '=', id)
    .executeTakeFirst();

const bytesOf = ({ note, url }: Partial<WrittenTracking>) => Buffer.byteLength(`${note ?? ''}${url ?? ''}`);

export async function writeTracked(
  db: TenantDb,
  veteranId: number,
  row: { id: number; revision: number },
  change: Partial<WrittenTracking> & { asked_at?: string },
  at: string,
): Promise<void> {
  countWithReserve(db, veteranId, bytesOf(change));
  await db
    .updateTable('tracked_applications')
    .set({ ...change, revision: row.revision + 1, updated_at: at })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', row.id)
    .execute();
}

export async function removeTracked(db: TenantDb, veteranId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tracked_applications')
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', veteranId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** A published job whose employer takes applications on its own site. */
export const findJobToLeaveFor = (db: TenantDb, veteranId: number, id: number) =>
  db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('j.id', '=', id)
    .where(isReadableJob(db, veteranId))
    .select(['j.id', 'j.title', 'j.apply_url', 'c.name as company_name'])
    .executeTakeFirst();

export async function writeReminder(
  db: TenantDb,
  reminder: { application_id: number; veteran_id: number; remind_on: string; note: string | null },
): Promise<void> {
  const { remind_on, note } = reminder;
  await db
    .insertInto('application_reminders')
    .values(reminder)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'application_id']).doUpdateSet({ remind_on, note, reminded_at: null }),
    )
    .execute();
}

export async function deleteReminder(db: TenantDb, applicationId: number): Promise<void> {
  await db
    .deleteFrom('application_reminders')
    .where('tenant_id', '=', db.tenant_id)
    .where('application_id', '=', applicationId)
    .execute();
}

/** Reminders of these applications that were not sent yet. */
export async function findReminders(db: TenantDb, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return new Map<number, { remind_on: string; note: string | null }>();
  const rows = await db
    .selectFrom('application_reminders')
    .select(['application_id', 'remind_on', 'note'])
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`application_id = any(${sql.val(applicationIds)}::int[])`)
    .where('reminded_at', 'is', null)
    .execute();
  return new Map(rows.map(({ application_id, ...reminder }) => [application_id, reminder]));
}

export type Due = {
  veteran_id: number;
  title: string;
  company_name: string;
  note: string | null;
  /** An application here, or on another site. */
  of: { kind: 'sent' | 'tracked'; id: number };
};

/** Applications with a reminder whose day has come. @param today the day in the tenant's zone */
export async function findDueReminders(db: TenantDb, today: string, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('application_reminders')
    .where('reminded_at', 'is', null)
    .where('remind_on', '<=', today)
    .where('application_id', '>', after)
    .select('application_id')
    .orderBy('application_id')
    .limit(limit)
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/** Takes the due reminders of these applications, each once. */
export async function takeDueReminders(db: TenantDb, today: string, ids: readonly number[], at: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      update application_reminders r set reminded_at = ${at}::timestamptz
      where r.tenant_id = ${db.tenant_id} and r.application_id = any(${sql.val(ids)}::int[])
        and r.reminded_at is null and r.remind_on <= ${today}::date
      returning r.application_id, r.veteran_id, r.note
    )
    select due.veteran_id, due.note, json_build_object('kind', 'sent', 'id', due.application_id) as of, j.title, c.name as company_name
    from due
    join applications a on a.tenant_id = ${db.tenant_id} and a.id = due.application_id
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = a.job_id
    join companies c on c.tenant_id = ${db.tenant_id} and c.id = j.company_id`.execute(db);
  return rows;
}

/** The same for applications on other sites. */
export async function findDueTracked(db: TenantDb, today: string, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tracked_applications')
    .where('remind_on', '<=', today)
    .where(sql<boolean>`reminded_for is distinct from remind_on`)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function takeDueTracked(db: TenantDb, today: string, ids: readonly number[]): Promise<Due[]> {
  const rows = await db
    .updateTable('tracked_applications')
    .set((eb) => ({ reminded_for: eb.ref('remind_on') }))
    .where('tenant_id', '=', db.tenant_id)
    .where('id', 'in', ids)
    .where('remind_on', '<=', today)
    .where(sql<boolean>`reminded_for is distinct from remind_on`)
    .returning(['id', 'veteran_id', 'title', 'company_name', sql<string | null>`left(note, 300)`.as('note')])
    .execute();
  return rows.map(({ id, ...due }) => ({ ...due, of: { kind: 'tracked', id } }));
}

type BoardRow = Pick<OwnCard, 'id' | 'title' | 'company_name' | 'since'> & {
  stage: SentStage;
  job_id: number;
  reply_by: string | null;
  offer_until: string | null;
  interview_at: string | null;
  remind_on: string | null;
};

/** The latest applications of a veteran with the dates ahead of each. */
export async function findOwnCards(db: TenantDb, veteranId: number, now: string): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select a.id, a.stage, a.job_id, a.stage_since as since, j.title, c.name as company_name, a.reply_by, o.answer_by as offer_until,
      (select min(i.starts_at) from interviews i where i.tenant_id = ${db.tenant_id} and i.application_id = a.id
        and i.status = 'scheduled' and i.starts_at > ${now}::timestamptz) as interview_at,
      r.remind_on
    from ${ownApplications(db)} a
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = a.job_id
    join companies c on c.tenant_id = ${db.tenant_id} and c.id = j.company_id
    left join own_application_offers o on o.tenant_id = ${db.tenant_id} and o.application_id = a.id and o.outcome is null
    left join application_reminders r on r.tenant_id = ${db.tenant_id} and r.application_id = a.id and r.reminded_at is null
    where a.tenant_id = ${db.tenant_id} and a.veteran_id = ${veteranId} and a.stage <> 'draft'
    order by a.submitted_at desc, a.id desc limit ${MOST_TRACKED}`.execute(db);
  return rows;
}
