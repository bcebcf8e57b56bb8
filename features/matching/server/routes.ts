import type { FastifyInstance } from 'fastify';
import { dismissJob, findDismissedJobs, restoreJob } from '#features/jobs/match-contract.ts';
import { mayReadJob } from '#features/jobs/server/index.ts';
import { readSentContent } from '#features/resumes/server/index.ts';
import { readFile } from '#kit/server/files/files.ts';
import { fail, forbidden, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { getApplicantMatch } from '../contract.ts';
import { matchApplicants, storeSentContent } from './applicants.ts';
import { deleteFeedback, findApplicantRows, findFeedback, writeFeedback } from './queries.ts';

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

  serveOutside(app, getApplicantMatch, async ({ withTenant, tenant, viewer, params }) => {
    const companyId = viewer.company_id ?? fail(forbidden('Set up your company first.'));
    const input = { countryId: tenant.country_id, companyId, applicationIds: [params.id] };
    const sent = await withTenant(async (db) => {
      const [row = fail(notFound('Application'))] = await findApplicantRows(db, companyId, input.applicationIds);
      return { ...row, file: row.unread_file_id === null ? undefined : await readFile(db, row.unread_file_id) };
    });
    // Of an application of an earlier release, or sent while many files were waiting. Read outside the transaction, once.
    const content = sent.file && (await readSentContent(sent.file.bytes).catch(() => undefined));
    return withTenant(async (db) => {
      if (content !== undefined) await storeSentContent(db, { application_id: sent.id, veteran_id: sent.veteran_id, content });
      return { data: (await matchApplicants({ db, ...input })).get(params.id) ?? fail(notFound('Application')) };
    });
  });
}
