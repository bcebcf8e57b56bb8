import { type Item, median } from '../document/items.ts';
import { type Cell, rowsOf } from '../document/lines.ts';
import { isUrlOnly } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly } from '../vocabulary/dates.ts';
import { fieldHintOfColumn, isLabel } from '../vocabulary/labels.ts';
import { isName } from '../vocabulary/names.ts';
import { anyOf, either } from '../vocabulary/terms.ts';
import { areOver, LIST_INDENT, SERIAL, SHORT_MONTH, withColumnTitles } from './titled-tables.ts';

/** Column titles of a table, which are neither a heading nor an entry. */
const isTableHead = (cells: Cell[]) =>
  cells.length > 1 &&
  (cells.every(isTitle) || areTitlesInBold(cells) || (OF_LEVELS.test(cells[0]?.text ?? '') && areLevelTitles(cells.slice(1))));
/** `Skill Name | Skill Level | Last Used`, `Languages | Proficiency Level` */
const OF_LEVELS = /^(?:skills?(?: name)?|(?:(?:other|foreign) )?languages?)$/i;
const areLevelTitles = (cells: Cell[]) =>
  cells.every(({ text }) => LEVEL_TITLE.test(text)) && cells.some(({ text }) => !/^experience$/i.test(text));
const LEVEL_TITLE =
  /^(?:(?:skill|proficiency|language) level|level|proficiency|last used|read(?:ing)?|writ(?:e|ing|ten)|sp(?:eak(?:ing)?|oken)|underst(?:and(?:ing)?|ood)|(?:years(?: of)? )?experience)$/i;
/** A row in bold of which most cells are titles: `Year`, `Course`, `Awarded by`. */
const areTitlesInBold = (cells: Cell[]) =>
  cells.length > 2 &&
  cells.filter((cell) => isTitle(cell) || fieldHintOfColumn(cell.text) !== undefined).length >= 0.6 * cells.length &&
  cells.some(({ text }) => fieldHintOfColumn(text) === 'date') &&
  cells.every(({ text, bold, bullet }) => bold && !bullet && text.length < 40 && !/\d/.test(text));
const isTitle = ({ text }: Cell) => TABLE_HEAD.test(text) || SERVICE_TABLE_HEAD.test(text) || SERIAL.test(text);

/** The titles of a table in a row that has text of another column of the page too. */
function titlesWithin(row: Cell[]): Cell[] {
  const from = row.findIndex(isTitle);
  const rest = row.slice(Math.max(0, from));
  const end = rest.findIndex((cell) => !isTitle(cell));
  const titles = end < 0 ? rest : rest.slice(0, end);
  return titles.length > 2 && titles.length < row.length && titles.some(({ text }) => fieldHintOfColumn(text) === 'date')
    ? titles
    : [];
}
/**
 * Titles of which only some are known, above a row that begins where they do and has a date. Two that say what their columns are, one of them the
 * dates, are enough above two such rows.
 */
function titlesRowsBelow(context: Context, cells: Cell[], below: Cell[][]): boolean {
  const areOther = /^(?:(?:name of )?(?:certificate|licen[cs]e|document|vessel|ship))/i.test(cells[0]?.text ?? '');
  const mayBeTitle = (cell: Cell) =>
    isTitle(cell) || isLabel(cell.text) || (areOther && OF_CERTIFICATES_OR_SHIPS.test(cell.text));
  const isBelow = (row: Cell[] | undefined) =>
    row?.length === cells.length &&
    (areOver(cells, row) ||
      cells.every(({ x }, index) => {
        const cell = row[index];
        return cell !== undefined && (Math.abs(cell.x - x) < 3 || (cell.bullet && cell.x > x && cell.x < x + LIST_INDENT));
      })) &&
    (row.some(({ text }) => isDateOnly(context, text)) || row.filter(({ text }) => SHORT_MONTH.test(text)).length > 1);
  // `Rank | Captain` above `Unit | 2 Service Battalion` are fields of a form.
  const [label] = below[0] ?? [];
  if (label && (isTitle(label) || isLabel(label.text))) return false;
  const hints = cells.map(({ text }) => fieldHintOfColumn(text));
  // `Ticket | Year`
  if (cells.length === 2)
    return (
      cells.every((cell) => !cell.bullet && mayBeTitle(cell)) && hints.includes('date') && isBelow(below[0]) && isBelow(below[1])
    );
  return (
    cells.length > 2 &&
    cells.every(
      ({ text, bullet }) =>
        !bullet &&
        (/^\p{Lu}\P{Nd}{1,30}$/u.test(text) ||
          SERIAL.test(text) ||
          (/^\p{Lu}\P{Nd}{2,50}$/u.test(text) && fieldHintOfColumn(text) !== undefined)),
    ) &&
    isBelow(below[0]) &&
    (cells.filter(mayBeTitle).length >= 0.5 * cells.length ||
      (isBelow(below[1]) && hints.includes('date') && new Set(hints.filter(Boolean)).size > 1))
  );
}
/** Titles that tables of postings have beside these: `From – To`, `Ship or unit`, `Rank/Rate`. */
const SERVICE_TABLE_HEAD = new RegExp(String.raw`^(?:${anyOf('words-of-table-titles', 'service')}(?:[\s,/&()–—-]+|$))+$`, 'i');
const TABLE_HEAD = new RegExp(String.raw`^(?:${anyOf('words-of-table-titles', 'any')}(?:\s|$))+$`, 'i');

