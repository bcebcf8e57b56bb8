import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePressed } from './usePressed.ts';

function begin(stored: boolean) {
  const requested: { resolve: () => void; reject: () => void }[] = [];
  const keep = () => new Promise<void>((resolve, reject) => requested.push({ resolve, reject: () => reject(new Error('no')) }));
  const hook = renderHook(({ stored }) => usePressed(stored, keep), { initialProps: { stored } });
  return {
    ...hook,
    shown: () => hook.result.current[0],
    press: (next: boolean) => act(() => hook.result.current[1](next)),
    answer: (at: number, how: 'resolve' | 'reject') => act(async () => requested[at]?.[how]()),
  };
}

test('a press shows immediately and stays until it is saved', async () => {
  const { shown, press, answer, rerender } = begin(false);
  press(true);
  expect(shown()).toBe(true);
  rerender({ stored: true });
  await answer(0, 'resolve');
  expect(shown()).toBe(true);
});

test('a refusal reverts it', async () => {
  const { shown, press, answer } = begin(false);
  press(true);
  await answer(0, 'reject');
  expect(shown()).toBe(false);
});

test('the reply to an earlier press does not undo a later one', async () => {
  const { shown, press, answer, rerender } = begin(false);
  press(true);
  press(false);
  rerender({ stored: true });
  await answer(0, 'resolve');
  expect(shown()).toBe(false);
});
