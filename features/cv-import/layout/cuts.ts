import { median } from '../document/items.ts';
import { ADDRESS, type Cell, rowsOf } from '../document/lines.ts';
import { isContactLabel } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { isDateOnly, isDuration } from '../vocabulary/dates.ts';
import { looseKind } from '../vocabulary/headings.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { isLevel } from '../vocabulary/levels.ts';
import { isPlace } from '../vocabulary/places.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { isStation } from '../vocabulary/units.ts';
import { MAX_LABEL } from './table-rows.ts';

export const isHeading = (cell: Cell) => cell.heading === true;

export type Cut = { above: Cell[]; left: Cell[]; right: Cell[]; below: Cell[]; weight: number };

export function bestCut(context: Context, cells: Cell[]): Cut | null {
  const rows = rowsOf(cells);
  if (rows.length < 2) return null;
  const left = Math.min(...cells.map((cell) => cell.x));
  const right = Math.max(...cells.map((cell) => cell.right));
  let best: Cut | null = null;
  for (const edge of sharedEdges(cells, left, right)) {
    for (const [from, to] of openRuns(rows, edge, (left + right) / 2)) {
      const cut = cutAt(context, rows, edge, from, to, right - left);
      if (cut && (!best || cut.weight > best.weight)) best = cut;
    }
  }
  return best;
}

/** Where at least two cells begin, away from the left. */
function sharedEdges(cells: Cell[], left: number, right: number): number[] {
  const edges = new Map<number, number>();
  for (const cell of cells) {
    if (cell.x > left + 0.12 * (right - left)) edges.set(Math.round(cell.x / 2), (edges.get(Math.round(cell.x / 2)) ?? 0) + 1);
  }
  return [...edges]
    .filter(([edge, count]) => count + (edges.get(edge + 1) ?? 0) >= 2)
    .map(([edge]) => edge * 2 - 1.5)
    .slice(0, 60);
}

/** How far a heading is in from where its column begins, at most, in points. */
const INDENT_OF_HEADING = 16;

/** Runs of rows that no cell crosses at an edge, as [from, to) of row numbers. */
function openRuns(rows: Cell[][], edge: number, middle: number): [number, number][] {
  const runs: [number, number][] = [];
  const begins = (cell: Cell) => cell.x >= edge && cell.x < edge + INDENT_OF_HEADING;
  const isColumn = rows.flat().filter((cell) => begins(cell) && !isHeading(cell)).length > 1;
  let from = 0;
  rows.forEach((row, index) => {
    const crosses = row.some(
      (cell) => cell.x < edge && cell.right > edge && !runsOver(cell, [rows[index - 1] ?? [], row, rows[index + 1] ?? []].flat()),
    );
    const [only, second] = row;
    // A centred heading spans both columns, however short it is. One that begins where a column's text does belongs to the column.
    const isCentred = only && Math.abs((only.x + only.right) / 2 - middle) < 8 && !(isColumn && begins(only));
    const isHeadingAcross = only && !second && isHeading(only) && isCentred;
    if (!crosses && !isHeadingAcross) return;
    if (index > from) runs.push([from, index]);
    from = index + 1;
  });
  if (rows.length > from) runs.push([from, rows.length]);
  return runs;
}

/** An address too long for its column overlaps or touches the text of the next one. */
const runsOver = (cell: Cell, around: Cell[]) =>
  ADDRESS.test(cell.text) &&
  around.some((other) => other.x > cell.x && other.x < cell.right + 0.5 * cell.size && Math.abs(other.y - cell.y) < cell.size);

