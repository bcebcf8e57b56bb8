import { type SqlBool, sql } from 'kysely';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Frequency } from '../rules.ts';

/** Alerts that exist for their owner: confirmed and not deleted. */
const ofOwner = (db: TenantDb) =>
  db
    .selectFrom('job_alerts as a')
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.confirmed_at', 'is not', null)
    .where('a.deleted_at', 'is', null);

const rows = (db: TenantDb) =>
  ofOwner(db).select([
    'a.id',
    'a.recipient_id',
    'a.name',
    'a.search',
    'a.frequency',
    'a.created_at',
    'a.last_sent_at',
    'a.paused_at',
    'a.ended_at',
    'a.asked_at',
    sql<number>`(select count(*)::int from job_alert_sent s where s.tenant_id = ${db.tenant_id} and s.alert_id = a.id)`.as(
      'sent_jobs',
    ),
  ]);

export type AlertRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** The alerts of a recipient, the newest first. */
export const alertsOf = (db: TenantDb, recipientId: number) =>
  rows(db).where('a.recipient_id', '=', recipientId).orderBy('a.id', 'desc').execute();

export const findAlert = (db: TenantDb, recipientId: number, id: number) =>
  rows(db).where('a.recipient_id', '=', recipientId).where('a.id', '=', id).executeTakeFirst();

