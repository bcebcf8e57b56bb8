import { joinedLines } from '../document/broken-addresses.ts';
import { type Cell, rowsOf, sourcesOf } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly } from '../vocabulary/dates.ts';
import { isRank } from '../vocabulary/ranks.ts';

/** Longer paragraphs are text, which is joined where it is read: lines, and characters of such as have more. */
const MAX_LINES = 3;
const MAX_LENGTH = 100;
/** From one line of a paragraph to the next at most, in multiples of the type size. */
const STEP = 1.8;
/** How far the further lines of a paragraph are in at most, in points. */
const INDENT = 45;
/** The width of a letter in multiples of its size. */
const LETTER = 0.48;

/**
 * Joins the lines of a short paragraph that the file says is one: an employer's name, a heading or a range of dates that its column broke. Where a
 * line had room for the next word, the paragraph has a line break.
 */
export function withTaggedLinesJoined(context: Context, cells: Cell[]): Cell[] {
  const paragraphs = new Map<number, Cell[]>();
  for (const cell of cells)
    if (cell.paragraph !== undefined) paragraphs.set(cell.paragraph, [...(paragraphs.get(cell.paragraph) ?? []), cell]);
  const whole = new Map<Cell, Cell>();
  const gone = new Set<Cell>();
  const limit = Math.max(...cells.map(({ right }) => right));
  for (const own of paragraphs.values()) {
    const rows = rowsOf(own);
    const length = own.reduce((sum, { text }) => sum + text.length, 0);
    if (rows.length < 2 || (rows.length > MAX_LINES && length > MAX_LENGTH)) continue;
    const left = Math.min(...own.map((cell) => cell.x));
    const right = Math.max(...own.map((cell) => cell.right), columnEnd(own, cells, limit));
    for (const [index, row] of rows.slice(1).entries()) {
      const last = rows[index]?.at(-1);
      const [next, second] = row;
      // Beside a text, whole dates end the line that they are on.
      const completes = last !== undefined && next !== undefined && isMadeWhole(context, last.text, next.text);
      if (last && (rows[index]?.length ?? 0) > 1 && isDateOnly(context, last.text) && !completes) break;
      const endsSentence = last !== undefined && next !== undefined && !completes && isSentence(last.text, next.text);
      if (
        last &&
        next &&
        !second &&
        isDateOnly(context, next.text) &&
        !completes &&
        !endsSentence &&
        next.y - last.y < STEP * last.size
      ) {
        // Dates for which the line of a heading had no room belong at its end.
        whole.set(next, {
          ...next,
          y: last.y,
          x: Math.max(next.x, last.right + next.size),
          right: last.right + next.size + next.right - next.x,
        });
        break;
      }
      if (!last || !next || second || next.x > left + INDENT || !continuesPrevious(last, next, right)) break;
      const first = [...whole].find(([, joint]) => joint.foot === last.y && joint.paragraph === last.paragraph)?.[0] ?? last;
      const above = whole.get(first) ?? first;
      whole.set(first, {
        ...above,
        text: joinedLines(above.text, next.text),
        sources: sourcesOf([above, next]),
        right: Math.max(above.right, next.right),
        foot: next.y,
      });
      gone.add(next);
    }
  }
  return cells.filter((cell) => !gone.has(cell)).map((cell) => whole.get(cell) ?? cell);
}

const ENDS_BEFORE_DATE = /\b(?:of|in|from|since|by|on|until|during|for|the|to|and)$/;

/** Whether a date in the next line ends the sentence of a text: `… through the flood of` above `January 2022.` */
const isSentence = (text: string, date: string) =>
  ENDS_BEFORE_DATE.test(text) || (date.endsWith('.') && text.split(' ').length > WORDS_OF_HEAD);
/** The most words of a heading that has its dates on the next line. */
const WORDS_OF_HEAD = 8;

/** `Feb 2015 –` above `Apr 2018`, `June 2011 – August` above `2013`: the second line completes the dates of the first. */
function isMadeWhole(context: Context, first: string, second: string): boolean {
  if (/(?:[-–—]|\bto)$/i.test(first)) return true;
  const whole = findSpan(context, `${first} ${second}`);
  return (
    isDateOnly(context, second) &&
    whole !== null &&
    whole.startDate !== '' &&
    whole.length > (findSpan(context, first)?.length ?? 0) + second.length
  );
}

function continuesPrevious(last: Cell, next: Cell, right: number): boolean {
  const step = next.y - last.y;
  const [word = ''] = next.text.split(' ');
  return (
    step > 0 &&
    step < STEP * last.size &&
    !next.bullet &&
    // A line in another type that does not begin like the one above is another fact.
    (next.bold === last.bold || next.leadBold === true) &&
    !isRank(last.text, null) &&
    next.page === last.page &&
    Math.abs(next.size - last.size) < 0.6 &&
    last.right + (word.length + 1) * LETTER * next.size > right
  );
}

/** Where the text of the column that a paragraph is in ends: at the next cells of its table row, else where the longest line of the page that begins with it ends. */
function columnEnd(own: Cell[], cells: Cell[], limit: number): number {
  const [first] = own;
  if (!first) return limit;
  const x = Math.min(...own.map((cell) => cell.x));
  const beside = cells.filter(
    (cell) => first.row !== undefined && cell.row === first.row && cell.x > x + 20 && !own.includes(cell),
  );
  const column = cells.filter((cell) => Math.abs(cell.x - x) < 2 && (first.row === undefined || cell.row !== undefined));
  const end = Math.max(...column.map((cell) => cell.right));
  return beside.length > 0 ? Math.min(end, Math.min(...beside.map((cell) => cell.x)) - 4) : end;
}
