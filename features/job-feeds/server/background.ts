import { findUnseen } from '#features/jobs/import/index.ts';
import { handleDue, type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import type { FeedNetwork } from './network.ts';
import { findAnyFeed, findDueFeeds, scheduleNext } from './queries.ts';
import { closeAllLeft, closeWithApplications, runFeed } from './runs.ts';

export const RUN_FEED = 'run_job_feed';
export const CLOSE_LEFT = 'close_left_jobs';

export const jobFeedBackground = (options: { network: FeedNetwork; vault: Vault }): readonly Job[] => [
  {
    // Reads one feed.
    name: RUN_FEED,
    concurrency: 2,
    is_exclusive: true,
    options: { retryLimit: 3, retryDelay: 60, expireInSeconds: 3600 },
    run: ({ db, background, siteOf, signer, signal }, { tenant_id, id }) =>
      runFeed({ db, sending: { background, siteOf, signer }, signal, ...options }, tenant_id, id),
  },
  {
    // Closes jobs that have left a source, after the decision of its owner.
    name: CLOSE_LEFT,
    is_exclusive: true,
    options: { retryLimit: 3, retryDelay: 60 },
    run: async ({ db, background, siteOf, signer }, { tenant_id, id }) => {
      const feed = await db.withTenant(tenant_id, (scoped) => findAnyFeed(scoped, id));
      if (feed) await closeAllLeft({ db, sending: { background, siteOf, signer } }, tenant_id, feed);
    },
  },
  {
    // Starts the feeds whose time has come.
    name: 'start_job_feeds',
    cron: '*/5 * * * *',
    runIn: (work, tenantId) =>
      handleDue(work, tenantId, [
        {
          find: findDueFeeds,
          handle: async (db, ids) => {
            await scheduleNext(db, ids);
            await work.background.sendAll(db, RUN_FEED, ids);
          },
        },
      ]),
  },
  {
    // Closes imported jobs without a closing day that no run has seen for 45 days.
    name: 'close_unseen_jobs',
    cron: '40 3 * * *',
    options: TRY_AGAIN,
    runIn: (work, tenantId) =>
      handleDue(work, tenantId, [
        {
          find: findUnseen,
          handle: (db, ids) => closeWithApplications(db, work, ids),
        },
      ]),
  },
];
