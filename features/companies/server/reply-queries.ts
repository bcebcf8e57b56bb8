import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';

export type ReplyCount = { company_id: number; decided: number; in_time: number };

/** Active companies after one, at most `limit`. */
export async function findActiveCompanyIds(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('companies')
    .where('status', '=', 'active')
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores how many applicants each of these companies answered in time. */
export async function writeReplies(db: TenantDb, counts: readonly ReplyCount[], at: Date): Promise<void> {
  if (counts.length === 0) return;
  const excluded = (column: 'decided' | 'in_time' | 'counted_at') => sql<never>`excluded.${sql.ref(column)}`;
  await db
    .insertInto('company_replies')
    .values(counts.map((count) => ({ ...count, counted_at: at.toISOString() })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'company_id'])
        .doUpdateSet({ decided: excluded('decided'), in_time: excluded('in_time'), counted_at: excluded('counted_at') }),
    )
    .execute();
}
