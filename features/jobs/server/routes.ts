import type { FastifyInstance } from 'fastify';
import { fail, forbidden, inactive, notFound, signInFirst } from '#kit/server/errors.ts';
import { serve, type Viewer } from '#kit/server/serve.ts';
import { countJobView, findJobs, findSimilarJobs, getJob, saveJob, unsaveJob } from '../contract.ts';
import { SIMILAR_JOBS } from '../rules.ts';
import { addJobView, deleteSavedJob, findJob, findJobCards, insertSavedJob, jobExists, type Reader } from './queries.ts';
import { listOwnJobs, searchJobs } from './search.ts';
import { findSimilar } from './search-queries.ts';

/** What a viewer may see in addition to open jobs; nothing while the account is not active. */
function readerOf(viewer: Viewer | null): Reader {
  const isActive = viewer?.status === 'active';
  return {
    veteran_id: isActive && viewer.role === 'veteran' ? viewer.id : null,
    company_id: isActive && viewer.role === 'recruiter' ? viewer.company_id : null,
  };
}

/** The veteran whose own list is requested, on a route that is otherwise public. */
function veteranOf(viewer: Viewer | null): number {
  if (!viewer) fail(signInFirst('Sign in to see your own jobs.'));
  if (viewer.role !== 'veteran') fail(forbidden());
  if (viewer.status === 'inactive') fail(inactive());
  if (viewer.status !== 'active') fail(forbidden('Your account awaits approval.'));
  return viewer.id;
}

export function jobRoutes(app: FastifyInstance): void {
  serve(app, findJobs, async ({ db, tenant, query: { jobType, ...filter }, viewer }) =>
    jobType === 'jobs'
      ? searchJobs(db, { ...filter, jobType }, tenant, readerOf(viewer).veteran_id)
      : listOwnJobs(db, { ...filter, jobType }, veteranOf(viewer)),
  );

  serve(app, getJob, async ({ db, params, viewer, tenant }) => ({
    data: (await findJob(db, params.id, readerOf(viewer), tenant.country_id)) ?? fail(notFound('Job')),
  }));

  serve(app, countJobView, async ({ db, params }) => {
    if (!(await addJobView(db, params.id))) fail(notFound('Job'));
    return {};
  });

  serve(app, findSimilarJobs, async ({ db, params, viewer, tenant }) => {
    const reader = readerOf(viewer);
    if (!(await findJob(db, params.id, reader, tenant.country_id))) fail(notFound('Job'));
    return { data: await findJobCards(db, await findSimilar(db, params.id, SIMILAR_JOBS), reader.veteran_id) };
  });

  serve(app, saveJob, async ({ db, params, viewer, tenant }) => {
    if (!(await findJob(db, params.id, readerOf(viewer), tenant.country_id))) fail(notFound('Job'));
    await insertSavedJob(db, viewer.id, params.id);
    return { message: 'Job saved' };
  });

  serve(app, unsaveJob, async ({ db, params, viewer }) => {
    if (!(await jobExists(db, params.id))) fail(notFound('Job'));
    await deleteSavedJob(db, viewer.id, params.id);
    return { message: 'Job removed from your saved jobs' };
  });
}
