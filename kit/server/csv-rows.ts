/**
 * Parses comma-separated text. A stray quote costs only its row; the parsers of the libraries that were tried lose every row
 * after it.
 */

/** `line` is where the row begins, from 1. */
export type CsvRow = { line: number } & ({ fields: string[] } | { broken: string });

/** Maximum characters of one row. Otherwise a quote that is never closed would read the whole rest of the file into memory. */
const LONGEST_ROW = 1_000_000;

/**
 * Splits text into rows without empty lines. After a broken row it continues with the next row that has as many fields as the
 * first.
 */
export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let text = '';
  let delimiter = '';
  let line = 1;
  let width = 0;
  let isLost = false;
  let at = 0;

  function* take(isEnd: boolean): Generator<CsvRow> {
    delimiter ||= delimiterOf(text);
    while (at < text.length) {
      const row = readRow(text, at, delimiter, isEnd);
      if (row === 'unfinished' && text.length - at < LONGEST_ROW) break;
      const isBroken = row === 'unfinished' || 'broken' in row;
      const end = isBroken ? endOfLine(text, at) : row.end;
      const begins = line;
      line += count(text, '\n', at, end);
      at = end;
      if (isBroken) {
        const broken = row === 'unfinished' ? `The row is longer than ${LONGEST_ROW} characters` : row.broken;
        if (!isLost) yield { line: begins, broken };
        isLost = true;
        continue;
      }
      if (row.fields.length === 1 && row.fields[0] === '') continue;
      width ||= row.fields.length;
      if (isLost && row.fields.length !== width) continue;
      isLost = false;
      yield { line: begins, fields: row.fields };
    }
    text = text.slice(at);
    at = 0;
  }

  for await (const piece of pieces) {
    text += piece;
    yield* take(false);
  }
  yield* take(true);
}

/** The separator that occurs most in the header: comma, semicolon or tab. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, endOfLine(text, 0));
  const times = (mark: string) => count(heading, mark, 0, heading.length);
  return [',', ';', '\t'].reduce((best, mark) => (times(mark) > times(best) ? mark : best));
}

function readRow(
  text: string,
  start: number,
  delimiter: string,
  isEnd: boolean,
): { fields: string[]; end: number } | { broken: string } | 'unfinished' {
  const fields: string[] = [];
  for (let at = start; ; at++) {
    let value = '';
    if (text[at] === '"') {
      for (at++; ; at++) {
        const quote = text.indexOf('"', at);
        if (quote < 0) return isEnd ? { broken: 'A quote is opened and never closed' } : 'unfinished';
        value += text.slice(at, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        value += '"';
      }
    } else {
      const from = at;
      while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at++;
      value = text.slice(from, text[at] === '\n' && text[at - 1] === '\r' && at > from ? at - 1 : at);
    }
    if (at >= text.length && !isEnd) return 'unfinished';
    if (text[at] === '\r' && (text[at + 1] === '\n' || at + 1 >= text.length)) {
      if (at + 1 >= text.length && !isEnd) return 'unfinished';
      at++;
    }
    fields.push(value);
    if (at >= text.length) return { fields, end: text.length };
    if (text[at] === '\n') return { fields, end: at + 1 };
    if (text[at] !== delimiter) return { broken: 'Text follows a closing quote, so a quote is missing or too many' };
  }
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
