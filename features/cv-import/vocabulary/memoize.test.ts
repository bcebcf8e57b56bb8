import { expect, it } from 'vitest';
import { forgetTexts, memoizeByText } from './memoize.ts';

it('computes a text once until it is forgotten', () => {
  const asked: string[] = [];
  const lengthOf = memoizeByText((text) => asked.push(text) && (text === '' ? null : text.length));
  expect([lengthOf('York'), lengthOf('York'), lengthOf(''), lengthOf('')]).toEqual([4, 4, null, null]);
  expect(asked).toEqual(['York', '']);
  forgetTexts();
  lengthOf('York');
  expect(asked).toEqual(['York', '', 'York']);
});

it('stores neither long texts nor any number of them', () => {
  const counts = new Map<string, number>();
  const count = memoizeByText((text) => counts.set(text, (counts.get(text) ?? 0) + 1).get(text));
  const long = 'x'.repeat(301);
  expect([count(long), count(long)]).toEqual([1, 2]);
  for (let index = 0; index <= 10_000; index++) count(String(index));
  // Everything before the last text was dropped.
  expect([count('0'), count('10000')]).toEqual([2, 1]);
});
