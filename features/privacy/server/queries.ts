import { type SqlBool, sql } from 'kysely';
import { lastUseOf } from '#features/accounts/server/index.ts';
import { isOpenJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/** Whether a deletion still counts: signing in ends that of an unused account. The deletion is `d`, the person `u`. */
const counts = sql<SqlBool>`(d.reason = 'asked' or ${lastUseOf('u')} < d.asked_at)`;

export const findDeletion = (db: TenantDb, userId: number) =>
  db
    .selectFrom('account_deletions as d')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.id', '=', 'd.user_id'))
    .where('d.user_id', '=', userId)
    .where(counts)
    .select(['d.asked_at', 'd.delete_at'])
    .executeTakeFirst();

/**
 * Schedules a deletion that somebody asks for. The first one counts; it replaces that of an unused account.
 * @returns whether it is new
 */
export async function insertDeletion(
  db: TenantDb,
  deletion: { user_id: number; asked_at: string; delete_at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_deletions')
    .values({ ...deletion, reason: 'asked' })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ asked_at: deletion.asked_at, delete_at: deletion.delete_at, reason: 'asked', reminded_at: null })
        .where('account_deletions.reason', '=', 'unused'),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Veterans and recruiters who have neither signed in since this time nor are signed in, longest unused first, without those to be deleted. */
export const findUnused = (db: TenantDb, at: { now: string; since: string }) =>
  db
    .selectFrom('users as u')
    .where('u.role', 'in', ['veteran', 'recruiter'])
    .where(lastUseOf('u'), '<', at.since)
    // The accounts of former colleagues, which nobody can sign in to, have none.
    .where('u.email_verified_at', 'is not', null)
    .where(sql<SqlBool>`not exists (select from account_deletions d where d.tenant_id = ${db.tenant_id} and d.user_id = u.id)`)
    .where(
      sql<SqlBool>`not exists (select from sessions s where s.tenant_id = ${db.tenant_id} and s.user_id = u.id
        and s.ended_at is null and s.expires_at > ${at.now}::timestamptz)`,
    )
    .orderBy(lastUseOf('u'))
    .select(['u.id', 'u.role', 'u.company_id', 'u.is_admin'])
    .execute();

/** Schedules the deletion of unused accounts. @returns the ids of those for whom none was scheduled */
export async function insertUnused(
  db: TenantDb,
  userIds: readonly number[],
  at: { asked_at: string; delete_at: string },
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const scheduled = await db
    .insertInto('account_deletions')
    .values(userIds.map((user_id) => ({ ...at, user_id, reason: 'unused' })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
    .returning('user_id')
    .execute();
  return scheduled.map(({ user_id }) => user_id);
}

/** Removes the deletions of unused accounts whose owners have signed in since. */
export async function removeEndedByUse(db: TenantDb): Promise<void> {
  await sql`
    delete from account_deletions d using users u
    where d.tenant_id = ${db.tenant_id} and u.tenant_id = ${db.tenant_id} and u.id = d.user_id and not ${counts}`.execute(db);
}

/** @returns whether one was scheduled */
export async function removeDeletion(db: TenantDb, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_deletions')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === 1;
}

type Soon = { now: string; before: string };

/** People whose account is to be deleted within the days of notice and who were not reminded. */
export async function findSoon(db: TenantDb, at: Soon, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .where('reminded_at', 'is', null)
    .where('delete_at', '<=', at.before)
    .where('delete_at', '>', at.now)
    .where('user_id', '>', after)
    .select('user_id')
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Marks the deletions of these people that are due within the days of notice as reminded. @returns them */
export const markReminded = (db: TenantDb, at: Soon, userIds: readonly number[]) =>
  db
    .updateTable('account_deletions')
    .set({ reminded_at: at.now })
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', 'in', userIds)
    .where('reminded_at', 'is', null)
    .where('delete_at', '<=', at.before)
    .where('delete_at', '>', at.now)
    .returning(['user_id', 'delete_at', 'reason'])
    .execute();

/** The ids of people whose account is to be deleted now. */
export async function findDue(db: TenantDb, now: string, after: number, limit: number): Promise<number[]> {
  const due = await db
    .selectFrom('account_deletions')
    .where('delete_at', '<=', now)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .select('user_id')
    .execute();
  return due.map(({ user_id }) => user_id);
}

/** The deletion of this person, locked, if it is still due: its owner may cancel it or sign in at the same time. */
export const lockDue = (db: TenantDb, userId: number, now: string) =>
  db
    .selectFrom('account_deletions as d')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.id', '=', 'd.user_id'))
    .where('d.user_id', '=', userId)
    .where('d.delete_at', '<=', now)
    .where(counts)
    .forUpdate()
    .select(['u.id', 'u.email', 'u.role', 'u.company_id', 'u.is_admin', 'd.reason'])
    .executeTakeFirst();

/** Puts a deletion off that is not possible now. */
export async function postponeDeletion(db: TenantDb, userId: number, until: string): Promise<void> {
  await db
    .updateTable('account_deletions')
    .set({ delete_at: until })
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .execute();
}

/** Other active people of a company, admins among them, and the open jobs of the company. */
export async function countCompany(db: TenantDb, companyId: number, without: number) {
  const { rows } = await sql<{ others: number; admins: number; open_jobs: number }>`
    select count(*)::int as others, count(*) filter (where u.is_admin)::int as admins,
      (select count(*)::int from jobs where tenant_id = ${db.tenant_id} and company_id = ${companyId} and ${isOpenJob()}) as open_jobs
    from users u where u.tenant_id = ${db.tenant_id} and u.company_id = ${companyId} and u.id <> ${without} and u.status = 'active'`.execute(
    db,
  );
  return rows[0] ?? { others: 0, admins: 0, open_jobs: 0 };
}

/** The files that a person uploaded, without their content. */
export const findOwnFiles = (db: TenantDb, userId: number) =>
  db.selectFrom('files').where('owner_id', '=', userId).orderBy('id').select(['id', 'name', 'content_type', 'sha256']).execute();

export const findFileBytes = (db: TenantDb, userId: number, id: number) =>
  db.selectFrom('files').where('owner_id', '=', userId).where('id', '=', id).select('bytes').executeTakeFirst();

/** Resumes that are not in the trash. */
export const findOwnResumes = (db: TenantDb, userId: number) =>
  db
    .selectFrom('resumes')
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .select(['id', 'title'])
    .execute();
