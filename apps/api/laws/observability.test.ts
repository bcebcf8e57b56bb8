import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newTenant, PASSWORD, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { getUserProfile, login } from '#features/accounts/contract.ts';
import { updateUserProfile } from '#features/accounts/profile-contract.ts';
import { changeEmail } from '#features/accounts/security-contract.ts';
import { forgotPassword, resetPassword, signup, verifyEmail } from '#features/accounts/sign-up-contract.ts';
import { applyForJob } from '#features/applications/contract.ts';
import { pdf } from '#features/applications/server/testing.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { pathOf, type Route } from '#kit/contract/route.ts';
import { connect, type Database, replicaConnections } from '#kit/server/database/db.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';

let tenant: TestTenant;
let app: FastifyInstance;
let db: Database;
let lines: string[] = [];
const received: string[] = [];

const exporter = vi.hoisted(() => ({ is_loaded: false, was_loaded_without_traces: false }));
vi.mock('#kit/server/process/traces-otlp.ts', async (original) => {
  exporter.is_loaded = true;
  return original();
});

/** The bodies that a receiver of traces got. */
const posted: string[] = [];
const receiver = http.createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  if (request.url === '/v1/traces') posted.push(Buffer.concat(parts).toString());
  response.end('{}');
});

/** Refuses addresses that begin with `unknown.`, and repeats them, as mail servers do. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) =>
    done(address.startsWith('unknown.') ? Object.assign(new Error(`No such user: <${address}>`), { responseCode: 550 }) : null),
  onData(stream, _, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      received.push(Buffer.concat(parts).toString());
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  tenant = await newTenant();
  exporter.was_loaded_without_traces = exporter.is_loaded;
  const smtp_url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const log = { write: (line: string) => void lines.push(line) };
  const { traces } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  });
  // The primary is no replica of itself, so it serves every read as the primary.
  const { appUrl } = await testWorker();
  const replicas = replicaConnections({ appUrl }, [Object.assign(new URL(appUrl), { username: '', password: '' }).href]);
  db = connect({ appUrl, replicas, statementMs: 120_000, waitMs: 120_000 });
  app = await buildApp({
    config: { ...TEST_CONFIG, smtp_url, traces, log_level: 'trace' },
    db,
    secret: TEST_SECRET,
    log,
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
  await new Promise<void>((done) => server.close(() => done()));
  receiver.closeAllConnections();
  await new Promise((done) => receiver.close(done));
});
beforeEach(() => {
  lines = [];
});

type Sent = {
  body?: object;
  params?: Record<string, unknown>;
  query?: string;
  token?: string;
  file?: File;
  headers?: Record<string, string>;
};

async function send(route: Route, { body, params, query = '', token, file, headers }: Sent = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  if (file) form.append('file', file);
  const coded = new Response(form);
  return app.inject({
    method: route.method,
    url: pathOf(route, params) + query,
    headers: {
      host: tenant.host,
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(route.multipart && { 'content-type': coded.headers.get('content-type') ?? '' }),
    },
    ...(route.multipart ? { payload: Buffer.from(await coded.arrayBuffer()) } : body && { payload: body }),
  });
}

const logged = () => lines.map((line) => JSON.parse(line));
const metrics = async () => (await app.inject({ url: '/metrics', headers: { host: tenant.host } })).body;
const linkTo = async (email: string) => {
  const { body_text } = await tenant.run((db) =>
    db
      .selectFrom('mails')
      .select('body_text')
      .where('to_email', '=', email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return new URL(/http\S+/.exec(body_text)?.[0] ?? '').searchParams.get('token') ?? '';
};

type PostedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
};

/** All spans so far. They are sent in order, so those before the last request are there when its own is. */
async function tracedSpans(): Promise<PostedSpan[]> {
  const last = String((await app.inject({ url: '/healthz' })).headers['x-request-id']).replaceAll('-', '');
  await vi.waitFor(() => expect(posted.join('')).toContain(`"${last}"`), { timeout: 60_000 });
  return posted.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
}

