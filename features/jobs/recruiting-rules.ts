import { addDays } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import type { JobReview } from './hold-contract.ts';
import type { JobStatus } from './shapes.ts';

/**
 * The allowed changes of status. A published job becomes `expired` at its closing date; a recruiter never sets it. A held job waits for an
 * operator; a recruiter withdraws it first.
 * A paused or expired job may be closed without publishing it again.
 */
export const JOB_MOVES: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['published'],
  held: [],
  published: ['paused', 'closed', 'filled', 'expired'],
  paused: ['published', 'closed', 'filled'],
  closed: ['published'],
  filled: ['published'],
  expired: ['published', 'closed', 'filled'],
};

export function mayMoveJob(from: JobStatus, to: JobStatus): boolean {
  return JOB_MOVES[from].includes(to);
}

/** Statuses that also close the undecided applications. A pause closes none. */
export const ENDS_APPLICATIONS = ['closed', 'filled'] as const satisfies JobStatus[];
export type Ending = (typeof ENDS_APPLICATIONS)[number];

/** Minimum length of a published description in characters, without markup. */
export const MIN_DESCRIPTION = 50;
/** Maximum number of days that a job may stay open, from the day of publishing. */
export const MAX_OPEN_DAYS = 180;
/** Number of days in which the same title at the same location counts as a duplicate. */
export const DUPLICATE_DAYS = 30;

/** The time zone in which a closing day ends. */
export const closingZone = (countryId: number) => countryOf(countryId).closingZone;

/** The calendar day of an instant in a zone: `2026-11-21`. */
export function dayIn(zone: string, instant = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
}

/** The text of HTML without its markup. */
export function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&\w+;|&#\w+;/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
}

export type Missing = { field: string; message: string };

/**
 * The fields that are missing before a job can be published, in the order of the form.
 * @param today the current day in the closing zone
 */
export function missingToPublish(
  job: {
    title: string;
    description: string;
    job_type: string | null;
    type: string | null;
    experience: string | null;
    city_id: number | null;
    closes_on: string | null;
  },
  today: string,
): Missing[] {
  const missing: Missing[] = [];
  const needs = (field: string, message: string) => missing.push({ field, message });
  if (job.title.trim().length < 3) needs('title', 'Enter a job title');
  const written = textOf(job.description).length;
  if (written === 0) needs('description', `Describe the job in at least ${MIN_DESCRIPTION} characters`);
  else if (written < MIN_DESCRIPTION)
    needs('description', `Describe the job in at least ${MIN_DESCRIPTION} characters; you have ${written} so far`);
  if (job.job_type === null) needs('job_type', 'Choose a job type');
  if (job.type === null) needs('type', 'Choose on site, hybrid or remote');
  if (job.experience === null) needs('experience', 'Choose an experience level');
  if (job.city_id === null && job.type !== 'remote') needs('city_id', 'Choose a location, or make the job remote');
  if (job.closes_on === null) needs('closes_on', 'Choose a closing date');
  else if (job.closes_on < today) needs('closes_on', 'The closing date has passed. Choose a later one');
  else if (job.closes_on > addDays(today, MAX_OPEN_DAYS))
    needs('closes_on', `Choose a closing date within ${MAX_OPEN_DAYS} days, by ${addDays(today, MAX_OPEN_DAYS)}`);
  return missing;
}

/** What a recruiter reads after saving or publishing a job. */
export function savedInWords(
  { status: now, review }: { status: JobStatus; review: Pick<JobReview, 'of' | 'state'> | null },
  before: JobStatus,
): string {
  if (review?.of === 'change' && review.state === 'held')
    return 'Your change is being checked. Veterans see the earlier text until then';
  if (now === 'held') return 'Saved. We’re checking this job before it’s published';
  if (now === 'published' && before !== 'published') return 'Job published';
  return now === 'draft' ? 'Draft saved' : 'Changes saved';
}
