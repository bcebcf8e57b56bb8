const CELL_THAT_CALCULATES = /^[=+\-@\t\r]/;

/** One cell of CSV: quoted where needed, and never the beginning of a formula when a spreadsheet opens it. */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = CELL_THAT_CALCULATES.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A cell as csvCell() wrote it: without the mark that keeps it from calculating. */
export const plainCell = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

export const csv = (rows: unknown[][]): string => `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
