import { type CsvRow, csvRows } from '#kit/server/files/csv-rows.ts';
import { COLUMNS, FIELDS, type Field, fieldNamed, PAY, postingOf } from './draft.ts';
import { PayColumn } from './pay.ts';
import { type ReadRow, UnreadableFile } from './posting.ts';
import { NOT_UTF8, textOf } from './text-file.ts';

const NEEDED: readonly Field[] = ['external_id', 'title', 'company', 'description', 'posted_on'];

/** Rows that are read before the first is passed on, because they show together how the file writes numbers. */
const ROWS_READ_AHEAD = 5000;

type Cells = { row: number; line: number; fields: string[] };

export type CsvOptions = {
  /** Columns by field, where their names are not the usual ones. */
  mapping?: Readonly<Record<string, string>>;
  /** All adverts are of one company, so none has to name it. */
  is_of_one_company?: boolean;
};

/**
 * Reads adverts from CSV, row by row, whatever the size of the file.
 * @throws UnreadableFile when the file is not a CSV of adverts
 */
export async function* readCsv(bytes: AsyncIterable<Buffer>, options: CsvOptions = {}): AsyncGenerator<ReadRow> {
  const rows = csvRows(textOf(bytes));
  const first = await rows.next();
  if (first.done) throw new UnreadableFile('The file is empty.');
  if ('broken' in first.value) throw new UnreadableFile(`The header row can’t be read: ${first.value.broken}.`);
  const columns = columnsOf(first.value.fields, options);
  const width = first.value.fields.length;
  const pay = new PayColumn();
  const read = (one: ReadRow | Cells) => ('fields' in one ? readCells(one, columns, pay) : one);

  let row = 1;
  let ahead: (ReadRow | Cells)[] | null = [];
  for await (const cells of rows) {
    row += 1;
    const one = checkedCells(row, cells, width);
    if (!ahead) yield read(one);
    else {
      ahead.push(one);
      if ('fields' in one) for (const name of PAY) pay.add(one.fields[columns.get(name) ?? -1] ?? '');
      if (ahead.length < ROWS_READ_AHEAD) continue;
      for (const early of ahead) yield read(early);
      ahead = null;
    }
  }
  if (row === 1) throw new UnreadableFile('The file has a header row but no other rows.');
  for (const early of ahead ?? []) yield read(early);
}

function checkedCells(row: number, read: CsvRow, width: number): ReadRow | Cells {
  if ('broken' in read) return { row, external_id: null, reason: `${read.broken} (line ${read.line})` };
  const { fields, line } = read;
  if (fields.length === width) return { row, line, fields };
  const reason = `The row has ${fields.length} fields, but the header has ${width} (line ${line})`;
  return { row, external_id: null, reason };
}

function readCells({ row, fields }: Cells, columns: Map<Field, number>, pay: PayColumn): ReadRow {
  const field = (name: Field) => fields[columns.get(name) ?? -1]?.trim() || null;
  if (fields.some((value) => value.includes(NOT_UTF8) || value.includes('\0')))
    return {
      row,
      external_id: field('external_id'),
      reason: 'The row contains bytes that aren’t valid UTF-8. Save the file as UTF-8',
    };
  return postingOf(row, field, pay);
}

function columnsOf(heading: string[], { mapping = {}, is_of_one_company = false }: CsvOptions): Map<Field, number> {
  const names = heading.map((name) => name.trim());
  const columns = new Map<Field, number>();
  for (const field of FIELDS) {
    const mapped = mapping[field]?.trim();
    const index = mapped
      ? names.findIndex((name) => name.toLowerCase() === mapped.toLowerCase())
      : names.findIndex((name) => fieldNamed(name) === field);
    if (index >= 0) columns.set(field, index);
  }
  const missing = NEEDED.filter((field) => !columns.has(field) && !(is_of_one_company && field === 'company')).map(
    (field) => mapping[field] || COLUMNS[field][0],
  );
  if (missing.length > 0)
    throw new UnreadableFile(
      `The header is missing the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}. It has: ${names.join(', ').slice(0, 300)}.`,
    );
  return columns;
}
