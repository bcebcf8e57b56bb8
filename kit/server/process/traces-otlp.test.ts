import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { otlpTracer } from './traces-otlp.ts';

const ID = '0af76519-16cd-43dd-8448-eb211c80319c';
const TRACE = ID.replaceAll('-', '');
/** Sends on a close or a full batch only, unless a test says otherwise. */
const NEVER = { every_ms: 3_600_000 };

type Received = { url: string | undefined; headers: http.IncomingHttpHeaders; spans: { name: string; traceId: string }[] };
let requests: Received[] = [];
let resources: unknown[] = [];
let status = 200;
let isSilent = false;
let server: http.Server;
let url: string;
const log = vi.fn();

beforeEach(async () => {
  [requests, resources, status, isSilent] = [[], [], 200, false];
  log.mockReset();
  server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const [{ resource, scopeSpans }] = JSON.parse(Buffer.concat(parts).toString()).resourceSpans;
    resources.push(resource);
    requests.push({ url: request.url, headers: request.headers, spans: scopeSpans[0].spans });
    if (!isSilent) response.writeHead(status, { location: '/elsewhere' }).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/otlp/v1/traces`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const tracerTo = (limits = {}, headers = {}) => otlpTracer({ url, headers, service_name: 'jobs' }, log, { ...NEVER, ...limits });
const end = (tracer: ReturnType<typeof tracerTo>, count: number) => {
  for (let n = 0; n < count; n++) tracer.request(`GET /${n}`, ID, undefined, {}).end();
};
const names = () => requests.flatMap(({ spans }) => spans.map(({ name }) => name));

test('a stop sends what waits, with the headers and the name of the service', async () => {
  const tracer = tracerTo({}, { 'x-api-key': 'a,b' });
  end(tracer, 2);
  await tracer.close();
  expect(names()).toEqual(['GET /0', 'GET /1']);
  expect(requests[0]).toMatchObject({
    url: '/otlp/v1/traces',
    headers: { 'content-type': 'application/json', 'x-api-key': 'a,b' },
  });
  expect(resources[0]).toMatchObject({
    attributes: expect.arrayContaining([{ key: 'service.name', value: { stringValue: 'jobs' } }]),
  });
  expect(tracer.counts()).toEqual({ sent: 2, dropped: 0 });
  expect(log).not.toHaveBeenCalled();
});

test('512 spans are sent without waiting for the interval, and fewer at the interval', async () => {
  const tracer = tracerTo();
  end(tracer, 511);
  await wait(50);
  expect(requests).toEqual([]);
  end(tracer, 1);
  await vi.waitFor(() => expect(tracer.counts().sent).toBe(512), { timeout: 30_000 });
  await tracer.close();
  const second = tracerTo({ every_ms: 20 });
  // An interval without spans does not end later ones.
  await wait(100);
  end(second, 1);
  await vi.waitFor(() => expect(second.counts().sent).toBe(1), { timeout: 30_000 });
  await second.close();
});

test('while the receiver is away one line is logged, the oldest spans are dropped, and the rest is sent later', async () => {
  status = 503;
  const tracer = tracerTo({ every_ms: 10, most_waiting: 3 });
  end(tracer, 5);
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(3), { timeout: 30_000 });
  expect(log.mock.calls).toEqual([['warn', { reason: 'status 503' }, 'traces cannot be sent']]);
  expect(tracer.counts()).toEqual({ sent: 0, dropped: 2 });
  status = 200;
  await vi.waitFor(() => expect(tracer.counts().sent).toBe(3), { timeout: 30_000 });
  expect(requests.at(-1)?.spans.map(({ name }) => name)).toEqual(['GET /2', 'GET /3', 'GET /4']);
  expect(log).toHaveBeenLastCalledWith('info', {}, 'traces are sent again');
  expect(log).toHaveBeenCalledTimes(2);
  await tracer.close();
});

test('a receiver that cannot be reached costs no more than a full list', async () => {
  await new Promise((done) => server.close(done));
  const tracer = tracerTo({ every_ms: 10, most_waiting: 600 });
  end(tracer, 2000);
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), { timeout: 30_000 });
  await tracer.close();
  expect(tracer.counts()).toEqual({ sent: 0, dropped: 1400 });
  expect(log.mock.calls).toEqual([['warn', { reason: 'ECONNREFUSED' }, 'traces cannot be sent']]);
  expect(requests).toEqual([]);
});

test('a receiver that never replies is given up', async () => {
  isSilent = true;
  const tracer = tracerTo({ every_ms: 10, timeout_ms: 30 });
  end(tracer, 1);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('warn', { reason: 'TimeoutError' }, 'traces cannot be sent'), {
    timeout: 30_000,
  });
  isSilent = false;
  await vi.waitFor(() => expect(tracer.counts().sent).toBe(1), { timeout: 30_000 });
  await tracer.close();
});

test.each([400, 401, 302])('a batch that is refused with %i is dropped, not sent again or elsewhere', async (refused) => {
  status = refused;
  const tracer = tracerTo();
  end(tracer, 1);
  await tracer.close();
  expect(tracer.counts()).toEqual({ sent: 0, dropped: 1 });
  expect(requests.map((request) => request.url)).toEqual(['/otlp/v1/traces']);
});

test.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more', '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more', TRACE],
  ['ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', TRACE],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', TRACE],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', TRACE],
  ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00F067AA0BA902B7-01', TRACE],
  ['Ada Lane <ada@example.test>', TRACE],
])('a request with traceparent %s is in trace %s', async (traceparent, trace) => {
  const tracer = tracerTo();
  const span = tracer.request('GET /', ID, traceparent, {});
  expect(span.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  span.end();
  await tracer.close();
  expect(requests[0]?.spans[0]?.traceId).toBe(trace);
});

test('a trace that its parent does not sample is not recorded, in its statements and jobs neither', async () => {
  const tracer = tracerTo();
  const span = tracer.request('GET /', ID, '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00', {});
  span.statement('select', 'select 1', 1, null);
  tracer.job('job mail', span.traceparent, {}).end();
  span.end();
  await tracer.close();
  expect(requests).toEqual([]);
});

test('a failed statement has its code', async () => {
  const tracer = tracerTo();
  tracer.request('GET /', ID, undefined, {}).statement('insert', 'insert into users values ($1)', 2, '23505');
  await tracer.close();
  expect(requests[0]?.spans).toMatchObject([
    {
      name: 'insert',
      kind: 3,
      status: { code: 2 },
      attributes: expect.arrayContaining([{ key: 'error.type', value: { stringValue: '23505' } }]),
    },
  ]);
});
