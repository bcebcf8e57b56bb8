import { daysBetween } from '#kit/calendar/days.ts';

/** A start within so many days of leaving fits the leaving date. */
const FITS_WITHIN_DAYS = 60;

export type StartFit = { days: number; fits: boolean };

/**
 * How a first day of work relates to the day of leaving service. Null where one of them is not known, or where the person had left already,
 * because then nothing has to fit.
 * @param today the day of the offer or hire
 */
export function startFit(start_on: string | null, leaves_on: string | null, today: string): StartFit | null {
  if (start_on === null || leaves_on === null || leaves_on < today) return null;
  const days = daysBetween(leaves_on, start_on);
  return { days, fits: days > 0 && days <= FITS_WITHIN_DAYS };
}

const counted = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** The fit in one sentence: `Fits your leaving date: 3 days after your last day`. */
export function startFitText({ days, fits }: StartFit): string {
  if (days === 0) return 'Starts on your last day of service. Agree the date with the employer and your unit.';
  if (days < 0)
    return `Starts ${counted(-days)} before your last day of service. Agree the date with the employer and your unit.`;
  return fits ? `Fits your leaving date: ${counted(days)} after your last day` : `Starts ${counted(days)} after your last day`;
}

/** Whole days in which an offer can still be answered; 0 on the last day. */
export const daysToAnswer = (answer_day: string, today: string): number => daysBetween(today, answer_day);

/** `3 days left to answer`, `Last day to answer`; null once it has passed. */
export function answerCountdown(days: number): string | null {
  if (days < 0) return null;
  return days === 0 ? 'Last day to answer' : `${counted(days)} left to answer`;
}

/** How long after the hire its panel stays where the job has no start date. */
export const HIRE_SHOWN_DAYS = 60;

/** Whether a hire is news: until its first day, or for two months. */
export const isNewHire = ({ start_on, hired_on }: { start_on: string | null; hired_on: string }, today: string): boolean =>
  start_on === null ? daysBetween(hired_on, today) <= HIRE_SHOWN_DAYS : today <= start_on;

/** What employers read when their applicant has taken another job; the veteran can change it before it is sent. */
export const KIND_NOTE =
  'Thank you for the time you gave my application. I have accepted another job, so I am withdrawing. I wish you well in finding the right person.';
