import { createRoute, notFound } from '@tanstack/react-router';
import { guardOperator } from '#features/accounts/guards.ts';
import { ProfilePage } from '#features/accounts/web/index.ts';
import { findTenants, getOperatorCompany, getPerson, getQueues, getSettings } from '#features/operator/contract.ts';
import {
  AuditPage,
  BackgroundJobsPage,
  CompanyDeskPage,
  ContentPage,
  FiguresPage,
  OperatorHomePage,
  RecruiterDeskPage,
  SettingsPage,
  TenantsPage,
  UserPage,
  UsersPage,
  VeteranDeskPage,
} from '#features/operator/web/index.ts';
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

// A desk reads the id itself: it shows the record beside its list, or on a phone in its place.
const companies = createRoute({ getParentRoute: () => operator, path: '/operator/companies', component: CompanyDeskPage });
const company = createRoute({
  getParentRoute: () => companies,
  path: '/$companyId',
  loader: prefetching((prefetch, { id }) => {
    const companyId = id('companyId');
    if (companyId) prefetch(getOperatorCompany, { params: { id: companyId } });
  }),
});
const recruiters = createRoute({ getParentRoute: () => operator, path: '/operator/recruiters', component: RecruiterDeskPage });
const recruiter = createRoute({ getParentRoute: () => recruiters, path: '/$userId', loader: prefetchPerson });
const veterans = createRoute({ getParentRoute: () => operator, path: '/operator/veterans', component: VeteranDeskPage });
const veteran = createRoute({ getParentRoute: () => veterans, path: '/$userId', loader: prefetchPerson });

const users = createRoute({ getParentRoute: () => operator, path: '/operator/users', component: UsersPage });
const user = createRoute({
  getParentRoute: () => operator,
  path: '/operator/users/$userId',
  loader: prefetchPerson,
  component: UserPage,
});

const profile = createRoute({ getParentRoute: () => operator, path: '/operator/profile', component: ProfilePage });

const content = createRoute({ getParentRoute: () => operator, path: '/operator/content', component: ContentPage });
const settings = createRoute({
  getParentRoute: () => operator,
  path: '/operator/settings',
  loader: prefetching((prefetch) => prefetch(getSettings)),
  component: SettingsPage,
});
const audit = createRoute({ getParentRoute: () => operator, path: '/operator/audit', component: AuditPage });
const backgroundJobs = createRoute({
  getParentRoute: () => operator,
  path: '/operator/background-jobs',
  component: BackgroundJobsPage,
});
const figures = createRoute({ getParentRoute: () => operator, path: '/operator/figures', component: FiguresPage });
/** For who runs the installation; to a tenant's own operators there is no such page. */
const tenants = createRoute({
  getParentRoute: () => operator,
  path: '/operator/tenants',
  beforeLoad: ({ context }: Visit) => {
    if (context.session.user()?.role !== 'system_operator') throw notFound();
  },
  loader: prefetching((prefetch) => prefetch(findTenants)),
  component: TenantsPage,
});

/** An address of this area without a page: its guard comes first, as for every other. */
const nothingHere = createRoute({
  getParentRoute: () => operator,
  path: '/operator/$',
  component: framed('NotFound'),
  staticData: { noPage: true },
});

export const operatorRoutes = operator.addChildren([
  nothingHere,
  home,
  companies.addChildren([company]),
  recruiters.addChildren([recruiter]),
  veterans.addChildren([veteran]),
  users,
  user,
  content,
  settings,
  audit,
  backgroundJobs,
  figures,
  tenants,
  profile,
]);
