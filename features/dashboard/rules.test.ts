import { expect, test } from 'vitest';
import { RANK_LEVELS } from './rank-levels.ts';
import { type ProfileParts, profileStrength, shownRange } from './rules.ts';

test.each([
  [{}, { from: '2026-08-30', to: '2026-11-21' }],
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-21' }],
  [
    { from: '2026-11-21', to: '2026-11-21' },
    { from: '2026-11-21', to: '2026-11-21' },
  ],
  [{ from: '2026-11-22' }, null],
  [{ from: '2020-01-01' }, null],
])('of %j the range %j is shown', (requested, shown) => expect(shownRange(requested, '2026-11-21')).toEqual(shown));

const ALL: ProfileParts = { resume: 1, service: 1, roles: 1, places: 1, pay_and_hours: 1, discharge_date: 1, needs: 1, phone: 1 };

test('a full profile has 100 points and no next step', () => {
  expect(profileStrength(ALL)).toMatchObject({ percent: 100, next: null });
});

test('the next step is the one that adds most', () => {
  expect(profileStrength({ ...ALL, resume: 0.9, roles: 0 })).toMatchObject({ percent: 81, next: { step: 'roles', adds: 15 } });
  expect(profileStrength({ ...ALL, resume: 0.4, roles: 0 }).next).toEqual({ step: 'resume', adds: 24 });
});

test('every row of the table of ranks has a level and the people led', () => {
  for (const { nato, level, people } of RANK_LEVELS) expect([nato, level, people]).not.toContain(undefined);
  expect(RANK_LEVELS.map(({ level }) => level)).not.toContain(null);
});
