import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import type { EmailMode, NotificationKind } from '../rules.ts';

/** The recipients, with each one's email mode for this kind. */
export const findRecipients = (db: TenantDb, userIds: number[], kind: NotificationKind) =>
  db
    .selectFrom('users as u')
    .leftJoin('notification_settings as s', (join) =>
      join.onRef('s.tenant_id', '=', 'u.tenant_id').onRef('s.user_id', '=', 'u.id').on('s.kind', '=', kind),
    )
    .where('u.tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`u.id = any(${userIds}::int[])`)
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      's.email as chosen',
      sql<boolean>`u.email_verified_at is not null`.as('email_verified'),
    ])
    .orderBy('u.id')
    .execute();

export async function insertNotifications(
  db: TenantDb,
  notifications: {
    user_id: number;
    kind: NotificationKind;
    title: string;
    body: string | null;
    href: string | null;
    topic: string | null;
    about_user_ids: number[];
    email: EmailMode;
    /** How long its reader does not see it. */
    after_seconds: number;
    event_count: number;
  }[],
): Promise<void> {
  const now = Date.now();
  for (const rows of slicesOf(notifications))
    await db
      .insertInto('notifications')
      .values(
        rows.map(({ after_seconds, ...notification }) => ({
          ...notification,
          created_at: new Date(now + after_seconds * 1000).toISOString(),
        })),
      )
      .execute();
}

/** A notification is shown from the time of its creation on, which is later than now while its cause can be undone. */
const isShown = () => sql<boolean>`created_at <= ${new Date().toISOString()}::timestamptz`;

/** @returns whose shown notifications are gone */
export async function deleteUnread(db: TenantDb, topics: readonly string[], since: string): Promise<number[]> {
  const rows = await db
    .deleteFrom('notifications')
    .where('tenant_id', '=', db.tenant_id)
    .where('topic', 'in', topics)
    .where('read_at', 'is', null)
    .where('created_at', '>=', since)
    .returning(['user_id', isShown().as('was_shown')])
    .execute();
  return [...new Set(rows.flatMap(({ user_id, was_shown }) => (was_shown ? [user_id] : [])))];
}

