import { type AnyRoute, createRoute, createRouter, notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '#kit/ui/lists/search-params.ts';
import { BrokenPage, ComingPage } from './PageFallbacks.tsx';
import type { RouterContext } from './router-context.ts';
import { guestRoutes } from './routes-guest.tsx';
import { frameRoute, rootRoute } from './routes-root.tsx';

/**
 * Every URL of the application by area. A URL without a route is the 404 page.
 *
 *   routes-guest      sign-in and sign-up: for visitors, except some mailed links, in the layout of the sign-in screen
 *   frame             the shell with its top bar, around the areas, which are loaded when one of their URLs is opened
 *     routes-public     public pages
 *     routes-veteran    /veteran: guardVeteran, except pages that need no account
 *     routes-recruiter  /recruiter: guardRecruiter; pages under /recruiter/company belong to the company gate
 *     routes-operator   /operator: guardOperator
 *
 * To add a page: export it from features/x/web/index.ts as `lazyRouteComponent(() => import('./XPage.tsx'), 'XPage')` and add a route in the
 * file of its area. A query arrives as text (kit/ui/lists/search-params.ts); kit/ui/paths.ts builds the same URLs for links. Pages load their data with
 * `useQuery`; a route may start the first queries of its page with `loader: prefetching(…)`, which runs after the guards.
 */
const AREAS = {
  veteran: () => import('./routes-veteran.tsx'),
  recruiter: () => import('./routes-recruiter.tsx'),
  operator: () => import('./routes-operator.tsx'),
};
const publicArea = () => import('./routes-public.tsx');

function loadArea(pathname: string): Promise<{ routes: readonly AnyRoute[] }> {
  const [, first = ''] = pathname.split('/');
  return Object.hasOwn(AREAS, first) ? AREAS[first as keyof typeof AREAS]() : publicArea();
}

/** Loads the routes of all areas, so that navigating to one later does not wait for them. */
export function loadAreas(): void {
  // Opening an area whose routes could not be loaded reports that.
  for (const load of [...Object.values(AREAS), publicArea]) load().catch(() => {});
}

/** Matches every URL of an area that is not open. */
export const UNOPENED = '/$';

export function createAppRouter(context: RouterContext) {
  const unopened = createRoute({
    getParentRoute: () => frameRoute,
    path: UNOPENED,
    beforeLoad: async ({ location: { pathname, href } }): Promise<void> => {
      await openArea(router, pathname);
      throw isUnopened(router, pathname) ? notFound({ routeId: rootRouteId }) : redirect({ href, state: true, replace: true });
    },
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([guestRoutes, frameRoute.addChildren([unopened])]),
    context,
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 100,
    defaultPendingMinMs: 200,
    defaultPendingComponent: ComingPage,
    defaultErrorComponent: BrokenPage,
  });
  return router;
}

type AppRouter = ReturnType<typeof createAppRouter>;

const isUnopened = (router: AppRouter, pathname: string): boolean => router.getMatchedRoutes(pathname)[2]?.fullPath === UNOPENED;

/** Adds the routes of a URL's area to the router, unless they are open. Rejects if they cannot be loaded. */
export async function openArea(router: AppRouter, pathname: string): Promise<void> {
  if (!isUnopened(router, pathname)) return;
  const { routes } = await loadArea(pathname);
  const opened = (frameRoute.children ?? []) as readonly AnyRoute[];
  if (routes.every((route) => opened.includes(route))) return;
  frameRoute.addChildren([...opened, ...routes]);
  router.setRoutes(router.buildRouteTree());
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
