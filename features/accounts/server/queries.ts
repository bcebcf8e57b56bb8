import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

export function findAccountByEmail(db: TenantDb, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** @returns the id of the new session */
export async function openSession(
  db: TenantDb,
  session: { user_id: number; expires_at: Date; user_agent: string | null },
): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({ ...session, expires_at: session.expires_at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endSession(db: TenantDb, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The account behind a session that has neither ended nor expired. */
export function findViewer(db: TenantDb, sessionId: string, userId: number) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.user_id'))
    .leftJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'u.tenant_id').onRef('c.id', '=', 'u.company_id'))
    .where('s.id', '=', sessionId)
    .where('u.id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<string>`now()`)
    .select([
      'u.id',
      'u.role',
      'u.status',
      'u.company_id',
      'c.status as company_status',
      'u.is_admin',
      's.id as session_id',
      // Only operators can be obliged to have one, so only theirs is looked up.
      sql<boolean>`u.role not in ('operator', 'system_operator')
        or exists (select from authenticator_apps a where a.tenant_id = u.tenant_id and a.user_id = u.id and a.confirmed_at is not null)
        or exists (select from passkeys p where p.tenant_id = u.tenant_id and p.user_id = u.id)`.as('has_second_factor'),
    ])
    .executeTakeFirst();
}

export function findUser(db: TenantDb, id: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'u.tenant_id').onRef('c.id', '=', 'u.company_id'))
    .leftJoin('countries as country', 'country.id', 'u.country_id')
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

/** The company that owns a mail domain. */
export function findCompanyByDomain(db: TenantDb, domain: string) {
  return db
    .selectFrom('company_domains as d')
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'd.tenant_id').onRef('c.id', '=', 'd.company_id'))
    .where('d.domain', '=', domain)
    .select(['c.id', 'c.name', 'c.status'])
    .executeTakeFirst();
}

/** A veteran's resumes, the one of onboarding first; those in the trash are left out. */
export function resumesOf(db: TenantDb, userId: number) {
  return db
    .selectFrom('resumes')
    .select(['id', 'title as name', 'source'])
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .orderBy(sql`source = 'onboarding'`, 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Reads how far onboarding has come and holds the person's row, so that two requests of theirs follow one another. */
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
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function setOnboardingStanding(
  db: TenantDb,
  userId: number,
  standing: { onboarding_steps: number | null; onboarding_percentage: number },
): Promise<void> {
  await db.updateTable('users').set(standing).where('id', '=', userId).execute();
}

export async function setPhone(
  db: TenantDb,
  userId: number,
  phone: { phone_number: string; country_code: string },
): Promise<void> {
  await db.updateTable('users').set(phone).where('id', '=', userId).execute();
}
