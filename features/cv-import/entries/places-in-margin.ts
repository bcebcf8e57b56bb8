import type { Cell, Line } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { isDateOnly, isDuration } from '../vocabulary/dates.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { isPlace, mayBeEmployerInTown } from '../vocabulary/places.ts';
import { mayBeTown } from '../vocabulary/town-words.ts';
import { isTownName } from '../vocabulary/towns.ts';

/** How far apart two cells of one column may begin or end, in points. */
const ALIGNED = 2;
/** How far below the first line of its date a place may be, in lines. */
const LINES_BELOW = 3.2;
const LONGEST_PLACE = 45;

type Margin = { date: Cell; beside: Cell };

/**
 * What stands below the dates in a margin of their own is the place, whether a list has it or not: its column says so. That holds where several
 * dates have such a text, and the employer and the post are in the column beside them, so that neither can be the text in the margin.
 */
export function withPlacesInMargin(context: Context, lines: Line[]): Line[] {
  const dates = lines.flatMap(({ cells: [date, beside, ...more] }): Margin[] =>
    date && beside && !date.bold && isDateOnly(context, date.text) && !beside.bullet && more.length === 0
      ? [{ date, beside }]
      : [],
  );
  const places = new Set<Cell>();
  let known = 0;
  let headed = 0;
  dates.forEach(({ date, beside }, index) => {
    const end = dates[index + 1]?.date.y ?? Number.POSITIVE_INFINITY;
    const own = lines.flatMap(({ cells }) => cells).filter(({ y }) => y > date.y + 1 && y < end - 1);
    const below = own.find((cell) => isInMargin(cell, date, beside) && cell.y - date.y < LINES_BELOW * date.size);
    if (!below || !mayBePlaceHere(context, below, date)) return;
    places.add(below);
    if ((isPlace(context, below.text) && !mayBeEmployerInTown(context, below.text)) || isTownName(context, below.text)) known++;
    // The second line of the heading, before its text.
    const next = own.find((cell) => Math.abs(cell.x - beside.x) < ALIGNED);
    if (next && !next.bullet && next.y - beside.y < LINES_BELOW * beside.size) headed++;
  });
  const isHabit =
    places.size > 1 && places.size >= 0.6 * dates.length && (headed >= 0.6 * places.size || known > 0.5 * places.size);
  if (!isHabit) return lines;
  return lines.map((line) =>
    line.cells.some((cell) => places.has(cell))
      ? { ...line, cells: line.cells.map((cell) => (places.has(cell) ? { ...cell, hint: 'place' as const } : cell)) }
      : line,
  );
}

/** Whether a cell begins or ends where the dates do, left of what is beside them. */
const isInMargin = (cell: Cell, date: Cell, beside: Cell) =>
  cell.right < beside.x &&
  !cell.bullet &&
  (Math.abs(cell.x - date.x) < ALIGNED || Math.abs(cell.right - date.right) < ALIGNED) &&
  Math.abs(cell.size - date.size) < 1.5;

const mayBePlaceHere = (context: Context, { text, bold }: Cell, date: Cell) =>
  bold === date.bold &&
  text.length < LONGEST_PLACE &&
  !isDateOnly(context, text) &&
  !isDuration(text) &&
  (isPlace(context, text) ||
    (titleScore(context, text) === 0 && text.split(/,\s+/).every((printed) => mayBeTown(context, printed))));
