import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

export const RecruiterDashboardPage = lazyRouteComponent(() => import('./RecruiterDashboardPage.tsx'), 'RecruiterDashboardPage');
export const ForEmployersPage = lazyRouteComponent(() => import('./ForEmployersPage.tsx'), 'ForEmployersPage');
export const VeteranDashboardPage = lazyRouteComponent(() => import('./VeteranDashboardPage.tsx'), 'VeteranDashboardPage');
export const BriefingPage = lazyRouteComponent(() => import('./briefing/BriefingPage.tsx'), 'BriefingPage');
export const HomePage = lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage');
export const AboutSitePage = lazyRouteComponent(() => import('./AboutSitePage.tsx'), 'AboutSitePage');

/** The one thing to do next, for other pages of the veteran. */
export const NextStrip = lazy(async () => ({ default: (await import('./NextStrip.tsx')).NextStrip }));
