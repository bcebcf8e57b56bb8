import { monthsBefore, type RetentionRule } from '#kit/server/retention.ts';

/** Calendar feeds and adviser links that ended a month ago. Until then their owner sees in the list that they have ended. */
export const planLinkRetention: RetentionRule = {
  name: 'plan_links',
  erase: async (db, now) => {
    const { numDeletedRows } = await db
      .deleteFrom('plan_links')
      .where('tenant_id', '=', db.tenant_id)
      .where('expires_at', '<', monthsBefore(now, 1))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
};
