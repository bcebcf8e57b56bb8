import { heaviest } from '../document/items.ts';
import { type Cell, sourcesOf } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { fieldHintOfColumn } from '../vocabulary/labels.ts';
import { isNumberedStreet, isResidence } from '../vocabulary/residence.ts';
import { type Answer, answerOf, type FormRow } from './form-answers.ts';
import { entryLabel, type Field, fieldOf, isKnownLabel } from './form-fields.ts';
import { isOfPerson } from './form-groups.ts';
import { LEAST_KNOWN, MOST_OF_LABEL, TYPED } from './labels-apart.ts';

/** How the labels and answers of a form are set. */
export type Setting = {
  isOver: boolean;
  style: string;
  /** Where labels begin, and where they end if they are set to the right. */
  xs: number[];
  rights: number[];
  answerStyle: string | undefined;
};

/** The size and weight of a text. */
export const styleOf = ({ size, bold }: Cell) => `${Math.round(size * 2)} ${bold}`;
const isNear = (x: number, xs: number[]) => xs.some((other) => Math.abs(other - x) < 3);

/** How the labels of a form are set; null where the text is no form. */
export function settingOf(rows: Cell[][]): Setting | null {
  const found = [true, false].flatMap((isOver) => {
    const known = rows.flatMap((row, index) => (isOver ? labelsOver(rows, index) : labelsBeside(row)));
    const style = heaviest(known.map(({ label }) => [styleOf(label), 1] as const));
    const inStyle = known.filter(({ label }) => styleOf(label) === style);
    const like = cellsLike(rows, style, isOver);
    const xs = repeatedOf(like.map(({ x }) => x));
    const ends = repeatedOf(like.map(({ right }) => right));
    // Most labels end at one place and begin at several.
    const atEnd = like.filter(({ right }) => isNear(right, ends)).length;
    const starts = new Set(like.map(({ x }) => Math.round(x))).size;
    const rights = !isOver && ends.length === 1 && atEnd > 0.6 * like.length && starts > 3 ? ends : [];
    const aligned = inStyle.filter(({ label }) => isNear(label.x, xs) || isNear(label.right, rights));
    const fields = new Set(aligned.map(({ label }) => fieldOf(label.text)));
    const texts = new Set(aligned.map(({ label }) => label.text));
    const answerStyle = heaviest(aligned.map(({ answer }) => [styleOf(answer), 1] as const));
    const isForm =
      fields.has('name') ||
      (fields.has('first') && fields.has('last')) ||
      (fields.has('jobTitle') && (fields.has('employer') || fields.has('unit')));
    return style !== undefined && texts.size >= LEAST_KNOWN && isForm
      ? [{ isOver, style, xs, rights, answerStyle, count: aligned.length }]
      : [];
  });
  return found.sort((a, b) => b.count - a.count)[0] ?? null;
}

/** Places at which several texts begin or end. */
function repeatedOf(places: number[]): number[] {
  const counts = Map.groupBy(places.map(Math.round), (place) => place);
  return [...counts].filter(([, own]) => own.length > 1).map(([place]) => place);
}

/** The cells in a style that have text in another style beside or below them. */
function cellsLike(rows: Cell[][], style: string | undefined, isOver: boolean): Cell[] {
  return rows.flatMap((row, at) =>
    row.filter((cell, index) => {
      const answer = isOver ? rows[at + 1]?.find(({ x }) => Math.abs(x - cell.x) < 3) : row[index + 1];
      return (
        styleOf(cell) === style &&
        answer !== undefined &&
        (styleOf(answer) !== style || /:$/.test(cell.text) || (!isOver && isKnownLabel(cell.text) && !isKnownLabel(answer.text)))
      );
    }),
  );
}

type Known = { label: Cell; answer: Cell };

function labelsBeside(row: Cell[]): Known[] {
  return row.flatMap((label, index) => {
    const answer = row[index + 1];
    const isPair = answer !== undefined && !label.bullet && isKnownLabel(label.text) && !isKnownLabel(answer.text);
    return isPair ? [{ label, answer }] : [];
  });
}

