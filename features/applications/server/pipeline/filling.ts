import { lockOpenings, type recruiterContext, restoreFilled, takeDown } from '#features/jobs/server/index.ts';
import type { Mailer } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail } from '#kit/server/http/errors.ts';
import type { Filling } from '../../filling-contract.ts';
import { notifyClosed, refreshColleagues } from '../notices.ts';
import { endOffers } from '../offers/queries.ts';
import { closeUndecided, countForFilling } from '../queries.ts';
import { insertBatch, type MovedItem } from './bulk-queries.ts';

type RecruiterContext = ReturnType<typeof recruiterContext>;

const REASON = 'position_filled';

/** How far a job is filled. */
export async function describeFilling(db: TenantDb, job: { id: number; status: Filling['status'] }): Promise<Filling> {
  return { status: job.status, ...(await countForFilling(db, job.id)) };
}

/** Marks a job as filled and closes what is undecided. @returns the change of many that takes it back */
export async function closeFilled(
  context: RecruiterContext,
  mailer: Mailer,
  job_id: number,
  shown: { undecided: number },
): Promise<{ reached: number; batch_id: number }> {
  const { db, viewer_id } = context;
  const { status, openings } = await lockOpenings(context, job_id);
  const { hired, undecided } = await countForFilling(db, job_id);
  if (hired < openings)
    fail(conflict(`This job looks for ${openings}, and ${hired} ${hired === 1 ? 'is' : 'are'} hired so far.`, { undecided }));
  if (undecided !== shown.undecided)
    fail(conflict(`${undecided} now wait for a decision, not ${shown.undecided}. Check them and try again.`, { undecided }));
  // Before the events, whose time an undo compares with it.
  const at = new Date().toISOString();
  let items: MovedItem[] = [];
  let batch_id = 0;
  await takeDown(context, job_id, 'filled', async () => {
    const { at: closed_at, closed } = await closeUndecided(db, { job_id, actor_id: viewer_id, reason: REASON, is_hidden: true });
    items = closed.map((row) => ({
      id: row.id,
      from: row.stage,
      reason: row.reason,
      reply_by: row.reply_by,
      revision: row.revision + 1,
    }));
    const ended = await endOffers(
      db,
      items.map(({ id }) => id),
      { outcome: 'withdrawn', at: new Date().toISOString() },
    );
    const job_status = status === 'paused' ? ('paused' as const) : ('published' as const);
    batch_id = await insertBatch(db, { kind: 'close', job_id, actor_id: viewer_id, items, job_status, at });
    await notifyClosed(db, mailer, closed, { reason: REASON, ended, undoable_at: closed_at });
  });
  await refreshColleagues(db, context.company_id);
  return { reached: items.length, batch_id };
}

/** Opens a job again whose closing is taken back. */
export const reopenFilled = (context: RecruiterContext, batch: { job_id: number; job_status: string | null }) =>
  restoreFilled(context, batch.job_id, batch.job_status === 'paused' ? 'paused' : 'published');
