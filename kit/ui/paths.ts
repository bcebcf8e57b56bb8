/**
 * Every URL of the application: `paths.veteran.job(42)` is `/veteran/jobs/42`. Use them as `href` of links and buttons and in the
 * router's `navigate({ href })`. The route table (apps/web/router.tsx) declares the same shapes with `$jobId`.
 */

type QueryValue = string | number | boolean | null | undefined;

/** Sets the query parameters that have a value and removes those without one or with an empty string. Others that the path has stay. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const [address, present] = path.split('?');
  const search = new URLSearchParams(present);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
    else search.delete(name);
  }
  return search.size > 0 ? `${address}?${search}` : (address ?? '');
}

export type SignInRole = 'veteran' | 'recruiter';
/** Operators have a separate sign-in screen. */
type AnySignIn = SignInRole | 'operator';
export type JobsTab = 'jobs' | 'recommended' | 'saved' | 'applied';

/** `conversation` is its key, such as `application-12`. */
type InboxQuery = { conversation?: string; filter?: string; search?: string; page?: number };

export const paths = {
  home: () => '/',
  /** What a visitor reads first, where the tenant has no marketing site. */
  welcome: () => '/home',
  notFound: () => '/404',
  inactive: () => '/inactive',
  approvalPending: () => '/approval-pending',
  loginRequired: () => '/login-required',
  recruiters: () => '/recruiters',
  /** Notifications and their settings, for every account. Emails link here. */
  notifications: () => '/notifications',
  socialReturn: () => '/redirect/social',
  /** A page of the server, outside production only. */
  devMailbox: (query?: { to?: string }) => withQuery('/dev/mailbox', query),

  auth: {
    login: (query?: { user?: SignInRole; type?: SignInRole; company?: string; changed?: 'password' }) =>
      withQuery('/auth/login', query),
    signup: (query?: { user?: SignInRole }) => withQuery('/auth/signup', query),
    signupInvite: (token?: string) => withQuery('/auth/signup-invite', { token }),
    forgot: (query?: { user?: AnySignIn }) => withQuery('/auth/forgot', query),
    resetPassword: (query?: { email?: string; token?: string; user?: AnySignIn }) => withQuery('/auth/reset-password', query),
    verifyEmail: (query?: { email?: string; token?: string; user?: SignInRole }) => withQuery('/auth/verify-email', query),
    confirmEmail: (token?: string) => withQuery('/auth/confirm-email', { token }),
  },

  /** Public jobs, courses and service providers. */
  jobs: (query?: { search?: string; occupation?: string; page?: number }) => withQuery('/jobs', query),
  /** Roles, places and military backgrounds with open jobs; public. */
  browseJobs: () => '/jobs/browse',
  job: (jobId: number) => `/jobs/${jobId}`,
  jobApply: (jobId: number) => `/jobs/${jobId}/apply`,
  /** What a trade in the forces leads to; public. */
  trade: (query?: { service?: string; trade?: string; rank?: string }) => withQuery('/trade', query),
  companies: () => '/companies',
  company: (companyId: number) => `/companies/${companyId}`,
  /** The form of a new job alert, with the query of a job list. */
  newAlert: (listQuery: string) => `/alerts/new${listQuery}`,
  courses: () => '/courses',
  course: (courseId: number) => `/courses/${courseId}`,
  serviceProviders: () => '/service-providers',
  serviceProvider: (serviceProviderId: number) => `/service-providers/${serviceProviderId}`,

  veteran: {
    home: (query?: { dashboard_tab?: string; category_id?: string }) => withQuery('/veteran', query),
    briefing: () => '/veteran/briefing',
    onboarding: (query?: { step?: number; cvStep?: number; resume_id?: number; part?: string }) =>
      withQuery('/veteran/onboarding', query),
    jobs: (
      query: {
        jobType?: JobsTab;
        search?: string;
        page?: number;
        view?: 'list' | 'board';
        tracked?: number;
        type?: 'remote';
      } = {},
    ) => withQuery('/veteran/jobs', { jobType: 'jobs', ...query }),
    alerts: () => '/veteran/alerts',
    dismissedJobs: () => '/veteran/dismissed-jobs',
    job: (jobId: number) => `/veteran/jobs/${jobId}`,
    /** `resume_id` preselects that resume, `letter_id` fills in that letter. */
    jobApply: (jobId: number, query?: { resume_id?: number; letter_id?: number }) =>
      withQuery(`/veteran/jobs/${jobId}/apply`, query),
    /** One application among the veteran's own. `view` is where the way back leads, `part` the part of it that is open. */
    application: (applicationId: number, query: { view?: 'board'; part?: string } = {}) =>
      withQuery('/veteran/jobs', { jobType: 'applied', application: applicationId, ...query }),
    messages: (query?: InboxQuery) => withQuery('/veteran/messages', query),
    /** The form of an application that was sent and that nobody has opened. */
    applicationEdit: (applicationId: number, jobId: number) => `/veteran/jobs/${jobId}/apply?edit=${applicationId}`,
    courses: () => '/veteran/courses',
    course: (courseId: number) => `/veteran/courses/${courseId}`,
    compareCourses: () => '/veteran/courses/compare',
    serviceProviders: () => '/veteran/service-providers',
    serviceProvider: (serviceProviderId: number) => `/veteran/service-providers/${serviceProviderId}`,
    profile: (query?: { profile_section?: string }) => withQuery('/veteran/profile', query),
    visibility: (query?: { section?: 'requests' | 'settings' | 'views' }) => withQuery('/veteran/visibility', query),
    resumes: () => '/veteran/resume',
    resumeBuild: (query?: { job_id?: number; kind?: 'federal' }) => withQuery('/veteran/resume/build', query),
    resumeEdit: (resumeId: number) => `/veteran/resume/edit/${resumeId}`,
    resumePreview: (resumeId: number) => `/veteran/resume/preview/${resumeId}`,
    federalResume: () => '/veteran/federal-resume',
    federalResumeEdit: (resumeId: number) => `/veteran/federal-resume/edit/${resumeId}`,
    coverLetters: () => '/veteran/cover-letters',
    coverLetterBuild: (query: { job_id: number }) => withQuery('/veteran/cover-letters/build', query),
    coverLetter: (letterId: number) => `/veteran/cover-letters/${letterId}`,
    viewResume: (query?: { resume_id?: number }) => withQuery('/veteran/view-resume', query),
    transitionPlans: () => '/veteran/transition-plan',
    transitionPlan: (query?: { plan_id?: number }) => withQuery('/veteran/transition-plan-vx', query),
    createTransitionPlan: (query?: { category?: string }) => withQuery('/veteran/create-transition-plan-vx', query),
    refineActionPlan: () => '/veteran/refine-action-plan',
  },

  recruiter: {
    home: () => '/recruiter',
    jobs: () => '/recruiter/jobs',
    job: (jobId: number) => `/recruiter/jobs/${jobId}`,
    jobCreate: (query?: { draft?: number }) => withQuery('/recruiter/jobs/create', query),
    jobEdit: (jobId: number) => `/recruiter/jobs/${jobId}/edit`,
    jobApplications: (jobId: number) => `/recruiter/jobs/${jobId}/applications`,
    /** One applicant of a job. `tab` is the part of the panel that is open. */
    application: (jobId: number, applicationId: number, query: { tab?: string } = {}) =>
      withQuery(`/recruiter/jobs/${jobId}/applications`, { applicant: applicationId, ...query }),
    jobFeeds: (query?: { feed?: number }) => withQuery('/recruiter/job-feeds', query),
    interviews: (query?: { from?: string }) => withQuery('/recruiter/interviews', query),
    messages: (query?: InboxQuery) => withQuery('/recruiter/messages', query),
    messageTemplates: () => '/recruiter/message-templates',
    inviteUser: () => '/recruiter/invite-user',
    candidates: (query?: { tab?: string; list?: number; candidate?: string }) => withQuery('/recruiter/candidate-list', query),
    profile: (query?: { profile_section?: string }) => withQuery('/recruiter/profile', query),
    company: () => '/recruiter/company',
    companyCreate: () => '/recruiter/company/create',
    companyExists: () => '/recruiter/company/exists',
    companyApi: () => '/recruiter/api',
    companyDetails: () => '/recruiter/company/details',
    companyReject: () => '/recruiter/company/reject',
    companyApprovalPending: () => '/recruiter/company/approval-pending',
  },

  operator: {
    home: () => '/operator',
    login: (query?: { changed?: 'password' }) => withQuery('/operator/login', query),
    companies: (query?: { status?: string }) => withQuery('/operator/companies', query),
    company: (companyId: number) => `/operator/companies/${companyId}`,
    recruiters: (query?: { status?: string }) => withQuery('/operator/recruiters', query),
    recruiter: (userId: number) => `/operator/recruiters/${userId}`,
    veterans: (query?: { status?: string }) => withQuery('/operator/veterans', query),
    veteran: (userId: number) => `/operator/veterans/${userId}`,
    jobFeeds: (query?: { feed?: number }) => withQuery('/operator/job-feeds', query),
    held: (query?: { tab?: string; page?: number }) => withQuery('/operator/held', query),
    reportedJobs: (query?: { tab?: string; page?: number }) => withQuery('/operator/reported-jobs', query),
    operators: () => '/operator/operators',
    tenants: () => '/operator/tenants',
    tenantOperators: (tenantId: number) => `/operator/tenants/${tenantId}/operators`,
    installationAudit: () => '/operator/tenants/decisions',
    content: (query?: { section?: string }) => withQuery('/operator/content', query),
    users: () => '/operator/users',
    user: (userId: number) => `/operator/users/${userId}`,
    settings: () => '/operator/settings',
    backgroundJobs: () => '/operator/background-jobs',
    audit: () => '/operator/audit',
    figures: () => '/operator/figures',
    profile: (query?: { profile_section?: string }) => withQuery('/operator/profile', query),
  },
} as const;
