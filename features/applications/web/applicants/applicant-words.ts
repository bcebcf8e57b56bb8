import { STAGE_LABEL, type Stage } from '#features/jobs/stages.ts';
import { daysSince } from '#kit/ui/text/dates.ts';
import type { Applicant } from '../../contract.ts';
import type { ApplicantTab } from '../../rules.ts';

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

/** `In this stage since today`, `In this stage for 12 days`: how long an applicant has been in a stage. @param since an instant */
export function stayInWords(since: string, now: Date = new Date()): string {
  const days = daysSince(since, now);
  if (days <= 1) return `In this stage since ${days === 1 ? 'yesterday' : 'today'}`;
  return `In this stage for ${days} days`;
}

/** Whether the expected day of an answer has passed. */
export const isOverdue = ({ reply_by }: Pick<Applicant, 'reply_by'>, now: Date = new Date()): boolean =>
  reply_by !== null && Date.parse(reply_by) < now.getTime();
