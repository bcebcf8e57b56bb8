import { sql } from 'kysely';
import type { EventType } from '#features/webhooks/rules.ts';
import { announce, retract } from '#features/webhooks/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/** Kinds of job events that employers' systems are notified of, and why a job closed. */
const ANNOUNCED: Readonly<Record<string, { type: EventType; reason?: string }>> = {
  published: { type: 'job.published' },
  held: { type: 'job.held' },
  closed: { type: 'job.closed', reason: 'closed' },
  filled: { type: 'job.closed', reason: 'filled' },
  expired: { type: 'job.closed', reason: 'expired' },
  taken_down: { type: 'job.closed', reason: 'taken_down' },
};

/** As long as filling a job can be undone (features/applications/rules.ts). */
const UNDO_SECONDS = 15;

const topicOf = (jobId: number) => `job ${jobId} filled`;

/** Notifies the systems of employers of what happened to jobs. @param isChange it happened to a change: the jobs stay as they are */
export async function announceJobs(db: TenantDb, ids: readonly number[], kind: string, isChange = false): Promise<void> {
  const announced = ANNOUNCED[kind];
  if (!announced) return;
  const jobs = await db
    .selectFrom('jobs')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`id = any(${sql.val(ids)}::int[])`)
    .select(['id', 'company_id'])
    .execute();
  const { type } = announced;
  const reason = kind === 'held' ? (isChange ? 'change' : 'publication') : announced.reason;
  await announce(
    db,
    jobs.map(({ id, company_id }) => ({
      company_id,
      type,
      data: { job_id: id, ...(reason && { reason }) },
      ...(kind === 'filled' && { undo: { topic: topicOf(id), seconds: UNDO_SECONDS } }),
    })),
  );
}

/** Filling a job was undone. @returns whether it had not been announced yet */
export const retractFilled = (db: TenantDb, jobId: number): Promise<boolean> => retract(db, [topicOf(jobId)]);
