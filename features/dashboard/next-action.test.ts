import { describe, expect, test } from 'vitest';
import { countdown, type NextFacts, nextAction } from './next-action.ts';

const job = { application_id: 4, job_title: 'Fleet manager', company_name: 'Northgate Rail' };
const task = { id: 8, plan_id: 2, title: 'Book your medical', due_on: '2026-12-12', link: null, is_overdue: false };
const ALL: NextFacts = {
  offers: [
    { ...job, until: '2026-12-06' },
    { ...job, application_id: 5, until: null },
  ],
  interviews: [{ ...job, application_id: 6, until: '2026-12-09' }],
  messages: [{ conversation: 'application-7', company_name: 'Hallam', job_title: 'Fitter' }],
  tasks: [task, { ...task, id: 9, is_overdue: true }],
};

describe('the next action', () => {
  test.each<[string, Partial<NextFacts>, object | null]>([
    ['an offer first, the one with the nearest day', {}, { kind: 'offer', application_id: 4, until: '2026-12-06' }],
    ['an interview to choose without an offer', { offers: [] }, { kind: 'interview', application_id: 6 }],
    ['then a message', { offers: [], interviews: [] }, { kind: 'message', conversation: 'application-7' }],
    ['then an overdue task', { offers: [], interviews: [], messages: [] }, { kind: 'overdue_task', id: 9 }],
    ['then the next task', { offers: [], interviews: [], messages: [], tasks: [task] }, { kind: 'task', id: 8 }],
    ['nothing where nothing waits', { offers: [], interviews: [], messages: [], tasks: [] }, null],
  ])('is %s', (_, facts, expected) => {
    const action = nextAction({ ...ALL, ...facts });
    if (expected) expect(action).toMatchObject(expected);
    else expect(action).toBeNull();
  });
});

test.each([
  [294, '294 days to leaving'],
  [1, '1 day to leaving'],
  [0, 'You leave today'],
  [-30, '30 days since you left'],
  [-366, null],
])('%i days from the day of leaving reads %s', (days, words) => {
  expect(countdown(days)).toBe(words);
});
