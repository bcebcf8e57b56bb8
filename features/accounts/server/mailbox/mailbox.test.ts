import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { forgotPassword } from '../../sign-up-contract.ts';

const HOSTILE = '<script>alert(1)</script>';

async function write(
  tenant: TestTenant,
  mail: Partial<{ to_email: string; subject: string; body_text: string; body_html: string }>,
) {
  const row = await tenant.run((db) =>
    db
      .insertInto('mails')
      .values({
        kind: 'trial',
        to_email: 'rhys@example.test',
        subject: 'Trial',
        body_text: 'Text',
        body_html: '<head></head>',
        ...mail,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

const open = (tenant: TestTenant, url: string) => tenant.app.inject({ url, headers: { host: tenant.host } });

describe('the development mailbox', () => {
  test("lists the site's emails, newest first, and finds them by the beginning of an address", async () => {
    const tenant = await newTenant();
    const [one, other] = [
      await tenant.veteran({ email: 'one_a@example.test' }),
      await tenant.veteran({ email: 'onexa@example.test' }),
    ];
    for (const { email } of [one, other]) await tenant.call(forgotPassword, { body: { email } });
    const all = await open(tenant, '/dev/mailbox');
    expect([all.statusCode, all.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(all.body.indexOf(other.email)).toBeLessThan(all.body.indexOf(one.email));
    const found = (await open(tenant, '/dev/mailbox?to=ONE_')).body;
    expect(found).toContain(one.email);
    expect(found).not.toContain(other.email);
    const letter = (await open(tenant, /\/dev\/mailbox\/\d+/.exec(found)?.[0] ?? '')).body;
    expect(letter).toMatch(new RegExp(`<a href="http://${tenant.host}/auth/reset-password\\?email=`));
  });

  test('shows no emails of another tenant', async () => {
    const [here, there] = [await newTenant(), await newTenant()];
    const id = await write(there, { subject: 'Of another tenant' });
    expect((await open(here, `/dev/mailbox/${id}`)).statusCode).toBe(404);
    expect((await open(here, '/dev/mailbox')).body).not.toContain('Of another tenant');
  });

  test('runs no script of an email', async () => {
    const tenant = await newTenant();
    const hostile = {
      to_email: `${HOSTILE}@x.test`,
      subject: HOSTILE,
      body_text: `http://x.test/"${HOSTILE}`,
      body_html: `<head></head>"${HOSTILE}`,
    };
    const id = await write(tenant, hostile);
    for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`, `/dev/mailbox?to=${encodeURIComponent(`"${HOSTILE}`)}`]) {
      const { body, headers } = await open(tenant, url);
      expect(body).not.toContain('<script');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
    expect((await open(tenant, `/dev/mailbox/${id}`)).body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  });

  test.each(['/dev/mailbox/0', '/dev/mailbox/99999', '/dev/mailbox/x', '/dev/mailbox/1e9'])('returns 404 for %s', async (url) => {
    expect((await open(await newTenant(), url)).statusCode).toBe(404);
  });
});

describe('from another computer', () => {
  test.each([
    ['another address', { remoteAddress: '10.0.0.7' }, {}],
    ['a proxy on this computer', {}, { 'x-forwarded-for': '10.0.0.7' }],
    ['a proxy that forwards by the standard', {}, { forwarded: 'for=10.0.0.7' }],
  ])('there is no mailbox: %s', async (_, from, headers) => {
    const tenant = await newTenant();
    const id = await write(tenant, { subject: 'Reset your password' });
    for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`]) {
      const { statusCode, body } = await tenant.app.inject({ url, headers: { host: tenant.host, ...headers }, ...from });
      expect([403, 404]).toContain(statusCode);
      expect(body).not.toContain('Reset your password');
    }
  });
});

describe('without the demonstration', () => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    const { db } = await testWorker();
    app = await buildApp({ config: { ...TEST_CONFIG, demonstration: false }, db, secret: TEST_SECRET });
  });
  afterAll(() => app.close());

  test('there is no mailbox', async () => {
    const tenant = await newTenant();
    const id = await write(tenant, { subject: 'Reset your password' });
    expect(app.hasRoute({ method: 'GET', url: '/dev/mailbox' })).toBe(false);
    for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`]) {
      expect((await app.inject({ url, headers: { host: tenant.host } })).body).not.toContain('Reset your password');
    }
  });
});
