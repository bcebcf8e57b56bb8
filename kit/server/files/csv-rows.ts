/**
 * Parses comma-separated text. A stray quote costs only its row; the parsers of the libraries that were tried lose every row
 * after it.
 */

/** `line` is where the row begins, from 1. */
export type CsvRow = { line: number } & ({ fields: string[] } | { broken: string });

/** The file has more rows than its reader takes. The message is for the person who chose the file. */
export class TooManyRows extends Error {
  constructor(most: number) {
    super(`The file has more than ${most.toLocaleString('en')} rows. Split it into smaller files.`);
  }
}

/** Maximum characters of one row. Otherwise a quote that is never closed would read the whole rest of the file into memory. */
const LONGEST_ROW = 1_000_000;
const MOST_FIELDS = 1000;

/**
 * Splits text into rows without empty lines, reading each character once, or twice in a broken row. After a broken row it continues
 * with the next row that has as many fields as the first.
 * @throws TooManyRows after `most` rows below the header, broken ones included
 */
export async function* csvRows(pieces: AsyncIterable<string>, most = Number.POSITIVE_INFINITY): AsyncGenerator<CsvRow> {
  let text = '';
  let delimiter = '';
  let line = 1;
  let width = 0;
  let rows = 0;
  let isLost = false;
  /** Whether the rest of a line is left out, because the row that begins it is broken. */
  let isSkipping = false;
  /** Where the current row begins. */
  let at = 0;
  let reader = readerAt(0);

  function* take(isEnd: boolean): Generator<CsvRow> {
    if (!delimiter) {
      const [declaration = '', declared = ''] = /^sep=(.)\r?\n/i.exec(text) ?? [];
      // Some spreadsheets declare the separator in a first line.
      at = declaration.length;
      reader = readerAt(at);
      if (declaration) line = 2;
      delimiter = declared || delimiterOf(text);
    }
    while (at < text.length) {
      const row = isSkipping ? SKIPPED : reader.read(text, delimiter, isEnd);
      if (row === 'unfinished' && text.length - at < LONGEST_ROW) break;
      const isBroken = row === 'unfinished' || 'broken' in row;
      const end = isBroken ? endOfLine(text, at) : row.end;
      const broken = row === 'unfinished' ? tooLong(reader.hasOpenQuote()) : 'broken' in row ? row.broken : '';
      const begins = line;
      line += count(text, '\n', at, end);
      at = end;
      reader = readerAt(at);
      if (isBroken) {
        isSkipping = text[at - 1] !== '\n';
        if (!isLost) yield counted({ line: begins, broken });
        isLost = true;
        continue;
      }
      if (row.fields.length === 1 && row.fields[0] === '') continue;
      width ||= row.fields.length;
      if (isLost && row.fields.length !== width) continue;
      isLost = false;
      yield counted({ line: begins, fields: row.fields });
    }
    text = text.slice(at);
    reader.moveBack(at);
    at = 0;
  }

  function counted(row: CsvRow): CsvRow {
    if (++rows > most + 1) throw new TooManyRows(most);
    return row;
  }

  for await (const piece of unified(pieces)) {
    text += piece;
    yield* take(false);
  }
  yield* take(true);
}

/** Text without a byte order mark, and with line feeds where lines end in carriage returns alone. */
async function* unified(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let beginning: string | null = '';
  let hasReturns = false;
  for await (const piece of pieces) {
    if (beginning === null) {
      yield hasReturns ? piece.replaceAll('\r', '\n') : piece;
      continue;
    }
    beginning += piece;
    const end = /\r\n|\r(?=[\s\S])|\n/.exec(beginning);
    if (!end && beginning.length < LONGEST_ROW) continue;
    hasReturns = end?.[0] === '\r';
    yield unifiedBeginning(beginning, hasReturns);
    beginning = null;
  }
  if (beginning) yield unifiedBeginning(beginning, false);
}

const unifiedBeginning = (text: string, hasReturns: boolean) => {
  const unmarked = text.replace(/^\uFEFF/, '');
  return hasReturns ? unmarked.replaceAll('\r', '\n') : unmarked;
};

const SKIPPED = { broken: '' };

const tooLong = (hasOpenQuote: boolean) =>
  `${hasOpenQuote ? 'A quote is opened and never closed, or the row' : 'The row'} is longer than ${LONGEST_ROW} characters`;

/** The separator that occurs most in the header: comma, semicolon or tab. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, endOfLine(text, 0));
  const times = (mark: string) => count(heading, mark, 0, heading.length);
  return [',', ';', '\t'].reduce((best, mark) => (times(mark) > times(best) ? mark : best));
}

type ReadRow = { fields: string[]; end: number } | { broken: string } | 'unfinished';

/** Reads one row, as far as the text reaches. When more text has been added it continues where it was. */
function readerAt(start: number) {
  const fields: string[] = [];
  let at = start;
  /** The field that is being read: where it begins, and, when it is quoted, what it contains so far. */
  let from = start;
  let quoted: string | null = null;
  let isOpen = false;

  function read(text: string, delimiter: string, isEnd: boolean): ReadRow {
    for (;;) {
      if (at === from && text[at] === '"') {
        quoted = '';
        isOpen = true;
        at++;
      }
      while (isOpen) {
        const quote = text.indexOf('"', at);
        quoted += text.slice(at, quote < 0 ? text.length : quote);
        at = quote < 0 ? text.length : quote;
        if (quote < 0) return isEnd ? { broken: 'A quote is opened and never closed' } : 'unfinished';
        // A second quote may follow.
        if (at + 1 >= text.length && !isEnd) return 'unfinished';
        isOpen = text[at + 1] === '"';
        if (isOpen) quoted += '"';
        at += isOpen ? 2 : 1;
      }
      if (quoted === null) while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at++;
      if (at >= text.length && !isEnd) return 'unfinished';
      if (quoted !== null && text[at] === '\r' && (text[at + 1] === '\n' || at + 1 >= text.length)) {
        if (at + 1 >= text.length && !isEnd) return 'unfinished';
        at++;
      }
      fields.push(quoted ?? text.slice(from, text[at] === '\n' && text[at - 1] === '\r' && at > from ? at - 1 : at));
      if (fields.length > MOST_FIELDS) return { broken: `The row has more than ${MOST_FIELDS} fields` };
      if (at >= text.length) return { fields, end: text.length };
      if (text[at] === '\n') return { fields, end: at + 1 };
      if (text[at] !== delimiter) return { broken: 'Text follows a closing quote, so a quote is missing or too many' };
      at++;
      from = at;
      quoted = null;
    }
  }

  return {
    read,
    hasOpenQuote: () => isOpen,
    /** The text before this row was removed. */
    moveBack(characters: number): void {
      at -= characters;
      from -= characters;
    },
  };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}

function count(text: string, mark: string, from: number, to: number): number {
  let times = 0;
  for (let at = text.indexOf(mark, from); at >= 0 && at < to; at = text.indexOf(mark, at + 1)) times++;
  return times;
}
