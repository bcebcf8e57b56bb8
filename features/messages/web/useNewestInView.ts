import { type RefObject, useEffect } from 'react';

/** Pixels from the end within which a reader counts as being at the end. */
const NEAR_END = 24;

/**
 * Shows the newest message: when a conversation opens, when a message arrives, and when the area shrinks while the reader is at
 * its end, for example because the form below it grows. Older messages that are added above leave the position alone.
 * @param scrollsPage on a phone the list grows with its messages, so the page is scrolled instead
 */
export function useNewestInView(
  list: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  { lastId, scrollsPage }: { lastId: number | undefined; scrollsPage: boolean },
): void {
  useEffect(() => {
    const area = list.current;
    if (!area || lastId === undefined) return;
    const toEnd = () => {
      area.scrollTop = area.scrollHeight;
    };
    toEnd();
    const isBelow = (end.current?.getBoundingClientRect().bottom ?? 0) > window.innerHeight;
    if (scrollsPage && isBelow && area.scrollHeight <= area.clientHeight) end.current?.scrollIntoView({ block: 'center' });
    if (typeof ResizeObserver === 'undefined') return;
    let isAtEnd = true;
    const onScroll = () => {
      isAtEnd = area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_END;
    };
    const resized = new ResizeObserver(() => {
      if (isAtEnd) toEnd();
    });
    area.addEventListener('scroll', onScroll);
    resized.observe(area);
    return () => {
      area.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, [list, end, lastId, scrollsPage]);
}
