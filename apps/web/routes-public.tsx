import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { guardActive, guardSignedIn } from '#features/accounts/guards.ts';
import { ConfirmEmailPage } from '#features/accounts/web/index.ts';
import { ConfirmAlertPage, MailedAlertsPage, NewAlertPage, UnsubscribePage } from '#features/alerts/web/index.ts';
import { APPLICANT_SCOPE, ApplyPage } from '#features/applications/web/index.ts';
import { getCompany } from '#features/companies/contract.ts';
import { courseListQuery, PublicCoursePage, PublicCoursesPage } from '#features/courses/web/index.ts';
import { AboutSitePage, ForEmployersPage, HomePage } from '#features/dashboard/web/index.ts';
import { CompanyListPage, CompanyPage, JobLandingPage, jobListQuery, PublicJobsPage } from '#features/jobs/web/index.ts';
import { notificationsPage } from '#features/notifications/web/index.ts';
import { TradePage } from '#features/occupations/web/index.ts';
import { SharedPlanPage } from '#features/plans/web/index.ts';
import { SharedResumePage } from '#features/resumes/web/index.ts';
import { directoryQuery, PublicDirectoryPage, PublicProviderPage } from '#features/services/web/index.ts';
import { PAGE_PATHS, PAGE_SLUGS } from '#features/tenants/page-rules.ts';
import {
  framed,
  frameRoute,
  obey,
  prefetching,
  prefetchJob,
  SignedInOnly,
  type Visit,
  veteransAndVisitors,
} from './routes-root.tsx';

/** A page that needs no guard and loads by itself what it shows. */
const pageAt = <const Path extends `/${string}`>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => frameRoute, path, component });

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

// The list reads the id itself: it shows the job beside it, or on a phone in its place.
const jobs = createRoute({
  getParentRoute: () => frameRoute,
  path: '/jobs',
  loader: prefetching(async (prefetch, address) => {
    const list = await jobListQuery('public', address);
    if (list) prefetch(...list);
  }),
  component: PublicJobsPage,
});
const job = createRoute({ getParentRoute: () => jobs, path: '/$jobId', loader: prefetchJob });

const landing = <const Path extends `/jobs/${string}`>(path: Path) =>
  createRoute({ getParentRoute: () => frameRoute, path, component: JobLandingPage });
const landings = [
  landing('/jobs/browse'),
  landing('/jobs/role/$role'),
  landing('/jobs/in/$place'),
  landing('/jobs/role/$role/in/$place'),
  landing('/jobs/for/$trade/in/$place'),
];

const apply = createRoute({
  getParentRoute: () => frameRoute,
  path: '/jobs/$jobId/apply',
  beforeLoad: veteransAndVisitors,
  component: ApplyPage,
});
const companies = createRoute({ getParentRoute: () => frameRoute, path: '/companies', component: CompanyListPage });
const company = createRoute({
  getParentRoute: () => frameRoute,
  path: '/companies/$companyId',
  loader: prefetching((prefetch, { id }) => {
    const companyId = id('companyId');
    if (companyId) prefetch(getCompany, { params: { id: companyId } });
  }),
  component: CompanyPage,
});

/** The mailed link that confirms a new email. For any role, signed in to the account that requested it. */
const signedIn = createRoute({
  getParentRoute: () => frameRoute,
  id: 'signed-in',
  component: SignedInOnly,
  beforeLoad: (visit: Visit) => obey(guardSignedIn(visit.context.session.user(), { path: visit.location.href }), visit),
});
const confirmEmail = createRoute({ getParentRoute: () => signedIn, path: '/auth/confirm-email', component: ConfirmEmailPage });

const notifications = createRoute({
  getParentRoute: () => signedIn,
  path: '/notifications',
  component: notificationsPage([APPLICANT_SCOPE]),
  beforeLoad: (visit: Visit) => obey(guardActive(visit.context.session.user(), { path: visit.location.href }), visit),
});

const serviceProviders = createRoute({
  getParentRoute: () => frameRoute,
  path: '/service-providers',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await directoryQuery(search)))),
  component: PublicDirectoryPage,
});
const serviceProvider = createRoute({
  getParentRoute: () => frameRoute,
  path: '/service-providers/$serviceProviderId',
  loader: prefetching(async (prefetch, { id }) => {
    const providerId = id('serviceProviderId');
    if (providerId) prefetch((await import('#features/services/contract.ts')).getServiceProvider, { params: { id: providerId } });
  }),
  component: PublicProviderPage,
});
const courses = createRoute({
  getParentRoute: () => frameRoute,
  path: '/courses',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await courseListQuery('public', search)))),
  component: PublicCoursesPage,
});
const course = createRoute({
  getParentRoute: () => frameRoute,
  path: '/courses/$courseId',
  loader: prefetching(async (prefetch, { id }) => {
    const courseId = id('courseId');
    if (courseId) prefetch((await import('#features/courses/contract.ts')).getCourse, { params: { id: courseId } });
  }),
  component: PublicCoursePage,
});

const forEmployers = pageAt('/recruiters', ForEmployersPage);

const home = pageAt('/home', HomePage);
const siteTexts = PAGE_SLUGS.map((slug) => pageAt(PAGE_PATHS[slug], AboutSitePage));

const trade = pageAt('/trade', TradePage);

const sharedPlan = pageAt('/shared-plan/$token', SharedPlanPage);

const sharedResume = pageAt('/shared/$token', SharedResumePage);

const alertPages = [
  pageAt('/alerts/new', NewAlertPage),
  pageAt('/alerts/confirm/$token', ConfirmAlertPage),
  pageAt('/alerts/$token', MailedAlertsPage),
  pageAt('/unsubscribe/$token', UnsubscribePage),
];

export const routes = [
  ...alertPages,
  sharedPlan,
  sharedResume,
  home,
  ...siteTexts,
  forEmployers,
  trade,
  serviceProviders,
  serviceProvider,
  courses,
  course,
  companies,
  company,
  notFound,
  inactive,
  loginRequired,
  approvalPending,
  jobs.addChildren([job]),
  ...landings,
  apply,
  signedIn.addChildren([confirmEmail, notifications]),
];
