import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerFor } from '#apps/api/testing/callers.ts';
import { newTenant, TEST_CONFIG, type TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { pathOf, type Route } from '#kit/contract/route.ts';
import { buildApp } from '../app.ts';

/** A client that sends what no parser reads, or leaves while it sends, is at fault: neither the server nor its database is. */

let tenant: TestTenant;
let app: Awaited<ReturnType<typeof buildApp>>;
let port: number;
let lines: string[] = [];
const tokens = new Map<string, string | null>();
beforeAll(async () => {
  tenant = await newTenant();
  const log = { write: (line: string) => void lines.push(line) };
  app = await buildApp({ config: { ...TEST_CONFIG, log_level: 'info' }, db: tenant.db, secret: TEST_SECRET, log });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  for (const { access } of formRoutes())
    if (!tokens.has(access)) tokens.set(access, (await callerFor(tenant, access))?.token ?? null);
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

const formRoutes = () => app.muster.routes.filter(({ multipart }) => multipart);
const headersOf = ({ access }: Route, type: string) => {
  const token = tokens.get(access);
  return { host: tenant.host, 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) };
};
const urlOf = (route: Route) =>
  pathOf(route, Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1])));
const part = (boundary: string, more = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n${more}\r\nJane Smith\r\n`;

const LONG = 'b'.repeat(300);
describe('a form with', () => {
  test.each([
    ['a boundary of 300 characters', `multipart/form-data; boundary=${LONG}`, `${part(LONG)}--${LONG}--\r\n`],
    ['an empty boundary', 'multipart/form-data; boundary=""', 'x'],
    ['no boundary', 'multipart/form-data', part('b')],
    ['no end', 'multipart/form-data; boundary=b', part('b')],
    ['no part', 'multipart/form-data; boundary=b', 'x'.repeat(1000)],
    ['headers without an end', 'multipart/form-data; boundary=b', part('b', 'x: y\r\n'.repeat(20_000))],
    [
      'a charset that nobody has',
      'multipart/form-data; boundary=b; charset=none',
      part('b', 'content-type: text/plain; charset=none\r\n'),
    ],
  ])('%s is refused by every route that takes one', async (_, type, payload) => {
    const wrong: Record<string, unknown> = {};
    for (const route of formRoutes()) {
      const { statusCode, body } = await app.inject({
        method: route.method,
        url: urlOf(route),
        headers: headersOf(route, type),
        payload,
      });
      if (statusCode < 400 || statusCode >= 500) wrong[route.path] = [statusCode, body];
    }
    expect(wrong).toEqual({});
  });
});

test.each([
  ['a form', 'multipart/form-data; boundary=b', part('b')],
  ['JSON', 'application/json', '{"email": '],
])('a client that leaves while it sends %s does not look like a lost database', async (_, type, begun) => {
  const routes = type.startsWith('multipart')
    ? formRoutes()
    : app.muster.routes.filter(({ body, multipart, access }) => body && !multipart && access === 'public').slice(0, 5);
  for (const route of routes) {
    const sent = request({
      host: '127.0.0.1',
      port,
      method: route.method,
      path: urlOf(route),
      agent: false,
      headers: { ...headersOf(route, type), 'content-length': 100_000 },
    });
    const closed = new Promise((resolve) => sent.on('close', resolve).on('error', () => {}));
    sent.write(begun);
    // Time for the server to begin to read the body.
    await wait(50);
    sent.destroy();
    await closed;
  }
  await wait(200);
  expect(lines.filter((line) => /database away|"level":50/.test(line))).toEqual([]);
});
