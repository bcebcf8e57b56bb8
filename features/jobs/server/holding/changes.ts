import { createHash } from 'node:crypto';
import { findActiveOperators } from '#features/accounts/server/index.ts';
import { type Mailer, notify } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { heldInWords } from '../../held-reasons.ts';
import type { JobPassage } from '../../held-rules.ts';
import type { JobDraft } from '../../recruiting-contract.ts';
import type { RecruiterContext } from '../policy.ts';
import { changedFields, inOrder } from '../recruiting/changed-fields.ts';
import { insertJobEvent } from '../recruiting/queries.ts';
import { QUEUE_PAGE, reasonsOf, refreshQueues } from './actions.ts';
import { findChangesOf, type HeldChange, replaceChange } from './change-queries.ts';
import { findCompanyName } from './queries.ts';

/** The change of its recruiters that a job does not have yet. */
export const findOwnChange = async (db: TenantDb, jobId: number): Promise<HeldChange | undefined> =>
  (await findChangesOf(db, [jobId])).find(({ is_imported }) => !is_imported);

/** The revision that editors compare: it moves when the job changes, and when a change of it is stored. */
export const revisionOf = (job: { updated_at: string }, change: HeldChange | undefined): string =>
  change && Date.parse(change.created_at) > Date.parse(job.updated_at) ? change.created_at : job.updated_at;

/** A job with a change, in the shape of the editor. */
export function withChange(job: JobDraft, { content, contact, changes }: HeldChange): JobDraft {
  const changed = { ...job, ...content };
  if (!changes.some((field) => field.startsWith('contact_'))) return changed;
  return {
    ...changed,
    contact_name: contact?.name ?? null,
    contact_email: contact?.email ?? null,
    contact_phone: contact?.phone ?? null,
    contact_hidden: contact?.is_hidden ?? true,
  };
}

const valuesOf = (job: JobDraft, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(job).filter(([field]) => fields.includes(field)));

/** A hash of the values that a change replaces. It differs once the job has other ones. */
export const replacedBy = (job: JobDraft, changes: readonly string[]): string =>
  createHash('sha256')
    .update(inOrder(valuesOf(job, changes)))
    .digest('hex');

/** Stores what a recruiter changed of a published job until an operator decides. Veterans see the job as it is meanwhile. */
export async function holdChange(
  context: RecruiterContext,
  mailer: Mailer,
  id: number,
  edit: { was: JobDraft; job: JobDraft; changes: readonly string[]; passages: readonly JobPassage[]; revision: string },
): Promise<void> {
  const { db, viewer_id, company_id } = context;
  const { was, job, changes, passages, revision } = edit;
  const before = await findOwnChange(db, id);
  if (before?.outcome === null && changedFields(withChange(was, before), job).length === 0) return;
  const contact = { name: job.contact_name, email: job.contact_email, phone: job.contact_phone, is_hidden: job.contact_hidden };
  await replaceChange(db, {
    job_id: id,
    is_imported: false,
    changed_by: viewer_id,
    content: valuesOf(
      job,
      changes.filter((field) => !field.startsWith('contact_')),
    ),
    contact: changes.some((field) => field.startsWith('contact_')) ? contact : null,
    changes: [...changes],
    replaces: replacedBy(was, changes),
    passages: [...passages],
    created_at: new Date(Math.max(Date.now(), Date.parse(revision) + 1)).toISOString(),
  });
  await insertJobEvent(db, { job_id: id, actor_id: viewer_id, kind: 'held', changes: [...changes] });
  await notify(db, mailer, await findActiveOperators(db), {
    kind: 'job_held',
    title: 'A change to a job is waiting to be checked',
    body: `A change to “${was.title}” by ${await findCompanyName(db, company_id)} may ask for ${heldInWords(reasonsOf(passages))}.`,
    about: [],
    href: QUEUE_PAGE,
    topic: { name: `held job ${id}`, undo_seconds: 0 },
    replaces_topic: true,
  });
  await refreshQueues(db, company_id);
}
