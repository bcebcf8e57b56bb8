import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

/** What a person keeps and edits: each has a title, content, a design, a revision and a trash. */
type Kept = 'resumes' | 'cover_letters';

/** The job that a row is for. @param of the alias of its table */
export const jobOf = (of: string) =>
  sql<{ id: number; title: string; company: string } | null>`(
    select json_build_object('id', j.id, 'title', j.title, 'company', c.name)
    from jobs j join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
    where j.tenant_id = ${sql.ref(`${of}.tenant_id`)} and j.id = ${sql.ref(`${of}.job_id`)}
  )`.as('job');

/** Serialises what counts a person's own, and counts it, what is in the trash too. */
export async function countKept(db: TenantDb, table: Kept, userId: number): Promise<number> {
  await db.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
  const { count } = await db
    .selectFrom(table)
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes over what is locked. */
export async function writeKept(
  db: TenantDb,
  table: Kept,
  id: number,
  { title, content, design }: { title: string; content: object; design: object },
) {
  return db
    .updateTable(table)
    .set({
      title,
      content: JSON.stringify(content),
      design: JSON.stringify(design),
      revision: sql<number>`revision + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .returning(['revision', 'updated_at'])
    .executeTakeFirstOrThrow();
}

/** @returns whether it is the person's */
export async function setTrashed(db: TenantDb, table: Kept, userId: number, id: number, trashed: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    // Put away twice it still goes 30 days after the first time.
    .set({ trashed_at: trashed ? sql<string>`coalesce(trashed_at, now())` : null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