const attributesOf = ({ attributes }: PostedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

test('no address, name, password or token of a person is in the log, in the metrics or in traces', async () => {
  const [first_name, last_name, other_name] = ['Zebulon', 'Quartermaine', 'Wilhelmina'];
  const [email, refused] = ['zebulon.quartermaine@example.test', 'unknown.person@example.test'];
  const [password, later] = ['a-long-phrase-of-zebulon', 'another-phrase-of-zebulon'];
  const body = { role: 'veteran', first_name, last_name, email, password, country_id: 232, military_service_id: 1 };
  const signed = await send(signup, { body });
  const { sign_up_secret } = signed.json().data;
  const verification = await linkTo(email);
  const verified = await send(verifyEmail, { body: { email, token: verification, sign_up_secret } });
  const token: string = verified.json().data.api_token;
  const seen = { first_name, middle_name: null, last_name, country_id: 232 };
  const reached = [signed, verified, await send(getUserProfile, { token })];
  reached.push(
    await send(updateUserProfile, { token, body: { first_name: other_name, middle_name: '', last_name, country_id: 232, seen } }),
  );
  reached.push(await send(login, { body: { email, password, role: 'veteran' } }));
  reached.push(await send(forgotPassword, { body: { email } }));
  const reset = await linkTo(email);
  const job = await buildJob(tenant);
  reached.push(await send(applyForJob, { token, params: { id: job }, file: pdf(`${last_name}.pdf`) }));
  reached.push(await send(resetPassword, { body: { email, token: reset, password: later } }));
  const signedIn: string = (await send(login, { body: { email, password: later, role: 'veteran' } })).json().data.token;
  reached.push(await send(changeEmail, { token: signedIn, body: { email: refused, password: later } }));
  expect(reached.filter(({ statusCode }) => statusCode >= 300).map(({ body: reply }) => reply)).toEqual([]);
  const wrong = [
    await send(login, { body: { email, password: PASSWORD, role: 'veteran' } }),
    await send(signup, { body: { ...body, [last_name]: email } }),
    await send(getUserProfile, { token: `${token}x`, query: `?name=${first_name}&email=${email}` }),
    await send(applyForJob, { token: signedIn, params: { id: email } }),
  ];
  expect(wrong.every(({ statusCode }) => statusCode >= 400 && statusCode < 500)).toBe(true);
  await app.muster.background.drain('mail');
  // The refused email is logged.
  expect(logged()).toContainEqual(expect.objectContaining({ job: 'mail', msg: 'background job failed' }));
  await tracedSpans();
  const traces = posted.join('');
  expect(traces).toContain(`"POST ${forgotPassword.path}"`);
  expect(traces).toContain(`"${applyForJob.path.replace('{id}', ':id')}"`);
  expect(traces).toContain('insert into ');
  const text = (await metrics()) + lines.join('') + traces;
  expect(text).toContain(forgotPassword.path);
  const secrets = [sign_up_secret, verification, token, reset, signedIn, password, later, PASSWORD];
  const personal = [first_name, last_name, other_name, email, encodeURIComponent(email), refused, 'unknown.person'];
  for (const word of [...secrets, ...personal]) {
    expect(word).toMatch(/.{6}/);
    expect(text.toLowerCase()).not.toContain(word.toLowerCase());
  }
});

test('a request, its jobs, their emails and their failures have one request id', async () => {
  const { email } = await tenant.veteran({ email: `traced.${tenant.id}@example.test` });
  const { email: unknown } = await tenant.veteran({ email: `unknown.${tenant.id}@example.test` });
  const delivered = String((await send(forgotPassword, { body: { email } })).headers['x-request-id']);
  const failed = String((await send(forgotPassword, { body: { email: unknown } })).headers['x-request-id']);
  expect(logged().map(({ request_id }) => request_id)).toEqual([delivered, failed]);
  await app.muster.background.drain('mail');
  expect(received.find((mail) => mail.includes(email))).toMatch(new RegExp(`^X-Request-Id: ${delivered}\r$`, 'im'));
  expect(logged().find(({ msg }) => msg === 'background job failed')).toMatchObject({ job: 'mail', request_id: failed });
});

test('a trace has the request, its statements and the job that it queued', async () => {
  const { email } = await tenant.veteran({ email: `spans.${tenant.id}@example.test` });
  const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const traceparent = `00-${trace}-${parent}-01`;
  const { headers } = await send(forgotPassword, { body: { email }, headers: { traceparent } });
  const request_id = String(headers['x-request-id']);
  await app.muster.background.drain('mail');
  const spans = (await tracedSpans()).filter(({ traceId }) => traceId === trace);
  const request = spans.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({ name: `POST ${forgotPassword.path}`, parentSpanId: parent, status: {} });
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': forgotPassword.path,
    'http.response.status_code': 200,
    'muster.request_id': request_id,
    'muster.tenant': tenant.slug,
    'muster.tenant_id': tenant.id,
  });
  const job = spans.find(({ kind }) => kind === 5);
  expect(job).toMatchObject({ name: 'job mail', parentSpanId: request?.spanId, status: {} });
  expect(job && attributesOf(job)).toEqual({
    'muster.job': 'mail',
    'muster.request_id': request_id,
    'muster.tenant_id': tenant.id,
  });
  const below = (span: PostedSpan | undefined) =>
    spans.filter(({ kind, parentSpanId }) => kind === 3 && parentSpanId === span?.spanId);
  expect(below(request).map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'select', 'insert', 'commit']));
  expect(below(job).map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'select', 'update', 'commit']));
  // The queue's own, in which the job ends.
  expect(below(job).map((span) => attributesOf(span)['db.query.text'])).toContainEqual(
    expect.stringMatching(/UPDATE pgboss\.job.* SET completed_on/),
  );
  const statement = below(request).find(({ name }) => name === 'select');
  expect(statement && attributesOf(statement)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': statement?.name,
    'db.query.text': expect.stringMatching(/\$1/),
  });
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
});

