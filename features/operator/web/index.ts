import { lazyRouteComponent } from '@tanstack/react-router';

const personDesks = () => import('./PersonDeskPages.tsx');

export const OperatorHomePage = lazyRouteComponent(() => import('./OperatorHomePage.tsx'), 'OperatorHomePage');
export const CompanyDeskPage = lazyRouteComponent(() => import('./CompanyDeskPage.tsx'), 'CompanyDeskPage');
export const RecruiterDeskPage = lazyRouteComponent(personDesks, 'RecruiterDeskPage');
export const VeteranDeskPage = lazyRouteComponent(personDesks, 'VeteranDeskPage');
export const UsersPage = lazyRouteComponent(() => import('./UsersPage.tsx'), 'UsersPage');
export const UserPage = lazyRouteComponent(() => import('./UserPage.tsx'), 'UserPage');
export const AuditPage = lazyRouteComponent(() => import('./AuditPage.tsx'), 'AuditPage');
export const SettingsPage = lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage');
export const ContentPage = lazyRouteComponent(() => import('./ContentPage.tsx'), 'ContentPage');
export const BackgroundJobsPage = lazyRouteComponent(() => import('./BackgroundJobsPage.tsx'), 'BackgroundJobsPage');
export const FiguresPage = lazyRouteComponent(() => import('./FiguresPage.tsx'), 'FiguresPage');
export const TenantsPage = lazyRouteComponent(() => import('./TenantsPage.tsx'), 'TenantsPage');
