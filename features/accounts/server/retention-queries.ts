import { sql } from 'kysely';
import { daysBefore, eraseSome, type FileReference, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';

/**
 * Ended sessions are kept for 30 days, used and expired email tokens for a week, security events as long as the tenant has set.
 * An unverified sign-up is erased when it expires, an invitation that nobody accepted 90 days after that.
 */
export const accountRetention: readonly RetentionRule[] = [
  {
    name: 'sessions',
    erase: (db, now) =>
      eraseSome(db, 'sessions', ['id'], sql`ended_at < ${daysBefore(now, 30)} or expires_at < ${daysBefore(now, 30)}`),
  },
  {
    name: 'email_tokens',
    erase: (db, now) =>
      eraseSome(db, 'email_tokens', ['id'], sql`expires_at < ${daysBefore(now, 7)} or used_at < ${daysBefore(now, 7)}`),
  },
  {
    name: 'sign_ups',
    erase: (db, now) => eraseSome(db, 'sign_ups', ['id'], sql`expires_at < ${now.toISOString()}`),
  },
  {
    name: 'invitations',
    erase: async (db, now) => {
      const { numDeletedRows } = await db
        .deleteFrom('invitations')
        .where('tenant_id', '=', db.tenant_id)
        .where('accepted_at', 'is', null)
        .where('expires_at', '<', daysBefore(now, 90))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  },
  {
    name: 'sign_in_attempts',
    erase: async (db, now) => {
      let erased = 0;
      for (const [table, key] of [
        ['social_attempts', 'state_hash'],
        ['passkey_challenges', 'challenge'],
      ] as const)
        erased += await eraseSome(db, table, [key], sql`expires_at < ${daysBefore(now, 1)}`);
      return erased;
    },
  },
  {
    name: 'security_events',
    erase: async (db, now, periods) => {
      const before = monthsBefore(now, periods.security_events_months);
      if (before === null) return 0;
      return eraseSome(db, 'security_events', ['id'], sql`at < ${before}`);
    },
  },
];

export const accountFiles: FileReference = (db) =>
  sql`exists (select from users r where r.tenant_id = ${db.tenant_id} and r.picture_file_id = f.id)`;
