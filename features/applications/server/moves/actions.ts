import { findPersonName } from '#features/accounts/server/index.ts';
import type { Recruiter } from '#features/companies/server/index.ts';
import { STAGE_LABEL, type Stage } from '#features/jobs/stages.ts';
import { type Mailer, withdrawNotifications } from '#features/notifications/server/index.ts';
import { retract } from '#features/webhooks/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Tenant, Viewer } from '#kit/server/http/serve.ts';
import type { moveApplicant } from '../../contract.ts';
import {
  answerBy,
  DECLINE_REASONS,
  type DeclineReason,
  isNotSelectedReason,
  isUndoOf,
  mayMove,
  NEXT_STAGE,
  NOT_SELECTED_REASONS,
  NOT_WITHDRAWN,
  type SentStage,
} from '../../rules.ts';
import { dateIn } from '../dates.ts';
import { notifyMoved, notifyMovedByVeteran, refreshColleagues, showHiddenMoves } from '../notices.ts';
import { checkAcceptance, endOffer, writeOffers } from '../offers/actions.ts';
import { endOffers, findOffers, restoreOffers } from '../offers/queries.ts';
import { findStageEvents, lockApplicant, lockSent } from '../queries.ts';
import { topicOfMove } from './announce.ts';
import { findHiddenMoves, findOwnState, moveStage, type Restored, takeBackMoves } from './queries.ts';

const NO_OFFER = {
  accept: 'There is no offer to accept yet.',
  decline: 'There is no offer to decline yet. You can withdraw the application instead.',
};

/** What a veteran does with an application, and what they say with it. */
type VeteranMove =
  | { to: 'withdrawn'; note?: string | undefined }
  | { to: 'hired'; revision?: number | undefined }
  | { to: 'declined'; reason?: DeclineReason | undefined; note?: string | undefined };

/** Moves an application for its veteran: withdraws it, or accepts or declines an offer. */
export async function moveByVeteran(
  db: TenantDb,
  mailer: Mailer,
  { viewer, tenant }: { viewer: Viewer; tenant: Tenant },
  id: number,
  move: VeteranMove,
): Promise<{ company_id: number }> {
  const { stage: current, ...about } = (await lockSent(db, viewer.id, id)) ?? fail(notFound('Application'));
  const stage = await takeBackHidden(db, id, current);
  const { to } = move;
  if (!mayMove(stage, to, 'veteran')) fail(conflict(NOT_WITHDRAWN[stage] ?? NO_OFFER[to === 'hired' ? 'accept' : 'decline']));
  if (move.to === 'hired') checkAcceptance((await findOffers(db, [id]))[0], move.revision, { tenant });
  const answer = answerOf(move);
  await moveStage(db, id, { from: stage, to, actor_id: viewer.id, note: answer, is_hidden: false });
  await endOffer(db, id, to, move.to === 'declined' ? move : {});
  await notifyMovedByVeteran(db, mailer, about, { to, applicant: await findPersonName(db, viewer.id), answer });
  return about;
}

/** Withdraws an application with a note to the employer, unless it has ended already. @returns null where it had */
export async function withdrawIfLive(
  db: TenantDb,
  mailer: Mailer,
  by: { viewer: Viewer; tenant: Tenant },
  id: number,
  note: string,
): Promise<{ company_id: number } | null> {
  const { stage: current } = (await lockSent(db, by.viewer.id, id)) ?? fail(notFound('Application'));
  const hidden = (await findHiddenMoves(db, [id])).length > 0;
  const { stage } = hidden ? await findOwnState(db, id) : { stage: current };
  return mayMove(stage, 'withdrawn', 'veteran') ? moveByVeteran(db, mailer, by, id, { to: 'withdrawn', note }) : null;
}

/** A veteran acts on what they see, so moves that they do not see yet are taken back first. @returns the stage that they see */
async function takeBackHidden(db: TenantDb, id: number, current: SentStage): Promise<SentStage> {
  const [first] = await findHiddenMoves(db, [id]);
  if (!first) return current;
  const { stage, reason } = await findOwnState(db, id);
  await takeBack(db, [{ id, to: stage, reason, reply_by: first.reply_by }], { since: first.at });
  return stage;
}

/** Takes moves back with the offers and notifications that came with them. */
export async function takeBack(
  db: TenantDb,
  restored: readonly Restored[],
  taken: Parameters<typeof takeBackMoves>[2],
): Promise<void> {
  const moves = await takeBackMoves(db, restored, taken);
  await restoreOffers(
    db,
    restored.map(({ id }) => id),
    taken.since,
  );
  const topics = moves.map(({ application_id, at }) => topicOfMove(application_id, at));
  await withdrawNotifications(db, topics, taken.since);
  await retract(db, topics);
}

/** What a veteran says to the employer with a move; null for nothing. */
function answerOf(move: VeteranMove): string | null {
  if (move.to === 'declined') return declinedFor(move);
  return (move.to === 'withdrawn' && move.note) || null;
}

/** Why an offer was declined, as recruiters read it; null without a reason. */
const declinedFor = ({ reason, note }: { reason?: DeclineReason | undefined; note?: string | undefined }): string | null =>
  [reason && `${DECLINE_REASONS[reason]}.`, note].filter(Boolean).join('\n\n') || null;

