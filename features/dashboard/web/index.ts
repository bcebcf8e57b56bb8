import { lazyRouteComponent } from '@tanstack/react-router';

export const RecruiterDashboardPage = lazyRouteComponent(() => import('./RecruiterDashboardPage.tsx'), 'RecruiterDashboardPage');
export const ForEmployersPage = lazyRouteComponent(() => import('./ForEmployersPage.tsx'), 'ForEmployersPage');
export const VeteranDashboardPage = lazyRouteComponent(() => import('./VeteranDashboardPage.tsx'), 'VeteranDashboardPage');
export const HomePage = lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage');
export const AboutSitePage = lazyRouteComponent(() => import('./AboutSitePage.tsx'), 'AboutSitePage');
