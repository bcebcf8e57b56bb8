import { describe, expect, test } from 'vitest';
import { isSuccess, MOST_ATTEMPTS, nextWait, RETRY_SECONDS } from './rules.ts';

const now = new Date('2026-11-28T08:00:00Z');
const failed = { status: 500, retry_after: null };

describe('the next attempt', () => {
  test('follows the schedule with up to a fifth more, and ends after ten attempts', () => {
    const waits = Array.from({ length: MOST_ATTEMPTS }, (_, index) => nextWait(index + 1, failed, now, 0));
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
    expect(nextWait(2, failed, now, 1)).toBe(360);
    for (const [index, seconds] of RETRY_SECONDS.entries())
      expect(nextWait(index + 1, { status: null, retry_after: null }, now, 0.5)).toBe(Math.ceil(seconds * 1.1));
  });

  test.each([429, 502, 504])('waits a step longer after %s', (status) => {
    expect(nextWait(1, { status, retry_after: null }, now, 0)).toBe(300);
    expect(nextWait(9, { status, retry_after: null }, now, 0)).toBe(86_400);
    expect(nextWait(10, { status, retry_after: null }, now, 0)).toBeNull();
  });

  test.each([
    ['60', 60],
    ['2', 5],
    ['Sat, 28 Nov 2026 08:10:00 GMT', 600],
    ['Sat, 28 Nov 2020 08:10:00 GMT', 5],
    ['999999999', 86_400],
    ['soon', 5],
    ['-5', 5],
  ])('obeys Retry-After: %s within a day', (retry_after, seconds) => {
    expect(nextWait(1, { status: 503, retry_after }, now, 0)).toBe(seconds);
  });
});

test('only 2xx is a success', () => {
  expect([200, 204, 299].every(isSuccess)).toBe(true);
  expect([null, 0, 101, 301, 304, 400, 410, 500].some(isSuccess)).toBe(false);
});
