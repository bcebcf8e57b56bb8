import { BEFORE, type FieldHint, fieldHintOf, isLabel } from '../vocabulary/labels.ts';
import { serviceIn } from '../vocabulary/services.ts';
import type { Cell } from './lines.ts';

/** The field that a label cell announces, or null where the cell is no label. A label beside its text needs no colon. */
export function labelAlone(cell: Cell, isBeside: boolean): { hint: FieldHint } | null {
  if (cell.bullet || !isLabel(cell.text)) return null;
  return /:$/.test(cell.text.trim()) || isBeside ? { hint: fieldHintOf(cell.text) } : null;
}

/** `Key achievements` or `ACCOMPLISHMENTS` on a line of its own; other single words may be part of a heading. */
export const announcement = (cell: Cell) =>
  / /.test(cell.text) || (!cell.bold && /^\p{Lu}+$/u.test(cell.text)) ? labelAlone(cell, true) : null;

/** Whether a text is a field with its label: `Role: Fitter`, or the answer to one. */
export const isLabelled = (cell: Cell) => cell.isAnswer === true || (cell.text.length < 200 && BEFORE.test(cell.text));

/** The cell with its label removed. A column of a table with a title has that for its label. */
export function withoutLabel(cell: Cell): { cell: Cell; hint: FieldHint } {
  // `Notice: 1 month` is a fact only with its label.
  if (cell.hint === 'other' || cell.isAnswer) return { cell, hint: cell.hint };
  const label = cell.text.length > 40_000 ? undefined : BEFORE.exec(cell.text);
  if (!label?.[1]) return { cell, hint: cell.hint };
  // `Branch: Warfare` is a trade.
  if (/^branch/i.test(label[1]) && serviceIn(cell.text) === null) return { cell, hint: cell.hint };
  return { cell: { ...cell, text: cell.text.slice(label[0].length) }, hint: fieldHintOf(label[1]) };
}
