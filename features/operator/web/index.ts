import { lazyRouteComponent } from '@tanstack/react-router';

/** The calls for the console's lists at an address, for the router's loaders. */
export const listCalls = () => import('./list-queries.ts');

const personReviews = () => import('./review/PersonReviewPages.tsx');

export const OperatorHomePage = lazyRouteComponent(() => import('./home/OperatorHomePage.tsx'), 'OperatorHomePage');
export const CompanyReviewPage = lazyRouteComponent(() => import('./review/CompanyReviewPage.tsx'), 'CompanyReviewPage');
export const RecruiterReviewPage = lazyRouteComponent(personReviews, 'RecruiterReviewPage');
export const VeteranReviewPage = lazyRouteComponent(personReviews, 'VeteranReviewPage');
export const UsersPage = lazyRouteComponent(() => import('./users/UsersPage.tsx'), 'UsersPage');
export const UserPage = lazyRouteComponent(() => import('./users/UserPage.tsx'), 'UserPage');
export const AuditPage = lazyRouteComponent(() => import('./audit/AuditPage.tsx'), 'AuditPage');
export const SettingsPage = lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage');
export const ContentPage = lazyRouteComponent(() => import('./content/ContentPage.tsx'), 'ContentPage');
export const BackgroundJobsPage = lazyRouteComponent(() => import('./system/BackgroundJobsPage.tsx'), 'BackgroundJobsPage');
export const FiguresPage = lazyRouteComponent(() => import('./home/FiguresPage.tsx'), 'FiguresPage');
export const TenantsPage = lazyRouteComponent(() => import('./system/TenantsPage.tsx'), 'TenantsPage');
