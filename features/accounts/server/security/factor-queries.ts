import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/** Locked until the transaction ends, so two concurrent sign-ins cannot use one code. `lock: false` only reads. */
export const findAuthenticator = (db: TenantDb, userId: number, { lock = true } = {}) =>
  db
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** Stores an unconfirmed authenticator. A confirmed one is not changed. */
export async function upsertAuthenticator(db: TenantDb, app: { user_id: number; secret_encrypted: Buffer }): Promise<void> {
  await db
    .insertInto('authenticator_apps')
    .values({ ...app, tenant_id: db.tenant_id })
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
  await db
    .updateTable('authenticator_apps')
    .set(change)
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteAuthenticator(db: TenantDb, userId: number): Promise<void> {
  await db.deleteFrom('authenticator_apps').where('tenant_id', '=', db.tenant_id).where('user_id', '=', userId).execute();
}

export const findPasskeys = (db: TenantDb, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at', 'transports'])
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const findPasskey = (db: TenantDb, id: string) =>
  db.selectFrom('passkeys').selectAll().where('tenant_id', '=', db.tenant_id).where('id', '=', id).executeTakeFirst();

/** @returns whether it was stored; false when an account already has this passkey */
export async function insertPasskey(
  db: TenantDb,
  key: { id: string; user_id: number; name: string; public_key: Buffer; counter: number; transports: string[] },
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...key, tenant_id: db.tenant_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePasskeyUse(db: TenantDb, id: string, counter: number): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: databaseNow().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

/** @returns the name of the deleted passkey */
export async function deletePasskey(db: TenantDb, userId: number, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function insertChallenge(db: TenantDb, challenge: string, user_id: number | null): Promise<void> {
  const now = databaseNow().getTime();
  await db
    .deleteFrom('passkey_challenges')
    .where('tenant_id', '=', db.tenant_id)
    .where('expires_at', '<', new Date(now).toISOString())
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({ tenant_id: db.tenant_id, challenge, user_id, expires_at: new Date(now + 5 * 60_000).toISOString() })
    .execute();
}

/** Uses a challenge once. */
export const spendChallenge = (db: TenantDb, challenge: string) =>
  db
    .deleteFrom('passkey_challenges')
    .where('tenant_id', '=', db.tenant_id)
    .where('challenge', '=', challenge)
    .where('expires_at', '>', databaseNow().toISOString())
    .returning('user_id')
    .executeTakeFirst();

/** A passkey, an authenticator app or a linked account, and when it was added. */
export type Factor = { kind: 'authenticator' | 'passkey' | 'google' | 'linkedin'; name: string; added_at: string };

/** Authentication methods added at `since` or later, oldest first. */
export async function findFactorsSince(db: TenantDb, userId: number, since: Date): Promise<Factor[]> {
  const from = since.toISOString();
  const apps = await db
    .selectFrom('authenticator_apps')
    .select('confirmed_at')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('confirmed_at', '>=', from)
    .execute();
  const keys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at'])
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('created_at', '>=', from)
    .execute();
  const identities = await db
    .selectFrom('social_identities')
    .select(['provider', 'linked_at'])
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('linked_at', '>=', from)
    .execute();
  const factors: Factor[] = [
    ...apps.flatMap(({ confirmed_at }) =>
      confirmed_at ? [{ kind: 'authenticator' as const, name: 'Authenticator app', added_at: confirmed_at }] : [],
    ),
    ...keys.map(({ name, created_at }) => ({ kind: 'passkey' as const, name: `Passkey “${name}”`, added_at: created_at })),
    ...identities.map(({ provider, linked_at }) => ({
      kind: provider === 'google' ? ('google' as const) : ('linkedin' as const),
      name: provider === 'google' ? 'Google' : 'LinkedIn',
      added_at: linked_at,
    })),
  ];
  return factors.sort((a, b) => Date.parse(a.added_at) - Date.parse(b.added_at));
}

/** Removes the authenticator app and passkeys added at `since` or later, and unconfirmed setups. */
export async function deleteFactorsSince(db: TenantDb, userId: number, since: Date): Promise<void> {
  const from = since.toISOString();
  await db
    .deleteFrom('authenticator_apps')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('confirmed_at', '>=', from), where('confirmed_at', 'is', null)]))
    .execute();
  await db
    .deleteFrom('passkeys')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('created_at', '>=', from)
    .execute();
}

export async function deleteIdentitiesSince(db: TenantDb, userId: number, since: Date): Promise<void> {
  await db
    .deleteFrom('social_identities')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('linked_at', '>=', since.toISOString())
    .execute();
}
