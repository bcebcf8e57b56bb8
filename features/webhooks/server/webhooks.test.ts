import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { acceptOffer, declineOffer, moveApplicant, withdrawApplication } from '#features/applications/contract.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { findExternalIds } from '#features/employer-api/server/index.ts';
import { buildInterview, choose } from '#features/interviews/server/testing.ts';
import { closeJob } from '#features/jobs/recruiting-contract.ts';
import { ASKS, postJob } from '#features/jobs/server/testing.ts';
import { sendMessage } from '#features/messages/contract.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import type { Work } from '#kit/server/background/jobs.ts';
import { type Poster, poster } from '#kit/server/net/post.ts';
import { vault } from '#kit/server/process/secrets.ts';
import * as calls from '../contract.ts';
import { MOST_ATTEMPTS } from '../rules.ts';
import { queueLostDeliveries } from './background.ts';
import { deliver } from './deliver.ts';
import { buildWebhook } from './testing.ts';

type Received = { headers: IncomingHttpHeaders; body: string };
type Reply = { status: number; headers?: Record<string, string> } | 'hang';

/** A receiver on this computer, which replies as the test says. */
async function receiver(reply: (count: number) => Reply = () => ({ status: 200 })) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const now = reply(received.length);
      if (now !== 'hang') response.writeHead(now.status, now.headers).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await newTenant();
});

const local = (timeout_ms = 20_000) => poster({ allows: ({ address }) => address === '127.0.0.1', timeout_ms });

const waitingIds = (endpoint: number) =>
  tenant.run((db) =>
    db
      .selectFrom('webhook_deliveries')
      .select(['id', 'attempts', 'next_at'])
      .where('endpoint_id', '=', endpoint)
      .where('state', '=', 'waiting')
      .orderBy('id')
      .execute(),
  );

/** Makes one attempt of everything that waits for this webhook, also of what would wait longer. */
async function attempt(endpoint: number, post: Poster = local(), work: Work = tenant.work): Promise<void> {
  const waiting = await waitingIds(endpoint);
  await tenant.run((db) =>
    db
      .updateTable('webhook_deliveries')
      .set({ next_at: new Date(Date.now() - 1000).toISOString() })
      .where('endpoint_id', '=', endpoint)
      .where('state', '=', 'waiting')
      .execute(),
  );
  for (const { id } of waiting)
    await deliver({ vault: vault(TEST_SECRET), post, externalIds: findExternalIds }, work, { tenant_id: tenant.id, id });
}

const logOf = async (id: number, by: Person) =>
  (await tenant.call(calls.findWebhookDeliveries, { params: { id } }, by)).body.data;
const webhookOf = async (id: number, by: Person) =>
  (await tenant.call(calls.findWebhooks, {}, by)).body.data.find((webhook) => webhook.id === id);
const sendTest = (id: number, by: Person) => tenant.call(calls.testWebhook, { params: { id } }, by);

