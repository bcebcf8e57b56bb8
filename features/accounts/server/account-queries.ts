import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { recentWrites } from '#kit/server/database/replica-queries.ts';
import type { Viewer } from '#kit/server/http/serve.ts';

export const findPersonByEmail = (db: TenantDb, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status', 'password_hash', 'email_verified_at'])
    .where('tenant_id', '=', db.tenant_id)
    .where('email', '=', email)
    .executeTakeFirst();

/** The account for a sign-in. */
export const findSignInOf = (db: TenantDb, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'role', 'first_name', 'last_name'])
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', userId)
    .executeTakeFirst();

type FoundViewer = Viewer & { seen_at: string };

/** The account behind a session that has neither ended nor expired. Every request of a signed-in person asks. */
export async function findViewer(
  db: TenantDb,
  { session_id, user_id, with_writes }: { session_id: string; user_id: number; with_writes: boolean },
): Promise<FoundViewer | undefined> {
  // Only operators can be required to have a second factor. One who has just accepted an invitation sets it up later: the session
  // that the mailed link opened began in the transaction that created the account.
  const { rows } = await sql<FoundViewer>`
    select u.id, u.role, u.status, u.company_id, c.status as company_status, u.is_admin::int, s.id as session_id, s.seen_at,
           u.role not in ('operator', 'system_operator')
             or s.created_at = u.created_at
             or exists (select from authenticator_apps a
                         where a.tenant_id = ${db.tenant_id} and a.user_id = u.id and a.confirmed_at is not null)
             or exists (select from passkeys p where p.tenant_id = ${db.tenant_id} and p.user_id = u.id) as has_second_factor,
           ${with_writes ? recentWrites(db.tenant_id, sql.ref('u.id')) : sql`null`} as recent_writes
      from sessions s
      join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
     where s.tenant_id = ${db.tenant_id} and s.id = ${session_id} and u.id = ${user_id}
       and s.ended_at is null and s.expires_at > now()`.execute(db.prepared);
  return rows[0];
}

export async function noteSessionUse(db: TenantDb, sessionId: string, at: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: at })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', sessionId)
    .execute();
}

export function findUser(db: TenantDb, id: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'u.tenant_id').onRef('c.id', '=', 'u.company_id'))
    .leftJoin('countries as country', 'country.id', 'u.country_id')
    .where('u.tenant_id', '=', db.tenant_id)
    .where('u.id', '=', id)
    .select([
      'u.id',
      'u.role',
      'u.email',
      'u.status',
      'u.status_reason',
      'u.first_name',
      'u.middle_name',
      'u.last_name',
      'u.is_admin',
      'u.email_verified_at',
      'u.picture_file_id',
      'u.not_my_company_id',
      'u.company_hint',
      'u.onboarding_steps',
      'u.onboarding_percentage',
      'c.id as company_id',
      'c.name as company_name',
      'c.status as company_status',
      'c.status_reason as company_status_reason',
      'country.id as country_id',
      'country.name as country_name',
    ])
    .executeTakeFirst();
}

type NewAccount = {
  role: 'veteran' | 'recruiter' | 'operator';
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

/** Creates an account whose email has just been verified. @returns its id, or undefined when the email has an account */
export async function insertAccount(
  db: TenantDb,
  account: NewAccount | (NewAccount & { company_id: number; is_admin: boolean; joined_company_at: string }),
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({ ...account, tenant_id: db.tenant_id, email_verified_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.constraint('users_email_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Called by changeCredential (credential-actions.ts), which also ends what the old password gave access to. */
export async function setPassword(db: TenantDb, userId: number, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('tenant_id', '=', db.tenant_id).where('id', '=', userId).execute();
}

export async function markVerified(db: TenantDb, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function setEmail(db: TenantDb, userId: number, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({
      email,
      email_verified_at: new Date().toISOString(),
      former_emails: sql`array_append(array_remove(${eb.ref('former_emails')}, ${email}), ${eb.ref('email')})`,
    }))
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', userId)
    .execute();
}

export const serviceExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('military_services').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The company that owns an email domain. */
export function findCompanyByDomain(db: TenantDb, domain: string) {
  return (
    db
      .selectFrom('company_domains as d')
      .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'd.tenant_id').onRef('c.id', '=', 'd.company_id'))
      .where('d.tenant_id', '=', db.tenant_id)
      .where('d.domain', '=', domain)
      // Before it is approved, a company is not offered to others.
      .where('c.status', '=', 'active')
      .select(['c.id', 'c.name', 'c.status'])
      .executeTakeFirst()
  );
}

/** A veteran's resumes, the one from onboarding first, without those in the trash. */
export function resumesOf(db: TenantDb, userId: number) {
  return db
    .selectFrom('resumes')
    .select(['id', 'title as name', 'source'])
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .orderBy(sql`source = 'onboarding'`, 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Reads the progress of onboarding and locks the person's row, so their concurrent requests run one after the other. */
export function lockOnboardingStanding(db: TenantDb, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'first_name',
      'last_name',
      'email',
      'phone_number',
      'country_code',
      'country_id',
      'onboarding_steps',
      'onboarding_percentage',
    ])
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function setOnboardingStanding(
  db: TenantDb,
  userId: number,
  standing: { onboarding_steps: number | null; onboarding_percentage: number },
): Promise<void> {
  await db.updateTable('users').set(standing).where('tenant_id', '=', db.tenant_id).where('id', '=', userId).execute();
}

export async function setPhone(
  db: TenantDb,
  userId: number,
  phone: { phone_number: string; country_code: string },
): Promise<void> {
  await db.updateTable('users').set(phone).where('tenant_id', '=', db.tenant_id).where('id', '=', userId).execute();
}

type Details = { first_name: string; middle_name: string | null; last_name: string; country_id: number | null };

/** Changes the name and country of an account that still has the details `seen`. @returns whether it had */
export async function changeDetails(db: TenantDb, userId: number, details: Details, seen: Details): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(details)
    .$if(details.first_name !== seen.first_name || details.last_name !== seen.last_name, (query) =>
      query.set({ earlier_name: sql<string[]>`coalesce(earlier_name, array[first_name, last_name])` }),
    )
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', userId)
    .where('first_name', '=', seen.first_name)
    .where('middle_name', 'is not distinct from', seen.middle_name)
    .where('last_name', '=', seen.last_name)
    .where('country_id', 'is not distinct from', seen.country_id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The file that was the picture before is erased as one that nothing refers to. @param fileId null removes the picture */
export async function setPicture(db: TenantDb, userId: number, fileId: number | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ picture_file_id: fileId })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', userId)
    .execute();
}

export const findPicture = (db: TenantDb, userId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 'u.tenant_id').onRef('f.id', '=', 'u.picture_file_id'))
    .where('u.tenant_id', '=', db.tenant_id)
    .where('u.id', '=', userId)
    .select('f.bytes')
    .executeTakeFirst();

/** The full name of a person of the tenant. */
export async function findPersonName(db: TenantDb, id: number): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .select(fullName('users').as('name'))
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}

/** Accounts whose address has letters that are not ASCII, which only its domain can have. */
export async function findUnicodeAddresses(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '>', after)
    .where(sql<boolean>`email ~ '[^\\x01-\\x7f]'`)
    .select(['id', 'email'])
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks these accounts. */
export const lockEmails = (db: TenantDb, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', 'in', ids)
    .select(['id', 'email'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Writes an address in another form. The person need not verify it again. */
export const rewriteEmail = (db: TenantDb, id: number, email: string) =>
  db.updateTable('users').set({ email }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
