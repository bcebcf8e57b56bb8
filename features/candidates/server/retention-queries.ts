import { sql } from 'kysely';
import { lastUseOf } from '#features/accounts/server/index.ts';
import { daysBefore, eraseSome, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';
import { IDLE_MONTHS } from '../rules.ts';
import { refreshVeterans } from './projection.ts';
import { expireRequests } from './request-queries.ts';

/** Profiles that one transaction closes. */
const CLOSED_AT_ONCE = 500;

/** Requests expire when their time is over and are erased a year after they ended. Nobody is shown who has not signed in for six months. */
export const candidateRetention: readonly RetentionRule[] = [
  { name: 'expired_contact_requests', erase: (db, now) => expireRequests(db, now.toISOString()) },
  {
    name: 'contact_requests',
    erase: (db, now) =>
      eraseSome(
        db,
        'contact_requests',
        ['id'],
        sql`status not in ('pending', 'accepted') and decided_at < ${daysBefore(now, 365)}`,
      ),
  },
  {
    name: 'idle_candidates',
    at_once: CLOSED_AT_ONCE,
    erase: async (db, now) => {
      const before = monthsBefore(now, IDLE_MONTHS) ?? '';
      const at = now.toISOString();
      const { rows } = await sql<{ user_id: number }>`
        update candidate_visibility v set is_open = false, revision = v.revision + 1, updated_at = ${at}::timestamptz
        where v.tenant_id = ${db.tenant_id} and v.user_id = any(array(
          select v.user_id from candidate_visibility v
          where v.tenant_id = ${db.tenant_id} and v.is_open and v.updated_at < ${before}::timestamptz
            and exists (select from users u where u.tenant_id = ${db.tenant_id} and u.id = v.user_id
              and ${lastUseOf('u')} < ${before}::timestamptz)
            and not exists (select from sessions s where s.tenant_id = ${db.tenant_id} and s.user_id = v.user_id
              and s.ended_at is null and s.expires_at > ${at}::timestamptz)
          order by v.user_id limit ${CLOSED_AT_ONCE}))
        returning v.user_id`.execute(db);
      await refreshVeterans(
        db,
        rows.map(({ user_id }) => user_id),
      );
      return rows.length;
    },
  },
];
