import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onlyPhrase, partsOf, readTerms, smallerSearches } from './read-search.ts';

const phrasesOf = (search: string) => readTerms(search)?.map(({ phrases }) => [...phrases]);
const typedOf = (search: string) => readTerms(search)?.map(({ typed }) => typed);

describe('the terms of a search', () => {
  test('short words that name a field are kept, and found in full', () => {
    expect(phrasesOf('IT support')?.[0]).toEqual(['informationtechnology', 'ict', 'information technology']);
    expect(phrasesOf('a&e')?.[0]).toContain('accident emergency');
    expect(phrasesOf('A & E nurse')?.[0]).toContain('aande');
    expect(phrasesOf('R&D')?.[0]).toContain('research and development');
  });

  test('a phrase of several words is one term with its synonyms', () => {
    expect(typedOf('security guard manchester')).toEqual(['security guard', 'manchester']);
    expect(phrasesOf('security guard manchester')?.[0]).toContain('security officer');
    expect(phrasesOf('lgv')?.[0]).toContain('hgv');
    expect(phrasesOf('cook')?.[0]).toEqual(['chef', 'cook'].sort((one) => (one === 'cook' ? -1 : 1)));
  });

  test('words that say nothing about the job are left out', () => {
    expect(typedOf('electrician jobs in leeds')).toEqual(['electrician', 'leeds']);
    expect(typedOf('Head of Estates')).toEqual(['head', 'estates']);
    expect(readTerms('jobs near me')).toBeNull();
  });

  test.each(['"night shift"', 'chef -head', 'nurse or doctor', ''])('%j keeps its meaning as typed', (search) => {
    expect(readTerms(search)).toBeNull();
  });

  test('any text has terms with at least one phrase each, or none', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (search) => {
        for (const term of readTerms(search) ?? []) {
          expect(term.typed).not.toBe('');
          expect(term.phrases.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('searches with fewer words', () => {
  const smaller = (search: string, found: number[], titles: string[] = []) =>
    smallerSearches(partsOf(readTerms(search) ?? []), found, (words) => titles.includes(words), 5).map((some) =>
      some.map(({ typed }) => typed).join(' '),
    );

  test('the title of an occupation comes before rarer words', () => {
    expect(smaller('paramedic team leader bristol', [15, 240, 84, 141], ['paramedic', 'team leader'])[0]).toBe('paramedic');
    expect(smaller('mechanical engineer shipyard', [320, 1700, 1], ['mechanical engineer', 'engineer'])[0]).toBe(
      'mechanical engineer',
    );
  });

  test('words that no job has are left out of all', () => {
    expect(smaller('logistics supervisor unicorn', [30, 400, 0])).toEqual(['logistics supervisor', 'logistics', 'supervisor']);
  });

  test('the words of a single term can be missing', () => {
    expect(smaller('hgv driver', [3, 40])).toEqual(['hgv', 'driver']);
    expect(smaller('hgv', [3])).toEqual([]);
  });
});

test.each([
  ['crane', 'crane'],
  [' Kubernetes ', 'Kubernetes'],
  ['“tower crane”', 'tower crane'],
  ['near SAP', 'sap'],
  ['tower crane', null],
  ['HGV', null],
  ['crane -tower', null],
  ['', null],
])('the only phrase of %j is %j', (search, phrase) => {
  expect(onlyPhrase(search)).toBe(phrase);
});
