import { expect, test } from 'vitest';
import { STANDARD_RULES } from '../standard-rules/index.ts';
import { linkLabel } from './link-labels.ts';

const LINKS = [...new Set(STANDARD_RULES.flatMap(({ link }) => (link?.startsWith('/') ? link : [])))];

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
