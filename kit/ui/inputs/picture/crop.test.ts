import { describe, expect, test } from 'vitest';
import { clampShift, initialZoom, placed, SIDE, smallestZoom } from './crop.ts';

const wide = { width: 1200, height: 300 };
const tall = { width: 200, height: 400 };
const square = { width: 50, height: 50 };

describe('a crop', () => {
  test.each([wide, tall, square])('of $width × $height shows the whole picture in the middle at its smallest', (size) => {
    const { left, top, width, height } = placed(size, { zoom: smallestZoom(size), x: 0, y: 0 });
    expect(Math.max(width, height)).toBeCloseTo(SIDE);
    expect(width / height).toBeCloseTo(size.width / size.height);
    expect([left + width / 2, top + height / 2]).toEqual([SIDE / 2, SIDE / 2]);
  });

  test('begins with all of a logo, and with a face that fills its circle', () => {
    expect(initialZoom(wide, 'square')).toBe(0.25);
    expect(initialZoom(wide, 'circle')).toBe(1);
  });

  test('moves no further than the edges of the picture', () => {
    expect(clampShift(wide, { zoom: 1, x: 9999, y: 50 })).toEqual({ zoom: 1, x: (SIDE * 4 - SIDE) / 2, y: 0 });
    expect(clampShift(wide, { zoom: 0.25, x: 40, y: -40 })).toEqual({ zoom: 0.25, x: 0, y: 0 });
    expect(clampShift(square, { zoom: 2, x: -9999, y: -10 })).toEqual({ zoom: 2, x: -SIDE / 2, y: -10 });
  });
});
