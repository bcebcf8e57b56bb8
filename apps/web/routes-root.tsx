import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { guardVeteran, type Verdict } from '#features/accounts/guards.ts';
import type { Role } from '#features/accounts/shapes.ts';
import { intent, useViewer } from '#features/accounts/web/index.ts';
import type { Route } from '#kit/contract/route.ts';
import type { ArgsTuple } from '#kit/ui/data/api.ts';
import { prefetch } from '#kit/ui/data/query.ts';
import type { RouterContext } from './router-context.ts';

export type Visit = { context: RouterContext; location: { href: string }; preload: boolean };

/** A page in the frame's file. Sign-in does not load the frame, since it is the first screen of a first visit. */
export function framed<Name extends keyof typeof import('./Frame.tsx')>(name: Name) {
  return lazyRouteComponent(() => import('./Frame.tsx'), name);
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: framed('FramedNotFound'),
});

export const frameRoute = createRoute({ getParentRoute: () => rootRoute, id: 'frame', component: framed('Frame') });

/** Applies a guard's verdict: continues, with the verdict for the frame, or redirects. A preload remembers nothing. */
export function obey(verdict: Verdict, { preload }: Pick<Visit, 'preload'>): { verdict: Verdict } {
  if (verdict.at !== 'enter' && verdict.remember && !preload) intent.returnTo(verdict.remember);
  if (verdict.at === 'redirect') throw redirect({ href: verdict.to, replace: true });
  if (verdict.at === 'marketing_site' && !preload) throw redirect({ href: verdict.url });
  return { verdict };
}

type Entry = {
  context: RouterContext & { verdict?: Verdict };
  cause: 'preload' | 'enter' | 'stay';
  params: object;
  location: { pathname: string; search: object };
};
type Prefetch = <T extends Route>(route: T, ...args: ArgsTuple<T>) => void;

/**
 * A loader that starts a page's first queries while the page's file is loading. It does not wait for them: the page shows them
 * with `useQuery` under the same key. Child routes are matched even if their guard shows something else, so nothing is fetched
 * unless the guard allows the page. Contracts whose schemas screens use are imported by the loader, because first visits must not
 * include the schema library. Hovering over a link fetches nothing, since a failed call could show a toast or redirect.
 */
export function prefetching(
  start: (
    prefetch: Prefetch,
    visit: {
      id: (name: string) => number | null;
      pathname: string;
      search: Record<string, unknown>;
      /** The role of the signed-in person. */
      role: Role | undefined;
    },
  ) => void | Promise<void>,
) {
  return ({ context, cause, params, location }: Entry): void => {
    if (cause !== 'enter' || (context.verdict && context.verdict.at !== 'enter')) return;
    const found: Record<string, unknown> = { ...params };
    const started = start((route, ...args) => void prefetch(context.queryClient, route, ...args), {
      /** The id in the path; null when it is invalid, which the page reports. */
      id: (name) => (/^[1-9]\d{0,9}$/.test(String(found[name])) ? Number(found[name]) : null),
      pathname: location.pathname,
      search: { ...location.search },
      role: context.session.user()?.role,
    });
    // Without its contract the page cannot load either, and reports that.
    started?.catch(() => {});
  };
}

/** Starts the queries of a job's page. */
export const prefetchJob = prefetching(async (prefetch, { id }) => {
  const jobId = id('jobId');
  if (!jobId) return;
  const { findSimilarJobs, getJob } = await import('#features/jobs/contract.ts');
  prefetch(getJob, { params: { id: jobId } });
  prefetch(findSimilarJobs, { params: { id: jobId } });
});

/** Veterans, and visitors: the page asks them to sign in when an account is needed. People in other roles do not see it. */
export const veteransAndVisitors = (visit: Visit) => {
  const user = visit.context.session.user();
  return user ? obey(guardVeteran(user, { path: visit.location.href, marketingSite: null }), visit) : undefined;
};

/** Pages of an area, only for signed-in people. Between signing out and leaving the page there is nobody to show them to. */
export function SignedInOnly() {
  return useViewer() ? <Outlet /> : null;
}
