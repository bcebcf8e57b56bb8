import { heaviest } from '../document/items.ts';
import type { Cell } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import type { Context } from '../vocabulary/context.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { betweenIn } from './beside.ts';

/** Headings of different lengths that end at one edge: those in a margin whose text is set to the right. */
export function rightAligned(headings: Cell[]): Cell[] {
  const edge = heaviest(headings.map(({ right }) => [Math.round(right), 1] as const));
  const aligned = headings.filter(({ right }) => edge !== undefined && Math.abs(right - edge) < 2);
  return new Set(aligned.map(({ x }) => Math.round(x / 4))).size > 2 ? aligned : [];
}

/** Labels with the lines that wrapped below them in their narrow column. */
export function withRestOfLabels(context: Context, named: Cell[], others: Cell[]): { labels: Cell[]; rest: ReadonlySet<Cell> } {
  const rest = new Set<Cell>();
  const plain = new Set(others);
  const sorted = [...named, ...others].sort((a, b) => a.y - b.y);
  const places = new Map(sorted.map((cell, index) => [cell, index]));
  const between = betweenIn(named);
  const reach = LINE_STEP * named.reduce((most, { size }) => Math.max(most, size), 0) + 1;
  const labels = named
    .filter(
      (label) =>
        !between(label.y - reach, label.y).some(
          (above) => isUnder(above, label) && continuesHeading(context, above.text, label.text),
        ),
    )
    .map((label) => {
      let [text, last] = [label.text, label];
      for (let index = (places.get(label) ?? 0) + 1; index < sorted.length; index++) {
        const cell = sorted[index] as Cell;
        if (cell.y - last.y >= LINE_STEP * last.size) break;
        if (!isUnder(last, cell) || !(plain.has(cell) || continuesHeading(context, text, cell.text))) continue;
        rest.add(cell);
        [text, last] = [joined(text, cell.text), cell];
      }
      return last === label ? label : { ...label, text };
    });
  return { labels, rest };
}

/** `What I have done so` above `far`: both together name a section, and the second line alone none. */
function continuesHeading(context: Context, first: string, second: string): boolean {
  const whole = joined(first, second);
  return (
    headingKind(context, whole) !== null ||
    (looseKind(context, whole) !== null && looseKind(context, second) === null && !first.endsWith(':'))
  );
}

/** How far apart the lines of a label are at most, in multiples of its size. */
const LINE_STEP = 1.6;

const isUnder = (above: Cell, cell: Cell) =>
  cell.y > above.y && cell.y - above.y < LINE_STEP * above.size && Math.abs(cell.x - above.x) < 2;
