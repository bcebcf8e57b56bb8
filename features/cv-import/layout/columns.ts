import { heaviest, median } from '../document/items.ts';
import { ADDRESS, type Cell, type Line, rowsOf } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import { isContactLabel } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { isDateOnly, isDuration } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { isLevel } from '../vocabulary/levels.ts';
import { isStation, serviceIn } from '../vocabulary/military.ts';
import { isPlace } from '../vocabulary/places.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { besideIn } from './beside.ts';
import { isRowOfTitledTable, MAX_LABEL, rowsWithLabels, splitRows } from './table-rows.ts';

/**
 * Cells to lines in reading order. Where white space runs down between two bodies of text, the left is read before the right;
 * a column of dates, places or labels is not a text column and stays with the lines next to it.
 */
export function inReadingOrder(context: Context, cells: Cell[]): Line[] {
  const body = median(cells.map((cell) => cell.size));
  const isLoose = (cell: Cell) => cell.size > 1.15 * body && cell.text.length < 30 && looseKind(context, cell.text) !== null;
  const styleOf = ({ size, bold, text }: Cell) => `${Math.round(size * 2)} ${bold} ${text === text.toUpperCase()}`;
  const sure = cells.filter((cell) => !cell.bullet && headingKind(context, cell.text) !== null);
  const style = heaviest(sure.map((cell) => [styleOf(cell), 1] as const));
  const isLarger = sure.filter((cell) => styleOf(cell) === style).some(({ size }) => Math.round(size * 2) > Math.round(body * 2));
  // In larger letters than the text, all short lines in the style of known headings are headings.
  const isAlike = (cell: Cell) =>
    isLarger && sure.length > 1 && styleOf(cell) === style && cell.text.length < 40 && !/[\d.,:;@]/.test(cell.text);
  // A service named again and again is an employer.
  const counts = new Map<string, number>();
  for (const { text } of cells) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isEmployer = ({ text }: Cell) => (counts.get(text) ?? 0) > 1 && serviceIn(text) !== null;
  const marked = cells.map((cell) => ({
    ...cell,
    heading:
      !cell.bullet &&
      !isEmployer(cell) &&
      (headingKind(context, cell.text) !== null || isLoose(cell) || isAlike(cell) || cell.isNumbered === true),
  }));
  return readRegion(context, marked, false, 0);
}

const MAX_DEPTH = 40;
const isHeading = (cell: Cell) => cell.heading === true;

function readRegion(context: Context, cells: Cell[], startsColumn: boolean, depth: number): Line[] {
  if (cells.length === 0) return [];
  if (isRowOfTitledTable(cells)) return linesOf(cells, startsColumn);
  const rows = depth < MAX_DEPTH ? rowsWithLabels(context, cells) : null;
  if (rows) return rows.flatMap((row, index) => readRegion(context, row, startsColumn && index === 0, depth + 1));
  const labelled = depth < MAX_DEPTH ? besideLabels(context, cells, startsColumn, depth) : null;
  if (labelled) return labelled;
  const cut = depth < MAX_DEPTH ? bestCut(context, cells) : null;
  if (!cut) return linesOf(cells, startsColumn);
  const groups = groupsBeside(context, cut) ?? bandsOf(context, cells, cut);
  if (groups) return groups.flatMap((group) => readRegion(context, group, startsColumn && group === groups[0], depth + 1));
  // Two columns with headings of their own are two flows; without, they are a table inside one section.
  const isPage = cut.left.some(isHeading) && cut.right.some(isHeading);
  return [
    ...readRegion(context, cut.above, startsColumn, depth + 1),
    ...readRegion(context, cut.left, startsColumn && cut.above.length === 0, depth + 1),
    ...readRegion(context, cut.right, isPage, depth + 1),
    ...readRegion(context, cut.below, false, depth + 1),
  ];
}

/**
 * The rows of a table and what is between them, where a cut would part the cells of several rows: a file that says which row a cell is in has its
 * text row by row. A table of one row sets columns of a page.
 */
function bandsOf(context: Context, cells: Cell[], { left, right }: Cut): Cell[][] | null {
  const rowsOn = (side: Cell[]) => new Set(side.flatMap(({ row }) => row ?? []));
  const beside = rowsOn(right);
  const shared = [...rowsOn(left)].filter((row) => beside.has(row));
  // Fields of a form that has two beside each other: `Full name | Rodel Magbanua | Civil status | Married`.
  const isPair = (row: number) =>
    [left, right].every((side) => {
      const [label, value, third] = side.filter((cell) => cell.row === row);
      return label !== undefined && value !== undefined && !third && (isContactLabel(label.text) || isLabel(label.text));
    });
  if (shared.length < 2 || shared.filter(isPair).length > 0.4 * shared.length) return null;
  return splitRows(context, cells);
}

