import { createRoute, notFound, Outlet, redirect } from '@tanstack/react-router';
import { guardGuest } from '#features/accounts/guards.ts';
import {
  ForgotPasswordPage,
  InvitationPage,
  OperatorSignInPage,
  ResetPasswordPage,
  readSignInSearch,
  SignInPage,
  SignUpPage,
  SocialReturnPage,
  VerifyEmailPage,
} from '#features/accounts/web/index.ts';
import { paths } from '#kit/ui/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { obey, rootRoute, type Visit } from './routes-root.tsx';

const waysIn = createRoute({
  getParentRoute: () => rootRoute,
  id: 'ways-in',
  component: () => (
    <AuthLayout>
      <Outlet />
    </AuthLayout>
  ),
});

const guest = createRoute({
  getParentRoute: () => waysIn,
  id: 'guest',
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
/** The index of `/auth` is sign-in. */
const authIndex = createRoute({
  getParentRoute: () => guest,
  path: '/auth',
  validateSearch: readSignInSearch,
  component: SignInPage,
});
const signup = createRoute({ getParentRoute: () => guest, path: '/auth/signup', validateSearch: readSignInSearch });
const signupForm = createRoute({ getParentRoute: () => signup, path: '/', component: SignUpPage });
const verifyEmail = createRoute({ getParentRoute: () => guest, path: '/auth/verify-email', component: VerifyEmailPage });
const forgot = createRoute({ getParentRoute: () => guest, path: '/auth/forgot', component: ForgotPasswordPage });
const socialReturn = createRoute({ getParentRoute: () => guest, path: '/redirect/social', component: SocialReturnPage });
const operatorLogin = createRoute({
  getParentRoute: () => guest,
  path: '/operator/login',
  validateSearch: readSignInSearch,
  component: OperatorSignInPage,
});

const toPartnerSignIn = () => redirect({ href: paths.auth.login({ type: 'veteran', company: 'op-hired' }), replace: true });

/** Links that the employer Op-Hired distributes: sign-up paths with its name. */
const partnerSignup = createRoute({
  getParentRoute: () => signup,
  path: '$',
  beforeLoad: ({ params }) => {
    throw params._splat?.includes('op-hired') ? toPartnerSignIn() : notFound();
  },
});
const partnerSignupPage = createRoute({
  getParentRoute: () => guest,
  path: '/auth/signup-op-hired',
  beforeLoad: () => {
    throw toPartnerSignIn();
  },
});

/** Mailed links that signed-in people must also be able to open: for a forgotten password, or for another account. */
const anybody = [
  createRoute({ getParentRoute: () => waysIn, path: '/auth/reset-password', component: ResetPasswordPage }),
  // A second URL of the page, in links that exist.
  createRoute({ getParentRoute: () => waysIn, path: '/auth/reset', component: ResetPasswordPage }),
  createRoute({ getParentRoute: () => waysIn, path: '/auth/signup-invite', component: InvitationPage }),
];

export const guestRoutes = waysIn.addChildren([
  guest.addChildren([
    home,
    authIndex,
    login,
    signup.addChildren([signupForm, partnerSignup]),
    partnerSignupPage,
    verifyEmail,
    forgot,
    socialReturn,
    operatorLogin,
  ]),
  ...anybody,
]);
