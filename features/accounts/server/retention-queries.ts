import { sql } from 'kysely';
import { daysBefore, type FileReference, monthsBefore, type RetentionRule } from '#kit/server/retention.ts';

/**
 * Ended sessions are kept for 30 days, used and expired email tokens for a week, security events as long as the tenant has set.
 * An unverified sign-up is erased when it expires, an invitation that nobody accepted 90 days after that.
 */
export const accountRetention: readonly RetentionRule[] = [
  {
    name: 'sessions',
    erase: async (db, now) => {
      const before = daysBefore(now, 30);
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('tenant_id', '=', db.tenant_id)
        .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  },
  {
    name: 'email_tokens',
    erase: async (db, now) => {
      const { numDeletedRows } = await db
        .deleteFrom('email_tokens')
        .where('tenant_id', '=', db.tenant_id)
        .where((eb) => eb.or([eb('expires_at', '<', daysBefore(now, 7)), eb('used_at', '<', daysBefore(now, 7))]))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  },
  {
    name: 'sign_ups',
    erase: async (db, now) => {
      const { numDeletedRows } = await db
        .deleteFrom('sign_ups')
        .where('tenant_id', '=', db.tenant_id)
        .where('expires_at', '<', now.toISOString())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
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
      let erased = 0n;
      for (const table of ['social_attempts', 'passkey_challenges'] as const) {
        const { numDeletedRows } = await db
          .deleteFrom(table)
          .where('tenant_id', '=', db.tenant_id)
          .where('expires_at', '<', daysBefore(now, 1))
          .executeTakeFirstOrThrow();
        erased += numDeletedRows;
      }
      return Number(erased);
    },
  },
  {
    name: 'security_events',
    erase: async (db, now, periods) => {
      const before = monthsBefore(now, periods.security_events_months);
      if (before === null) return 0;
      const { numDeletedRows } = await db
        .deleteFrom('security_events')
        .where('tenant_id', '=', db.tenant_id)
        .where('at', '<', before)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  },
];

export const accountFiles: FileReference = sql`exists (select from users r where r.tenant_id = f.tenant_id and r.picture_file_id = f.id)`;
