import { expect, test } from 'vitest';
import { newTenant, SERVERS, TEST_CONFIG, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { findJobs } from '#features/jobs/contract.ts';
import { buildApp } from './app.ts';

test('metrics count requests by route and status, and describe queues, pool and event loop', async () => {
  const tenant = await newTenant();
  // Each process has its own metrics.
  for (let server = 0; server < SERVERS; server++) await tenant.call(findJobs);
  await tenant.run((db) => tenant.app.muster.background.send(db, 'mail', 1));
  const { body, headers } = await tenant.app.inject({ url: '/metrics', headers: { host: tenant.host } });
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain(
    `muster_http_request_duration_seconds_count{method="${findJobs.method}",route="/api/jobs",status="200"}`,
  );
  expect(body).toMatch(/^muster_jobs\{queue="mail",state="waiting"\} [1-9]/m);
  // A queue that nothing was sent to is there as well. Tests of the same process may have used it.
  expect(body).toMatch(/^muster_jobs\{queue="retention",state="failed"\} \d+$/m);
  expect(body).toMatch(/^muster_job_oldest_seconds\{queue="retention"\} [\d.]+$/m);
  expect(body).toMatch(/^muster_pool_connections\{state="idle"\} \d/m);
  expect(body).toMatch(/^muster_event_loop_delay_seconds\{quantile="1"\} \d/m);
  expect(body).toMatch(/^muster_mail_server 0$/m);
  // Every line is a comment or a sample.
  expect(
    body
      .trim()
      .split('\n')
      .filter((line) => !/^(?:# (?:HELP|TYPE) |\w+(?:\{[^}]*\})? -?[\d.e+-]+$)/.test(line)),
  ).toEqual([]);
});

test('metrics are served to private addresses only, and to nobody through a proxy', async () => {
  const { db } = await testWorker();
  const app = await buildApp({ config: { ...TEST_CONFIG, demonstration: false }, db, secret: TEST_SECRET });
  const status = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers: { host: 'x.test', ...headers } })).statusCode;
  expect(await Promise.all(['127.0.0.1', '10.1.2.3', '::1', 'fd00::1', '192.168.0.9'].map((from) => status(from)))).toEqual(
    Array(5).fill(200),
  );
  expect(await status('192.0.2.1')).toBe(404);
  expect(await status('172.32.0.1')).toBe(404);
  expect(await status('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(404);
  await app.close();
});

test('with a token, metrics are served to whoever sends it', async () => {
  const { db } = await testWorker();
  const metrics_token = 'a-token-for-metrics';
  const app = await buildApp({ config: { ...TEST_CONFIG, demonstration: false, metrics_token }, db, secret: TEST_SECRET });
  const status = async (authorization: string) =>
    (await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers: { host: 'x.test', authorization } })).statusCode;
  expect([await status(`Bearer ${metrics_token}`), await status('Bearer another-token-here'), await status('')]).toEqual([
    200, 404, 404,
  ]);
  await app.close();
});
