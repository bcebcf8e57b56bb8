import type { FastifyInstance } from 'fastify';
import type { TenantDb } from '#kit/server/database/db.ts';
import { drawInTurn } from '#kit/server/files/pictures.ts';
import { drawSharePicture } from '#kit/server/files/share-picture.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { countJobView, findJobs, findSimilarJobs, getJob, getJobPicture, saveJob, unsaveJob } from '../contract.ts';
import { SIMILAR_JOBS } from '../rules.ts';
import { Job, type JobCard } from '../shapes.ts';
import { suggestJobSearches } from '../suggestion-contract.ts';
import { isProgram } from '../view-rules.ts';
import { landingLinksOfJob } from './landing/content.ts';
import type { Matching } from './matching.ts';
import { readerOf, requireVeteran } from './policy.ts';
import { jobPicture } from './public-page.ts';
import { addJobView, deleteSavedJob, findJob, findJobCards, insertSavedJob, mayReadJob } from './queries.ts';
import { findSimilar } from './search/queries.ts';
import { listOwnJobs, searchJobs } from './search/search.ts';
import { suggestionsFor } from './search/suggestions.ts';

/** The cards with how well each fits the veteran, if one is signed in. */
async function withMatches<Card extends JobCard>(
  matching: Matching,
  input: { db: TenantDb; tenant: { country_id: number } },
  veteranId: number | null,
  cards: Card[],
): Promise<Card[]> {
  if (veteranId === null || cards.length === 0) return cards;
  const matchOf = await matching.matchJobs({
    db: input.db,
    veteranId,
    countryId: input.tenant.country_id,
    jobIds: cards.map(({ id }) => id),
  });
  return cards.map((card) => ({ ...card, ...matchOf(card.id) }));
}

export function jobRoutes(app: FastifyInstance, { matching }: { matching: Matching }): void {
  serve(app, findJobs, async ({ db, tenant, query: { jobType, without_facets, ...filter }, viewer }) => {
    const veteranId = jobType === 'jobs' ? readerOf(viewer).veteran_id : requireVeteran(viewer);
    const reply =
      jobType === 'jobs' || jobType === 'recommended'
        ? await searchJobs(db, { ...filter, jobType }, tenant, veteranId, { matching, facets: !without_facets })
        : await listOwnJobs(db, { ...filter, jobType }, requireVeteran(viewer));
    const cards = await withMatches(matching, { db, tenant }, veteranId, [...reply.data, ...reply.partial]);
    return { ...reply, data: cards.slice(0, reply.data.length), partial: cards.slice(reply.data.length) };
  });

  serve(app, suggestJobSearches, async ({ db, tenant, query }) => ({
    data: await suggestionsFor(db, tenant.country_id, query.q),
  }));

  serve(app, getJob, async ({ db, params, viewer, tenant }) => {
    const reader = readerOf(viewer);
    const job = (await findJob(db, params.id, reader, tenant.country_id)) ?? fail(notFound('Job'));
    const [data = job] = await withMatches(matching, { db, tenant }, reader.veteran_id, [job]);
    return { data: { ...data, pages: await landingLinksOfJob(db, tenant, data) } };
  });

  serveOutside(app, getJobPicture, async ({ withTenant, tenant, params, reply }) => {
    const visitor = { veteran_id: null, company_id: null };
    const job = (await withTenant((db) => findJob(db, params.id, visitor, tenant.country_id))) ?? fail(notFound('Job'));
    reply.type('image/png').header('cache-control', 'public, max-age=86400');
    return drawInTurn(() => drawSharePicture(jobPicture(Job.parse(job), tenant)));
  });
  serve(app, countJobView, async ({ db, params, body, viewer, request }) => {
    const isCounted = !isProgram(request.headers['user-agent']);
    const view = { source: body.source ?? null, company_id: viewer?.company_id ?? null };
    if (!(await addJobView(db, params.id, isCounted ? view : null))) fail(notFound('Job'));
    return {};
  });

  serve(app, findSimilarJobs, async ({ db, params, viewer, tenant }) => {
    const reader = readerOf(viewer);
    if (!(await findJob(db, params.id, reader, tenant.country_id))) fail(notFound('Job'));
    const similar = await findJobCards(db, await findSimilar(db, params.id, SIMILAR_JOBS), reader.veteran_id);
    return { data: await withMatches(matching, { db, tenant }, reader.veteran_id, similar) };
  });

  serve(app, saveJob, async ({ db, params, viewer }) => {
    if (!(await mayReadJob(db, viewer.id, params.id))) fail(notFound('Job'));
    await insertSavedJob(db, viewer.id, params.id);
    return { message: 'Job saved' };
  });

  serve(app, unsaveJob, async ({ db, params, viewer }) => {
    if (!(await deleteSavedJob(db, viewer.id, params.id)) && !(await mayReadJob(db, viewer.id, params.id))) fail(notFound('Job'));
    return { message: 'Job removed from your saved jobs' };
  });
}
