import type { ScreeningQuestion } from '#features/jobs/shapes.ts';
import { STAGES, type Stage } from '#features/jobs/stages.ts';
import { paths } from '#kit/ui/paths.ts';

/** Who moves an application. `system` closes those of a job that was closed. */
export type Mover = 'veteran' | 'recruiter' | 'system';

/** Every stage of an application that has been sent. */
export type SentStage = Exclude<Stage, 'draft'>;

/** The stages of the pipeline in their order; the others are exits. */
export const PIPELINE = ['submitted', 'in_review', 'shortlisted', 'interview', 'offer', 'hired'] as const satisfies Stage[];

const ENDED_STAGES = ['declined', 'withdrawn', 'job_closed'] as const satisfies Stage[];

/** The tabs of a job's applicant list. Stages ended by the veteran or the job share one tab. */
export const APPLICANT_TABS = [...PIPELINE, 'not_selected', 'ended'] as const satisfies readonly (Stage | 'ended')[];
export type ApplicantTab = (typeof APPLICANT_TABS)[number];

export const PIPELINE_VIEWS = ['list', 'board'] as const;
export const APPLICANT_SORTS = ['newest', 'oldest', 'match', 'waiting', 'reply'] as const;
/** Labels of a match that lists can be filtered by; `LEAST_MATCH` of features/jobs has the least score of each. */
export const MATCH_LEVELS = ['strong', 'good'] as const;
/** Days until an applicant is free. */
export const AVAILABLE_WITHIN = ['now', 'month', 'quarter'] as const;
export const DAYS_UNTIL: Record<(typeof AVAILABLE_WITHIN)[number], number> = { now: 0, month: 31, quarter: 92 };

export const stagesOfTab = (tab: ApplicantTab): readonly Stage[] => (tab === 'ended' ? ENDED_STAGES : [tab]);

/**
 * Allowed moves per role. A recruiter may skip stages, step back to correct a mistake, and reopen an application they closed.
 * An application that the veteran ended can't be reopened. A veteran who accepts an offer is hired.
 */
export const NEXT_STAGE: Record<Stage, Partial<Record<Mover, readonly Stage[]>>> = {
  draft: { veteran: ['submitted'] },
  submitted: {
    recruiter: ['in_review', 'shortlisted', 'interview', 'offer', 'hired', 'not_selected'],
    veteran: ['withdrawn'],
    system: ['job_closed'],
  },
  in_review: {
    recruiter: ['submitted', 'shortlisted', 'interview', 'offer', 'hired', 'not_selected'],
    veteran: ['withdrawn'],
    system: ['job_closed'],
  },
  shortlisted: {
    recruiter: ['in_review', 'interview', 'offer', 'hired', 'not_selected'],
    veteran: ['withdrawn'],
    system: ['job_closed'],
  },
  interview: { recruiter: ['shortlisted', 'offer', 'hired', 'not_selected'], veteran: ['withdrawn'], system: ['job_closed'] },
  offer: {
    recruiter: ['interview', 'hired', 'not_selected'],
    veteran: ['hired', 'declined', 'withdrawn'],
    system: ['job_closed'],
  },
  hired: { recruiter: ['offer'] },
  not_selected: { recruiter: ['in_review', 'shortlisted', 'interview', 'offer'] },
  declined: {},
  withdrawn: {},
  job_closed: { recruiter: ['in_review'] },
};

export function mayMove(from: Stage, to: Stage, mover: Mover): boolean {
  return NEXT_STAGE[from][mover]?.includes(to) ?? false;
}

/** Whether its veteran may still change what was sent: until somebody of the company opens it. */
export const mayEdit = ({ stage, is_unread }: { stage: Stage; is_unread: boolean }): boolean =>
  stage === 'submitted' && is_unread;

/** Undecided stages, which closing the job ends. */
export const UNDECIDED: readonly Stage[] = STAGES.filter((stage) => mayMove(stage, 'job_closed', 'system'));

