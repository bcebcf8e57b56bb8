import type { FastifyInstance } from 'fastify';
import { fail, invalid, notFound } from '#kit/server/errors.ts';
import { serve } from '#kit/server/serve.ts';
import { getRecruiterDashboard, type ToDo } from '../contract.ts';
import { shownRange } from '../rules.ts';
import { draftsOf, jobsClosingSoon, jobsToReview, movesByWeek, recruiterFigures, viewsAndApplications } from './queries.ts';
import { veteranDashboardRoutes } from './veteran-routes.ts';

export { forEmployersPublicPage } from './public-for-employers.ts';
export { homePublicPage } from './public-home.ts';

export function dashboardRoutes(app: FastifyInstance): void {
  serve(app, getRecruiterDashboard, async ({ db, viewer, query }) => {
    const companyId = viewer.company_id ?? fail(notFound('Company'));
    const range = shownRange(query, new Date().toISOString().slice(0, 10));
    if (!range) fail(invalid({ from: ['Choose a start date before the end date, no more than two years apart.'] }));
    const { pledge_hires, pledge_by, hired, ...figures } = await recruiterFigures(db, companyId, range.from, range.to);
    const waiting = await jobsToReview(db, companyId);
    const to_do: ToDo[] = [
      ...waiting.flatMap(({ job_id, title, stale, days }) =>
        stale > 0 ? [{ kind: 'no_answer' as const, job_id, title, count: stale, days }] : [],
      ),
      ...waiting.flatMap(({ job_id, title, count }) => (count > 0 ? [{ kind: 'to_review' as const, job_id, title, count }] : [])),
      ...(await jobsClosingSoon(db, companyId)).map((job) => ({ kind: 'closing_soon' as const, ...job })),
      ...(await draftsOf(db, companyId)).map((job) => ({ kind: 'draft' as const, ...job })),
    ];
    return {
      data: {
        ...range,
        ...figures,
        to_do,
        pledge: pledge_hires === null ? null : { hires: pledge_hires, by: pledge_by, hired },
        stages_by_week: await movesByWeek(db, companyId, range.from, range.to),
        jobs: await viewsAndApplications(db, companyId, range.from, range.to),
      },
    };
  });

  veteranDashboardRoutes(app);
}
