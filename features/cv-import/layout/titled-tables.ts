import { type Cell, rowsOf, sourcesOf } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateFragment, isDateOnly } from '../vocabulary/dates.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { type FieldHint, fieldHintOfColumn } from '../vocabulary/labels.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { serviceIn } from '../vocabulary/services.ts';

const STARTS = /^(?:from|start|joined|date from|sign(?:ed)?[- ]?on|embarked|commenced)\b/i;
const ENDS = /^(?:to|until|end|finish|left|date to|sign(?:ed)?[- ]?off|disembarked)\b/i;
/** The title of a column that only counts the rows. */
export const SERIAL = /^(?:(?:s|sr|ser|serial|sl|item)\.?(?:\s?[/.]?\s?(?:no|n|nos|number)\.?)?|no\.?|nr\.?|#)$/i;
/** `Rank and appointment`, `Employer / place`: each line of such a cell is something else. */
const NAMES_TWO = /\s(?:and|or|&)\s|[/,(]|\s[–—-]\s/i;

/** `Department / Agency / Company` is one thing in several words. */
const ONE_EMPLOYER =
  /^(?:(?:department|agency|office|company|organi[sz]ation|employer|ship|unit|station|establishment|institution|school|college|university)s?(?:\s*(?:[/,&]|\bor\b|\band\b)\s*|$))+$/i;
const namesTwo = (title: string) => NAMES_TWO.test(title) && !ONE_EMPLOYER.test(title);

const NAMES_DUTIES = /\b(?:duties|responsibilities|description|achievements)\b/i;

/** `09/18` is a date in a column of dates only. */
export const SHORT_MONTH = /^(?:0?[1-9]|1[0-2])\/\d\d$/;

const hasDate = (context: Context, text: string) =>
  findSpan(context, text) !== null || isDateFragment(text) || SHORT_MONTH.test(text);

/** The least characters of a text that spans the columns below a row. */
const LEAST_TEXT = 30;

/** How far the text of a list may be right of its column's title, in points. */
export const LIST_INDENT = 30;

/** More columns are no table of a CV. Each cell is compared with each title. */
const MAX_COLUMNS = 12;

/** Cells in rows below a table's titles get the meaning of their column, as far as rows begin with a date or fill the columns. */
export function withColumnTitles(context: Context, cells: Cell[], printed: Cell[]): Cell[] {
  if (printed.length > MAX_COLUMNS) return cells;
  const titles = whereColumnsBegin(cells, printed);
  const top = titles[0]?.y ?? 0;
  const nearest = (cell: Cell) =>
    titles.reduce((best, one) => (Math.abs(one.x - cell.x) < Math.abs(best.x - cell.x) ? one : best));
  const byOrder = titlesByOrder(context, cells, titles);
  // The text of a list is further in than the title above it.
  const listed = new Set(cells.filter(({ bullet, isTitled }) => bullet && !isTitled).map(({ x }) => Math.round(x)));
  const isIn = (cell: Cell, title: Cell) =>
    Math.abs(title.x - cell.x) < 12 || (cell.x > title.x && cell.x < title.x + LIST_INDENT && listed.has(Math.round(cell.x)));
  const titleOf = (cell: Cell) => {
    const ordered = byOrder.get(cell);
    if (ordered) return ordered;
    const title = nearest(cell);
    // Text below the last date of a row spans the columns beside it.
    return isIn(cell, title) && !(ENDS.test(title.text) && !hasDate(context, cell.text)) ? title : null;
  };
  const dates = titles.find(({ text }) => STARTS.test(text) || fieldHintOfColumn(text) === 'date');
  const rows: Cell[][] = [];
  // `09/2016 – 06/2020 (part` above `time)`
  const closes = (cell: Cell) =>
    /\)$/.test(cell.text) &&
    rows.some((row) => row.some((other) => titleOf(other) === dates && isOpen(other.text) && cell.y - other.y < 2 * cell.size));
  const isOther = (cell: Cell) => !cell.bullet && titleOf(cell) === dates && !hasDate(context, cell.text) && !closes(cell);
  const end = rightOf(cells, titles);
  const isWithin = ({ x, y }: Cell) => y > top && x > (titles[0]?.x ?? 0) - 6 && x < end;
  for (const row of rowsOf(cells.filter(isWithin))) {
    // Below begins another table.
    if (row.some(({ isTitled }) => isTitled)) break;
    // What wrapped goes with its column and a list with its row; anything else ends the table.
    const continuesPrevious = row.some(
      (cell) =>
        cell.bullet ||
        (listed.has(Math.round(cell.x)) && isIn(cell, nearest(cell))) ||
        titles.some((title, index) => Math.abs(title.x - cell.x) < 3 && (index > 0 || isDateFragment(cell.text))),
    );
    const [only, second] = row;
    const isText =
      only !== undefined && !second && !only.bold && only.text.length > LEAST_TEXT && headingKind(context, only.text) === null;
    if ((row.length < 2 && !continuesPrevious && !isText) || (dates && row.some(isOther) && !isText)) break;
    rows.push(row);
  }
  const table = withCellsWhole(context, rows, titles, dates, titleOf);
  const meant = new Map<Cell, FieldHint>();
  const titled = new Set<Cell>();
  const ranges = new Map<Cell, Cell>();
  for (const row of rowsOf(table)) {
    if (row.length < 2) continue;
    const start = row.find(
      (cell) => STARTS.test(nearest(cell).text) && (isDateOnly(context, cell.text) || SHORT_MONTH.test(cell.text)),
    );
    const end = row.find(
      (cell) => ENDS.test(nearest(cell).text) && (isDateOnly(context, `2000 - ${cell.text}`) || SHORT_MONTH.test(cell.text)),
    );
    // Start and end in columns of their own are one range.
    if (start && end && end.x > start.x) ranges.set(start, end);
    for (const cell of row) {
      const title = byOrder.get(cell) ?? nearest(cell);
      const hint = fieldHintOfColumn(title.text);
      if (!byOrder.has(cell) && !isIn(cell, title)) continue;
      titled.add(cell);
      if (hint && !isDateOnly(context, cell.text) && !SHORT_MONTH.test(cell.text)) meant.set(cell, hint);
    }
  }
  const ends = new Set(ranges.values());
  const inTable = new Set(rows.flat());
  const foot = Math.max(top, ...rows.flat().map(({ y }) => y));
  const grown = Math.max(top, ...table.map(({ y }) => y)) - foot;
  const others = cells
    .filter((cell) => !inTable.has(cell))
    .map((cell) => (grown > 0 && cell.y > foot ? { ...cell, y: cell.y + grown } : cell));
  const serial = titles.find(({ text }) => SERIAL.test(text));
  const split = splitTableFacts(table, titles, titleOf);
  return [...others, ...table, ...split.texts].flatMap((cell) => {
    if (split.cells.has(cell) || (titled.has(cell) && NOTHING.test(cell.text))) return [];
    const end = ranges.get(cell);
    const isNumber = serial !== undefined && titled.has(cell) && nearest(cell) === serial && /^\(?\d{1,3}[.)]?$/.test(cell.text);
    if (ends.has(cell) || isNumber) return [];
    if (end) return [{ ...cell, text: `${cell.text} – ${end.text}`, right: end.right, isTitled: true }];
    // `Employer. Give address`
    const [, employer = '', address = ''] =
      meant.get(cell) === 'employer' && /\baddress\b/i.test(nearest(cell).text)
        ? (/^([^,]{3,}), (.+)$/.exec(cell.text) ?? [])
        : [];
    if (address !== '' && !LEGAL_FORM.test(address))
      return [
        { ...cell, text: employer, isTitled: true, hint: 'employer' as const },
        { ...cell, text: address, x: cell.x + 1, isTitled: true, hint: 'place' as const },
      ];
    return [titled.has(cell) ? { ...cell, isTitled: true, ...(meant.has(cell) && { hint: meant.get(cell) }) } : cell];
  });
}

/** The text of a cell that has no answer. */
const NOTHING = /^(?:n\/?a\.?|not applicable|nil|none|[-–—])$/i;

const LEGAL_FORM = /^(?:ltd|limited|plc|llp|inc|llc|gmbh|co|pvt|pty)\b/i;

/** Whether each title is above the cell with its number, before the next cell begins. */
export const areOver = (titles: Cell[], row: Cell[]): boolean =>
  titles.length === row.length &&
  titles.every(
    ({ x, right }, index) =>
      x > (row[index]?.x ?? Number.POSITIVE_INFINITY) - 6 && right < (row[index + 1]?.x ?? Number.POSITIVE_INFINITY),
  );

/** Titles centred over their columns, moved to where the text of these begins, as the first row with as many cells shows. */
function whereColumnsBegin(cells: Cell[], titles: Cell[]): Cell[] {
  const top = titles[0]?.y ?? 0;
  const first = rowsOf(cells.filter(({ y }) => y > top))
    .slice(0, 2)
    .find((row) => row.length === titles.length);
  if (!first || titles.length < 3 || !areOver(titles, first)) return titles;
  return titles.map((title, index) => ({ ...title, x: Math.min(title.x, first[index]?.x ?? title.x) }));
}

/** Columns in a table that has more than the employer, the post and the dates of a job. */
const MANY_COLUMNS = 6;

/** The title of a column of certificates, and of those that say their number and when they end. */
const OF_CERTIFICATES = /^(?:certificates?|licen[cs]es?|documents?|courses?|training|ratings?|tickets?|endorsements?)\b/i;
/** A ship is the employer's, but for its crew in service, whose unit it is. */
const SHIP = /^(?:vessels?|ships?)(?:['’]?s)?(?: names?)?$|^name of (?:vessel|ship)$/i;
const OWNER = /^(?:company|employer|owner|operator|principal|manager)s?\b/i;
const NUMBER_OR_END =
  /^(?:number|no\.?|(?:certificate|document|licen[cs]e) (?:number|no\.?)|expir(?:y|es|ation)(?: date)?|valid (?:until|to|till)|date of expiry|renewal(?: date)?)$/i;

/**
 * What columns that are no field of a job say of each row, as one text below it with the titles for labels: `Vessel: MT Tern Fjord; GRT: 29,593`.
 * Only tables with many columns of which some are the employer, the post and the dates have them apart.
 */
function splitTableFacts(
  table: Cell[],
  titles: Cell[],
  titleOf: (cell: Cell) => Cell | null,
): { cells: ReadonlySet<Cell>; texts: Cell[] } {
  const fieldHintOf = (title: Cell) =>
    STARTS.test(title.text) || ENDS.test(title.text)
      ? 'date'
      : SERIAL.test(title.text)
        ? 'number'
        : fieldHintOfColumn(title.text);
  const hints = titles.map(fieldHintOf);
  const isOfJobs =
    titles.length >= MANY_COLUMNS &&
    hints.includes('employer') &&
    hints.includes('date') &&
    (hints.includes('jobTitle') || hints.includes('rank'));
  const isOfCertificates = OF_CERTIFICATES.test(titles[0]?.text ?? '') && titles.some(({ text }) => NUMBER_OR_END.test(text));
  if (!isOfJobs && !isOfCertificates) return { cells: new Set(), texts: [] };
  const isShip = (title: Cell) => SHIP.test(title.text) && titles.some((other) => OWNER.test(other.text));
  const isAside = (title: Cell, row: Cell[]) =>
    isOfJobs
      ? fieldHintOf(title) === undefined || (isShip(title) && !row.some((cell) => serviceIn(cell.text) !== null))
      : NUMBER_OR_END.test(title.text);
  const taken = new Set<Cell>();
  const rows = rowsOf(table);
  const texts = rows.flatMap((row, index) => {
    const facts = row.flatMap((cell) => {
      const title = titleOf(cell);
      return title && isAside(title, row) && !cell.bullet ? [{ cell, title }] : [];
    });
    const [first] = facts;
    if (!first || row.length < titles.length / 2) return [];
    for (const { cell } of facts) taken.add(cell);
    const text = facts.map(({ cell, title }) => `${title.text}: ${cell.text}`).join('; ');
    const below = rows[index + 1]?.[0]?.y ?? Number.POSITIVE_INFINITY;
    const y = first.cell.y + Math.min(0.9 * first.cell.size, (below - first.cell.y) / 2);
    // Where what is left of the row begins: another column of the page has nothing below it.
    const left = first.cell.row === undefined ? row.find((cell) => !taken.has(cell)) : undefined;
    const x = left?.x ?? first.cell.x;
    return [{ ...first.cell, text, x, y, bullet: true, isTitled: true, hint: 'body' as const }];
  });
  return { cells: taken, texts };
}

/** Typed rows with as many cells as the table has titles, which do not begin where these do: their order says what each is. */
function titlesByOrder(context: Context, cells: Cell[], titles: Cell[]): ReadonlyMap<Cell, Cell> {
  const found = new Map<Cell, Cell>();
  for (const row of rowsOf(cells.filter(({ y }) => y > (titles[0]?.y ?? 0)))) {
    const isAligned = row.every((cell) => titles.some(({ x }) => Math.abs(x - cell.x) < 12));
    const isRow =
      titles.length > 2 &&
      row.length === titles.length &&
      row.some(({ text }) => isDateOnly(context, text)) &&
      !row.some(({ isTitled }) => isTitled);
    for (const [index, title] of isRow && !isAligned ? titles.entries() : []) found.set(row[index] as Cell, title);
  }
  return found;
}

/** Lines that begin at one place right of a table's last column, for that to be another column of the page. */
const LEAST_OF_COLUMN = 3;

/** Where another column of the page begins, right of a table. */
function rightOf(cells: Cell[], titles: Cell[]): number {
  const last = titles.at(-1);
  if (!last) return Number.POSITIVE_INFINITY;
  const counts = new Map<number, number>();
  for (const { x } of cells) if (x > last.right + 6) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const columns = [...counts].filter(([, count]) => count >= LEAST_OF_COLUMN).map(([x]) => x);
  return Math.min(...columns, Number.POSITIVE_INFINITY) - 2;
}

/**
 * The cells of a table with a column of dates, each of several lines together: what wrapped in a cell is joined, and where more than one
 * cell of a row has further lines, those of one cell follow those of the cell to its left.
 */
function withCellsWhole(
  context: Context,
  rows: Cell[][],
  titles: Cell[],
  dates: Cell | undefined,
  titleOf: (cell: Cell) => Cell | null,
): Cell[] {
  if (!dates) return rows.flat();
  const records: Cell[][] = [];
  let above: Cell | undefined;
  for (const row of rows) {
    const date = row.find((cell) => titleOf(cell) === dates);
    const record = records.at(-1);
    // `Sep 2012 – May` above `2015`
    const whole = date && above ? joined(above.text, date.text) : '';
    const continuesPrevious =
      date &&
      above &&
      isDateFragment(date.text) &&
      (isMonthAlone(context, above.text) || !isRange(context, above.text)) &&
      isMadeWhole(context, above.text, whole);
    const begins =
      date !== undefined &&
      (findSpan(context, date.text) !== null || isMonthAlone(context, date.text) || SHORT_MONTH.test(date.text));
    const isInRow = record?.[0]?.row !== undefined && record[0].row === row[0]?.row;
    // The file says that another row of the table begins.
    const isNext = record?.[0]?.row !== undefined && row[0]?.row !== undefined && !isInRow;
    if (!record || isNext || (begins && !continuesPrevious && !isInRow)) records.push([...row]);
    else record.push(...row);
    above = date ?? above;
  }
  const last = titles.at(-1);
  const edge = rows.flat().reduce((most, cell) => (titleOf(cell) === last ? Math.max(most, cell.right) : most), 0) + PADDING;
  let shift = 0;
  return records.flatMap((record) => {
    const columns = titles.map((title, index) => {
      const own = record.filter((cell) => titleOf(cell) === title).sort((a, b) => a.y - b.y);
      const lines = linesOfCell(context, own, title, titles[index + 1]?.x ?? edge);
      // Below the post in its cell is what someone did there, as the column's title says: `Position and duties`.
      return NAMES_DUTIES.test(title.text)
        ? lines.map((line, at) => (at > 0 && line.row !== undefined ? { ...line, hint: 'body' as const, isTitled: true } : line))
        : lines;
    });
    const beside = record.filter((cell) => titleOf(cell) === null);
    const rest = columns.flatMap((lines) => lines.slice(1));
    const [top = 0, foot = 0] = [Math.min(...record.map(({ y }) => y)), Math.max(...record.map(({ y }) => y))];
    // Lines that were joined leave gaps, which would part the rest of a cell from it.
    const hasGaps = rest.length > 0 && columns.flat().length < record.length;
    const isMixed = beside.length === 0 && (hasGaps || columns.filter((lines) => lines.length > 1).length > 1);
    const before = shift;
    if (!isMixed) return [...columns.flat(), ...beside].map((cell) => (before > 0 ? { ...cell, y: cell.y + before } : cell));
    const steps = new Set(record.map(({ y }) => Math.round(y))).size - 1;
    const step = (foot - top) / Math.max(1, steps);
    shift += Math.max(0, rest.length - steps) * step;
    return [
      ...columns.flatMap((lines) => lines.slice(0, 1).map((cell) => ({ ...cell, y: top + before }))),
      ...rest.map((cell, index) => ({ ...cell, y: top + before + (index + 1) * step })),
    ];
  });
}

/** Whether a bracket of a text has no end. */
const isOpen = (text: string) => text.split('(').length > text.split(')').length;

/** `Apr` above `2021` in a narrow column. */
const isMonthAlone = (context: Context, text: string) =>
  isDateFragment(text) && /^\p{L}{3,9}\.?$/u.test(text) && findSpan(context, `${text} 2000`) !== null;
/** Whether the second line completes a date that the first began. */
const isMadeWhole = (context: Context, first: string, whole: string) =>
  isRange(context, whole) || (isMonthAlone(context, first) && isDateOnly(context, whole));

const isRange = (context: Context, text: string) => isDateOnly(context, text) && Boolean(findSpan(context, text)?.startDate);

/** Between the text of a column and the next column, at least. */
const PADDING = 10;

/** The lines of one cell of a table, those that its width broke joined. `next` is where the next column begins. */
function linesOfCell(context: Context, lines: Cell[], title: Cell, next: number): Cell[] {
  const whole: Cell[] = [];
  let above: Cell | undefined;
  // Where bold and plain type tell the two apart, lines in one type are one of them.
  const isStyled = lines.some(({ bold }) => bold) && lines.some(({ bold, bullet }) => !bold && !bullet);
  for (const line of lines) {
    const last = whole.at(-1);
    // `Sergeant` above `Kitchen Manager`
    if (last && !line.bullet && fieldHintOfColumn(title.text) === 'jobTitle' && isRank(last.text, null))
      whole[whole.length - 1] = {
        ...last,
        text: `${last.text}, ${line.text}`,
        sources: sourcesOf([last, line]),
        right: Math.max(last.right, line.right),
      };
    else if (last && line.row !== undefined && line.row === last.row && fieldHintOfColumn(title.text) === 'other')
      whole[whole.length - 1] = {
        ...last,
        text: joined(last.text, line.text),
        sources: sourcesOf([last, line]),
        right: Math.max(last.right, line.right),
      };
    else if (last && above && wraps(context, above, line, namesTwo(title.text) && !isStyled, next))
      whole[whole.length - 1] = {
        ...last,
        text: joined(last.text, line.text),
        sources: sourcesOf([last, line]),
        right: Math.max(last.right, line.right),
      };
    else whole.push(line);
    above = line;
  }
  return whole;
}

function wraps(context: Context, above: Cell, line: Cell, mayDiffer: boolean, next: number): boolean {
  const step = line.y - above.y;
  const isDistant = step > 1.7 * line.size;
  const isInRow = line.row !== undefined && line.row === above.row;
  // A line that begins in bold goes on with the bold one above it.
  const isAlike = line.bold === above.bold || (above.bold && line.leadBold === true);
  if (line.bullet || (isDistant && !isInRow) || !isAlike || Math.abs(line.size - above.size) > 0.6) return false;
  // Paragraphs of a cell are further apart than its lines.
  if (isDistant && !/,$/.test(above.text) && !isMadeWhole(context, above.text, joined(above.text, line.text))) return false;
  if (!isRange(context, above.text) && isMadeWhole(context, above.text, joined(above.text, line.text))) return true;
  if (isOpen(above.text)) return true;
  if (/^[\p{Ll}(&]/u.test(line.text) || /,$/.test(above.text)) return true;
  const [word = ''] = line.text.split(' ');
  const letter = (line.right - line.x) / line.text.length;
  return !mayDiffer && above.right + (word.length + 1) * letter > next - PADDING;
}
