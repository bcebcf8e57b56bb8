import { lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import type { ProfileSection } from '#features/accounts/web/index.ts';

export const OnboardingPage = lazyRouteComponent(() => import('./OnboardingPage.tsx'), 'OnboardingPage');
export const RefineActionPlanPage = lazyRouteComponent(() => import('./RefineActionPlanPage.tsx'), 'RefineActionPlanPage');

/** The profile of a veteran. `last` are sections that belong to features on higher floors. */
export const veteranProfilePage = (last: readonly ProfileSection[]) =>
  lazyRouteComponent(async () => {
    const { VeteranProfilePage } = await import('./VeteranProfilePage.tsx');
    return { Page: () => createElement(VeteranProfilePage, { last }) };
  }, 'Page');
