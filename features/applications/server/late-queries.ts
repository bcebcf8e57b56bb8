import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { type SentStage, UNDECIDED } from '../rules.ts';
import { lastInterviewAt } from './queries.ts';

/** Undecided applications whose day of an answer has passed without notice. */
const late = (db: TenantDb, now: Date) =>
  db
    .selectFrom('applications as a')
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.reply_by', '<', now.toISOString())
    .where('a.reply_missed_at', 'is', null)
    .where('a.stage', 'in', [...UNDECIDED]);

export async function findLate(db: TenantDb, now: Date, after: number, limit: number): Promise<number[]> {
  const rows = await late(db, now).where('a.id', '>', after).select('a.id').orderBy('a.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Those of these applications that are late, locked; those that somebody changes now are left for the next run. */
export const lockLate = (db: TenantDb, now: Date, ids: readonly number[]) =>
  late(db, now)
    .where('a.id', 'in', ids)
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .leftJoin('job_pipelines as p', (join) => join.onRef('p.tenant_id', '=', 'j.tenant_id').onRef('p.job_id', '=', 'j.id'))
    .select(['a.id', 'a.job_id', 'a.veteran_id', 'a.stage_since', 'j.title', 'j.company_id', 'c.name as company_name'])
    .select(['j.closes_at', 'p.reply_days', sql<SentStage>`a.stage`.as('stage'), sql<string>`a.submitted_at`.as('submitted_at')])
    .select(lastInterviewAt(db).as('last_interview_at'))
    .orderBy('a.id')
    .forUpdate('a')
    .skipLocked()
    .execute();

export async function markLate(db: TenantDb, id: number, at: string): Promise<void> {
  await db
    .updateTable('applications')
    .set({ reply_missed_at: at })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function postponeReply(db: TenantDb, id: number, by: string): Promise<void> {
  await db.updateTable('applications').set({ reply_by: by }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}
