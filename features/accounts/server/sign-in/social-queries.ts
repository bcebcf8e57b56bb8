import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

export type Provider = 'google' | 'linkedin';

export const findSocialClient = (db: TenantDb, provider: Provider) =>
  db
    .selectFrom('social_clients')
    .select(['issuer', 'client_id', 'client_secret_encrypted'])
    .where('tenant_id', '=', db.tenant_id)
    .where('provider', '=', provider)
    .executeTakeFirst();

/** The providers for which this tenant has its own keys. */
export const findSocialProviders = async (db: TenantDb): Promise<string[]> =>
  (await db.selectFrom('social_clients').select('provider').where('tenant_id', '=', db.tenant_id).execute()).map(
    ({ provider }) => provider,
  );

export async function insertSocialAttempt(
  db: TenantDb,
  attempt: { state_hash: Buffer; provider: Provider; nonce: string; code_verifier: string; redirect_uri: string },
): Promise<void> {
  await db
    .deleteFrom('social_attempts')
    .where('tenant_id', '=', db.tenant_id)
    .where('expires_at', '<', databaseNow().toISOString())
    .execute();
  await db
    .insertInto('social_attempts')
    .values({ ...attempt, tenant_id: db.tenant_id, expires_at: inTenMinutes() })
    .execute();
}

const inTenMinutes = () => new Date(databaseNow().getTime() + 600_000).toISOString();

/** Uses an attempt by its state, once. */
export const spendSocialAttempt = (db: TenantDb, stateHash: Buffer, provider: Provider) =>
  db
    .updateTable('social_attempts')
    .set({ used_at: databaseNow().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', databaseNow().toISOString())
    .returning(['nonce', 'code_verifier', 'redirect_uri'])
    .executeTakeFirst();

export const findIdentity = (db: TenantDb, provider: Provider, subject: string) =>
  db
    .selectFrom('social_identities as i')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.user_id'))
    .where('i.tenant_id', '=', db.tenant_id)
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .select(['u.id', 'u.role', 'u.email'])
    .executeTakeFirst();

/** @returns whether the identity was new */
export async function insertIdentity(
  db: TenantDb,
  identity: { provider: Provider; subject: string; user_id: number; email: string | null },
): Promise<boolean> {
  const row = await db
    .insertInto('social_identities')
    .values({ ...identity, tenant_id: db.tenant_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores on the used attempt which account can be linked and what must be given first. */
export async function storePendingLink(
  db: TenantDb,
  stateHash: Buffer,
  link: { link_subject: string; link_user_id: number; link_hash: Buffer; link_needs_password: boolean },
): Promise<void> {
  await db
    .updateTable('social_attempts')
    .set({ ...link, expires_at: inTenMinutes() })
    .where('tenant_id', '=', db.tenant_id)
    .where('state_hash', '=', stateHash)
    .execute();
}

export const findPendingLink = (db: TenantDb, linkHash: Buffer) =>
  db
    .selectFrom('social_attempts as a')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.link_user_id'))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.link_hash', '=', linkHash)
    .where('a.expires_at', '>', databaseNow().toISOString())
    .select(['a.provider', 'a.link_subject', 'a.link_needs_password', 'u.id as user_id', 'u.email', 'u.password_hash'])
    .executeTakeFirst();

/** @returns whether it still existed: of two concurrent requests, one gets it */
export async function deletePendingLink(db: TenantDb, linkHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('social_attempts')
    .where('tenant_id', '=', db.tenant_id)
    .where('link_hash', '=', linkHash)
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
}
