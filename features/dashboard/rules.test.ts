import { expect, test } from 'vitest';
import { levelOfRank } from './rank-levels.ts';
import {
  type ProfileParts,
  profileStrength,
  scoreByWishes,
  shownRange,
  tellingWords,
  type WishedJob,
  type Wishes,
} from './rules.ts';

test.each([
  [{}, { from: '2026-08-30', to: '2026-11-21' }],
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-21' }],
  [
    { from: '2026-11-21', to: '2026-11-21' },
    { from: '2026-11-21', to: '2026-11-21' },
  ],
  [{ from: '2026-11-22' }, null],
  [{ from: '2020-01-01' }, null],
])('of %j the range %j is shown', (asked, shown) => expect(shownRange(asked, '2026-11-21')).toEqual(shown));

const WISHES: Wishes = {
  roles: ['Workshop manager', 'Fleet engineer'],
  cities: ['Cardiff'],
  work_types: ['hybrid', 'remote'],
  job_types: ['full_time'],
  salary_year: 36_000,
};
const JOB: WishedJob = {
  city: 'Leeds',
  type: 'on_site',
  job_type: 'contract',
  salary_year: null,
  published_at: '2026-11-20T09:00:00Z',
  roles_met: [0, 0],
};

test.each<[string, Partial<WishedJob>, string[] | null]>([
  ['the role by all its words', { roles_met: [0, 2] }, ['Matches “Fleet engineer”']],
  ['the role by its telling word', { roles_met: [1, 0] }, ['Close to “Workshop manager”']],
  [
    'role, place and pay',
    { roles_met: [2, 1], city: 'cardiff', salary_year: 40_000 },
    ['Matches “Workshop manager”', 'In Cardiff', 'Meets your minimum pay'],
  ],
  ['a wished place and kind of work', { city: 'Cardiff', type: 'hybrid' }, ['In Cardiff']],
  ['remote work alone', { type: 'remote' }, ['Remote']],
  ['a place alone', { city: 'Cardiff' }, null],
  ['nothing', {}, null],
  ['a role that pays too little', { roles_met: [1, 0], salary_year: 20_000 }, null],
])('a job that meets %s is recommended for that reason, or not at all', (_, job, reasons) => {
  expect(scoreByWishes({ ...JOB, ...job }, WISHES)?.reasons ?? null).toEqual(reasons);
});

test('a closer role outweighs a better place', () => {
  const role = scoreByWishes({ ...JOB, roles_met: [2, 0] }, WISHES);
  const place = scoreByWishes({ ...JOB, city: 'Cardiff', type: 'hybrid' }, WISHES);
  expect(role?.score).toBeGreaterThan(place?.score ?? Infinity);
});

test('the telling words of a role are those that say which work it is', () => {
  expect(tellingWords('Head of Logistics')).toEqual(['Logistics']);
  expect(tellingWords('C# developer / team lead')).toEqual(['C#', 'developer', 'team']);
  expect(tellingWords('Manager')).toEqual([]);
});

const ALL: ProfileParts = { resume: 1, service: 1, roles: 1, places: 1, pay_and_hours: 1, discharge_date: 1, needs: 1, phone: 1 };

test('a full profile has 100 points and no next step', () => {
  expect(profileStrength(ALL)).toMatchObject({ percent: 100, next: null });
});

test('the next step is the one that adds most', () => {
  expect(profileStrength({ ...ALL, resume: 0.9, roles: 0 })).toMatchObject({ percent: 81, next: { step: 'roles', adds: 15 } });
  expect(profileStrength({ ...ALL, resume: 0.4, roles: 0 }).next).toEqual({ step: 'resume', adds: 24 });
});

test.each([
  ['OR-4', 'Leads a team of 4 to 8'],
  ['OR-6', 'Leads 8 to 30 and trains others'],
  ['OF-3', 'Heads a department'],
  ['OF-7', 'Leads a large organization'],
  ['W-2', null],
  [null, null],
])('the rank code %s answers for: %s', (code, level) => expect(levelOfRank(code)).toBe(level));
