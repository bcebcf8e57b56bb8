import { lazyRouteComponent } from '@tanstack/react-router';

export {
  createSession,
  type SessionEvent,
  SessionProvider,
  type SessionStore,
  useSession,
  useSessionStore,
  useUser,
  useViewer,
} from './session/session.tsx';
export { wantedPath } from './session/wanted-path.ts';
export { readSignInSearch } from './sign-in/sign-in-search.ts';

export const SignInPage = lazyRouteComponent(() => import('./sign-in/SignInPage.tsx'), 'SignInPage');
export const OperatorSignInPage = lazyRouteComponent(() => import('./sign-in/SignInPage.tsx'), 'OperatorSignInPage');
export const SignUpPage = lazyRouteComponent(() => import('./sign-up/SignUpPage.tsx'), 'SignUpPage');
export const VerifyEmailPage = lazyRouteComponent(() => import('./sign-up/VerifyEmailPage.tsx'), 'VerifyEmailPage');
export const ForgotPasswordPage = lazyRouteComponent(() => import('./sign-in/ForgotPasswordPage.tsx'), 'ForgotPasswordPage');
export const ResetPasswordPage = lazyRouteComponent(() => import('./sign-in/ResetPasswordPage.tsx'), 'ResetPasswordPage');
export const SocialReturnPage = lazyRouteComponent(() => import('./sign-in/SocialReturnPage.tsx'), 'SocialReturnPage');
export const InvitationPage = lazyRouteComponent(() => import('./sign-up/InvitationPage.tsx'), 'InvitationPage');
export const ConfirmEmailPage = lazyRouteComponent(() => import('./security/ConfirmEmailPage.tsx'), 'ConfirmEmailPage');
export const ProfilePage = lazyRouteComponent(() => import('./home/ProfilePage.tsx'), 'ProfilePage');