/** Shows hidden notifications of these topics now. @returns whose they are */
export async function showTopics(db: TenantDb, topics: readonly string[]): Promise<number[]> {
  const rows = await db
    .updateTable('notifications')
    .set({ created_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('topic', 'in', topics)
    .where(sql<boolean>`not ${isShown()}`)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** When the next hidden notification of a person is shown. */
export async function findNextShown(db: TenantDb, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('notifications')
    .select('created_at')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where(sql<boolean>`not ${isShown()}`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** @returns who had them */
export async function deleteTopic(db: TenantDb, topic: string): Promise<number[]> {
  const rows = await db
    .deleteFrom('notifications')
    .where('tenant_id', '=', db.tenant_id)
    .where('topic', '=', topic)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/** Deletes unread notifications of these topics, each for its person. @returns how many events they were about */
export async function deleteUnreadOf(
  db: TenantDb,
  replaced: readonly { user_id: number; topic: string }[],
): Promise<{ user_id: number; topic: string; event_count: number }[]> {
  if (replaced.length === 0) return [];
  const people = replaced.map(({ user_id }) => user_id);
  const topics = replaced.map(({ topic }) => topic);
  const { rows } = await sql<{ user_id: number; topic: string; event_count: number }>`
    delete from notifications n using unnest(${people}::int[], ${topics}::text[]) as replaced (user_id, topic)
    where n.tenant_id = ${db.tenant_id} and n.user_id = replaced.user_id and n.topic = replaced.topic and n.read_at is null
    returning n.user_id, replaced.topic, n.event_count`.execute(db);
  return rows;
}

/** Has concurrent transactions that add to the unread notification of a topic follow one another, so each counts the others' events. */
export async function lockTopic(db: TenantDb, topic: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`notifications ${topic}`}), ${db.tenant_id}::int)`.execute(db);
}

/** Marks the notifications of a topic as read, for everyone who got them. */
export async function readTopic(db: TenantDb, topic: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('topic', '=', topic)
    .where('read_at', 'is', null)
    .execute();
}

const COLUMNS = ['id', 'kind', 'title', 'body', 'href', 'created_at', 'read_at'] as const;

export const notificationsOf = (db: TenantDb, userId: number, page: number, perPage: number) =>
  db
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where(isShown())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();

export const countNotifications = (db: TenantDb, userId: number) =>
  db
    .selectFrom('notifications')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where(isShown())
    .select((eb) => [eb.fn.countAll<number>().as('total'), sql<number>`count(*) filter (where read_at is null)`.as('unread')])
    .executeTakeFirstOrThrow();

export async function markRead(db: TenantDb, userId: number, ids: number[] | undefined): Promise<void> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(isShown());
  if (ids) query = query.where('id', 'in', ids);
  await query.execute();
}

/** One of a person's notifications, to continue a stream after it. */
export const findNotification = (db: TenantDb, userId: number, id: number) =>
  db
    .selectFrom('notifications')
    .select(['id', 'created_at'])
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function findNewestId(db: TenantDb, userId: number): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where(isShown())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** A person's notifications after an id, and those written since a time whatever their id, oldest first. */
export const notificationsAfter = (db: TenantDb, userId: number, after: { id: number; since: string; limit: number }) =>
  db
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where(isShown())
    .where((eb) => eb.or([eb('id', '>', after.id), eb('created_at', '>=', after.since)]))
    .orderBy('id')
    .limit(after.limit)
    .execute();

export const settingsOf = (db: TenantDb, userId: number) =>
  db
    .selectFrom('notification_settings')
    .select(['kind', 'email'])
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .execute();

export async function saveSetting(
  db: TenantDb,
  userId: number,
  setting: { kind: NotificationKind; email: EmailMode },
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, ...setting })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'kind']).doUpdateSet({ email: setting.email }))
    .execute();
}

/** @returns null for somebody who has no account any more */
export async function findRole(db: TenantDb, userId: number) {
  const row = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  return row?.role ?? null;
}

export const stopEmails = (db: TenantDb, userId: number, kind: NotificationKind) =>
  saveSetting(db, userId, { kind, email: 'never' });

/** People with notifications waiting for the daily summary. */
export async function findDigestReaders(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users as u')
    .where('u.tenant_id', '=', db.tenant_id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('notifications as n')
          .whereRef('n.tenant_id', '=', 'u.tenant_id')
          .whereRef('n.user_id', '=', 'u.id')
          .where('n.email', '=', 'daily')
          .where('n.digested_at', 'is', null)
          .select('n.id'),
      ),
    )
    .where('u.id', '>', after)
    .select('u.id')
    .orderBy('u.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export const findReaders = (db: TenantDb, ids: readonly number[]) =>
  db.selectFrom('users').where('id', 'in', ids).select(['id', 'email', 'first_name', 'status']).orderBy('id').execute();

/** Marks a person's waiting notifications as summarised and returns them. Of two concurrent calls, one gets them. */
export const takeForDigest = (db: TenantDb, userId: number) =>
  db
    .updateTable('notifications')
    .set({ digested_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('email', '=', 'daily')
    .where('digested_at', 'is', null)
    .where(isShown())
    .returning(['id', 'title', 'body', 'about_user_ids', 'read_at'])
    .execute();

export const findSender = (db: TenantDb) =>
  db
    .selectFrom('tenants')
    .select([
      'name',
      'colour_preset',
      sql<string | null>`(select min(host) from tenant_hosts where tenant_id = tenants.id)`.as('host'),
    ])
    .where('id', '=', db.tenant_id)
    .executeTakeFirstOrThrow();

/** Wakes every process with an open stream for these people. PostgreSQL delivers the message when the transaction commits. */
export async function wakeStreams(db: TenantDb, channel: string, userIds: number[], topic = ''): Promise<void> {
  for (const id of userIds) db.seen_by.add(id);
  // A payload may have 8,000 bytes; an id takes up to eleven.
  for (const ids of slicesOf(userIds, 500)) {
    const payload = `${db.tenant_id}:${ids.join(',')}${topic && `:${topic}`}`;
    await sql`select pg_notify(${channel}, ${payload})`.execute(db);
  }
}
