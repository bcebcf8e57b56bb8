import { lazyRouteComponent } from '@tanstack/react-router';

export const ApplicantListPage = lazyRouteComponent(() => import('./ApplicantListPage.tsx'), 'ApplicantListPage');
/** The call for a job's applicants at this address, for the router's loader. */
export async function applicantListQuery(jobId: number, search: Readonly<Record<string, unknown>>) {
  return (await import('./applicant-list-query.ts')).applicantListCall(jobId, search);
}

/** The call for the veteran's applications at this address, for the router's loader. */
export async function appliedJobsQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./applicant-list-query.ts')).appliedJobsCall(search);
}

export const AppliedJobsPage = lazyRouteComponent(() => import('./AppliedJobsPage.tsx'), 'AppliedJobsPage');
export const ApplyPage = lazyRouteComponent(() => import('./ApplyPage.tsx'), 'ApplyPage');
