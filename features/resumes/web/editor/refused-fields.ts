import { deepEqual } from '../../editing/deep-equal.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The dates of an entry are refused for each other: an end is too early because of the start. */
const isDate = (field: string) => /date$/i.test(field);

/**
 * The draft with its refused fields as they were last saved, so that everything else can be saved. Null if the refused fields are saved like this
 * already, so that the fault must be somewhere else.
 *
 * @param paths the refused fields, such as `content.work.1.endDate`
 */
export function withoutRefused<T>(draft: T, base: T, paths: readonly string[]): T | null {
  const rest = structuredClone(draft);
  // The last first, because an item that is taken out moves those after it.
  const ordered = paths.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  for (const path of ordered) restore(rest, base, path.split('.'));
  return deepEqual(rest, draft) ? null : rest;
}

function restore(part: unknown, saved: unknown, [key = '', ...deeper]: string[]): void {
  if (Array.isArray(part)) {
    const index = Number(key);
    const entry: unknown = part[index];
    const known = Array.isArray(saved) ? savedEntry(saved, entry, index) : undefined;
    if (deeper.length > 0) restore(entry, known, deeper);
    else if (known !== undefined) part[index] = known;
    else part.splice(index, 1);
    return;
  }
  if (!isFields(part) || !(key in part)) return;
  const before = isFields(saved) ? saved : {};
  if (deeper.length > 0 && typeof part[key] === 'object' && part[key] !== null) {
    restore(part[key], before[key], deeper);
    return;
  }
  // A new entry has nothing that was saved.
  for (const field of isDate(key) ? Object.keys(part).filter(isDate) : [key])
    part[field] = field in before ? structuredClone(before[field]) : typeof part[field] === 'string' ? '' : part[field];
}

/** The same entry as it was saved: by its id, so that it is found after a move. */
function savedEntry(saved: unknown[], entry: unknown, index: number): unknown {
  if (!isFields(entry) || typeof entry.id !== 'string') return saved[index];
  return saved.find((one) => isFields(one) && one.id === entry.id);
}