/** Whether a row has the titles of a table's columns: rows of texts follow below them. */
function isTableTitle(rows: Cell[][], index: number): boolean {
  const [row = [], first = [], second = []] = rows.slice(index, index + 3);
  // Label and answer are in one cell.
  if (row[0]?.row !== undefined && row[0].row === first[0]?.row) return false;
  const isBelow = (cells: Cell[]) => row.filter(({ x }) => cells.some((cell) => Math.abs(cell.x - x) < 3)).length > 1;
  const style = row[0] && styleOf(row[0]);
  const [above, below] = [first[0], second[0]];
  const areRows =
    above !== undefined &&
    below !== undefined &&
    isBelow(first) &&
    isBelow(second) &&
    second.every((cell) => styleOf(cell) !== style) &&
    (below.row === undefined ? below.y - above.y > LINE_STEP * above.size : below.row !== above.row);
  const areOfPerson = row.filter(({ text }) => isOfPerson(fieldOf(text))).length > 1;
  return row.length > 1 && (areRows || (row.length > 2 && !areOfPerson && isBelow(first)));
}

/** Whether labels beside each other are the titles of columns: most of the row below begins where they do, with no label. */
function titlesColumns(row: Cell[], below: Cell[] | undefined): boolean {
  const isTitle = ({ text }: Cell) => isKnownLabel(text) || fieldHintOfColumn(text) !== undefined;
  const inColumns = (below ?? []).filter((cell) => row.some(({ x }) => Math.abs(x - cell.x) < 3));
  return row.length > 2 && row.every(isTitle) && inColumns.length > 2 && inColumns.every((cell) => !isKnownLabel(cell.text));
}

function labelsOver(rows: Cell[][], index: number): Known[] {
  const [row = [], below] = rows.slice(index, index + 2);
  if (!below || row.some(({ bullet }) => bullet) || isTableTitle(rows, index)) return [];
  return row.flatMap((label) => {
    const answer = below.find(({ x }) => Math.abs(x - label.x) < 3);
    const isPair =
      answer !== undefined &&
      answer.y - label.y < STEP * answer.size &&
      styleOf(answer) !== styleOf(label) &&
      isKnownLabel(label.text) &&
      !isKnownLabel(answer.text);
    return isPair ? [{ label, answer }] : [];
  });
}

/** The most from a label to its answer below, and from line to line of an answer, in heights of a letter. */
const STEP = 2.2;
const LINE_STEP = 1.7;

/** Texts that pages have at their top or foot again and again. */
export function repeatedAtEdges(rows: Cell[][]): ReadonlySet<string> {
  const pages = new Map<string, Set<number>>();
  const byPage = Map.groupBy(rows, (row) => row[0]?.page ?? 0);
  for (const [page, own] of byPage)
    for (const row of [...own.slice(0, 3), ...own.slice(-3)])
      pages.set(shapeOf(row), (pages.get(shapeOf(row)) ?? new Set()).add(page));
  return new Set([...pages].filter(([, on]) => on.size > 1).map(([shape]) => shape));
}
export const shapeOf = (row: Cell[]) => row.map(({ text }) => text.replace(/\d+/g, '0')).join(' ');

export function rowsWithAnswers(context: Context, rows: Cell[][], setting: Setting): FormRow[] {
  const all: FormRow[] = [];
  let open: FormRow | undefined;
  for (const [index, cells] of rows.entries()) {
    const answers = setting.isOver
      ? labelsAbove(context, rows, index, setting)
      : titlesColumns(cells, rows[index + 1])
        ? null
        : (pairsIn(context, cells, setting) ?? pairsLikeAbove(context, cells, open, setting));
    if (!answers && open?.answers && takesRest(context, open, cells, setting)) {
      open.cells = [...open.cells, ...cells];
      continue;
    }
    const row: FormRow = { cells, answers };
    all.push(row);
    open = answers ? row : undefined;
  }
  return withWrapsJoined(all);
}

/** Joins the lines of addresses that the width of their column broke: `…, Wellingborough (United` above `Kingdom)`. */
function withWrapsJoined(rows: FormRow[]): FormRow[] {
  const lines = rows.flatMap(({ answers }) => (answers ?? []).flatMap((answer) => answer.lines));
  const wraps = (above: Cell, cell: Cell) => {
    const edge = lines.reduce((most, { x, right }) => (Math.abs(x - above.x) < 3 ? Math.max(most, right) : most), 0);
    const [word = ''] = cell.text.split(' ');
    return !/,$/.test(above.text) && above.right + (word.length + 1) * 0.5 * cell.size > edge;
  };
  for (const { answers } of rows)
    for (const answer of answers ?? [])
      if (answer.field !== undefined && HAS_ADDRESS.has(answer.field))
        for (let index = answer.lines.length - 1; index > 0; index--) {
          const [above, cell] = answer.lines.slice(index - 1, index + 1);
          if (above && cell && wraps(above, cell))
            answer.lines.splice(index - 1, 2, {
              ...cell,
              x: above.x,
              text: joined(above.text, cell.text),
              sources: sourcesOf([above, cell]),
            });
        }
  return rows;
}

