import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, TEST_CONFIG, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { getUserProfile } from '#features/accounts/contract.ts';
import { createTenant } from '#features/operator/system-contract.ts';
import { readConfig } from './config.ts';

/** An installation without configuration is a production installation. */

describe('the demonstration', () => {
  test('is off by default', () => {
    expect(readConfig({})).toMatchObject({ demonstration: false, host: '::', log_level: 'info' });
    expect(readConfig({ DEMONSTRATION: 'on' })).toMatchObject({ demonstration: true, host: 'localhost' });
  });

  test.each([{ DATABASE_URL: 'postgres://db.example.org/muster' }, { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) }])(
    'is refused with %j',
    (more) => expect(() => readConfig({ DEMONSTRATION: 'on', ...more })).toThrow(/known passwords/),
  );

  test.each(['10.0.0.7', '192.168.1.20', '::ffff:10.0.0.7', '2001:db8::1'])('is not served to %s', async (remoteAddress) => {
    const tenant = await newTenant();
    for (const url of ['/', '/api/tenant/info', '/dev/mailbox']) {
      const { statusCode, body } = await tenant.app.inject({ url, headers: { host: tenant.host }, remoteAddress });
      expect([statusCode, body]).toEqual([403, expect.stringContaining('this computer only')]);
    }
    expect((await tenant.app.inject({ url: '/healthz', remoteAddress })).statusCode).toBe(200);
  });
});

describe('without the demonstration', () => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    const { db } = await testWorker();
    app = await buildApp({ config: { ...TEST_CONFIG, demonstration: false }, db, secret: TEST_SECRET });
  });
  afterAll(() => app.close());

  test('other computers are served, over HTTPS from then on', async () => {
    const tenant = await newTenant();
    const answer = await app.inject({ url: '/api/tenant/info', headers: { host: tenant.host }, remoteAddress: '10.0.0.7' });
    expect([answer.statusCode, answer.json().data.production]).toEqual([200, true]);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
  });
});

test('a new tenant requires a second factor from its operators', async () => {
  const tenant = await newTenant();
  const system = await tenant.person('system_operator');
  const { body } = await tenant.call(
    createTenant,
    {
      body: {
        name: 'Strict',
        slug: `strict-${tenant.id}`,
        host: `strict-${tenant.id}.example.org`,
        country_id: 232,
        operator_email: 'first@example.org',
      },
    },
    system,
  );
  const { rows } = await tenant.owner.query('select operators_need_second_factor from tenants where id = $1', [body.data.id]);
  expect(rows).toEqual([{ operators_need_second_factor: true }]);
});

test('replies are not cached by browsers or proxies, including refusals', async () => {
  const tenant = await newTenant();
  const replies = [await tenant.call(getUserProfile, {}, await tenant.veteran()), await tenant.call(getUserProfile)];
  expect(replies.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
    [200, 'no-store'],
    [401, 'no-store'],
  ]);
});

const policyOf = (headers: Record<string, unknown>) =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources.join(' ')];
      }),
  );

test.each(['/', '/api/tenant/info', '/api/no-such-call', '/no-such-page'])('%s has the security headers', async (url) => {
  const tenant = await newTenant();
  const { headers } = await tenant.app.inject({ url, headers: { host: tenant.host } });
  const policy = policyOf(headers);
  expect([policy.get('script-src'), policy.get('script-src-attr')]).toEqual(["'self'", "'none'"]);
  expect([policy.get('object-src'), policy.get('frame-ancestors')]).toEqual(["'none'", "'none'"]);
  expect([policy.get('base-uri'), policy.get('form-action')]).toEqual(["'self'", "'self'"]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=(), geolocation=(self), microphone=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  // Tokens are sent as a header, so no request is authorized by what a browser adds on its own.
  expect(headers['set-cookie']).toBeUndefined();
});

test('pages allow style elements by a nonce of each reply, API replies none, and violations are reported', async () => {
  const tenant = await newTenant();
  const open = async (url: string) => (await tenant.app.inject({ url, headers: { host: tenant.host } })).headers;
  const nonceOf = async (host: string) => {
    const { headers, body } = await tenant.app.inject({ url: '/', headers: { host } });
    const nonce = /<style nonce="([\w-]{22})">/.exec(body)?.[1];
    expect(policyOf(headers).get('style-src')).toBe(`'self' 'nonce-${nonce}'`);
    return nonce;
  };
  const nonces = [await nonceOf(tenant.host), await nonceOf(tenant.host), await nonceOf('unknown.example')];
  expect(new Set(nonces).size).toBe(3);
  const headers = await open('/api/tenant/info');
  expect(policyOf(headers).get('style-src')).toBe("'self'");
  expect([headers['reporting-endpoints'], policyOf(headers).get('report-to')]).toEqual([
    'policy="/api/policy-reports"',
    'policy',
  ]);
  // The reference of the API can't use a nonce.
  expect(policyOf(await open('/api/docs/')).get('style-src')).toBe("'self' 'unsafe-inline'");
});
