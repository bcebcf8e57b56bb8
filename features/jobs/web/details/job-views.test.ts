import { beforeEach, expect, it, vi } from 'vitest';
import { firstView, sourceOf, viewedSource } from './job-views.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it('counts a job once per tab', () => {
  expect([firstView(4), firstView(42), firstView(4), firstView(2), firstView(42)]).toEqual([true, true, false, true, false]);
});

it('counts nothing in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  expect(firstView(4)).toBe(false);
});

it('gives the source of the view that was counted, for an application', () => {
  firstView(4, 'newsletter');
  firstView(4, 'careers.fair');
  firstView(42);
  expect([viewedSource(4), viewedSource(42), viewedSource(2)]).toEqual([{ source: 'newsletter' }, {}, {}]);
});

it('takes the source of a link only where it is a short name', () => {
  expect(sourceOf('?source=Newsletter&page=2')).toEqual({ source: 'newsletter' });
  expect(sourceOf('?source=%3Cb%3E')).toEqual({});
  expect(sourceOf('')).toEqual({});
});