/** A date or the name of a section beside its text is no label of a form. */
const mayLabel = (context: Context, { text, bullet }: Cell) =>
  !bullet &&
  text.length < MAX_LABEL &&
  findSpan(context, text) === null &&
  (isKnownLabel(text) || headingKind(context, text) === null);
/** The longest label, which can be a question. */
const MAX_LABEL = 200;

/** The labels of a row with the answers beside them. */
function pairsIn(context: Context, cells: Cell[], { style, xs, rights, answerStyle }: Setting): Answer[] | null {
  const isInPlace = (cell: Cell) => cell.isLabel === true || isNear(cell.x, xs) || isNear(cell.right, rights);
  // Where labels and answers have one style, an unknown label is beside a known one: `First name | Ann | Known as | Annie`.
  const isDistinct = style !== answerStyle || cells.some((cell) => cell.isLabel || (isInPlace(cell) && isKnownLabel(cell.text)));
  // Beside a known label, another in its type can be anywhere: `First name | Ann | Name extension | Jr.`
  const [first] = cells;
  const isBegun = style !== answerStyle && first !== undefined && isInPlace(first) && isKnownLabel(first.text);
  const isLabelCell = (cell: Cell) =>
    mayLabel(context, cell) &&
    (isInPlace(cell) || (isBegun && styleOf(cell) === style)) &&
    (styleOf(cell) === style ? isDistinct : isKnownLabel(cell.text));
  const answers: Answer[] = [];
  for (const cell of cells) {
    if (isLabelCell(cell)) answers.push(answerOf(cell, []));
    else if (answers.length === 0 || (styleOf(cell) === style && style !== answerStyle)) return null;
    else answers.at(-1)?.lines.push(cell);
  }
  // `Duties:` above a list
  const announces = answers.length === 1 && cells.length === 1 && answers[0]?.field === 'body';
  return announces || answers.some(({ lines }) => lines.length > 0) ? answers : null;
}

/** Labels that nobody knows, with answers in their style, in a row with cells where those of the row above are: `Age range | 11–16 | Subjects | French`. */
function pairsLikeAbove(
  context: Context,
  cells: Cell[],
  above: FormRow | undefined,
  { style, answerStyle }: Setting,
): Answer[] | null {
  const labels = above?.answers?.map(({ label }) => label) ?? [];
  const [first] = cells;
  const isLike =
    style === answerStyle &&
    above !== undefined &&
    first !== undefined &&
    cells.length > 2 &&
    cells.length === above.cells.length &&
    cells.every((cell, index) => !cell.bullet && Math.abs(cell.x - (above.cells[index]?.x ?? 0)) < 3) &&
    first.y - (above.cells[0]?.y ?? 0) < LIKE_STEP * first.size;
  if (!isLike) return null;
  const isLabelCell = (index: number) => labels.includes(above.cells[index] as Cell);
  const answers: Answer[] = [];
  cells.forEach((cell, index) => {
    if (isLabelCell(index)) answers.push(answerOf(cell, []));
    else answers.at(-1)?.lines.push(cell);
  });
  return answers.length > 1 && answers.every(({ label }) => mayLabel(context, label)) ? answers : null;
}
/** The most between two rows of one table, in heights of a letter. */
const LIKE_STEP = 3;

/** The labels of a row that has their answers below. */
function labelsAbove(context: Context, rows: Cell[][], index: number, { style, xs, answerStyle }: Setting): Answer[] | null {
  const [cells = [], below] = rows.slice(index, index + 2);
  if (isTableTitle(rows, index)) return null;
  // `A. PRESENT POST` above `FROM | TO`
  const [only, second] = cells;
  const isAboveLabels =
    below?.every((cell) => styleOf(cell) === style && mayLabel(context, cell)) && below.some(({ text }) => isKnownLabel(text));
  if (only && !second && isAboveLabels && entryLabel(only.text)) return null;
  const areLabels = cells.every(
    (cell) => mayLabel(context, cell) && styleOf(cell) === style && (isNear(cell.x, xs) || isKnownLabel(cell.text)),
  );
  const isAnswered = below?.some(
    (cell) =>
      styleOf(cell) === answerStyle && cell.y - (cells[0]?.y ?? 0) < STEP * cell.size && cells.some(({ x }) => cell.x > x - 3),
  );
  return areLabels && (isAnswered || cells.some(({ text }) => fieldOf(text) !== undefined))
    ? cells.map((cell) => answerOf(cell, []))
    : null;
}

