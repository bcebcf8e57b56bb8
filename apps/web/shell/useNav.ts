import { useRouter } from '@tanstack/react-router';
import { type NavLink, navOf } from './nav.ts';
import type { Viewer } from './viewer.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Matches the URLs of an area that have no page. */
    noPage?: true;
  }
}

/** The links of a role that lead to an existing page. Areas that are not built yet have none. */
export function useNav(viewer: Viewer): NavLink[] {
  const router = useRouter();
  return navOf(viewer).filter(({ href }) => {
    const [matched] = router.getMatchedRoutes(href.split('?')[0] ?? href);
    return !matched.at(-1)?.options.staticData?.noPage;
  });
}
