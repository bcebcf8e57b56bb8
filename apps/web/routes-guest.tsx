import { createRoute, notFound, Outlet, redirect } from '@tanstack/react-router';
import { guardGuest } from '#features/accounts/guards.ts';
import { OperatorSignInPage, readSignInSearch, SignInPage } from '#features/accounts/web/index.ts';
import { paths } from '#kit/ui/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { obey, rootRoute, type Visit } from './routes-root.tsx';

const guest = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  component: () => (
    <AuthLayout>
      <Outlet />
    </AuthLayout>
  ),
  beforeLoad: (visit: Visit) => obey(guardGuest(visit.context.session.user()), visit),
});

const home = createRoute({
  getParentRoute: () => guest,
  path: '/',
  validateSearch: readSignInSearch,
  component: SignInPage,
});
const login = createRoute({
  getParentRoute: () => guest,
  path: '/auth/login',
  validateSearch: readSignInSearch,
  component: SignInPage,
});
const operatorLogin = createRoute({
  getParentRoute: () => guest,
  path: '/operator/login',
  validateSearch: readSignInSearch,
  component: OperatorSignInPage,
});

/** A link that the employer Op-Hired hands out (specification, section 2). */
const partnerSignup = createRoute({
  getParentRoute: () => guest,
  path: '/auth/signup/$',
  beforeLoad: ({ params }) => {
    if (!params._splat?.includes('op-hired')) throw notFound();
    throw redirect({ href: paths.auth.login({ type: 'veteran', company: 'op-hired' }), replace: true });
  },
});

export const guestRoutes = guest.addChildren([home, login, operatorLogin, partnerSignup]);
