import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from '../page/toast.tsx';
import { type ChangedField, isSame } from './merge-edits.ts';
import { type SavedElsewhere, useSavedElsewhere } from './useSavedElsewhere.ts';

const SAVE_AGAIN =
  'Not saved yet. Something else here changed while you were editing. Your changes are still in the form: save again.';

/** A record as the server has it now, in the values of its form. Every change of the record changes its revision. */
type Row<Values> = { revision: number | string; values: Values };

/**
 * For a form that two people may have open for the same record. When the server refuses to save over a newer revision, and the record
 * was fetched again, their changes are merged into the form, and `fields` names them.
 * @param row null for a new record
 * @param overtaken the fields that a restored draft disagrees about
 */
export function useEditedRow<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  row: Row<Values> | null,
  overtaken: readonly ChangedField[],
): SavedElsewhere & {
  /** Of the row that the form's changes are based on. */
  revision: Row<Values>['revision'] | undefined;
  /** The server refused to save because the record has changed. */
  refuse: () => void;
  /** The form was saved, and is based on this row now. */
  save: (saved: Row<Values>) => void;
  clear: () => void;
} {
  const [base, setBase] = useState(row);
  const [isRefused, setRefused] = useState(false);
  const { merge, ...elsewhere } = useSavedElsewhere(form, overtaken);

  useEffect(() => {
    if (!row || !base || row.revision === base.revision) return;
    // Something changed that this form does not show, like a logo.
    const isUnseen = isSame(row.values, base.values);
    if (!isUnseen && !isRefused) return;
    setBase(row);
    setRefused(false);
    if (isUnseen) toast.error(SAVE_AGAIN);
    else merge(row.values);
  }, [row, base, isRefused, merge]);

  return {
    ...elsewhere,
    revision: base?.revision,
    refuse: () => setRefused(true),
    save: (saved) => {
      setBase(saved);
      setRefused(false);
      elsewhere.clear();
    },
  };
}
