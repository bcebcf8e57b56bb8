import { isLevel } from '../vocabulary/levels.ts';
import type { Cell, Line } from './lines.ts';
import { joined } from './paragraphs.ts';

/** A label and what follows its colon. */
export const LABELLED = /^([^:,;]{2,40}):\s*(.*)$/;

/** A text of a section, wrapped lines put together again, and its first cell. */
export type Row = {
  text: string;
  cell: Cell;
  /** In columns of their own beside the name. */
  level?: string;
};

/** Whether a line's first word would not have fitted into the line above. */
const wrapsFrom = (last: Cell | undefined, cell: Cell, widest: number) =>
  last !== undefined &&
  last.right - last.x + ((cell.text.split(/[\s,]/)[0] ?? '').length + 1) * cell.size * 0.45 > widest &&
  Math.min(Math.abs(cell.x - last.x), Math.abs(cell.x + cell.right - last.x - last.right) / 2) < 3;

/** Whether every line has a name at the left and something beside it, in two columns, and several of these are lists: the names are those of groups. */
function isTableOfGroups(lines: Line[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  const [first] = rows;
  const isRow = ({ cells: [label, value, third] }: Line) =>
    label !== undefined &&
    value !== undefined &&
    third === undefined &&
    !label.bullet &&
    !value.bullet &&
    !/[,;]/.test(label.text) &&
    !isLevel(value.text) &&
    (Math.abs(label.x - (first?.cells[0]?.x ?? 0)) < 3 || Math.abs(label.right - (first?.cells[0]?.right ?? 0)) < 3) &&
    Math.abs(value.x - (first?.cells[1]?.x ?? 0)) < 3;
  const lists = rows.filter(({ cells }) => /[,;/]\s/.test(cells[1]?.text ?? ''));
  return rows.length > 1 && rows.every(isRow) && lists.length >= 0.5 * rows.length;
}

/** Whether several lines have short names in frames or columns, with wider gaps between them than between words. */
function haveTags(lines: Line[]): boolean {
  const cells = lines.flatMap((line) => line.cells);
  const parted = cells.filter(
    ({ parts, bullet }) =>
      !bullet &&
      parts?.every((part) => part.length < 32 && /^[\p{Lu}\d]/u.test(part) && !/\s(?:and|of|for|the|in|with|to|&)$/.test(part)),
  );
  return (
    parted.length > 1 && parted.length >= 0.5 * cells.length && !cells.some(({ text, bullet }) => bullet || /[,;:|•·]/.test(text))
  );
}

/** Rows of a section, wrapped lists put together again. */
export function rowsOfSection(lines: Line[]): Row[] {
  const rows: Row[] = [];
  const isTable = isTableOfGroups(lines);
  const areTags = haveTags(lines);
  const widest = Math.max(...lines.flatMap((line) => line.cells.map((cell) => cell.right - cell.x)));
  let last: Cell | undefined;
  for (const line of lines) {
    const [label, ...others] = line.cells;
    if (!label) continue;
    if (areTags) {
      rows.push(...line.cells.flatMap((cell) => (cell.parts ?? [cell.text]).map((text) => ({ text, cell }))));
      continue;
    }
    // `Conduit bending | Expert | Currently used | 14 years`
    if (others.length > 1 && isLevel(others[0]?.text ?? '')) {
      rows.push({ text: label.text, cell: label, level: others.map(({ text }) => text).join(', ') });
      last = undefined;
      continue;
    }
    // A label at the left with its list beside it.
    const isLabelled =
      others.length === 1 &&
      (isTable || /:$/.test(label.text) || (label.bold && !others[0]?.bold) || /,.*,/.test(others[0]?.text ?? '')) &&
      !/,/.test(label.text);
    const cells =
      isLabelled && others[0]
        ? [{ ...label, bold: others[0].bold, text: `${label.text.replace(/:$/, '')}: ${others[0].text}`, right: others[0].right }]
        : line.cells;
    for (const cell of cells) {
      const before = rows.at(-1);
      const below = last !== undefined && cell.y > last.y && cell.y - last.y < 1.9 * cell.size;
      const isRest =
        before &&
        below &&
        cells.length === 1 &&
        !cell.bullet &&
        !LABELLED.test(cell.text) &&
        !isLevel(cell.text) &&
        ((cell.bold === before.cell.bold &&
          wrapsFrom(last, cell, widest) &&
          (/,/.test(before.text) || (/^\p{Ll}/u.test(cell.text) && /^\p{Lu}/u.test(before.text)))) ||
          /[,;|•·-]$/.test(before.text) ||
          // `Technical: Forklift` over `(counterbalance), Tachographs`
          /^\([^()]*\)\s*[,;]/.test(cell.text) ||
          (/[,|•·]/.test(before.text) &&
            (/^\p{Ll}/u.test(cell.text) ||
              (/^[^,]+,/.test(cell.text) && cell.bold === before.cell.bold && before.text.length > 60))));
      if (isRest && before) before.text = joined(before.text, cell.text);
      else rows.push({ text: cell.text, cell });
    }
    last = line.cells.at(-1);
  }
  return rows;
}