/** Titles that tables of certificates and of sea service have beside these. */
const OF_CERTIFICATES_OR_SHIPS =
  /^(?:(?:certificates?|licen[cs]es?|documents?|number|no\.?|date|issued?|expir(?:y|es|ation)|valid|until|authority|vessels?|type|flag|grt|gt|dwt|sign(?:ed)?|on|off|of|name)(?:[\s-]+|$))+$/i;

/** Tables with titles that are read by them; each is looked for among all cells. */
const MAX_TABLES = 20;

const RUNNING = either(
  'i',
  /^(?:page\s*)?\d{1,3}\s*(?:\/|of|from)\s*\d{1,3}$/,
  /^page\s*\d+$|^page\s+(?:of|\/)$/,
  /\s[–—|·•-]\s*(?:page\s*)?\d{1,2}\s*(?:\/|of)\s*\d{1,2}$/,
  /\s[–—|·•-]\s*page\s*\d{1,2}$/,
  /^last (?:updated|modified|revised)\b|^updated (?:on|in)\b/,
  /^\d{1,2}$|^(?:curriculum vitae|resume|résumé|cv)$/,
);

/** `Casey Tern · Résumé`, at the foot of a page. */
const FOOT =
  /^(?:.{2,40}\s[–—|·•-]\s+)(?:curriculum vitae|r[eé]sum[eé]|cv)$|^(?:curriculum vitae|r[eé]sum[eé]|cv)(?:\s+[–—|·•-]\s.{2,40})$/iu;

/** When a web page was printed: `11/19/26, 8:41 PM`. */
const PRINTED_AT = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d\d|\d{4}),?\s+\d{1,2}:\d\d(?:\s*[AP]M)?$/i;

/** What browsers print above and below a page: the time beside its title, and its address beside the page's number. */
const isPrintedByBrowser = (row: Cell[]) =>
  row.some(({ text }) => PRINTED_AT.test(text)) ||
  (row.length === 2 && isUrlOnly(row[0]?.text ?? '') && /^\d{1,3}\/\d{1,3}$/.test(row[1]?.text ?? ''));

/** A title with its further lines: `Reason for` above `leaving` in one row of the table. */
function wholeTitle(title: Cell, cells: Cell[]): Cell {
  const below =
    title.row === undefined
      ? []
      : cells.filter(({ row, x, y }) => row === title.row && Math.abs(x - title.x) < 3 && y > title.y + 1);
  return below.length === 0 ? title : { ...title, text: [title, ...below].map(({ text }) => text).join(' ') };
}

/**
 * Titles of a table's columns on several lines of one row, numbered or with remarks as forms have them: `28. Inclusive dates (mm/dd/yyyy) From`.
 * @returns them, each as one cell with its bare words, by the index of the first line
 */
function titlesOfBands(context: Context, rows: Cell[][]): { index: number; head: Cell[] }[] {
  const isIn = (row: Cell[] | undefined, number: number | undefined) => row?.every((cell) => cell.row === number) === true;
  return rows.flatMap((first, index) => {
    const number = first[0]?.row;
    if (number === undefined || first.length < 3 || !isIn(first, number) || rows[index - 1]?.[0]?.row === number) return [];
    let end = index + 1;
    while (isIn(rows[end], number)) end++;
    const lines = rows.slice(index, end).flat();
    const below = rows[end];
    const inColumn = (cell: Cell) => first.find(({ x }) => Math.abs(x - cell.x) < 3);
    const isPlain = lines.some(({ text }) => NUMBER_OR_REMARK.test(text));
    if (!below || below.length < 3 || !isPlain || lines.some((cell) => cell.bullet || !inColumn(cell))) return [];
    const head = first.map((title) => {
      const own = lines.filter((cell) => inColumn(cell) === title);
      return { ...title, text: bareTitle(own.map(({ text }) => text).join(' ')), y: Math.max(...own.map(({ y }) => y)) };
    });
    const hints = new Set(head.map(({ text }) => fieldHintOfColumn(text)).filter(Boolean));
    const isBelow = below.filter((cell) => inColumn(cell)).length > 2 && below.some(({ text }) => isDateOnly(context, text));
    return isBelow && hints.has('date') && hints.size > 1 ? [{ index, head }] : [];
  });
}
const NUMBER_OR_REMARK = /^\d{1,2}\.\s|\([^()]*\)?$|\bfrom$/i;
/** A title without its number, remarks and what it says before `From`. */
const bareTitle = (text: string) =>
  text
    .replace(/^\d{1,2}\.\s+/, '')
    .replace(/\s*\([^()]{0,60}\)/g, '')
    .replace(/^.*\b(from|to)$/i, '$1')
    .trim();

