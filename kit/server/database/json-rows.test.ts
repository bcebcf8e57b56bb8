import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonRows } from './json-rows.ts';

const read = (text: string, most?: number) => [...jsonRows(text, ['contents', 'services'], most)];
const values = (text: string) => read(text).map((row) => ('value' in row ? row.value : row.fault));

test('returns the elements of any list as JSON.parse does, with any spaces', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 20 }), fc.constantFrom(undefined, 1, '\t', '\r\n '), (list, space) => {
      const parsed: unknown[] = JSON.parse(JSON.stringify(list));
      expect(values(JSON.stringify(list, null, space))).toEqual(parsed);
      expect(values(JSON.stringify({ page: 1, 'con"tents': [9], contents: list, more: {} }, null, space))).toEqual(parsed);
    }),
  );
});

test('takes an object without such a list as the only element', () => {
  expect(values('{"id": 1, "contents": {"a": []}}')).toEqual([{ id: 1, contents: { a: [] } }]);
  expect(values(' {} ')).toEqual([{}]);
});

test('reads a document on each line, with the line of each, and reports those that are broken', () => {
  const text = '{"a":1}\n\n{"contents":[2,3]}\n{"a":\n[4]';
  expect(read(text)).toEqual([
    { row: 1, value: { a: 1 } },
    { row: 3, value: 2 },
    { row: 3, value: 3 },
    { row: 4, fault: 'This line is not valid JSON' },
    { row: 5, value: 4 },
  ]);
});

describe('stops', () => {
  test.each([
    ['at its number of rows', '[0,0,0,0]', 3, /more than 3 rows/],
    ['at its number of lines', '0\n0\n0\n{', 3, /more than 3 rows/],
    ['at lists nested too deeply', '['.repeat(1_000_000), 3, /nested more than 64/],
    ['at objects nested too deeply', '{"a":'.repeat(1_000_000), 3, /nested more than 64/],
    ['at a list without end', '[1, 2', 3, /not valid JSON/],
    ['at a text without end', '["a', 3, /not valid JSON/],
    ['at an empty element', '[1,,2]', 3, /not valid JSON/],
    ['at brackets of two kinds', '[{"a":[}]]', 3, /not valid JSON/],
    ['at an object without values', '{"a" "b"}', 3, /not valid JSON/],
  ])('%s', (_, text, most, message) => {
    expect(() => read(text, most)).toThrow(message);
  });

  test('at the first element beyond its number of rows, whatever follows', () => {
    const found = jsonRows(`[1,2,${'[0],'.repeat(2_000_000)}0]`, [], 2);
    expect([found.next().value, found.next().value]).toEqual([
      { row: 1, value: 1 },
      { row: 2, value: 2 },
    ]);
    expect(() => found.next()).toThrow(/more than 2 rows/);
  });

  test('reading an element that is too long, but not the others', () => {
    expect(read(`[1,"${'a'.repeat(500_000)}",2]`)).toEqual([
      { row: 1, value: 1 },
      { row: 2, fault: 'It is longer than 500,000 characters' },
      { row: 3, value: 2 },
    ]);
  });
});
