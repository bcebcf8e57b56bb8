import { expect, it } from 'vitest';
import { annotated, Context } from './context.ts';

it('annotates a text once in each document', () => {
  const texts: string[] = [];
  const lengthOf = annotated((_context, text) => texts.push(text) && (text === '' ? null : text.length));
  const context = new Context();
  expect([lengthOf(context, 'York'), lengthOf(context, 'York'), lengthOf(context, ''), lengthOf(context, '')]).toEqual([
    4,
    4,
    null,
    null,
  ]);
  expect(texts).toEqual(['York', '']);
  lengthOf(new Context(), 'York');
  expect(texts).toEqual(['York', '', 'York']);
});

it('stores neither long texts nor any number of them', () => {
  const counts = new Map<string, number>();
  const count = annotated((_context, text) => counts.set(text, (counts.get(text) ?? 0) + 1).get(text));
  const context = new Context();
  const long = 'x'.repeat(301);
  expect([count(context, long), count(context, long)]).toEqual([1, 2]);
  for (let index = 0; index <= 70_000; index++) count(context, String(index));
  // Everything before the last text was dropped.
  expect([count(context, '0'), count(context, '70000')]).toEqual([2, 1]);
});
