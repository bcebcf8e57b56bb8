import { postOfJob, type Sending } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { answerBy, plainText } from '../rules.ts';
import { lockLate, markLate, postponeReply } from './late-queries.ts';
import { notifyLate } from './notices.ts';

/** Bounds the transaction; the next run continues. */
const AT_ONCE = 500;

/**
 * Tells veterans whose expected day of an answer passed what that means, once for each stage. A job whose closing day moved on since
 * gives its applicants a new day instead.
 */
export async function tellLateReplies(db: TenantDb, sending: Sending, now = new Date()): Promise<void> {
  const late = await lockLate(db, now, AT_ONCE);
  if (late.length === 0) return;
  const post = await postOfJob(db, sending);
  for (const application of late) {
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
      plainText({ ...application, reason: null }, () => '', now),
    );
  }
}
