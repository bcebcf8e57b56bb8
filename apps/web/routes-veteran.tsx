import type { QueryClient } from '@tanstack/react-query';
import { createRoute, notFound, redirect, useLocation } from '@tanstack/react-router';
import { guardVeteran, marketingSite } from '#features/accounts/guards.ts';
import { AlertsPage } from '#features/alerts/web/index.ts';
import { ApplyPage, appliedJobsPage, appliedQueries, type ExtraSection } from '#features/applications/web/index.ts';
import { VisibilityPage } from '#features/candidates/web/index.ts';
import { CompareCoursesPage, courseListQuery, VeteranCoursePage, VeteranCoursesPage } from '#features/courses/web/index.ts';
import { DASHBOARD_CARDS } from '#features/dashboard/rules.ts';
import { BriefingPage, NextStrip, VeteranDashboardPage } from '#features/dashboard/web/index.ts';
import { OWN_INTERVIEWS } from '#features/interviews/web/index.ts';
import { findDismissedJobs } from '#features/jobs/match-contract.ts';
import { DismissedJobsPage, jobListQuery, VeteranJobsPage } from '#features/jobs/web/index.ts';
import { InboxPage, MESSAGES_SECTION, messageCalls } from '#features/messages/web/index.ts';
import { getOnboarding } from '#features/onboarding/contract.ts';
import { OnboardingPage, RefineActionPlanPage, veteranProfilePage } from '#features/onboarding/web/index.ts';
import {
  findTransitionPlans,
  findTransitionTasks,
  getTransitionPlan,
  getTransitionSituation,
} from '#features/plans/transition-contract.ts';
import { CreateTransitionPlanPage, TransitionPlanListPage, TransitionPlanPage } from '#features/plans/web/index.ts';
import { DATA_SECTION } from '#features/privacy/web/index.ts';
import { findMasterQuestions } from '#features/questions/contract.ts';
import { findCoverLetters, getCoverLetter } from '#features/resumes/letters/contract.ts';
import {
  CoverLetterBuildPage,
  CoverLetterListPage,
  CoverLetterPage,
  FederalResumeListPage,
  ResumeBuildPage,
  ResumeEditorPage,
  ResumeListPage,
  ResumePreviewPage,
} from '#features/resumes/web/index.ts';
import { directoryQuery, VeteranDirectoryPage, VeteranProviderPage } from '#features/services/web/index.ts';
import { tenantQuery } from '#features/tenants/web/index.ts';
import { paths } from '#kit/ui/paths.ts';
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

const veteran = createRoute({
  getParentRoute: () => frameRoute,
  id: 'veteran',
  component: SignedInOnly,
  beforeLoad: async (visit: Visit) => {
    const user = visit.context.session.user();
    const site = user ? null : await marketingSiteOf(visit.context.queryClient);
    return obey(guardVeteran(user, { path: visit.location.href, marketingSite: site }), visit);
  },
});

/** The site for this tenant's visitors; null also when it cannot be loaded. */
async function marketingSiteOf(queryClient: QueryClient): Promise<string | null> {
  const tenant = await queryClient.ensureQueryData(tenantQuery).catch(() => null);
  return tenant && marketingSite(tenant.data.marketing_site_url);
}