test('a request that no route of the contract serves has its statements, too', async () => {
  const { headers } = await app.inject({ url: '/sitemap.xml', headers: { host: (await newTenant()).host } });
  const trace = String(headers['x-request-id']).replaceAll('-', '');
  const spans = (await tracedSpans()).filter(({ traceId }) => traceId === trace);
  const request = spans.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({ name: 'GET /sitemap.xml' });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'select', 'commit']));
});

test('a trace that begins here has the id of its request, and a failed job is marked without its message', async () => {
  const { email } = await tenant.veteran({ email: `unknown.spans.${tenant.id}@example.test` });
  const { headers } = await send(forgotPassword, { body: { email }, headers: { traceparent: 'Zebulon' } });
  const trace = String(headers['x-request-id']).replaceAll('-', '');
  await app.muster.background.drain('mail');
  const spans = (await tracedSpans()).filter(({ traceId }) => traceId === trace);
  expect(spans.find(({ kind }) => kind === 2)?.parentSpanId).toBeUndefined();
  const job = spans.find(({ kind }) => kind === 5);
  expect(job).toMatchObject({ name: 'job mail', status: { code: 2 } });
  expect(job && attributesOf(job)).toMatchObject({ 'error.type': 'failed' });
  expect(await metrics()).toMatch(/^muster_trace_spans_total\{outcome="sent"\} [1-9]/m);
});

test('a stop sends the spans that are left', async () => {
  const { traces } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  });
  const stopped = await buildApp({ config: { ...TEST_CONFIG, traces }, db, secret: TEST_SECRET });
  const { headers } = await stopped.inject({ url: '/healthz' });
  await stopped.close();
  expect(posted.join('')).toContain(`"${String(headers['x-request-id']).replaceAll('-', '')}"`);
});

test('without a receiver of traces the exporter is not loaded', () => {
  expect(exporter).toEqual({ is_loaded: true, was_loaded_without_traces: false });
});

test('a server that is no replica is not used', async () => {
  const { token } = await tenant.veteran();
  const name = new URL((await testWorker()).appUrl).host;
  await expect.poll(metrics).toContain(`muster_replica_up{replica="${name}"} 0`);
  expect((await send(getUserProfile, { token })).statusCode).toBe(200);
  const text = await metrics();
  expect(text).toMatch(/^muster_reads_total\{server="primary"\} [1-9]/m);
  expect(text).toContain(`muster_reads_total{server="${name}"} 0`);
  expect(text).toMatch(/^muster_replica_fallbacks_total\{replica="[\w.:]+",reason="unavailable"\} [1-9]/m);
});

test('a slow statement is logged and counted with its route and request, without values', async () => {
  const { token } = await tenant.veteran();
  const locked = await tenant.owner.connect();
  await locked.query('begin');
  await locked.query('lock table users in access exclusive mode');
  const waiting = send(getUserProfile, { token });
  await locked.query('select pg_sleep(0.8)');
  await locked.query('rollback');
  locked.release();
  const { headers } = await waiting;
  const slow = logged().filter(({ msg }) => msg === 'slow statement');
  expect(slow[0]).toMatchObject({
    route: `GET ${getUserProfile.path}`,
    request_id: headers['x-request-id'],
    ms: expect.any(Number),
    statement: expect.stringMatching(/^select .*\$1/),
  });
  expect(slow[0].ms).toBeGreaterThanOrEqual(500);
  expect(await metrics()).toContain(`muster_slow_statements_total{route="GET ${getUserProfile.path}"} `);
});

test('metrics count tenants, emails, caches and file processes', async () => {
  await send(getUserProfile);
  const text = await metrics();
  expect(text).toContain(`muster_tenant_requests_total{tenant="${tenant.slug}",status="4xx"} `);
  expect(text).toMatch(/^muster_mails_total\{outcome="sent"\} [1-9]/m);
  expect(text).toMatch(/^muster_mails_total\{outcome="failed"\} [1-9]/m);
  expect(text).toMatch(/^muster_cache_lookups_total\{cache="tenant_hosts",result="hit"\} [1-9]/m);
  for (const pool of ['cv', 'pdf', 'import']) expect(text).toContain(`muster_file_processes{pool="${pool}"} `);
});

test('the dashboard and the alert rules use metrics and labels that exist, and docs/operations.md names each metric', async () => {
  const text = await metrics();
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
  );
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
    read('deploy/grafana-dashboard.json'),
  );
  const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const rules = read('deploy/prometheus-alerts.yml');
  const tested = read('deploy/prometheus-alerts.test.yml');
  const used = new Set([...`${queries}\n${rules}\n${tested}`.matchAll(/\bmuster_\w+/g)].map(([name]) => name));
  expect([...used].filter((name) => !names.includes(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(15);
  const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, label]) => label).concat('instance'));
  const matched = [...`${queries}\n${rules}`.matchAll(/[{,](\w+)(?:=~|!=|!~|=)"/g)].map(([, label]) => label);
  expect(matched.filter((label) => !labels.has(label ?? ''))).toEqual([]);
  const page = read('docs/operations.md');
  const described = names.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(described.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
