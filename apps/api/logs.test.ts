import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '#features/accounts/contract.ts';
import { newToken } from '#kit/server/secrets.ts';
import { newTenant, PASSWORD, type Person, TEST_CONFIG, type TestTenant } from '#kit/server/testing/index.ts';
import { TEST_SECRET } from '#kit/server/testing/postgres.ts';
import { buildApp } from './app.ts';

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
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

const get = (url: string, headers = {}) => app.inject({ url, headers: { host: tenant.host, ...headers } });

test.each([
  ['/api/shared-resumes/', ''],
  ['/api/shared-resumes/', '/pdf'],
  ['/api/shared-plans/', ''],
  ['/api/plan-calendar/', '.ics'],
  ['/api/transition-plans/unsubscribe/', ''],
  ['/shared/', ''],
  ['/shared-plan/', ''],
])('the secret of %s…%s is not logged, the path is', async (before, after) => {
  const secret = newToken();
  await get(`${before}${secret}${after}`);
  const logged = lines.join('');
  expect(logged).toContain(`"path":"${before}[hidden]${after}"`);
  expect(logged).not.toContain(secret);
});

test('neither passwords nor tokens, cookies, searches or addresses are logged', async () => {
  const payload = { email: person.email, password: PASSWORD, role: 'veteran' };
  const { statusCode } = await app.inject({ method: 'POST', url: login.path, headers: { host: tenant.host }, payload });
  expect(statusCode).toBe(200);
  await get(`/api/jobs?search=${encodeURIComponent(person.email)}`, {
    authorization: `Bearer ${person.token}`,
    cookie: 'a=b-cookie',
  });
  const logged = lines.join('');
  expect(logged).toContain('"path":"/api/jobs"');
  for (const secret of [PASSWORD, person.email, encodeURIComponent(person.email), person.token, 'b-cookie'])
    expect(logged).not.toContain(secret);
});

test('an unexpected error is logged with its place, without the values of a row', async () => {
  expect((await get('/test/failure')).statusCode).toBe(500);
  const { err } = lines.map((line) => JSON.parse(line)).find((line) => line.err);
  expect(err).toMatchObject({ type: 'Error', message: 'duplicate key value', code: 'XX000', table: 'users' });
  expect(err.stack).toContain('logs.test.ts');
  expect(lines.join('')).not.toContain(person.email);
});
