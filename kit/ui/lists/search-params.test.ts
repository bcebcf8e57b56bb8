import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { Day, Flag, Id, many, Page } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { oneOf, parseSearch, readDay, readSearch, searchHref, stringifySearch } from './search-params.ts';

test('a query is read as text, repeated names as a list', () => {
  expect(parseSearch('?city=Leeds&city=York&page=2&search=C%2B%2B+%26+nurse')).toEqual({
    city: ['Leeds', 'York'],
    page: '2',
    search: 'C++ & nurse',
  });
  expect(parseSearch('')).toEqual({});
  expect(parseSearch('?__proto__=x&constructor=y&ok=1')).toEqual({ ok: '1' });
});

test('a query is written as it was read, without empty values', () => {
  const text = '?city=Leeds&city=York&page=2&search=C%2B%2B+%26+nurse';
  expect(stringifySearch(parseSearch(text))).toBe(text);
  expect(stringifySearch({ page: 2, city: [], search: '', near: undefined, radius: null, remote: false })).toBe(
    '?page=2&remote=false',
  );
  expect(stringifySearch({})).toBe('');
});

test('a value of a closed list is that value or undefined', () => {
  expect(oneOf(['a', 'b'], 'b')).toBe('b');
  expect([oneOf(['a', 'b'], 'c'), oneOf(['a'], ['a']), oneOf(['a'], undefined)]).toEqual([undefined, undefined, undefined]);
});

test.each(['2026-13-01', '2026-1-1', '', undefined, 7, ['2026-01-01']])('%j is not a day', (value) => {
  expect(readDay(value)).toBe('');
});

const ListSearch = searchFields(
  z.object({
    search: z.string().max(10).default(''),
    status: z.enum(['draft', 'open']).optional(),
    step: z.literal([1, 2]).optional(),
    from: Day.optional(),
    city: many(z.string(), 2),
    with_closed: Flag,
    applicant: Id.optional(),
    page: Page,
  }),
);
const NOTHING = { search: '', city: [], with_closed: false, page: 1 };

describe('readSearch', () => {
  it('reads each parameter as its shape declares', () => {
    expect(
      readSearch(
        ListSearch,
        parseSearch('?search=+fitter&status=open&step=2&from=2026-11-21&city=Leeds&city=York&with_closed=1&applicant=7&page=3'),
      ),
    ).toEqual({
      search: 'fitter',
      status: 'open',
      step: 2,
      from: '2026-11-21',
      city: ['Leeds', 'York'],
      with_closed: true,
      applicant: 7,
      page: 3,
    });
  });

  it.each([
    '',
    '?search=&status=gone&step=3&from=2026-13-01&city=&with_closed=maybe&applicant=-1&page=0',
    '?page=1.5&applicant=x&status=open&status=draft&from=tomorrow',
    '?page=99999&applicant=2147483648&step=1e9',
  ])('falls back to the defaults for %j', (text) => {
    expect(readSearch(ListSearch, parseSearch(text))).toEqual(NOTHING);
  });

  it('truncates long texts and removes repeated values of a list', () => {
    const read = readSearch(ListSearch, parseSearch('?search=abcdefghijkl&city=Leeds&city=Leeds&city=York&city=Hull'));
    expect(read.search).toBe('abcdefghij');
    expect(read.city).toEqual(['Leeds', 'York']);
  });

  it.each([
    { search: 'fitter', status: 'open' as const, city: ['Leeds'], with_closed: true, page: 4 },
    { search: 'a&b=c', step: 1 as const, from: '2026-01-31', city: [], with_closed: false, page: 1, applicant: 9 },
  ])('reads back what searchHref wrote', (search) => {
    const href = searchHref('/list', ListSearch, search);
    expect(readSearch(ListSearch, parseSearch(href.slice('/list'.length)))).toEqual(search);
  });
});

describe('searchHref', () => {
  const search = readSearch(ListSearch, { search: 'fitter', page: '3' });

  it('leaves defaults out', () => {
    expect(searchHref('/list', ListSearch, readSearch(ListSearch, {}))).toBe('/list');
    expect(searchHref('/list', ListSearch, search)).toBe('/list?search=fitter&page=3');
  });

  it('returns to page 1 on a change, but not when only the page or a kept parameter changes', () => {
    expect(searchHref('/list', ListSearch, search, { status: 'draft' })).toBe('/list?search=fitter&status=draft');
    expect(searchHref('/list', ListSearch, search, { status: undefined })).toBe('/list?search=fitter');
    expect(searchHref('/list', ListSearch, search, { page: 4 })).toBe('/list?search=fitter&page=4');
    expect(searchHref('/list', ListSearch, search, { applicant: 7 }, { keepsPage: ['applicant'] })).toBe(
      '/list?search=fitter&applicant=7&page=3',
    );
  });
});
