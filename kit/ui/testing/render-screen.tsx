import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { newQueryClient } from '../data/query.ts';
import { parseSearch, stringifySearch } from '../lists/search-params.ts';
import { Appearance } from '../theme/Appearance.tsx';

type Place = {
  /** The route's path as in the route table: `/jobs/$jobId`. */
  path?: string;
  /** The URL visited: `/jobs/7?page=2`. */
  at?: string;
  /** Wraps the screen in further providers. */
  wrap?: (children: ReactNode) => ReactNode;
};

/**
 * Renders a screen as the application does: theme, toasts, queries and a router. Every other URL shows a page with its own path.
 */
export function renderScreen(Screen: () => ReactNode, { path = '/', at = path, wrap = (children) => children }: Place = {}) {
  const root = createRootRoute({
    component: () => (
      <main>
        <Outlet />
      </main>
    ),
  });
  const here = createRoute({ getParentRoute: () => root, path, component: Screen });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: Elsewhere });
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  });
  function Elsewhere() {
    return <h1>At {router.state.location.pathname}</h1>;
  }
  const shown = render(
    wrap(
      <QueryClientProvider client={newQueryClient()}>
        <Appearance>
          <RouterProvider router={router} />
        </Appearance>
      </QueryClientProvider>,
    ),
  );
  return { ...shown, router, address: () => router.state.location.href };
}
