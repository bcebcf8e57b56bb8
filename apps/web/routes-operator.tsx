import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { guardOperator } from '#features/accounts/guards.ts';
import { profilePage } from '#features/accounts/web/index.ts';
import { TenantFeedsPage } from '#features/job-feeds/web/index.ts';
import { ReportedJobsPage } from '#features/jobs/web/index.ts';
import { getOperatorCompany, getPerson, getQueues } from '#features/operator/contract.ts';
import { findOperators, findOperatorsOfTenant } from '#features/operator/operators-contract.ts';
import { getSettings } from '#features/operator/settings-contract.ts';
import { findTenants } from '#features/operator/system-contract.ts';
import {
  AuditPage,
  BackgroundJobsPage,
  CompanyReviewPage,
  ContentPage,
  FiguresPage,
  HeldPage,
  InstallationAuditPage,
  listCalls,
  OperatorHomePage,
  OperatorsPage,
  RecruiterReviewPage,
  SettingsPage,
  TenantOperatorsPage,
  TenantsPage,
  UserPage,
  UsersPage,
  VeteranReviewPage,
} from '#features/operator/web/index.ts';
import { DATA_SECTION } from '#features/privacy/web/index.ts';
import { paths } from '#kit/ui/paths.ts';
import { framed, frameRoute, obey, prefetching, SignedInOnly, type Visit } from './routes-root.tsx';

const operator = createRoute({
  getParentRoute: () => frameRoute,
  id: 'operator',
  component: SignedInOnly,
  beforeLoad: (visit: Visit) => obey(guardOperator(visit.context.session.user(), { path: visit.location.href }), visit),
});

const home = createRoute({
  getParentRoute: () => operator,
  path: '/operator/',
  loader: prefetching((prefetch) => prefetch(getQueues)),
  component: OperatorHomePage,
});

const prefetchPerson = prefetching((prefetch, { id }) => {
  const userId = id('userId');
  if (userId) prefetch(getPerson, { params: { id: userId } });
});

const prefetchCompanies = prefetching(async (prefetch, { search }) => prefetch(...(await listCalls()).companyListCall(search)));
const prefetchRecruiters = prefetching(async (prefetch, { search }) =>
  prefetch(...(await listCalls()).personListCall(search, 'recruiter')),
);
const prefetchVeterans = prefetching(async (prefetch, { search }) =>
  prefetch(...(await listCalls()).personListCall(search, 'veteran')),
);

// These pages read the id themselves: they show the record beside the list, or instead of it on a phone.
const companies = createRoute({
  getParentRoute: () => operator,
  path: '/operator/companies',
  loader: prefetchCompanies,
  component: CompanyReviewPage,
});
const company = createRoute({
  getParentRoute: () => companies,
  path: '/$companyId',
  loader: prefetching((prefetch, { id }) => {
    const companyId = id('companyId');
    if (companyId) prefetch(getOperatorCompany, { params: { id: companyId } });
  }),
});
const recruiters = createRoute({
  getParentRoute: () => operator,
  path: '/operator/recruiters',
  loader: prefetchRecruiters,
  component: RecruiterReviewPage,
});
const recruiter = createRoute({ getParentRoute: () => recruiters, path: '/$userId', loader: prefetchPerson });
const veterans = createRoute({
  getParentRoute: () => operator,
  path: '/operator/veterans',
  loader: prefetchVeterans,
  component: VeteranReviewPage,
});
const veteran = createRoute({ getParentRoute: () => veterans, path: '/$userId', loader: prefetchPerson });

const users = createRoute({
  getParentRoute: () => operator,
  path: '/operator/users',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await listCalls()).personListCall(search))),
  component: UsersPage,
});
const user = createRoute({
  getParentRoute: () => operator,
  path: '/operator/users/$userId',
  loader: prefetchPerson,
  component: UserPage,
});

