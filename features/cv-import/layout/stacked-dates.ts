import { type Cell, rowsOf, sourcesOf } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateFragment, isDateOnly, readDate } from '../vocabulary/dates.ts';

/** The fewest ranges of two lines that make a document's way of writing dates. */
const LEAST = 2;
/** The most from the end of a range to its start on the next line, and below a heading of two lines, in heights of a letter. */
const STEP = 1.5;
const WIDE_STEP = 2.8;

type Dated = { cell: Cell; date: string };

/**
 * Joins ranges whose start and end are below each other in a column of their own, beside the lines of an entry, as some templates set them: `Current`
 * above `Jan 2019`. They count only where some end is told by a word.
 */
export function withStackedDates(context: Context, cells: Cell[]): Cell[] {
  const isNear = (above: Dated | undefined, { cell }: Dated, step: number) =>
    above !== undefined && cell.page === above.cell.page && cell.y - above.cell.y < step * cell.size;
  const chains: Dated[][] = [];
  for (const dated of dateColumn(context, cells)) {
    const chain = chains.at(-1);
    if (chain && isNear(chain.at(-1), dated, STEP)) chain.push(dated);
    else chains.push([dated]);
  }
  // Three dates on adjacent lines are those of a list.
  const found = chains.flatMap((chain, index): [Dated, Dated][] => {
    const [first, second, third] = chain;
    if (first && second) return third ? [] : [[first, second]];
    const [next, another] = chains[index + 1] ?? [];
    return first && next && !another && isNear(first, next, WIDE_STEP) ? [[first, next]] : [];
  });
  const pairs = found.filter(([end, start]) => end.date > start.date);
  const isDistinct = pairs.some(([end]) => end.date === 'present');
  if (pairs.length < LEAST || !isDistinct) return cells;
  const starts = new Map(pairs.map(([end, start]) => [end.cell, start.cell]));
  const joined = new Set(starts.values());
  return cells
    .filter((cell) => !joined.has(cell))
    .map((cell) => {
      const start = starts.get(cell);
      return start ? { ...cell, text: `${start.text} – ${cell.text}`, sources: sourcesOf([start, cell]) } : cell;
    });
}

/** Single dates and words such as `Current` that begin rows with text beside them and end at one place. */
function dateColumn(context: Context, cells: Cell[]): Dated[] {
  const first = rowsOf(cells).flatMap(([cell, beside]) => (cell && beside && !cell.bullet ? [cell] : []));
  const dated = first.flatMap((cell) => {
    const isOne = cell.text.length < 16 && (isDateOnly(context, cell.text) || isDateFragment(cell.text));
    const date = isOne && !findSpan(context, cell.text)?.startDate ? readDate(context, cell.text) : '';
    return date === '' ? [] : [{ cell, date }];
  });
  const edges = Map.groupBy(dated, ({ cell }) => Math.round(cell.right / 3));
  return [...edges.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}
