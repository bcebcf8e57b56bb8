/** A field that was changed elsewhere while this form was open. */
export type ChangedField = {
  /** Dotted: `answers.q12`. */
  name: string;
  saved: unknown;
  /** Whether it was changed here too, to another value. The form keeps that one. */
  isChangedHere: boolean;
};

/** Applies edits to the values saved since. Values of another type come from an older form and are left out. */
export function mergeEdits(saved: unknown, before: unknown, edited: unknown): unknown {
  if (isSame(edited, before) || edited === undefined) return saved;
  if (Array.isArray(saved)) return Array.isArray(edited) ? edited : saved;
  if (typeof saved === 'object' && saved !== null) {
    if (typeof edited !== 'object' || edited === null || Array.isArray(edited)) return saved;
    const [base, given, earlier] = [record(saved), record(edited), record(before)];
    const fields = Object.keys({ ...base, ...given }).map((field) => [
      field,
      Object.hasOwn(base, field) ? mergeEdits(base[field], earlier[field], given[field]) : given[field],
    ]);
    return Object.fromEntries(fields);
  }
  const isPlain = edited === null || typeof edited !== 'object';
  return isPlain && (saved === null || edited === null || typeof edited === typeof saved) ? edited : saved;
}

/** The fields whose saved value is no longer the one the edits started from. */
export function changedFields(saved: unknown, before: unknown, edited: unknown, path = ''): ChangedField[] {
  if (isSame(saved, before)) return [];
  if (typeof saved === 'object' && saved !== null && !Array.isArray(saved)) {
    const [base, earlier, given] = [record(saved), record(before), record(edited)];
    return Object.keys(base).flatMap((field) =>
      changedFields(base[field], earlier[field], given[field], path ? `${path}.${field}` : field),
    );
  }
  return [{ name: path, saved, isChangedHere: !isSame(edited, before) && !isSame(edited, saved) }];
}

const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

export const isSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other);

/** As JSON, with object fields in a fixed order. */
function inOrder(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
