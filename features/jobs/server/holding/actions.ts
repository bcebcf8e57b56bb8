import { findActiveOperators } from '#features/accounts/server/index.ts';
import { findActiveRecruiters } from '#features/companies/server/index.ts';
import { type Mailer, notify, postOfJob, refreshPages, type Sending } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { HELD_FOR, type HeldFor, heldInWords } from '../../held-reasons.ts';
import { type JobPassage, passageKey, passagesOf } from '../../held-rules.ts';
import type { StoredJobStatus } from '../../shapes.ts';
import type { RecruiterContext } from '../policy.ts';
import { insertJobEvent, setJobStatus } from '../recruiting/queries.ts';
import { endHolds, findCompanyName, findReleasedPassages, insertHolds } from './queries.ts';

export const QUEUE_PAGE = '/operator/held';

/** The passages of a job's text that no operator has released. @param id of a job that exists */
export async function findUncheckedPassages(
  db: TenantDb,
  job: Parameters<typeof passagesOf>[0],
  id?: number,
): Promise<JobPassage[]> {
  const passages = passagesOf(job);
  if (passages.length === 0 || id === undefined) return passages;
  const released = (await findReleasedPassages(db, [id])).get(id);
  return passages.filter((passage) => !released?.has(passageKey(passage)));
}

export const reasonsOf = (passages: readonly JobPassage[]): HeldFor[] =>
  HELD_FOR.filter((what) => passages.some(({ held_for }) => held_for.includes(what)));

type ToHold = { id: number; title: string; status: StoredJobStatus; closes_on?: string | null };

/** Takes a job out of public view, or does not publish it, until an operator decides. */
export async function holdJob(
  context: RecruiterContext,
  mailer: Mailer,
  { id, title, status, closes_on = null }: ToHold,
  passages: readonly JobPassage[],
): Promise<void> {
  const { db, viewer_id, company_id, zone } = context;
  await setJobStatus(db, id, status === 'published' ? 'paused' : status, { closes_on, zone });
  await endHolds(db, [id], 'changed');
  await insertHolds(db, [{ job_id: id, held_by: viewer_id, passages }]);
  await insertJobEvent(db, { job_id: id, actor_id: viewer_id, kind: 'held' });
  await notify(db, mailer, await findActiveOperators(db), {
    kind: 'job_held',
    title: 'A job is waiting to be checked',
    body: `“${title}” by ${await findCompanyName(db, company_id)} may ask for ${heldInWords(reasonsOf(passages))}.`,
    about: [],
    href: QUEUE_PAGE,
    // One unread notification for each job, however often it is changed while it waits.
    topic: { name: `held job ${id}`, undo_seconds: 0 },
    replaces_topic: true,
  });
  await refreshQueues(db, company_id);
}

/** Notifies operators of the adverts that an import held. */
export async function notifyHeldByImport(db: TenantDb, sending: Sending, held: { count: number; source: string }): Promise<void> {
  await notify(db, await postOfJob(db, sending), await findActiveOperators(db), {
    kind: 'job_held',
    title: held.count === 1 ? 'A job is waiting to be checked' : `${held.count} jobs are waiting to be checked`,
    body: `Imported from ${held.source}.`,
    about: [],
    href: QUEUE_PAGE,
  });
}

/** Has the open pages of operators and of the company's recruiters fetch what they show of held jobs. */
export async function refreshQueues(db: TenantDb, companyId: number): Promise<void> {
  const operators = await findActiveOperators(db);
  await refreshPages(db, operators, 'held');
  await refreshPages(db, operators, 'queues');
  await refreshPages(db, await findActiveRecruiters(db, companyId), 'recruiter');
}
