import type { ReadCv } from '../shapes.ts';
import type { Provenance } from './provenance.ts';

/**
 * Fields that are less sure than this are marked for the person to check. `npm run bench -- cv` prints how often marked fields are wrong, and
 * how many of the wrong ones are marked.
 */
export const UNSURE = 0.6;
/** How sure an employer or a job title is where the heading has only one of the two: it is often the other. */
const SURE_OF_ONE = 0.3;

/** The fields that are marked, with those that one click replaces together. */
const FIELDS = {
  work: { marked: ['name', 'position'], replaced: ['name', 'position', 'location', 'summary'] },
  education: { marked: ['institution'], replaced: ['institution', 'studyType', 'area', 'location', 'summary'] },
  volunteer: { marked: ['name', 'by'], replaced: ['name', 'by', 'location', 'summary'] },
} as const;

type Texts = Record<string, string>;
export type Doubt = { section: keyof typeof FIELDS; index: number; sure: Record<string, number>; instead: Texts | null };

/** How sure the fields of entries are that have a text. The service record is left out: how its headings are read says nothing of its facts. */
export function doubtsOf(cv: ReadCv, entries: Provenance['entries']): Doubt[] {
  return entries.flatMap(({ section, index, weighed }) => {
    if (section !== 'work' && section !== 'education' && section !== 'volunteer') return [];
    if (!weighed) return [];
    const { marked, replaced } = FIELDS[section];
    const entry = textsOf(cv[section][index] ?? {}, replaced);
    const second = weighed.second && textsOf(weighed.second, replaced);
    const filled = marked.filter((field) => entry[field] !== '');
    const isOne = section === 'work' && filled.length === 1;
    const instead = isOne ? { ...entry, name: entry.position ?? '', position: entry.name ?? '' } : second;
    const sure = filled.map((field) => [field, Math.min(weighed.sure[field] ?? 1, isOne ? SURE_OF_ONE : 1)] as const);
    return [{ section, index, sure: Object.fromEntries(sure), instead: isSame(entry, instead, marked) ? null : instead }];
  });
}

const textsOf = (entry: object, fields: readonly string[]): Texts =>
  Object.fromEntries(fields.map((field) => [field, String(Reflect.get(entry, field) ?? '')]));

const isSame = (entry: Texts, other: Texts | null, fields: readonly string[]) =>
  fields.every((field) => entry[field] === other?.[field]);

/** Marks the fields that are not sure enough. */
export function markUnsure(cv: ReadCv, doubts: readonly Doubt[]): void {
  for (const { section, index, sure, instead } of doubts) {
    const fields = Object.keys(sure).filter((field) => (sure[field] ?? 1) < UNSURE);
    const entry = cv[section][index];
    if (entry && fields.length > 0) Object.assign(entry, { unsure: { fields, instead } });
  }
}
