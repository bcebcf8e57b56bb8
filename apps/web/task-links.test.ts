import { expect, test } from 'vitest';
import { createSession } from '#features/accounts/web/index.ts';
import { FOR_EVERYBODY, standardQuestions } from '#features/plans/server/standard-questions.ts';
import { STANDARD_RULES } from '#features/plans/standard-rules/index.ts';
import { linkLabel } from '#features/plans/web/link-labels.ts';
import { ALL_COUNTRIES } from '#kit/country/country.ts';
import { newQueryClient } from '#kit/ui/query.ts';
import { createAppRouter } from './router.tsx';

/** The links of the suggestions, however deep the answers that lead to them. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === 'link' && typeof one === 'string' ? [one] : linksIn(one)));
}

const LINKS = [
  ...new Set([...STANDARD_RULES, ...FOR_EVERYBODY, ...ALL_COUNTRIES.map(({ id }) => standardQuestions(id))].flatMap(linksIn)),
];
const router = createAppRouter({ session: createSession(), queryClient: newQueryClient() });

test('there are links into the product and to other websites', () => {
  expect(LINKS.filter((link) => link.startsWith('/')).length).toBeGreaterThan(5);
  expect(LINKS.filter((link) => link.startsWith('https:')).length).toBeGreaterThan(20);
});

test.each(LINKS.filter((link) => !link.startsWith('https:')))('%s opens a page, and its label says which', (link) => {
  const { pathname, search } = new URL(link, 'https://muster.test');
  const matched = router.matchRoutes(pathname, Object.fromEntries(new URLSearchParams(search)));
  expect(matched.at(-1)?.fullPath.replace(/\/$/, '')).toBe(pathname);
  expect(linkLabel(link, 'CV')).not.toBe('Open');
});

test('a label uses the word of the country', () => {
  expect([linkLabel('/veteran/resume', 'CV'), linkLabel('/veteran/onboarding?step=2', 'Resume')]).toEqual([
    'Open your CV',
    'Upload your resume',
  ]);
});
