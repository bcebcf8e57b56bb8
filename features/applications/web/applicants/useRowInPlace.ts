import { type RefObject, useLayoutEffect, useRef } from 'react';

const PREFIX = 'applicant-';

/** The id of an applicant's row in the list. */
export const rowId = (applicantId: number) => `${PREFIX}${applicantId}`;

/** Room at the edges of the window: the top bar, or a row. */
const EDGE = 88;

const rowOf = (applicantId: number) => document.getElementById(rowId(applicantId));

/**
 * Keeps the row of an applicant where it is on the screen while they are opened beside the list, which then scrolls by itself, and
 * when they are closed. Closing also gives the focus back to the row.
 * @param openId the open applicant
 * @param pane the list; it scrolls only beside an applicant
 * @returns for the element with the list and the applicant: records where the row is before a click changes that
 */
export function useRowInPlace(openId: number | undefined, pane: RefObject<HTMLElement | null>) {
  const before = useRef<{ id: number; top: number } | null>(null);
  const shown = useRef(openId);

  const record = (target: Element) => {
    const row = target.closest(`li[id^="${PREFIX}"]`) ?? (openId === undefined ? null : rowOf(openId));
    before.current = row && { id: Number(row.id.slice(PREFIX.length)), top: row.getBoundingClientRect().top };
  };

  useLayoutEffect(() => {
    const was = shown.current;
    shown.current = openId;
    if (was === openId) return;
    const id = openId ?? was;
    const row = id === undefined ? null : rowOf(id);
    // On a phone the applicant takes the place of the list.
    if (!row) {
      window.scrollTo(0, 0);
      return;
    }
    // Both panes fill the window, so their heads stay below the top bar.
    const above = (pane.current?.getBoundingClientRect().top ?? 0) - EDGE;
    if (openId !== undefined && was === undefined && above < 0) window.scrollBy(0, above);
    const { top, bottom } = row.getBoundingClientRect();
    if (openId === undefined) {
      window.scrollBy(0, top - placeIn(id, before.current, { top: 0, bottom: window.innerHeight }));
      row.querySelector('a')?.focus({ preventScroll: true });
    } else if (pane.current && pane.current.scrollHeight > pane.current.clientHeight) {
      const edges = pane.current.getBoundingClientRect();
      if (was === undefined) pane.current.scrollTop += top - placeIn(id, before.current, edges);
      else if (top < edges.top) pane.current.scrollTop += top - edges.top;
      else if (bottom > edges.bottom) pane.current.scrollTop += bottom - edges.bottom;
    }
    before.current = null;
  }, [openId, pane]);

  return { onClickCapture: ({ target }: { target: EventTarget }) => target instanceof Element && record(target) };
}

/** Where the row was, if that can be seen; otherwise the middle. */
function placeIn(
  id: number | undefined,
  before: { id: number; top: number } | null,
  { top, bottom }: { top: number; bottom: number },
): number {
  const isVisible =
    before?.id === id && before !== null && before.top >= top + (top === 0 ? EDGE : 0) && before.top <= bottom - EDGE;
  return isVisible ? before.top : (top + bottom) / 2;
}
