import { expect, test } from 'vitest';
import { oneOf, parseSearch, readDay, stringifySearch } from './search-params.ts';

test('a query reads as text, several values of a name as a list', () => {
  expect(parseSearch('?city=Leeds&city=York&page=2&search=C%2B%2B+%26+nurse')).toEqual({
    city: ['Leeds', 'York'],
    page: '2',
    search: 'C++ & nurse',
  });
  expect(parseSearch('')).toEqual({});
  expect(parseSearch('?__proto__=x&constructor=y&ok=1')).toEqual({ ok: '1' });
});

test('it is written as it was read, and what has no value is left out', () => {
  const text = '?city=Leeds&city=York&page=2&search=C%2B%2B+%26+nurse';
  expect(stringifySearch(parseSearch(text))).toBe(text);
  expect(stringifySearch({ page: 2, city: [], search: '', near: undefined, radius: null, remote: false })).toBe(
    '?page=2&remote=false',
  );
  expect(stringifySearch({})).toBe('');
});

test('a value of a closed list is that value or nothing', () => {
  expect(oneOf(['a', 'b'], 'b')).toBe('b');
  expect([oneOf(['a', 'b'], 'c'), oneOf(['a'], ['a']), oneOf(['a'], undefined)]).toEqual([undefined, undefined, undefined]);
});

test.each(['2026-13-01', '2026-1-1', '', undefined, 7, ['2026-01-01']])('%j is no day', (value) => {
  expect(readDay(value)).toBe('');
});
