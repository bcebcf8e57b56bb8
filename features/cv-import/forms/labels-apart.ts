import { heaviest } from '../document/items.ts';
import type { Cell } from '../document/lines.ts';
import { type Field, fieldOf, isKnownLabel } from './form-fields.ts';

/** Labels of a form that have to be known before what is set like them is a label too. */
export const LEAST_KNOWN = 4;

/** `Surname Pugh`, where small or bold type tells the label from the answer, in two cells. */
export function splitLabelsInLine(cells: Cell[]): Cell[] {
  const labelOf = ({ bullet, small, lead, text }: Cell) => {
    const label = bullet ? '' : (small?.text ?? lead ?? '');
    return label !== '' && label.length < 70 && !/:$/.test(label) && !text.startsWith(`${label}:`) ? label : '';
  };
  const styleOfLabel = ({ small, lead, size }: Cell) => `${small?.size ?? size} ${lead !== undefined}`;
  const known = cells.filter((cell) => isKnownLabel(labelOf(cell)));
  if (new Set(known.map(labelOf)).size < LEAST_KNOWN) return cells;
  const style = heaviest(known.map((cell) => [styleOfLabel(cell), 1] as const));
  return cells.flatMap((cell) => {
    const label = labelOf(cell);
    if (label === '' || styleOfLabel(cell) !== style) return [cell];
    const { small, lead, leadBold, ...rest } = cell;
    const answer = cell.text.slice(label.length).trim();
    const from = cell.x + ((label.length + 1) * (cell.right - cell.x)) / cell.text.length;
    return [
      { ...rest, text: label, right: from - 1, size: small?.size ?? cell.size, bold: lead !== undefined, isLabel: true },
      { ...rest, text: answer, x: from, bold: false },
    ];
  });
}

/** `Surname: Pugh` in two cells, where a typed form about the person and the jobs, or about posts in service, has labels that end in a colon. */
export function splitTypedLabels(cells: Cell[], wholes: Map<Cell, Cell>): Cell[] {
  const labelOf = ({ bullet, text }: Cell) => (bullet ? '' : (TYPED.exec(text)?.[1] ?? ''));
  const counts = new Map<Field, number>();
  for (const field of cells.flatMap((cell) => fieldOf(labelOf(cell)) ?? [])) counts.set(field, (counts.get(field) ?? 0) + 1);
  const has = (...fields: Field[]) => fields.every((field) => counts.has(field));
  const isNamed = (has('name') || has('first', 'last')) && has('jobTitle', 'employer') && counts.size >= LEAST_FIELDS;
  const isPerson = has('first', 'last', 'email', 'phone');
  // Posts in service have fields that no other entries have.
  const isOfService =
    (counts.get('jobTitle') ?? 0) > 1 && (counts.get('unit') ?? 0) > 1 && has('grade') && counts.size >= LEAST_FIELDS;
  if (!isNamed && !isPerson && !isOfService) return cells;
  return cells.flatMap((cell) => {
    const label = labelOf(cell);
    if (
      label === '' ||
      (!isKnownLabel(label) && (!(isNamed || isOfService) || label.length > MOST_OF_LABEL || /[,\d]/.test(label)))
    )
      return [cell];
    const { small, lead, leadBold, ...rest } = cell;
    const letter = (cell.right - cell.x) / cell.text.length;
    let at = 0;
    return pairsOfText(cell.text).flatMap((text) => {
      const [, own = '', answer = ''] = /^([^:]+:)\s*(.*)$/.exec(text) ?? [];
      const x = cell.x + at * letter;
      const from = x + (own.length + 1) * letter;
      at += text.length + 1;
      const printed: Cell = { ...rest, x, text: own, right: from - 1, isLabel: true };
      const pair =
        answer === '' ? [printed] : [printed, { ...rest, text: answer, x: from, right: from + answer.length * letter }];
      for (const piece of pair) wholes.set(piece, cell);
      return pair;
    });
  });
}
/** `Unit: 4 RIFLES` as it was, where the form does not say what its label asks for. */
export const withTypedLabelsJoined = (cells: Cell[], wholes: ReadonlyMap<Cell, Cell>): Cell[] => [
  ...new Set(cells.map((cell) => wholes.get(cell) ?? cell)),
];
/** `From: 3/2015  To: 8/2019`: each label with its answer. */
function pairsOfText(text: string): string[] {
  const pairs: string[] = [];
  let from = 0;
  for (const { index } of text.slice(0, MOST_OF_PAIRS).matchAll(/(?<=\S\s+)\p{Lu}/gu)) {
    const label = NEXT_LABEL.exec(text.slice(index, index + 50))?.[1] ?? '';
    if (label === '' || !isKnownLabel(label) || !/:\s+\S/.test(text.slice(from, index))) continue;
    pairs.push(text.slice(from, index).trim());
    from = index;
  }
  return [...pairs, text.slice(from)];
}
/** The longest line with several labels. */
const MOST_OF_PAIRS = 200;
const NEXT_LABEL = /^(\p{Lu}[\p{L}/]*(?: [\p{L}/]+){0,3}):\s/u;
export const TYPED = /^(?:\d{1,2}[.)]\s+)?(\p{L}[^:]{1,68}):(?:\s|$)/u;
/** What a typed form has to ask for, at least. */
const LEAST_FIELDS = 6;
/** The longest label of a typed form that no form is known to have. */
export const MOST_OF_LABEL = 32;
