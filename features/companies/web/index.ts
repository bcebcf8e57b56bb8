import { lazyRouteComponent } from '@tanstack/react-router';

const areaPages = () => import('./CompanyAreaPages.tsx');

export const CompanyCreatePage = lazyRouteComponent(areaPages, 'CompanyCreatePage');
export const CompanyExistsPage = lazyRouteComponent(areaPages, 'CompanyExistsPage');
export const CompanyRejectPage = lazyRouteComponent(areaPages, 'CompanyRejectPage');
export const CompanyApprovalPendingPage = lazyRouteComponent(areaPages, 'CompanyApprovalPendingPage');
/** The call for the company's people at this address, for the router's loader. */
export async function companyPeopleQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./company-people-query.ts')).companyPeopleCall(search);
}

export const CompanyDetailsPage = lazyRouteComponent(() => import('./CompanyDetailsPage.tsx'), 'CompanyDetailsPage');
export const InviteUserPage = lazyRouteComponent(() => import('./InviteUserPage.tsx'), 'InviteUserPage');
