import type { z } from 'zod';
import { prepareInvitation } from '#features/applications/server/index.ts';
import type { Recruiter } from '#features/companies/server/index.ts';
import { announce } from '#features/webhooks/server/index.ts';
import { isTimeZone, timeWords } from '#kit/calendar/time-zones.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import { WebAddress } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound, Refusal } from '#kit/server/http/errors.ts';
import type {
  cancelInterview,
  chooseInterviewTime,
  declineInterviewTimes,
  Interview,
  proposeInterview,
  recordInterview,
  rescheduleInterview,
} from '../contract.ts';
import {
  actionsOf,
  INTERVIEW_MOVES,
  type InterviewAction,
  type InterviewActor,
  MOST_INTERVIEWS,
  mayBeInterviewed,
  REMINDER_HOURS,
  resolveSlots,
  type Slot,
} from '../rules.ts';
import { type Mailing, notifyCancelled, notifyNoneFit, notifyOutcome, notifyProposed, notifyScheduled } from './notices.ts';
import {
  type Details,
  deleteBookings,
  findApplicationOf,
  findClashes,
  findEvents,
  findInterviewRows,
  findPeople,
  findRecruiters,
  findSlots,
  type InterviewRow,
  insertBookings,
  insertEvent,
  insertInterview,
  type LockedInterview,
  lockInterview,
  moveBookings,
  type Party,
  replacePeople,
  replaceSlots,
  updateInterview,
} from './queries.ts';

const HOUR = 3_600_000;
const ENDED = 'This application has ended, so its interviews can’t be changed.';

/** Interviews as their reader sees them. */
export async function describeInterviews(
  db: TenantDb,
  reader: { id: number; actor: InterviewActor },
  rows: readonly InterviewRow[],
): Promise<z.input<typeof Interview>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const slots = Map.groupBy(await findSlots(db, ids), (slot) => slot.interview_id);
  const people = Map.groupBy(await findPeople(db, ids), (person) => person.interview_id);
  const events = Map.groupBy(await findEvents(db, ids), (event) => event.interview_id);
  const now = new Date();
  return rows.map((row) => {
    const byWords = (event: { actor_id: number | null; actor_name: string | null }) => {
      if (event.actor_id === reader.id) return 'You';
      if (event.actor_id === null) return 'Automatic';
      if (reader.actor === 'veteran') return row.company_name;
      return event.actor_name ?? 'A former colleague';
    };
    return {
      ...row,
      interviewers: people.get(row.id) ?? [],
      slots: slots.get(row.id) ?? [],
      job: { id: row.job_id, title: row.title },
      events: (events.get(row.id) ?? []).map((event) => ({ ...event, by: byWords(event) })),
      actions: actionsOf(row, reader.actor, now),
    };
  });
}

/** One interview of a party, as its reader sees it. */
export async function describeInterview(db: TenantDb, party: Party, readerId: number, id: number) {
  const actor = 'veteran_id' in party ? 'veteran' : 'recruiter';
  const [interview] = await describeInterviews(db, { id: readerId, actor }, await findInterviewRows(db, party, { id }));
  return interview ?? fail(notFound('Interview'));
}

export const rowOf = async (db: TenantDb, party: Party, id: number): Promise<InterviewRow> =>
  (await findInterviewRows(db, party, { id }))[0] ?? fail(notFound('Interview'));

type Proposed = BodyOf<typeof proposeInterview>;
type Written = Omit<Proposed, 'move_to_interview'>;

/** What a recruiter wrote, checked: details, times as instants, and interviewers of their company. */
async function readProposal(
  db: TenantDb,
  { company_id }: Recruiter,
  written: Written,
  { language, now }: { language: Mailing['language']; now: Date },
): Promise<{ details: Details; slots: (Slot & { field: string })[]; people: number[] }> {
  const { slots, errors } = resolveSlots(written, now, language);
  if (written.format === 'video' && !WebAddress.safeParse(written.location).success)
    errors.location = ['Enter the address of the video call. It starts with https://'];
  if (written.format === 'phone' && (written.location.match(/\d/g)?.length ?? 0) < 6)
    errors.location = ['Give the phone number to call, with at least six digits.'];
  const people = [...new Set(written.interviewer_ids)];
  const colleagues = new Set((await findRecruiters(db, company_id)).map(({ id }) => id));
  if (people.some((id) => !colleagues.has(id)))
    errors.interviewer_ids = ['Choose interviewers who are active recruiters of your company.'];
  if (Object.keys(errors).length > 0) fail(invalid(errors));
  const { format, location, note, duration_minutes, time_zone } = written;
  return { details: { format, location, note: note || null, duration_minutes, time_zone }, slots, people };
}

