import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

export type Provider = 'google' | 'linkedin';

export const findSocialClient = (db: TenantDb, provider: Provider) =>
  db
    .selectFrom('social_clients')
    .select(['issuer', 'client_id', 'client_secret_encrypted'])
    .where('provider', '=', provider)
    .executeTakeFirst();

export async function insertSocialAttempt(
  db: TenantDb,
  attempt: { state_hash: Buffer; provider: Provider; nonce: string; code_verifier: string; redirect_uri: string },
): Promise<void> {
  await db.deleteFrom('social_attempts').where('expires_at', '<', sql<string>`now()`).execute();
  await db
    .insertInto('social_attempts')
    .values({ ...attempt, expires_at: sql<string>`now() + interval '10 minutes'` })
    .execute();
}

/** Uses an attempt by its state, once. */
export const spendSocialAttempt = (db: TenantDb, stateHash: Buffer, provider: Provider) =>
  db
    .updateTable('social_attempts')
    .set({ used_at: sql`now()` })
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['nonce', 'code_verifier', 'redirect_uri'])
    .executeTakeFirst();

export const findIdentity = (db: TenantDb, provider: Provider, subject: string) =>
  db
    .selectFrom('social_identities as i')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.user_id'))
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .select(['u.id', 'u.role'])
    .executeTakeFirst();

export async function insertIdentity(
  db: TenantDb,
  identity: { provider: Provider; subject: string; user_id: number; email: string | null },
): Promise<void> {
  await db
    .insertInto('social_identities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider', 'subject']).doNothing())
    .execute();
}

/** Keeps, on the used attempt, which account the provider's person may be linked to once its password is given. */
export async function keepPendingLink(
  db: TenantDb,
  stateHash: Buffer,
  link: { link_subject: string; link_user_id: number; link_hash: Buffer },
): Promise<void> {
  await db
    .updateTable('social_attempts')
    .set({ ...link, expires_at: sql`now() + interval '10 minutes'` })
    .where('state_hash', '=', stateHash)
    .execute();
}

export const findPendingLink = (db: TenantDb, linkHash: Buffer) =>
  db
    .selectFrom('social_attempts as a')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.link_user_id'))
    .where('a.link_hash', '=', linkHash)
    .where('a.expires_at', '>', sql<string>`now()`)
    .select(['a.provider', 'a.link_subject', 'u.id as user_id', 'u.email', 'u.password_hash'])
    .executeTakeFirst();

export async function dropPendingLink(db: TenantDb, linkHash: Buffer): Promise<boolean> {
  return (
    (await db.deleteFrom('social_attempts').where('link_hash', '=', linkHash).returning('provider').executeTakeFirst()) !==
    undefined
  );
}
