import type { TenantDb } from '#kit/server/db.ts';
import { monthsBefore, type RetentionRule } from '#kit/server/retention.ts';

/** Months after which an interest is erased: the provider has long replied, and the course has run. */
const INTEREST_MONTHS = 24;

export const courseRetention: RetentionRule = {
  name: 'course_interests',
  erase: async (db: TenantDb, now) => {
    const { numDeletedRows } = await db
      .deleteFrom('course_interests')
      .where('tenant_id', '=', db.tenant_id)
      .where('shown_at', '<', monthsBefore(now, INTEREST_MONTHS) ?? '')
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
};
