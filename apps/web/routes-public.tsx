import { createRoute } from '@tanstack/react-router';
import { JobListPage } from '#features/jobs/web/index.ts';
import { framed, frameRoute } from './routes-root.tsx';

const notFound = createRoute({ getParentRoute: () => frameRoute, path: '/404', component: framed('NotFound') });
const inactive = createRoute({ getParentRoute: () => frameRoute, path: '/inactive', component: framed('Inactive') });
const loginRequired = createRoute({
  getParentRoute: () => frameRoute,
  path: '/login-required',
  component: framed('LoginRequired'),
});
const approvalPending = createRoute({
  getParentRoute: () => frameRoute,
  path: '/approval-pending',
  component: framed('ApprovalPending'),
});

const jobs = createRoute({
  getParentRoute: () => frameRoute,
  path: '/jobs',
  component: () => <JobListPage area="public" />,
});
const job = createRoute({ getParentRoute: () => jobs, path: '/$jobId' });

/** The address of the list in the veterans' area needs no guard either (specification, section 2). */
const veteranJobs = createRoute({
  getParentRoute: () => frameRoute,
  path: '/veteran/jobs',
  component: () => <JobListPage area="veteran" />,
});
const veteranJob = createRoute({ getParentRoute: () => veteranJobs, path: '/$jobId' });

export const publicRoutes = [
  notFound,
  inactive,
  loginRequired,
  approvalPending,
  jobs.addChildren([job]),
  veteranJobs.addChildren([veteranJob]),
] as const;
