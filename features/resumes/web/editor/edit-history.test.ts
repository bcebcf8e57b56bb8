import { expect, test } from 'vitest';
import { beginHistory, change, changedText, redo, undo } from './edit-history.ts';

const typed = (...steps: [value: string, field: string | null, at: number][]) =>
  steps.reduce((history, [value, field, at]) => change(history, value, field, at), beginHistory(''));

test('typing in one field is one step until a pause or another field', () => {
  const history = typed(['a', 'name', 5000], ['ab', 'name', 5300], ['abc', 'name', 7000], ['abcd', 'place', 7100]);
  expect(undo(history).now).toBe('abc');
  expect(undo(undo(history)).now).toBe('ab');
  expect(undo(undo(undo(history))).now).toBe('');
});

test('moves and deletions are steps of their own', () => {
  const history = typed(['a', null, 5000], ['b', null, 5001]);
  expect(undo(history).now).toBe('a');
});

test('an undone step can be redone until the next edit', () => {
  const history = undo(typed(['a', null, 1], ['b', null, 2]));
  expect(redo(history).now).toBe('b');
  expect(redo(change(history, 'c', null, 3)).now).toBe('c');
});

test('undo and redo stop at the ends of the history', () => {
  const history = beginHistory('a');
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
  expect(change(history, 'a', null, 1)).toBe(history);
});

test('stores a hundred steps', () => {
  let history = beginHistory(0);
  for (let value = 1; value <= 250; value++) history = change(history, value, null, value);
  for (let step = 0; step < 300; step++) history = undo(history);
  expect(history.now).toBe(150);
});

test.each([
  [{ a: { b: 'x' }, c: 1 }, { b: 'xy' }, 'a/b/'],
  [{ a: { b: 'x' }, c: 1 }, { b: 'x', d: 'y' }, null],
  [{ a: { b: 'x', d: '' }, c: 1 }, { b: 'y', d: 'z' }, null],
  [{ a: { b: 1 }, c: 1 }, { b: 2 }, null],
  [{ a: ['x', 'y'], c: 1 }, ['x', 'z'], 'a/1/'],
  [{ a: ['x', 'y'], c: 1 }, ['x'], null],
])('the text that changed in %j', (before, a, expected) => {
  expect(changedText(before, { ...before, a })).toBe(expected);
});
