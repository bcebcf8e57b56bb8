import { describe, expect, test } from 'vitest';
import { ResumeContent } from '../content.ts';
import { LetterContent } from '../letters/content.ts';
import { paragraphAt, textsForOneRequest, textsOf, textsOfLetter } from './placed-texts.ts';

const content = ResumeContent.parse({
  basics: { label: 'Workshop lead', summary: 'Leads teams.' },
  military: [
    {
      id: 'm',
      rank: 'Corporal',
      unit: '2 Bn REME',
      summary: 'Served in Kenya.',
      highlights: ['Led a section', '', 'Ran stores'],
    },
    { id: 'n', rank: 'Private', hidden: true, summary: 'Not in the output.' },
  ],
  work: [{ id: 'w', position: 'Fitter', highlights: ['Mended pumps'] }],
  education: [{ id: 'e', area: 'Mechanics', highlights: ['Distinction'] }],
  certificates: [{ id: 'c', name: 'Slinger', summary: 'Cranes of ten tonnes.' }],
  skills: [{ id: 's', name: 'Stores', keywords: ['JAMES', 'Stocktaking'] }],
  awards: [{ id: 'a', name: 'GOC’s commendation', summary: 'For work in Nanyuki.' }],
  volunteer: [{ id: 'v', name: 'Cadet instructor', highlights: ['Taught map reading'] }],
  projects: [{ id: 'p', name: 'Depot move', summary: 'Moved a depot.' }],
  custom: [{ id: 'o', title: 'Publications', items: [{ id: 'i', name: 'On gearboxes', summary: 'An article.' }] }],
});

test('finds every text of a resume with its position, and distinguishes names from sentences', () => {
  expect(
    textsOf(content).map(({ section, entry_id, field, line, name, kind }) => [
      `${section}/${entry_id ?? ''}/${field}/${line ?? ''}`,
      name,
      kind,
    ]),
  ).toEqual([
    ['basics//label/', 'Headline', 'sentence'],
    ['summary//summary/', 'Summary', 'sentence'],
    ['military/m/unit/', 'Corporal, 2 Bn REME', 'name'],
    ['military/m/summary/', 'Corporal, 2 Bn REME', 'sentence'],
    ['military/m/highlights/0', 'Corporal, 2 Bn REME, line 1', 'sentence'],
    ['military/m/highlights/2', 'Corporal, 2 Bn REME, line 3', 'sentence'],
    ['work/w/highlights/0', 'Fitter, line 1', 'sentence'],
    ['education/e/area/', 'Mechanics', 'name'],
    ['education/e/highlights/0', 'Mechanics, line 1', 'sentence'],
    ['education/c/name/', 'Slinger', 'name'],
    ['education/c/summary/', 'Slinger', 'sentence'],
    ['skills/s/name/', 'Stores', 'name'],
    ['skills/s/keywords/0', 'Stores', 'name'],
    ['skills/s/keywords/1', 'Stores', 'name'],
    ['misc/a/name/', 'GOC’s commendation', 'name'],
    ['misc/a/summary/', 'GOC’s commendation', 'sentence'],
    ['misc/v/name/', 'Cadet instructor', 'name'],
    ['misc/v/highlights/0', 'Cadet instructor, line 1', 'sentence'],
    ['misc/p/name/', 'Depot move', 'name'],
    ['misc/p/summary/', 'Depot move', 'sentence'],
    ['custom:o/i/name/', 'On gearboxes', 'name'],
    ['custom:o/i/summary/', 'On gearboxes', 'sentence'],
  ]);
});

test('changes each text in its position only', () => {
  for (const one of textsOf(content))
    expect(JSON.stringify(one.put(content, 'Something else'))).toBe(
      JSON.stringify(content).replace(JSON.stringify(one.text), '"Something else"'),
    );
});

describe('a letter', () => {
  const letter = LetterContent.parse({ subject: 'Fitter', body: 'First,\nwith a break.\n\n\nSecond.\n \nThird.' });

  test('is its subject and its paragraphs', () => {
    expect(textsOfLetter(letter).map(({ field, line, name, text }) => [field, line, name, text])).toEqual([
      ['subject', null, 'Subject', 'Fitter'],
      ['body', 0, 'Paragraph 1', 'First,\nwith a break.'],
      ['body', 1, 'Paragraph 2', 'Second.'],
      ['body', 2, 'Paragraph 3', 'Third.'],
    ]);
    expect(textsOfLetter(LetterContent.parse({ body: ' \n\n ' }))).toEqual([]);
  });

  test('keeps the space between paragraphs when one is changed', () => {
    const bodies = textsOfLetter(letter).flatMap(({ line, put }) => (line === null ? [] : [put(letter, 'New').body]));
    expect(bodies).toEqual([
      'New\n\n\nSecond.\n \nThird.',
      'First,\nwith a break.\n\n\nNew\n \nThird.',
      'First,\nwith a break.\n\n\nSecond.\n \nNew',
    ]);
  });

  test('returns the paragraph at the cursor', () => {
    expect([0, 5, 20, 24, 30, 39, 99].map((offset) => paragraphAt(letter.body, offset))).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(paragraphAt('', 0)).toBe(0);
  });
});

describe('texts for one request', () => {
  test('are as many as it takes, without those that are too long', () => {
    expect(textsForOneRequest(['a', 'b'.repeat(20_001), 'c'])).toEqual(['a', 'c']);
    expect(textsForOneRequest(Array.from({ length: 501 }, (_, index) => String(index)))).toHaveLength(500);
    const long = 'x'.repeat(20_000);
    expect(textsForOneRequest([long, long, long, long, long, 'y'])).toHaveLength(5);
  });
});
