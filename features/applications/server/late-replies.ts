import { postOfJob } from '#features/notifications/server/index.ts';
import { handleDue, type Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { answerBy, plainText } from '../rules.ts';
import { findLate, lockLate, markLate, postponeReply } from './late-queries.ts';
import { notifyLate } from './notices.ts';

/**
 * Notifies veterans whose expected day of an answer has passed, once for each stage. A job whose closing day moved on since gives its
 * applicants a new day instead.
 */
export const notifyLateReplies = (work: Work, tenantId: number, now = new Date()): Promise<void> =>
  handleDue(work, tenantId, [
    {
      find: (db, after, limit) => findLate(db, now, after, limit),
      handle: (db, ids) => notifyOrPostpone(db, ids, work, now),
    },
  ]);

async function notifyOrPostpone(db: TenantDb, ids: number[], work: Work, now: Date): Promise<void> {
  const post = await postOfJob(db, work);
  for (const application of await lockLate(db, now, ids)) {
    const by = answerBy(application);
    if (by !== null && by > now) {
      await postponeReply(db, application.id, by.toISOString());
      continue;
    }
    await markLate(db, application.id, now.toISOString());
    await notifyLate(
      db,
      post,
      application,
      plainText({ ...application, reason: null }, { dateOf: () => '', whenOf: () => '' }, now),
    );
  }
}
