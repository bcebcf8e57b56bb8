import { sql } from 'kysely';
import { isOpenJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';

export const findDeletion = (db: TenantDb, userId: number) =>
  db.selectFrom('account_deletions').where('user_id', '=', userId).select(['asked_at', 'delete_at']).executeTakeFirst();

/** Schedules a deletion. The first one counts. @returns whether it is new */
export async function insertDeletion(
  db: TenantDb,
  deletion: { user_id: number; asked_at: string; delete_at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_deletions')
    .values(deletion)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
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

/** Marks the deletions that are due within the days of notice as reminded. @returns them */
export const markReminded = (db: TenantDb, at: { now: string; before: string }) =>
  db
    .updateTable('account_deletions')
    .set({ reminded_at: at.now })
    .where('tenant_id', '=', db.tenant_id)
    .where('reminded_at', 'is', null)
    .where('delete_at', '<=', at.before)
    .where('delete_at', '>', at.now)
    .returning(['user_id', 'delete_at'])
    .execute();

/** The ids of people whose account is to be deleted now. */
export async function findDue(db: TenantDb, now: string): Promise<number[]> {
  const due = await db
    .selectFrom('account_deletions')
    .where('delete_at', '<=', now)
    .orderBy('delete_at')
    .select('user_id')
    .execute();
  return due.map(({ user_id }) => user_id);
}

/** The deletion of this person, locked, if it is still due: its owner may cancel it at the same time. */
export const lockDue = (db: TenantDb, userId: number, now: string) =>
  db
    .selectFrom('account_deletions as d')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.id', '=', 'd.user_id'))
    .where('d.user_id', '=', userId)
    .where('d.delete_at', '<=', now)
    .forUpdate()
    .select(['u.id', 'u.email', 'u.role', 'u.company_id', 'u.is_admin'])
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
