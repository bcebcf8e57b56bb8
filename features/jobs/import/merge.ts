import { createHash } from 'node:crypto';
import type { PreparedJob } from './prepare.ts';

/** The columns of an imported job that recruiters may change, by the field of their editor. */
const FIELDS = {
  title: ['title'],
  description: ['description'],
  industry_id: ['industry_id'],
  job_type: ['job_type'],
  type: ['type'],
  experience: ['experience'],
  city_id: ['country_id', 'state_id', 'city', 'locality', 'latitude', 'longitude'],
  postcode: ['postcode'],
  salary_from: ['salary_from', 'salary_to', 'currency', 'salary_per'],
  closes_on: ['closes_on'],
  apply_url: ['apply_url'],
} as const satisfies Record<string, readonly (keyof PreparedJob)[]>;

export type ImportedField = keyof typeof FIELDS;
export const IMPORTED_FIELDS = Object.keys(FIELDS) as ImportedField[];

type Column = (typeof FIELDS)[ImportedField][number];
export type SourceValues = Pick<PreparedJob, Column>;
/** What the source wrote of each field last: short values as they are, long ones as a hash. */
export type Base = Partial<Record<ImportedField, string>>;
export type Conflicts = Partial<Record<ImportedField, Partial<SourceValues>>>;

const LONGEST_VALUE = 60;
/** Coordinates follow from the place, and the database rounds them. */
const isCompared = (column: Column) => column !== 'latitude' && column !== 'longitude';

function comparable(values: SourceValues, field: ImportedField): string {
  const text = JSON.stringify(FIELDS[field].filter(isCompared).map((column) => values[column]));
  return text.length <= LONGEST_VALUE ? text : createHash('sha256').update(text).digest('base64');
}

export const baseOf = (values: SourceValues): Base =>
  Object.fromEntries(IMPORTED_FIELDS.map((field) => [field, comparable(values, field)]));

export const columnsOfField = (values: SourceValues, field: ImportedField): Partial<SourceValues> =>
  Object.fromEntries(FIELDS[field].map((column) => [column, values[column]]));

/** The fields of a job that would get another value. */
export const fieldsThatDiffer = (here: SourceValues, values: SourceValues): ImportedField[] =>
  IMPORTED_FIELDS.filter((field) => comparable(here, field) !== comparable(values, field));

/** The fields that have another value here than the source gave them last. Without that value, those that an edit has named. */
const isChangedHere = (field: ImportedField, here: string, base: Base, edited: ReadonlySet<string>) =>
  base[field] === undefined ? FIELDS[field].some((column) => edited.has(column)) || edited.has(field) : base[field] !== here;

/**
 * What is stored of a job that its source has changed: a field that was changed here stays. Where the source has changed it too, its value
 * is a conflict.
 * @param edited fields that recruiters have changed since the job was imported
 */
export function mergeJob(
  here: SourceValues & { base: Base; conflicts: Conflicts; edited: ReadonlySet<string> },
  source: SourceValues,
): { values: SourceValues; base: Base; conflicts: Conflicts; is_changed_here: boolean } {
  const base = baseOf(source);
  const values = { ...source };
  const conflicts: Conflicts = {};
  let isChanged = false;
  for (const field of IMPORTED_FIELDS) {
    const own = comparable(here, field);
    if (own === base[field] || !isChangedHere(field, own, here.base, here.edited)) continue;
    isChanged = true;
    Object.assign(values, columnsOfField(here, field));
    const isNew = here.base[field] !== base[field];
    const open = isNew ? columnsOfField(source, field) : here.conflicts[field];
    if (open) conflicts[field] = open;
  }
  return { values, base, conflicts, is_changed_here: isChanged };
}