/** Headers, footers, page numbers, “Last updated” lines and the titles of tables, separated from the CV's own text. */
export function withoutRunningLines(
  context: Context,
  items: Item[],
  cells: Cell[],
): { own: Cell[]; running: Cell[]; tableTitles: Cell[][] } {
  const pages = [...new Set(items.map((item) => item.page))];
  const edge = new Set<Cell>();
  const byBrowser = new Set<Cell>();
  const atFoot = new Set<Cell>();
  const cellsOfPages = Map.groupBy(cells, (cell) => cell.page);
  for (const page of pages) {
    const rows = rowsOf(cellsOfPages.get(page) ?? []);
    const foot = rows.at(-1) ?? [];
    // The date beside them says when the CV was written.
    if (rows.length > 2 && foot.some(({ text }) => FOOT.test(text)))
      for (const cell of foot) if (FOOT.test(cell.text) || findSpan(context, cell.text) !== null) atFoot.add(cell);
    for (const row of [...rows.slice(0, 2), ...rows.slice(-2)]) {
      const isByBrowser = isPrintedByBrowser(row);
      for (const cell of row) {
        edge.add(cell);
        if (isByBrowser) byBrowser.add(cell);
      }
    }
  }
  const shape = (cell: Cell) => `${cell.text.replace(/\d+/g, '0')} ${Math.round(cell.x / 4)} ${Math.round(cell.size)}`;
  const seenOn = new Map<string, Set<number>>();
  for (const cell of edge) seenOn.set(shape(cell), (seenOn.get(shape(cell)) ?? new Set()).add(cell.page));
  const body = median(cells.map((cell) => cell.size));
  const [first] = cells;
  // The name above a CV without type sizes is not the one that its pages repeat.
  const isHead = (cell: Cell) => cell === first && !cells.some(({ text, size }) => text === cell.text && size > cell.size + 0.5);
  // `09/18` in the last row of a page that is one of few is no number of a page.
  const isMonthOfTable = (text: string) => SHORT_MONTH.test(text) && Number(text.split('/')[1]) > pages.length + 2;
  const isRunning = (cell: Cell) =>
    byBrowser.has(cell) ||
    atFoot.has(cell) ||
    (edge.has(cell) &&
      !(isHead(cell) && isName(cell.text)) &&
      !isDateOnly(context, cell.text) &&
      !isMonthOfTable(cell.text) &&
      cell.size <= body * 1.35 &&
      (RUNNING.test(cell.text) || (pages.length > 1 && (seenOn.get(shape(cell))?.size ?? 0) > pages.length / 2)));
  const rows = rowsOf(cells);
  const titles = rows.map((row, index) =>
    isTableHead(row) || titlesRowsBelow(context, row, rows.slice(index + 1, index + 3)) ? row : titlesWithin(row),
  );
  for (const { index, head } of titlesOfBands(context, rows)) titles[index] = head;
  const tableTitles = titles.filter((row) => row.length > 0);
  // A title of two lines is in the row of the table that the others are in.
  const titleRows = new Set(tableTitles.flat().flatMap(({ row }) => row ?? []));
  const inTitles = new Set([...tableTitles.flat(), ...cells.filter(({ row }) => row !== undefined && titleRows.has(row))]);
  const aboveTables = new Set(rows.flatMap((row, index) => (titles[index + 1] === rows[index + 1] ? row : [])));
  const running = cells.filter((cell) => isRunning(cell) && !inTitles.has(cell));
  const isLeftOut = new Set(running);
  const own = cells
    .filter((cell) => !isLeftOut.has(cell) && !inTitles.has(cell))
    .map((cell) => (aboveTables.has(cell) ? { ...cell, isAboveTable: true } : cell));
  // From the last: a table may become longer and move what is below it.
  const whole = tableTitles.slice(0, MAX_TABLES).map((row) => row.map((title) => wholeTitle(title, cells)));
  return { own: whole.reduceRight((cells, printed) => withColumnTitles(context, cells, printed), own), running, tableTitles };
}
