import { sql } from 'kysely';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { IDENTITY_MINUTES } from '../../rules.ts';

/** When an account was last used, of those that nobody has signed in to when it was created. The person is `alias`. */
export const lastUseOf = (alias: string) =>
  sql<string>`coalesce(${sql.ref(`${alias}.last_signed_in_at`)}, ${sql.ref(`${alias}.created_at`)})`;

/** @returns the id of the new session. Signing in proves who uses it. */
export async function insertSession(
  db: TenantDb,
  session: { user_id: number; expires_at: Date; user_agent: string | null },
): Promise<string> {
  const now = databaseNow().toISOString();
  await db
    .updateTable('users')
    .set({ last_signed_in_at: now })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', session.user_id)
    .execute();
  const { id } = await db
    .insertInto('sessions')
    .values({
      ...session,
      tenant_id: db.tenant_id,
      expires_at: session.expires_at.toISOString(),
      identity_confirmed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // With the account, which may be new.
  db.seen_by.add(session.user_id);
  return id;
}

export const findSessionsOf = (db: TenantDb, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'expires_at', 'user_agent'])
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', databaseNow().toISOString())
    .orderBy('created_at', 'desc')
    .execute();

/**
 * Ends sessions of one person. No other statement does.
 * @param which one session, all of them, or all but one
 * @returns how many ended
 */
export async function endSessions(
  db: TenantDb,
  userId: number,
  which: { only: string } | { except: string } | 'all',
): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: databaseNow().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (which !== 'all') query = 'only' in which ? query.where('id', '=', which.only) : query.where('id', '!=', which.except);
  return (await query.returning('id').execute()).length;
}

/** Records that the person using a session has just confirmed their identity. */
export async function setIdentityConfirmed(db: TenantDb, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ identity_confirmed_at: databaseNow().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', sessionId)
    .execute();
}

export async function isIdentityRecent(db: TenantDb, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', sessionId)
    .where('identity_confirmed_at', '>', new Date(databaseNow().getTime() - IDENTITY_MINUTES * 60_000).toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Signs a person out everywhere, optionally except for one session. For other features. @returns how many sessions ended */
export const endSessionsOf = (db: TenantDb, userId: number, except: string | null): Promise<number> =>
  endSessions(db, userId, except === null ? 'all' : { except });
