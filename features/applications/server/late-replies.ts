import { postOfJob, type Sending } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { answerBy, plainText } from '../rules.ts';
import { lockLate, markLate, postponeReply } from './late-queries.ts';
import { notifyLate } from './notices.ts';

/** Applications of one transaction. */
const AT_ONCE = 500;

/**
 * Tells veterans, at most AT_ONCE, whose expected day of an answer passed what that means, once for each stage. A job whose closing day moved on since
 * gives its applicants a new day instead. @returns how many applications it dealt with
 */
export async function tellLateReplies(db: TenantDb, sending: Sending, now = new Date()): Promise<number> {
  const late = await lockLate(db, now, AT_ONCE);
  if (late.length === 0) return 0;
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
  return late.length;
}
