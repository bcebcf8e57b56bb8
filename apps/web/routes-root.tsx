import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import type { Verdict } from '#features/accounts/guards.ts';
import { type SessionStore, useViewer, wantedPath } from '#features/accounts/web/index.ts';

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

/** Pages of an area, shown to who is signed in only: between signing out and leaving the page there is nobody to show them to. */
export function SignedInOnly() {
  return useViewer() ? <Outlet /> : null;
}
