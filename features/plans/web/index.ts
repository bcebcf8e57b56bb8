import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { hasDraft } from './plan-draft.ts';

export const CreateTransitionPlanPage = lazyRouteComponent(
  () => import('./create/CreateTransitionPlanPage.tsx'),
  'CreateTransitionPlanPage',
);
export const TransitionPlanPage = lazyRouteComponent(() => import('./TransitionPlanPage.tsx'), 'TransitionPlanPage');
export const TransitionPlanListPage = lazyRouteComponent(() => import('./TransitionPlanListPage.tsx'), 'TransitionPlanListPage');
export const SharedPlanPage = lazyRouteComponent(() => import('./SharedPlanPage.tsx'), 'SharedPlanPage');

/** Shown instead of what needs a complete profile, here and behind the link to the CV. */
export const IncompleteProfileDialog = lazy(async () => ({
  default: (await import('./IncompleteProfileDialog.tsx')).IncompleteProfileDialog,
}));

/** Saves the plans that a visitor made in this browser to the account of the veteran who has signed in. */
export async function savePendingPlans(client: QueryClient, userId: number): Promise<void> {
  if (hasDraft(userId)) await (await import('./pending-plans.ts')).savePendingPlans(client, userId);
}