function linesOf(cells: Cell[], startsColumn: boolean): Line[] {
  const left = Math.min(...cells.map((cell) => cell.x));
  const right = Math.max(...cells.map((cell) => cell.right));
  return rowsOf(cells).map((row, index) => ({ cells: row, startsColumn: startsColumn && index === 0, left, right }));
}

/** The edge of a left column that contains only section names, each next to its section. */
function besideLabels(context: Context, cells: Cell[], startsColumn: boolean, depth: number): Line[] | null {
  const body = median(cells.map((cell) => cell.size));
  const isProminent = (cell: Cell) =>
    (cell.bold || cell.size > 1.15 * body || /\p{L}:$/u.test(cell.text)) && !cell.bullet && cell.text.length < 30;
  const sure = cells.filter(isHeading);
  const beside = besideIn(cells);
  const margin = Math.min(...cells.map((cell) => cell.x)) + 3;
  const mayName = (cell: Cell) =>
    isProminent(cell) && looseKind(context, cell.text) !== null && (cell.x < margin || beside(cell) !== undefined);
  // Where names of sections are in the margin, what only looks like them in the text beside is an entry.
  const inMargin = sure.filter((cell) => cell.x < margin && headingKind(context, cell.text) !== null);
  const toRight = rightAligned(sure);
  const found =
    inMargin.length >= 3
      ? sure.filter((cell) => cell.x < margin || headingKind(context, cell.text) !== null)
      : toRight.length >= 3
        ? toRight
        : sure;
  // Section names in plain type are recognized by their place in the margin, each beside its text.
  const besideText = cells.filter(
    (cell) => !cell.bullet && cell.text.length < MAX_LABEL && looseKind(context, cell.text) !== null && beside(cell),
  );
  // The fields of a form have such words too: `Occupation or position held`.
  const areFields = besideText.filter(({ text }) => isLabel(text)).length > 0.5 * besideText.length;
  const inPlace = areFields ? [] : besideText;
  const known = [inPlace.filter((cell) => cell.x < margin), found, rightAligned(inPlace), cells.filter(mayName)]
    .reduce((most, some) => (most.length >= 3 || some.length < 3 ? most : some))
    .sort((a, b) => a.y - b.y);
  const [first] = known;
  const content =
    first && heaviest(known.flatMap((label) => beside(label) ?? []).map((cell) => [Math.round(cell.x), 1] as const));
  if (!first || content === undefined) return null;
  const column = cells.filter((cell) => cell.x < content - 3 && cell.y >= first.y - 1);
  const style = (cell: Cell) => `${cell.bold} ${Math.round(cell.size)}`;
  const isAligned = (cell: Cell) => Math.abs((beside(cell)?.x ?? 0) - content) < 15;
  const isName = (cell: Cell) => style(cell) === style(first) && !cell.bullet && !/\d|[.,;]$/.test(cell.text);
  // `National Guard (part-time, 2013 to date)` names a section although it has figures, where the text of the section begins beside it.
  const isDistinct = (cell: Cell) => isProminent({ ...cell, text: cell.text.replace(/\s*\([^()]*\)$/, '') }) && isAligned(cell);
  const named = column.filter(
    (cell) =>
      known.includes(cell) ||
      (isName(cell)
        ? looseKind(context, cell.text) !== null || isAligned(cell)
        : looseKind(context, cell.text) !== null && isDistinct(cell)),
  );
  const { labels, rest } = withRestOfLabels(
    context,
    named,
    column.filter((cell) => !named.includes(cell) && isName(cell)),
  );
  const aligned = labels.filter(isAligned);
  const others = column.filter((cell) => !named.includes(cell) && !rest.has(cell) && !isDateOnly(context, cell.text));
  if (labels.length < 3 || aligned.length < 0.6 * labels.length || others.length > 0.1 * column.length) return null;
  if (labels.some((label) => label.right > content) || known.some((label) => !named.includes(label) && label.y >= first.y))
    return null;
  const tops = labels.sort((a, b) => a.y - b.y).map((label) => label.y - 0.6 * label.size);
  const part = (from: number, to: number) =>
    cells.filter((cell) => cell.y >= from && cell.y < to && !named.includes(cell) && !rest.has(cell));
  return [
    ...readRegion(context, part(Number.NEGATIVE_INFINITY, tops[0] ?? 0), startsColumn, depth + 1),
    ...labels.flatMap((label, index) => [
      { cells: [{ ...label, isLeftOfText: true }], startsColumn: false, left: label.x, right: label.right },
      ...readRegion(context, part(tops[index] ?? 0, tops[index + 1] ?? Number.POSITIVE_INFINITY), false, depth + 1),
    ]),
  ];
}

/** Headings of different lengths that end at one edge: those in a margin whose text is set to the right. */
function rightAligned(headings: Cell[]): Cell[] {
  const edge = heaviest(headings.map(({ right }) => [Math.round(right), 1] as const));
  const aligned = headings.filter(({ right }) => edge !== undefined && Math.abs(right - edge) < 2);
  return new Set(aligned.map(({ x }) => Math.round(x / 4))).size > 2 ? aligned : [];
}

