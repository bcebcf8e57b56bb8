import { sql } from 'kysely';
import { eraseSome, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';

/** Calendar feeds and adviser links that ended a month ago. Until then their owner sees in the list that they have ended. */
export const planLinkRetention: RetentionRule = {
  name: 'plan_links',
  erase: (db, now) => eraseSome(db, 'plan_links', ['id'], sql`expires_at < ${monthsBefore(now, 1)}`),
};
