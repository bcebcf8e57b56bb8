import type { FastifyInstance } from 'fastify';
import { countOpenJobs } from '#features/jobs/server/index.ts';
import { fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { getRecruiterDashboard, type ToDo } from '../contract.ts';
import { getHome } from '../home-contract.ts';
import { shownRange } from '../rules.ts';
import { briefingRoutes } from './briefing.ts';
import { findHomeJobs } from './public-home.ts';
import { draftsOf, findJobFigures, findPledge, findSetup, jobsClosingSoon, medianAnswerHours, movesByWeek } from './queries.ts';
import { veteranDashboardRoutes } from './veteran-routes.ts';

export { forEmployersPublicPage } from './public-for-employers.ts';
export { homePublicPage } from './public-home.ts';

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
    const [{ jobs, pledge, setup, closing, drafts }, { median_answer_hours, stages_by_week }] = await Promise.all([
      withTenant(async (db) => ({
        jobs: await findJobFigures(db, companyId, { ...range, now: new Date() }),
        pledge: await findPledge(db, companyId),
        setup: await findSetup(db, companyId),
        closing: await jobsClosingSoon(db, companyId),
        drafts: await draftsOf(db, companyId),
      })),
      withTenant(async (db) => ({
        median_answer_hours: await medianAnswerHours(db, companyId, range.from, range.to),
        stages_by_week: await movesByWeek(db, companyId, range.from, range.to),
      })),
    ]);
    const sum = (figure: 'applications' | 'hired' | 'hires' | 'submitted' | 'views') =>
      jobs.reduce((total, job) => total + job[figure], 0);
    // Those who wait longest come first.
    const waiting = jobs.filter(({ days }) => days !== null).toSorted((one, other) => (other.days ?? 0) - (one.days ?? 0));
    const to_do: ToDo[] = [
      ...waiting.flatMap(({ id, title, stale, days }) =>
        stale > 0 ? [{ kind: 'no_answer' as const, job_id: id, title, count: stale, days: days ?? 0 }] : [],
      ),
      ...waiting.flatMap(({ id, title, submitted }) =>
        submitted > 0 ? [{ kind: 'to_review' as const, job_id: id, title, count: submitted }] : [],
      ),
      ...closing.map((job) => ({ kind: 'closing_soon' as const, ...job })),
      ...drafts.map((job) => ({ kind: 'draft' as const, ...job })),
    ];
    const busiest = jobs
      .filter(({ views }) => views > 0)
      .toSorted((one, other) => other.applications - one.applications || other.views - one.views || one.id - other.id);
    return {
      data: {
        ...range,
        open_jobs: jobs.filter(({ is_open }) => is_open).length,
        new_applicants: sum('submitted'),
        applications: sum('applications'),
        views: sum('views'),
        hires: sum('hires'),
        median_answer_hours,
        to_do,
        pledge: pledge.pledge_hires === null ? null : { hires: pledge.pledge_hires, by: pledge.pledge_by, hired: sum('hired') },
        setup,
        stages_by_week,
        jobs: busiest.slice(0, MOST_JOBS).map(({ id, title, views, applications }) => ({ id, title, views, applications })),
      },
    };
  });

  veteranDashboardRoutes(app);
  briefingRoutes(app);
}
