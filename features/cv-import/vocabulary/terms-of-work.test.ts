import { expect, test } from 'vitest';
import { Context } from './context.ts';
import { areTerms, withoutTerms } from './terms-of-work.ts';

const context = new Context();

test.each([
  'Part-time',
  'weekends, then full time',
  '20 hrs',
  '37.5 hours per week',
  'maternity cover',
  'bank',
  '0.6 FTE',
  '6 month contract',
])('says how someone is employed: %s', (text) => expect(areTerms(text)).toBe(true));

test.each(['Roads', 'Band 7', 'Acute Medical Unit', 'Contract Manager', '68W'])('is part of a post: %s', (text) =>
  expect(areTerms(text)).toBe(false),
);

test.each([
  ['Care Assistant (20 hrs)', 'Care Assistant', '20 hrs'],
  ['Chef de Partie (larder, then grill)', 'Chef de Partie', 'larder, then grill'],
  ['Assistant Engineer (Roads)', 'Assistant Engineer (Roads)', ''],
  ['Safety Assistant (volunteer placement)', 'Safety Assistant (volunteer placement)', ''],
  ['Engineer (mechanical)', 'Engineer (mechanical)', ''],
])('%s is the post %s', (text, jobTitle, terms) => expect(withoutTerms(context, text)).toEqual({ jobTitle, terms }));