function cutAt(context: Context, rows: Cell[][], edge: number, from: number, to: number, width: number): Cut | null {
  const sides = new Map<Cell[], { left: Cell[]; right: Cell[] }>();
  const sidesOf = (row: Cell[]) => {
    const known = sides.get(row);
    if (known) return known;
    const both = { left: row.filter((cell) => cell.x < edge), right: row.filter((cell) => cell.x >= edge) };
    sides.set(row, both);
    return both;
  };
  const leftOf = (row: Cell[]) => sidesOf(row).left;
  const rightOf = (row: Cell[]) => sidesOf(row).right;
  const isLeftOnly = (row: Cell[] | undefined) => row !== undefined && rightOf(row).length === 0;
  const isRightOnly = (row: Cell[] | undefined) => row !== undefined && leftOf(row).length === 0;
  let start = from;
  while (start < to && isLeftOnly(rows[start])) start++;
  if (start === from) while (start < to && isRightOnly(rows[start]) && !rows[start]?.some(isHeading)) start++;
  // Beside headings at the left only, the right is part of each section, and ends where the next begins.
  const right = rows.slice(start, to).flatMap(rightOf);
  const rightHasHeadings = right.some(isHeading);
  let lastRight = to - 1;
  while (lastRight >= 0 && isLeftOnly(rows[lastRight])) lastRight--;
  let end = start;
  for (let index = start; index < to; index++) {
    const row = rows[index] ?? [];
    const isHeadingRow = isLeftOnly(row) && row.some(isHeading);
    if (index > lastRight && isHeadingRow) break;
    const partsTable = () => restartsAsTable(rows, index, edge, to) || (index > start && isClear(row, right));
    if (isHeadingRow && !rightHasHeadings && partsTable()) break;
    end = index + 1;
  }
  const band = rows.slice(start, end);
  const left = band.flatMap(leftOf);
  const beside = band.flatMap(rightOf);
  const leftRows = band.filter((row) => leftOf(row).length > 0);
  const rightRows = band.filter((row) => rightOf(row).length > 0);
  if (leftRows.length < 2 || rightRows.length < 2) return null;
  // Two pieces that each have text on their own line are beside it; with dates they are an entry of their own.
  const isBeside = (row: Cell[]) =>
    leftOf(row).length > 0 && !rightOf(row).some((cell) => isHeading(cell) || cell.bullet || isDateOnly(context, cell.text));
  if (rightRows.length === 2 && rightRows.every(isBeside)) return null;
  const gutter = edge - left.reduce((most, cell) => (ADDRESS.test(cell.text) ? most : Math.max(most, cell.right)), 0);
  if (gutter < 0.5 * median(band.flat().map((cell) => cell.size))) return null;
  // The levels of a grid of languages belong to the language at the left.
  if (beside.every((cell) => isHeading(cell) || isLevel(cell.text) || LEVEL_TITLE.test(cell.text))) return null;
  if (isTitledTable(band, edge) || isBelowDates(context, rows, band, edge)) return null;
  if (isTableOfDates(context, band, leftOf, rightOf) || isTableWithDates(context, band, leftOf, rightOf)) return null;
  if (isBesideRows(context, band, leftOf, rightOf) || isTableOfLabels(context, band, leftOf, rightOf)) return null;
  if (isMargin(context, left, leftRows.length, beside, rightRows, width) || isRightMargin(context, beside, rightRows, edge))
    return null;
  return {
    above: rows.slice(0, start).flat(),
    left,
    right: beside,
    below: rows.slice(end).flat(),
    weight: left.length + beside.length + Math.min(left.length, beside.length) + Math.min(gutter, 30) / 100,
  };
}

export const isDated = (context: Context, row: Cell[]) => row.some(({ text }) => isDateOnly(context, text));

const LEVEL_TITLE = /^(?:understanding|listening|speaking|reading|writing|spoken (?:interaction|production))$/i;

/** Whether nothing in the right column is next to a heading or directly below it. */
const isClear = (row: Cell[], right: Cell[]) =>
  row.every((heading) =>
    right.every((cell) => cell.y < heading.y - 1.2 * heading.size || cell.y > heading.y + 1.6 * heading.size),
  );

/** After a heading at the left that the right side makes room for, both sides begin again on one baseline. */
function restartsAsTable(rows: Cell[][], heading: number, edge: number, to: number): boolean {
  const next = rows[heading + 1];
  const after = heading + 1 < to && next ? next.filter((cell) => cell.x >= edge) : [];
  return after.length > 0 && next !== undefined && next.some((cell) => cell.x < edge) && !after.some(isHeading);
}

/** Labels that each have their text beside them, in the margin that has the dates of the entries: `Languages | Welsh, English`. */
function isBelowDates(context: Context, rows: Cell[][], band: Cell[][], edge: number): boolean {
  const isAtLabel = ({ x }: Cell) => band.every(([label]) => label !== undefined && Math.abs(label.x - x) < 3);
  const dated = rows.filter(
    ([dates, text]) =>
      dates && text && isDateOnly(context, dates.text) && dates.right < edge && text.x >= edge && isAtLabel(dates),
  );
  const isRow = ([label, text]: Cell[]) =>
    label && text && !label.bullet && label.right < edge && text.x >= edge && !isHeading(text);
  return dated.length > 1 && band.every(isRow);
}

/** Rows below the titles of a table's columns, which say what the cells on both sides are. */
function isTitledTable(band: Cell[][], edge: number): boolean {
  const both = band.filter((row) => row.some((cell) => cell.x < edge) && row.some((cell) => cell.x >= edge));
  const titled = both.filter(
    (row) => row.some(({ x, isTitled }) => isTitled && x < edge) && row.some(({ x, isTitled }) => isTitled && x >= edge),
  );
  return titled.length >= 2 && titled.length >= 0.5 * both.length;
}

