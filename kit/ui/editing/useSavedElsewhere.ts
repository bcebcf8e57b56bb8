import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type ChangedField, changedFields, mergeEdits } from './merge-edits.ts';

export type SavedElsewhere = {
  fields: readonly ChangedField[];
  /** Replaces what was typed here with the saved value. */
  take: (field: ChangedField) => void;
};

/**
 * For a form whose record was saved meanwhile, by a colleague or in another tab: the fields changed there and not here take the saved values, the others keep
 * what was typed, and each is listed so that the person can choose. Saving then changes only what was changed here.
 * @param overtaken the fields that a restored draft disagrees about
 */
export function useSavedElsewhere<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  overtaken: readonly ChangedField[] = [],
): SavedElsewhere & { merge: (saved: Values) => void; clear: () => void } {
  const [fields, setFields] = useState(overtaken);
  return {
    fields,
    clear: () => setFields([]),
    merge: (saved) => {
      const [before, edited] = [form.formState.defaultValues, form.getValues()];
      const merged = mergeEdits(saved, before, edited) as DefaultValues<Values>;
      form.reset(saved);
      form.reset(merged, { keepDefaultValues: true });
      setFields(changedFields(saved, before, edited));
    },
    take: (field) => {
      const name = field.name as Path<Values>;
      form.setValue(name, field.saved as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
      setFields((all) => all.map((one) => (one.name === field.name ? { ...one, isChangedHere: false } : one)));
    },
  };
}
