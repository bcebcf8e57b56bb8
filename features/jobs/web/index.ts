import { lazyRouteComponent } from '@tanstack/react-router';
import { BESIDE, RAIL } from './search/job-layout.ts';

const loadOthers = () => import('./pages.ts');
export const DismissedJobsPage = lazyRouteComponent(() => import('./saved/DismissedJobsPage.tsx'), 'DismissedJobsPage');
export const CompanyListPage = lazyRouteComponent(loadOthers, 'CompanyListPage');
export const CompanyPage = lazyRouteComponent(loadOthers, 'CompanyPage');
export const JobLandingPage = lazyRouteComponent(loadOthers, 'JobLandingPage');
/** Whether this window shows one job without the list beside it. */
const isJobAlone = (pathname: string) => /\/jobs\/\d+$/.test(pathname) && !matchMedia(BESIDE).matches;

/** Loads the other parts that this window will show in parallel with the page itself. */
function loadJobsPage() {
  if (!isJobAlone(location.pathname)) void import('./search/JobList.tsx');
  if (matchMedia(RAIL).matches) void import('./search/later.ts');
  return import('./search/JobListPage.tsx');
}

export const ReportedJobsPage = lazyRouteComponent(() => import('./reports/ReportedJobsPage.tsx'), 'ReportedJobsPage');

export const PublicJobsPage = lazyRouteComponent(loadJobsPage, 'PublicJobsPage');
export const VeteranJobsPage = lazyRouteComponent(loadJobsPage, 'VeteranJobsPage');
/** The call for the list at this address, for the router's loader. Null where the window shows no list. */
export async function jobListQuery(area: 'public' | 'veteran', { pathname, search }: { pathname: string; search: object }) {
  return isJobAlone(pathname) ? null : (await import('./search/job-list-query.ts')).jobListCall(area, { ...search });
}

/** The call for the company's job list at this address, for the router's loader. */
export async function recruiterJobListQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./recruiting/job-list-query.ts')).recruiterJobListCall(search);
}

export const RecruiterJobListPage = lazyRouteComponent(() => import('./recruiting/JobListPage.tsx'), 'JobListPage');
export const RecruiterJobPage = lazyRouteComponent(() => import('./recruiting/page/JobPage.tsx'), 'JobPage');
export const RecruiterJobCreatePage = lazyRouteComponent(() => import('./recruiting/JobFormPage.tsx'), 'JobCreatePage');
export const RecruiterJobEditPage = lazyRouteComponent(() => import('./recruiting/JobFormPage.tsx'), 'JobEditPage');
