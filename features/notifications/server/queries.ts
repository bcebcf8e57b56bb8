import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

export async function insertNotifications(
  db: TenantDb,
  notifications: { user_id: number; kind: string; title: string; body: string | null; href: string | null }[],
): Promise<void> {
  if (notifications.length > 0) await db.insertInto('notifications').values(notifications).execute();
}

export const notificationsOf = (db: TenantDb, userId: number, page: number, perPage: number) =>
  db
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'body', 'href', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();

export const countNotifications = (db: TenantDb, userId: number) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .select((eb) => [eb.fn.countAll<number>().as('total'), sql<number>`count(*) filter (where read_at is null)`.as('unread')])
    .executeTakeFirstOrThrow();

export async function markRead(db: TenantDb, userId: number, ids: number[] | undefined): Promise<void> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : [0]);
  await query.execute();
}