/** Checks a signature as receivers do. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

describe('a webhook', () => {
  test('is created, changed, listed and deleted by admins of its company, with its secret shown once', async () => {
    const admin = await tenant.recruiter();
    const colleague = await tenant.recruiter({ company_id: admin.company_id, is_admin: false });
    const body = { url: 'https://hooks.example.org/muster?token=abc', events: ['job.held' as const] };
    expect((await tenant.call(calls.createWebhook, { body }, colleague)).status).toBe(403);
    const { webhook, secret } = (await tenant.call(calls.createWebhook, { body }, admin)).body.data;
    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    expect(JSON.stringify((await tenant.call(calls.findWebhooks, {}, admin)).body)).not.toContain(secret);
    const params = { id: webhook.id };
    expect((await tenant.call(calls.updateWebhook, { params, body: { ...body, events: [] } }, admin)).status).toBe(422);
    const changed = await tenant.call(calls.updateWebhook, { params, body: { ...body, events: ['job.closed'] } }, admin);
    expect(changed.body.data.events).toEqual(['job.closed']);
    const audited = await tenant.run((db) =>
      db.selectFrom('audit_events').select('details').where('action', '=', 'webhook_created').execute(),
    );
    expect(audited.at(-1)?.details).toEqual({ host: 'hooks.example.org' });
    await tenant.call(calls.deleteWebhook, { params }, admin);
    expect(await webhookOf(webhook.id, admin)).toBeUndefined();
    for (const url of ['http://hooks.example.org/', 'ftp://x.org', 'https://localhost/x', 'x'])
      expect((await tenant.call(calls.createWebhook, { body: { ...body, url } }, admin)).status).toBe(422);
  });

  test('gets signed events with ids only, in the transaction of what happened', async () => {
    const { url, received } = await receiver();
    const recruiter = await tenant.recruiter();
    const { id, secret } = await buildWebhook(tenant, recruiter, { url });
    const job = await postJob(tenant, recruiter);
    await attempt(id);
    expect(received).toHaveLength(1);
    const [first] = received as [Received];
    expect(isSigned(first, secret)).toBe(true);
    expect(isSigned({ ...first, body: `${first.body} ` }, secret)).toBe(false);
    expect(Math.abs(Number(first.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(JSON.parse(first.body)).toEqual({
      type: 'job.published',
      timestamp: expect.stringMatching(/^20.*Z$/),
      data: { job_id: job.id, external_id: null },
    });
    expect(await logOf(id, recruiter)).toMatchObject([
      { type: 'job.published', state: 'delivered', attempts: 1, reply_status: 200, message_id: first.headers['webhook-id'] },
    ]);
    await attempt(id);
    expect(received).toHaveLength(1);
    const refused = await postJob(tenant, recruiter, { closes_on: '2020-01-01' }).catch(() => null);
    expect([refused?.status, await waitingIds(id)]).not.toContain('published');
  });

  test('is notified of jobs that are held and closed, and of the events that it chose only', async () => {
    const { url, received } = await receiver();
    const recruiter = await tenant.recruiter();
    const { id } = await buildWebhook(tenant, recruiter, { url, events: ['job.held', 'job.closed'] });
    const held = await postJob(tenant, recruiter, { requirements: [ASKS] });
    const job = await postJob(tenant, recruiter);
    await tenant.call(closeJob, { params: { id: job.id }, body: {} }, recruiter);
    await attempt(id);
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'job.held', data: { job_id: held.id, reason: 'publication' } },
      { type: 'job.closed', data: { job_id: job.id, reason: 'closed' } },
    ]);
  });
});

describe('a move of an applicant', () => {
  test('is announced once it can no longer be undone, and never where it was undone', async () => {
    const { url, received } = await receiver();
    const { id: application, recruiter, veteran, job_id } = await buildApplication(tenant);
    const { id } = await buildWebhook(tenant, recruiter, { url });
    const move = (body: { stage: 'shortlisted' | 'submitted'; undo?: boolean }) =>
      tenant.call(moveApplicant, { params: { id: application }, body }, recruiter);
    await move({ stage: 'shortlisted' });
    const [waiting] = await waitingIds(id);
    const seconds = (Date.parse(waiting?.next_at ?? '') - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(12);
    const early = { vault: vault(TEST_SECRET), post: local(), externalIds: findExternalIds };
    await deliver(early, tenant.work, { tenant_id: tenant.id, id: waiting?.id ?? 0 });
    expect(received).toEqual([]);
    await move({ stage: 'submitted', undo: true });
    expect(await waitingIds(id)).toEqual([]);
    await move({ stage: 'shortlisted' });
    await attempt(id);
    await tenant.call(withdrawApplication, { params: { id: application } }, veteran);
    await attempt(id);
    const events = received.map(({ body }) => JSON.parse(body));
    expect(events).toMatchObject([
      {
        type: 'application.stage_changed',
        data: { application_id: application, job_id, stage: 'shortlisted', from_stage: 'submitted' },
      },
      { type: 'application.withdrawn', data: { application_id: application, stage: 'withdrawn' } },
    ]);
    expect(JSON.stringify(received)).not.toMatch(/@example\.test|Sam Test/);
  });

  test('a message of the applicant, and a new application, are announced', async () => {
    const { url, received } = await receiver();
    const { id: application, recruiter, veteran, job_id } = await buildApplication(tenant);
    const { id } = await buildWebhook(tenant, recruiter, { url });
    await tenant.call(
      sendMessage,
      { params: { id: `application-${application}` }, body: { message_key: crypto.randomUUID(), body: 'When may I come?' } },
      veteran,
    );
    await attempt(id);
    expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({
      type: 'message.received',
      data: { application_id: application, job_id },
    });
    expect(received[0]?.body).not.toContain('When may I');
  });
});

test('a time that a veteran chooses is announced as a booked interview', async () => {
  const { url, received } = await receiver();
  const { application_id, job_id, recruiter, veteran, interview } = await buildInterview(tenant);
  const { id } = await buildWebhook(tenant, recruiter, { url });
  await choose(tenant, veteran, interview);
  await attempt(id);
  const starts_at = interview.slots[0]?.starts_at;
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'interview.booked', data: { interview_id: interview.id, application_id, job_id, starts_at } },
  ]);
});

test.each([
  { route: acceptOffer, type: 'offer.accepted', stage: 'hired' },
  { route: declineOffer, type: 'offer.declined', stage: 'declined' },
])('an offer that a veteran answers is announced as $type', async ({ route, type, stage }) => {
  const { url, received } = await receiver();
  const { id: application, recruiter, veteran, job_id } = await buildApplication(tenant, { stage: 'offer' });
  const { id } = await buildWebhook(tenant, recruiter, { url });
  await tenant.call(route, { params: { id: application }, body: {} }, veteran);
  await attempt(id);
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type, data: { application_id: application, job_id, stage, from_stage: 'offer' } },
  ]);
});

describe('a receiver', () => {
  async function tried(reply: (count: number) => Reply, timeout_ms?: number) {
    const { url, received } = await receiver(reply);
    const recruiter = await tenant.recruiter();
    const { id } = await buildWebhook(tenant, recruiter, { url });
    await sendTest(id, recruiter);
    await attempt(id, local(timeout_ms));
    const [entry] = await logOf(id, recruiter);
    return { id, recruiter, received, entry };
  }

  test('that redirects has failed, and the address that it names is not called', async () => {
    const other = await receiver();
    const { entry } = await tried(() => ({ status: 302, headers: { location: other.url } }));
    expect(entry).toMatchObject({
      state: 'waiting',
      attempts: 1,
      reply_status: 302,
      fault: expect.stringContaining('redirects'),
    });
    expect(other.received).toEqual([]);
  });

  test('that hangs is left after the time limit', async () => {
    const { entry } = await tried(() => 'hang', 300);
    expect(entry).toMatchObject({ state: 'waiting', attempts: 1, reply_status: null, fault: 'No reply within 0.3 seconds.' });
  });

  test('gets the same webhook-id again after the wait that it asked for', async () => {
    const { id, entry, received, recruiter } = await tried((count) =>
      count === 1 ? { status: 503, headers: { 'retry-after': '900' } } : { status: 204 },
    );
    const seconds = (Date.parse(entry?.next_at ?? '') - Date.now()) / 1000;
    expect(Math.abs(seconds - 900)).toBeLessThan(60);
    await attempt(id);
    expect(received).toHaveLength(2);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    expect(await logOf(id, recruiter)).toMatchObject([{ state: 'delivered', attempts: 2, fault: null }]);
  });

  test('that is gone (410) switches the webhook off at once, and its admins are notified', async () => {
    const { id, recruiter, entry } = await tried(() => ({ status: 410 }));
    expect(entry).toMatchObject({ state: 'failed', attempts: 1, reply_status: 410 });
    expect(await webhookOf(id, recruiter)).toMatchObject({ disabled_for: 'gone' });
    const { data } = (await tenant.call(findNotifications, {}, recruiter)).body;
    expect(data).toMatchObject([{ kind: 'webhook_disabled', title: expect.stringContaining('was switched off') }]);
    expect((await sendTest(id, recruiter)).status).toBe(409);
  });

  test('that fails ten times switches it off with one notice, and what waits is not sent', async () => {
    const { id, recruiter, received } = await tried(() => ({ status: 500 }));
    await sendTest(id, recruiter);
    for (let count = 1; count < MOST_ATTEMPTS; count++) await attempt(id);
    expect(received.length).toBeGreaterThanOrEqual(MOST_ATTEMPTS);
    expect(await webhookOf(id, recruiter)).toMatchObject({ disabled_for: 'failed' });
    const { data } = (await tenant.call(findNotifications, {}, recruiter)).body;
    expect(data.filter(({ kind }) => kind === 'webhook_disabled')).toHaveLength(1);
    await attempt(id);
    expect(new Set((await logOf(id, recruiter)).map(({ state }) => state))).toEqual(new Set(['failed', 'canceled']));
    const count = received.length;
    await postJob(tenant, recruiter);
    await attempt(id);
    expect(received).toHaveLength(count);
  });

  test.each(['http://127.0.0.1:9', 'http://10.0.0.1/', 'http://169.254.169.254/latest/meta-data', 'http://[::1]/'])(
    'at the private address %s is not connected to',
    async (url) => {
      const recruiter = await tenant.recruiter();
      const { id } = await buildWebhook(tenant, recruiter, { url });
      await sendTest(id, recruiter);
      // The job as the server runs it.
      await tenant.app.muster.background.drain('deliver_webhook');
      expect(await logOf(id, recruiter)).toMatchObject([{ state: 'waiting', attempts: 1, fault: 'Not a public address.' }]);
    },
  );
});

test('an attempt that ends with its process is made again under the same webhook-id', async () => {
  const { url, received } = await receiver((count) => (count === 1 ? 'hang' : { status: 200 }));
  const recruiter = await tenant.recruiter();
  const { id } = await buildWebhook(tenant, recruiter, { url });
  await sendTest(id, recruiter);
  const stopping = new AbortController();
  const cut = attempt(id, local(), { ...tenant.work, signal: stopping.signal });
  while (received.length === 0) await new Promise((done) => setTimeout(done, 20));
  stopping.abort();
  await expect(cut).rejects.toThrow();
  expect(await logOf(id, recruiter)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  await attempt(id);
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
    received[0]?.headers['webhook-id'],
    received[0]?.headers['webhook-id'],
  ]);
  expect(await logOf(id, recruiter)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('deliveries whose place in the queue was lost are queued again', async () => {
  const recruiter = await tenant.recruiter();
  const { id } = await buildWebhook(tenant, recruiter, { url: 'http://127.0.0.1:9' });
  await sendTest(id, recruiter);
  await tenant.app.muster.background.drain('deliver_webhook');
  await tenant.run((db) =>
    db
      .updateTable('webhook_deliveries')
      .set({ next_at: new Date(Date.now() - 3_600_000).toISOString() })
      .where('endpoint_id', '=', id)
      .execute(),
  );
  await queueLostDeliveries(tenant.work, tenant.id);
  await tenant.app.muster.background.drain('deliver_webhook');
  expect(await logOf(id, recruiter)).toMatchObject([{ attempts: 2 }]);
});

describe('the secret of a webhook', () => {
  test('is replaced while deliveries are signed with both', async () => {
    const { url, received } = await receiver();
    const recruiter = await tenant.recruiter();
    const { id, secret } = await buildWebhook(tenant, recruiter, { url });
    const { data } = (await tenant.call(calls.rotateWebhookSecret, { params: { id } }, recruiter)).body;
    expect(data.webhook.previous_until).not.toBeNull();
    await sendTest(id, recruiter);
    await attempt(id);
    const [both] = received as [Received];
    expect([isSigned(both, secret), isSigned(both, data.secret)]).toEqual([true, true]);
    await tenant.run((db) =>
      db
        .updateTable('webhook_endpoints')
        .set({ previous_until: new Date(0).toISOString() })
        .where('id', '=', id)
        .execute(),
    );
    await sendTest(id, recruiter);
    await attempt(id);
    const last = received.at(-1) as Received;
    expect([isSigned(last, secret), isSigned(last, data.secret)]).toEqual([false, true]);
  });
});

describe('the log of a webhook', () => {
  test('sends an event again under its webhook-id, once it is not waiting', async () => {
    const { url, received } = await receiver();
    const recruiter = await tenant.recruiter();
    const { id } = await buildWebhook(tenant, recruiter, { url });
    await sendTest(id, recruiter);
    const [waiting] = await logOf(id, recruiter);
    const replay = () => tenant.call(calls.replayWebhookDelivery, { params: { id, delivery_id: waiting?.id ?? 0 } }, recruiter);
    expect((await replay()).status).toBe(409);
    await attempt(id);
    expect((await replay()).status).toBe(200);
    await attempt(id);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(waiting?.message_id));
    await tenant.call(calls.switchWebhook, { params: { id }, body: { enabled: false } }, recruiter);
    expect((await replay()).status).toBe(409);
    expect(await webhookOf(id, recruiter)).toMatchObject({ disabled_for: 'admin' });
    await tenant.call(calls.switchWebhook, { params: { id }, body: { enabled: true } }, recruiter);
    expect((await replay()).status).toBe(200);
  });
});
