import { lazyRouteComponent } from '@tanstack/react-router';

/** The calls for the console's lists at an address, for the router's loaders. */
export const listCalls = () => import('./list-queries.ts');

const reviews = () => import('./review/pages.ts');
const system = () => import('./system/pages.ts');

export const OperatorHomePage = lazyRouteComponent(() => import('./home/OperatorHomePage.tsx'), 'OperatorHomePage');
export const CompanyReviewPage = lazyRouteComponent(reviews, 'CompanyReviewPage');
export const RecruiterReviewPage = lazyRouteComponent(reviews, 'RecruiterReviewPage');
export const VeteranReviewPage = lazyRouteComponent(reviews, 'VeteranReviewPage');
export const UsersPage = lazyRouteComponent(reviews, 'UsersPage');
export const UserPage = lazyRouteComponent(reviews, 'UserPage');
export const AuditPage = lazyRouteComponent(system, 'AuditPage');
export const SettingsPage = lazyRouteComponent(system, 'SettingsPage');
export const ContentPage = lazyRouteComponent(() => import('./content/ContentPage.tsx'), 'ContentPage');
export const BackgroundJobsPage = lazyRouteComponent(system, 'BackgroundJobsPage');
export const HeldPage = lazyRouteComponent(reviews, 'HeldPage');
export const FiguresPage = lazyRouteComponent(() => import('./home/FiguresPage.tsx'), 'FiguresPage');
export const OperatorsPage = lazyRouteComponent(system, 'OperatorsPage');
export const TenantOperatorsPage = lazyRouteComponent(system, 'TenantOperatorsPage');
export const InstallationAuditPage = lazyRouteComponent(system, 'InstallationAuditPage');
export const TenantsPage = lazyRouteComponent(system, 'TenantsPage');
