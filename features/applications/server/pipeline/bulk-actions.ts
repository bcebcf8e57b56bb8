import type { Recruiter } from '#features/companies/server/index.ts';
import { STAGE_LABEL, type Stage } from '#features/jobs/stages.ts';
import type { Mailer } from '#features/notifications/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import type { OfferTerms } from '../../offer-shapes.ts';
import type { moveMany, tagMany } from '../../pipeline-contract.ts';
import { MOST_OFFERS } from '../../pipeline-rules.ts';
import { HIDDEN_SECONDS, isNotSelectedReason, mayMove, NOT_SELECTED_REASONS, type SentStage } from '../../rules.ts';

import { dateIn } from '../dates.ts';
import { nextReplyBy, takeBack } from '../moves/actions.ts';
import { findHiddenMoves, type Restored } from '../moves/queries.ts';
import { notifyMoved, refreshColleagues } from '../notices.ts';
import { writeOffers } from '../offers/actions.ts';
import { endOffers, findOfferRevisions } from '../offers/queries.ts';
import { tagKey } from './applicant-queries.ts';
import {
  insertBatch,
  isOwnBatch,
  lockMany,
  type ManyRow,
  type MovedItem,
  moveRows,
  readMany,
  takeBatch,
} from './bulk-queries.ts';
import { deleteTag, insertTag } from './team-queries.ts';

type Reach = { reached: number; skipped: { why: string; count: number }[] };
type Job = { recruiter: Recruiter; job_id: number };

const GONE = 'No longer among the applicants of this job';

/** Splits applicants into those that may move to a stage and those that may not, with the reason. */
function reachOf(rows: readonly ManyRow[], ids: readonly number[], to: Stage): { moves: ManyRow[]; reach: Reach } {
  const why = new Map<string, number>();
  const skip = (reason: string, count = 1) => count > 0 && why.set(reason, (why.get(reason) ?? 0) + count);
  const moves = rows.filter((row) => {
    if (mayMove(row.stage, to, 'recruiter')) return true;
    skip(
      row.stage === to ? `Already at ${STAGE_LABEL[to]}` : `At ${STAGE_LABEL[row.stage]}, which can’t move to ${STAGE_LABEL[to]}`,
    );
    return false;
  });
  skip(GONE, new Set(ids).size - rows.length);
  return { moves, reach: { reached: moves.length, skipped: [...why].map(([reason, count]) => ({ why: reason, count })) } };
}

/** Whom a move would reach, and how many of them it takes back after they were not selected. */
export async function countMovable(
  db: TenantDb,
  { recruiter, job_id }: Job,
  ids: readonly number[],
  to: Stage,
): Promise<Reach & { not_selected: number }> {
  const rows = await readMany(db, { company_id: recruiter.company_id, job_id }, ids);
  const { moves, reach } = reachOf(rows, ids, to);
  return { ...reach, not_selected: moves.filter(({ stage }) => stage === 'not_selected').length };
}

/** Moves all that may move, in the caller's transaction. */
export async function moveApplicants(
  db: TenantDb,
  mailer: Mailer,
  { recruiter, job_id, tenant }: Job & { tenant: Tenant },
  move: BodyOf<typeof moveMany>,
): Promise<Reach & { batch_id: number }> {
  if (move.stage === 'offer' && !move.offer)
    fail(invalid({ offer: ['Enter the terms of the offer: the pay and the last day to accept.'] }));
  if (move.stage !== 'offer' && move.offer) fail(invalid({ offer: ['Send terms with the stage offer only.'] }));
  const reason = move.stage === 'not_selected' ? move.reason : null;
  if (reason !== null && !isNotSelectedReason(reason))
    fail(invalid({ reason: [`Choose a reason: ${Object.keys(NOT_SELECTED_REASONS).join(', ')}.`] }));
  const rows = await lockMany(db, { company_id: recruiter.company_id, job_id }, move.ids);
  const { moves, reach } = reachOf(rows, move.ids, move.stage);
  if (moves.length === 0) fail(conflict('None of the chosen applicants can move there.', { skipped: reach.skipped }));
  if (move.offer && moves.length > MOST_OFFERS)
    fail(invalid({ ids: [`Choose ${MOST_OFFERS} applicants or fewer to send offers to at the same time.`] }));
  const to = move.stage as SentStage;
  // Before the events, whose time an undo compares with it.
  const at = new Date().toISOString();
  // With terms sent, the veteran is to answer.
  const replyBy = (row: ManyRow) => (move.offer ? null : nextReplyBy(row, to));
  const moved_at = await moveRows(
    db,
    recruiter.id,
    moves.map((row) => ({ id: row.id, from: row.stage, to, reason, reply_by: replyBy(row), answers: row.reply_by })),
  );
  const moved = moves.map(({ id }) => id);
  const ended = await endOffers(db, moved, { outcome: to === 'hired' ? 'accepted' : 'withdrawn', at: new Date().toISOString() });
  const created = move.offer && (await offerToMany(db, tenant, { recruiter, job_id }, moved, move.offer));
  const items = moves.map(
    (row): MovedItem => ({ id: row.id, from: row.stage, reason: row.reason, reply_by: row.reply_by, revision: row.revision + 1 }),
  );
  const batch_id = await insertBatch(db, { kind: 'move', job_id, actor_id: recruiter.id, items, at });
  const offer_until = created ? dateIn(tenant)(new Date(created.answer_by)) : null;
  await notifyMoved(db, mailer, moves, { to, reason, offer_until, at: moved_at }, ended);
  await refreshColleagues(db, recruiter.company_id);
  return { ...reach, batch_id };
}

