import { Agent, request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, TEST_CONFIG, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let app: Awaited<ReturnType<typeof buildApp>>;
afterEach(() => {
  agent.destroy();
  return app.close();
});

async function serve() {
  const { db } = await testWorker();
  app = await buildApp({ config: TEST_CONFIG, db, secret: TEST_SECRET });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { host } = await newTenant();
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  /** Sends one GET over a kept connection. */
  return (path: string) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const sent = request({ port, path, agent, headers: { host } }, (response) => {
        let body = '';
        response.on('data', (text) => (body += text));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      });
      sent.once('error', reject);
      sent.end();
    });
}

test('a stop is announced by /readyz first, while everything else is served and connections end', async () => {
  const get = await serve();
  expect((await get('/readyz')).status).toBe(200);
  app.drain();
  const ready = await get('/readyz');
  expect([ready.status, ready.headers['retry-after'], JSON.parse(ready.body)]).toEqual([
    503,
    '5',
    { status: false, message: 'Muster is stopping. Try again in a moment.' },
  ]);
  const served = await get('/api/tenant/info');
  expect([served.status, served.headers.connection]).toEqual([200, 'close']);
  expect((await get('/healthz')).status).toBe(200);
});

test('a request that arrives on a kept connection while the server closes is served', async () => {
  const get = await serve();
  let closed: Promise<unknown> | undefined;
  app.server.once('request', () => {
    closed = app.close();
  });
  // The agent has one connection, so the second request is sent on it after the first reply.
  const replies = await Promise.all([get('/api/tenant/info'), get('/api/tenant/info')]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  agent.destroy();
  await closed;
});
