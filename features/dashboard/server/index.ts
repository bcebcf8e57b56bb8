import type { FastifyInstance } from 'fastify';
import { countOpenJobs } from '#features/jobs/server/index.ts';
import { type ScheduledJob, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import { fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { getRecruiterDashboard, type ToDo } from '../contract.ts';
import { getHome } from '../home-contract.ts';
import { shownRange } from '../rules.ts';
import { briefingRoutes } from './briefing.ts';
import { findViews, storeViews } from './company-views.ts';
import { findHomeJobs } from './public-home.ts';
import {
  draftsOf,
  findJobFigures,
  findPledge,
  findSetup,
  findTitles,
  jobsClosingSoon,
  medianAnswerHours,
  movesByWeek,
} from './queries.ts';
import { veteranDashboardRoutes } from './veteran-routes.ts';

export { forEmployersPublicPage } from './public-for-employers.ts';
export { homePublicPage } from './public-home.ts';
export { storeViews };

export const dashboardBackground: readonly ScheduledJob[] = [
  // After midnight (UTC), when the views of the day before are complete.
  {
    name: 'views_of_companies',
    cron: '5 0 * * *',
    options: { ...TRY_AGAIN, expireInSeconds: 3600 },
    runIn: (work, tenantId) => storeViews(work, tenantId),
  },
];

/** Jobs with something to do that are sent. */
const MOST_TO_DO = 100;
/** Jobs in the table of views and applications. */
const MOST_JOBS = 10;

export function dashboardRoutes(app: FastifyInstance): void {
  serve(app, getHome, async ({ db, tenant }) => ({
    data: { jobs: await findHomeJobs(db, tenant.country_id), open_jobs: await countOpenJobs(db) },
  }));

  serveOutside(app, getRecruiterDashboard, async ({ withTenant, viewer, query }) => {
    const companyId = viewer.company_id ?? fail(notFound('Company'));
    const range = shownRange(query, new Date().toISOString().slice(0, 10));
    if (!range) fail(invalid({ from: ['Choose a start date before the end date, no more than two years apart.'] }));
    // Two connections at the same time, each with half of the work.
    const [{ figures, pledge, setup, closing, drafts }, { viewed, median_answer_hours, stages_by_week }] = await Promise.all([
      withTenant(async (db) => ({
        figures: await findJobFigures(db, companyId, { ...range, now: new Date() }),
        pledge: await findPledge(db, companyId),
        setup: await findSetup(db, companyId),
        closing: await jobsClosingSoon(db, companyId),
        drafts: await draftsOf(db, companyId),
      })),
      withTenant(async (db) => ({
        viewed: await findViews(db, companyId, range.from, range.to),
        median_answer_hours: await medianAnswerHours(db, companyId, range.from, range.to),
        stages_by_week: await movesByWeek(db, companyId, range.from, range.to),
      })),
    ]);
    // Someone who applied has seen the job, even if the browser did not report the view.
    const jobs = figures.map((job) => ({ ...job, views: Math.max(viewed.views[job.id] ?? 0, job.applications) }));
    const sum = (figure: 'applications' | 'hired' | 'hires' | 'submitted' | 'views') =>
      jobs.reduce((total, job) => total + job[figure], 0);
    // Those who wait longest come first.
    const waiting = jobs.filter(({ days }) => days !== null).toSorted((one, other) => (other.days ?? 0) - (one.days ?? 0));
    const unanswered = waiting.filter(({ stale }) => stale > 0);
    const unread = waiting.filter(({ submitted }) => submitted > 0);
    const toDo = new Set([...unanswered, ...unread].map(({ id }) => id));
    const shown = new Set([...toDo].slice(0, MOST_TO_DO));
    const busiest = jobs
      .filter(({ views }) => views > 0)
      .toSorted((one, other) => other.applications - one.applications || other.views - one.views || one.id - other.id);
    const titles = await withTenant((db) => findTitles(db, [...shown, ...busiest.slice(0, MOST_JOBS).map(({ id }) => id)]));
    const titleOf = (id: number) => titles.get(id) ?? '';
    const to_do: ToDo[] = [
      ...unanswered
        .filter(({ id }) => shown.has(id))
        .map(({ id, stale, days }) => ({
          kind: 'no_answer' as const,
          job_id: id,
          title: titleOf(id),
          count: stale,
          days: days ?? 0,
        })),
      ...unread
        .filter(({ id }) => shown.has(id))
        .map(({ id, submitted }) => ({ kind: 'to_review' as const, job_id: id, title: titleOf(id), count: submitted })),
      ...closing.map((job) => ({ kind: 'closing_soon' as const, ...job })),
      ...drafts.map((job) => ({ kind: 'draft' as const, ...job })),
    ];
    return {
      data: {
        ...range,
        open_jobs: jobs.filter(({ is_open }) => is_open).length,
        new_applicants: sum('submitted'),
        applications: sum('applications'),
        views: sum('views'),
        views_until: viewed.until,
        hires: sum('hires'),
        median_answer_hours,
        to_do,
        jobs_to_do: new Set([...toDo, ...closing.map(({ job_id }) => job_id), ...drafts.map(({ job_id }) => job_id)]).size,
        pledge: pledge.pledge_hires === null ? null : { hires: pledge.pledge_hires, by: pledge.pledge_by, hired: sum('hired') },
        setup,
        stages_by_week,
        jobs: busiest.slice(0, MOST_JOBS).map(({ id, views, applications }) => ({ id, title: titleOf(id), views, applications })),
      },
    };
  });

  veteranDashboardRoutes(app);
  briefingRoutes(app);
}