/** 409 that names who is taken by what, at the field of each time. */
async function clashesOf(
  db: TenantDb,
  interviewId: number | null,
  people: number[],
  slots: readonly (Slot & { field?: string })[],
  zone: string,
  language: Mailing['language'],
): Promise<Refusal | null> {
  const errors: Record<string, string[]> = {};
  for (const clash of await findClashes(db, interviewId, people, slots)) {
    const field = slots[clash.slot - 1]?.field ?? 'slot_id';
    const [from, to] = [clash.starts_at, clash.ends_at].map((at) => timeWords(new Date(at).toISOString(), zone, language));
    const taken = clash.status === 'scheduled' ? 'has an interview' : 'has a time on offer';
    errors[field] ??= [];
    errors[field].push(`${clash.user_name} ${taken} from ${from} to ${to} with ${clash.veteran_name} (${clash.title}).`);
  }
  const [first] = Object.values(errors)[0] ?? [];
  return first === undefined ? null : new Refusal(409, `${first} Choose another time.`, { errors });
}

/** Takes the interviewers' time, or fails with the clash. */
async function book(
  db: TenantDb,
  interviewId: number,
  { people, slots, details }: { people: number[]; slots: (Slot & { field: string })[]; details: Details },
  language: Mailing['language'],
): Promise<void> {
  const clash = () => clashesOf(db, interviewId, people, slots, details.time_zone, language);
  const before = await clash();
  if (before) fail(before);
  const created = await insertBookings(db, interviewId, people, slots);
  // Somebody else booked at the same moment.
  if (created < people.length * slots.length)
    fail((await clash()) ?? conflict('An interviewer was booked for one of these times a moment ago. Try again.'));
}

/** Proposes an interview. @returns its id */
export async function propose(
  db: TenantDb,
  mailing: Mailing,
  recruiter: Recruiter,
  applicationId: number,
  { move_to_interview, ...written }: Proposed,
): Promise<number> {
  const application =
    (await findApplicationOf(db, recruiter.company_id, applicationId, { lock: true })) ?? fail(notFound('Applicant'));
  if (!mayBeInterviewed(application.stage))
    fail(conflict('This application has ended. Move it back first to arrange an interview.'));
  const party = { company_id: recruiter.company_id };
  if ((await findInterviewRows(db, party, { application_id: applicationId })).length >= MOST_INTERVIEWS)
    fail(conflict(`An application can have ${MOST_INTERVIEWS} interviews. Propose other times for one of them instead.`));
  const now = new Date();
  const proposal = await readProposal(db, recruiter, written, { language: mailing.language, now });
  const at = now.toISOString();
  const id = await insertInterview(db, { ...proposal.details, application_id: applicationId, created_by: recruiter.id, at });
  await replacePeople(db, id, proposal.people);
  await replaceSlots(db, id, proposal.slots);
  await book(db, id, proposal, mailing.language);
  await insertEvent(db, { interview_id: id, actor_id: recruiter.id, kind: 'proposed', at });
  await prepareInvitation(db, recruiter, applicationId, { move: move_to_interview });
  const notified = { actor_id: recruiter.id, reason: null, before: null, again: false };
  await notifyProposed(db, mailing, await rowOf(db, party, id), notified);
  return id;
}

const NOT_NOW: Record<InterviewAction, string> = {
  choose: 'There are no times left to choose from.',
  none_fit: 'This interview can no longer be changed.',
  reschedule: 'This interview can no longer be changed. Propose a new one.',
  cancel: 'This interview can no longer be cancelled.',
  complete: 'You can record the outcome once the interview has started.',
  no_show: 'You can record the outcome once the interview has started.',
};