/** Moves an applicant for a recruiter, through the table of moves. */
export async function moveByRecruiter(
  db: TenantDb,
  mailer: Mailer,
  { recruiter, tenant }: { recruiter: Recruiter; tenant: Tenant },
  id: number,
  move: BodyOf<typeof moveApplicant>,
): Promise<void> {
  const { stage, ...about } = (await lockApplicant(db, recruiter.company_id, id)) ?? fail(notFound('Applicant'));
  if (move.from !== undefined && move.from !== stage)
    fail(await movedSince(db, { viewer_id: recruiter.id, veteran_id: about.veteran_id }, id, stage));
  if (move.stage === stage) fail(conflict(`This applicant is already at ${STAGE_LABEL[stage]}.`, { stage }));
  if (move.revision !== undefined && move.revision !== about.revision)
    fail(await movedSince(db, { viewer_id: recruiter.id, veteran_id: about.veteran_id }, id, stage));
  const history = await findStageEvents(db, [id]);
  const last = history.at(-1);
  const takesBack =
    last !== undefined && last.visible_from !== null && isUndoOf(last, { actor_id: recruiter.id, to: move.stage }, new Date());
  // Terms that are sent are a new offer, also right after one was taken back.
  const undone = takesBack && !move.offer ? last : null;
  if (move.undo && (!undone || undone.to_stage !== stage)) fail(conflict('This can no longer be undone.', { stage }));
  if (!move.undo && !mayMove(stage, move.stage, 'recruiter')) fail(conflict(notAllowed(stage, move.stage), { stage }));
  // An undo restores the reason that was given before.
  const given = undone
    ? (history.findLast(({ to_stage, id: at }) => to_stage === move.stage && at < undone.id)?.reason ?? move.reason)
    : move.reason;
  const reason = move.stage === 'not_selected' ? given : null;
  if (reason !== null && !isNotSelectedReason(reason))
    fail(invalid({ reason: [`Choose a reason: ${Object.keys(NOT_SELECTED_REASONS).join(', ')}.`] }));
  if (move.offer && move.stage !== 'offer') fail(invalid({ offer: ['Send terms with the stage offer only.'] }));
  if (undone) {
    const restored = { id, to: move.stage as SentStage, reason, reply_by: undone.reply_by };
    await takeBack(db, [restored], { since: undone.at, actor_id: recruiter.id });
  } else {
    const at = await moveStage(db, id, {
      from: stage,
      to: move.stage,
      actor_id: recruiter.id,
      reason,
      note: move.note || null,
      // With terms sent, the veteran is to answer.
      reply_by: move.offer ? null : nextReplyBy(about, move.stage as SentStage),
      answers: about.reply_by,
      is_hidden: true,
    });
    const ended = await endOffers(db, [id], { outcome: move.stage === 'hired' ? 'accepted' : 'withdrawn', at });
    const by = { job_id: about.job_id, made_by: recruiter.id };
    const to = [{ application_id: id, revision: ((await findOffers(db, [id]))[0]?.revision ?? 0) + 1 }];
    const offers = move.offer ? await writeOffers(db, tenant, { ...by, to }, move.offer, 'offer.') : null;
    const offer_until = offers && dateIn(tenant)(new Date(offers.answer_by));
    await notifyMoved(db, mailer, [about], { to: move.stage as SentStage, reason, offer_until, at }, ended);
  }
  await refreshColleagues(db, recruiter.company_id);
}

/**
 * Prepares an application for an invitation to an interview, whose notification takes the place of that of a move. A move that could still
 * be undone is shown. @param move whether the applicant moves to Interview, if they are at an earlier stage
 */
export async function prepareInvitation(
  db: TenantDb,
  recruiter: Recruiter,
  id: number,
  { move }: { move: boolean },
): Promise<void> {
  const { stage, ...about } = (await lockApplicant(db, recruiter.company_id, id)) ?? fail(notFound('Applicant'));
  const hidden = (await findHiddenMoves(db, [id])).filter(({ to_stage }) => to_stage === 'interview');
  for (const { at } of hidden) await withdrawNotifications(db, [topicOfMove(id, at)], at);
  await showHiddenMoves(db, id);
  if (!move || !EARLIER_THAN_INTERVIEW.includes(stage)) return;
  await moveStage(db, id, {
    from: stage,
    to: 'interview',
    actor_id: recruiter.id,
    reply_by: nextReplyBy(about, 'interview'),
    answers: about.reply_by,
    is_hidden: false,
  });
  await refreshColleagues(db, recruiter.company_id);
}

const EARLIER_THAN_INTERVIEW: readonly Stage[] = ['submitted', 'in_review', 'shortlisted'];

/** When the veteran may expect an answer at a stage that begins now. */
export function nextReplyBy(
  about: { submitted_at: string; closes_at: string | null; reply_days: number | null; last_interview_at: string | null },
  stage: SentStage,
): string | null {
  return answerBy({ ...about, stage, stage_since: new Date().toISOString() })?.toISOString() ?? null;
}

export function notAllowed(from: SentStage, to: Stage): string {
  if (from === 'withdrawn') return 'This applicant has withdrawn and can’t be moved.';
  if (from === 'declined') return 'This applicant has declined the offer and can’t be moved.';
  const next = NEXT_STAGE[from].recruiter?.map((stage) => STAGE_LABEL[stage]).join(', ');
  return `An applicant at ${STAGE_LABEL[from]} cannot be moved to ${STAGE_LABEL[to]}. You can move them to: ${next}.`;
}

async function movedSince(
  db: TenantDb,
  { viewer_id, veteran_id }: { viewer_id: number; veteran_id: number },
  id: number,
  stage: SentStage,
) {
  const last = (await findStageEvents(db, [id])).at(-1);
  const who = last?.actor_id === viewer_id ? 'You have' : `${last?.actor_name ?? 'Someone'} has`;
  const byVeteran: Partial<Record<SentStage, string>> = {
    withdrawn: 'withdrawn',
    declined: 'declined the offer',
    hired: 'accepted the offer',
  };
  const what = (last?.actor_id === veteran_id ? byVeteran[stage] : undefined) ?? `moved this applicant to ${STAGE_LABEL[stage]}`;
  return conflict(`${who} ${what} since you opened this page.`, { stage });
}
