import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SUGGESTIONS, militaryWords, suggestCivilianWording } from './civilian-wording.ts';

const wordings = (text: string, country: 'UK' | 'US') =>
  suggestCivilianWording(text, { country }).map(({ term, suggestion }) => [term, suggestion]);
const accepted = (text: string, country: 'UK' | 'US') =>
  suggestCivilianWording(text, { country }).reduceRight(
    (now, { start, end, suggestion }) => now.slice(0, start) + suggestion + now.slice(end),
    text,
  );

describe('the list', () => {
  const both = [...militaryWords('UK'), ...militaryWords('US')];

  test('contains at least 400 terms, each with wording and source', () => {
    expect(new Set(both.map(({ term }) => term)).size).toBeGreaterThanOrEqual(400);
    expect(both.filter(({ term, suggestion, source }) => !term || !suggestion || !source)).toEqual([]);
  });

  test.each(['UK', 'US'] as const)('names no term twice: %s', (country) => {
    const terms = militaryWords(country).map(({ term }) => term);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });

  test.each(['UK', 'US'] as const)('finds each of its terms by itself: %s', (country) => {
    const missed = militaryWords(country).filter(({ term }) => suggestCivilianWording(term, { country })[0]?.end !== term.length);
    expect(missed).toEqual([]);
  });

  test('keeps a rank and adds its level in brackets, never as a title', () => {
    for (const { term, suggestion, kind } of both)
      if (kind === 'rank') expect(suggestion).toMatch(new RegExp(`^${term} \\(about the level of `));
  });
});

describe('a text', () => {
  test.each([
    ['Platoon Sergeant in 1 RIFLES', 'UK', [['Platoon Sergeant', 'Supervisor and deputy manager of 30']]],
    [
      'Served as 2IC and RSM.',
      'UK',
      [
        ['2IC', 'deputy manager'],
        ['RSM', 'senior adviser on people and standards'],
      ],
    ],
    [
      'Led 4 NCOs in the motor pool',
      'US',
      [
        ['NCOs', 'team leaders'],
        ['motor pool', 'vehicle maintenance depot'],
      ],
    ],
    [
      "Hospital Corpsman, then Boatswain's Mate",
      'US',
      [
        ['Hospital Corpsman', 'Medical technician'],
        ["Boatswain's Mate", 'deck operations supervisor'],
      ],
    ],
    [
      'PCSed to Fort Bliss; ran the S-4',
      'US',
      [
        ['PCSed', 'relocated'],
        ['S-4', 'logistics section'],
      ],
    ],
    ['A private company for sale, or a section of the unit', 'UK', []],
    ['Portland, OR; San Diego, CO-worker', 'US', []],
    ['e-NCOs, NCOX and xNCO', 'UK', []],
    ['', 'UK', []],
  ] as const)('%s (%s)', (text, country, expected) => {
    expect(wordings(text, country)).toEqual(expected);
  });

  test('gets the longest of overlapping terms', () => {
    expect(wordings('Regimental Sergeant Major', 'UK')).toEqual([
      ['Regimental Sergeant Major', 'Senior adviser on people and standards for 600'],
    ]);
    expect(wordings('Warrant Officer Class 2', 'UK')).toHaveLength(1);
  });

  test('is not offered a suggestion again that was accepted', () => {
    for (const { term } of [...militaryWords('UK')].filter(({ kind }) => kind === 'rank')) {
      const now = accepted(`${term}, Catterick`, 'UK');
      expect(wordings(now, 'UK')).toEqual([]);
    }
  });

  test('gets suggestions in order, without overlaps and at the right offsets', () => {
    const words = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...militaryWords('UK').map(({ term }) => term)));
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join(' ');
        let at = 0;
        for (const { start, end, term } of suggestCivilianWording(text, { country: 'UK' })) {
          expect(text.slice(start, end)).toBe(term);
          expect(start).toBeGreaterThanOrEqual(at);
          at = end;
        }
      }),
    );
  });

  test('gets no more suggestions than a person can read', () => {
    const found = suggestCivilianWording('Ran the S-4 as NCOIC of a platoon. '.repeat(1700), { country: 'US' });
    expect(found.length).toBe(MAX_SUGGESTIONS);
    expect(found.every(({ end }, index) => end <= (found[index + 1]?.start ?? Number.POSITIVE_INFINITY))).toBe(true);
  });
});
