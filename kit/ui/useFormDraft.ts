import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { unsaved } from './unsaved.ts';

type FormDraft = {
  /** When what was brought back was typed, in milliseconds; null when the form shows what is saved. */
  restoredAt: number | null;
  /** Back to what is saved. */
  discard: () => void;
  /** It is saved. */
  clear: () => void;
};

/**
 * Keeps what is typed into a form until it is saved, and brings it back where it was left. A field that was not touched shows what is saved now,
 * though it was something else then.
 * @param what names the form among those of the person; null for a form without a draft
 * @param mend leaves out of what was kept what may not be chosen any more
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  personId: number,
  what: string | null,
  mend: (values: Values) => Values = (values) => values,
): FormDraft {
  const [{ begins, left }] = useState(() => {
    const begins = structuredClone(form.getValues());
    return { begins, left: leftOver(begins, personId, what, mend) };
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
  mend: (values: Values) => Values,
) {
  const kept = what === null ? null : unsaved.read(personId, what);
  const { begins: then, values } = record(kept?.value);
  if (!kept || values === undefined) return null;
  const joined = mend(joinedWith(begins, then, values) as Values);
  return isSame(joined, begins) ? null : { at: kept.at, values: joined };
}

/** What was changed then, over what is saved now; of another kind than what is saved, it is an older form's and left out. */
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

/** As JSON, with the fields of objects in one order. */
function inOrder(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
