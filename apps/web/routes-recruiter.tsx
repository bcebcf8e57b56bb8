import { createRoute, redirect } from '@tanstack/react-router';
import { guardRecruiter } from '#features/accounts/guards.ts';
import { CompanyGatePage } from '#features/accounts/web/index.ts';
import { ApplicantListPage } from '#features/applications/web/index.ts';
import {
  RecruiterJobCreatePage,
  RecruiterJobEditPage,
  RecruiterJobListPage,
  RecruiterJobPage,
} from '#features/jobs/web/index.ts';
import { paths } from '#kit/ui/paths.ts';
import { frameRoute, obey, SignedInOnly, type Visit } from './routes-root.tsx';

const recruiter = createRoute({
  getParentRoute: () => frameRoute,
  id: 'recruiter',
  component: SignedInOnly,
  beforeLoad: (visit: Visit) => obey(guardRecruiter(visit.context.session.user(), { path: visit.location.href }), visit),
});

/** Until recruiters have a dashboard, their jobs are where they start. */
const home = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter',
  beforeLoad: ({ context }) => {
    if (context.verdict.at === 'enter') throw redirect({ href: paths.recruiter.jobs(), replace: true });
  },
});

const jobs = createRoute({ getParentRoute: () => recruiter, path: '/recruiter/jobs', component: RecruiterJobListPage });
const jobCreate = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/jobs/create',
  component: RecruiterJobCreatePage,
});
const job = createRoute({ getParentRoute: () => recruiter, path: '/recruiter/jobs/$jobId', component: RecruiterJobPage });
const jobEdit = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/jobs/$jobId/edit',
  component: RecruiterJobEditPage,
});
const applicants = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/jobs/$jobId/applications',
  component: ApplicantListPage,
});

/** The gate before the other pages: who stands there is told why. */
const gate = [
  '/recruiter/company',
  '/recruiter/company/create',
  '/recruiter/company/exists',
  '/recruiter/company/reject',
  '/recruiter/company/approval-pending',
] as const;
const companyGate = gate.map((path) => createRoute({ getParentRoute: () => recruiter, path, component: CompanyGatePage }));

export const recruiterRoutes = recruiter.addChildren([home, jobs, jobCreate, job, jobEdit, applicants, ...companyGate]);