/** Rows that each begin with a date and have their text on the same line: a table, read row by row. */
function isTableOfDates(
  context: Context,
  band: Cell[][],
  leftOf: (row: Cell[]) => Cell[],
  rightOf: (row: Cell[]) => Cell[],
): boolean {
  if (band.some((row) => rightOf(row).some(isHeading))) return false;
  const rows = band.filter((row) => leftOf(row).length > 0 && !row.some(isHeading));
  const dated = rows.filter((row) => isDateOnly(context, row[0]?.text ?? ''));
  const beside = dated.filter((row) => rightOf(row).length > 0);
  return dated.length >= 2 && dated.length >= 0.6 * rows.length && beside.length >= 0.8 * dated.length;
}

/** Rows of three cells or more of which nearly each has a date in the same column: a table, read row by row. */
function isTableWithDates(
  context: Context,
  band: Cell[][],
  leftOf: (row: Cell[]) => Cell[],
  rightOf: (row: Cell[]) => Cell[],
): boolean {
  if (band.some((row) => rightOf(row).some(isHeading))) return false;
  const both = band.filter((row) => leftOf(row).length > 0 && rightOf(row).length > 0 && !row.some(isHeading));
  const dated = both.flatMap((row) => (row.length > 2 ? row.filter(({ text }) => isDateOnly(context, text)).slice(0, 1) : []));
  const [first] = dated;
  const aligned = dated.filter(({ x }) => first && Math.abs(x - first.x) < 3);
  return aligned.length >= 2 && aligned.length >= 0.8 * both.length;
}

/** Short pieces at the right that each belong to the line they are on, with lines without any between them. */
function isBesideRows(
  context: Context,
  band: Cell[][],
  leftOf: (row: Cell[]) => Cell[],
  rightOf: (row: Cell[]) => Cell[],
): boolean {
  const rows = band.filter((row) => rightOf(row).length > 0);
  if (rows.length > 0.6 * band.length || rows.some((row) => leftOf(row).length === 0 || row.some(isHeading))) return false;
  // A date alone at the left belongs to what is on its line, however long that is.
  if (rows.length > 1 && rows.every((row) => leftOf(row).every(({ text }) => isDateOnly(context, text)))) return true;
  if (rows.some((row) => rightOf(row).some(({ text, bullet }) => bullet || text.length > 44))) return false;
  return rows.some((row) => row.some((cell) => isDateOnly(context, cell.text)));
}

/**
 * Rows with a short label at the left and its value beside it, and nothing else between them but headings: `Tools | Git, Jira`. The word of a
 * heading beside a value is a label too.
 */
function isTableOfLabels(
  context: Context,
  band: Cell[][],
  leftOf: (row: Cell[]) => Cell[],
  rightOf: (row: Cell[]) => Cell[],
): boolean {
  const rows = band.filter((row) => rightOf(row).length > 0);
  const labelled = rows.filter((row) => leftOf(row).length > 0);
  const headings = band.filter((row) => rightOf(row).length === 0);
  const isLabelled = (row: Cell[]) => {
    const [label, value, third] = row;
    return (
      label !== undefined &&
      value !== undefined &&
      !third &&
      leftOf(row).length === 1 &&
      !label.bullet &&
      label.text.length < MAX_LABEL &&
      !/[,.;]/.test(label.text)
    );
  };
  const isDistinct = (row: Cell[]) => rightOf(row).some(({ text }) => text.length > 40 || /[,;/·•|]\s/.test(text));
  return (
    !rows.some((row) => rightOf(row).some((cell) => isHeading(cell) || cell.bullet)) &&
    labelled.length > 2 &&
    labelled.length >= 0.6 * rows.length &&
    labelled.every(isLabelled) &&
    headings.every((row) => row.length === 1 && row.every((cell) => isHeading(cell) || looseKind(context, cell.text) !== null)) &&
    labelled.filter(isDistinct).length >= 0.3 * labelled.length
  );
}

