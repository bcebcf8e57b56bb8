import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { databaseTime } from '../background/clock.ts';
import { type ScheduledJob, TRY_AGAIN } from '../background/jobs.ts';
import type { Database, TenantDb } from '../database/db.ts';
import { UNSENT_DAYS } from '../mail/mail.ts';
import { audit } from './audit.ts';

/** The periods a tenant's operators have set, in months; 0 keeps forever. */
export type RetentionPeriods = { applications_months: number; idle_accounts_months: number; security_events_months: number };

export type RetentionRule = {
  /** The kind of data, as the audit log counts it. */
  name: string;
  /**
   * Deletes expired rows, at most `at_once` in one transaction. It is called again until nothing is left.
   * @param run what a rule remembers from one transaction of a run to the next @returns how many
   */
  erase: (db: TenantDb, now: Date, periods: RetentionPeriods, run?: { after: number }) => Promise<number>;
  at_once?: number;
};

/** Rows that one transaction deletes, if a rule does not say otherwise. */
const ERASED_AT_ONCE = 5000;

/**
 * Deletes some of the rows of a table that meet a condition, so that much expired data neither locks much nor exceeds the time of a
 * statement. @param key the columns that identify a row beside the tenant @returns how many
 */
export async function eraseSome(
  db: TenantDb,
  table: string,
  key: readonly string[],
  condition: RawBuilder<unknown>,
  limit = ERASED_AT_ONCE,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const some = sql`select ${columns} from ${sql.table(table)} where tenant_id = ${db.tenant_id} and (${condition}) limit ${limit}`;
  // An array is read once. Joined with a subquery, a table without planner statistics could be read once for each row.
  const isOne = key.length === 1 ? sql`${columns} = any(array(${some}))` : sql`(${columns}) in (${some})`;
  const { numAffectedRows } = await sql`delete from ${sql.table(table)}
    where tenant_id = ${db.tenant_id} and ${isOne}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Whether a feature's rows refer to the file `f`: a condition over `files as f`. */
export type FileReference = (db: TenantDb) => RawBuilder<SqlBool>;

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
  erase: (db, now) =>
    eraseSome(
      db,
      'mails',
      ['id'],
      sql`sent_at < ${daysBefore(now, 90)} or (sent_at is null and created_at < ${daysBefore(now, UNSENT_DAYS)})`,
    ),
};

/** Rate limit counts are kept for a day after their window. */
export const rateLimitRetention: RetentionRule = {
  name: 'rate_limits',
  erase: (db, now) => eraseSome(db, 'rate_limits', ['bucket'], sql`ends_at < ${daysBefore(now, 1)}`),
};

/**
 * Files without references: replaced logos and photos, unused uploads, CVs of deleted applications. Each feature declares its
 * references. New files are kept for a week, because they are uploaded before the row that refers to them is saved.
 */
export const fileRetention = (references: readonly FileReference[]): RetentionRule => ({
  name: 'files',
  at_once: FILES_AT_ONCE,
  erase: async (db, now) => {
    const unused = await db
      .selectFrom('files as f')
      .where('f.tenant_id', '=', db.tenant_id)
      .where('f.created_at', '<', daysBefore(now, 7))
      .where((eb) => eb.and(references.map((reference) => eb.not(sql<SqlBool>`(${reference(db)})`))))
      .select('f.id')
      .limit(FILES_AT_ONCE)
      .execute();
    const { numDeletedRows } = await db
      .deleteFrom('files')
      .where('tenant_id', '=', db.tenant_id)
      .where(sql<SqlBool>`id = any(${sql.val(unused.map(({ id }) => id))}::int[])`)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});

/** Fewer than of other rows, because each file has up to 25 MB. */
const FILES_AT_ONCE = 1000;

/**
 * Runs every rule in one tenant, in transactions of limited size, and writes the counts to the audit log. A failing rule does not
 * stop the others. @param at the time, by the database's clock @throws the first failure, after all have run
 */
export async function runRetention(
  database: Database,
  tenantId: number,
  rules: readonly RetentionRule[],
  at?: Date,
): Promise<Record<string, number>> {
  const now = at ?? new Date(await databaseTime(database));
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
      const run = { after: 0 };
      for (let isDone = false; !isDone; ) {
        const erased = await database.withTenant(tenantId, (db) => rule.erase(db, now, periods, run));
        if (erased > 0) counts[rule.name] = (counts[rule.name] ?? 0) + erased;
        isDone = erased < (rule.at_once ?? ERASED_AT_ONCE);
      }
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

/** Deletes data past its retention period. */
export const retentionJob = (rules: readonly RetentionRule[]): ScheduledJob => ({
  name: 'retention',
  cron: '10 2 * * *',
  options: { ...TRY_AGAIN, expireInSeconds: 3 * 3600 },
  runIn: ({ db }, tenantId) => runRetention(db, tenantId, rules),
});
