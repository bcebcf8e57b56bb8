import { expect, test } from 'vitest';
import { newTenant, queryAsApp, testWorker } from '#kit/server/testing/index.ts';
import { getTenantInfo } from '../contract.ts';

test('a host identifies its tenant, with or without a port, in any case', async () => {
  const tenant = await newTenant();
  const { body } = await tenant.call(getTenantInfo, { query: { domain: `${tenant.host.toUpperCase()}:3000` } });
  expect(body.data).toMatchObject({ name: tenant.slug, country_id: 232 });
});

test('an unknown public host gets a neutral 404 for calls and pages', async () => {
  const { app } = await testWorker();
  const call = await app.inject({ url: '/api/tenant/info', headers: { host: 'jobs.example.org' } });
  expect([call.statusCode, call.json()]).toEqual([404, { status: false, message: 'Page not found.' }]);
  const page = await app.inject({ url: '/', headers: { host: 'jobs.example.org' } });
  expect(page.statusCode).toBe(404);
  expect(page.body).not.toContain('Muster');
});

test('a forwarded host is ignored without a proxy', async () => {
  const tenant = await newTenant();
  const { statusCode } = await tenant.app.inject({
    url: '/api/tenant/info',
    headers: { host: 'jobs.example.org', 'x-forwarded-host': tenant.host },
  });
  expect(statusCode).toBe(404);
});

test('a header that names another tenant than the host is refused', async () => {
  const tenant = await newTenant();
  const { statusCode } = await tenant.app.inject({
    url: '/api/tenant/info',
    headers: { host: tenant.host, 'x-tenant': 'someone-else' },
  });
  expect(statusCode).toBe(401);
});

test('without a tenant set, a query fails and returns no rows', async () => {
  await expect(queryAsApp(null, 'select * from users')).rejects.toThrow(/app.tenant_id|invalid input syntax/);
});
