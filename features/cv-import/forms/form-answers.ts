import type { Cell } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import { type entryLabel, type Field, fieldOf } from './form-fields.ts';

/** A label and the lines of its answer. */
export type Answer = { label: Cell; field: Field | undefined; lines: Cell[] };
export type FormRow = { cells: Cell[]; answers: Answer[] | null };
export type Group = {
  rows: FormRow[];
  answers: Answer[];
  begins: ReturnType<typeof entryLabel>;
  sectionKind: string | null;
  heading: string;
  marker: FormRow | null;
};

export const answerOf = (label: Cell, lines: Cell[]): Answer => ({ label, field: fieldOf(label.text), lines });

/** An answer in one line. */
export const textOf = ({ lines }: Answer, between = '') =>
  lines
    .map(({ text }) => text)
    .reduce(
      (whole, text) =>
        whole === ''
          ? text
          : between && !LEGAL_FORM.test(text)
            ? `${whole.replace(/,$/, '')}${between}${text}`
            : joined(whole, text),
      '',
    );

/** `Ltd` at the beginning of a line belongs to the name above it. */
const LEGAL_FORM = /^(?:ltd|limited|plc|llp|inc|llc|gmbh|co)\b\.?/i;

export const isEmpty = (text: string) => /^(?:|n\/?a|not applicable|none|nil|[-–—.]+)$/i.test(text.trim());
export const isYes = (text: string) => /^(?:yes|y|true|☑|☒|✓|✔|x|checked|on)\b/i.test(text.trim());

/** `Agency worker: yes` in one text; a question keeps its mark. */
export const labelledText = ({ label }: Answer, text: string) => {
  const question = label.text.replace(/[\s*:]+$/, '');
  return /[?.]$/.test(question) ? `${question} ${text}` : `${question}: ${text}`;
};
