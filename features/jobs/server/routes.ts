import type { FastifyInstance } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import { fail, notFound } from '#kit/server/errors.ts';
import { serve, type Viewer } from '#kit/server/serve.ts';
import { findJobs, findSimilarJobs, getJob, saveJob, unsaveJob } from '../contract.ts';
import { JOBS_PER_PAGE } from '../rules.ts';
import { deleteSavedJob, findJob, findJobCards, insertSavedJob, type Reader } from './queries.ts';
import { countOpenJobs, findOpenJobs } from './search-queries.ts';

const readerOf = (viewer: Viewer | null): Reader => ({
  veteran_id: viewer?.role === 'veteran' ? viewer.id : null,
  company_id: viewer?.role === 'recruiter' && viewer.status === 'active' ? viewer.company_id : null,
});

export function jobRoutes(app: FastifyInstance): void {
  serve(app, findJobs, async ({ db, query, viewer }) => ({
    data: await findJobCards(db, await findOpenJobs(db, query), readerOf(viewer).veteran_id),
    meta: listMeta(query.page, JOBS_PER_PAGE, await countOpenJobs(db, query)),
    facets: null,
    wider: [],
  }));

  serve(app, getJob, async ({ db, params, viewer }) => ({
    data: (await findJob(db, params.id, readerOf(viewer))) ?? fail(notFound('Job')),
  }));

  serve(app, findSimilarJobs, async ({ db, params, viewer }) => {
    if (!(await findJob(db, params.id, readerOf(viewer)))) fail(notFound('Job'));
    return { data: [] };
  });

  serve(app, saveJob, async ({ db, params, viewer }) => {
    if (!(await findJob(db, params.id, readerOf(viewer)))) fail(notFound('Job'));
    await insertSavedJob(db, viewer.id, params.id);
    return { message: 'Job saved' };
  });

  serve(app, unsaveJob, async ({ db, params, viewer }) => {
    await deleteSavedJob(db, viewer.id, params.id);
    return { message: 'Job taken off your saved list' };
  });
}
