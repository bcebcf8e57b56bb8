import { sql } from 'kysely';
import { daysBefore, eraseSome, type RetentionRule } from '#kit/server/records/retention.ts';
import { ANSWER_DAYS, CONFIRM_DAYS, ENDED_DAYS } from '../rules.ts';

/**
 * Alerts that were not confirmed in a week, deleted a day ago or ended three months ago; then addresses without any alert, once the links in their
 * emails are a month old.
 */
export const alertRetention: readonly RetentionRule[] = [
  {
    name: 'job_alerts',
    erase: (db, now) =>
      eraseSome(
        db,
        'job_alerts',
        ['id'],
        sql`(confirmed_at is null and created_at < ${daysBefore(now, CONFIRM_DAYS)})
          or deleted_at < ${daysBefore(now, 1)} or ended_at < ${daysBefore(now, ENDED_DAYS)}`,
      ),
  },
  {
    name: 'alert_recipients',
    erase: (db, now) =>
      eraseSome(
        db,
        'alert_recipients',
        ['id'],
        sql`email is not null and created_at < ${daysBefore(now, CONFIRM_DAYS)}
          and coalesce(mailed_on, created_at::date) < ${daysBefore(now, ANSWER_DAYS)}::date
          and not exists (select from job_alerts a where a.tenant_id = ${db.tenant_id} and a.recipient_id = alert_recipients.id)`,
      ),
  },
];
