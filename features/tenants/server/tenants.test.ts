import { expect, test } from 'vitest';
import { newTenant, queryAsApp, testWorker } from '#apps/api/testing/index.ts';
import { getTenantInfo } from '../contract.ts';
import { tenantChanged } from './index.ts';

test('a host identifies its tenant, with or without a port, in any case', async () => {
  const tenant = await newTenant();
  const { body } = await tenant.call(getTenantInfo, { query: { domain: `${tenant.host.toUpperCase()}:3000` } });
  expect(body.data).toMatchObject({ name: tenant.slug, country_id: 232 });
});

test('an unknown public host gets a neutral 404 for calls, and a page that says what the operator of the server does', async () => {
  const { app } = await testWorker();
  const call = await app.inject({ url: '/api/tenant/info', headers: { host: 'jobs.example.org' } });
  expect([call.statusCode, call.json()]).toEqual([404, { status: false, message: 'Page not found.' }]);
  const page = await app.inject({ url: '/', headers: { host: 'jobs.example.org' } });
  expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('npm run admin -- add-host TENANT HOST')]);
  expect(page.body).not.toContain('Muster');
});

test('the host of a suspended tenant says so, and nothing else, until it is resumed', async () => {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  const set = async (status: string) => {
    await tenant.owner.query('update tenants set status = $2, suspended_reason = $3 where id = $1', [
      tenant.id,
      status,
      'Unpaid',
    ]);
    await tenant.run(tenantChanged);
  };
  const get = async (url: string) => {
    const { statusCode, body } = await tenant.app.inject({
      url,
      headers: { host: tenant.host, authorization: `Bearer ${person.token}` },
    });
    return [statusCode, body] as const;
  };
  await set('suspended');
  await expect.poll(async () => (await get('/'))[0]).toBe(403);
  expect((await get('/jobs/1'))[1]).toContain('<h1>This site is suspended</h1>');
  const refused = [403, JSON.stringify({ status: false, message: 'This site is suspended.' })];
  for (const url of ['/api/tenant/info', '/api/jobs', '/api/user-profile', '/dev/mailbox'])
    expect(await get(url), url).toEqual(refused);
  for (const url of ['/', '/jobs/1']) expect((await get(url))[1]).not.toMatch(new RegExp(`Unpaid|${tenant.slug}`));
  await set('active');
  await expect.poll(async () => (await get('/api/user-profile'))[0]).toBe(200);
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
