import type { FastifyInstance } from 'fastify';
import { dismissJob, findDismissedJobs, restoreJob } from '#features/jobs/match-contract.ts';
import { mayReadJob } from '#features/jobs/server/index.ts';
import { fail, forbidden, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { getApplicantMatch } from '../contract.ts';
import { matchApplicants } from './applicants.ts';
import { deleteFeedback, findFeedback, writeFeedback } from './queries.ts';

export function matchingRoutes(app: FastifyInstance): void {
  serve(app, findDismissedJobs, async ({ db, viewer }) => ({
    data: await findFeedback(db, viewer.id, { readable: true }),
  }));

  serve(app, dismissJob, async ({ db, viewer, params, body }) => {
    if (!(await mayReadJob(db, viewer.id, params.id))) fail(notFound('Job'));
    await writeFeedback(db, viewer.id, params.id, body.reason);
    return { message: 'Removed from your recommendations' };
  });

  serve(app, restoreJob, async ({ db, viewer, params }) => {
    if (!(await deleteFeedback(db, viewer.id, params.id)) && !(await mayReadJob(db, viewer.id, params.id))) fail(notFound('Job'));
    return { message: 'Back in your recommendations' };
  });

  serve(app, getApplicantMatch, async ({ db, tenant, viewer, params }) => {
    const companyId = viewer.company_id ?? fail(forbidden('Set up your company first.'));
    const matches = await matchApplicants({ db, countryId: tenant.country_id, companyId, applicationIds: [params.id] });
    return { data: matches.get(params.id) ?? fail(notFound('Application')) };
  });
}
