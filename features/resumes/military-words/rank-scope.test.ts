import { describe, expect, test } from 'vitest';
import { lookupRows } from '#db/seed/service-lookups/index.ts';
import { blanksOf, filledLine, levelOfRank, natoCodeOf, scopeOf } from './rank-scope.ts';

const RANKS = lookupRows().flatMap(({ kind, title, abbreviation, nato_code, pay_grade }) =>
  kind === 'rank'
    ? [{ title, abbreviation: abbreviation ?? null, nato_code: nato_code ?? null, pay_grade: pay_grade ?? null }]
    : [],
);
const CODES = [...new Set(RANKS.map(({ nato_code }) => nato_code))].flatMap((code) => code ?? []);

test('every rank of both countries has a scope, in words that name no title and no figure of money', () => {
  expect(RANKS.length).toBeGreaterThan(100);
  for (const code of CODES) {
    const scope = scopeOf(code) ?? expect.unreachable(code);
    expect(scope.level).toMatch(/^an? /);
    expect(`${scope.people} ${scope.resources}`).not.toMatch(/[£$€]/);
  }
  expect(scopeOf('OR-10')).toBeNull();
});

test.each([
  ['OR-2', 'Trained member of a team'],
  ['OR-4', 'Team leader'],
  ['OR-7', 'Operations supervisor'],
  ['OF-5', 'Regional or site director'],
  ['WO-2', 'Technical specialist'],
  ['XX-1', null],
  [null, null],
])('the rank code %s is about the level of: %s', (code, level) => expect(levelOfRank(code)).toBe(level));

describe('a rank is known', () => {
  const known = [
    { title: 'Staff Sergeant', abbreviation: 'SSG', nato_code: 'OR-6', pay_grade: 'E-6' },
    { title: 'Major', abbreviation: 'Maj', nato_code: 'OF-3', pay_grade: 'O-4' },
    { title: 'Honorary Colonel', abbreviation: null, nato_code: null, pay_grade: null },
  ];
  test.each([
    ['Staff Sergeant', 'OR-6'],
    ['staff sergeant (about the level of an operations supervisor)', 'OR-6'],
    ['SSG', 'OR-6'],
    ['E-6', 'OR-6'],
    ['e6', 'OR-6'],
    ['Maj.', 'OF-3'],
    ['E-9', 'OR-9'],
    ['O-2', 'OF-1'],
    ['O-5', 'OF-4'],
    ['W-3', 'WO-3'],
    ['OR-4', 'OR-4'],
    ['OF 5', 'OF-5'],
    ['Honorary Colonel', null],
    ['E-12', null],
    ['Workshop manager', null],
    ['', null],
  ])('%s: %s', (rank, code) => {
    expect(natoCodeOf(rank, known)).toBe(code);
  });
});

describe('a line', () => {
  const LINE = 'Trained {people} people in {what}.';
  test('is created only with every figure from the writer', () => {
    expect(blanksOf(LINE)).toEqual(['people', 'what']);
    expect(filledLine(LINE, {})).toBeNull();
    expect(filledLine(LINE, { people: '12' })).toBeNull();
    expect(filledLine(LINE, { people: ' 12 ', what: 'first aid' })).toBe('Trained 12 people in first aid.');
    for (const people of ['0', '-3', 'many', '12.5', '1e3', '']) expect(filledLine(LINE, { people, what: 'drill' })).toBeNull();
    expect(filledLine('Worth {value}.', { value: 'a lot' })).toBeNull();
    expect(filledLine('Worth {value}.', { value: '£3.2m' })).toBe('Worth £3.2m.');
  });

  test('asks for a figure at every level', () => {
    for (const code of CODES)
      for (const line of scopeOf(code)?.lines ?? []) {
        expect(blanksOf(line)).not.toEqual([]);
        expect(line.replace(/\{(people|value|what)\}/g, '')).not.toMatch(/[\d{}]/);
      }
  });
});
