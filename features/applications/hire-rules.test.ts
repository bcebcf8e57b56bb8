import { expect, test } from 'vitest';
import { answerCountdown, daysToAnswer, isNewHire, startFit, startFitText } from './hire-rules.ts';

const TODAY = '2026-11-28';

test.each([
  ['2027-09-20', '2027-09-17', 'Fits your leaving date: 3 days after your last day'],
  ['2027-09-18', '2027-09-17', 'Fits your leaving date: 1 day after your last day'],
  ['2027-12-31', '2027-09-17', 'Starts 105 days after your last day'],
  ['2027-09-17', '2027-09-17', 'Starts on your last day of service. Agree the date with the employer and your unit.'],
  ['2027-09-01', '2027-09-17', 'Starts 16 days before your last day of service. Agree the date with the employer and your unit.'],
])('a start on %s for somebody who leaves on %s: %s', (start_on, leaves_on, text) => {
  const fit = startFit(start_on, leaves_on, TODAY);
  expect(fit && startFitText(fit)).toBe(text);
});

test('nothing is said where a date is missing or the person has left already', () => {
  expect(startFit(null, '2027-09-17', TODAY)).toBeNull();
  expect(startFit('2027-09-20', null, TODAY)).toBeNull();
  expect(startFit('2027-09-20', '2026-11-27', TODAY)).toBeNull();
});

test.each([
  ['2026-12-01', '3 days left to answer'],
  ['2026-11-29', '1 day left to answer'],
  ['2026-11-28', 'Last day to answer'],
  ['2026-11-27', null],
])('an offer that is open until %s: %s', (day, text) => {
  expect(answerCountdown(daysToAnswer(day, TODAY))).toBe(text);
});

test('a hire is news until its first day, or for 60 days', () => {
  expect(isNewHire({ start_on: '2026-11-28', hired_on: '2026-01-01' }, TODAY)).toBe(true);
  expect(isNewHire({ start_on: '2026-11-27', hired_on: '2026-11-01' }, TODAY)).toBe(false);
  expect(isNewHire({ start_on: null, hired_on: '2026-09-29' }, TODAY)).toBe(true);
  expect(isNewHire({ start_on: null, hired_on: '2026-09-28' }, TODAY)).toBe(false);
});