const STATUS_WORDS: Record<LockedInterview['status'], string> = {
  proposed: 'other times were proposed',
  none_fit: 'the applicant said that no time fits',
  scheduled: 'a time was chosen',
  cancelled: 'it was cancelled',
  completed: 'it was marked as done',
  no_show: 'it was marked as missed',
};

/** Locks an interview and admits an action by its status and revision. @throws 404, or 409 that says what has changed */
async function admit(db: TenantDb, party: Party, id: number, action: InterviewAction, revision: number) {
  const interview = (await lockInterview(db, party, id)) ?? fail(notFound('Interview'));
  const { status, starts_at, ends_at } = interview;
  if (interview.revision !== revision)
    fail(
      conflict(`This interview has changed since you opened it: ${STATUS_WORDS[status]}. Check it and try again.`, {
        revision: interview.revision,
      }),
    );
  const row = await rowOf(db, party, id);
  const actor: InterviewActor = 'veteran_id' in party ? 'veteran' : 'recruiter';
  const to = INTERVIEW_MOVES[status][actor]?.[action];
  if (to === undefined || !actionsOf(row, actor, new Date()).includes(action))
    fail(conflict(mayBeInterviewed(row.stage) ? NOT_NOW[action] : ENDED));
  const before = status === 'scheduled' && starts_at !== null && ends_at !== null ? { starts_at, ends_at } : null;
  return { interview, to, before, row };
}

/** Calendars that have the appointment take over a change by its higher sequence. */
const nextSequence = ({ sequence }: LockedInterview, changed: boolean) => ({ sequence: sequence + (changed ? 1 : 0) });

export async function reschedule(
  db: TenantDb,
  mailing: Mailing,
  recruiter: Recruiter,
  id: number,
  { revision, reason, ...written }: BodyOf<typeof rescheduleInterview>,
): Promise<void> {
  const party = { company_id: recruiter.company_id };
  const { interview, to, before } = await admit(db, party, id, 'reschedule', revision);
  const now = new Date();
  const proposal = await readProposal(db, recruiter, written, { language: mailing.language, now });
  const at = now.toISOString();
  await deleteBookings(db, [id]);
  await replacePeople(db, id, proposal.people);
  await replaceSlots(db, id, proposal.slots);
  await book(db, id, proposal, mailing.language);
  const cleared = { starts_at: null, ends_at: null, wish: null, reminded_at: null };
  await updateInterview(
    db,
    interview,
    { ...proposal.details, ...cleared, status: to, ...nextSequence(interview, before !== null) },
    at,
  );
  await insertEvent(db, { interview_id: id, actor_id: recruiter.id, kind: 'rescheduled', note: reason || null, at });
  const notified = { actor_id: recruiter.id, reason: reason || null, before, again: true };
  await notifyProposed(db, mailing, await rowOf(db, party, id), notified);
}

export async function choose(
  db: TenantDb,
  mailing: Mailing,
  veteranId: number,
  id: number,
  { revision, slot_id, time_zone }: BodyOf<typeof chooseInterviewTime>,
): Promise<void> {
  requireZone(time_zone);
  const party = { veteran_id: veteranId };
  const { interview, to } = await admit(db, party, id, 'choose', revision);
  const slots = await findSlots(db, [id]);
  const slot = slots.find((one) => one.id === slot_id) ?? fail(invalid({ slot_id: ['Choose one of the times on offer.'] }));
  const { starts_at, ends_at } = slot;
  const now = new Date();
  if (Date.parse(starts_at) <= now.getTime())
    fail(invalid({ slot_id: ['This time has passed. Choose a later one, or say that none fits.'] }));
  const span = { starts_at, ends_at };
  const [own] = await findClashes(db, id, [veteranId], [span]);
  if (own || (await insertBookings(db, id, [veteranId], [span])) === 0)
    fail(
      conflict(
        own
          ? `You already have an interview at that time: ${own.title}, ${own.company_name}. Choose another time.`
          : 'You chose an interview at that time a moment ago. Choose another time.',
      ),
    );
  await moveBookings(db, id, span);
  await replaceSlots(db, id, []);
  const at = now.toISOString();
  // Who chooses within a day of the beginning has just read the time.
  const isSoon = Date.parse(starts_at) - now.getTime() <= REMINDER_HOURS * HOUR;
  await updateInterview(
    db,
    interview,
    {
      ...span,
      status: to,
      veteran_time_zone: time_zone,
      wish: null,
      reminded_at: isSoon ? at : null,
      ...nextSequence(interview, true),
    },
    at,
  );
  await insertEvent(db, { interview_id: id, actor_id: veteranId, kind: 'scheduled', starts_at, at });
  const row = await rowOf(db, party, id);
  const { application_id, job_id, company_id } = row;
  await announce(db, [{ company_id, type: 'interview.booked', data: { interview_id: id, application_id, job_id, starts_at } }]);
  await notifyScheduled(db, mailing, row, span);
}

