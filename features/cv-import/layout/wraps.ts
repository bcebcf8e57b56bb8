import { isBrokenAddress, isBrokenEmail, joinedLines } from '../document/broken-addresses.ts';
import { median } from '../document/items.ts';
import { type Cell, sourcesOf } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateFragment, isDateOnly } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { isPlace } from '../vocabulary/places.ts';
import { either } from '../vocabulary/terms.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { withTaggedLinesJoined } from './tagged-paragraphs.ts';

const OPEN_RANGE = either(
  'i',
  /\d{2,4}\)?\s*(?:[-‐‑–—]|\bto|\buntil)$/,
  /[-–—]\s*to$/,
  /(?:[-–—]|\bto)\s*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/,
);
const ENDS_IN_MONTH =
  /(?:[-–—|(]|,)\s*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i;
const ENDS_RANGE = /^(?:\d|\p{Lu}\p{L}+\.? ['’]?\d|present\b|current|now\b|today\b|ongoing\b|to date\b|date\b)/iu;

/**
 * Joins dates, places and headings that were wrapped by a narrow column or line end into their first line; and in tables of three
 * columns or more, all text that was too long for its cell.
 */
export function withWrapsJoined(context: Context, cells: Cell[]): Cell[] {
  const sorted = withRangesJoined(
    context,
    withTaggedLinesJoined(context, cells).sort((a, b) => a.y - b.y || a.x - b.x),
  );
  const body = median(cells.map((cell) => cell.size));
  const gone = new Set<Cell>();
  const whole = new Map<Cell, Cell>();
  const now = (cell: Cell) => whole.get(cell) ?? cell;
  for (let index = sorted.length - 1; index >= 0; index--) {
    const cell = sorted[index];
    if (!cell) continue;
    const below = sorted.slice(index + 1, index + 60).find((other) => !gone.has(other) && standsUnder(cell, other));
    if (!below) continue;
    const rest = now(below);
    if (!belongs(context, cell, rest, sorted.slice(Math.max(0, index - 8), index + 60), body)) continue;
    gone.add(below);
    const text = joinedLines(cell.text, rest.text);
    whole.set(cell, { ...cell, text, sources: sourcesOf([cell, rest]), right: Math.max(cell.right, rest.right) });
  }
  return sorted.filter((cell) => !gone.has(cell)).map(now);
}

/** The most lines that one range takes: `September` `2016 –` `December` `2019`. */
const MAX_RANGE_LINES = 4;

/** Joins a range that a narrow column broke into several lines, where all of them together are a range and the first ones are not. */
function withRangesJoined(context: Context, sorted: Cell[]): Cell[] {
  const gone = new Set<Cell>();
  const whole = new Map<Cell, Cell>();
  sorted.forEach((cell, index) => {
    if (gone.has(cell) || !isDateFragment(cell.text) || isRange(context, cell.text)) return;
    const lines = [cell];
    let text = cell.text;
    for (const other of sorted.slice(index + 1, index + 60)) {
      const last = lines.at(-1) ?? cell;
      if (other.y - last.y > 2 * cell.size || lines.length === MAX_RANGE_LINES) break;
      if (Math.abs(other.x - cell.x) > (isEndOfRange(other) ? 14 : 2) || !standsUnder(last, other)) continue;
      // `2021-` above `2018-21`: the second is a range by itself.
      if (!isDateFragment(other.text) || isRange(context, other.text)) break;
      lines.push(other);
      text = inRange(text, other);
      if (!isRange(context, text)) continue;
      for (const line of lines.slice(1)) gone.add(line);
      whole.set(cell, { ...cell, text, sources: sourcesOf(lines), right: Math.max(...lines.map((line) => line.right)) });
      break;
    }
  });
  return sorted.filter((cell) => !gone.has(cell)).map((cell) => whole.get(cell) ?? cell);
}

/** `– July 2023` at the beginning of a line is no item of a list where the line above has the first date. */
const isEndOfRange = ({ bullet, text }: Cell) => bullet && isDateFragment(text);
/** Two lines of a range; the dash before the second was taken for the mark of an item. */
const inRange = (first: string, second: Cell) => (isEndOfRange(second) ? `${first} – ${second.text}` : `${first} ${second.text}`);

const isRange = (context: Context, text: string) => isDateOnly(context, text) && Boolean(findSpan(context, text)?.startDate);

function standsUnder(cell: Cell, other: Cell): boolean {
  const step = other.y - cell.y;
  return (
    !cell.isAnswer &&
    !other.isAnswer &&
    step > 0.5 * cell.size &&
    step < 1.7 * cell.size &&
    (!other.bullet || isEndOfRange(other)) &&
    Math.abs(other.size - cell.size) < 0.6 &&
    other.page === cell.page &&
    (Math.abs(other.x - cell.x) < 2 ||
      (isEndOfRange(other) && other.x > cell.x && other.x < cell.x + 14) ||
      (isEndOfRange(cell) && other.x < cell.x && other.x > cell.x - 14) ||
      Math.abs(other.right - cell.right) < 2 ||
      Math.abs(other.x + other.right - cell.x - cell.right) < 3)
  );
}

/** Whether another row nearby begins its cells at the same places and has its date in the same of them, as in a table. */
function hasRowLike(context: Context, row: Cell[], around: Cell[]): boolean {
  const date = row.find(({ text }) => isDateOnly(context, text));
  const others = around.filter(
    ({ text, x, y }) => date && isDateOnly(context, text) && Math.abs(x - date.x) < 2 && Math.abs(y - date.y) > 0.5 * date.size,
  );
  return others.some((other) =>
    row.every(({ x }) => around.some((cell) => Math.abs(cell.y - other.y) < 0.3 * other.size && Math.abs(cell.x - x) < 2)),
  );
}

/** Whether both lines have a value beside them, and the next word would have fitted behind the upper value: `Technical | Git` over `Interests | Cycling`. */
function haveValues(cell: Cell, below: Cell, around: Cell[]): boolean {
  const beside = (one: Cell) => around.find(({ x, y }) => x > one.right && Math.abs(y - one.y) < 0.3 * one.size);
  const [value, next] = [beside(cell), beside(below)];
  if (!value || !next || Math.abs(value.x - next.x) > 3) return false;
  const most = Math.max(...around.filter(({ x }) => Math.abs(x - value.x) < 3).map(({ right }) => right));
  return value.right + 0.5 * value.size * (next.text.split(' ')[0] ?? '').length < most;
}

const startsDate = (context: Context, text: string) => (findSpan(context, text)?.index ?? 9) < 5;

function belongs(context: Context, cell: Cell, below: Cell, around: Cell[], body: number): boolean {
  if (isBrokenAddress(cell.text) && /^[\w%~]/.test(below.text)) return true;
  if (isBrokenEmail(cell.text, below.text)) return true;
  const text = joined(cell.text, below.text);
  if (
    OPEN_RANGE.test(cell.text) &&
    !isRange(context, below.text) &&
    ENDS_RANGE.test(below.text) &&
    (isDateOnly(context, text) ||
      /\d\s*[-–—]$/.test(cell.text) ||
      /^(?:19|20)\d\d\b/.test(below.text) ||
      isDateOnly(context, below.text))
  )
    return true;
  // `PDSA Pet Hospital, Swansea -- Nov` above `2016 to Sept 2017`
  if (ENDS_IN_MONTH.test(cell.text) && /^(?:19|20)\d\d\b/.test(below.text) && isDateOnly(context, below.text)) return true;
  if (/^(?:to|until)\s+\S/i.test(below.text) && isDateOnly(context, cell.text) && isDateOnly(context, text)) return true;
  const kind = headingKind(context, cell.text);
  // `Academic` above `Background`: the second word by itself is not a heading.
  const restOfName =
    cell.bold && below.bold && kind !== null && kind === headingKind(context, text) && !/\s/.test(cell.text + below.text);
  const [second, loose] = [headingKind(context, below.text), looseKind(context, below.text)];
  if (restOfName && (second === kind || (second === null && loose === null))) return true;
  if (cell.bold === below.bold && kind === null && text.length < 40) {
    const areTwo = second !== null && haveValues(cell, below, around);
    if (headingKind(context, text) !== null && !areTwo && (cell.bold || /^[\p{Lu}\P{L}]+$/u.test(cell.text))) return true;
    if (cell.size > 1.15 * body && looseKind(context, cell.text) === null && looseKind(context, text) !== null) return true;
  }
  if (
    /\s(?:upon|on|of|the|under)$|^(?:St\.?|North|South|East|West|New|Royal|Milton|San|Los|Fort)$/.test(cell.text) &&
    isPlace(context, text)
  )
    return true;
  if (isLabel(text) && !isLabel(cell.text)) return true;
  const span = isDateOnly(context, text) ? findSpan(context, text) : null;
  // `Winter 2018 to Autumn` over `2020`: neither is a range, both together are.
  if (span?.startDate && text.length < 45 && !isDateOnly(context, cell.text)) return true;
  const row = around.filter((other) => Math.abs(other.y - cell.y) < 0.3 * cell.size);
  // `Greenwood, Nova` above `Scotia`
  if (/,/.test(cell.text) && !isPlace(context, cell.text) && !/,/.test(below.text) && isPlace(context, text)) return true;
  if (row.length < 2 || /,/.test(cell.text)) return false;
  const beside = around.filter((other) => Math.abs(other.y - below.y) < 0.3 * below.size && other !== below);
  // A row with a date of its own is another row of the table.
  if (beside.some((other) => startsDate(context, other.text))) return false;
  // A label with its value is another field of a form.
  if (beside.length > 0 && isLabel(below.text)) return false;
  const beginsDated =
    row.length > 2 &&
    row.some((other) => other.x < cell.x && startsDate(context, other.text)) &&
    row.some((other) => other.x > cell.right);
  const isInTable =
    beginsDated ||
    (row.length > 2 &&
      row.some(({ x, text }) => x > cell.right && isDateOnly(context, text)) &&
      hasRowLike(context, row, around));
  const [word = ''] = below.text.split(' ');
  const column = around.filter((other) => Math.abs(other.x - cell.x) < 2).map((other) => other.right);
  const next = Math.min(...row.map(({ x }) => x).filter((x) => x > cell.right));
  const limit = beginsDated ? Math.max(...column) : Math.min(next, Math.max(...column));
  const letter = Math.max(cell.size * 0.45, (cell.right - cell.x) / cell.text.length);
  const fits = cell.right + (word.length + 1) * letter < limit;
  return (
    isInTable &&
    !fits &&
    cell.bold === below.bold &&
    !isPlace(context, below.text) &&
    !isTownName(context, below.text) &&
    !isDateOnly(context, cell.text) &&
    !isDateOnly(context, below.text)
  );
}
