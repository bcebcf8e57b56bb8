import type { Stage } from '#features/jobs/stages.ts';
import type { Application } from '../contract.ts';
import { PLAIN_STATE, type PlainState, type SentStage } from '../rules.ts';

/** The veteran's label for each plain state. */
const PLAIN_WORDS: Record<Exclude<PlainState, 'ended'>, string> = {
  sent: 'Sent',
  being_read: 'Being read',
  moving_forward: 'Moving forward',
  decided: 'Decided',
};
const STATES = ['sent', 'being_read', 'moving_forward', 'decided'] as const;

/** The label of the last step once it is reached. */
const LAST_WORDS: Partial<Record<Stage, string>> = {
  offer: 'Offer',
  hired: 'Hired',
  not_selected: 'Not selected',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  job_closed: 'Job closed',
};

export type TrackStep = { label: string; at: 'done' | 'here' | 'ended' | 'ahead' };

const isSent = (stage: Stage): stage is SentStage => stage !== 'draft';

/** The steps of an application's progress bar. When it ended early or was not selected, steps it never reached are left out. */
export function trackOf({ stage, events }: Pick<Application, 'stage' | 'events'>): TrackStep[] {
  const state = isSent(stage) ? PLAIN_STATE[stage] : 'sent';
  const ended = state === 'ended' || stage === 'not_selected';
  const here = ended ? STATES.length - 1 : STATES.indexOf(state);
  const reached = new Set(
    events.flatMap(({ to_stage }) => (isSent(to_stage) ? [PLAIN_STATE[to_stage]] : [])).filter((one) => one !== 'ended'),
  );
  return STATES.flatMap((one, index): TrackStep[] => {
    if (index === here) return [{ label: LAST_WORDS[stage] ?? PLAIN_WORDS[one], at: ended ? 'ended' : 'here' }];
    if (index > here) return [{ label: PLAIN_WORDS[one], at: 'ahead' }];
    if (ended && !reached.has(one)) return [];
    return [{ label: PLAIN_WORDS[one], at: 'done' }];
  });
}

/** How far an application has come, as its owner reads it: `Being read`, `Offer`. */
export const stageWords = (stage: Stage): string =>
  trackOf({ stage, events: [] }).find(({ at }) => at === 'here' || at === 'ended')?.label ?? PLAIN_WORDS.sent;

/** The veteran's text for each event of the history. */
const EVENT_WORDS: Record<SentStage, string> = {
  submitted: 'Moved back to new applications',
  in_review: 'Being read',
  shortlisted: 'On the shortlist',
  interview: 'Invited to interview',
  offer: 'Offered the job',
  hired: 'Hired',
  not_selected: 'Not selected',
  declined: 'Offer declined',
  withdrawn: 'Withdrawn',
  job_closed: 'The job was closed',
};

export function eventWords({
  from_stage,
  to_stage,
  by,
}: Pick<Application['events'][number], 'from_stage' | 'to_stage' | 'by'>): string {
  if (from_stage === null || from_stage === 'draft') return 'Application sent';
  if (from_stage === to_stage) return to_stage === 'offer' ? 'Offer' : 'Changed before it was opened';
  if (to_stage === 'hired' && by === 'You') return 'Offer accepted';
  return isSent(to_stage) ? EVENT_WORDS[to_stage] : 'Draft';
}
