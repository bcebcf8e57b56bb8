import { describe, expect, it } from 'vitest';
import { contourLines } from './contours.ts';

describe('contour lines', () => {
  it('are the same for the same seed and differ for another', () => {
    expect(contourLines(7)).toEqual(contourLines(7));
    expect(contourLines(7).lines).not.toBe(contourLines(8).lines);
  });

  it('stay within their frame and small enough to draw quickly', () => {
    const { width, height, lines, indexLines } = contourLines(404);
    const numbers = [...`${lines}${indexLines}`.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(numbers.length).toBeGreaterThan(500);
    expect(numbers.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)).toBe(true);
    expect(lines.length + indexLines.length).toBeLessThan(250_000);
  });
});
