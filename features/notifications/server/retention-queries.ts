import { sql } from 'kysely';
import { daysBefore, type RetentionRule } from '#kit/server/records/retention.ts';

const AT_ONCE = 5000;

/**
 * Read notifications are kept for 90 days, others for a year. They are read once in the order of their ids, from where the transaction before
 * ended: an index for these conditions would change whenever somebody reads a notification.
 */
export const notificationRetention: RetentionRule = {
  name: 'notifications',
  at_once: AT_ONCE,
  erase: async (db, now, _periods, run = { after: 0 }) => {
    const { rows } = await sql<{ erased: number; last: number | null }>`
      with gone as (
        delete from notifications where tenant_id = ${db.tenant_id} and id = any(array(
          select id from notifications where tenant_id = ${db.tenant_id} and id > ${run.after}
            and (read_at < ${daysBefore(now, 90)}::timestamptz or created_at < ${daysBefore(now, 365)}::timestamptz)
          order by id limit ${AT_ONCE}))
        returning id)
      select count(*)::int as erased, max(id) as last from gone`.execute(db);
    const [{ erased, last } = { erased: 0, last: null }] = rows;
    if (last !== null) run.after = last;
    return erased;
  },
};
