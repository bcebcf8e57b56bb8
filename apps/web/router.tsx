import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '#kit/ui/search-params.ts';
import { BrokenPage, ComingPage } from './PageFallbacks.tsx';
import { guestRoutes } from './routes-guest.tsx';
import { operatorRoutes } from './routes-operator.tsx';
import { publicRoutes } from './routes-public.tsx';
import { recruiterRoutes } from './routes-recruiter.tsx';
import { frameRoute, type RouterContext, rootRoute } from './routes-root.tsx';
import { veteranRoutes } from './routes-veteran.tsx';

/**
 * Every URL of the application (specification, section 2) by area. A URL without a route is the 404 page.
 *
 *   routes-guest      sign-in and sign-up: for visitors, except some mailed links, in the layout of the sign-in screen
 *   frame             the shell with its top bar, around
 *     routes-public     public pages
 *     routes-veteran    guardVeteran
 *     routes-recruiter  guardRecruiter; pages under /recruiter/company belong to the company gate
 *     routes-operator   guardOperator
 *
 * To add a page: export it from features/x/web/index.ts as `lazyRouteComponent(() => import('./XPage.tsx'), 'XPage')` and add a route in the
 * file of its area. A query arrives as text (kit/ui/search-params.ts); kit/ui/paths.ts builds the same URLs for links. Pages load their data with
 * `useQuery`; a route may start the first queries of its page with `loader: prefetching(…)`, which runs after the guards.
 */
const routeTree = rootRoute.addChildren([
  guestRoutes,
  frameRoute.addChildren([...publicRoutes, veteranRoutes, recruiterRoutes, operatorRoutes]),
]);

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
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
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
