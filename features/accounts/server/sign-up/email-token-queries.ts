import { sql } from 'kysely';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

export type Purpose = 'reset_password' | 'change_email';

/** Stores a new token; older ones of the same purpose stop working. */
export async function insertEmailToken(
  db: TenantDb,
  token: { user_id: number; purpose: Purpose; token_hash: Buffer; new_email: string | null; hours: number },
): Promise<void> {
  const { hours, ...fields } = token;
  await endEmailTokens(db, token.user_id, token.purpose);
  await db
    .insertInto('email_tokens')
    .values({
      ...fields,
      tenant_id: db.tenant_id,
      expires_at: new Date(databaseNow().getTime() + hours * 3_600_000).toISOString(),
    })
    .execute();
}

/** Ends the open tokens of a person. @param purpose all purposes by default */
export async function endEmailTokens(db: TenantDb, userId: number, purpose?: Purpose): Promise<void> {
  let query = db
    .updateTable('email_tokens')
    .set({ used_at: databaseNow().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
  if (purpose) query = query.where('purpose', '=', purpose);
  await query.execute();
}

/** Whether an email of this purpose was sent to this person in the last `seconds`. */
export async function mailedWithin(db: TenantDb, userId: number, purpose: Purpose, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom('email_tokens')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a token is valid. Does not use it. */
export async function isTokenOpen(db: TenantDb, userId: number, purpose: Purpose, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('email_tokens')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', databaseNow().toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a token once. Of two concurrent requests, one succeeds. */
export const spendToken = (db: TenantDb, userId: number, purpose: Purpose, tokenHash: Buffer) =>
  db
    .updateTable('email_tokens')
    .set({ used_at: databaseNow().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', databaseNow().toISOString())
    .returning(['id', 'new_email'])
    .executeTakeFirst();
