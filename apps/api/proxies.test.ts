import { describe, expect, test } from 'vitest';
import { newTenant, TEST_CONFIG, type TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { login } from '#features/accounts/contract.ts';
import { forgotPassword } from '#features/accounts/sign-up-contract.ts';
import { createTenant } from '#features/operator/system-contract.ts';
import { limitedAddress } from '#kit/server/http/limits.ts';
import { buildApp } from './app.ts';
import { readConfig, siteOfHost } from './config.ts';

describe('TRUST_PROXY', () => {
  test.each([
    ['', false],
    ['0', false],
    ['10.0.0.5, 10.1.0.0/16, fd00::/8', ['10.0.0.5', '10.1.0.0/16', 'fd00::/8']],
  ])('accepts "%s"', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trust_proxy).toEqual(expected);
  });

  test.each(['127.0.0.1', 'localhost', '::1', '10.0.0.7', '172.16.3.4', '192.168.1.2', 'fd00::7'])(
    'accepts a number of proxies with HOST=%s, which nobody on the internet can reach',
    (HOST) => expect(readConfig({ TRUST_PROXY: '2', HOST }).trust_proxy).toBe(2),
  );

  test.each([undefined, '::', '0.0.0.0', '203.0.113.5', '2001:db8::1', '172.32.0.1', 'muster.example.org'])(
    'refuses a number of proxies with HOST=%s, because clients could connect directly',
    (HOST) =>
      expect(() => readConfig({ TRUST_PROXY: '1', HOST })).toThrow(
        'TRUST_PROXY=1 trusts every client that connects directly: set it to the addresses of the proxies, like "10.0.0.5,10.1.0.0/16", or set HOST to a loopback or private address, like HOST=127.0.0.1.',
      ),
  );

  test.each(['true', 'yes', '10', '-1', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.5,proxy.internal', '10.0.0.0/8/8'])(
    'refuses "%s"',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY must be the addresses of the proxies .*not ".+"/);
    },
  );
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
])('a rate limit counts %s as %s', (address, counted) => {
  expect(limitedAddress(address)).toBe(counted);
});

/** Twenty-one wrong sign-ins for different accounts; the limit for one address is twenty. */
async function statusesOfGuesses(
  tenant: TestTenant,
  trust_proxy: 1 | 2,
  forwardedFor: (attempt: number) => string,
  remoteAddress = '127.0.0.1',
) {
  const app = await buildApp({
    config: { ...TEST_CONFIG, demonstration: false, trust_proxy },
    db: tenant.db,
    secret: TEST_SECRET,
  });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt++) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: login.path,
      remoteAddress,
      headers: { host: tenant.host, 'x-forwarded-for': forwardedFor(attempt) },
      payload: { email: `nobody${attempt}@example.test`, password: 'a wrong one', role: 'veteran' },
    });
    statuses.push(statusCode);
  }
  await app.close();
  return statuses;
}

describe('an attacker who varies X-Forwarded-For', () => {
  test('is still limited behind one proxy, which appends the real address', async () => {
    const statuses = await statusesOfGuesses(await newTenant(), 1, (attempt) => `198.51.100.${attempt}, 203.0.113.9`);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses[20]).toBe(429);
  });

  test('is still limited behind two proxies', async () => {
    const statuses = await statusesOfGuesses(await newTenant(), 2, (attempt) => `198.51.100.${attempt}, 203.0.113.9, 10.0.0.2`);
    expect(statuses[20]).toBe(429);
  });

  test('is still limited when connecting directly from the internet, past a counted proxy', async () => {
    const statuses = await statusesOfGuesses(await newTenant(), 1, (attempt) => `198.51.100.${attempt}`, '203.0.113.9');
    expect(statuses[20]).toBe(429);
  });

  test('is still limited when using other addresses of the same IPv6 /64', async () => {
    const statuses = await statusesOfGuesses(await newTenant(), 1, (attempt) => `2001:db8:1:2::${(attempt + 1).toString(16)}`);
    expect(statuses[20]).toBe(429);
  });
});

test('the port of the Host header does not reach a mailed link', async () => {
  const tenant = await newTenant();
  const { email } = await tenant.veteran();
  await tenant.app.inject({
    method: 'POST',
    url: forgotPassword.path,
    headers: { host: `${tenant.host}:6666` },
    payload: { email },
  });
  const mail = await tenant.run((db) =>
    db.selectFrom('mails').select('body_text').where('to_email', '=', email).executeTakeFirstOrThrow(),
  );
  expect(mail.body_text).toContain(`http://${tenant.host}/auth/reset-password`);
  expect(mail.body_text).not.toContain('6666');
});

test('the port of the Host header does not reach the link that the operator of a new tenant gets', async () => {
  const tenant = await newTenant();
  const system = await tenant.person('system_operator');
  const host = `ported-${tenant.id}.example.org`;
  const operator_email = `first@${host}`;
  const names = { name: 'Ported', slug: `ported-${tenant.id}` };
  const answer = await tenant.app.inject({
    method: 'POST',
    url: createTenant.path,
    headers: { host: `${tenant.host}:6666`, authorization: `Bearer ${system.token}` },
    payload: { ...names, host, country_id: 232, operator_email },
  });
  expect(answer.statusCode).toBe(201);
  const mail = await tenant.db.withTenant(answer.json().data.id, (db) =>
    db.selectFrom('mails').select('body_text').where('to_email', '=', operator_email).executeTakeFirstOrThrow(),
  );
  expect(mail.body_text).toContain(`http://${host}/auth/signup-invite`);
});

test.each([
  [{}, 'https://jobs.example.org'],
  [{ PUBLIC_PORT: '8443' }, 'https://jobs.example.org:8443'],
  [{ PUBLIC_PORT: '443' }, 'https://jobs.example.org'],
  [{ DEMONSTRATION: 'on', PORT: '3100' }, 'http://jobs.example.org:3100'],
])('links in the daily summary name the port that people use: %j', (env, site) =>
  expect(siteOfHost('jobs.example.org', readConfig(env))).toBe(site),
);
