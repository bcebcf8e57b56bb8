import type { TenantDb } from '#kit/server/database/db.ts';

export async function findDismissed(db: TenantDb, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('dismissed_tips')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select('tip')
    .orderBy('tip')
    .execute();
  return rows.map(({ tip }) => tip);
}

/** Stores a tip as dismissed; dismissing it again changes nothing. Of more than `max` the oldest are deleted. */
export async function insertDismissed(db: TenantDb, user_id: number, tip: string, max: number): Promise<void> {
  await db
    .insertInto('dismissed_tips')
    .values({ tenant_id: db.tenant_id, user_id, tip, dismissed_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'tip']).doNothing())
    .execute();
  await db
    .deleteFrom('dismissed_tips')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', user_id)
    .where('tip', 'in', (from) =>
      from
        .selectFrom('dismissed_tips')
        .where('tenant_id', '=', db.tenant_id)
        .where('user_id', '=', user_id)
        .select('tip')
        .orderBy('dismissed_at', 'desc')
        .orderBy('tip')
        .offset(max),
    )
    .execute();
}
