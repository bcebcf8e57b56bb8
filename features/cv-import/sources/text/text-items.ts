import { itemsOfBlocks } from '../../document/block-items.ts';
import type { Item } from '../../document/items.ts';
import { Context } from '../../vocabulary/context.ts';
import { dateHabitsOf, findSpan, isDateOnly } from '../../vocabulary/dates.ts';
import { headingKind, looseKind } from '../../vocabulary/headings.ts';
import { titleScore } from '../../vocabulary/job-titles.ts';
import { fieldHintOfColumn } from '../../vocabulary/labels.ts';
import { isPlace } from '../../vocabulary/places.ts';
import { serviceIn } from '../../vocabulary/services.ts';
import { blocksOfMarkdown, isMarkdown } from './markdown.ts';

const LETTER = 5;
const LINE = 12;
const SIZE = 10;
const HEADING = 13;
const RULE = /^\s*([-=_*~#•·–—])\1{3,}\s*$/;

/** A heading between rules: `--- Employment ---`, `== Skills ==`, `[ EDUCATION ]`. */
const DECORATED = /^\s*([-=_*~#+]{2,}|\[)\s*(\p{L}[^\n]{1,50}?\p{L})\s*(?:[-=_*~#+:]{2,}|\])\s*$/u;

/** A picture before text. */
const PICTURE = /^\s*\p{Extended_Pictographic}\uFE0F?\s+/u;

/** A list marker with the space after it. */
const MARK = /^([-–—*•▪‣◦o·>»→➔➜⇒+])(\s+)(?=\S)/;

/** Items of plain text, or of Markdown where it has the marks of it. A tab or three spaces separate columns, two where a column begins on other lines. */
export function itemsOfText(text: string): Item[] {
  if (isMarkdown(text)) return itemsOfBlocks(blocksOfMarkdown(text));
  const printed = text
    .replace(/^\ufeff/, '')
    .replaceAll('\f', '\n\f')
    .split(/\r\n|[\n\r\u2028]/);
  const pages = pagesOf(printed);
  const lines = withPipesAsColumns(printed.map((line) => DECORATED.exec(line)?.[2] ?? line.replace('\f', '')));
  const headings = headingRows(lines);
  const columns = columnsOf(lines);
  return lines.flatMap((line, row) => {
    // A rule of characters under or between headings is drawn, not text.
    if (RULE.test(line)) return [];
    const size = headings.has(row) ? HEADING : SIZE;
    const item = (text: string, from: number): Item => ({
      page: pages[row] ?? 1,
      text,
      x: from * LETTER,
      y: (row + 1) * LINE,
      width: text.length * LETTER,
      size,
      bold: false,
      font: '',
      line: row,
    });
    return piecesOf(line, columns).flatMap(({ text, from }, index) => {
      const [mark, sign = '', space = ''] = (index === 0 && MARK.exec(text)) || [];
      // What goes on in the next line is indented as the text is, not as its marker.
      return mark ? [item(sign, from), item(text.slice(mark.length), from + 1 + space.length)] : [item(text, from)];
    });
  });
}

/** Rows whose cells pipes part, below titles of columns, as rows whose cells spaces part: `Employer | Job title | From | To`. */
function withPipesAsColumns(printed: string[]): string[] {
  const lines = [...printed];
  const cellsOf = (line = '') =>
    (line.includes('|')
      ? line
          .trim()
          .replace(/^\||\|$/g, '')
          .split('|')
      : []
    ).map((cell) => cell.trim());
  const drawsRule = (line = '') => /^[\s|:+-]+$/.test(line) && line.includes('-');
  for (let row = 0; row < lines.length; row++) {
    const titles = cellsOf(lines[row]);
    const named = titles.filter((title) => title.length < 70 && fieldHintOfColumn(title) !== undefined).length;
    if (titles.length < 3 || named < 0.5 * titles.length) continue;
    let end = row + 1;
    while (cellsOf(lines[end]).length === titles.length || drawsRule(lines[end])) end++;
    const table = lines.slice(row, end).map((line) => (drawsRule(line) ? [] : cellsOf(line)));
    const widths = titles.map((_, index) => table.reduce((most, cells) => Math.max(most, cells[index]?.length ?? 0), 0));
    if (table.filter((cells) => cells.length > 0).length < 2) continue;
    lines.splice(
      row,
      table.length,
      ...table.map((cells) =>
        cells
          .map((cell, index) => cell.padEnd((widths[index] ?? 0) + 4))
          .join('')
          .trimEnd(),
      ),
    );
    row = end;
  }
  return lines;
}

/** The page of each line: one ends at a form feed, or where its number is. */
function pagesOf(lines: string[]): number[] {
  const isFed = lines.some((line) => line.startsWith('\f'));
  let page = 1;
  return lines.map((line, row) => {
    if (isFed ? line.startsWith('\f') : PAGE_NUMBER.test(lines[row - 1] ?? '')) page++;
    return page;
  });
}
const PAGE_NUMBER = /^\s*page\s+\d{1,2}\s*(?:of|\/)\s*\d{1,2}\s*$/i;

type Piece = { text: string; from: number };

/** The pieces of a line between tabs or spaces, and the column of letters at which each begins. */
function piecesOf(line: string, columns: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let space = '';
  for (const part of line.split(/(\t+|\s{2,})/)) {
    if (part.trim() === '') space = part;
    else {
      const last = pieces.at(-1);
      const text = part.trim();
      const begin = from + part.length - part.trimStart().length;
      const isSpace = space.length === 2 && !space.includes('\t') && !columns.has(begin);
      if (last && isSpace && !overruns(last, begin, columns)) last.text += space + text;
      else pieces.push({ text, from: begin });
      space = '';
    }
    from += part.startsWith('\t') ? part.length * 8 : part.length;
  }
  return pieces;
}

/** Whether a text in a column is so long that the next column begins later: `HAWTHORN ENGINEERING  WELDER`. */
const overruns = ({ text, from }: Piece, next: number, columns: ReadonlySet<number>) =>
  columns.has(from) && [...columns].some((column) => column > from && column < next) && !/[.!?:;,]$/.test(text);

/** Where text begins after three spaces or more on at least two lines. */
function columnsOf(lines: string[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const match of line.matchAll(/\S(\s{3,})(?=\S)/g)) {
      const at = match.index + match[0].length;
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count > 1).map(([at]) => at));
}

/** `Salons`, `Kitchens`: what the employers below are. */
const ONE_PLURAL = /^\p{Lu}\p{Ll}{3,}s$/u;

/**
 * The rows that look like headings in text without any style: underlined with a rule, or between an empty line and the text
 * that they head, where most of such lines name a section.
 */
function headingRows(lines: string[]): Set<number> {
  const context = new Context(dateHabitsOf(lines));
  const isTitle = (line: string) =>
    /^\p{L}/u.test(line) && line.length <= 44 && line.trim().split(/\s+/).length <= 6 && !/\d|[.,;@]|\s{3}|https?:/.test(line);
  const underlined = new Set(
    lines.flatMap((line, row) => (isTitle(line.trim()) && RULE.test(lines[row + 1] ?? '') ? [row] : [])),
  );
  if (underlined.size > 1) return underlined;
  const isEmpty = (row: number) => (lines[row] ?? '').trim() === '';
  const isItem = (row: number) => MARK.test((lines[row] ?? '').trim());
  // `What I have done` above items with dates
  const overLists = lines.flatMap((line, row) =>
    isEmpty(row - 1) &&
    isTitle(line) &&
    (headingKind(context, line) ?? looseKind(context, line)) !== null &&
    isItem(row + 1) &&
    isItem(row + 2) &&
    [row + 1, row + 2].every((at) => findSpan(context, lines[at] ?? '')?.startDate)
      ? [row]
      : [],
  );
  // `👋 Who I am`: a picture before a heading marks it.
  const pictured = lines.flatMap((line, row) => (PICTURE.test(line) && isTitle(line.replace(PICTURE, '')) ? [row] : []));
  if (pictured.length > 2) return new Set(pictured);
  // `Lancashire Constabulary` and `British Army` are employers.
  const isNamed = (text: string) =>
    (headingKind(context, text) !== null || looseKind(context, text) !== null) && serviceIn(text) === null;
  // Below its dates, or first below the name of a section.
  const beginsEntry = (row: number) => {
    const over = [row - 1, row - 2, row - 3].find((at) => !isEmpty(at));
    const line = lines[row] ?? '';
    if (over === undefined || headingKind(context, line) !== null) return false;
    const above = lines[over] ?? '';
    const isBelowHeading =
      headingKind(context, above) !== null || (isTitle(above) && isNamed(above) && looseKind(context, line) === null);
    return (isDateOnly(context, above) && looseKind(context, line) === null) || (isBelowHeading && isEmpty(over - 1));
  };
  const isAboveEntry = (row: number) => {
    if (beginsEntry(row)) return true;
    // `Salons` over `1) Tern Hair, Stylist (2021 – now)`
    if (/^\s*\(?1[.)]\s/.test(lines[row + 1] ?? '')) return false;
    const below = lines.slice(row + 1, row + 4);
    const end = below.findIndex((line) => line.trim() === '');
    return (
      headingKind(context, lines[row] ?? '') === null &&
      (looseKind(context, lines[row] ?? '') === null || titleScore(context, lines[row] ?? '') !== 0) &&
      below.slice(0, end < 0 ? undefined : end).some((line) => findSpan(context, line)?.startDate || isDateOnly(context, line))
    );
  };
  // A heading names its section once; what comes again is the header of a page or an employer.
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  const setOff = lines.flatMap((line, row) =>
    row > 0 && isEmpty(row - 1) && isTitle(line) && counts.get(line.trim()) === 1 && !isAboveEntry(row) ? [row] : [],
  );
  const named = setOff.filter((row) => isNamed(lines[row] ?? ''));
  const isCaps = (row: number) => (lines[row] ?? '') === (lines[row] ?? '').toUpperCase();
  if (named.length < 3 || named.length < 0.6 * setOff.length || named.filter(isCaps).length > 0.5 * named.length)
    return new Set(overLists);
  // An employer above its town heads an entry among headings that name sections.
  const isEmployer = (row: number) =>
    headingKind(context, lines[row] ?? '') === null &&
    ((titleScore(context, lines[row] ?? '') < 0 && !ONE_PLURAL.test(lines[row] ?? '')) ||
      isPlace(context, (lines[row + 1] ?? '').trim()));
  const headings = setOff.filter((row) => !isEmployer(row));
  // Text from a page can lose the empty line above a heading: the name of a section that no other line names is one.
  const kinds = new Set(headings.map((row) => headingKind(context, lines[row] ?? '')));
  const close = lines.flatMap((line, row) =>
    row > 0 && !isEmpty(row - 1) && !isEmpty(row + 1) && isTitle(line) && headingKind(context, line) !== null && !isCaps(row)
      ? [row]
      : [],
  );
  const isFirst = (row: number) => !kinds.has(headingKind(context, lines[row] ?? '')) && !headings.includes(row - 1);
  return new Set([...headings, ...close.filter(isFirst)]);
}
