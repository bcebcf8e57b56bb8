import { sql } from 'kysely';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { OPEN_SIGN_UPS } from '../../rules.ts';

export type NewSignUp = {
  role: 'veteran' | 'recruiter';
  email: string;
  password_hash: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  country_id: number;
  military_service_id: number | null;
  company_hint: string | null;
  /** JSON. */
  intent: string | null;
  secret_hash: Buffer;
  token_hash: Buffer;
  code_hash: Buffer;
};

/** Stores a sign-up. Of several for one email, the newest `OPEN_SIGN_UPS` are kept. Expired ones are removed. */
export async function insertSignUp(db: TenantDb, signUp: NewSignUp, hours: number): Promise<void> {
  const now = databaseNow().toISOString();
  await db.deleteFrom('sign_ups').where('tenant_id', '=', db.tenant_id).where('expires_at', '<', now).execute();
  await db
    .insertInto('sign_ups')
    .values({ ...signUp, tenant_id: db.tenant_id, mailed_at: now, expires_at: expiryIn(hours) })
    .execute();
  const surplus = await db
    .selectFrom('sign_ups')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('email', '=', signUp.email)
    .orderBy('mailed_at', 'desc')
    .offset(OPEN_SIGN_UPS)
    .execute();
  if (surplus.length > 0)
    await db
      .deleteFrom('sign_ups')
      .where('tenant_id', '=', db.tenant_id)
      .where(
        'id',
        'in',
        surplus.map(({ id }) => id),
      )
      .execute();
}

const expiryIn = (hours: number) => new Date(databaseNow().getTime() + hours * 3_600_000).toISOString();

/** The unverified sign-ups of an email, the last mailed first. */
export const findOpenSignUps = (db: TenantDb, email: string) =>
  db
    .selectFrom('sign_ups')
    .selectAll()
    .where('tenant_id', '=', db.tenant_id)
    .where('email', '=', email)
    .where('expires_at', '>', databaseNow().toISOString())
    .orderBy('mailed_at', 'desc')
    .limit(OPEN_SIGN_UPS)
    .execute();

export type SignUp = Awaited<ReturnType<typeof findOpenSignUps>>[number];

/** Gives a sign-up a new link and code. Earlier ones stop working. */
export async function renewSignUp(
  db: TenantDb,
  id: string,
  tokens: { token_hash: Buffer; code_hash: Buffer },
  hours: number,
): Promise<void> {
  await db
    .updateTable('sign_ups')
    .set({ ...tokens, code_tries: 0, mailed_at: databaseNow().toISOString(), expires_at: expiryIn(hours) })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

/** Counts one attempt at a sign-up's code. @returns the attempts so far, including this one */
export async function countCodeTry(db: TenantDb, id: string): Promise<number> {
  const row = await db
    .updateTable('sign_ups')
    .set({ code_tries: sql`code_tries + 1` })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .returning('code_tries')
    .executeTakeFirst();
  return row?.code_tries ?? Number.POSITIVE_INFINITY;
}

/** Removes all sign-ups of an email. @returns their ids; of two concurrent requests, one gets them */
export async function takeSignUps(db: TenantDb, email: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('sign_ups')
    .where('tenant_id', '=', db.tenant_id)
    .where('email', '=', email)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
