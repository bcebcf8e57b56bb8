import { isDateFragment } from '../vocabulary/dates.ts';
import type { FieldHint } from '../vocabulary/labels.ts';
import type { Item } from './items.ts';

/** Text on one baseline without a gap. */
export type Cell = {
  text: string;
  /** The items that it was made of, by their index in the document. */
  sources: readonly number[];
  x: number;
  right: number;
  /** Of the baseline, over all pages as if they were one long sheet. */
  y: number;
  /** Of its first line, where several were joined and `y` is that of the last. */
  top?: number;
  size: number;
  bold: boolean;
  page: number;
  /** A list marker preceded it; `x` is then that of the text. */
  bullet: boolean;
  /** Reads as the name of a section. */
  heading?: boolean;
  /** Begins in bold and goes on in plain type. */
  leadBold?: boolean;
  /** The bold text at its beginning, where plain text follows without a symbol between. */
  lead?: string;
  /** The text at its beginning in smaller type, where larger text follows. */
  small?: { text: string; size: number };
  /** The text before the only gap in it that is wider than between words, and where the text behind that begins. */
  beforeGap?: string;
  gapTo?: number;
  /** Its parts, where such gaps are between them. */
  parts?: string[];
  /** Its type tells it from the answer behind it. */
  isLabel?: boolean;
  /** Names a section, in the margin left of the column in which all text begins. */
  isLeftOfText?: boolean;
  /** One of the numbered headings of a form. */
  isNumbered?: boolean;
  /** Directly above the titles of a table's columns. */
  isAboveTable?: boolean;
  /** Below the title of a table's column. */
  isTitled?: boolean;
  /** By the title of its column in a table, or by the label of its answer in a form. */
  hint?: FieldHint;
  /** The whole answer to a label of a form: no heading, and no part of a text that goes on below it. */
  isAnswer?: boolean;
  /** The number of its row, in a table of a file that has tables. */
  row?: number;
  /** The number of its paragraph, in a file that has paragraphs. */
  paragraph?: number;
  /** The baseline of its last line, where several lines of a paragraph were joined and `y` is that of the first. */
  foot?: number;
};

/** Cells that share a baseline, from left to right. */
export type Line = {
  cells: Cell[];
  /** Whether a new column begins here. It does not continue the section before it. */
  startsColumn: boolean;
  /** Where the text of its column begins and ends. */
  left: number;
  right: number;
};

/** The items that cells were made of. */
export const sourcesOf = (cells: readonly Pick<Cell, 'sources'>[]): number[] => [
  ...new Set(cells.flatMap(({ sources }) => sources)),
];

export const textOf = (line: Line) => line.cells.map((cell) => cell.text).join(' ');

const MARK = /^[•◦▪●○■□◆◇‣⁃∙·❖➢➤✓✔▸►▶❯»>→➔➜⇒§*–—-]$/;
const MARK_BEFORE = /^(?:[•◦▪●○■□◆◇‣⁃∙·❖➢➤✓✔▸►▶❯]\s*|[–—*>→➔➜⇒-]\s+|[+★✦✪]\s+(?=\p{L}))(?=\S)/u;
/** Bullets of Symbol and Wingdings. They are in the private use area, like icons. */
const PRIVATE_MARK = /^[\uf0b7\uf0a7\uf0d8\uf0a8\uf076\uf0fc]$/;
/** Icons: private characters, and pictures that are neither list markers nor marks of trade. */
const ICON = /[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]|(?![©®™✓✔▶▪▫◻◼◽◾⬛⬜➡])\p{Extended_Pictographic}\ufe0f?|[☎✆☏]/gu;
/** Other symbols used instead of a word: `⌂ Leeds`, `▦ Mar 2020`. Marks of lists, stars and boxes of scales are none. */
const SIGN = '(?![©®™°℠■-▣▪-◿★☆☐-☒✓-✘✦✪✶✷➔-➿⬤])\\p{So}\\ufe0f?';
const LEADING_SIGN = new RegExp(`^\\s*${SIGN}\\s+(?=\\S)|^${SIGN}$`, 'u');
const SIGN_BETWEEN = new RegExp(`(?<=\\S) +${SIGN} +(?=[\\p{L}\\d+])`, 'gu');
/** Matches a text that is only an email or web address. */
export const ADDRESS = /^\S+@\S+\.\p{L}{2,}$|^(?:https?:\/\/|www\.)\S+$|^[\w.-]+\.\p{L}{2,3}\/\S+$/u;
/** A skill level drawn with characters. */
const SCALE = /^[●○•◦■□★☆▪▫◆◇⬤◯⚫⚪ ]{3,}$/u;
const UNSEEN = /(?![\t\n\u00ad])[\p{Cc}\p{Cf}]/gu;

