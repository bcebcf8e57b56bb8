import type { Cell } from './lines.ts';

/** Known labels and the field that each names. */
export type Said = 'firm' | 'post' | undefined;

const LABELS =
  '(employer|company|organi[sz]ation|firm|position(?: held)?|job title|title|post|role|occupation|dates?|period|duration|location|place|town|institution|school|university|college|qualification|degree|course|award)';
const LABEL_ALONE = new RegExp(`^${LABELS}\\s*:$`, 'i');
const LABEL_BEFORE = new RegExp(`^${LABELS}\\s*:\\s+(?=\\S)`, 'i');
const saidBy = (label: string): Said =>
  /^(?:employer|company|organi[sz]ation|firm)$/i.test(label)
    ? 'firm'
    : /^(?:position(?: held)?|job title|title|post|role|occupation)$/i.test(label)
      ? 'post'
      : undefined;

/** The field that a label cell announces for the next cell, or null where the cell is no label. */
export function labelAlone(cell: Cell): { said: Said } | null {
  const label = LABEL_ALONE.exec(cell.text)?.[1];
  return label ? { said: saidBy(label) } : null;
}

/** The cell with its label removed. */
export function withoutLabel(cell: Cell): { cell: Cell; said: Said } {
  const label = LABEL_BEFORE.exec(cell.text);
  return label?.[1]
    ? { cell: { ...cell, text: cell.text.slice(label[0].length) }, said: saidBy(label[1]) }
    : { cell, said: undefined };
}
