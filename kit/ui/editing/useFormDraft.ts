import { useContext, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DraftOwner } from './draft-owner.ts';
import { registerDraft } from './drafts-of-forms.ts';
import { type ChangedField, changedFields, isSame, mergeEdits } from './merge-edits.ts';
import { unsaved } from './unsaved.ts';

export type FormDraft = {
  /** When the restored input was typed, in milliseconds; null when the form shows the saved values. */
  restoredAt: number | null;
  /** Restored fields that were saved with another value since they were typed. */
  overtaken: readonly ChangedField[];
  /** Resets the form to the saved values. */
  discard: () => void;
  /** Removes the draft. `mutation(…, { form })` does so when the form is saved. */
  clear: () => void;
};

const NONE: readonly ChangedField[] = [];

/**
 * Stores unsaved input of a form in this browser and restores it later: after another tab, a closed page or a new sign-in. Fields that
 * were not touched show the current saved values, even if those have changed since. For every form in which people write, but not for
 * passwords and other secrets.
 * @param what the name of the form and of its record: `job 12`; null for a form without a draft
 * @param sanitize removes restored values that may no longer be chosen
 */
export function useFormDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  what: string | null,
  sanitize: (values: Values) => Values = (values) => values,
): FormDraft {
  const owner = useContext(DraftOwner);
  const [left] = useState(() => leftOver(structuredClone(form.getValues()), owner, what, sanitize));
  const [restoredAt, setRestoredAt] = useState(left?.at ?? null);

  useEffect(() => {
    if (left) form.reset(left.values, { keepDefaultValues: true });
  }, [form, left]);

  // A form may get another name while it is open: a new job that was saved for the first time.
  useEffect(() => {
    if (owner === null || what === null) return;
    registerDraft(form, () => {
      unsaved.write(owner, what, null);
      setRestoredAt(null);
    });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues: begins }) =>
        unsaved.write(owner, what, isSame(values, begins) ? null : { begins, values }),
    });
  }, [form, owner, what]);

  const clear = () => {
    if (owner !== null && what !== null) unsaved.write(owner, what, null);
    setRestoredAt(null);
  };
  return {
    restoredAt,
    overtaken: left?.changed ?? NONE,
    clear,
    discard: () => {
      form.reset();
      clear();
    },
  };
}

function leftOver<Values extends FieldValues>(
  begins: Values,
  owner: number | null,
  what: string | null,
  sanitize: (values: Values) => Values,
) {
  const stored = owner === null || what === null ? null : unsaved.read(owner, what);
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