const GAP_OF_CELL = 0.9;
const GAP_AT_EDGE = 0.2;
const GAP_OF_MARK = 5;
const GAP_OF_WORD = 0.16;
const GAP_OF_PARTS = 0.55;

/** A row of dots that leads from a text to the date at the margin. */
const LEADER = /\s*(?:\.\s?){4,}|\s*(?:[·…_]\s?){3,}/;

/** The same where many lines have dots between all their facts: `2007 - 2016...360 OPERATOR.....HORTON QUARRIES`. */
const SHORT_LEADER = /\s*\.{3,}\s*|\s*(?:\.\s?){4,}|\s*(?:[·…_]\s?){3,}/;
const MANY_LEADERS = 4;

/** An item with its index in the document. */
type SourceItem = Item & { source: number };

/** The most texts of one line that dots part. */
const MAX_LED = 12;

/** Texts that dots lead from one to the other, each at its place: `Tern Mill, Yarm ....... 2019 – 2021`. */
function atLeaders(item: SourceItem, leader: RegExp): SourceItem[] {
  const letter = item.width / item.text.length;
  const parts: SourceItem[] = [];
  let rest = item;
  while (parts.length < MAX_LED) {
    const found = leader.exec(rest.text);
    const [before, after] = found ? [rest.text.slice(0, found.index), rest.text.slice(found.index + found[0].length)] : ['', ''];
    if (before.trim() === '' || after.trim() === '') break;
    const width = after.length * letter;
    parts.push({ ...rest, text: before, width: before.length * letter });
    rest = { ...rest, text: after, x: item.x + item.width - width, width };
  }
  return [...parts, rest];
}

