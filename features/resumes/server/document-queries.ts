import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { TRASH_DAYS } from '../resumes-contract.ts';

/** The tables of a person's documents. Each has a title, content, a design, a revision and a trash. */
type StoredDocument = 'resumes' | 'cover_letters';

/** The job that a row was written for. @param of the alias of its table */
export const jobOf = (db: TenantDb, of: string) =>
  sql<{ id: number; title: string; company: string } | null>`(
    select json_build_object('id', j.id, 'title', j.title, 'company', c.name)
    from jobs j join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
    where j.tenant_id = ${db.tenant_id} and j.id = ${sql.ref(`${of}.job_id`)}
  )`.as('job');

/** Every writer of a person's resumes and letters takes this lock first, so that writers are serialised and can't deadlock. */
export async function lockOwner(db: TenantDb, userId: number): Promise<void> {
  await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .execute();
}

/** Counts a person's documents, including those in the trash. The caller has locked the owner. */
export async function countDocuments(db: TenantDb, table: StoredDocument, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns whether the person has it */
export async function setTrashed(
  db: TenantDb,
  table: StoredDocument,
  userId: number,
  id: number,
  trashed: boolean,
): Promise<boolean> {
  const now = new Date().toISOString();
  const { numUpdatedRows } = await db
    .updateTable(table)
    // Moving it to the trash again does not extend the 30 days.
    .set({ trashed_at: trashed ? sql<string>`coalesce(trashed_at, ${now})` : null })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was moved to the trash before this time is deleted for good. */
export const LONG_IN_TRASH = sql<string>`now() - make_interval(days => ${TRASH_DAYS})`;

/** The documents that have been in the trash for long enough, after one and at most `limit`. */
export async function findLongInTrash(db: TenantDb, table: StoredDocument, after: number, limit: number): Promise<number[]> {
  const due = await db
    .selectFrom(table)
    .where('tenant_id', '=', db.tenant_id)
    .where('trashed_at', '<', LONG_IN_TRASH)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}
