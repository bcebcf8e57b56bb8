import { expect, it } from 'vitest';
import { figureSeries } from './figure-series.ts';

const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    count: 1,
  }));

it('a month is shown by day', () => {
  expect(figureSeries(days('2026-10-01', 31))).toEqual({ by: 'day', series: days('2026-10-01', 31) });
});

it('a longer range is counted by week, from Monday to Sunday, with the same total', () => {
  // 1 November 2026 is a Sunday.
  const { by, series } = figureSeries(days('2026-11-01', 36));
  expect(by).toBe('week');
  expect(series.slice(0, 3)).toEqual([
    { day: '2026-10-26', count: 1 },
    { day: '2026-11-02', count: 7 },
    { day: '2026-11-09', count: 7 },
  ]);
  expect(series.reduce((sum, { count }) => sum + count, 0)).toBe(36);
});