/** Adds a row to the answers above it, where it belongs to them: their next lines, or the rest of a label. */
function takesRest(context: Context, open: FormRow, cells: Cell[], { isOver, style, answerStyle }: Setting): boolean {
  const answers = open.answers ?? [];
  const last = answers.flatMap(({ lines }) => lines).at(-1) ?? answers[0]?.label;
  const [first] = cells;
  if (!last || !first) return false;
  // `Rank applied for: Chief Officer`
  if (
    cells.length === 1 &&
    answers.some(({ label }) => label.isLabel) &&
    (TYPED.exec(first.text)?.[1]?.length ?? 99) <= MOST_OF_LABEL
  )
    return false;
  const isFirst = answers.every(({ lines }) => lines.length === 0);
  const isInRow = first.row !== undefined && first.row === last.row;
  const step = first.y - Math.max(...open.cells.map(({ y }) => y));
  if (!isInRow && (first.row !== undefined || step > (isFirst ? STEP : LINE_STEP) * first.size)) return false;
  const above = answers.at(-1);
  if (style === answerStyle && !isFirst && cells.length === 1 && above && isRestAtEdge(context, above, first)) {
    above.lines.push(first);
    return true;
  }
  // `providing education and training` below `Name and type of organisation`
  const isRestOfLabel = (cell: Cell) =>
    above !== undefined && /^\p{Ll}/u.test(cell.text) && Math.abs(above.label.right - cell.right) < 3 && cell.right < last.x;
  const targets = cells.map((cell) => {
    if (isRestOfLabel(cell) && above) return { label: above, cell };
    if (styleOf(cell) !== answerStyle && !(cell.bullet && cell.size === last.size)) {
      const label = answers.find(
        (answer) => Math.abs(answer.label.x - cell.x) < 3 || Math.abs(answer.label.right - cell.right) < 3,
      );
      return !isOver && styleOf(cell) === style && label ? { label, cell } : null;
    }
    const answer = answers.findLast(({ label, lines }) =>
      isOver
        ? label.x < cell.x + 3
        : lines[0] === undefined
          ? Math.abs(label.x - cell.x) < 3 || (cell.bullet && cell.x > label.x)
          : Math.abs(lines[0].x - cell.x) < 3 || (cell.bullet && lines[0].x < cell.x) || isBelowInLine(label, lines[0], cell),
    );
    return answer ? { answer, cell } : null;
  });
  if (targets.some((target) => target === null)) return false;
  for (const target of targets) {
    if (target?.answer) target.answer.lines.push(target.cell);
    else if (target?.label) {
      target.label.label = { ...target.label.label, text: joined(target.label.label.text, target.cell.text) };
      target.label.field = fieldOf(target.label.label.text);
    }
  }
  return true;
}

/** Below an answer that follows its label in one line, a further line begins where the label does. */
const isBelowInLine = (label: Cell, answer: Cell, cell: Cell) =>
  Math.abs(label.x - cell.x) < 3 && answer.x - label.right < 6 && styleOf(cell) === styleOf(answer);

/** `20-024 Lublin` below `Address | 12 Lipowa Street` in a typed form, whose further lines begin where its labels do. */
function isRestAtEdge(context: Context, { label, field, lines }: Answer, cell: Cell): boolean {
  // `Duties: Ran the shop and kept the` above the indented `books for three years.`
  // Typed behind a tab, the first line of an answer is further right than the next.
  const isIndented = cell.x > label.x + 3 && !cell.bullet && !isKnownLabel(cell.text);
  if (isIndented && (label.isLabel || cell.x < (lines[0]?.x ?? 0) - 3)) return true;
  if (field === undefined || Math.abs(cell.x - label.x) > 3 || isKnownLabel(cell.text)) return false;
  if (field === 'body')
    return (
      headingKind(context, cell.text) === null &&
      entryLabel(cell.text) === null &&
      (looseKind(context, cell.text) === null || cell.text.length > LEAST_OF_PROSE)
    );
  return HAS_ADDRESS.has(field) && (isNumberedStreet(context, cell.text) || isResidence(context, cell.text));
}
/** A longer line of duties names no section, whatever its words. */
const LEAST_OF_PROSE = 40;
/** Fields whose answers can end in an address. */
const HAS_ADDRESS: ReadonlySet<Field> = new Set(['address', 'employer', 'school', 'place']);