export async function declineTimes(
  db: TenantDb,
  mailing: Mailing,
  veteranId: number,
  id: number,
  { revision, wish, time_zone }: BodyOf<typeof declineInterviewTimes>,
): Promise<void> {
  requireZone(time_zone);
  const party = { veteran_id: veteranId };
  const { interview, to, before } = await admit(db, party, id, 'none_fit', revision);
  const at = new Date().toISOString();
  await deleteBookings(db, [id]);
  await replaceSlots(db, id, []);
  const cleared = { starts_at: null, ends_at: null, reminded_at: null };
  await updateInterview(
    db,
    interview,
    { ...cleared, status: to, wish, veteran_time_zone: time_zone, ...nextSequence(interview, before !== null) },
    at,
  );
  const starts_at = before?.starts_at ?? null;
  await insertEvent(db, { interview_id: id, actor_id: veteranId, kind: 'none_fit', note: wish, starts_at, at });
  await notifyNoneFit(db, mailing, await rowOf(db, party, id), before);
}

const requireZone = (zone: string) => isTimeZone(zone) || fail(invalid({ time_zone: ['Choose a time zone from the list.'] }));

export async function cancel(
  db: TenantDb,
  mailing: Mailing,
  party: Party,
  actorId: number,
  id: number,
  { revision, reason }: BodyOf<typeof cancelInterview>,
): Promise<void> {
  const { interview, before } = await admit(db, party, id, 'cancel', revision);
  await setCancelled(db, interview, { actor_id: actorId, reason, before });
  const by = 'veteran_id' in party ? 'veteran' : 'recruiter';
  await notifyCancelled(db, mailing, await rowOf(db, party, id), { by, actor_id: actorId, reason, before });
}

export async function setCancelled(
  db: TenantDb,
  interview: LockedInterview,
  { actor_id, reason, before }: { actor_id: number | null; reason: string; before: Slot | null },
): Promise<void> {
  const { id } = interview;
  const at = new Date().toISOString();
  await deleteBookings(db, [id]);
  await replaceSlots(db, id, []);
  const change = { status: 'cancelled', cancel_reason: reason, ...nextSequence(interview, before !== null) } as const;
  await updateInterview(db, interview, change, at);
  await insertEvent(db, {
    interview_id: id,
    actor_id,
    kind: 'cancelled',
    note: reason,
    starts_at: before?.starts_at ?? null,
    at,
  });
}

export async function record(
  db: TenantDb,
  mailing: Mailing,
  recruiter: Recruiter,
  id: number,
  { revision, outcome }: BodyOf<typeof recordInterview>,
): Promise<void> {
  const party = { company_id: recruiter.company_id };
  const { interview, to } = await admit(db, party, id, outcome === 'completed' ? 'complete' : 'no_show', revision);
  const at = new Date().toISOString();
  await updateInterview(db, interview, { status: to }, at);
  await insertEvent(db, { interview_id: id, actor_id: recruiter.id, kind: outcome, starts_at: interview.starts_at, at });
  await notifyOutcome(db, mailing, await rowOf(db, party, id));
}