const prefetchDashboard = prefetching(async (prefetch, { search }) => {
  if (search.dashboard_tab === 'explore') return;
  const { getDashboard } = await import('#features/dashboard/veteran-contract.ts');
  for (const section of Object.values(DASHBOARD_CARDS)) prefetch(getDashboard, { query: { section: [...section] } });
});
const home = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/',
  loader: (entry) => {
    if (entry.context.session.user()?.is_onboarding_completed) prefetchDashboard(entry);
  },
  component: VeteranDashboardPage,
});
const briefing = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/briefing',
  loader: prefetching(async (prefetch) => prefetch((await import('#features/dashboard/briefing-contract.ts')).getBriefing)),
  component: BriefingPage,
});
const onboarding = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/onboarding',
  loader: prefetching((prefetch) => prefetch(getOnboarding)),
  component: OnboardingPage,
});
const alerts = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/alerts',
  loader: prefetching(async (prefetch) => prefetch((await import('#features/alerts/contract.ts')).findAlerts)),
  component: AlertsPage,
});
const dismissedJobs = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/dismissed-jobs',
  loader: prefetching((prefetch) => prefetch(findDismissedJobs)),
  component: DismissedJobsPage,
});
const refineActionPlan = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/refine-action-plan',
  loader: prefetching((prefetch) => {
    prefetch(getOnboarding);
    prefetch(findMasterQuestions, { query: { visibility_place: 'action_plan' } });
  }),
  component: RefineActionPlanPage,
});
const transitionPlans = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/transition-plan',
  loader: prefetching((prefetch) => prefetch(findTransitionPlans)),
  component: TransitionPlanListPage,
});
const transitionPlan = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/transition-plan-vx',
  loader: prefetching((prefetch, { search }) => {
    const id = Number(search.plan_id);
    if (Number.isInteger(id) && id > 0) prefetch(getTransitionPlan, { params: { id } });
    else prefetch(findTransitionTasks);
    prefetch(findTransitionPlans);
    prefetch(getTransitionSituation);
  }),
  component: TransitionPlanPage,
});
const profile = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/profile',
  component: veteranProfilePage([DATA_SECTION]),
});

const messages = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/messages',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await messageCalls()).inboxCall(search))),
  component: InboxPage,
});

const visibility = createRoute({ getParentRoute: () => veteran, path: '/veteran/visibility', component: VisibilityPage });

const resumesContract = () => import('#features/resumes/resumes-contract.ts');
const prefetchResumes = prefetching(async (prefetch, { search }) => {
  prefetch((await resumesContract()).findResumes, { query: { trash: search.trash === true } });
});
const prefetchResume = prefetching(async (prefetch, { id }) => {
  const resumeId = id('resumeId');
  if (resumeId) prefetch((await resumesContract()).getResumeById, { params: { id: resumeId } });
});

const resumes = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/resume',
  loader: prefetchResumes,
  component: ResumeListPage,
});
const resumeBuild = createRoute({ getParentRoute: () => veteran, path: '/veteran/resume/build', component: ResumeBuildPage });
const resumeEdit = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/resume/edit/$resumeId',
  loader: prefetchResume,
  component: ResumeEditorPage,
});
const resumePreview = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/resume/preview/$resumeId',
  loader: prefetchResume,
  component: ResumePreviewPage,
});
const federalResumes = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/federal-resume',
  loader: prefetchResumes,
  component: FederalResumeListPage,
});
const federalResumeEdit = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/federal-resume/edit/$resumeId',
  loader: prefetchResume,
  component: ResumeEditorPage,
});
const coverLetters = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/cover-letters',
  loader: prefetching((prefetch, { search }) => prefetch(findCoverLetters, { query: { trash: search.trash === true } })),
  component: CoverLetterListPage,
});
const coverLetterBuild = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/cover-letters/build',
  component: CoverLetterBuildPage,
});
const coverLetter = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/cover-letters/$letterId',
  loader: prefetching((prefetch, { id }) => {
    const letterId = id('letterId');
    if (letterId) prefetch(getCoverLetter, { params: { id: letterId } });
  }),
  component: CoverLetterPage,
});
const serviceProviders = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/service-providers',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await directoryQuery(search)))),
  component: VeteranDirectoryPage,
});
const serviceProvider = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/service-providers/$serviceProviderId',
  loader: prefetching(async (prefetch, { id }) => {
    const providerId = id('serviceProviderId');
    if (providerId) prefetch((await import('#features/services/contract.ts')).getServiceProvider, { params: { id: providerId } });
  }),
  component: VeteranProviderPage,
});
// Further URLs of these pages, in links that exist.
const viewResume = createRoute({ getParentRoute: () => veteran, path: '/veteran/view-resume', component: ResumePreviewPage });
const previewResumePdf = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/preview-resume-pdf',
  component: ResumePreviewPage,
});
const editResume = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/edit-resume',
  beforeLoad: ({ search }: { search: { resume_id?: number | string } }) => {
    const id = Number(search.resume_id);
    throw redirect({ href: id > 0 ? paths.veteran.resumeEdit(id) : paths.veteran.resumes(), replace: true });
  },
});

