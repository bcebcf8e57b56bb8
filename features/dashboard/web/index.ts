import { lazyRouteComponent } from '@tanstack/react-router';

export const RecruiterDashboardPage = lazyRouteComponent(() => import('./RecruiterDashboardPage.tsx'), 'RecruiterDashboardPage');
export const ForEmployersPage = lazyRouteComponent(() => import('./ForEmployersPage.tsx'), 'ForEmployersPage');
export const VeteranDashboardPage = lazyRouteComponent(() => import('./VeteranDashboardPage.tsx'), 'VeteranDashboardPage');
