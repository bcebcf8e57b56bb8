import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

type NewAccount = {
  role: 'veteran' | 'recruiter';
  email: string;
  password_hash: string | null;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  country_id: number;
  military_service_id: number | null;
  company_hint: string | null;
  status: 'active' | 'pending';
};

/**
 * Makes an account, or renews one whose e-mail was never verified: whoever signed up first with an address that is not theirs must not
 * have chosen the password of the one it belongs to.
 * @returns the account's id, or undefined when the e-mail has a verified account
 */
export async function insertAccount(db: TenantDb, account: NewAccount): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values(account)
    .onConflict((conflict) =>
      conflict.constraint('users_email_once').doUpdateSet(account).where('users.email_verified_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const findPerson = (db: TenantDb, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();

export const countryExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('countries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const serviceExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('military_services').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

type Purpose = 'verify_email' | 'reset_password' | 'change_email';

/** Keeps a new token; older ones of the same purpose stop working. */
export async function insertEmailToken(
  db: TenantDb,
  token: {
    user_id: number;
    purpose: Purpose;
    token_hash: Buffer;
    code_hash: Buffer | null;
    new_email: string | null;
    hours: number;
  },
): Promise<void> {
  const { hours, ...fields } = token;
  await endEmailTokens(db, token.user_id, token.purpose);
  await db
    .insertInto('email_tokens')
    .values({ ...fields, expires_at: sql<string>`now() + make_interval(hours => ${hours})` })
    .execute();
}

export async function endEmailTokens(db: TenantDb, userId: number, purpose: Purpose): Promise<void> {
  await db
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Whether a mail of this purpose went out to this person in the last `seconds`. */
export async function mailedWithin(db: TenantDb, userId: number, purpose: Purpose, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom('email_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a token by its link, once: of two at the same time one gets it. */
export const spendTokenByLink = (db: TenantDb, userId: number, purpose: Purpose, tokenHash: Buffer) =>
  db
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['id', 'new_email'])
    .executeTakeFirst();

/** Counts one try of a code against the newest open token. @returns its code's hash and the tries so far */
export const countCodeTry = (db: TenantDb, userId: number, purpose: Purpose) =>
  db
    .updateTable('email_tokens')
    .set({ code_tries: sql`code_tries + 1` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['id', 'code_hash', 'code_tries'])
    .executeTakeFirst();

export async function spendToken(db: TenantDb, id: number): Promise<boolean> {
  const row = await db
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markVerified(db: TenantDb, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: sql`coalesce(email_verified_at, ${new Date().toISOString()})` })
    .where('id', '=', userId)
    .execute();
}

export async function setPassword(db: TenantDb, userId: number, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
}

export async function setEmail(db: TenantDb, userId: number, email: string): Promise<void> {
  await db.updateTable('users').set({ email, email_verified_at: sql`now()` }).where('id', '=', userId).execute();
}

/** Ends all sessions of a person, but for one they keep. @returns how many ended */
export async function endSessionsOf(db: TenantDb, userId: number, except: string | null): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  return (await query.returning('id').execute()).length;
}

/** Keeps what happened to an account, for its person to see. */
export async function recordSecurityEvent(
  db: TenantDb,
  event: { user_id: number; kind: string; address: string | null; user_agent: string | null },
): Promise<void> {
  await db.insertInto('security_events').values(event).execute();
}
