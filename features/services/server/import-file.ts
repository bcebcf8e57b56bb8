import { isUtf8 } from 'node:buffer';
import { today } from '../entry-rules.ts';
import type { ImportRow } from './importing.ts';
import { rowOfHsds } from './open-referral-import.ts';
import { rowsOfCsv, UnusableFile } from './provider-csv.ts';

/** Reads a file of providers: CSV with a heading, or JSON of Open Referral (a page, a list, one service, or one a line). */
export async function rowsOfFile(bytes: Buffer, filename: string, countryId: number): Promise<ImportRow[]> {
  if (bytes.length === 0) throw new UnusableFile('The file is empty.');
  const start = bytes.subarray(0, 4).toString('latin1');
  if (['PK', '\u00d0\u00cf', '%PDF', '\u001f\u008b'].some((magic) => start.startsWith(magic)))
    throw new UnusableFile('This is not a CSV or JSON file. Save it as one of them and try again.');
  const isUtf16 = start.startsWith('\u00ff\u00fe');
  if (!isUtf16 && !isUtf8(bytes)) throw new UnusableFile('The file is not in UTF-8. Save it as CSV in UTF-8 and try again.');
  const text = (isUtf16 ? bytes.toString('utf16le') : bytes.toString('utf8')).replace(/^\uFEFF/, '');
  const rows: ImportRow[] = [];
  if (/^\s*[[{]/.test(text) || /\.(nd)?json$/i.test(filename)) {
    const defaults = { country_id: countryId, today: today(), feed: filename };
    for (const { row, value, fault } of servicesIn(text))
      rows.push(fault ? { row, key: null, name: '', faults: [fault] } : rowOfHsds(value, row, defaults));
    return rows;
  }
  for await (const row of rowsOfCsv(pieces(text), countryId)) rows.push(row);
  return rows;
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

type Found = { row: number; value?: unknown; fault?: string };

/** The services of a JSON document, or of a document on each line. */
function servicesIn(text: string): Found[] {
  const whole = parsed(text);
  if (whole !== undefined) return listOf(whole).map((value, index) => ({ row: index + 1, value }));
  const lines = text.split('\n');
  const found = lines.flatMap((line, index): Found[] => {
    if (line.trim() === '') return [];
    const value = parsed(line);
    return value === undefined
      ? [{ row: index + 1, fault: 'This line is not valid JSON' }]
      : listOf(value).map((one) => ({ row: index + 1, value: one }));
  });
  if (found.every(({ fault }) => fault)) throw new UnusableFile('The file is not valid JSON.');
  return found;
}

/** A page of a feed lists its services as `contents`, older ones as `content`; some files as `services`. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [value];
  for (const name of ['contents', 'content', 'services']) {
    const list: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
    if (Array.isArray(list)) return list;
  }
  return [value];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
