import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newTenant, type Person, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { findJobs } from '#features/jobs/contract.ts';
import { buildWebhook } from '#features/webhooks/server/testing.ts';
import { vault } from '#kit/server/process/secrets.ts';
import { createCompanyFeed, getCompanyFeed, pauseCompanyFeed, updateCompanyFeed } from '../contract.ts';
import { jobFeedBackground, RUN_FEED } from './background.ts';
import { runFeed } from './runs.ts';
import { type Replay, startReplay } from './testing.ts';

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.stop());

await testWorker();
const secrets = vault(TEST_CONFIG.secret ?? '');
const PATH = '/boards-api.greenhouse.io/v1/boards/orbit/jobs';
const POSTED = new Date().toISOString();
const boardOf = (count: number) =>
  JSON.stringify({
    jobs: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      internal_job_id: index + 1,
      title: `Fitter ${index + 1}`,
      company_name: 'Orbit',
      location: { name: 'Leeds' },
      first_published: POSTED,
      absolute_url: `https://boards.example/${index + 1}`,
      content: `&lt;p&gt;Job ${index + 1}: keep our engines running through the night.&lt;/p&gt;`,
    })),
  });
const FEED = { name: 'Our board', kind: 'greenhouse', address: 'orbit', apply_here: true };

let tenant: TestTenant;
let admin: Person & { company_id: number };
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.recruiter();
});
const add = () => tenant.call(createCompanyFeed, { body: FEED }, admin);
const details = async (id: number) => (await tenant.call(getCompanyFeed, { params: { id } }, admin)).body.data;
const read = (id: number) => {
  const { signal, ...sending } = tenant.work;
  return runFeed({ db: tenant.db, sending, vault: secrets, network: replay.network, signal }, tenant.id, id);
};

test('a feed whose time has come is read by the schedule, and one that has not changed says so', async () => {
  const version = '"v1"';
  replay.set(PATH, (request, response) => {
    if (request.headers['if-none-match'] === version) response.writeHead(304).end();
    else response.writeHead(200, { etag: version }).end(boardOf(2));
  });
  const { id } = (await add()).body.data;
  await tenant.run((db) => db.updateTable('job_feeds').set({ next_run_at: POSTED }).where('id', '=', id).execute());
  const jobs = jobFeedBackground({ network: replay.network, vault: secrets });
  const scheduled = jobs.find(({ name }) => name === 'start_job_feeds');
  if (!scheduled || !('runIn' in scheduled)) throw new Error('There is no schedule');
  const queued: number[] = [];
  const background: TestTenant['work']['background'] = {
    ...tenant.work.background,
    sendAll: async (_db, queue, ids) => void (queue === RUN_FEED && queued.push(...ids)),
  };
  await scheduled.runIn({ ...tenant.work, background }, tenant.id);
  expect(queued).toEqual([id]);
  await scheduled.runIn({ ...tenant.work, background }, tenant.id);
  expect(queued).toEqual([id]);
  expect(Date.parse((await details(id)).next_run_at ?? '')).toBeGreaterThan(Date.now() + 3_000_000);
  await read(id);
  await read(id);
  expect((await details(id)).runs.map(({ outcome }) => outcome)).toEqual(['unchanged', 'complete']);
  expect((await details(id)).open_jobs).toBe(2);
});

test('a job that a feed closes is announced to the systems of its company', async () => {
  const { id } = (await add()).body.data;
  replay.set(PATH, boardOf(4));
  await read(id);
  await buildWebhook(tenant, admin);
  replay.set(PATH, boardOf(3));
  await read(id);
  await read(id);
  const events = await tenant.run((db) => db.selectFrom('webhook_events').select(['type', 'data']).execute());
  expect(events).toEqual([{ type: 'job.closed', data: { job_id: expect.any(Number), reason: 'closed' } }]);
});

test('people who add a feed at the same time stay below the limit', async () => {
  for (let count = 0; count < 47; count++) await add();
  const statuses = (await Promise.all(Array.from({ length: 8 }, add))).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
});

test('changing, pausing and resuming a feed is audited', async () => {
  const { id } = (await add()).body.data;
  await tenant.call(updateCompanyFeed, { params: { id }, body: { ...FEED, name: 'Board' } }, admin);
  for (const is_paused of [true, true, false])
    await tenant.call(pauseCompanyFeed, { params: { id }, body: { is_paused } }, admin);
  const rows = await tenant.run((db) =>
    db
      .selectFrom('audit_events')
      .where('subject_kind', '=', 'job_feed')
      .select(['action', 'subject_id', 'actor_id'])
      .orderBy('id')
      .execute(),
  );
  expect(rows).toEqual(
    ['job_feed_added', 'job_feed_changed', 'job_feed_paused', 'job_feed_resumed'].map((action) => ({
      action,
      subject_id: id,
      actor_id: admin.id,
    })),
  );
});

test('2,500 jobs of one day are imported in one run', async () => {
  const { id } = (await add()).body.data;
  replay.set(PATH, boardOf(2500));
  await read(id);
  const feed = await details(id);
  expect(feed.runs[0]).toMatchObject({ outcome: 'complete', counts: { rows: 2500, created: 2500, refused: 0 } });
  expect(feed.open_jobs).toBe(2500);
  expect((await tenant.call(findJobs, { query: { search: 'fitter' } })).body.data).toHaveLength(20);
}, 120_000);
