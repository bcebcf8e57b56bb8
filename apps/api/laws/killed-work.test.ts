import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findExternalIds } from '#features/employer-api/server/index.ts';
import { createCompanyFeed, getCompanyFeed } from '#features/job-feeds/contract.ts';
import { runFeed } from '#features/job-feeds/server/testing.ts';
import { findJobs } from '#features/jobs/contract.ts';
import { findWebhookDeliveries, testWebhook } from '#features/webhooks/contract.ts';
import { buildWebhook, deliverWaiting } from '#features/webhooks/server/testing.ts';
import { vault } from '#kit/server/process/secrets.ts';
import { newTenant, type Person, type TestTenant, testWorker } from '../testing/index.ts';
import { TEST_SECRET } from '../testing/postgres.ts';
import type { KilledWork } from '../testing/work-process.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let handle: Handler = () => {};
const server = createServer((request, response) => handle(request, response));
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let tenant: TestTenant;
let recruiter: Person & { company_id: number };
beforeEach(async () => {
  tenant = await newTenant();
  recruiter = await tenant.recruiter();
});

/** Does the work in another process, which is killed (SIGKILL) once `isUnderWay`. */
async function killDuring(work: Omit<KilledWork, 'appUrl' | 'tenant_id'>, isUnderWay: () => Promise<boolean>): Promise<void> {
  const { appUrl } = await testWorker();
  const child = fork(fileURLToPath(new URL('../testing/work-process.ts', import.meta.url)), {
    env: { ...process.env, TEST_WORK: JSON.stringify({ appUrl, tenant_id: tenant.id, ...work }) },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  await expect.poll(isUnderWay, { timeout: 120_000, interval: 20 }).toBe(true);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

const countJobs = () =>
  tenant.run(async (db) => (await db.selectFrom('jobs').select('id').where('source', 'is not', null).execute()).length);

test('a run of a feed that is killed closes nothing, and the next one completes it without doubling jobs', async () => {
  const posted = new Date().toISOString();
  const jobs = Array.from({ length: 600 }, (_, index) => ({
    id: index + 1,
    internal_job_id: index + 1,
    title: `Fitter ${index + 1}`,
    company_name: 'Orbit',
    location: { name: 'Leeds' },
    first_published: posted,
    absolute_url: `https://boards.example/${index + 1}`,
    content: '&lt;p&gt;Keep our engines running through the night.&lt;/p&gt;',
  }));
  const whole = JSON.stringify({ jobs });
  const body = { name: 'Our board', kind: 'greenhouse', address: 'orbit', apply_here: true };
  const { id } = (await tenant.call(createCompanyFeed, { body }, recruiter)).body.data;
  // What was sent is enough for complete batches; the rest does not come.
  handle = (_, response) => void response.write(whole.slice(0, Math.floor(whole.length * 0.9)));
  await killDuring({ id, work: 'feed', replay: origin }, async () => (await countJobs()) > 0);
  const half = await countJobs();
  expect(half).toBeLessThan(600);
  const runs = async () => (await tenant.call(getCompanyFeed, { params: { id } }, recruiter)).body.data.runs;
  handle = (_, response) => void response.end(whole);
  const { signal, ...sending } = tenant.work;
  const network = { dns_servers: null, replay: origin };
  await runFeed({ db: tenant.db, sending, vault: vault(TEST_SECRET), network, signal }, tenant.id, id);
  expect((await runs()).map(({ outcome }) => outcome)).toEqual(['complete', 'interrupted']);
  expect((await runs())[0]?.counts).toMatchObject({ created: 600 - half, unchanged: half, closed: 0 });
  expect((await tenant.call(findJobs, { query: {} })).body.meta.total).toBe(600);
}, 240_000);

test('a delivery that is killed is made again under the same webhook-id', async () => {
  const received: string[] = [];
  handle = (request) => void received.push(String(request.headers['webhook-id']));
  const { id } = await buildWebhook(tenant, recruiter, { url: `${origin}/hook` });
  await tenant.call(testWebhook, { params: { id } }, recruiter);
  const delivery = await tenant.run((db) => db.selectFrom('webhook_deliveries').select('id').executeTakeFirstOrThrow());
  await killDuring({ id: delivery.id, work: 'delivery', replay: null }, async () => received.length > 0);
  const log = async () => (await tenant.call(findWebhookDeliveries, { params: { id } }, recruiter)).body.data;
  expect(await log()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  handle = (request, response) => {
    received.push(String(request.headers['webhook-id']));
    response.writeHead(204).end();
  };
  await deliverWaiting(tenant, findExternalIds);
  expect(received).toEqual([received[0], received[0]]);
  expect(await log()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
}, 240_000);
