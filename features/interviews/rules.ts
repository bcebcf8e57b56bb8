import type { Stage } from '#features/jobs/stages.ts';
import { instantsOf, isTimeZone, timeWords, zoneWords } from '#kit/calendar/time-zones.ts';

export const INTERVIEW_STATUSES = ['proposed', 'none_fit', 'scheduled', 'cancelled', 'completed', 'no_show'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

export const INTERVIEW_FORMATS = ['video', 'phone', 'in_person'] as const;
export type InterviewFormat = (typeof INTERVIEW_FORMATS)[number];

/** The two lists of a company's interviews. */
export const INTERVIEW_PERIODS = ['upcoming', 'past'] as const;
export type InterviewPeriod = (typeof INTERVIEW_PERIODS)[number];

export type InterviewActor = 'veteran' | 'recruiter';
export type InterviewAction = 'choose' | 'none_fit' | 'reschedule' | 'cancel' | 'complete' | 'no_show';

/** What each side may do at each status, and the status it leads to. What has taken place can only be corrected. */
export const INTERVIEW_MOVES: Record<
  InterviewStatus,
  Partial<Record<InterviewActor, Partial<Record<InterviewAction, InterviewStatus>>>>
> = {
  proposed: {
    veteran: { choose: 'scheduled', none_fit: 'none_fit', cancel: 'cancelled' },
    recruiter: { reschedule: 'proposed', cancel: 'cancelled' },
  },
  none_fit: { veteran: { cancel: 'cancelled' }, recruiter: { reschedule: 'proposed', cancel: 'cancelled' } },
  scheduled: {
    veteran: { none_fit: 'none_fit', cancel: 'cancelled' },
    recruiter: { reschedule: 'proposed', cancel: 'cancelled', complete: 'completed', no_show: 'no_show' },
  },
  cancelled: {},
  completed: { recruiter: { no_show: 'no_show' } },
  no_show: { recruiter: { complete: 'completed' } },
};

/** Interviews that still lie ahead, which the end of an application cancels. */
export const OPEN_STATUSES = ['proposed', 'none_fit', 'scheduled'] as const satisfies InterviewStatus[];

/**
 * What this side may do now: an outcome only once the interview has begun, and a new time or an answer only before it and while the
 * application goes on.
 */
export function actionsOf(
  interview: { status: InterviewStatus; starts_at: string | null; stage: Stage },
  actor: InterviewActor,
  now: Date,
): InterviewAction[] {
  const begun = interview.starts_at !== null && Date.parse(interview.starts_at) <= now.getTime();
  const moves = Object.keys(INTERVIEW_MOVES[interview.status][actor] ?? {}) as InterviewAction[];
  return moves.filter((action) =>
    action === 'complete' || action === 'no_show' ? begun : !begun && mayBeInterviewed(interview.stage),
  );
}

/** Stages of an application in which an interview can be arranged. */
export const WITH_INTERVIEWS = ['submitted', 'in_review', 'shortlisted', 'interview', 'offer'] as const satisfies Stage[];
export const mayBeInterviewed = (stage: Stage): boolean => WITH_INTERVIEWS.some((one) => one === stage);

export const MOST_SLOTS = 10;
export const MOST_INTERVIEWERS = 8;
/** Interviews of one application, cancelled ones included. */
export const MOST_INTERVIEWS = 20;
/** Times are offered up to this many days ahead. */
export const DAYS_AHEAD = 180;
export const REMINDER_HOURS = 24;

/** A time as it is proposed: what the clock of the interview's zone shows. `second` picks the later of two, when clocks go back. */
export type WantedSlot = { starts: string; second: boolean };
export type Slot = { starts_at: string; ends_at: string };

type Wanted = { slots: readonly WantedSlot[]; duration_minutes: number; time_zone: string };

/** Turns proposed local times into instants. @returns the times in order, or messages by field: `slots.1.starts` is the second time's */
export function resolveSlots(
  { slots, duration_minutes, time_zone }: Wanted,
  now: Date,
  language: 'en-GB' | 'en-US',
): { slots: (Slot & { field: string })[]; errors: Record<string, string[]> } {
  if (!isTimeZone(time_zone)) return { slots: [], errors: { time_zone: ['Choose a time zone from the list.'] } };
  const errors: Record<string, string[]> = {};
  const resolved = slots.flatMap(({ starts, second }, index) => {
    const field = `slots.${index}.starts`;
    const found = instantsOf(starts, time_zone);
    if (found.kind === 'never') {
      const [, instead] = found.instead.split('T');
      errors[field] = [
        `The clocks go forward that night, so ${starts.split('T')[1]} does not exist in this time zone. Choose ${instead} or another time.`,
      ];
      return [];
    }
    const at = found.kind === 'once' ? found.at : second ? found.second : found.first;
    if (Date.parse(at) <= now.getTime()) {
      errors[field] = ['This time has passed. Choose a later one.'];
      return [];
    }
    if (Date.parse(at) > now.getTime() + DAYS_AHEAD * 86_400_000) {
      errors[field] = [`Choose a time within the next ${DAYS_AHEAD} days.`];
      return [];
    }
    return [{ starts_at: at, ends_at: new Date(Date.parse(at) + duration_minutes * 60_000).toISOString(), field }];
  });
  const inOrder = resolved.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  inOrder.forEach((slot, index) => {
    const before = inOrder[index - 1];
    if (before && slot.starts_at < before.ends_at)
      errors[slot.field] = [
        `This overlaps the time at ${timeWords(before.starts_at, time_zone, language)}. Leave ${duration_minutes} minutes between two times.`,
      ];
  });
  return { slots: inOrder, errors };
}

/** For a time that comes twice when clocks go back: both of them in words. Null for any other time. */
export function twiceWords(starts: string, zone: string, language: 'en-GB' | 'en-US'): { first: string; second: string } | null {
  const found = instantsOf(starts, zone);
  if (found.kind !== 'twice') return null;
  const words = (at: string) => `${timeWords(at, zone, language)} ${zoneWords(at, zone, language)}`;
  return { first: words(found.first), second: words(found.second) };
}

/** Why an interview needs an act of the recruiter, or null: nothing moves on by itself from these. */
export function needsRecruiter(
  { status, slots, ends_at }: { status: InterviewStatus; slots: readonly Slot[]; ends_at: string | null },
  now: Date,
): 'other_times' | 'times_passed' | 'outcome' | null {
  const at = now.toISOString();
  if (status === 'none_fit') return 'other_times';
  if (status === 'proposed') return slots.every(({ starts_at }) => starts_at <= at) ? 'times_passed' : null;
  return status === 'scheduled' && ends_at !== null && ends_at <= at ? 'outcome' : null;
}