/** Older links name the application in the path. */
const application = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/applications/$applicationId',
  beforeLoad: ({ params }) => {
    const id = Number(params.applicationId);
    if (!(Number.isSafeInteger(id) && id > 0)) throw notFound();
    throw redirect({ href: paths.veteran.application(id), replace: true });
  },
});

const courses = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/courses',
  loader: prefetching(async (prefetch, { search }) => prefetch(...(await courseListQuery('veteran', search)))),
  component: VeteranCoursesPage,
});
const compareCourses = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/courses/compare',
  component: CompareCoursesPage,
});
const course = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/courses/$courseId',
  loader: prefetching(async (prefetch, { id }) => {
    const courseId = id('courseId');
    if (courseId) prefetch((await import('#features/courses/contract.ts')).getCourse, { params: { id: courseId } });
  }),
  component: VeteranCoursePage,
});

type Place = { pathname: string; search: Readonly<Record<string, unknown>> };

/** What the features above `applications` add to the card of an application, in its order. */
const APPLICATION_SECTIONS: readonly ExtraSection[] = [OWN_INTERVIEWS, MESSAGES_SECTION];
const AppliedJobsPage = appliedJobsPage(APPLICATION_SECTIONS, NextStrip);

/** Which of the veteran's lists an address asks for: what they applied for is another page than the jobs. */
const listAt = ({ pathname, search }: Place) =>
  search.jobType === 'applied' && pathname.endsWith('/jobs') ? AppliedJobsPage : VeteranJobsPage;

function VeteranJobs() {
  const List = listAt(useLocation());
  return <List />;
}

const prefetchVeteranJobs = prefetching(async (prefetch, address) => {
  const { pathname, role, search } = address;
  // The page asks visitors to sign in before it shows a list of their own.
  if (search.jobType !== undefined && search.jobType !== 'jobs' && role !== 'veteran') return;
  if (listAt({ pathname, search }) === AppliedJobsPage) {
    const { list, board, application } = await appliedQueries(search);
    if (list) prefetch(...list);
    if (board) prefetch(...board);
    if (application) prefetch(...application);
    return;
  }
  const list = await jobListQuery('veteran', address);
  if (list) prefetch(...list);
});

/** The address of the list in the veterans' area needs no guard either. */
const veteranJobs = createRoute({
  getParentRoute: () => frameRoute,
  path: '/veteran/jobs',
  component: VeteranJobs,
  loader: (entry) => {
    prefetchVeteranJobs(entry);
    return listAt(entry.location).preload?.();
  },
});
const veteranJob = createRoute({ getParentRoute: () => veteranJobs, path: '/$jobId', loader: prefetchJob });
const veteranApply = createRoute({
  getParentRoute: () => frameRoute,
  path: '/veteran/jobs/$jobId/apply',
  beforeLoad: veteransAndVisitors,
  component: ApplyPage,
});

/** Usable without an account; an account of another role has no plans. */
const createTransitionPlan = createRoute({
  getParentRoute: () => frameRoute,
  path: '/veteran/create-transition-plan-vx',
  beforeLoad: veteransAndVisitors,
  component: CreateTransitionPlanPage,
});

/** An address of this area without a page. The area's guard still runs first. */
const nothingHere = createRoute({
  getParentRoute: () => veteran,
  path: '/veteran/$',
  component: framed('NotFound'),
  staticData: { noPage: true },
});

export const routes = [
  createTransitionPlan,
  veteranJobs.addChildren([veteranJob]),
  veteranApply,
  veteran.addChildren([
    alerts,
    dismissedJobs,
    nothingHere,
    home,
    briefing,
    onboarding,
    refineActionPlan,
    transitionPlans,
    transitionPlan,
    profile,
    visibility,
    messages,
    resumes,
    resumeBuild,
    resumeEdit,
    resumePreview,
    federalResumes,
    federalResumeEdit,
    courses,
    compareCourses,
    course,
    coverLetters,
    coverLetterBuild,
    coverLetter,
    serviceProviders,
    serviceProvider,
    viewResume,
    previewResumePdf,
    editResume,
    application,
  ]),
];
