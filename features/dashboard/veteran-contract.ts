import { z } from 'zod';
import { RecommendedCourse } from '#features/courses/shapes.ts';
import { JobCard } from '#features/jobs/shapes.ts';
import { STAGES } from '#features/jobs/stages.ts';
import { ProgressShape, Task } from '#features/plans/transition-shapes.ts';
import { PROXIMITY } from '#features/services/directory-rules.ts';
import { AVAILABILITY, CATEGORY_TAGS, SERVICE_TYPES } from '#features/services/rules.ts';
import { CategoryShape } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Instant, many, Page } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { DASHBOARD_SECTIONS, DASHBOARD_TABS, PROFILE_STEPS } from './rules.ts';

/** A job with why it is recommended, the most important reason first. */
export const RecommendedJob = z.object({ job: JobCard, reasons: z.array(z.string()) });
export type RecommendedJob = z.infer<typeof RecommendedJob>;

const JobRecommendations = z.object({
  /** Recommendations come from matching the record and the wishes. Null while there is nothing to match. */
  based_on: z.enum(['record']).nullable(),
  /** The wishes in words, such as `Workshop manager` and `Cardiff`. */
  wishes: z.array(z.string()),
  jobs: z.array(RecommendedJob),
});

/** The one thing of each kind that is most worth a look today. */
const TopPick = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job'), job: JobCard, reason: z.string() }),
  z.object({
    kind: z.literal('service_provider'),
    id: z.number(),
    name: z.string(),
    description: z.string(),
    category: CategoryShape,
    reason: z.string(),
  }),
  z.object({ kind: z.literal('course'), id: z.number(), title: z.string(), provider: z.string(), reason: z.string() }),
]);
export type TopPick = z.infer<typeof TopPick>;

const UserRank = z.object({
  /** The latest rank as the veteran wrote it; null when the record has none. */
  rank: z.string().nullable(),
  /** STANAG 2116: `OR-6`, `OF-3`. */
  nato_code: z.string().nullable(),
  service: z.string().nullable(),
  trade: z.string().nullable(),
  /** What the rank usually answers for. */
  level: z.string().nullable(),
  /** 0 to 100, as in `profile_strength`. */
  profile_strength: z.number().int(),
});
export type UserRank = z.infer<typeof UserRank>;

const UserCategory = z.object({
  category: CategoryShape,
  /** Service providers of the tenant that help with it. */
  providers: z.number().int(),
});
export type UserCategory = z.infer<typeof UserCategory>;

const ApplicationNews = z.object({
  total: z.number().int(),
  /** Sent and not decided yet. */
  open: z.number().int(),
  /** Those of them that the veteran can accept or decline. */
  offers: z.number().int(),
  /** The soonest interview that is arranged. */
  next_interview: z
    .object({ application_id: z.number(), job_title: z.string(), company_name: z.string(), starts_at: Instant })
    .nullable(),
  /** The latest changes first, at most three. */
  news: z.array(
    z.object({
      application_id: z.number(),
      job_id: z.number(),
      job_title: z.string(),
      company_name: z.string(),
      stage: z.enum(STAGES),
      at: Instant,
    }),
  ),
});
export type ApplicationNews = z.infer<typeof ApplicationNews>;

const ProfileStrength = z.object({
  /** 0 to 100. */
  percent: z.number().int(),
  /** The step that raises it most, with the points it adds; null when nothing is missing. */
  next: z.object({ step: z.enum(PROFILE_STEPS), adds: z.number().int() }).nullable(),
  steps: z.array(z.object({ step: z.enum(PROFILE_STEPS), points: z.number().int(), of: z.number().int() })),
});
export type ProfileStrength = z.infer<typeof ProfileStrength>;

const AboutApplication = { application_id: z.number(), job_title: z.string(), company_name: z.string() };
const AboutTask = {
  id: z.number(),
  plan_id: z.number().nullable(),
  title: z.string(),
  due_on: z.string().nullable(),
  link: z.string().nullable(),
};

const Next = z.object({
  /** The one thing to do next; null where nothing waits. */
  action: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('offer'), ...AboutApplication, until: z.string().nullable() }),
      z.object({ kind: z.literal('interview'), ...AboutApplication, until: Instant }),
      z.object({
        kind: z.literal('message'),
        conversation: z.string(),
        company_name: z.string(),
        job_title: z.string().nullable(),
      }),
      z.object({ kind: z.enum(['overdue_task', 'task']), ...AboutTask }),
    ])
    .nullable(),
  /** Days to the discharge date, negative after it; null where it is not known. */
  days_to_leaving: z.number().int().nullable(),
});

/** Sections by their names in the query. Each is there when it was asked for. */
export const VeteranDashboard = z.object({
  job_recommendations: JobRecommendations.optional(),
  top_picks: z.array(TopPick).optional(),
  'user-rank': UserRank.optional(),
  'user-categories': z.array(UserCategory).optional(),
  recommended_courses: z.array(RecommendedCourse).optional(),
  application_news: ApplicationNews.optional(),
  plan_progress: z
    .object({
      done: z.number().int(),
      total: z.number().int(),
      /** Without tasks that have no category. */
      by_category: z.array(ProgressShape.extend({ category: CategoryShape })),
    })
    .optional(),
  /** What to do next in the transition plans and the action plan, at most three; overdue tasks first. */
  next_tasks: z.array(Task).optional(),
  profile_strength: ProfileStrength.optional(),
  next_action: Next.optional(),
});
export type VeteranDashboard = z.infer<typeof VeteranDashboard>;

/** Screens ask for each card by itself, so that one that fails leaves the others as they are (docs/decisions/0044). */
export const getDashboard = defineRoute({
  method: 'GET',
  path: '/api/dashboard',
  access: 'veteran',
  summary: 'What a veteran sees first',
  description:
    'Returns the sections of the veteran’s dashboard. `section` may be repeated and narrows the reply to the sections it names; without it, all are returned. Veterans who have not completed onboarding get 409, unless they ask only for applications, tasks and what to do next.',
  reads_only: true,
  query: z.object({ section: many(z.enum(DASHBOARD_SECTIONS), DASHBOARD_SECTIONS.length) }),
  reply: data(VeteranDashboard),
});

/** The address of the dashboard: its tab, and the filters of Explore. */
const Address = z.object({
  dashboard_tab: z.enum(DASHBOARD_TABS).default('for_you'),
  /** Which of the two lists is shown. */
  show: z.enum(['services', 'courses']).default('services'),
  category_id: z.enum(CATEGORY_TAGS).optional(),
  service_type: z.enum(SERVICE_TYPES).optional(),
  proximity: z.enum(PROXIMITY).optional(),
  availability: z.enum(AVAILABILITY).optional(),
  page: Page,
});
export type DashboardAddress = z.output<typeof Address>;
export const DashboardSearch = searchFields(Address);
