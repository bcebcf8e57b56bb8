import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import type { Verdict } from '#features/accounts/guards.ts';
import type { Role } from '#features/accounts/shapes.ts';
import { type SessionStore, useViewer, wantedPath } from '#features/accounts/web/index.ts';
import type { Route } from '#kit/contract/route.ts';
import type { ArgsTuple } from '#kit/ui/api.ts';
import { prefetch } from '#kit/ui/query.ts';

/** What every route's guard is given. */
export type RouterContext = { session: SessionStore; queryClient: QueryClient };

export type Visit = { context: RouterContext; location: { href: string }; preload: boolean };

/** A page of the frame's own file. The frame is not loaded for signing in, which is a first visit's first screen. */
export function framed<Name extends keyof typeof import('./Frame.tsx')>(name: Name) {
  return lazyRouteComponent(() => import('./Frame.tsx'), name);
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: framed('FramedNotFound'),
});

export const frameRoute = createRoute({ getParentRoute: () => rootRoute, id: 'frame', component: framed('Frame') });

/** Does what a guard says: lets in, with the verdict for the frame, or leads elsewhere. Looking ahead (`preload`) moves and remembers nothing. */
export function obey(verdict: Verdict, { preload }: Pick<Visit, 'preload'>): { verdict: Verdict } {
  if (verdict.at !== 'enter' && verdict.remember && !preload) wantedPath.set(verdict.remember);
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
 * A loader that starts a page's first queries while the page's file is fetched. It does not wait for them: the page shows them with `useQuery`, under
 * the same key. The children of an area are matched even where its guard shows something else in their place, so nothing is fetched unless the guard
 * lets the person in. A contract with schemas that screens use is imported by the loader, because no first visit carries their library. A link that is only pointed at fetches nothing either: a call may end in a toast or on another page.
 */
export function prefetching(
  start: (
    prefetch: Prefetch,
    visit: {
      id: (name: string) => number | null;
      pathname: string;
      search: Record<string, unknown>;
      /** The role of the person who is signed in. */
      role: Role | undefined;
    },
  ) => void | Promise<void>,
) {
  return ({ context, cause, params, location }: Entry): void => {
    if (cause !== 'enter' || (context.verdict && context.verdict.at !== 'enter')) return;
    const found: Record<string, unknown> = { ...params };
    const started = start((route, ...args) => void prefetch(context.queryClient, route, ...args), {
      /** The id in the path; null when it is not one, which the page itself explains. */
      id: (name) => (/^[1-9]\d{0,9}$/.test(String(found[name])) ? Number(found[name]) : null),
      pathname: location.pathname,
      search: { ...location.search },
      role: context.session.user()?.role,
    });
    // Without its contract the page cannot load either, and says so.
    started?.catch(() => {});
  };
}

/** Pages of an area, shown to who is signed in only: between signing out and leaving the page there is nobody to show them to. */
export function SignedInOnly() {
  return useViewer() ? <Outlet /> : null;
}
