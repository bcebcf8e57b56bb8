import { z } from 'zod';
import { type Access, defineRoute } from '#kit/contract/route.ts';
import { data, done, Flag, Id, singleLine } from '#kit/contract/shapes.ts';
import { FeedDetails, FeedInput, FeedKind, FeedPreview, FeedRun, FeedSummary } from './shapes.ts';

/** The same routes for the admins of a company and for operators, each with their own feeds. */
function feedRoutes<A extends Access & ('recruiter' | 'operator')>(access: A, whose: string) {
  const path = `/api/${access}/job-feeds` as const;
  const params = z.object({ id: Id });
  return {
    find: defineRoute({
      method: 'GET',
      path,
      access,
      summary: `Job feeds of ${whose}`,
      description: `Lists the job feeds of ${whose} with their last run, and the kinds of sources that can be read. Recruiters must be admins of their company.`,
      reads_only: true,
      reply: data(z.object({ feeds: z.array(FeedSummary), kinds: z.array(FeedKind) })),
    }),
    get: defineRoute({
      method: 'GET',
      path: `${path}/{id}`,
      access,
      summary: `One job feed of ${whose}`,
      description: 'Returns a feed with its last 30 runs, what waits for a decision and the conflicts of its jobs.',
      reads_only: true,
      params,
      reply: data(FeedDetails),
    }),
    getRun: defineRoute({
      method: 'GET',
      path: `${path}/{id}/runs/{run_id}`,
      access,
      summary: `One run of a job feed of ${whose}`,
      description:
        'Returns the differences of a run: what it created, changed, closed, held and refused. At most 500 are stored.',
      reads_only: true,
      params: z.object({ id: Id, run_id: Id }),
      reply: data(FeedRun.extend({ differences: z.array(FeedRun.shape.differences.unwrap().element) })),
    }),
    preview: defineRoute({
      method: 'POST',
      path: `${path}/preview`,
      access,
      summary: `Read a source as a feed of ${whose} would, without storing anything`,
      description:
        'Reads a source and returns its first ten jobs as they would look, and the entries up to there that are refused, with reasons. A source that cannot be read is a 422 on `address`.',
      example: { name: 'Our board', kind: 'greenhouse', address: 'acme' },
      limit: { max: 60, window: 3600 },
      body: FeedInput,
      reply: data(FeedPreview),
    }),
    create: defineRoute({
      method: 'POST',
      path,
      access,
      summary: `Add a job feed of ${whose}`,
      description: 'Adds a feed and reads it for the first time in the background.',
      example: { name: 'Our board', kind: 'greenhouse', address: 'acme', every_hours: 24 },
      creates: true,
      body: FeedInput,
      reply: data(z.object({ id: z.number() })),
    }),
    update: defineRoute({
      method: 'PUT',
      path: `${path}/{id}`,
      access,
      summary: `Change a job feed of ${whose}`,
      description: 'Replaces the settings of a feed. Its kind cannot be changed. A key that is left out stays as it is.',
      example: { name: 'Our board', kind: 'greenhouse', address: 'acme', every_hours: 24 },
      params,
      body: FeedInput,
      reply: done(),
    }),
    pause: defineRoute({
      method: 'PUT',
      path: `${path}/{id}/paused`,
      access,
      summary: `Pause or resume a job feed of ${whose}`,
      description: 'A paused feed is not read on its schedule. Its jobs stay as they are.',
      params,
      body: z.object({ is_paused: z.boolean({ error: 'Must be true or false' }) }),
      reply: done(),
    }),
    run: defineRoute({
      method: 'POST',
      path: `${path}/{id}/run`,
      access,
      summary: `Read a job feed of ${whose} now`,
      description:
        'Reads the feed in the background. 409 while it is being read, and for files, which are imported on the server.',
      limit: { max: 60, window: 3600 },
      params,
      reply: done(),
    }),
    remove: defineRoute({
      method: 'DELETE',
      path: `${path}/{id}`,
      access,
      summary: `Delete a job feed of ${whose}`,
      description:
        'Deletes a feed. With `close_jobs` its open jobs are closed in the background and their applicants notified; otherwise they stay like jobs that were written here.',
      params,
      query: z.object({ close_jobs: Flag }),
      reply: done(),
    }),
    decide: defineRoute({
      method: 'POST',
      path: `${path}/{id}/decide`,
      access,
      summary: `Decide about jobs that left the source of a feed of ${whose}`,
      description:
        'Closes the jobs that have left their source and notifies their applicants, or leaves them open. 409 when nothing waits for a decision.',
      params,
      body: z.object({ close: z.boolean({ error: 'Must be true or false' }) }),
      reply: done(),
    }),
    resolve: defineRoute({
      method: 'POST',
      path: `${path}/{id}/conflicts`,
      access,
      summary: `Resolve a conflict of a job of a feed of ${whose}`,
      description:
        'Decides about a field that was changed both here and at its source: `mine` keeps the value here, `theirs` takes the source’s. 409 when it is no longer in conflict.',
      params,
      body: z.object({ job_id: Id, field: singleLine().max(40), take: z.enum(['mine', 'theirs']) }),
      reply: done(),
    }),
  };
}

/** The routes of either owner, which screens call alike. */
export type FeedRoutes = ReturnType<typeof feedRoutes<'recruiter' | 'operator'>>;

export const {
  find: findCompanyFeeds,
  get: getCompanyFeed,
  getRun: getCompanyFeedRun,
  preview: previewCompanyFeed,
  create: createCompanyFeed,
  update: updateCompanyFeed,
  pause: pauseCompanyFeed,
  run: runCompanyFeed,
  remove: deleteCompanyFeed,
  decide: decideCompanyFeed,
  resolve: resolveCompanyFeedConflict,
} = feedRoutes('recruiter', 'the company');

export const {
  find: findTenantFeeds,
  get: getTenantFeed,
  getRun: getTenantFeedRun,
  preview: previewTenantFeed,
  create: createTenantFeed,
  update: updateTenantFeed,
  pause: pauseTenantFeed,
  run: runTenantFeed,
  remove: deleteTenantFeed,
  decide: decideTenantFeed,
  resolve: resolveTenantFeedConflict,
} = feedRoutes('operator', 'the tenant');
