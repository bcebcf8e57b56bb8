import { lazyRouteComponent } from '@tanstack/react-router';

export const OnboardingPage = lazyRouteComponent(() => import('./OnboardingPage.tsx'), 'OnboardingPage');
export const RefineActionPlanPage = lazyRouteComponent(() => import('./RefineActionPlanPage.tsx'), 'RefineActionPlanPage');
export const VeteranProfilePage = lazyRouteComponent(() => import('./VeteranProfilePage.tsx'), 'VeteranProfilePage');
