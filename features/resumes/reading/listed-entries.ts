import { findSpan } from './dates.ts';
import type { Line } from './lines.ts';

/** The least distance of a list within a list, in points. */
const STEP = 6;

/** List items that carry the dates of entries are their headings, where the text below them is a list further in or they have ranges. */
export function withListedHeads(lines: Line[]): Line[] {
  const marked = lines.filter((line) => line.cells[0]?.bullet);
  const left = Math.min(...marked.map((line) => line.cells[0]?.x ?? 0));
  const outer = new Set(marked.filter((line) => (line.cells[0]?.x ?? 0) < left + STEP));
  const spanOf = (line: Line) => line.cells.map((cell) => findSpan(cell.text)).find((span) => span !== null);
  const dated = [...outer].filter((line) => spanOf(line));
  const ranged = dated.filter((line) => spanOf(line)?.startDate);
  const isHeaded = lines.some((line) => !line.cells[0]?.bullet && spanOf(line));
  if (isHeaded || dated.length === 0 || dated.length < 0.6 * outer.size) return lines;
  if (outer.size === marked.length && ranged.length < 0.6 * outer.size) return lines;
  return lines.map((line) => {
    const [first, ...rest] = line.cells;
    return first && outer.has(line) ? { ...line, cells: [{ ...first, bullet: false, leadBold: true }, ...rest] } : line;
  });
}