/** Reasons for not selecting an applicant. Recruiters see `label`, the veteran sees `told`. */
export const NOT_SELECTED_REASONS = {
  other_candidate: { label: 'Another candidate was a closer match', sentence: 'Another candidate was a closer match this time.' },
  missing_requirement: {
    label: 'Does not meet a stated requirement',
    sentence: 'Your application didn’t show something the advert asks for.',
  },
  more_experience: {
    label: 'Needs more experience in this field',
    sentence: 'The employer wants more experience in this field.',
  },
  location: { label: 'Location or travel doesn’t work', sentence: 'The location or travel didn’t work for this role.' },
  salary: { label: 'Pay expectations don’t match', sentence: 'The pay on offer and your expectations were too far apart.' },
  availability: { label: 'Start date doesn’t work', sentence: 'The employer needs someone with a different start date.' },
  clearance: {
    label: 'Doesn’t have the required clearance',
    sentence: 'The role needs a security clearance that your application didn’t show.',
  },
  position_filled: { label: 'Position filled', sentence: 'The position has been filled.' },
} as const;
export type NotSelectedReason = keyof typeof NOT_SELECTED_REASONS;

/** Pages to which the advice after a decision leads. */
export const ADVICE_PAGES = ['recommended', 'remote', 'jobs', 'courses', 'resumes', 'profile'] as const;
export type Advice = { text: string; to: (typeof ADVICE_PAGES)[number] };

/** What the veteran can do next, for each reason. */
const NEXT_STEPS: Record<NotSelectedReason, Advice> = {
  other_candidate: { text: 'Apply for similar jobs while your application is up to date.', to: 'recommended' },
  missing_requirement: {
    text: 'Compare the advert with what you sent. If you do meet it, say so next time; if not, a course may close the gap.',
    to: 'courses',
  },
  more_experience: {
    text: 'Show more of your service: the teams, equipment and budgets you were responsible for. Jobs one level below can be a way in.',
    to: 'resumes',
  },
  location: { text: 'Look at remote jobs, or search near the places where you want to work.', to: 'remote' },
  salary: { text: 'Filter jobs by pay, and compare what similar jobs offer.', to: 'jobs' },
  availability: {
    text: 'If your date of leaving has changed, update it, so that employers and matches use the right one.',
    to: 'profile',
  },
  clearance: { text: 'If you hold or held a clearance, show its level and year in your next application.', to: 'resumes' },
  position_filled: { text: 'Apply for similar jobs that are still open.', to: 'recommended' },
};

/** The next step after a decision, or null where no reason was given. */
export const adviceOf = (reason: string | null): Advice | null => (isNotSelectedReason(reason) ? NEXT_STEPS[reason] : null);

export function isNotSelectedReason(text: string | null | undefined): text is NotSelectedReason {
  return text !== null && text !== undefined && Object.hasOwn(NOT_SELECTED_REASONS, text);
}

/** The reason's text for the veteran. */
export const sentenceOf = (reason: string | null) => (isNotSelectedReason(reason) ? NOT_SELECTED_REASONS[reason].sentence : null);
/** The reason's label for recruiters. */
export const labelOf = (reason: string | null) => (isNotSelectedReason(reason) ? NOT_SELECTED_REASONS[reason].label : null);

