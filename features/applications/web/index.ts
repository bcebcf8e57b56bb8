import { lazyRouteComponent } from '@tanstack/react-router';

export const ApplicantListPage = lazyRouteComponent(() => import('./ApplicantListPage.tsx'), 'ApplicantListPage');
export const AppliedJobsPage = lazyRouteComponent(() => import('./AppliedJobsPage.tsx'), 'AppliedJobsPage');
export const ApplyPage = lazyRouteComponent(() => import('./ApplyPage.tsx'), 'ApplyPage');
