import { isUtf8 } from 'node:buffer';
import { jsonRows, UnusableJson } from '#kit/server/database/json-rows.ts';
import { TooManyRows } from '#kit/server/files/csv-rows.ts';
import { today } from '../../entry-rules.ts';
import { checkedRow, type ImportRow } from './import-rows.ts';
import { rowOfHsds } from './open-referral-import.ts';
import { rowsOfCsv, UnusableFile } from './provider-csv.ts';

export type ProviderFile = {
  bytes: Uint8Array;
  filename: string;
  /** Of providers that name no country. */
  country_id: number;
  licence: string;
  /** The number of rows after which it is refused. */
  most_rows: number;
};

/** Parses a whole file, in a process of its own. */
export async function parseProviders(file: ProviderFile): Promise<{ rows: ImportRow[] } | { unusable: string }> {
  const rows: ImportRow[] = [];
  try {
    for await (const row of rowsOfFile(file)) rows.push(row);
    return { rows };
  } catch (error) {
    if (error instanceof UnusableFile) return { unusable: error.message };
    throw error;
  }
}

/** A page of a feed lists its services as `contents`, older ones as `content`; some files as `services`. */
const LISTS = ['contents', 'content', 'services'];

/**
 * Reads a file of providers, row by row: CSV with a heading, or JSON of Open Referral (a page, a list, one service, or one a line).
 * @throws UnusableFile
 */
export async function* rowsOfFile({ bytes, filename, country_id, licence, most_rows }: ProviderFile): AsyncGenerator<ImportRow> {
  const text = textOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  try {
    if (/^\s*[[{]/.test(text) || /\.(nd)?json$/i.test(filename)) {
      const defaults = { country_id, today: today(), feed: filename };
      for (const read of jsonRows(text, LISTS, most_rows))
        yield checkedRow(
          'fault' in read
            ? { row: read.row, key: null, name: '', faults: [read.fault] }
            : rowOfHsds(read.value, read.row, defaults),
          licence,
        );
    } else for await (const row of rowsOfCsv(pieces(text), country_id, most_rows)) yield checkedRow(row, licence);
  } catch (error) {
    throw error instanceof TooManyRows || error instanceof UnusableJson ? new UnusableFile(error.message) : error;
  }
}

function textOf(bytes: Buffer): string {
  if (bytes.length === 0) throw new UnusableFile('The file is empty.');
  const start = bytes.subarray(0, 4).toString('latin1');
  if (['PK', '\u00d0\u00cf', '%PDF', '\u001f\u008b'].some((magic) => start.startsWith(magic)))
    throw new UnusableFile('This is not a CSV or JSON file. Save it as one of them and try again.');
  const isUtf16 = start.startsWith('\u00ff\u00fe');
  if (!isUtf16 && !isUtf8(bytes)) throw new UnusableFile('The file is not in UTF-8. Save it as CSV in UTF-8 and try again.');
  return (isUtf16 ? bytes.toString('utf16le') : bytes.toString('utf8')).replace(/^\uFEFF/, '');
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}
