import { lazyRouteComponent } from '@tanstack/react-router';
import { createElement, lazy } from 'react';
import type { ProfileSection } from './home/profile-section.ts';

export { intent } from './session/intent.ts';
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
export { readSignInSearch } from './sign-in/sign-in-search.ts';

/** Loaded only for people with a picture. */
export const OwnAvatar = lazy(() => import('./home/OwnAvatar.tsx'));
/** Loaded when a visitor does what needs an account. */
export const SignInDialog = lazy(() => import('./sign-in/SignInDialog.tsx'));

export const SignInPage = lazyRouteComponent(() => import('./sign-in/SignInPage.tsx'), 'SignInPage');
export const OperatorSignInPage = lazyRouteComponent(() => import('./sign-in/SignInPage.tsx'), 'OperatorSignInPage');
export const SignUpPage = lazyRouteComponent(() => import('./sign-up/SignUpPage.tsx'), 'SignUpPage');
export const VerifyEmailPage = lazyRouteComponent(() => import('./sign-up/VerifyEmailPage.tsx'), 'VerifyEmailPage');
export const ForgotPasswordPage = lazyRouteComponent(() => import('./sign-in/ForgotPasswordPage.tsx'), 'ForgotPasswordPage');
export const ResetPasswordPage = lazyRouteComponent(() => import('./sign-in/ResetPasswordPage.tsx'), 'ResetPasswordPage');
export const SocialReturnPage = lazyRouteComponent(() => import('./sign-in/SocialReturnPage.tsx'), 'SocialReturnPage');
export const InvitationPage = lazyRouteComponent(() => import('./sign-up/InvitationPage.tsx'), 'InvitationPage');
export const ConfirmEmailPage = lazyRouteComponent(() => import('./security/ConfirmEmailPage.tsx'), 'ConfirmEmailPage');
export type { ProfileSection } from './home/profile-section.ts';

/** The profile of a recruiter. `last` are sections that belong to features on higher floors. */
export const profilePage = (last: readonly ProfileSection[]) =>
  lazyRouteComponent(async () => {
    const { ProfileSections } = await import('./home/ProfileSections.tsx');
    return { Page: () => createElement(ProfileSections, { last }) };
  }, 'Page');
