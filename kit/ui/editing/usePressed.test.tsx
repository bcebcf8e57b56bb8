import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePressed } from './usePressed.ts';

function begin(kept: boolean) {
  const asked: { resolve: () => void; reject: () => void }[] = [];
  const keep = () => new Promise<void>((resolve, reject) => asked.push({ resolve, reject: () => reject(new Error('no')) }));
  const hook = renderHook(({ kept }) => usePressed(kept, keep), { initialProps: { kept } });
  return {
    ...hook,
    shown: () => hook.result.current[0],
    press: (next: boolean) => act(() => hook.result.current[1](next)),
    answer: (at: number, how: 'resolve' | 'reject') => act(async () => asked[at]?.[how]()),
  };
}

test('a press shows immediately and stays until it is saved', async () => {
  const { shown, press, answer, rerender } = begin(false);
  press(true);
  expect(shown()).toBe(true);
  rerender({ kept: true });
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
  rerender({ kept: true });
  await answer(0, 'resolve');
  expect(shown()).toBe(false);
});