const profile = createRoute({
  getParentRoute: () => operator,
  path: '/operator/profile',
  component: profilePage([DATA_SECTION]),
});

const content = createRoute({
  getParentRoute: () => operator,
  path: '/operator/content',
  loader: prefetching(async (prefetch, { search }) => {
    if (search.section === 'lookups') prefetch(...(await listCalls()).lookupListCall(search));
  }),
  component: ContentPage,
});
const settings = createRoute({
  getParentRoute: () => operator,
  path: '/operator/settings',
  loader: prefetching((prefetch) => prefetch(getSettings)),
  component: SettingsPage,
});
const held = createRoute({
  getParentRoute: () => operator,
  path: '/operator/held',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await listCalls()).heldCall(search))),
  component: HeldPage,
});
/** The address in notifications of version 0.1.0. */
const heldMessages = createRoute({
  getParentRoute: () => operator,
  path: '/operator/held-messages',
  beforeLoad: ({ search }: { search: { tab?: string } }) => {
    throw redirect({ href: paths.operator.held(search.tab === 'reported' ? { tab: search.tab } : {}), replace: true });
  },
});
const jobFeeds = createRoute({
  getParentRoute: () => operator,
  path: '/operator/job-feeds',
  component: TenantFeedsPage,
});
const reportedJobs = createRoute({
  getParentRoute: () => operator,
  path: '/operator/reported-jobs',
  component: ReportedJobsPage,
});
const audit = createRoute({
  getParentRoute: () => operator,
  path: '/operator/audit',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await listCalls()).auditCall(search))),
  component: AuditPage,
});
const backgroundJobs = createRoute({
  getParentRoute: () => operator,
  path: '/operator/background-jobs',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await listCalls()).backgroundJobsCall(search))),
  component: BackgroundJobsPage,
});
const figures = createRoute({
  getParentRoute: () => operator,
  path: '/operator/figures',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await listCalls()).figuresCall(search))),
  component: FiguresPage,
});
const operators = createRoute({
  getParentRoute: () => operator,
  path: '/operator/operators',
  loader: prefetching((prefetch) => prefetch(findOperators)),
  component: OperatorsPage,
});

/** For system operators only. A tenant's own operators get the 404 page. */
const systemOnly = ({ context }: Visit) => {
  if (context.session.user()?.role !== 'system_operator') throw notFound();
};
const tenants = createRoute({
  getParentRoute: () => operator,
  path: '/operator/tenants',
  beforeLoad: systemOnly,
  loader: prefetching((prefetch) => prefetch(findTenants)),
  component: TenantsPage,
});

const tenantOperators = createRoute({
  getParentRoute: () => operator,
  path: '/operator/tenants/$tenantId/operators',
  beforeLoad: systemOnly,
  loader: prefetching((prefetch, { id }) => {
    const tenantId = id('tenantId');
    if (tenantId) prefetch(findOperatorsOfTenant, { params: { id: tenantId } });
  }),
  component: TenantOperatorsPage,
});
const installationAudit = createRoute({
  getParentRoute: () => operator,
  path: '/operator/tenants/decisions',
  beforeLoad: systemOnly,
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await listCalls()).installationAuditCall(search))),
  component: InstallationAuditPage,
});

/** An address of this area without a page. The area's guard still runs first. */
const nothingHere = createRoute({
  getParentRoute: () => operator,
  path: '/operator/$',
  component: framed('NotFound'),
  staticData: { noPage: true },
});

export const routes = [
  operator.addChildren([
    nothingHere,
    home,
    companies.addChildren([company]),
    recruiters.addChildren([recruiter]),
    veterans.addChildren([veteran]),
    users,
    user,
    content,
    settings,
    held,
    heldMessages,
    reportedJobs,
    jobFeeds,
    audit,
    backgroundJobs,
    figures,
    tenants,
    tenantOperators,
    installationAudit,
    operators,
    profile,
  ]),
];
