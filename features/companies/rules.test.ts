import { expect, test } from 'vitest';
import { answersInTime, COMPANY_MOVES, companySizeText, leavesNoAdmin, PERSON_MOVES, plainStatus } from './rules.ts';

test.each([
  ['11-50', '11 to 50 people'],
  ['501-1000', '501 to 1,000 people'],
  ['>1001', 'Over 1,000 people'],
])('a company of size %s reads "%s" in running text', (size, text) => expect(companySizeText(size)).toBe(text));

test.each([
  ['ACTIVE', 'active'],
  ['INACTIVE', 'inactive'],
  ['APPROVAL_PENDING', 'pending'],
  ['REJECTED', 'rejected'],
  ['pending', 'pending'],
  ['deleted', null],
])('the status %s of the wire is kept as %s', (sent, expected) => expect(plainStatus(sent)).toBe(expected));

test.each([
  [[7], 7, true],
  [[7, 8], 7, false],
  [[8], 7, false],
  [[], 7, false],
])('with the admins %j, %i leaving leaves none: %s', (admins, leaving, none) =>
  expect(leavesNoAdmin(admins, leaving)).toBe(none),
);

test('only an operator can activate a company, and no status is final', () => {
  for (const moves of Object.values(COMPANY_MOVES)) {
    expect(moves.recruiter ?? []).not.toContain('active');
    expect((moves.operator ?? []).length + (moves.recruiter ?? []).length).toBeGreaterThan(0);
  }
  for (const moves of Object.values(PERSON_MOVES)) expect(moves.length).toBeGreaterThan(0);
});

test.each([
  [null, false],
  [{ in_time: 9, decided: 10 }, true],
  [{ in_time: 89, decided: 100 }, false],
  [{ in_time: 50, decided: 50 }, true],
])('a record of answers of %j has the badge: %s', (record, has) => expect(answersInTime(record)).toBe(has));
