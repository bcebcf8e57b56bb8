import { expect, test } from 'vitest';
import { STAGES, type Stage } from '#features/jobs/stages.ts';
import type { Application } from '../contract.ts';
import { eventWords, trackOf } from './application-words.ts';

function through(...stages: Stage[]): Pick<Application, 'stage' | 'events'> {
  return {
    stage: stages.at(-1) ?? 'submitted',
    events: stages.map((to_stage, index) => ({
      at: '2026-11-20T09:00:00.000Z',
      from_stage: stages[index - 1] ?? null,
      to_stage,
      by: 'The employer',
      reason: null,
      note: null,
    })),
  };
}

const shown = (application: Pick<Application, 'stage' | 'events'>) =>
  trackOf(application).map(({ label, at }) => `${label}: ${at}`);

test.each([
  [['submitted'], ['Sent: here', 'Being read: ahead', 'Moving forward: ahead', 'Decided: ahead']],
  [
    ['submitted', 'in_review'],
    ['Sent: done', 'Being read: here', 'Moving forward: ahead', 'Decided: ahead'],
  ],
  [
    ['submitted', 'interview'],
    ['Sent: done', 'Being read: done', 'Moving forward: here', 'Decided: ahead'],
  ],
  [
    ['submitted', 'in_review', 'offer'],
    ['Sent: done', 'Being read: done', 'Moving forward: done', 'Offer: here'],
  ],
  [
    ['submitted', 'offer', 'hired'],
    ['Sent: done', 'Being read: done', 'Moving forward: done', 'Hired: here'],
  ],
  [
    ['submitted', 'in_review', 'not_selected'],
    ['Sent: done', 'Being read: done', 'Not selected: ended'],
  ],
  [
    ['submitted', 'withdrawn'],
    ['Sent: done', 'Withdrawn: ended'],
  ],
  [
    ['submitted', 'shortlisted', 'job_closed'],
    ['Sent: done', 'Moving forward: done', 'Job closed: ended'],
  ],
] satisfies [Stage[], string[]][])('after %j the track shows %j', (stages, steps) => {
  expect(shown(through(...stages))).toEqual(steps);
});

test('no word a veteran reads says rejected', () => {
  const words = STAGES.flatMap((stage) => [
    ...trackOf(through('submitted', stage)).map(({ label }) => label),
    eventWords({ from_stage: 'submitted', to_stage: stage, by: 'The employer' }),
  ]);
  expect(words.join(' ')).not.toMatch(/reject/i);
});

test('the history names who sent the application and accepted the offer', () => {
  expect(eventWords({ from_stage: null, to_stage: 'submitted', by: 'You' })).toBe('Application sent');
  expect(eventWords({ from_stage: 'offer', to_stage: 'hired', by: 'You' })).toBe('Offer accepted');
  expect(eventWords({ from_stage: 'offer', to_stage: 'hired', by: 'The employer' })).toBe('Hired');
});
