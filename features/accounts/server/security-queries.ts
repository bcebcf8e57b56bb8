import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

/** Locked until the transaction ends, so that two sign-ins at once cannot use one code. */
export const findAuthenticator = (db: TenantDb, userId: number) =>
  db.selectFrom('authenticator_apps').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

export async function keepAuthenticator(db: TenantDb, app: { user_id: number; secret_encrypted: Buffer }): Promise<void> {
  await db
    .insertInto('authenticator_apps')
    .values(app)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ secret_encrypted: app.secret_encrypted, last_step: 0 })
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .execute();
}

export async function updateAuthenticator(
  db: TenantDb,
  userId: number,
  change: { confirmed_at?: string; last_step?: number; recovery_hashes?: Buffer[] },
): Promise<void> {
  await db.updateTable('authenticator_apps').set(change).where('user_id', '=', userId).execute();
}

export async function deleteAuthenticator(db: TenantDb, userId: number): Promise<void> {
  await db.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute();
}

export const findPasskeys = (db: TenantDb, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const findPasskey = (db: TenantDb, id: string) =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertPasskey(
  db: TenantDb,
  key: { id: string; user_id: number; name: string; public_key: Buffer; counter: number; transports: string[] },
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values(key)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function notePasskeyUse(db: TenantDb, id: string, counter: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: sql`now()` }).where('id', '=', id).execute();
}

export async function deletePasskey(db: TenantDb, userId: number, id: string): Promise<boolean> {
  return (
    (await db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst()) !==
    undefined
  );
}

export async function keepChallenge(db: TenantDb, challenge: string, user_id: number | null): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<string>`now()`).execute();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id, expires_at: sql<string>`now() + interval '5 minutes'` })
    .execute();
}

/** Uses a challenge, once. */
export const spendChallenge = (db: TenantDb, challenge: string) =>
  db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst();

export const findSessionsOf = (db: TenantDb, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'expires_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('created_at', 'desc')
    .execute();

export async function endSessionOf(db: TenantDb, userId: number, id: string): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const findSecurityEvents = (db: TenantDb, userId: number) =>
  db
    .selectFrom('security_events')
    .select(['id', 'kind', 'at', 'address', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

export const findSignInOf = (db: TenantDb, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'role', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
