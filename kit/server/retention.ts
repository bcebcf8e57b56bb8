import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { audit } from './audit.ts';
import type { Database, TenantDb } from './db.ts';

/** The periods a tenant's operators have set, in months; 0 keeps forever. */
export type RetentionPeriods = { applications_months: number; idle_accounts_months: number; security_events_months: number };

export type RetentionRule = {
  /** The kind of data, as the audit log counts it. */
  name: string;
  /** Deletes expired rows in a separate transaction. @returns how many */
  erase: (db: TenantDb, now: Date, periods: RetentionPeriods) => Promise<number>;
};

/** Whether a feature's rows refer to the file `f`: a condition over `files as f`. */
export type FileReference = RawBuilder<SqlBool>;

const DAY = 86_400_000;
export const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY).toISOString();

/** The time this many calendar months ago, or null when the tenant keeps forever. */
export function monthsBefore(now: Date, months: number): string | null {
  if (months <= 0) return null;
  const date = new Date(now);
  // The 31st becomes the last day of a shorter month.
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()));
  return date.toISOString();
}

/** Sent emails are kept for 90 days without their text; unsent ones for 30. */
export const mailRetention: RetentionRule = {
  name: 'mails',
  erase: async (db, now) => {
    const { numDeletedRows } = await db
      .deleteFrom('mails')
      .where('tenant_id', '=', db.tenant_id)
      .where((eb) =>
        eb.or([
          eb('sent_at', '<', daysBefore(now, 90)),
          eb.and([eb('sent_at', 'is', null), eb('created_at', '<', daysBefore(now, 30))]),
        ]),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
};

/** Rate limit counts are kept for a day after their window. */
export const rateLimitRetention: RetentionRule = {
  name: 'rate_limits',
  erase: async (db, now) => {
    const { numDeletedRows } = await db
      .deleteFrom('rate_limits')
      .where('tenant_id', '=', db.tenant_id)
      .where('ends_at', '<', daysBefore(now, 1))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
};

/**
 * Files without references: replaced logos and photos, unused uploads, CVs of deleted applications. Each feature declares its
 * references. New files are kept for a week, because they are uploaded before the row that refers to them is saved.
 */
export const fileRetention = (references: readonly FileReference[]): RetentionRule => ({
  name: 'files',
  erase: async (db, now) => {
    const { numDeletedRows } = await db
      .deleteFrom('files as f')
      .where('f.tenant_id', '=', db.tenant_id)
      .where('f.created_at', '<', daysBefore(now, 7))
      .where((eb) => eb.and(references.map((reference) => eb.not(sql<SqlBool>`(${reference})`))))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});

/**
 * Runs every rule in one tenant, each in a separate transaction, and writes the counts to the audit log. A failing rule does not
 * stop the others. @throws the first failure, after all have run
 */
export async function runRetention(
  database: Database,
  tenantId: number,
  rules: readonly RetentionRule[],
  now = new Date(),
): Promise<Record<string, number>> {
  const { retention } = await database.unscoped
    .selectFrom('tenants')
    .select('retention')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const periods = retention as RetentionPeriods;
  const counts: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const rule of rules) {
    try {
      const erased = await database.withTenant(tenantId, (db) => rule.erase(db, now, periods));
      if (erased > 0) counts[rule.name] = erased;
    } catch (error) {
      failures.push(error);
    }
  }
  if (Object.keys(counts).length > 0)
    await database.withTenant(tenantId, (db) =>
      audit(db, { actor_id: null, action: 'retention_ran', subject_kind: 'tenant', subject_id: tenantId, details: counts }),
    );
  if (failures.length > 0) throw failures[0];
  return counts;
}
