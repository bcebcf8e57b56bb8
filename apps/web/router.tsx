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
 * Every address of the application (specification, section 2) by its area; an address that has no route is the 404 page.
 *
 *   routes-guest      signing in, signing up: only who is not signed in, but for some mailed links, in the frame of the sign-in screen
 *   frame             the shell with its top bar, around
 *     routes-public     what anyone may see
 *     routes-veteran    guardVeteran
 *     routes-recruiter  guardRecruiter; what lies under /recruiter/company is the gate
 *     routes-operator   guardOperator
 *
 * To add a page: features/x/web/index.ts exports it as `lazyRouteComponent(() => import('./XPage.tsx'), 'XPage')`, and the file of its area gives
 * it a route, with `validateSearch` where its address carries more than a path. A query arrives as text (kit/ui/search-params.ts);
 * kit/ui/paths.ts builds the same addresses for links. Pages get their data with `useQuery`; a route may start the first queries of its page with
 * `loader: prefetching(…)`, which runs after the guards.
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
