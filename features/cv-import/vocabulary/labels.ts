import { anyOf } from './terms.ts';

/** What a label announces. */
export type Said = 'firm' | 'post' | 'rank' | 'subject' | 'date' | 'place' | 'body' | 'other' | undefined;

const FIELDS = ['firm', 'post', 'rank', 'subject', 'date', 'place', 'body', 'other'] as const satisfies readonly Said[];
const WORDS = FIELDS.map((said) => [said, anyOf('labels', said)] as const);
const ANY = WORDS.map(([, words]) => words).join('|');
const ALONE = new RegExp(`^(?:${ANY})\\s*:?$`, 'i');
/** A label with a colon, and a text behind it. */
export const BEFORE = new RegExp(`^(${ANY})\\s*:\\s+(?=\\S)`, 'i');
const KINDS = WORDS.map(([said, words]) => [said, new RegExp(`^(?:${words})$`, 'i')] as const);

/** The field that a label announces. */
export const saidBy = (label: string): Said => KINDS.find(([, words]) => words.test(label.replace(/\s*:?\s*$/, '').trim()))?.[0];

/** Whether a text is only a label, with or without a colon. */
export const isLabel = (text: string) => text.length < 70 && ALONE.test(text.trim());

/** Names that only columns of tables of postings have. */
const COLUMNS: readonly (readonly [Said, RegExp])[] = [
  ['rank', /^(?:ranks?|rates?)$/i],
  ['firm', new RegExp(`^${anyOf('column-titles', 'firm')}$`, 'i')],
  ['post', new RegExp(`^${anyOf('column-titles', 'post')}$`, 'i')],
  ['date', new RegExp(`^${anyOf('column-titles', 'date')}$`, 'i')],
  ['place', /^(?:stations?|theat(?:re|er)|countr(?:y|ies)|locations?)$/i],
  ['other', /^(?:class|division|results?|marks?|percentages?|c?gpa)$/i],
];

/** What the title of a table's column says of the cells below it; of `Ship or unit` and `Rank/Rate` the first name counts. */
export function saidByColumn(title: string): Said {
  if (/^nature of (?:work|job)$/i.test(title)) return 'post';
  const [first = '', ...others] = title.split(/\s*[/&,(–—-]\s*|\s+(?:or|and|held)(?:\s+|$)/i);
  const said = saidBy(title) ?? COLUMNS.find(([, words]) => words.test(first))?.[0] ?? saidBy(first);
  // `Department / Agency / Company`, `Basic education / Degree / Course`
  const second = others.map((other) => saidBy(other.replace(/[()]/g, ''))).find((one) => one === 'firm' || one === 'post');
  return (said === undefined || said === 'other' ? second : undefined) ?? said;
}
