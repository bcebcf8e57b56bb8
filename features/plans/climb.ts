import { CATEGORIES, type Category } from '#features/services/rules.ts';
import { type Progress, progressOf, type ScheduledTask } from './grouping.ts';

export type CategoryProgress = Progress & { category: Category };

/** How far the tasks of each category have come, without categories that have none. */
export function progressByCategory(
  tasks: readonly (ScheduledTask & { category: Category | null })[],
  today: string,
): CategoryProgress[] {
  return CATEGORIES.map((category) => ({
    category,
    ...progressOf(
      tasks.filter((task) => task.category === category),
      today,
    ),
  })).filter(({ total }) => total > 0);
}

type Point = { x: number; y: number };

/** Points of one contour. More than a screen shows as corners. */
const POINTS = 120;

/**
 * A closed contour round a summit, from its top clockwise. All have the same outline in different sizes, so none crosses another.
 * @param radius of its mean, in the units of the drawing
 */
export function contour(summit: Point, radius: number): Point[] {
  return Array.from({ length: POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / POINTS;
    const bent = 1 + 0.1 * Math.sin(2 * angle + 0.7) + 0.06 * Math.sin(3 * angle + 2.1) + 0.03 * Math.cos(5 * angle);
    return { x: summit.x + 1.55 * radius * bent * Math.sin(angle), y: summit.y - radius * bent * Math.cos(angle) };
  });
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;

/** The point at a share of a closed line's length, 0 to 1. */
export function pointAt(points: readonly Point[], share: number): Point {
  const [first] = points;
  if (!first) return { x: 0, y: 0 };
  const steps = points.map((from, index) => {
    const to = points[index + 1] ?? first;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = Math.min(1, Math.max(0, share)) * steps.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of steps) {
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    }
    left -= length;
  }
  return first;
}
