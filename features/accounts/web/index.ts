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
export const VeteranHomePage = lazyRouteComponent(() => import('./VeteranHomePage.tsx'), 'VeteranHomePage');
export const OnboardingPage = lazyRouteComponent(() => import('./OnboardingPage.tsx'), 'OnboardingPage');
