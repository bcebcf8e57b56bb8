import { heaviest, median } from '../document/items.ts';
import { type Cell, type Line, rowsOf } from '../document/lines.ts';
import { isContactLabel } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { isDateOnly } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { besideIn, betweenIn } from './beside.ts';
import { bestCut, type Cut, isDated, isHeading } from './cuts.ts';
import { rightAligned, withRestOfLabels } from './labels-in-margin.ts';
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
  const areKnown = new Set(known);
  const named = column.filter(
    (cell) =>
      areKnown.has(cell) ||
      (isName(cell)
        ? looseKind(context, cell.text) !== null || isAligned(cell)
        : looseKind(context, cell.text) !== null && isDistinct(cell)),
  );
  const areNamed = new Set(named);
  const { labels, rest } = withRestOfLabels(
    context,
    named,
    column.filter((cell) => !areNamed.has(cell) && isName(cell)),
  );
  const aligned = labels.filter(isAligned);
  const others = column.filter((cell) => !areNamed.has(cell) && !rest.has(cell) && !isDateOnly(context, cell.text));
  if (labels.length < 3 || aligned.length < 0.6 * labels.length || others.length > 0.1 * column.length) return null;
  if (labels.some((label) => label.right > content) || known.some((label) => !areNamed.has(label) && label.y >= first.y))
    return null;
  const tops = labels.sort((a, b) => a.y - b.y).map((label) => label.y - 0.6 * label.size);
  const part = betweenIn(cells.filter((cell) => !areNamed.has(cell) && !rest.has(cell)));
  return [
    ...readRegion(context, part(Number.NEGATIVE_INFINITY, tops[0] ?? 0), startsColumn, depth + 1),
    ...labels.flatMap((label, index) => [
      { cells: [{ ...label, isLeftOfText: true }], startsColumn: false, left: label.x, right: label.right },
      ...readRegion(context, part(tops[index] ?? 0, tops[index + 1] ?? Number.POSITIVE_INFINITY), false, depth + 1),
    ]),
  ];
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
  const rightBetween = betweenIn(right);
  return [
    above,
    ...groups.flatMap((group, index) => [
      group.flat(),
      rightBetween(tops[index] ?? 0, tops[index + 1] ?? Number.POSITIVE_INFINITY),
    ]),
    left.filter((cell) => !taken.has(cell)),
    below,
  ];
}

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
