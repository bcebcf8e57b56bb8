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
} from './session.tsx';
export { readSignInSearch } from './sign-in-search.ts';
export { wantedPath } from './wanted-path.ts';

export const SignInPage = lazyRouteComponent(() => import('./SignInPage.tsx'), 'SignInPage');
export const OperatorSignInPage = lazyRouteComponent(() => import('./SignInPage.tsx'), 'OperatorSignInPage');
export const SignUpPage = lazyRouteComponent(() => import('./SignUpPage.tsx'), 'SignUpPage');
export const VerifyEmailPage = lazyRouteComponent(() => import('./VerifyEmailPage.tsx'), 'VerifyEmailPage');
export const ForgotPasswordPage = lazyRouteComponent(() => import('./ForgotPasswordPage.tsx'), 'ForgotPasswordPage');
export const ResetPasswordPage = lazyRouteComponent(() => import('./ResetPasswordPage.tsx'), 'ResetPasswordPage');
export const SocialReturnPage = lazyRouteComponent(() => import('./SocialReturnPage.tsx'), 'SocialReturnPage');
export const InvitationPage = lazyRouteComponent(() => import('./InvitationPage.tsx'), 'InvitationPage');
export const ConfirmEmailPage = lazyRouteComponent(() => import('./ConfirmEmailPage.tsx'), 'ConfirmEmailPage');
export const ProfilePage = lazyRouteComponent(() => import('./ProfilePage.tsx'), 'ProfilePage');
export const VeteranHomePage = lazyRouteComponent(() => import('./VeteranHomePage.tsx'), 'VeteranHomePage');
