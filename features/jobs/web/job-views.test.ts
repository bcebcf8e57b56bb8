import { beforeEach, expect, it, vi } from 'vitest';
import { firstView } from './job-views.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('a job is counted once in a tab, whatever else was seen', () => {
  expect([firstView(4), firstView(42), firstView(4), firstView(2), firstView(42)]).toEqual([true, true, false, true, false]);
});

it('a browser that keeps nothing counts nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  expect(firstView(4)).toBe(false);
});