/** Dates or section names down the left, or labels that each belong to the row they begin. */
function isMargin(context: Context, left: Cell[], leftRows: number, right: Cell[], rightRows: Cell[][], width: number): boolean {
  const labels = left.filter(
    (cell) =>
      isDateOnly(context, cell.text) ||
      isDuration(cell.text) ||
      isHeading(cell) ||
      isLabel(cell.text) ||
      isContactLabel(cell.text) ||
      /^\d{1,2}[.)]?$/.test(cell.text) ||
      cell.text.endsWith('?'),
  );
  const named = left.filter((cell) => !/^\d{1,2}[.)]?$/.test(cell.text));
  if (named.filter(({ text }) => isLabel(text) || FACT_OF_POST.test(text)).length >= 0.6 * named.length) return true;
  if (areLabelsAtEnd(left, rightRows)) return true;
  const dated = left.filter((cell) => isDateOnly(context, cell.text));
  if (labels.length >= 0.7 * left.length && (dated.length > 0 || right.every((cell) => !isHeading(cell)))) return true;
  if (dated.length >= 0.5 * left.length) return true;
  const wide = Math.max(...left.map((cell) => cell.right)) - Math.min(...left.map((cell) => cell.x));
  const isAtHeight = heightsOf(rightRows.flat());
  const beside = left.filter(({ y, size }) => isAtHeight(y, SAME_HEIGHT * size));
  return (
    wide < 0.3 * width &&
    beside.length === left.filter((cell) => !isHeading(cell)).length &&
    right.length > 0 &&
    (!left.some(isHeading) || (dated.length > 0 && !right.some(isHeading))) &&
    !beside.some(isHeading) &&
    leftRows <= rightRows.length
  );
}

/** How far apart the baselines of texts beside each other are at most, in multiples of the type size. */
const SAME_HEIGHT = 0.35;

/** Returns whether one of the cells has a baseline less than `distance` from `y`. */
function heightsOf(cells: Cell[]): (y: number, distance: number) => boolean {
  const heights = cells.map(({ y }) => y).sort((a, b) => a - b);
  return (y, distance) => {
    let [from, to] = [0, heights.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((heights[middle] ?? 0) < y) from = middle + 1;
      else to = middle;
    }
    return [heights[from - 1], heights[from]].some((height) => height !== undefined && Math.abs(height - y) < distance);
  };
}

/** What forms ask of a post beside its fields. */
const FACT_OF_POST = /^(?:report(?:s|ing) to|(?:number of )?staff(?: managed)?|team size|budget)\s*:?$/i;

/** Labels that end where the text beside them begins, as in the older Europass. */
function areLabelsAtEnd(left: Cell[], rightRows: Cell[][]): boolean {
  const end = Math.max(...left.map((cell) => cell.right));
  const begins = left.map(({ x }) => x);
  const plain = left.filter(({ bold }) => !bold);
  const isAtHeight = heightsOf(rightRows.flat());
  const valued = plain.filter(({ y, size }) => isAtHeight(y, SAME_HEIGHT * size));
  return (
    plain.length > 4 &&
    left.every((cell) => end - cell.right < 2) &&
    Math.max(...begins) - Math.min(...begins) > INDENT &&
    valued.length >= 0.8 * plain.length
  );
}

/** Dates and places at the right, or pieces that line up with the right edge only. */
function isRightMargin(context: Context, right: Cell[], rightRows: Cell[][], edge: number): boolean {
  const text = right.filter((cell) => !isHeading(cell));
  const facts = text.filter(
    ({ text: fact }) =>
      isDateOnly(context, fact.replace(EXPIRES, '')) ||
      isDuration(fact) ||
      isPlace(context, fact) ||
      isStation(fact) ||
      isTownName(context, fact),
  );
  if (facts.length >= 0.6 * text.length) return true;
  const most = Math.max(...right.map((cell) => cell.right));
  const flush = right.filter((cell) => most - cell.right < 3).length;
  const raggedBy = Math.max(...right.map((cell) => cell.x)) - Math.min(...right.map((cell) => cell.x));
  const areBeside = rightRows.every((row) => row.some(({ x }) => x < edge)) && right.every((cell) => cell.text.length < 44);
  const isRagged = raggedBy > (facts.length > 0 && areBeside ? 2 : 20);
  if ((facts.length > 0 || areBeside) && isRagged && flush === right.length && text.length === right.length) return true;
  const begin = rightRows.filter((row) => (row[0]?.x ?? 0) - edge < INDENT).length;
  if (begin >= 0.5 * rightRows.length) return false;
  return flush >= 0.5 * right.length || begin < 0.2 * rightRows.length;
}

/** What precedes the date of a certificate. */
const EXPIRES = /^(?:exp(?:ir(?:es|y|ed))?|valid(?: (?:until|to|till|thru|through))?|renew(?:al|ed)?|due|until|to)\.?:?\s+/i;

/** The largest indent of text in a column, in points. */
const INDENT = 34;
