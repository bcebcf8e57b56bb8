import { sql } from 'kysely';
import { daysBefore, eraseSome, type RetentionRule } from '#kit/server/records/retention.ts';

/** Read notifications are kept for 90 days, others for a year. */
export const notificationRetention: RetentionRule = {
  name: 'notifications',
  erase: (db, now) =>
    eraseSome(db, 'notifications', ['id'], sql`read_at < ${daysBefore(now, 90)} or created_at < ${daysBefore(now, 365)}`),
};