/** Why a veteran declines an offer. The recruiters read the label. */
export const DECLINE_REASONS = {
  pay: 'The pay is too low',
  start: 'The start date doesn’t work',
  place: 'The place or travel doesn’t work',
  hours: 'The hours or the contract don’t suit me',
  other_job: 'I have accepted another job',
  circumstances: 'My circumstances have changed',
  other: 'Another reason',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;

export const OFFER_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** A veteran is reminded of an offer when fewer hours than this remain to answer it. */
export const OFFER_REMINDER_HOURS = 48;

/** Reasons of events that leave an application at the stage `offer`, in words. */
export const OFFER_EVENTS = {
  offer_changed: 'The terms of the offer changed.',
  offer_expired: 'The offer was not answered in time.',
} as const;
const offerEvent = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(OFFER_EVENTS, reason) ? OFFER_EVENTS[reason as keyof typeof OFFER_EVENTS] : null;

/** An event's reason in the words for the veteran. */
export const eventSentenceOf = (reason: string | null) => offerEvent(reason) ?? sentenceOf(reason);
/** An event's reason in the words for recruiters. */
export const eventLabelOf = (reason: string | null) => offerEvent(reason) ?? labelOf(reason);

/** The five plain states a veteran sees. */
export type PlainState = 'sent' | 'being_read' | 'moving_forward' | 'decided' | 'ended';

export const PLAIN_STATE: Record<SentStage, PlainState> = {
  submitted: 'sent',
  in_review: 'being_read',
  shortlisted: 'moving_forward',
  interview: 'moving_forward',
  offer: 'decided',
  hired: 'decided',
  not_selected: 'decided',
  declined: 'ended',
  withdrawn: 'ended',
  job_closed: 'ended',
};

/** Stages of an application on another site, which its veteran moves. `opened`: not known yet whether they applied. */
export const TRACKED_STAGES = ['opened', 'applied', 'interview', 'offer', 'hired', 'not_selected', 'withdrawn'] as const;
/** Stages at which a tracked application is over. */
export const TRACKED_ENDED = ['hired', 'not_selected', 'withdrawn'] as const satisfies (typeof TRACKED_STAGES)[number][];
export type TrackedStage = (typeof TRACKED_STAGES)[number];

export const TRACKED_LABEL: Record<TrackedStage, string> = {
  opened: 'Not applied yet',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  not_selected: 'Not selected',
  withdrawn: 'Withdrawn',
};

/** Columns of a veteran's own board: the five plain states, what is still to send, and offers, which the veteran decides on. */
export const OWN_COLUMNS = ['to_send', 'sent', 'being_read', 'moving_forward', 'offer', 'decided', 'ended'] as const;
export type OwnColumn = (typeof OWN_COLUMNS)[number];

/** The column of an application that was sent here. */
export const ownColumnOf = (stage: SentStage): OwnColumn => (stage === 'offer' ? 'offer' : PLAIN_STATE[stage]);

export const TRACKED_COLUMN: Record<TrackedStage, OwnColumn> = {
  opened: 'to_send',
  applied: 'sent',
  interview: 'moving_forward',
  offer: 'offer',
  hired: 'decided',
  not_selected: 'decided',
  withdrawn: 'ended',
};

/** Where notifications and emails lead: one application of the veteran, one on another site, one applicant of a job. */
export const ownApplicationPath = paths.veteran.application;
export const trackedPath = (trackedId: number): string => paths.veteran.jobs({ jobType: 'applied', tracked: trackedId });
export const applicantPath = paths.recruiter.application;
export const applicantsPath = paths.recruiter.jobApplications;

/** Hours after "Not yet" until the question "Did you apply?" comes again. */
export const ASK_AGAIN_HOURS = 20;

/** Whether to ask a veteran who went to another site if they applied there. */
export const asksIfApplied = ({ stage, asked_at }: { stage: TrackedStage; asked_at: string | null }, now = new Date()): boolean =>
  stage === 'opened' && (asked_at === null || now.getTime() - Date.parse(asked_at) > ASK_AGAIN_HOURS * 3_600_000);

/** An undo is offered for this many seconds after a move. */
export const UNDO_SECONDS = 10;

/** The veteran sees a move after this many seconds: ten for whoever may undo it and five for their request to arrive. */
export const HIDDEN_SECONDS = UNDO_SECONDS + 5;

/** Whether a move takes the one before it back: the same person, to where it came from, while an undo is offered. */
export function isUndoOf(
  last: { at: string; actor_id: number | null; from_stage: Stage | null },
  move: { actor_id: number; to: Stage },
  now: Date,
): boolean {
  const seconds = (now.getTime() - Date.parse(last.at)) / 1000;
  return last.actor_id === move.actor_id && last.from_stage === move.to && seconds <= HIDDEN_SECONDS;
}

/** Days that an unsent application is stored after it was last saved. */
export const DRAFT_DAYS = 60;

/** Days in which an answer may be expected at each stage; the first two count from the closing date where that is later, and a job may have its own. */
export const ANSWER_DAYS = { submitted: 14, in_review: 14, shortlisted: 14, interview: 7, offer: 7 } as const;

const DAY = 86_400_000;

/** Until when the next answer may be expected, or null when none is to come. */
export function answerBy(application: {
  stage: SentStage;
  submitted_at: string;
  stage_since: string;
  closes_at: string | null;
  /** The job's own days to a first answer. */
  reply_days?: number | null;
  /** The end of the last interview that was held or lies ahead, times on offer included. */
  last_interview_at?: string | null;
}): Date | null {
  const by = answerWithoutInterview(application);
  if (by === null || !application.last_interview_at) return by;
  return new Date(Math.max(by.getTime(), Date.parse(application.last_interview_at) + ANSWER_DAYS.interview * DAY));
}

function answerWithoutInterview({
  stage,
  submitted_at,
  stage_since,
  closes_at,
  reply_days,
}: Parameters<typeof answerBy>[0]): Date | null {
  if (stage === 'submitted' || stage === 'in_review') {
    const from = Math.max(Date.parse(submitted_at), closes_at === null ? 0 : Date.parse(closes_at));
    return new Date(from + (reply_days ?? ANSWER_DAYS[stage]) * DAY);
  }
  if (stage === 'shortlisted' || stage === 'interview' || stage === 'offer')
    return new Date(Date.parse(stage_since) + ANSWER_DAYS[stage] * DAY);
  return null;
}

/** The interview of an application that the veteran reads about: one that waits for them, the next one, or the last one. */
export type CurrentInterview = {
  status: 'proposed' | 'none_fit' | 'scheduled' | 'completed' | 'no_show';
  starts_at: string | null;
};

/** What an interview means for the veteran. Null where the stage says more. */
function interviewText(
  { status, starts_at }: CurrentInterview,
  { inTime, whenOf, now }: { inTime: string | null; whenOf: (at: string) => string; now: Date },
): string | null {
  if (status === 'proposed') return 'Choose an interview time below.';
  if (status === 'none_fit')
    return inTime
      ? `You asked for other interview times; expect them by ${inTime}.`
      : 'You asked for other interview times; they take longer than usual.';
  if (starts_at === null || status === 'no_show') return null;
  if (Date.parse(starts_at) > now.getTime()) return `Interview on ${whenOf(starts_at)}.`;
  return inTime
    ? `You had your interview; expect an answer by ${inTime}.`
    : 'You had your interview; an answer takes longer than usual and may still come.';
}

/**
 * What a stage means for the veteran and when to expect an answer, in one sentence.
 * @param dateOf writes a day in the tenant's way
 * @param whenOf writes the day and time of an interview
 */
export function plainText(
  application: Parameters<typeof answerBy>[0] & {
    reason: string | null;
    /** The latest terms, at the stages `offer` and `hired`. */
    offer?: { answer_by: string; start_on?: string | null } | null;
    interview?: CurrentInterview | null;
  },
  { dateOf, whenOf }: { dateOf: (day: Date) => string; whenOf: (at: string) => string },
  now = new Date(),
): string {
  const by = answerBy(application);
  const inTime = by !== null && by > now ? dateOf(by) : null;
  if (application.interview && BEFORE_OFFER.includes(application.stage)) {
    const text = interviewText(application.interview, { inTime, whenOf, now });
    if (text !== null) return text;
  }
  switch (application.stage) {
    case 'submitted':
      return inTime
        ? `The employer has your application; expect an answer by ${inTime}.`
        : 'The employer has your application but has not opened it yet; an answer takes longer than usual and may still come.';
    case 'in_review':
      return inTime
        ? `The employer is reviewing applications; expect an answer by ${inTime}.`
        : 'The employer is still reviewing applications; an answer takes longer than usual and may still come.';
    case 'shortlisted':
      return inTime
        ? `You’re on the shortlist: expect to hear about the next step by ${inTime}.`
        : 'You are on the shortlist; the next step takes longer than usual.';
    case 'interview':
      return inTime
        ? `The employer wants to meet you; expect them to suggest a time by ${inTime}.`
        : 'The employer wants to meet you; look out for an email or call from them to arrange a time.';
    case 'offer':
      if (application.offer) {
        const last = new Date(application.offer.answer_by);
        return last > now
          ? `You have an offer; accept or decline it by ${dateOf(last)}.`
          : `The offer was open until ${dateOf(last)}, so if you still want the job, ask the employer for more time.`;
      }
      return inTime
        ? `You have an offer: expect the terms by ${inTime}, then accept or decline here.`
        : 'You have an offer: ask about the terms, then accept or decline here.';
    case 'hired':
      return application.offer?.start_on
        ? `Congratulations, you have the job and start on ${dateOf(new Date(`${application.offer.start_on}T12:00:00Z`))}.`
        : 'Congratulations, you have the job; the employer will contact you about your start.';
    case 'not_selected':
      return sentenceOf(application.reason) ?? 'The employer has decided not to take your application further.';
    case 'declined':
      return 'You declined the offer.';
    case 'withdrawn':
      return 'You withdrew this application.';
    case 'job_closed':
      return 'The employer closed this job before deciding on your application.';
  }
}

/** Stages at which the sentence is about the interview, where there is one. */
const BEFORE_OFFER: readonly SentStage[] = ['submitted', 'in_review', 'shortlisted', 'interview'];

/** Why the veteran may not withdraw any more, in words; used where `mayMove` says no. */
export const NOT_WITHDRAWN: Partial<Record<Stage, string>> = {
  hired: 'You have been hired for this job, so speak to the employer if you have changed your mind.',
  not_selected: 'The employer has already decided on this application, so it can’t be withdrawn.',
  declined: 'You have already declined this offer, so there is nothing to withdraw.',
  withdrawn: 'You have already withdrawn this application.',
  job_closed: 'This job has closed; there is nothing left to withdraw.',
};

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const numberIn = (answer: string) => {
  const text = answer.replace(/[,\s](?=\d{3}(?!\d))/g, '').trim();
  return NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;
};

/** Whether an answer meets the employer's requirement, or null when the question has none. A yes/no knockout passes with Yes. */
export function answerPasses(question: ScreeningQuestion, answer: string): boolean | null {
  if (question.kind === 'number' && question.minimum !== undefined) {
    const value = numberIn(answer);
    return value !== null && value >= question.minimum;
  }
  if (question.kind === 'yes_no' && question.knockout) return answer.toLowerCase() === 'yes';
  return null;
}

/** The error message for an answer, or null. Every question is required. */
function faultOf(question: ScreeningQuestion, answer: string): string | null {
  if (answer === '') return 'Answer this question.';
  if (question.kind === 'number' && numberIn(answer) === null) return 'Answer with a number.';
  if (question.kind === 'yes_no' && !/^(?:yes|no)$/i.test(answer)) return 'Answer Yes or No.';
  if (question.kind === 'choice' && !question.choices?.includes(answer))
    return `Choose one of: ${question.choices?.join(', ') ?? ''}.`;
  if (question.knockout && answerPasses(question, answer) === false)
    return question.kind === 'number'
      ? `This job asks for ${question.minimum} or more.`
      : 'This job is only for people who can answer Yes here.';
  return null;
}

export type Answer = { question: string; answer: string };

/**
 * Puts the answers in the order of the job's questions; answers to questions that the job does not ask are left out.
 * @returns the answers to store, and errors by field: `answers.2` is the job's third question
 */
export function checkAnswers(
  questions: readonly ScreeningQuestion[],
  given: readonly Answer[],
): { answers: Answer[]; errors: Record<string, string[]> } {
  const errors: Record<string, string[]> = {};
  const answers = questions.map((question, index) => {
    const answer = given.find((each) => each.question.trim() === question.question)?.answer.trim() ?? '';
    const fault = faultOf(question, answer);
    if (fault) errors[`answers.${index}`] = [fault];
    return { question: question.question, answer: question.kind === 'yes_no' && /^yes$/i.test(answer) ? 'Yes' : answer };
  });
  return { answers, errors };
}

const LEGAL_FORM = /[\s,]+(?:ltd|limited|plc|llp|llc|inc|incorporated|corp|corporation|co|company|cic)\.?$/i;
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a text contains one of these job titles or employers, as whole words in any case. An employer's legal form may be missing. */
export function namesAny(text: string, names: readonly string[]): boolean {
  const words = wordsOf(text);
  return names
    .map((name) => wordsOf(name.replace(LEGAL_FORM, '')))
    .some((name) => name.trim().length > 2 && words.includes(name));
}
