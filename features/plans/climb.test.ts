import { describe, expect, test } from 'vitest';
import type { Category } from '#features/services/rules.ts';
import { contour, pointAt, progressByCategory } from './climb.ts';

const task = (category: Category | null, more: object = {}) => ({
  category,
  done_at: null,
  is_not_relevant: false,
  starts_on: null,
  due_on: '2026-12-01',
  snoozed_until: null,
  dated_on: '2026-01-01',
  ...more,
});

test('progress by category counts done and overdue tasks, without those that are not relevant or have no category', () => {
  const tasks = [
    task('finance', { done_at: '2026-11-01T00:00:00Z' }),
    task('finance', { due_on: '2026-11-01' }),
    task('finance', { is_not_relevant: true }),
    task('employment'),
    task(null, { done_at: '2026-11-01T00:00:00Z' }),
  ];
  expect(progressByCategory(tasks, '2026-11-28')).toEqual([
    { category: 'employment', total: 1, done: 0, overdue: 0 },
    { category: 'finance', total: 2, done: 1, overdue: 1 },
  ]);
});

describe('a contour', () => {
  const summit = { x: 100, y: 60 };
  test('lies outside of every smaller one', () => {
    const [inner, outer] = [contour(summit, 20), contour(summit, 24)];
    const distance = ({ x, y }: { x: number; y: number }) => Math.hypot((x - summit.x) / 1.55, y - summit.y);
    expect(outer.every((point, index) => distance(point) > distance(inner[index] ?? summit))).toBe(true);
  });

  test('has its marker at the top without progress and with all of it, and on the other side at half', () => {
    const line = contour(summit, 30);
    expect(pointAt(line, 0)).toEqual(line[0]);
    expect(pointAt(line, 1).x).toBeCloseTo(line[0]?.x ?? 0);
    expect(pointAt(line, 0.5).y).toBeGreaterThan(summit.y);
    expect(pointAt(line, 7)).toEqual(pointAt(line, 1));
  });
});