export async function countAlerts(db: TenantDb, recipientId: number): Promise<number> {
  const { count } = await ofOwner(db)
    .where('a.recipient_id', '=', recipientId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The recipient of an account, locked: two requests at the same time cannot both create the last possible alert. */
export async function lockRecipientOf(db: TenantDb, userId: number): Promise<number> {
  await db
    .insertInto('alert_recipients')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).where('user_id', 'is not', null).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('alert_recipients')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

/** The recipient of an address, locked. */
export async function lockRecipientAt(db: TenantDb, email: string): Promise<number> {
  await db
    .insertInto('alert_recipients')
    .values({ email })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).where('email', 'is not', null).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('alert_recipients')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

export async function findRecipientOf(db: TenantDb, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('alert_recipients')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A recipient, or the one that has taken over its alerts. */
export const findRecipient = (db: TenantDb, id: number) =>
  db
    .selectFrom('alert_recipients as r')
    .leftJoin('alert_recipients as m', (join) =>
      join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.merged_into'),
    )
    .where('r.tenant_id', '=', db.tenant_id)
    .where('r.id', '=', id)
    .select([
      sql<number>`coalesce(m.id, r.id)`.as('id'),
      'r.email',
      sql<number | null>`coalesce(m.user_id, r.user_id)`.as('user_id'),
    ])
    .executeTakeFirst();

export async function lockRecipient(db: TenantDb, id: number): Promise<void> {
  await db
    .selectFrom('alert_recipients')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

type NewRow = { recipient_id: number; name: string; search: string; frequency: Frequency };

/** @param confirmation the hash of the token that confirms it; null for an alert that needs no confirmation */
export async function insertAlert(db: TenantDb, alert: NewRow, confirmation: Buffer | null): Promise<number> {
  const { id } = await db
    .insertInto('job_alerts')
    .values({ ...alert, confirm_hash: confirmation, confirmed_at: confirmation ? null : sql<string>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Change = { name: string; frequency: Frequency; is_paused: boolean };

/** What is published while an alert is paused is not sent later, so resuming begins anew. */
export async function updateAlertRow(db: TenantDb, id: number, { name, frequency, is_paused }: Change): Promise<void> {
  const at = databaseNow().toISOString();
  const isResumed = sql<SqlBool>`${!is_paused} and (paused_at is not null or ended_at is not null)`;
  await db
    .updateTable('job_alerts')
    .set({
      name,
      frequency,
      since: sql<string>`case when ${isResumed} then ${at}::timestamptz else since end`,
      paused_at: is_paused ? sql<string>`coalesce(paused_at, ${at}::timestamptz)` : null,
      ended_at: is_paused ? sql<string | null>`ended_at` : null,
      wanted_at: sql<string>`now()`,
      asked_at: null,
    })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
  if (is_paused)
    await db.deleteFrom('job_alert_finds').where('tenant_id', '=', db.tenant_id).where('alert_id', '=', id).execute();
}

export const renewAlertRow = (db: TenantDb, id: number) =>
  db
    .updateTable('job_alerts')
    .set({
      wanted_at: sql<string>`now()`,
      asked_at: null,
      ended_at: null,
      since: sql<string>`case when ended_at is not null then ${databaseNow().toISOString()}::timestamptz else since end`,
    })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();

export const markDeleted = (db: TenantDb, id: number) =>
  db
    .updateTable('job_alerts')
    .set({ deleted_at: sql<string>`now()` })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();

/** @returns whether there was a deleted alert of this recipient */
export async function unmarkDeleted(db: TenantDb, recipientId: number, id: number): Promise<boolean> {
  const row = await db
    .updateTable('job_alerts')
    .set({ deleted_at: null })
    .where('tenant_id', '=', db.tenant_id)
    .where('recipient_id', '=', recipientId)
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', '>', sql<string>`now() - interval '1 day'`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An alert by the token that confirms it, at most some days after its request. */
export const findRequested = (db: TenantDb, confirm_hash: Buffer, days: number) =>
  db
    .selectFrom('job_alerts')
    .select(['id', 'recipient_id', 'name', 'search', 'frequency', 'confirmed_at'])
    .where('tenant_id', '=', db.tenant_id)
    .where('confirm_hash', '=', confirm_hash)
    .where('deleted_at', 'is', null)
    .where('created_at', '>', sql<string>`now() - make_interval(days => ${days})`)
    .executeTakeFirst();

export const markConfirmed = (db: TenantDb, id: number) =>
  db
    .updateTable('job_alerts')
    .set({ confirmed_at: sql<string>`now()`, since: sql<string>`now()`, wanted_at: sql<string>`now()` })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();

export const pauseAll = (db: TenantDb, recipientId: number) =>
  db
    .updateTable('job_alerts')
    .set({ paused_at: sql<string>`coalesce(paused_at, ${databaseNow().toISOString()}::timestamptz)` })
    .where('tenant_id', '=', db.tenant_id)
    .where('recipient_id', '=', recipientId)
    .execute();

/** Jobs that an alert has sent, the latest first. */
export const findSentJobs = async (db: TenantDb, alertId: number, most: number) =>
  db
    .selectFrom('job_alert_sent')
    .select(['job_id', 'sent_at'])
    .where('tenant_id', '=', db.tenant_id)
    .where('alert_id', '=', alertId)
    .orderBy('sent_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(most)
    .execute();

/** Of these jobs those that a veteran may open. */
export async function findOpenAmong(db: TenantDb, ids: readonly number[]): Promise<Set<number>> {
  const found = await db
    .selectFrom('job_search')
    .select('job_id')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`job_id = any(${sql.val(ids)}::int[])`)
    .where('closes_at', '>', sql<string>`now()`)
    .execute();
  return new Set(found.map(({ job_id }) => job_id));
}

/**
 * Hands the alerts of addresses that have an account now to that account: its owner has verified the address. One person then gets one email.
 * @param recipientId only of this address
 * @returns the accounts that have more alerts now
 */
export async function handToAccounts(db: TenantDb, recipientId: number | null = null): Promise<number[]> {
  const { rows: pairs } = await sql<{ id: number; user_id: number; own_id: number | null }>`
    select r.id, u.id as user_id, o.id as own_id
    from alert_recipients r
    join users u on u.tenant_id = ${db.tenant_id} and u.email = r.email
    left join alert_recipients o on o.tenant_id = ${db.tenant_id} and o.user_id = u.id
    where r.tenant_id = ${db.tenant_id} and r.email is not null and u.role = 'veteran' and u.status = 'active'
      and u.email_verified_at is not null and (${recipientId}::int is null or r.id = ${recipientId})
    order by r.id`.execute(db);
  for (const { id, user_id, own_id } of pairs) {
    await lockRecipient(db, id);
    if (own_id === null) {
      await sql`update alert_recipients set user_id = ${user_id}, email = null where tenant_id = ${db.tenant_id} and id = ${id}`.execute(
        db,
      );
      continue;
    }
    await lockRecipient(db, own_id);
    await sql`insert into job_alert_sent (tenant_id, recipient_id, job_id, alert_id, sent_at)
      select ${db.tenant_id}, ${own_id}, s.job_id, s.alert_id, s.sent_at from job_alert_sent s
      where s.tenant_id = ${db.tenant_id} and s.recipient_id = ${id} on conflict do nothing`.execute(db);
    await sql`delete from job_alert_sent where tenant_id = ${db.tenant_id} and recipient_id = ${id}`.execute(db);
    await sql`update job_alerts set recipient_id = ${own_id} where tenant_id = ${db.tenant_id} and recipient_id = ${id}`.execute(
      db,
    );
    await sql`update alert_recipients set merged_into = ${own_id}, email = null where tenant_id = ${db.tenant_id} and id = ${id}`.execute(
      db,
    );
  }
  return pairs.map(({ user_id }) => user_id);
}

/** How a person gets notifications of a kind by email; null where they have not chosen. */
export async function findEmailMode(db: TenantDb, userId: number) {
  const row = await db
    .selectFrom('notification_settings')
    .select('email')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('kind', '=', 'job_alert')
    .executeTakeFirst();
  return row?.email ?? null;
}
