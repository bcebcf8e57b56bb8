import type { Applicant } from '../contract.ts';
import { answerBy, STAGE_LABEL, type Stage } from '../rules.ts';
import type { ApplicantTab } from './applicant-search.ts';

type StageColour = 'default' | 'info' | 'primary' | 'success' | 'warning';

export const STAGE_COLOUR: Record<Stage, StageColour> = {
  draft: 'default',
  submitted: 'info',
  in_review: 'default',
  shortlisted: 'primary',
  interview: 'primary',
  offer: 'success',
  hired: 'success',
  not_selected: 'default',
  declined: 'default',
  withdrawn: 'default',
  job_closed: 'default',
};

export const tabLabel = (tab: ApplicantTab) => (tab === 'ended' ? 'Ended' : STAGE_LABEL[tab]);

const DAY_MS = 86_400_000;

/** Whole days since an instant. */
export function daysSince(instant: string, now: Date = new Date()): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / DAY_MS));
}

/** `Today`, `1 day`, `12 days`: how long an applicant has stood where they are. */
export function daysInWords(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}

/** Whether the veteran waits for an answer longer than they were told. */
export function isOverdue(
  { stage, submitted_at, stage_since }: Pick<Applicant, 'stage' | 'submitted_at' | 'stage_since'>,
  closes_at: string | null,
  now: Date = new Date(),
): boolean {
  if (stage === 'draft') return false;
  const by = answerBy({ stage, submitted_at, stage_since, closes_at });
  return by !== null && by < now;
}
