import type { Cell } from '../document/lines.ts';
import { isContactLabel } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';

/** `Section 2: `, `10. `, `B) ` before the name of a section or of a form's field. */
const NUMBER = /^(?:(?:section|part)\s+)?(?:(\d{1,2})|([IVX]{1,5})|([A-M]))\s*[.):–-]\s*(?=\p{L})/iu;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];

/** Numbered headings that make a habit. */
const HABIT = 3;
/** No document has more sections. Each dash is compared with every cell. */
const MOST_HEADINGS = 100;

const isCaps = (text: string) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** Cells without the marks and numbers that forms and designed pages print before the names of sections. */
export const withoutHeadingMarks = (context: Context, cells: Cell[]): Cell[] =>
  withoutNumbers(context, withoutBullets(context, withoutDashesAbove(cells)));

/** A dash above each heading in the margin is a decoration; the heading is beside the text that begins at the dash. */
function withoutDashesAbove(cells: Cell[]): Cell[] {
  const dashes = cells.filter(({ text }) => /^[ㅡ―—–_]{1,3}$/u.test(text));
  if (dashes.length < HABIT || dashes.length > MOST_HEADINGS) return cells;
  const below = new Map<Cell, Cell>();
  for (const dash of dashes) {
    const heading = cells.find(
      (cell) => Math.abs(cell.x - dash.x) < 2 && cell.y > dash.y && cell.y - dash.y < 1.6 * cell.size && cell.text.length < 40,
    );
    if (heading) below.set(dash, heading);
  }
  if (below.size < HABIT) return cells;
  const moved = new Map([...below].map(([dash, heading]) => [heading, dash]));
  return cells.flatMap((cell) =>
    below.has(cell) ? [] : [moved.has(cell) ? { ...cell, y: moved.get(cell)?.y ?? cell.y } : cell],
  );
}

/** Headings that a square or dot precedes are no items of a list: names of sections in bold or capitals, and what is set like them. */
function withoutBullets(context: Context, cells: Cell[]): Cell[] {
  const isOut = ({ bold, text }: Cell) => bold || isCaps(text);
  const marked = cells.filter((cell) => cell.bullet && isOut(cell) && headingKind(context, cell.text) !== null);
  if (marked.length < 2) return cells;
  const isAlike = (cell: Cell) =>
    cell.bullet &&
    isOut(cell) &&
    marked.some(
      ({ size, x, text }) => Math.abs(size - cell.size) < 0.3 && Math.abs(x - cell.x) < 3 && isCaps(text) === isCaps(cell.text),
    );
  return cells.map((cell) => (isAlike(cell) ? { ...cell, bullet: false } : cell));
}

/** The longest heading of a form, in characters. */
const LONGEST = 120;

/** The number before a text, counted from 1, and the text; null where it has none. */
function numberedText({ text, bullet }: Cell): { number: number; rest: string } | null {
  const match = bullet || text.length > LONGEST ? null : NUMBER.exec(text);
  if (!match) return null;
  const [printed, digits, roman, letter] = match;
  const number = digits
    ? Number(digits)
    : roman && ROMAN.includes(roman.toUpperCase())
      ? ROMAN.indexOf(roman.toUpperCase()) + 1
      : (letter?.toUpperCase().charCodeAt(0) ?? 0) - 64;
  return number > 0 && number < 40 ? { number, rest: text.slice(printed.length) } : null;
}

/** Numbers that count up from one, in one style, before texts of which several name sections. */
function withoutNumbers(context: Context, cells: Cell[]): Cell[] {
  const styles = new Map<string, { cell: Cell; rest: string }[]>();
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const found = numberedText(cell);
    const key = `${Math.round(cell.size * 2)} ${cell.bold} ${Math.round(cell.x / 4)}`;
    const run = styles.get(key) ?? [];
    if (found?.number === run.length + 1) styles.set(key, [...run, { cell, rest: found.rest }]);
  }
  const rests = new Map<Cell, string>();
  for (const run of styles.values()) {
    const named = run.filter(
      ({ rest }) =>
        headingKind(context, rest) !== null || isContactLabel(rest) || (looseKind(context, rest) !== null && rest.length < 50),
    );
    // `Part B. My jobs in uniform` is a heading in anyone's words.
    const areParts = run.every(({ cell }) => /^(?:section|part)\s/i.test(cell.text));
    const isKnown = named.length >= 0.4 * run.length && named.some(({ rest }) => headingKind(context, rest) !== null);
    if (run.length >= HABIT && (areParts || isKnown)) for (const { cell, rest } of run) rests.set(cell, rest);
  }
  return cells.map((cell) => (rests.has(cell) ? { ...cell, text: rests.get(cell) ?? cell.text, isNumbered: true } : cell));
}
