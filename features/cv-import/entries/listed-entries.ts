import type { Line } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';

/** The least distance of a list within a list, in points. */
const STEP = 6;

/** List items that carry the dates of entries are their headings, where the text below them is a list further in or they have ranges. */
export function withListedHeadlines(context: Context, lines: Line[]): Line[] {
  const marked = lines.filter((line) => line.cells[0]?.bullet);
  const left = Math.min(...marked.map((line) => line.cells[0]?.x ?? 0));
  const outer = new Set(marked.filter((line) => (line.cells[0]?.x ?? 0) < left + STEP));
  const spanOf = (line: Line) => line.cells.map((cell) => findSpan(context, cell.text)).find((span) => span !== null);
  if (areOverDates(context, lines, outer)) return lines.map((line) => (outer.has(line) ? asHead(line) : line));
  const dated = [...outer].filter((line) => spanOf(line));
  const ranged = dated.filter((line) => spanOf(line)?.startDate);
  const isHeaded = lines.some((line) => !line.cells[0]?.bullet && spanOf(line));
  if (isHeaded || dated.length === 0 || dated.length < 0.6 * outer.size) return lines;
  if (outer.size === marked.length && ranged.length < 0.6 * outer.size) return lines;
  return lines.map((line) => (outer.has(line) ? asHead(line) : line));
}

const asHead = (line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell, index) => (index === 0 ? { ...cell, bullet: false, leadBold: true } : cell)),
});

/** `• Busy Bees, Blackburn` above `Nursery Manager, 2020 – present`: each item has an unmarked line with a range below it. */
function areOverDates(context: Context, lines: Line[], items: ReadonlySet<Line>): boolean {
  const isOver = (line: Line) => {
    const below = lines[lines.indexOf(line) + 1]?.cells;
    return below?.every(({ bullet }) => !bullet) === true && below.some(({ text }) => findSpan(context, text)?.startDate);
  };
  const [first] = lines;
  return items.size > 1 && first !== undefined && items.has(first) && [...items].every(isOver);
}
