import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { unsaved } from './unsaved.ts';

type FormDraft = {
  /** When the restored input was typed, in milliseconds; null when the form shows the saved values. */
  restoredAt: number | null;
  /** Resets the form to the saved values. */
  discard: () => void;
  /** Removes the draft after saving. */
  clear: () => void;
};

/**
 * Stores unsaved input of a form and restores it later. Fields that were not touched show the current saved values, even if those
 * have changed since.
 * @param what the name of the form; null for a form without a draft
 * @param sanitize removes restored values that may no longer be chosen
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  personId: number,
  what: string | null,
  sanitize: (values: Values) => Values = (values) => values,
): FormDraft {
  const [{ begins, left }] = useState(() => {
    const begins = structuredClone(form.getValues());
    return { begins, left: leftOver(begins, personId, what, sanitize) };
  });
  const [restoredAt, setRestoredAt] = useState(left?.at ?? null);

  useEffect(() => {
    if (left) form.reset(left.values, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        what !== null && unsaved.write(personId, what, isSame(values, begins) ? null : { begins, values }),
    });
  }, [form, personId, what, begins, left]);

  const clear = () => {
    if (what !== null) unsaved.write(personId, what, null);
    setRestoredAt(null);
  };
  return {
    restoredAt,
    clear,
    discard: () => {
      form.reset(begins);
      clear();
    },
  };
}

function leftOver<Values extends FieldValues>(
  begins: Values,
  personId: number,
  what: string | null,
  sanitize: (values: Values) => Values,
) {
  const kept = what === null ? null : unsaved.read(personId, what);
  const { begins: then, values } = record(kept?.value);
  if (!kept || values === undefined) return null;
  const joined = sanitize(joinedWith(begins, then, values) as Values);
  return isSame(joined, begins) ? null : { at: kept.at, values: joined };
}

/** Applies the earlier edits to the current saved values. Values of another type come from an older form and are left out. */
function joinedWith(now: unknown, then: unknown, typed: unknown): unknown {
  if (isSame(typed, then) || typed === undefined) return now;
  if (Array.isArray(now)) return Array.isArray(typed) ? typed : now;
  if (typeof now === 'object' && now !== null) {
    if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return now;
    const [base, given, before] = [record(now), record(typed), record(then)];
    const fields = Object.keys({ ...base, ...given }).map((field) => [
      field,
      Object.hasOwn(base, field) ? joinedWith(base[field], before[field], given[field]) : given[field],
    ]);
    return Object.fromEntries(fields);
  }
  const isPlain = typed === null || typeof typed !== 'object';
  return isPlain && (now === null || typed === null || typeof typed === typeof now) ? typed : now;
}

const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

const isSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other);

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
