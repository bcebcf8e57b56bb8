import { lazyRouteComponent } from '@tanstack/react-router';

export { useTopBarTask } from './top-bar-task.tsx';

export const OnboardingPage = lazyRouteComponent(() => import('./OnboardingPage.tsx'), 'OnboardingPage');
export const RefineActionPlanPage = lazyRouteComponent(() => import('./RefineActionPlanPage.tsx'), 'RefineActionPlanPage');
