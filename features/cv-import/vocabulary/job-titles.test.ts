import { expect, test } from 'vitest';
import { Context } from './context.ts';
import { evidenceOf } from './job-titles.ts';

test.each(['Pollard’s Chemist', 'The Harris’ Bakers', "O'Neill's Fish & Chip Grocers"])('%s is an employer', (text) => {
  expect(evidenceOf(new Context(), text)).toBeLessThan(0);
});

test('a long text behind a possessive takes no exponential time', () => {
  expect(evidenceOf(new Context(), `Learner's ${'abcdefghijklmnopqrstuvwxyz '.repeat(20)}- end`)).toBeLessThan(1);
});
