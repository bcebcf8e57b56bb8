import { lazyRouteComponent } from '@tanstack/react-router';

const areaPages = () => import('./CompanyAreaPages.tsx');

export const CompanyCreatePage = lazyRouteComponent(areaPages, 'CompanyCreatePage');
export const CompanyExistsPage = lazyRouteComponent(areaPages, 'CompanyExistsPage');
export const CompanyRejectPage = lazyRouteComponent(areaPages, 'CompanyRejectPage');
export const CompanyApprovalPendingPage = lazyRouteComponent(areaPages, 'CompanyApprovalPendingPage');
export const CompanyDetailsPage = lazyRouteComponent(() => import('./CompanyDetailsPage.tsx'), 'CompanyDetailsPage');
export const InviteUserPage = lazyRouteComponent(() => import('./InviteUserPage.tsx'), 'InviteUserPage');
