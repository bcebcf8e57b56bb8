import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/*
 * Counts of many rows that scheduled work stores, because counting them for each request takes too long in a large tenant. Whoever shows
 * one shows when it was counted. Without a stored count, and where work has not run for long, the rows are counted.
 */

type Scoped = Transaction<DB> & { tenant_id: number };

type StoredCount<Value> = { value: Value; counted_at: string };

/** @param subjectId what is counted; 0 for the tenant @returns undefined unless it was counted within this time */
export async function findStoredCount<Value>(
  db: Scoped,
  name: string,
  subjectId: number,
  maxAgeMs: number,
): Promise<StoredCount<Value> | undefined> {
  const row = await db
    .selectFrom('stored_counts')
    .where('tenant_id', '=', db.tenant_id)
    .where('name', '=', name)
    .where('subject_id', '=', subjectId)
    .where('counted_at', '>', new Date(Date.now() - maxAgeMs).toISOString())
    .select(['value', 'counted_at'])
    .executeTakeFirst();
  return row && { value: row.value as Value, counted_at: row.counted_at };
}

/** @param counted_at before counting began: others may have changed rows since */
export async function writeStoredCount(
  db: Scoped,
  name: string,
  subject_id: number,
  { value, counted_at }: StoredCount<unknown>,
): Promise<void> {
  const stored = { value: JSON.stringify(value), counted_at };
  await db
    .insertInto('stored_counts')
    .values({ name, subject_id, ...stored })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name', 'subject_id']).doUpdateSet(stored))
    .execute();
}

/** Deletes the counts with a name, except of these subjects. */
export async function deleteStoredCounts(db: Scoped, name: string, keep: readonly number[] = []): Promise<void> {
  await sql`delete from stored_counts where tenant_id = ${db.tenant_id} and name = ${name}
    and not subject_id = any(${sql.val(keep)}::int[])`.execute(db);
}
