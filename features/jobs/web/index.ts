import { lazyRouteComponent } from '@tanstack/react-router';

export const CompanyPage = lazyRouteComponent(() => import('./CompanyPage.tsx'), 'CompanyPage');
export const PublicJobsPage = lazyRouteComponent(() => import('./JobListPage.tsx'), 'PublicJobsPage');
export const VeteranJobsPage = lazyRouteComponent(() => import('./JobListPage.tsx'), 'VeteranJobsPage');
export const RecruiterJobListPage = lazyRouteComponent(() => import('./RecruiterJobListPage.tsx'), 'RecruiterJobListPage');
export const RecruiterJobPage = lazyRouteComponent(() => import('./RecruiterJobPage.tsx'), 'RecruiterJobPage');
export const RecruiterJobCreatePage = lazyRouteComponent(() => import('./RecruiterJobFormPage.tsx'), 'RecruiterJobCreatePage');
export const RecruiterJobEditPage = lazyRouteComponent(() => import('./RecruiterJobFormPage.tsx'), 'RecruiterJobEditPage');

export { CompanyLogo } from './CompanyLogo.tsx';
export { JobsHead, SignInToSee } from './JobsHead.tsx';
export { usePageTitle } from './job-list-hooks.ts';
export { payOf, placeOf } from './job-words.ts';
