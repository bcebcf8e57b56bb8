import { useEffect, useEffectEvent } from 'react';
import type { ApplicantSummary } from '../../contract.ts';
import type { Neighbours } from './panel/NameBar.tsx';

/** The applicants before and after the open one; with none open, the next one is the first. */
export function neighboursOf(
  applicants: readonly ApplicantSummary[],
  openId: number | undefined,
  hrefOf: (id: number) => string,
): Neighbours {
  const at = applicants.findIndex(({ id }) => id === openId);
  if (at < 0) return { previous: null, next: applicants[0] ? hrefOf(applicants[0].id) : null, place: null };
  const [before, after] = [applicants[at - 1], applicants[at + 1]];
  return {
    previous: before ? hrefOf(before.id) : null,
    next: after ? hrefOf(after.id) : null,
    place: { at: at + 1, of: applicants.length },
  };
}

/** The left and right arrow keys open the previous and next applicant, except in fields, menus and dialogs. */
export function useArrowKeys(neighbours: Neighbours | null, go: (href: string) => void): void {
  const previous = neighbours?.previous ?? null;
  const next = neighbours?.next ?? null;
  const open = useEffectEvent(go);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target;
      if (
        target instanceof Element &&
        target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="tablist"], [role="dialog"]')
      )
        return;
      const href = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
      if (href) open(href);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [previous, next]);
}
