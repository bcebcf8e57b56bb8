import { useEffect, useRef } from 'react';

export type ReviewKeys = {
  next: () => void;
  previous: () => void;
  shortlist: () => void;
  notSelected: () => void;
};

/**
 * J and K open the next and previous applicant, S shortlists and N asks for the reason of not selecting. Only in review mode, which
 * the recruiter turns on: single letters must not act unasked (WCAG 2.1.4).
 */
export function useReviewKeys(on: boolean, keys: ReviewKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (
        target instanceof Element &&
        target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"]')
      )
        return;
      const act = {
        j: latest.current.next,
        k: latest.current.previous,
        s: latest.current.shortlist,
        n: latest.current.notSelected,
      }[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
