import { addDays } from '#kit/calendar/days.ts';
import { dayWords, sameClock, spanWords, timeWords, zoneWords } from '#kit/calendar/time-zones.ts';
import type { Interview } from '../contract.ts';
import type { InterviewFormat, InterviewStatus } from '../rules.ts';

type Language = 'en-GB' | 'en-US';
type Span = { starts_at: string; ends_at: string };

export const FORMAT_WORDS: Record<InterviewFormat, string> = { video: 'Video call', phone: 'Phone call', in_person: 'In person' };

/** What a status means to each side. */
export const STATUS_WORDS: Record<'veteran' | 'recruiter', Record<InterviewStatus, string>> = {
  recruiter: {
    proposed: 'Waiting for an answer',
    none_fit: 'Needs other times',
    scheduled: 'Arranged',
    cancelled: 'Cancelled',
    completed: 'Done',
    no_show: 'Missed',
  },
  veteran: {
    proposed: 'Times proposed',
    none_fit: 'Waiting for other times',
    scheduled: 'Arranged',
    cancelled: 'Cancelled',
    completed: 'Done',
    no_show: 'Missed',
  },
};

/** The words of an interview's history. */
export const EVENT_WORDS: Record<string, string> = {
  proposed: 'Times proposed',
  rescheduled: 'Other times proposed',
  scheduled: 'Time chosen',
  none_fit: 'Asked for other times',
  cancelled: 'Cancelled',
  completed: 'Marked as done',
  no_show: 'Marked as missed',
  reminded: 'Both sides reminded',
};

/** The zone of this browser's clock. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The other side's zone, as far as it is known. */
export const otherZoneOf = (interview: Pick<Interview, 'time_zone' | 'veteran_time_zone'>, reader: 'veteran' | 'recruiter') =>
  reader === 'veteran' ? interview.time_zone : interview.veteran_time_zone;

/** A time on the reader's clock, and on the other side's where it differs. */
export function timesOf(
  span: Span,
  zones: { own: string; other: string | null },
  reader: 'veteran' | 'recruiter',
  language: Language,
): { own: string; other: string | null } {
  const { own, other } = zones;
  if (other === null || sameClock(span.starts_at, own, other)) return { own: spanWords(span, own, language), other: null };
  const sameDay = dayWords(span.starts_at, own, language) === dayWords(span.starts_at, other, language);
  const day = sameDay ? '' : `${dayWords(span.starts_at, other, language)}, `;
  const whose = reader === 'veteran' ? 'for the employer' : 'for the applicant';
  return {
    own: spanWords(span, own, language),
    other: `${day}${timeWords(span.starts_at, other, language)} ${zoneWords(span.starts_at, other, language)} ${whose}`,
  };
}

/** Lengths to choose from, in minutes. */
export const DURATION_OPTIONS = [15, 20, 30, 45, 60, 90, 120, 180, 240].map((value) => ({ value, label: lengthWords(value) }));

/** `45 minutes`, `1 hour`, `1 hour 30 minutes`. */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`];
  return parts.filter(Boolean).join(' ');
}

/** The Monday of a day's week; days are `2026-11-25`. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return addDays(day, -((date.getUTCDay() + 6) % 7));
}
