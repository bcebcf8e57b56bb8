import { Unsure } from '#features/cv-import/shapes.ts';

const Marked = Unsure.shape.fields.element;
/** A field that can be marked as uncertain. */
export type MarkedField = (typeof Marked.options)[number];

/** An entry with the marks of a parsed CV. */
export type MayBeUnsure = { unsure?: Unsure | undefined };

/**
 * Changes to an entry, with the marks that are left after them: a changed field is checked, and the other reading is no longer offered once a
 * field that it would replace is changed.
 */
export function withChecked<Entry extends object & MayBeUnsure>(entry: Entry, changes: Partial<Entry>): Partial<Entry> {
  const { unsure } = entry;
  if (!unsure || 'unsure' in changes) return changes;
  const fields = unsure.fields.filter((field) => !(field in changes));
  const isReplaced = Object.keys(unsure.instead ?? {}).some((field) => field in changes);
  const instead = isReplaced ? null : unsure.instead;
  return { ...changes, unsure: fields.length > 0 ? { fields, instead } : undefined };
}

/** The changes that put the other reading in place of the first; null where there is none. */
export const otherReading = ({ unsure }: MayBeUnsure): Partial<Record<string, string>> | null =>
  unsure?.instead ? { ...unsure.instead } : null;

/** Whether the other reading has the texts of two marked fields the other way round. */
export function isSwap(entry: MayBeUnsure, [one, other]: readonly [MarkedField, MarkedField]): boolean {
  const instead = entry.unsure?.instead;
  const [first, second] = [Reflect.get(entry, one), Reflect.get(entry, other)];
  return instead != null && first !== second && instead[one] === second && instead[other] === first;
}
