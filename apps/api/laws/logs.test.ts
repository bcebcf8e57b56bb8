import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newTenant, PASSWORD, type Person, TEST_CONFIG, type TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { login } from '#features/accounts/contract.ts';
import { createInterviewSubscription } from '#features/interviews/contract.ts';
import { createPlanLink } from '#features/plans/transition-contract.ts';
import { createResume } from '#features/resumes/resumes-contract.ts';
import { newAddressToken, newCode, newToken } from '#kit/server/process/secrets.ts';
import { buildApp } from '../app.ts';

let tenant: TestTenant;
let person: Person;
let app: Awaited<ReturnType<typeof buildApp>>;
let lines: string[] = [];

beforeAll(async () => {
  tenant = await newTenant();
  person = await tenant.veteran();
  const log = { write: (line: string) => void lines.push(line) };
  app = await buildApp({ config: { ...TEST_CONFIG, log_level: 'info' }, db: tenant.db, secret: TEST_SECRET, log });
  app.get('/test/failure', () => {
    throw Object.assign(new Error('duplicate key value'), { code: 'XX000', table: 'users', detail: `(email)=(${person.email})` });
  });
  app.get('/test/sent-twice/:token', async (_, reply) => {
    reply.send('once');
    reply.send('twice');
    return reply;
  });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

const get = (url: string, headers = {}) => app.inject({ url, headers: { host: tenant.host, ...headers } });
const logged = () => lines.map((line) => JSON.parse(line));
/** The lines without ids and times, which could contain a code by chance. */
const text = () => JSON.stringify(logged().map(({ request_id: _, time: __, pid: ___, ...fields }) => fields));

/** Secrets of addresses, made by what makes them in use. */
async function secretsOfAddresses(): Promise<string[]> {
  const resume = (await tenant.call(createResume, { body: {} }, person)).body.data;
  const share = await app.inject({
    method: 'POST',
    url: `/api/resumes/${resume.id}/shares`,
    headers: { host: tenant.host, authorization: `Bearer ${person.token}` },
    payload: {},
  });
  const calendar = (await tenant.call(createPlanLink, { body: { kind: 'calendar' } }, person)).body.data;
  const adviser = (await tenant.call(createPlanLink, { body: { kind: 'adviser', days: 7 } }, person)).body.data;
  const interviews = (await tenant.call(createInterviewSubscription, {}, person)).body.data;
  const paths = [share.json().data.path, calendar.path, adviser.path, interviews.path].map(
    (path) => path?.split('/').at(-1)?.replace('.ics', '') ?? '',
  );
  return [...paths, newAddressToken(), newToken(), newCode()];
}

test('no line contains a value of a path or query, for any route and page, and each line names its tenant and route', async () => {
  const secrets = await secretsOfAddresses();
  expect(new Set(secrets.map(({ length }) => length))).toEqual(new Set([32, 43, 6]));
  const patterns = app.muster.routes.filter(({ path }) => path.includes('{'));
  const pages = ['/shared/{token}', '/shared-plan/{token}', '/no-such-page/{token}', '/api/no-such-call/{token}'];
  lines = [];
  for (const secret of secrets) {
    for (const route of [...patterns, ...pages.map((path) => ({ method: 'GET' as const, path }))]) {
      const url = `${route.path.replace(/\{\w+\}/g, secret)}?token=${secret}&search=${secret}`;
      await app.inject({ method: route.method, url, headers: { host: tenant.host } });
    }
  }
  expect(logged()).toHaveLength(secrets.length * (patterns.length + pages.length));
  for (const secret of secrets) expect(text()).not.toContain(secret);
  const routes = new Set(logged().map(({ method, route }) => `${method} ${route}`));
  for (const { method, path } of patterns) expect(routes).toContain(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  expect(logged()[0]).toMatchObject({ tenant: tenant.slug, status: expect.any(Number), ms: expect.any(Number) });
});

test('a message that Fastify makes from the address of a request is logged without the address', async () => {
  const secret = newToken();
  await get(`/test/sent-twice/${secret}?token=${secret}`);
  expect(text()).toContain('already sent');
  expect(text()).not.toContain(secret);
});

test('neither passwords nor tokens, cookies, searches or addresses are logged', async () => {
  const payload = { email: person.email, password: PASSWORD, role: 'veteran' };
  const { statusCode } = await app.inject({ method: 'POST', url: login.path, headers: { host: tenant.host }, payload });
  expect(statusCode).toBe(200);
  await get(`/api/jobs?search=${encodeURIComponent(person.email)}`, {
    authorization: `Bearer ${person.token}`,
    cookie: 'a=b-cookie',
  });
  expect(text()).toContain('"route":"/api/jobs"');
  for (const secret of [PASSWORD, person.email, encodeURIComponent(person.email), person.token, 'b-cookie'])
    expect(text()).not.toContain(secret);
});

test('an unexpected error is logged with its place, without the values of a row', async () => {
  expect((await get('/test/failure')).statusCode).toBe(500);
  const { err, ...line } = logged().find((each) => each.err);
  expect(line).toMatchObject({ tenant: null, route: '/test/failure', msg: 'duplicate key value' });
  expect(err).toMatchObject({ type: 'Error', message: 'duplicate key value', code: 'XX000', table: 'users' });
  expect(err.stack).toContain('logs.test.ts');
  expect(lines.join('')).not.toContain(person.email);
});
