import { lazyRouteComponent } from '@tanstack/react-router';
import { BESIDE, RAIL } from './job-layout.ts';

export const CompanyPage = lazyRouteComponent(() => import('./CompanyPage.tsx'), 'CompanyPage');
/** What this window will show besides comes side by side with the page itself. */
function loadJobsPage() {
  const alone = /\/jobs\/\d+$/.test(location.pathname) && !matchMedia(BESIDE).matches;
  if (!alone) void import('./JobList.tsx');
  if (matchMedia(RAIL).matches) void import('./JobFilters.tsx');
  return import('./JobListPage.tsx');
}

export const PublicJobsPage = lazyRouteComponent(loadJobsPage, 'PublicJobsPage');
export const VeteranJobsPage = lazyRouteComponent(loadJobsPage, 'VeteranJobsPage');
export const RecruiterJobListPage = lazyRouteComponent(() => import('./RecruiterJobListPage.tsx'), 'RecruiterJobListPage');
export const RecruiterJobPage = lazyRouteComponent(() => import('./RecruiterJobPage.tsx'), 'RecruiterJobPage');
export const RecruiterJobCreatePage = lazyRouteComponent(() => import('./RecruiterJobFormPage.tsx'), 'RecruiterJobCreatePage');
export const RecruiterJobEditPage = lazyRouteComponent(() => import('./RecruiterJobFormPage.tsx'), 'RecruiterJobEditPage');
