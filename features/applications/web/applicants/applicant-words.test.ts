import { expect, test } from 'vitest';
import { stayInWords } from './applicant-words.ts';

const now = new Date(2026, 10, 23, 9);

test.each([
  [new Date(2026, 10, 23, 0, 5), 'In this stage since today'],
  [new Date(2026, 10, 22, 23, 55), 'In this stage since yesterday'],
  [new Date(2026, 10, 22, 0, 5), 'In this stage since yesterday'],
  [new Date(2026, 10, 21, 23, 55), 'In this stage for 2 days'],
])('the time in a stage counts days of the calendar, as the day of applying does: %s', (since, message) => {
  expect(stayInWords(since.toISOString(), now)).toBe(message);
});
