import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a region when the element in it that had the focus disappears, such as a button that no longer applies. Dialogs that the
 * region renders count as part of it.
 * @param shown changes with what the region shows; null while one of its dialogs is open
 * @returns props of the region
 */
export function useKeptFocus(shown: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const onFocusIn = () => {
      isInside.current = false;
    };
    document.addEventListener('focusin', onFocusIn, { capture: true });
    return () => document.removeEventListener('focusin', onFocusIn, { capture: true });
  }, []);
  useEffect(() => {
    if (shown === null || !isInside.current || ref.current?.contains(document.activeElement)) return;
    ref.current?.focus({ preventScroll: true });
  }, [shown]);
  return {
    ref,
    tabIndex: -1,
    // React reports focus in dialogs of the region too, after the document has.
    onFocus: () => {
      isInside.current = true;
    },
  };
}
