import type { TenantDb } from '#kit/server/database/db.ts';

/** Records an event of an account's security, for its owner to see. */
export async function recordSecurityEvent(
  db: TenantDb,
  event: { user_id: number; kind: string; address: string | null; user_agent: string | null },
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({ ...event, tenant_id: db.tenant_id })
    .execute();
}

export const findSecurityEvents = (db: TenantDb, userId: number) =>
  db
    .selectFrom('security_events')
    .select(['id', 'kind', 'at', 'address', 'user_agent'])
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
