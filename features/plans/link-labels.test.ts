import { expect, test } from 'vitest';
import { FOR_EVERYBODY, standardQuestions } from '#features/questions/server/index.ts';
import { ALL_COUNTRIES } from '#kit/country/country.ts';
import { linkLabel } from './link-labels.ts';
import { STANDARD_RULES } from './standard-rules/index.ts';

/** The links of tasks and suggestions, however deep the answers that lead to them. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === 'link' && typeof one === 'string' ? [one] : linksIn(one)));
}

const GIVEN = [STANDARD_RULES, FOR_EVERYBODY, ...ALL_COUNTRIES.map(({ id }) => standardQuestions(id))];
const LINKS = [...new Set(GIVEN.flatMap(linksIn))].filter((link) => link.startsWith('/'));

test('the label of a link names the page it leads to', () => {
  expect(LINKS.length).toBeGreaterThan(4);
  for (const link of LINKS) expect(linkLabel(link, 'CV'), link).not.toBe('Open');
});

test('a label uses the word of the country', () => {
  expect([linkLabel('/veteran/resume', 'CV'), linkLabel('/veteran/onboarding?step=2', 'Resume')]).toEqual([
    'Open your CV',
    'Upload your resume',
  ]);
});
