import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { daysBefore, eraseSome, type RetentionRule } from '#kit/server/records/retention.ts';
import type { PersonalExport } from '../contract.ts';
import { EXPORT_DAYS } from '../rules.ts';

/** The person's export; undefined where there is none. */
export const findExport = (db: TenantDb, userId: number) =>
  db
    .selectFrom('personal_exports')
    .where('user_id', '=', userId)
    .select(['id', 'done', 'total', 'size', 'error', 'created_at', 'finished_at'])
    .select(sql<PersonalExport['status']>`status`.as('status'))
    .executeTakeFirst();

export type StoredExport = NonNullable<Awaited<ReturnType<typeof findExport>>>;

/** Starts an export unless the person has one: the database allows one per person. @returns its id, or undefined where there is one already */
export async function insertExport(db: TenantDb, userId: number, at: string): Promise<number | undefined> {
  const inserted = await db
    .insertInto('personal_exports')
    .values({ user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.constraint('personal_exports_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function deleteExport(db: TenantDb, id: number): Promise<void> {
  await db.deleteFrom('personal_exports').where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** Takes an export to work on. What an interrupted run packed is dropped. */
export async function claimExport(db: TenantDb, id: number) {
  const claimed = await db
    .updateTable('personal_exports')
    .set({ status: 'working', done: 0, size: 0 })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'working'])
    .returning('user_id')
    .executeTakeFirst();
  await db.deleteFrom('personal_export_parts').where('tenant_id', '=', db.tenant_id).where('export_id', '=', id).execute();
  return claimed;
}

export async function insertPart(db: TenantDb, exportId: number, part: number, bytes: Buffer): Promise<void> {
  await db.insertInto('personal_export_parts').values({ export_id: exportId, part, bytes }).execute();
}

export async function updateExport(
  db: TenantDb,
  id: number,
  change: { status?: 'ready' | 'failed'; done?: number; total?: number; size?: number; error?: string; finished_at?: string },
): Promise<void> {
  await db.updateTable('personal_exports').set(change).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

export const findPart = (db: TenantDb, exportId: number, part: number) =>
  db
    .selectFrom('personal_export_parts')
    .where('export_id', '=', exportId)
    .where('part', '=', part)
    .select('bytes')
    .executeTakeFirst();

const EXPORTS_AT_ONCE = 5;

/** ZIPs with a person's data are erased after a day. */
export const personalExportRetention: RetentionRule = {
  name: 'personal_exports',
  // Few, because each has up to hundreds of megabytes.
  at_once: EXPORTS_AT_ONCE,
  erase: (db, now) =>
    eraseSome(db, 'personal_exports', ['id'], sql`created_at < ${daysBefore(now, EXPORT_DAYS)}`, EXPORTS_AT_ONCE),
};