/** Items to cells, rows from top to bottom over all pages. */
export function cellsOf(printed: Item[]): Cell[] {
  const areMany = printed.filter(({ text }) => LEADER.test(text)).length >= MANY_LEADERS;
  const items = printed.flatMap((item, source) => atLeaders({ ...item, source }, areMany ? SHORT_LEADER : LEADER));
  const offsets = pageOffsets(items);
  const rows: { y: number; size: number; items: SourceItem[] }[] = [];
  const sorted = items
    .map((item) => ({ ...item, y: item.y + (offsets.get(item.page) ?? 0) }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  for (const item of sorted) {
    const row = rows.at(-1);
    if (row && Math.abs(item.y - row.y) <= 0.3 * Math.min(item.size, row.size || item.size)) row.items.push(item);
    else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  // The marker of evaluation reports and of Word's second level.
  const roundMarks = items.filter(({ text }) => /^\s*o(?:\s|$)/.test(text)).length > 1;
  const inOrder = rows.map((row) =>
    row.items
      .map((item) => (roundMarks && /^\s*o(?:\s|$)/.test(item.text) ? { ...item, text: item.text.replace('o', '•') } : item))
      .sort((a, b) => a.x - b.x),
  );
  const cells = inOrder.map((row) => cellsOfRow(row, NO_EDGES));
  const edges = columnEdges(cells);
  return withNumbersAsMarks(edges.size > 0 ? inOrder.map((row) => cellsOfRow(row, edges)) : cells).flat();
}

/** How far behind the number of a list its text begins, in points. */
const NUMBER_GAP = 45;

/** Converts numbers of list items in a cell of their own to list markers, if the items are texts: `1.` before `Supervise 26 associates and their training`. */
function withNumbersAsMarks(rows: Cell[][]): Cell[][] {
  const isNumbered = ([number, text, third]: Cell[]) =>
    number !== undefined &&
    text !== undefined &&
    !third &&
    /^\d{1,2}[.)]$/.test(number.text) &&
    text.x - number.right < NUMBER_GAP &&
    !text.bold;
  const numbered = rows.filter(isNumbered);
  const texts = numbered.filter(([, text]) => (text?.text.split(' ').length ?? 0) > 4);
  if (texts.length < 2 || texts.length < 0.7 * numbered.length) return rows;
  return rows.map((row) => (numbered.includes(row) ? row.slice(1).map((cell) => ({ ...cell, bullet: true })) : row));
}

const NO_EDGES: ReadonlyMap<number, number> = new Map();
/** Rows in which text begins at one place, away from the left, for that to be a column. */
const LEAST_OF_COLUMN = 3;
/** The same beside a column of dates. */
const LEAST_BESIDE_DATES = 2;

/** Where columns begin, in points: text there begins a cell, however close the text before it ends. */
function columnEdges(rows: Cell[][]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const cell of row.slice(1)) if (!cell.bullet) counts.set(Math.round(cell.x), (counts.get(Math.round(cell.x)) ?? 0) + 1);
  // A column closer than cells are to each other: behind dates or labels at least, and where lines of their own begin too.
  const firsts = rows.flatMap(([cell]) => (cell ? [cell] : []));
  const close = Map.groupBy(
    firsts.flatMap(({ gapTo, beforeGap = '' }) =>
      gapTo === undefined || beforeGap.length > MAX_MARGIN ? [] : [Math.round(gapTo)],
    ),
    (x) => x,
  );
  for (const [x, own] of close)
    if (own.length >= LEAST_OF_COLUMN && firsts.some((cell) => Math.abs(cell.x - x) < 1))
      counts.set(x, (counts.get(x) ?? 0) + own.length);
  return new Map([...counts].filter(([, count]) => count >= LEAST_BESIDE_DATES));
}
/** The longest text in a margin with dates or labels. */
const MAX_MARGIN = 24;

/** Pages one under the other, without the margins between. */
function pageOffsets(items: Item[]): Map<number, number> {
  const offsets = new Map<number, number>();
  const pages = [...Map.groupBy(items, (item) => item.page)].sort(([a], [b]) => a - b);
  let end = 0;
  for (const [page, own] of pages) {
    const top = own.reduce((least, item) => Math.min(least, item.y), Number.POSITIVE_INFINITY);
    const bottom = own.reduce((most, item) => Math.max(most, item.y), Number.NEGATIVE_INFINITY);
    const offset = end - top + 14;
    offsets.set(page, offset);
    end = bottom + offset;
  }
  return offsets;
}

function cellsOfRow(items: SourceItem[], edges: ReadonlyMap<number, number>): Cell[] {
  const cells: Cell[] = [];
  const spacedOut = new Set<Cell>();
  let cell: (Cell & { letters: number; boldLetters: number; sources: number[] }) | null = null;
  let mark = false;
  let space = false;
  let tableCell: number | undefined;
  const close = () => {
    const done = cell && finished(cell, mark);
    const last = cells.at(-1);
    const spreads = done !== null && cell !== null && isLetterSpaced(cell.text);
    // Between letter-spaced words the gap is as wide as between columns.
    if (done && last && spreads && spacedOut.has(last) && done.x - last.right < 2.2 * done.size) {
      last.text += ` ${withoutLetterSpace(done.text, true)}`;
      last.right = done.right;
      last.sources = [...last.sources, ...done.sources];
    } else if (done) cells.push(done);
    if (done && spreads) spacedOut.add(done);
    if (done || !mark) mark = false;
    cell = null;
    space = false;
  };
  for (const item of items) {
    const raw = item.text
      .replace(UNSEEN, '')
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
      .replace(/[\u00a0\u2000-\u200a\u202f\t]/g, ' ');
    if (PRIVATE_MARK.test(raw.trim()) || (MARK.test(raw.trim()) && !(cell && item.x - cell.right < item.size))) {
      close();
      mark = true;
      continue;
    }
    const without = (by: string) => (icon: string) => (/[\p{L}\d]/u.test(icon.normalize('NFKC')) ? icon : by);
    const text = raw.replace(ICON, without('')).replace(LEADING_SIGN, without('')).replace(SIGN_BETWEEN, without(' | '));
    if (text === '') {
      // An icon separates two facts.
      if (raw !== '') close();
      continue;
    }
    if (text.trim() === '') {
      space = true;
      // In letter-spaced text the space between words is wider than that between letters.
      if (cell && item.width > 0.6 * item.size && isLetterSpaced(cell.text)) cell.text += ' ';
      if (item.width > item.size * 2.2) close();
      continue;
    }
    const gap = cell ? item.x - cell.right : 0;
    // Some programs print text twice in one place to make it bold.
    if (cell && gap < -0.5 * item.width && cell.text.endsWith(text.trim()) && Math.abs(item.x + item.width - cell.right) < 1.5) {
      cell.bold = true;
      continue;
    }
    // Texts of two paragraphs beside each other are cells of a table.
    if (cell && cell.text !== '' && item.tableCell !== undefined && item.tableCell !== tableCell) close();
    tableCell = item.tableCell;
    if (
      cell &&
      cell.text !== '' &&
      item.paragraph !== undefined &&
      cell.paragraph !== undefined &&
      item.paragraph !== cell.paragraph
    )
      close();
    // An address too long for its column touches or overlaps the next column's text.
    if (cell && ADDRESS.test(cell.text.trim()) && endsAddress(cell, item, gap, space || text.startsWith(' '))) close();
    // A gap that is wider than between words needs fewer rows to agree.
    const isWide = !space && gap > 0.5 * item.size;
    const least = cell && (isWide || isDateFragment(cell.text)) ? LEAST_BESIDE_DATES : LEAST_OF_COLUMN;
    // Bold text right after plain dates is a heading beside them.
    const turnsBold = cell !== null && isDateFragment(cell.text) && item.bold && cell?.boldLetters === 0 && gap > -1;
    if (
      cell &&
      cell.text !== '' &&
      (((!space || gap > GAP_OF_PARTS * item.size) && gap > GAP_AT_EDGE * item.size) || turnsBold) &&
      (edges.get(Math.round(item.x)) ?? 0) >= least
    )
      close();
    if (cell && gap > (cell.text === '' ? GAP_OF_MARK : GAP_OF_CELL) * emOf(item, cell)) close();
    if (!cell)
      cell = {
        text: '',
        sources: [],
        x: item.x,
        right: item.x,
        y: item.y,
        size: item.size,
        bold: false,
        page: item.page,
        bullet: false,
        letters: 0,
        boldLetters: 0,
        leadBold: item.bold,
        ...(item.row !== undefined && { row: item.row }),
        ...(item.paragraph !== undefined && { paragraph: item.paragraph }),
      };
    if (cell.text !== '' && gap > GAP_OF_PARTS * item.size) {
      cell.beforeGap = cell.beforeGap === undefined ? cell.text.trim() : '';
      cell.gapTo ??= item.x;
      cell.parts ??= [];
      cell.parts.push(cell.text.slice(cell.parts.join(' ').length).trim());
    }
    const spaced: boolean = space || gap > GAP_OF_WORD * item.size;
    cell.text +=
      (spaced && cell.text !== '' && (!cell.text.endsWith(' ') || isLetterSpaced(cell.text)) && !text.startsWith(' ')
        ? ' '
        : '') + text;
    if (!item.bold && cell.lead === undefined && cell.letters > 0 && cell.boldLetters === cell.letters)
      cell.lead = cell.text.slice(0, cell.text.length - text.length).trim();
    if (cell.small === undefined && cell.letters > 0 && item.size > cell.size + 0.4)
      cell.small = { text: cell.text.slice(0, cell.text.length - text.length).trim(), size: cell.size };
    cell.sources.push(item.source);
    cell.right = Math.max(cell.right, item.x + item.width);
    cell.letters += text.length;
    if (item.bold) cell.boldLetters += text.length;
    cell.size = Math.max(cell.size, item.size);
    space = false;
  }
  close();
  return cells;
}

/** Whether text beside an address is another column's: it does not touch it, overlaps it or is of another weight. */
function endsAddress(cell: { boldLetters: number }, { bold, size }: Item, gap: number, space: boolean): boolean {
  const isOtherType = bold !== cell.boldLetters > 0;
  return space ? gap > 0.6 * size && isOtherType : gap > 0.25 * size || gap < -1 || isOtherType;
}

const isLetterSpaced = (text: string) =>
  /^(?:[\p{L}&/’'–—-] {0,2}){1,60}$/u.test(text.trim()) && (/^\p{L} \p{L}/u.test(text.trim()) || text.trim().length === 1);

/** `P R O F I L E`, where the spacing may vary; `K e y S k i l l s` is two words. */
function withoutLetterSpace(text: string, isSpaced = false): string {
  const parts = text.split(' ');
  const single = parts.filter((part) => part.length === 1).length;
  const isCaps = !/\p{Ll}/u.test(text);
  if (
    parts.length < (isSpaced ? 2 : isCaps ? 3 : 4) ||
    single < 0.6 * parts.length ||
    // A hyphen joins two names only among many letters.
    !parts.every((part) => /^[\p{L}&’']{1,2}$/u.test(part) || (part === '-' && parts.length > 6))
  )
    return text;
  return parts
    .join('')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{Ll})&(?=\p{Lu})/gu, ' & ');
}

/** Next to a large name, small text is closer than its size suggests. */
const emOf = (item: Item, cell: Cell) =>
  item.size > 1.5 * cell.size || cell.size > 1.5 * item.size ? Math.min(item.size, cell.size) : Math.max(item.size, cell.size);

function finished(cell: Cell & { letters: number; boldLetters: number }, marked: boolean): Cell | null {
  const words = cell.text.trim().split(/\s{2,}/);
  // A word of two letters beside a letter-spaced one: `A B O U T  M E`.
  const isSpaced = words.some((word) => withoutLetterSpace(word) !== word);
  let text = words.map((word) => withoutLetterSpace(word, isSpaced)).join(' ');
  const printed = MARK_BEFORE.exec(text)?.[0];
  if (SCALE.test(text)) return null;
  // What follows a mark begins behind it.
  const x = printed ? cell.x + (printed.length * (cell.right - cell.x)) / Math.max(1, text.length) : cell.x;
  if (printed) text = text.slice(printed.length);
  // A soft hyphen within a line is not printed.
  text = withoutLetterSpace(text)
    .replace(/\u00ad(?=.)/g, '')
    // `Mobile :- 98290 55501`
    .replace(/(?<=\p{L}) ?:[-–](?= |$)/gu, ':');
  if (text === '') return null;
  const { letters, boldLetters, lead, small, beforeGap, gapTo, parts: before = [], ...rest } = cell;
  const parts = [...before, text.slice(before.join(' ').length).trim()];
  const bold = cell.bold || boldLetters > letters * 0.6;
  return {
    ...rest,
    x,
    text,
    bullet: marked || Boolean(printed),
    bold,
    leadBold: rest.leadBold === true && !bold && boldLetters > 3,
    ...(lead && text.startsWith(`${lead} `) && text.length > lead.length + 1 && { lead }),
    ...(beforeGap && text.startsWith(`${beforeGap} `) && { beforeGap, ...(gapTo !== undefined && { gapTo }) }),
    ...(parts.length > 1 && parts.join(' ') === text && { parts }),
    ...(small && text.startsWith(`${small.text} `) && text.length > small.text.length + 1 && { small }),
  };
}

/** Cells to rows by baseline; what a column left over is in one flow. */
export function rowsOf(cells: Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(cell.y - first.y) <= 0.35 * Math.min(cell.size, first.size)) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

/** A line of text that is not printed as such. */
export const lineOf = (text: string): Line => ({
  cells: [{ text, sources: [], x: 0, right: 0, y: 0, size: 10, bold: false, page: 1, bullet: false }],
  startsColumn: false,
  left: 0,
  right: 0,
});
