import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type ChangedField, changedFields, isSame, mergeEdits } from './merge-edits.ts';
import { unsaved } from './unsaved.ts';

type FormDraft = {
  /** When the restored input was typed, in milliseconds; null when the form shows the saved values. */
  restoredAt: number | null;
  /** Restored fields that were saved with another value since they were typed. */
  overtaken: ChangedField[];
  /** Resets the form to the saved values. */
  discard: () => void;
  /** Removes the draft after saving. */
  clear: () => void;
};

const NONE: ChangedField[] = [];

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
    overtaken: left?.changed ?? NONE,
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
  const stored = what === null ? null : unsaved.read(personId, what);
  const { begins: then, values } = record(stored?.value);
  if (!stored || values === undefined) return null;
  const joined = sanitize(mergeEdits(begins, then, values) as Values);
  if (isSame(joined, begins)) return null;
  return {
    at: stored.at,
    values: joined,
    changed: changedFields(begins, then, values).filter(({ isChangedHere }) => isChangedHere),
  };
}

const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
