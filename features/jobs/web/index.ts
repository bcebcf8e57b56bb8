import { lazyRouteComponent } from '@tanstack/react-router';
import { BESIDE, RAIL } from './job-layout.ts';

export const DismissedJobsPage = lazyRouteComponent(() => import('./DismissedJobsPage.tsx'), 'DismissedJobsPage');
export const CompanyPage = lazyRouteComponent(() => import('./CompanyPage.tsx'), 'CompanyPage');
/** Whether this window shows one job without the list beside it. */
const isJobAlone = (pathname: string) => /\/jobs\/\d+$/.test(pathname) && !matchMedia(BESIDE).matches;

/** Loads the other parts that this window will show in parallel with the page itself. */
function loadJobsPage() {
  if (!isJobAlone(location.pathname)) void import('./JobList.tsx');
  if (matchMedia(RAIL).matches) void import('./filters/JobFilters.tsx');
  return import('./JobListPage.tsx');
}

export const ReportedJobsPage = lazyRouteComponent(() => import('./ReportedJobsPage.tsx'), 'ReportedJobsPage');

export const PublicJobsPage = lazyRouteComponent(loadJobsPage, 'PublicJobsPage');
export const VeteranJobsPage = lazyRouteComponent(loadJobsPage, 'VeteranJobsPage');
/** The call for the list at this address, for the router's loader. Null where the window shows no list. */
export async function jobListQuery(area: 'public' | 'veteran', { pathname, search }: { pathname: string; search: object }) {
  return isJobAlone(pathname) ? null : (await import('./job-list-query.ts')).jobListCall(area, { ...search });
}

/** The call for the company's job list at this address, for the router's loader. */
export async function recruiterJobListQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./recruiter/recruiter-job-list-query.ts')).recruiterJobListCall(search);
}

export const RecruiterJobListPage = lazyRouteComponent(
  () => import('./recruiter/RecruiterJobListPage.tsx'),
  'RecruiterJobListPage',
);
export const RecruiterJobPage = lazyRouteComponent(() => import('./recruiter/RecruiterJobPage.tsx'), 'RecruiterJobPage');
export const RecruiterJobCreatePage = lazyRouteComponent(
  () => import('./recruiter/RecruiterJobFormPage.tsx'),
  'RecruiterJobCreatePage',
);
export const RecruiterJobEditPage = lazyRouteComponent(
  () => import('./recruiter/RecruiterJobFormPage.tsx'),
  'RecruiterJobEditPage',
);
