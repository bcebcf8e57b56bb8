import { diff3Merge } from 'node-diff3';
import { deepEqual } from '../../editing/deep-equal.ts';

/** A field that both sides changed: mine was kept, and this is the other value. */
export type LeftOut = { path: string[]; theirs: unknown };

/**
 * Merges two edits of one resume with a common base, so that neither is lost silently.
 *
 * Fields are merged one by one, entries by `id`, bullet points line by line. A change by one side is kept. An
 * entry that one side removed and the other changed stays. If both changed a field, mine is kept, and `left_out`
 * contains the other value.
 */
export function mergeResumes<T>(base: T, mine: T, theirs: T): { merged: T; left_out: LeftOut[] } {
  const left_out: LeftOut[] = [];
  return { merged: joined(base, mine, theirs, [], left_out), left_out };
}

function joined<T>(base: T | undefined, mine: T, theirs: T, path: string[], left_out: LeftOut[]): T;
function joined(base: unknown, mine: unknown, theirs: unknown, path: string[], left_out: LeftOut[]): unknown {
  if (deepEqual(mine, theirs) || deepEqual(base, theirs)) return mine;
  if (deepEqual(base, mine)) return theirs;
  if (isEntries(mine) && isEntries(theirs)) return joinedEntries(isEntries(base) ? base : [], mine, theirs, path, left_out);
  if (isTexts(mine) && isTexts(theirs)) return joinedLines(isTexts(base) ? base : [], mine, theirs);
  if (isFields(mine) && isFields(theirs)) {
    const before = isFields(base) ? base : {};
    return Object.fromEntries(
      Object.keys({ ...theirs, ...mine }).map((key) => [
        key,
        joined(before[key], mine[key], theirs[key], [...path, key], left_out),
      ]),
    );
  }
  left_out.push({ path, theirs });
  return mine;
}

type Fields = Record<string, unknown>;
type Named = Fields & { id: string };

/** Keeps my order and inserts their additions after the same neighbour. */
function joinedEntries(base: Named[], mine: Named[], theirs: Named[], path: string[], left_out: LeftOut[]): Named[] {
  const [before, ours, others] = [base, mine, theirs].map((list) => new Map(list.map((entry) => [entry.id, entry])));
  const isReordered = !deepEqual(common(mine, base), common(base, mine));
  const [first, second] = isReordered ? [mine, theirs] : [theirs, mine];
  const order = first.map((entry) => entry.id);
  second.forEach(({ id }, index) => {
    if (order.includes(id)) return;
    const previous = second[index - 1];
    order.splice(previous ? order.indexOf(previous.id) + 1 : 0, 0, id);
  });
  return order.flatMap((id) => {
    const [was, own, other] = [before?.get(id), ours?.get(id), others?.get(id)];
    if (own && other) return [joined(was, own, other, [...path, id], left_out)];
    const stored = own ?? other;
    // Removed by one side: stays only if the other side changed or added it.
    return stored && (!was || !deepEqual(was, stored)) ? [stored] : [];
  });
}

const common = (list: Named[], other: Named[]) => list.flatMap(({ id }) => (other.some((one) => one.id === id) ? [id] : []));

function joinedLines(base: string[], mine: string[], theirs: string[]): string[] {
  return diff3Merge(mine, base, theirs).flatMap((part) => {
    if (part.ok) return part.ok;
    const { a = [], b = [] } = part.conflict ?? {};
    return [...a, ...b.filter((line) => !a.includes(line))];
  });
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isEntries = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.every((one) => isFields(one) && typeof one.id === 'string' && one.id !== '');
