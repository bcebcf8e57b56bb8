import { anyOf } from './terms.ts';

/** What a label announces. */
export type FieldHint = 'employer' | 'jobTitle' | 'rank' | 'subject' | 'date' | 'place' | 'body' | 'other' | undefined;

const FIELDS = [
  'employer',
  'jobTitle',
  'rank',
  'subject',
  'date',
  'place',
  'body',
  'other',
] as const satisfies readonly FieldHint[];
const WORDS = FIELDS.map((hint) => [hint, anyOf('labels', hint)] as const);
const ANY = WORDS.map(([, words]) => words).join('|');
const ALONE = new RegExp(`^(?:${ANY})\\s*:?$`, 'i');
/** A label with a colon, and a text behind it. */
export const BEFORE = new RegExp(`^(${ANY})\\s*:\\s+(?=\\S)`, 'i');
const KINDS = WORDS.map(([hint, words]) => [hint, new RegExp(`^(?:${words})$`, 'i')] as const);

/** The field that a label announces. */
export const fieldHintOf = (label: string): FieldHint =>
  KINDS.find(([, words]) => words.test(label.replace(/\s*:?\s*$/, '').trim()))?.[0];

/** Whether a text is only a label, with or without a colon. */
export const isLabel = (text: string) => text.length < 70 && ALONE.test(text.trim());

/** Names that only columns of tables of postings have. */
const COLUMNS: readonly (readonly [FieldHint, RegExp])[] = [
  ['rank', /^(?:ranks?|rates?)$/i],
  ['employer', new RegExp(`^${anyOf('column-titles', 'employer')}$`, 'i')],
  ['jobTitle', new RegExp(`^${anyOf('column-titles', 'jobTitle')}$`, 'i')],
  ['date', new RegExp(`^${anyOf('column-titles', 'date')}$`, 'i')],
  ['place', /^(?:stations?|theat(?:re|er)|countr(?:y|ies)|locations?)$/i],
  ['other', /^(?:class|division|results?|marks?|percentages?|c?gpa)$/i],
];

/** What the title of a table's column says of the cells below it; of `Ship or unit` and `Rank/Rate` the first name counts. */
export function fieldHintOfColumn(title: string): FieldHint {
  if (/^nature of (?:work|job)$/i.test(title)) return 'jobTitle';
  const [first = '', ...others] = title.split(/\s*[/&,(–—-]\s*|\s+(?:or|and|held)(?:\s+|$)/i);
  const hint = fieldHintOf(title) ?? COLUMNS.find(([, words]) => words.test(first))?.[0] ?? fieldHintOf(first);
  // A column of several names has the field of the first that decides: `Department / Agency / Company`, `Basic education / Degree / Course`
  const second = others
    .map((other) => fieldHintOf(other.replace(/[()]/g, '')))
    .find((one) => one === 'employer' || one === 'jobTitle');
  return (hint === undefined || hint === 'other' ? second : undefined) ?? hint;
}
