import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { anyOf, anyOfTerms, either, termsOf } from './terms.ts';

const feature = path.join(import.meta.dirname, '..');
const filesOf = (folder: string, ending: string) =>
  readdirSync(path.join(feature, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));
const linesOf = (file: string) => readFileSync(path.join(feature, file), 'utf8').split('\n');

describe('word lists', () => {
  const first = (terms: string[], text: string) => new RegExp(anyOfTerms(terms), 'iu').exec(text)?.[0];

  test.each([
    [['sergeant', 'sergeant major'], 'Sergeant Major', 'Sergeant'],
    [['sergeant major', 'sergeant'], 'Sergeant Major', 'Sergeant Major'],
    [['sergeant major', 'corporal', 'sergeant', 'sergeants'], 'sergeants', 'sergeant'],
    [['~\\p{L}+keeper', 'key'], 'keykeeper', 'keykeeper'],
    [['key', '~\\p{L}+keeper'], 'keykeeper', 'key'],
    [['HQ', 'hospital', 'hq 2'], 'hq 2', 'hq'],
    [['e.g. (x)', 'a+b', 'a|b'], 'a+b', 'a+b'],
    [['école', 'Église', 'éc'], 'ÉGLISE', 'ÉGLISE'],
  ])('of %j the first term that matches counts in %s', (terms, text, expected) => {
    expect(first(terms, text)).toBe(expected);
  });

  test('a list or part that does not exist is an error', () => {
    expect(() => termsOf('languages', 'klingon')).toThrow('vocabulary/data/languages.txt has no terms in [klingon].');
    expect(() => termsOf('no-such-list')).toThrow('no-such-list.txt');
  });

  test('a list without a part has the terms of all its parts', () => {
    expect(termsOf('schools')).toEqual([...termsOf('schools', 'english'), ...termsOf('schools', 'abroad')]);
  });

  test.each(filesOf('vocabulary/data', '.txt').filter((file) => !file.endsWith('towns.txt')))(
    '%s names its source, and has short terms that make a pattern',
    (file) => {
      const lines = linesOf(file);
      expect(lines.find((line) => line.startsWith('# Source: '))).toBeDefined();
      expect(lines.filter((line) => line.length > 200 || line !== line.trim())).toEqual([]);
      expect(() => new RegExp(anyOf(path.basename(file, '.txt')))).not.toThrow();
    },
  );
});

test('either matches one of several patterns', () => {
  expect('a, b; c'.split(either('', /,\s/, /;\s/))).toEqual(['a', 'b', 'c']);
});

/** The formatter never breaks a pattern, so a long one makes a long line: write words as a file of vocabulary/data, and a long pattern as parts. */
test('no pattern is longer than 200 characters', () => {
  const long = filesOf('.', '.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const count = linesOf(file).filter((line) => line.length > 200 && line.includes('|')).length;
      return count > 0 ? [`${file}: ${count}`] : [];
    });
  expect(long).toEqual([]);
});
