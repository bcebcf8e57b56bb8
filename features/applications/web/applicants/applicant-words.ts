import type { Applicant } from '../../contract.ts';
import { type ApplicantTab, STAGE_LABEL, type Stage } from '../../rules.ts';

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

/** `In this stage since today`, `In this stage for 12 days`: how long an applicant has been in a stage. */
export function stayInWords(days: number): string {
  if (days === 0) return 'In this stage since today';
  return days === 1 ? 'In this stage for 1 day' : `In this stage for ${days} days`;
}

/** Whether the expected day of an answer has passed. */
export const isOverdue = ({ reply_by }: Pick<Applicant, 'reply_by'>, now: Date = new Date()): boolean =>
  reply_by !== null && Date.parse(reply_by) < now.getTime();