/** Sends the same terms to each, as the next revision of what they were offered before. */
async function offerToMany(
  db: TenantDb,
  tenant: Tenant,
  { recruiter, job_id }: Job,
  ids: readonly number[],
  terms: OfferTerms,
): Promise<{ answer_by: string }> {
  const revisions = await findOfferRevisions(db, ids);
  const to = ids.map((id) => ({ application_id: id, revision: (revisions.get(id) ?? 0) + 1 }));
  return writeOffers(db, tenant, { job_id, made_by: recruiter.id, to }, terms, 'offer.');
}

export async function tagApplicants(
  db: TenantDb,
  { recruiter, job_id }: Job,
  { ids, tag }: BodyOf<typeof tagMany>,
): Promise<Reach & { batch_id: number }> {
  const rows = await lockMany(db, { company_id: recruiter.company_id, job_id }, ids);
  if (rows.length === 0) fail(conflict('None of these applicants are still on this job.'));
  const at = new Date().toISOString();
  const tagged = await insertTag(db, { job_id, ids: rows.map(({ id }) => id) }, tag, recruiter.id);
  const batch_id = await insertBatch(db, {
    kind: 'tag',
    job_id,
    actor_id: recruiter.id,
    items: tagged,
    tag_key: tagKey(tag),
    at,
  });
  await refreshColleagues(db, recruiter.company_id);
  const skipped = [
    { why: 'Already has this tag', count: rows.length - tagged.length },
    { why: GONE, count: new Set(ids).size - rows.length },
  ];
  return { reached: tagged.length, skipped: skipped.filter(({ count }) => count > 0), batch_id };
}

/** Takes back an own change of many. What somebody changed since stays. */
export async function undoApplicants(
  db: TenantDb,
  recruiter: Recruiter,
  id: number,
  reopen: (batch: { job_id: number; job_status: string | null }) => Promise<void>,
): Promise<Reach> {
  const now = new Date();
  const since = new Date(now.getTime() - HIDDEN_SECONDS * 1000).toISOString();
  const batch = await takeBatch(db, { id, actor_id: recruiter.id, since, now: now.toISOString() });
  if (!batch) fail((await isOwnBatch(db, recruiter.id, id)) ? conflict('This can no longer be undone.') : notFound('Change'));
  if (batch.kind === 'tag') {
    const ids = batch.items as number[];
    const reached = await deleteTag(db, ids, batch.tag_key ?? '');
    await refreshColleagues(db, recruiter.company_id);
    return { reached, skipped: [] };
  }
  // The job before its applications, as when it was closed.
  if (batch.kind === 'close') await reopen(batch);
  const items = batch.items as MovedItem[];
  const rows = await lockMany(
    db,
    { company_id: recruiter.company_id, job_id: batch.job_id },
    items.map((item) => item.id),
  );
  const before = new Map(items.map((item) => [item.id, item]));
  const hidden = await findHiddenMoves(
    db,
    rows.map((row) => row.id),
  );
  const isHidden = new Set(hidden.map(({ application_id }) => application_id));
  const back = rows.flatMap((row): Restored[] => {
    const item = before.get(row.id);
    return item && item.revision === row.revision && isHidden.has(row.id)
      ? [{ id: row.id, to: item.from, reason: item.reason, reply_by: item.reply_by }]
      : [];
  });
  await takeBack(db, back, { since: batch.created_at, actor_id: recruiter.id });
  await refreshColleagues(db, recruiter.company_id);
  const stored = items.length - back.length;
  return { reached: back.length, skipped: stored > 0 ? [{ why: 'Changed by someone else', count: stored }] : [] };
}
