import { historyText } from '../../history-rules.ts';
import type { JobDraft } from '../../recruiting-contract.ts';
import type { ChangedValue } from './queries.ts';

/** A value as text, with the keys of its objects in order. */
export const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/**
 * The values that an edit replaced, as text. Numbers of towns, industries and occupations say nothing to readers and are left out, and so is who
 * the contact was: it would outlive the contact.
 */
export const changedValues = (before: JobDraft, after: JobDraft, changes: readonly string[]): ChangedValue[] =>
  changes
    .filter((field) => !field.endsWith('_id') && !CONTACT.includes(field))
    .map((field) => ({ field, before: historyText(valueIn(before, field)), after: historyText(valueIn(after, field)) }));

const CONTACT = ['contact_name', 'contact_email', 'contact_phone'];

const valueIn = (job: JobDraft, field: string): unknown => Object.entries(job).find(([name]) => name === field)?.[1];

export function changedFields(before: JobDraft, after: JobDraft): string[] {
  return Object.entries(after).flatMap(([field, value]) =>
    inOrder(value) === inOrder(Object.entries(before).find(([name]) => name === field)?.[1]) ? [] : [field],
  );
}
