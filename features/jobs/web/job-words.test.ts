import { expect, test } from 'vitest';
import { kilometres } from '../near-rules.ts';
import { closingSoon, distanceWords, jobCount, mentionWords, payOf, placeOf } from './job-words.ts';

test.each([
  [{ city: 'Doncaster', locality: 'DONCASTER', state: 'England' }, 'Doncaster, England'],
  [{ city: null, locality: 'Camp Hill', state: null }, 'Camp Hill'],
  [{ city: 'Kingston upon Hull', locality: null, state: 'City of Kingston upon Hull' }, 'Kingston upon Hull'],
  [{ city: 'Bournemouth', locality: null, state: 'Bournemouth, Christchurch and Poole' }, 'Bournemouth'],
  [{ city: 'New York', locality: null, state: 'New York' }, 'New York'],
  [{ city: null, locality: null, state: 'Texas' }, 'Texas'],
  [{ city: null, locality: null, state: null }, null],
])('%o is shown as %s', (job, place) => {
  expect(placeOf(job)).toBe(place);
});

test.each([
  [0.4, 'Under a mile'],
  [1.7, '1 mile'],
  [40.2, '25 miles'],
])('%d km are said as %s', (km, words) => {
  expect(distanceWords(km)).toBe(words);
});

test('200 miles are within the contract’s maximum', () => {
  expect(kilometres(200)).toBeLessThanOrEqual(325);
});

test.each([
  [0, false, '0 jobs'],
  [1, false, '1 job'],
  [7421, false, '7,421 jobs'],
  [140_000, true, 'About 140,000 jobs'],
])('%d jobs, estimated %s: %s', (total, estimated, words) => {
  expect(jobCount(total, estimated)).toBe(words);
});

test('shows when a job closes within a week', () => {
  const now = new Date(2026, 10, 21, 12);
  const at = (day: number, hour = 23) => new Date(2026, 10, day, hour).toISOString();
  expect(closingSoon(at(21), now)).toBe('Closes today');
  expect(closingSoon(at(22), now)).toBe('Closes tomorrow');
  expect(closingSoon(at(28), now)).toBe('Closes in 7 days');
  expect(closingSoon(at(29), now)).toBeNull();
  expect(closingSoon(at(21, 9), now)).toBeNull();
  expect(closingSoon(null, now)).toBeNull();
});

test('treats hidden pay like no pay', () => {
  expect(payOf(null)).toEqual({ salary_from: null, salary_to: null, currency: 'GBP', per: 'year' });
  expect(payOf({ from: 15, to: null, currency: 'USD', per: 'hour' })).toEqual({
    salary_from: 15,
    salary_to: null,
    currency: 'USD',
    per: 'hour',
  });
});

test.each([
  [{ count: 3, phrase: 'crane' }, false, '3 jobs mention “crane” in their description'],
  [{ count: 1, phrase: 'crane' }, true, '1 more job mentions “crane” in its description'],
  [{ count: null, phrase: 'crane' }, true, 'More than 300 jobs mention “crane” in their description'],
  [{ count: 2, phrase: null }, true, '2 more jobs match if their description counts too'],
])('%o, with others listed: %s, is “%s”', (mentions, others, words) => {
  expect(mentionWords(mentions, others)).toBe(words);
});
