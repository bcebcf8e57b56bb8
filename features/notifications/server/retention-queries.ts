import { daysBefore, type RetentionRule } from '#kit/server/retention.ts';
import { deleteOldNotifications } from './queries.ts';

/** Read notifications are kept for 90 days, others for a year. */
export const notificationRetention: RetentionRule = {
  name: 'notifications',
  erase: (db, now) => deleteOldNotifications(db, { read: daysBefore(now, 90), any: daysBefore(now, 365) }),
};
