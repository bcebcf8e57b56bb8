import type { FastifyInstance } from 'fastify';
import { findActiveRecruiters } from '#features/companies/server/index.ts';
import { mailerOf, notify } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, Refusal } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import { textsOf } from '../../held-rules.ts';
import { decideHeldChange, type HeldJob } from '../../hold-contract.ts';
import { importHeldAdvert } from '../../import/held-advert.ts';
import { closingZone, dayIn, missingToPublish } from '../../recruiting-rules.ts';
import type { RecruiterContext } from '../policy.ts';
import { draftOf, lockJob, writeEdit } from '../recruiting/actions.ts';
import { insertJobEvent, type OwnJob } from '../recruiting/queries.ts';
import { findUncheckedPassages, reasonsOf, refreshQueues } from './actions.ts';
import { deleteChanges, endChange, findChange, type HeldChange } from './change-queries.ts';
import { replacedBy, withChange } from './changes.ts';
import { findHeldChangeRows, type HeldChangeRow, insertDecision } from './queries.ts';

const GONE = 'This change is no longer waiting: it was decided, rewritten or dropped.';
const MOVED = 'The job has changed since. Open your change, compare the two and save it again.';
const CLOSES_BEFORE = 'Its closing date has passed. Open your change and choose a later one.';
const INCOMPLETE = 'It no longer has everything that a published job needs. Open your change and complete it.';

export function heldChangeRoutes(app: FastifyInstance): void {
  serve(app, decideHeldChange, async ({ params, body, ...input }) => {
    const { db, tenant, viewer, request } = input;
    const found = (await findChange(db, params.id)) ?? fail(new Refusal(404, GONE));
    const zone = closingZone(tenant.country_id);
    const context = { db, viewer_id: viewer.id, company_id: found.company_id, country_id: tenant.country_id, zone };
    const job = await lockJob(context, found.job_id);
    // Whoever changed or decided it before this has committed now.
    const change = (await findChange(db, params.id)) ?? fail(new Refusal(404, GONE));
    if (change.outcome !== null) fail(conflict(GONE));
    const ended_at = new Date().toISOString();
    const outcome = body.approved ? ('released' as const) : ('returned' as const);
    await insertDecision(db, {
      job_id: job.id,
      held_by: change.changed_by,
      passages: change.passages,
      created_at: change.created_at,
      ended_at,
      outcome,
      decided_by: viewer.id,
      note: body.note || null,
    });
    const obstacle = body.approved ? await release(context, job, change) : null;
    if (body.approved && obstacle === null) await deleteChanges(db, [job.id], change.is_imported ? 'source' : 'recruiters');
    else await endChange(db, change.id, { outcome, ended_at, note: obstacle ?? body.note });
    if (!body.approved) await insertJobEvent(db, { job_id: job.id, actor_id: null, kind: 'returned', changes: change.changes });
    await audit(db, {
      actor_id: viewer.id,
      action: body.approved ? 'job_released' : 'job_returned',
      subject_kind: 'job',
      subject_id: job.id,
      details: { change_id: change.id, held_for: reasonsOf(change.passages) },
      address: request.ip,
    });
    const recruiters = await findActiveRecruiters(db, job.company_id);
    const { changed_by } = change;
    await notify(db, mailerOf(app, input), changed_by !== null && recruiters.includes(changed_by) ? [changed_by] : recruiters, {
      kind: 'job_checked',
      title: titleOf(job, change, { outcome, isMade: obstacle === null }),
      body: obstacle ?? (body.note || undefined),
      about: [],
      href: `/recruiter/jobs/${job.id}`,
    });
    await refreshQueues(db, job.company_id);
    if (!body.approved) return { message: 'Change returned' };
    return {
      message: obstacle === null ? 'Change made' : 'Change released. The job could not take it, so we told its recruiter',
    };
  });
}

/** Makes a change as its recruiter, or its source, wanted. @returns why the job cannot take it, or null */
async function release(context: RecruiterContext, before: OwnJob, change: HeldChange): Promise<string | null> {
  if (change.is_imported) {
    await importHeldAdvert(context, before, change);
    return null;
  }
  const was = draftOf(before);
  if (replacedBy(was, change.changes) !== change.replaces) return MOVED;
  const job = withChange(was, change);
  const missing = before.status_now === 'published' ? missingToPublish(job, dayIn(context.zone)) : [];
  if (missing.length > 0) return missing.every(({ field }) => field === 'closes_on') ? CLOSES_BEFORE : INCOMPLETE;
  // The decision has released those of this change.
  const passages = await findUncheckedPassages(context.db, job, before.id);
  if (passages.length > 0) return MOVED;
  await writeEdit(context, before, job, { changes: change.changes, passages, actor_id: change.changed_by });
  return null;
}

/** Changes that wait, in the order of their ids. */
export async function describeHeldChanges(db: TenantDb, ids: readonly number[]): Promise<HeldJob[]> {
  const rows = new Map((await findHeldChangeRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [describeChange(row)] : [];
  });
}

function describeChange(row: HeldChangeRow): HeldJob {
  const { passages, changes, content, is_imported, status } = row;
  const before = new Map(textsWithLink(row).map(({ field, text }) => [field, text]));
  const after = { ...row, ...Object.fromEntries(Object.entries(content).filter(([field]) => TEXTS.has(field))) };
  const shown = textsWithLink(after).map(({ field, text }) => ({
    field,
    text,
    before: before.get(field) === text ? null : (before.get(field) ?? ''),
    quotes: passages.filter((passage) => passage.field === field).flatMap(({ quotes }) => quotes),
  }));
  const left = [...before].filter(([field]) => !shown.some((text) => text.field === field));
  return {
    id: row.id,
    job: { id: row.job_id, title: row.title },
    company: { id: row.company_id, name: row.company_name },
    held_by: row.held_by,
    held_for: reasonsOf(passages),
    created_at: row.created_at,
    texts: [...shown, ...left.map(([field, text]) => ({ field, text: '', before: text, quotes: [] }))],
    change: { is_imported, status, fields: changes },
    outcome: null,
    decided_at: null,
    decided_by: null,
    note: null,
  };
}

const TEXTS = new Set([
  'title',
  'job_role',
  'description',
  'responsibilities',
  'requirements',
  'skills',
  'screening_questions',
  'apply_url',
]);

const textsWithLink = (job: HeldChangeRow) => [
  ...textsOf(job),
  ...(job.apply_url ? [{ field: 'apply_url', text: job.apply_url }] : []),
];

function titleOf(
  { title, status_now }: OwnJob,
  { is_imported }: HeldChange,
  { outcome, isMade }: { outcome: 'released' | 'returned'; isMade: boolean },
): string {
  const change = is_imported ? `A change to your job “${title}” from its source` : `Your change to “${title}”`;
  if (outcome === 'returned') return `${change} was not published. The job stays as it was`;
  if (!isMade) return `${change} has been checked, but the job could not take it`;
  return status_now === 'published'
    ? `${change} has been checked and is published`
    : `${change} has been checked and saved. The job itself is not published now`;
}
