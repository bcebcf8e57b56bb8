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
  type CompanyFigures,
  draftsOf,
  findCompanyFigures,
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
      withTenant(async (db) => {
        const closing = await jobsClosingSoon(db, companyId);
        const drafts = await draftsOf(db, companyId);
        const also = [...new Set([...closing, ...drafts].map(({ job_id }) => job_id))];
        const figures = await findCompanyFigures(db, companyId, { ...range, now: new Date(), most: MOST_TO_DO, also });
        return { figures, closing, drafts, pledge: await findPledge(db, companyId), setup: await findSetup(db, companyId) };
      }),
      withTenant(async (db) => ({
        viewed: await findViews(db, companyId, range.from, range.to),
        median_answer_hours: await medianAnswerHours(db, companyId, range.from, range.to),
        stages_by_week: await movesByWeek(db, companyId, range.from, range.to),
      })),
    ]);
    const { views, busiest } = busiestOf(figures, viewed.views);
    const { open_jobs, applications, hires, hired, submitted, jobs_to_do } = figures;
    const titles = await withTenant((db) =>
      findTitles(
        db,
        [...figures.to_do, ...busiest].map(({ id }) => id),
      ),
    );
    const titleOf = (id: number) => titles.get(id) ?? '';
    // Those who wait longest come first.
    const waiting = figures.to_do.toSorted((one, other) => other.days - one.days);
    const to_do: ToDo[] = [
      ...waiting
        .filter(({ stale }) => stale > 0)
        .map(({ id, stale, days }) => ({ kind: 'no_answer' as const, job_id: id, title: titleOf(id), count: stale, days })),
      ...waiting
        .filter(({ submitted }) => submitted > 0)
        .map(({ id, submitted }) => ({ kind: 'to_review' as const, job_id: id, title: titleOf(id), count: submitted })),
      ...closing.map((job) => ({ kind: 'closing_soon' as const, ...job })),
      ...drafts.map((job) => ({ kind: 'draft' as const, ...job })),
    ];
    return {
      data: {
        ...range,
        open_jobs,
        new_applicants: submitted,
        applications,
        views,
        views_until: viewed.until,
        hires,
        median_answer_hours,
        to_do,
        jobs_to_do,
        pledge: pledge.pledge_hires === null ? null : { hires: pledge.pledge_hires, by: pledge.pledge_by, hired },
        setup,
        stages_by_week,
        jobs: busiest.map((job) => ({ ...job, title: titleOf(job.id) })),
      },
    };
  });

  veteranDashboardRoutes(app);
  briefingRoutes(app);
}

/** The sum of views of a company's jobs, and the jobs that most people applied for. */
function busiestOf({ job_ids, applications_of }: CompanyFigures, viewsOf: Record<string, number>) {
  let total = 0;
  const jobs: { id: number; views: number; applications: number }[] = [];
  for (const id of job_ids) {
    const applications = applications_of[id] ?? 0;
    // Someone who applied has seen the job, even if the browser did not report the view.
    const views = Math.max(viewsOf[id] ?? 0, applications);
    total += views;
    if (views > 0) jobs.push({ id, views, applications });
  }
  jobs.sort((one, other) => other.applications - one.applications || other.views - one.views || one.id - other.id);
  return { views: total, busiest: jobs.slice(0, MOST_JOBS) };
}
