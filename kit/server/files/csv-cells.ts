/** With the full-width forms, which some spreadsheets read as the plain ones. */
const CELL_THAT_CALCULATES = /^[=+\-@＝＋－＠\t\r]/;

/**
 * One cell of CSV: quoted where needed, and never the beginning of a formula when a spreadsheet opens it. Semicolons and tabs are quoted too,
 * because spreadsheets of some countries separate by them.
 */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = CELL_THAT_CALCULATES.test(text) ? `'${text}` : text;
  return /[",;\t\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A cell as csvCell() wrote it: without the mark that keeps it from calculating. */
export const plainCell = (cell: string): string => (/^'[=+\-@＝＋－＠\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Rows as they follow each other in a file, for files that are written in parts. */
export const csvRows = (rows: unknown[][]): string => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** The mark by which spreadsheets recognize UTF-8. It begins a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const csv = (rows: unknown[][]): string => BYTE_ORDER_MARK + csvRows(rows);
