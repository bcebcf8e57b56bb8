import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { hashOf } from '#kit/server/process/secrets.ts';

/** Open tasks that fall due within their owner's days of notice and were not reminded of for that date. */
const dueTasks = (db: TenantDb, today: string) =>
  db
    .selectFrom('plan_tasks as t')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.user_id'))
    .leftJoin('transition_situations as s', (join) =>
      join.onRef('s.tenant_id', '=', 't.tenant_id').onRef('s.user_id', '=', 't.user_id'),
    )
    .where('t.tenant_id', '=', db.tenant_id)
    .where('u.status', '=', 'active')
    .where('t.done_at', 'is', null)
    .where('t.is_not_relevant', '=', false)
    .where('t.due_on', '>=', today)
    .where(sql<boolean>`t.due_on <= ${today}::date + coalesce(s.remind_days, 7)`)
    .where(sql<boolean>`t.reminded_for is distinct from t.due_on`)
    .where((eb) => eb.or([eb('t.snoozed_until', 'is', null), eb('t.snoozed_until', '<=', today)]));

/** The owners of due tasks. */
export async function findRemindedPeople(db: TenantDb, today: string, after: number, limit: number): Promise<number[]> {
  const rows = await dueTasks(db, today)
    .where('t.user_id', '>', after)
    .select('t.user_id')
    .distinct()
    .orderBy('t.user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The due tasks of these people, locked. */
export async function lockDueTasks(db: TenantDb, today: string, userIds: readonly number[]) {
  const rows = await dueTasks(db, today)
    .where('t.user_id', 'in', userIds)
    .select(['t.id', 't.user_id', 't.title', 't.due_on'])
    .orderBy('t.user_id')
    .orderBy('t.due_on')
    .orderBy('t.id')
    .forUpdate('t')
    .execute();
  return rows.flatMap(({ due_on, ...row }) => (due_on === null ? [] : [{ ...row, due_on }]));
}

export async function markReminded(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('plan_tasks')
    .set((eb) => ({ reminded_for: eb.ref('due_on') }))
    .where('tenant_id', '=', db.tenant_id)
    .where('id', 'in', ids)
    .execute();
}

/** The person to whom an earlier version sent this random token. Its successor signs tokens and stores none. */
export async function findUnsubscriber(db: TenantDb, token: string): Promise<number | null> {
  const row = await db
    .selectFrom('transition_situations')
    .where('tenant_id', '=', db.tenant_id)
    .where((eb) => eb.or([eb('unsubscribe_hash', '=', hashOf(token)), eb('unsubscribe_token', '=', token)]))
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Replaces the tokens that an earlier version stored, or still stores while it runs beside this one, by their hashes. */
export async function hashEarlierTokens(db: TenantDb): Promise<void> {
  await db
    .updateTable('transition_situations')
    .set({ unsubscribe_hash: sql<Buffer>`sha256(decode(unsubscribe_token, 'escape'))`, unsubscribe_token: null })
    .where('tenant_id', '=', db.tenant_id)
    .where('unsubscribe_token', 'is not', null)
    .execute();
}

export async function isPerson(db: TenantDb, userId: number): Promise<boolean> {
  return (await db.selectFrom('users').where('id', '=', userId).select('id').executeTakeFirst()) !== undefined;
}
