import type { FastifyInstance } from 'fastify';
import { requireCompanyAdmin } from '#features/accounts/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside, type Tenant, type Viewer } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import {
  createCompanyFeed,
  createTenantFeed,
  decideCompanyFeed,
  decideTenantFeed,
  deleteCompanyFeed,
  deleteTenantFeed,
  findCompanyFeeds,
  findTenantFeeds,
  getCompanyFeed,
  getCompanyFeedRun,
  getTenantFeed,
  getTenantFeedRun,
  pauseCompanyFeed,
  pauseTenantFeed,
  previewCompanyFeed,
  previewTenantFeed,
  resolveCompanyFeedConflict,
  resolveTenantFeedConflict,
  runCompanyFeed,
  runTenantFeed,
  updateCompanyFeed,
  updateTenantFeed,
} from '../contract.ts';
import {
  changeFeed,
  createFeed,
  decideLeft,
  describeDetails,
  describeFeeds,
  describeKinds,
  type FeedContext,
  type FeedParts,
  previewFeed,
  requireFeed,
  resolveFeedConflict,
} from './actions.ts';
import { CLOSE_LEFT, RUN_FEED } from './background.ts';
import { findRun, findRuns, updateFeed } from './queries.ts';

/**
 * Who may do what with job feeds. Feeds of others are reported as not found.
 *
 * | action                                            | who                                |
 * |---------------------------------------------------|------------------------------------|
 * | see, add, change, run, delete, decide: a company’s | admins of the company              |
 * | see, add, change, run, delete, decide: the tenant’s | operators                          |
 */
const contextOf = ({ db, viewer, tenant }: { db: TenantDb; viewer: Viewer; tenant: Tenant }): FeedContext => ({
  db,
  viewer,
  tenant,
  owner: { company_id: viewer.role === 'recruiter' ? requireCompanyAdmin(viewer) : null },
});

export function jobFeedRoutes(app: FastifyInstance, parts: FeedParts): void {
  const { background } = app.muster;
  for (const route of [findCompanyFeeds, findTenantFeeds])
    serve(app, route, async (input) => ({ data: { feeds: await describeFeeds(contextOf(input)), kinds: describeKinds() } }));

  for (const route of [getCompanyFeed, getTenantFeed])
    serve(app, route, async ({ params, ...input }) => {
      const context = contextOf(input);
      return { data: await describeDetails(context, await requireFeed(context, params.id)) };
    });

  for (const route of [getCompanyFeedRun, getTenantFeedRun])
    serve(app, route, async ({ db, params, ...input }) => {
      const feed = await requireFeed(contextOf({ db, ...input }), params.id);
      return { data: (await findRun(db, feed.id, params.run_id)) ?? fail(notFound('Run')) };
    });

  for (const route of [previewCompanyFeed, previewTenantFeed])
    serveOutside(app, route, async ({ withTenant, viewer, tenant, body }) => {
      const owner = { company_id: viewer.role === 'recruiter' ? requireCompanyAdmin(viewer) : null };
      return { data: await previewFeed(withTenant, { owner, tenant }, parts, body) };
    });

  for (const route of [createCompanyFeed, createTenantFeed])
    serve(app, route, async ({ db, body, request, ...input }) => {
      const id = await createFeed(contextOf({ db, ...input }), parts, body);
      await background.send(db, RUN_FEED, id);
      await note(db, input.viewer, 'job_feed_added', id, request.ip);
      return { message: 'Feed added. Its jobs are being read.', data: { id } };
    });

  for (const route of [updateCompanyFeed, updateTenantFeed])
    serve(app, route, async ({ db, params, body, request, ...input }) => {
      await changeFeed(contextOf({ db, ...input }), parts, params.id, body);
      await note(db, input.viewer, 'job_feed_changed', params.id, request.ip);
      return { message: 'Feed saved' };
    });

  for (const route of [pauseCompanyFeed, pauseTenantFeed])
    serve(app, route, async ({ db, params, body, request, ...input }) => {
      const feed = await requireFeed(contextOf({ db, ...input }), params.id, true);
      await updateFeed(db, feed.id, { is_paused: body.is_paused });
      if (feed.is_paused !== body.is_paused)
        await note(db, input.viewer, body.is_paused ? 'job_feed_paused' : 'job_feed_resumed', feed.id, request.ip);
      return { message: body.is_paused ? 'Feed paused' : 'Feed resumed' };
    });

  for (const route of [runCompanyFeed, runTenantFeed])
    serve(app, route, async ({ db, params, ...input }) => {
      const feed = await requireFeed(contextOf({ db, ...input }), params.id, true);
      if (feed.kind === 'file') fail(conflict('Files are imported on the server, with npm run import -- jobs.'));
      const [last] = await findRuns(db, feed.id, 1);
      if (last && last.ended_at === null) fail(conflict('This feed is being read already.'));
      await background.send(db, RUN_FEED, feed.id);
      return { message: 'The feed is being read' };
    });

  for (const route of [deleteCompanyFeed, deleteTenantFeed])
    serve(app, route, async ({ db, params, query, request, ...input }) => {
      const feed = await requireFeed(contextOf({ db, ...input }), params.id, true);
      await updateFeed(db, feed.id, { deleted_at: new Date().toISOString(), close_jobs: query.close_jobs });
      await background.send(db, RUN_FEED, feed.id);
      await note(db, input.viewer, 'job_feed_deleted', feed.id, request.ip);
      return { message: query.close_jobs ? 'Feed deleted. Its jobs are being closed.' : 'Feed deleted. Its jobs stay open.' };
    });

  for (const route of [decideCompanyFeed, decideTenantFeed])
    serve(app, route, async ({ db, params, body, ...input }) => {
      await decideLeft(contextOf({ db, ...input }), params.id, body.close);
      if (body.close) await background.send(db, CLOSE_LEFT, params.id);
      return { message: body.close ? 'The jobs are being closed' : 'The jobs stay open' };
    });

  for (const route of [resolveCompanyFeedConflict, resolveTenantFeedConflict])
    serve(app, route, async ({ params, body, ...input }) => {
      const context = contextOf(input);
      await resolveFeedConflict(context, mailerOf(app, input), await requireFeed(context, params.id), body);
      return { message: body.take === 'mine' ? 'Your value stays' : 'The source’s value was taken' };
    });
}

const note = (db: TenantDb, viewer: Viewer, action: string, id: number, address: string) =>
  audit(db, { actor_id: viewer.id, action, subject_kind: 'job_feed', subject_id: id, address });
