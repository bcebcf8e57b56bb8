import { type FocusEvent, useState } from 'react';

/** The id of the entry that a control is in, or the name of the contact or other field that it is; null for any other control. */
function partOf(control: HTMLElement): string | null {
  const entry = control.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  if (entry) return entry;
  const field = control.closest<HTMLElement>('[data-part]')?.dataset.part;
  if (field) return field;
  return control instanceof HTMLInputElement && control.closest('[data-contacts]') ? control.name : null;
}

/** The part of the resume that last had the focus, for `OriginalPages`. `onFocus` belongs to what contains the fields. */
export function useFocusedPart() {
  const [part, setPart] = useState<string | null>(null);
  return { part, onFocus: ({ target }: FocusEvent<HTMLElement>) => setPart(partOf(target)) };
}
