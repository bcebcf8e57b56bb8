import { getResolvedPDFJS } from 'unpdf';
import type { Item } from '../../document/items.ts';

/** A shape filled on a page: its box in the points of an item's position. */
export type Shape = { left: number; right: number; top: number; bottom: number };

type Matrix = readonly [number, number, number, number, number, number];
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

/** A marker in any position, unlike a written dot. */
const MARK = '\uf0b7';

/** The largest distance between a list marker and its text, in multiples of the text size. */
const REACH = 2.6;

/**
 * List markers that a page draws instead of writing them, as items. A marker is a small shape as wide as high, before the text it
 * marks and at half the height of its letters; several in a row are a scale and not markers.
 */
export function drawnMarks(page: number, drawn: Shape[], items: Item[]): Item[] {
  const shapes = drawn.filter((shape) => shape.right - shape.left >= 1 && shape.right - shape.left <= 6 && isSquare(shape));
  const marks: Item[] = [];
  for (const shape of shapes) {
    const middle = (shape.top + shape.bottom) / 2;
    const width = shape.right - shape.left;
    const isScale = shapes.some(
      (other) =>
        other !== shape && Math.abs((other.top + other.bottom) / 2 - middle) < 1 && Math.abs(other.left - shape.left) < 6 * width,
    );
    if (isScale) continue;
    const onRow = items.filter((item) => item.text.trim() !== '' && middle < item.y && middle > item.y - 0.75 * item.size);
    const next = onRow.filter((item) => item.x > shape.left).sort((a, b) => a.x - b.x)[0];
    // One at each end of a text decorates it.
    const ending = shapes.some(
      (other) =>
        Math.abs((other.top + other.bottom) / 2 - middle) < 1 &&
        onRow.some((item) => Math.abs(other.left - item.x - item.width - ((next?.x ?? 0) - shape.right)) < 2) &&
        !onRow.some((item) => item.x > other.left && item.x - other.right < REACH * item.size),
    );
    const touches = onRow.some((item) => item.x < shape.left && item.x + item.width > shape.left - 2);
    if (!next || ending || touches || width > 0.55 * next.size || next.x - shape.right > REACH * next.size) continue;
    marks.push({ ...next, page, text: MARK, x: shape.left, width, bold: false });
  }
  return marks;
}

/** The boxes of all shapes and lines that a page of this height draws. */
export async function drawnShapes(operators: unknown, height: number): Promise<Shape[]> {
  const { OPS } = await getResolvedPDFJS();
  const shapes: Shape[] = [];
  let matrix = UNMOVED;
  const saved: Matrix[] = [];
  for (const [operator, given] of pairsOf(operators)) {
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? UNMOVED;
    else if (operator === OPS.transform) matrix = within(matrix, matrixOf(given));
    else if (operator === OPS.paintFormXObjectBegin) matrix = within(matrix, matrixOf(Array.isArray(given) ? given[0] : null));
    else if (operator === OPS.constructPath && Array.isArray(given)) {
      const box = boxOf(matrix, numbersOf(given[2]));
      if (box) shapes.push({ ...box, top: height - box.top, bottom: height - box.bottom });
    }
  }
  return shapes;
}

const isSquare = ({ left, right, top, bottom }: Shape) => Math.abs(right - left - (bottom - top)) < 0.35 * (right - left);

/** The drawing commands of a page with what each was given. */
export function* pairsOf(operators: unknown): Generator<[number, unknown]> {
  if (typeof operators !== 'object' || operators === null || !('fnArray' in operators) || !('argsArray' in operators)) return;
  const { fnArray, argsArray } = operators;
  if (!Array.isArray(fnArray) || !Array.isArray(argsArray)) return;
  for (const [index, operator] of fnArray.entries()) yield [Number(operator), argsArray[index]];
}

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) || value instanceof Float32Array ? [...value].map(Number) : [];

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(value);
  return [a, b, c, d, e, f];
}

const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** A path's box on the page; null if it is rotated or unknown. */
function boxOf([a, b, c, d, e, f]: Matrix, [x1, y1, x2, y2]: number[]): Shape | null {
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || b !== 0 || c !== 0) return null;
  const [left, right] = [a * x1 + e, a * x2 + e].sort((p, q) => p - q);
  const [bottom, top] = [d * y1 + f, d * y2 + f].sort((p, q) => p - q);
  return { left: left ?? 0, right: right ?? 0, bottom: bottom ?? 0, top: top ?? 0 };
}
