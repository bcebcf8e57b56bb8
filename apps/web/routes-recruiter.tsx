import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { guardRecruiter } from '#features/accounts/guards.ts';
import { profilePage } from '#features/accounts/web/index.ts';
import { applicantListPage, applicantQueries, type ExtraSection } from '#features/applications/web/index.ts';
import { CandidateListPage, candidateListQuery } from '#features/candidates/web/index.ts';
import { getOwnCompany } from '#features/companies/contract.ts';
import {
  CompanyApprovalPendingPage,
  CompanyCreatePage,
  CompanyDetailsPage,
  CompanyExistsPage,
  CompanyRejectPage,
  companyPeopleQuery,
  InviteUserPage,
} from '#features/companies/web/index.ts';
import { getRecruiterDashboard } from '#features/dashboard/contract.ts';
import { RecruiterDashboardPage } from '#features/dashboard/web/index.ts';
import { CompanyApiPage } from '#features/employer-api/web/index.ts';
import { APPLICANT_INTERVIEWS, InterviewListPage, interviewListQuery } from '#features/interviews/web/index.ts';
import { CompanyFeedsPage } from '#features/job-feeds/web/index.ts';
import {
  RecruiterJobCreatePage,
  RecruiterJobEditPage,
  RecruiterJobListPage,
  RecruiterJobPage,
  recruiterJobListQuery,
} from '#features/jobs/web/index.ts';
import { InboxPage, MESSAGE_MANY, MESSAGES_SECTION, MessageTemplatesPage, messageCalls } from '#features/messages/web/index.ts';
import { DATA_SECTION } from '#features/privacy/web/index.ts';
import { readDay } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { framed, frameRoute, obey, prefetching, SignedInOnly, type Visit } from './routes-root.tsx';

const recruiter = createRoute({
  getParentRoute: () => frameRoute,
  id: 'recruiter',
  component: SignedInOnly,
  beforeLoad: (visit: Visit) => obey(guardRecruiter(visit.context.session.user(), { path: visit.location.href }), visit),
});

const home = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/',
  loader: prefetching((prefetch, { search }) => {
    const [from, to] = [readDay(search.from), readDay(search.to)];
    prefetch(getRecruiterDashboard, { query: { ...(from && { from }), ...(to && { to }) } });
  }),
  component: RecruiterDashboardPage,
});
const jobs = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/jobs',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await recruiterJobListQuery(search)))),
  component: RecruiterJobListPage,
});
const jobFeeds = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/job-feeds',
  component: CompanyFeedsPage,
});
const jobCreate = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/jobs/create',
  component: RecruiterJobCreatePage,
});
const prefetchJob = prefetching(async (prefetch, { id }) => {
  const jobId = id('jobId');
  if (!jobId) return;
  const { getRecruiterJob } = await import('#features/jobs/recruiting-contract.ts');
  prefetch(getRecruiterJob, { params: { id: jobId } });
});
const job = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/jobs/$jobId',
  loader: prefetchJob,
  component: RecruiterJobPage,
});
const jobEdit = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/jobs/$jobId/edit',
  loader: prefetchJob,
  component: RecruiterJobEditPage,
});
/** What the features above `applications` add to the applicant panel, in its order. */
const APPLICANT_SECTIONS: readonly ExtraSection[] = [
  {
    key: 'match',
    title: 'Match',
    Component: lazy(async () => ({ default: (await import('#features/matching/web/parts.ts')).ApplicantMatch })),
  },
  APPLICANT_INTERVIEWS,
  MESSAGES_SECTION,
];

const applicants = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/jobs/$jobId/applications',
  loader: prefetching(async (prefetch, { id, search }) => {
    const jobId = id('jobId');
    if (!jobId) return;
    const [{ getRecruiterJob }, { list, board, pipeline, applicant }] = await Promise.all([
      import('#features/jobs/recruiting-contract.ts'),
      applicantQueries(jobId, search),
    ]);
    prefetch(getRecruiterJob, { params: { id: jobId } });
    if (list) prefetch(...list);
    if (board) prefetch(...board);
    if (applicant) prefetch(...applicant);
    prefetch(...pipeline);
  }),
  component: applicantListPage(APPLICANT_SECTIONS, [MESSAGE_MANY]),
});

/** Links of notifications name the application in the path. */
const applicant = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/jobs/$jobId/applications/$applicationId',
  beforeLoad: ({ params }) => {
    const [jobId, applicationId] = [Number(params.jobId), Number(params.applicationId)];
    if (!(jobId > 0 && applicationId > 0)) throw notFound();
    throw redirect({ href: paths.recruiter.application(jobId, applicationId), replace: true });
  },
});

/** The company area. The gate redirects each recruiter to the page for their company's state. */
const company = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/company',
  component: CompanyApprovalPendingPage,
});
const companyCreate = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/company/create',
  component: CompanyCreatePage,
});
const companyExists = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/company/exists',
  component: CompanyExistsPage,
});
const companyReject = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/company/reject',
  component: CompanyRejectPage,
});
const companyPending = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/company/approval-pending',
  component: CompanyApprovalPendingPage,
});
const companyDetails = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/company/details',
  loader: prefetching(async (prefetch, { search }) => {
    prefetch(getOwnCompany);
    if (search.section === 'people') prefetch(...(await companyPeopleQuery(search)));
  }),
  component: CompanyDetailsPage,
});
const companyApi = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/api',
  component: CompanyApiPage,
});
const inviteUser = createRoute({ getParentRoute: () => recruiter, path: '/recruiter/invite-user', component: InviteUserPage });

const candidates = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/candidate-list',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await candidateListQuery(search)))),
  component: CandidateListPage,
});

const interviews = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/interviews',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await interviewListQuery(search)))),
  component: InterviewListPage,
});
const messages = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/messages',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await messageCalls()).inboxCall(search))),
  component: InboxPage,
});
const messageTemplates = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/message-templates',
  component: MessageTemplatesPage,
});

const profile = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/profile',
  component: profilePage([DATA_SECTION]),
});

/** An address of this area without a page. The area's guard still runs first. */
const nothingHere = createRoute({
  getParentRoute: () => recruiter,
  path: '/recruiter/$',
  component: framed('NotFound'),
  staticData: { noPage: true },
});

export const routes = [
  recruiter.addChildren([
    nothingHere,
    profile,
    home,
    jobs,
    jobCreate,
    jobFeeds,
    job,
    jobEdit,
    applicants,
    applicant,
    candidates,
    interviews,
    messages,
    messageTemplates,
    company,
    companyCreate,
    companyExists,
    companyReject,
    companyPending,
    companyDetails,
    companyApi,
    inviteUser,
  ]),
];
