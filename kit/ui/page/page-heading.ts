import { type RefObject, useEffect } from 'react';
import { useLocale } from '../text/locale.tsx';

/** Sets the page's name in the browser's tab. */
export function usePageTitle(title: string): void {
  const { siteName } = useLocale();
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
}

let pagesShown = 0;

/** After a navigation the focus moves to the heading, unless something in the page has taken it. Not on the first load. */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    pagesShown += 1;
    const content = heading.current?.closest('main');
    if (pagesShown > 1 && !content?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