/** Labels with the lines that wrapped below them in their narrow column. */
function withRestOfLabels(context: Context, named: Cell[], others: Cell[]): { labels: Cell[]; rest: ReadonlySet<Cell> } {
  const rest = new Set<Cell>();
  const plain = new Set(others);
  const sorted = [...named, ...others].sort((a, b) => a.y - b.y);
  const labels = named
    .filter((label) => !named.some((above) => isUnder(above, label) && continuesHeading(context, above.text, label.text)))
    .map((label) => {
      let [text, last] = [label.text, label];
      for (let index = sorted.indexOf(label) + 1; index < sorted.length; index++) {
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

type Cut = { above: Cell[]; left: Cell[]; right: Cell[]; below: Cell[]; weight: number };

function bestCut(context: Context, cells: Cell[]): Cut | null {
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
  const leftOf = (row: Cell[]) => row.filter((cell) => cell.x < edge);
  const rightOf = (row: Cell[]) => row.filter((cell) => cell.x >= edge);
  const isLeftOnly = (row: Cell[] | undefined) => row !== undefined && rightOf(row).length === 0;
  const isRightOnly = (row: Cell[] | undefined) => row !== undefined && leftOf(row).length === 0;
  let start = from;
  while (start < to && isLeftOnly(rows[start])) start++;
  if (start === from) while (start < to && isRightOnly(rows[start]) && !rows[start]?.some(isHeading)) start++;
  // Beside headings at the left only, the right is part of each section, and ends where the next begins.
  const right = rows.slice(start, to).flatMap(rightOf);
  const rightHasHeadings = right.some(isHeading);
  const lastRight = rows.findLastIndex((row, index) => index < to && rightOf(row).length > 0);
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

/**
 * A table whose rows have an employer, place and dates one below the other at the left and the duties beside them: each row with its left cell
 * before its right one. A row begins where both sides do, once the one above has its dates.
 */
function groupsBeside(context: Context, { above, left, right, below }: Cut): Cell[][] | null {
  if (right.some((cell) => isHeading(cell) || isDateOnly(context, cell.text))) return null;
  const isBeside = (row: Cell[]) => right.some((cell) => Math.abs(cell.y - (row[0]?.y ?? 0)) < 0.35 * cell.size);
  const rows = rowsOf(left);
  const groups = groupsFromDates(context, rows, isBeside) ?? groupsToDates(context, rows, isBeside);
  if (!groups) return null;
  const tops = groups.map((group) => (group[0]?.[0]?.y ?? 0) - 1);
  if (right.some((cell) => cell.y < (tops[0] ?? 0))) return null;
  const taken = new Set(groups.flat(2));
  return [
    above,
    ...groups.flatMap((group, index) => [
      group.flat(),
      right.filter((cell) => cell.y >= (tops[index] ?? 0) && cell.y < (tops[index + 1] ?? Number.POSITIVE_INFINITY)),
    ]),
    left.filter((cell) => !taken.has(cell)),
    below,
  ];
}

const isDated = (context: Context, row: Cell[]) => row.some(({ text }) => isDateOnly(context, text));
const MAX_ROWS_OF_GROUP = 5;

/** `2010 to date | Heaton Primary` above `Bradford`: the dates begin a row, the employer and its town are beside and below them. */
function groupsFromDates(context: Context, rows: Cell[][], isBeside: (row: Cell[]) => boolean): Cell[][][] | null {
  const groups: Cell[][][] = [];
  for (const row of rows) {
    if (row.length > 1 && row[0] && isDateOnly(context, row[0].text)) groups.push([]);
    groups.at(-1)?.push(row);
  }
  const isGroup = (group: Cell[][]) =>
    group.length < MAX_ROWS_OF_GROUP &&
    isBeside(group[0] ?? []) &&
    group.slice(1).every((row) => row.length === 1 && !isDated(context, row));
  return groups.length > 1 && groups[0]?.[0] === rows[0] && groups.every(isGroup) && !rows.flat().some(isHeading) ? groups : null;
}

/** An employer, its place and the dates below each other. */
function groupsToDates(context: Context, rows: Cell[][], isBeside: (row: Cell[]) => boolean): Cell[][][] | null {
  const groups: Cell[][][] = [];
  let hasDates = true;
  for (const row of rows) {
    // What goes on below the last dates without anything beside it is no part of the table.
    if (hasDates && !isBeside(row)) break;
    if (hasDates) groups.push([]);
    hasDates = isDated(context, row);
    groups.at(-1)?.push(row);
  }
  const isGroup = (group: Cell[][]) => group.length > 1 && group.length <= MAX_ROWS_OF_GROUP && !group.flat().some(isHeading);
  return groups.length > 1 && hasDates && groups.every(isGroup) ? groups : null;
}

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
