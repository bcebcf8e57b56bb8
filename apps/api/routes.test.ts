import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { DEMONSTRATION_PASSWORD } from '#db/seed/known-passwords.ts';
import { hashPassword } from '#features/accounts/server/index.ts';
import { createCoverLetter } from '#features/resumes/letters/contract.ts';
import { defineRoute, type Route } from '#kit/contract/route.ts';
import { done } from '#kit/contract/shapes.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';

describe('a path under /api', () => {
  let tenant: TestTenant;
  beforeAll(async () => {
    tenant = await newTenant();
  });
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH', url: string, more = {}) =>
    tenant.app.inject({ method, url, headers: { host: tenant.host, ...more }, ...(method === 'GET' ? {} : { payload: 'x' }) });

  test.each([
    ['POST', '/api/user-profile', 'GET, HEAD, PUT'],
    ['PUT', '/api/jobs', 'GET, HEAD'],
    ['GET', '/api/jobs/7/save', 'DELETE, POST'],
    ['PATCH', '/api/resumes/7?x=1', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD'],
  ] as const)('replies 405 with Allow to %s %s', async (method, url, allow) => {
    const reply = await send(method, url);
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, allow]);
    expect(reply.json()).toMatchObject({ status: false, message: expect.stringContaining(`does not support ${method}`) });
  });

  test.each(['/api', '/api/nothing', '/api/jobs/7/nothing', '/api/jobs/7/save/more', '/api/file.txt'])(
    'replies 404 JSON to %s with every method',
    async (url) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const reply = await send(method, url, { 'content-type': 'text/plain' });
        expect([method, reply.statusCode, reply.json()]).toEqual([method, 404, { status: false, message: 'Page not found.' }]);
      }
    },
  );
});

test('a route that creates something replies 201', async () => {
  const tenant = await newTenant();
  const created = await tenant.call(createCoverLetter, { body: {} }, await tenant.veteran());
  expect(created.status).toBe(201);
});

describe('a route marked reads_only', () => {
  /**
   * GETs that write: those with fixed names (sign-out, skipping onboarding), the state of a social sign-in, and recorded views
   * of a CV or candidate. A file of all jobs for another site notes when it was read.
   */
  const WRITING = [
    '/api/applications/{id}/resume',
    '/api/auth/google/redirect',
    '/api/auth/linkedin/redirect',
    '/api/job-exports/{kind}',
    '/api/logout',
    '/api/occupations/translate',
    '/api/onboarding/skip',
    '/api/privacy/export',
    '/api/recruiter/applications/{id}/match',
    '/api/recruiter/applications/{id}/resume-text',
    '/api/recruiter/candidates/{id}',
    '/api/recruiter/jobs/{id}/applications/export',
  ];

  test('is every GET except those that write', async () => {
    const { app } = await testWorker();
    const unmarked = app.muster.routes.filter(({ method, reads_only }) => method === 'GET' && !reads_only);
    expect(unmarked.map(({ path }) => path).sort()).toEqual(WRITING);
  });

  const route = (path: `/${string}`, reads_only: boolean) =>
    defineRoute({ method: 'GET', path, access: 'public', summary: 'Try to write', reads_only, reply: done() }) as Route;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let tenant: TestTenant;
  beforeAll(async () => {
    const { db } = await testWorker();
    tenant = await newTenant();
    app = await buildApp({ config: TEST_CONFIG, db, secret: TEST_SECRET });
    for (const readsOnly of [true, false]) {
      serve(app, route(`/api/try/${readsOnly}/inside`, readsOnly), async ({ db: scoped }) => {
        await scoped.insertInto('companies').values({ name: 'Written', status: 'active', country_id: 232 }).execute();
        return {} as never;
      });
      serveOutside(app, route(`/api/try/${readsOnly}/outside`, readsOnly), async ({ withTenant }) => {
        await withTenant((scoped) =>
          scoped.insertInto('companies').values({ name: 'Written', status: 'active', country_id: 232 }).execute(),
        );
        return {} as never;
      });
    }
  });
  afterAll(() => app.close());

  test.each(['inside', 'outside'])('cannot write, with its handler %s the transaction', async (kind) => {
    const count = () => tenant.run((db) => db.selectFrom('companies').select('id').where('name', '=', 'Written').execute());
    const before = await count();
    const get = (readsOnly: boolean) => app.inject({ url: `/api/try/${readsOnly}/${kind}`, headers: { host: tenant.host } });
    expect((await get(true)).statusCode).toBe(500);
    expect(await count()).toHaveLength(before.length);
    expect((await get(false)).statusCode).toBe(200);
    expect(await count()).toHaveLength(before.length + 1);
  });
});

describe('a database with the demonstration’s accounts', () => {
  const start = async () => {
    const { ownerUrl } = await testWorker();
    const server = fileURLToPath(new URL('server.ts', import.meta.url));
    return promisify(execFile)(process.execPath, [server], {
      env: {
        ...process.env,
        DATABASE_URL: ownerUrl,
        APP_SECRET: TEST_SECRET,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMONSTRATION: 'off',
      },
      timeout: 60_000,
    }).then(
      () => ({ code: 0, stderr: '' }),
      (error: { code: number; stderr: string }) => error,
    );
  };

  test('is not served without the demonstration', async () => {
    const tenant = await newTenant();
    await tenant.veteran({ email: 'veteran@muster.test', password_hash: await hashPassword(DEMONSTRATION_PASSWORD) });
    await tenant.owner.query("update tenants set slug = 'muster' where id = $1", [tenant.id]);
    try {
      expect(await start()).toMatchObject({ code: 1, stderr: expect.stringContaining('published passwords') });
    } finally {
      await tenant.owner.query('update tenants set slug = $2 where id = $1', [tenant.id, tenant.slug]);
    }
  });
});
