import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#apps/api/config.ts';
import { newTenant, PASSWORD, type TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { vault } from '#kit/server/process/secrets.ts';
import { linkSocialAccount, redirectToGoogle, socialSignup } from '../../social-contract.ts';
import { mayStartDemonstrationProvider, startDemonstrationProvider } from './demonstration-provider.ts';

let provider: Awaited<ReturnType<typeof startDemonstrationProvider>>;
beforeAll(async () => {
  provider = await startDemonstrationProvider((uri) => /^http:\/\/t[\d-]+\.test\/redirect\/social$/.test(uri));
});
afterAll(() => provider.stop());

async function tenantWithProvider(): Promise<TestTenant> {
  const tenant = await newTenant();
  const { issuer, client_id, client_secret } = provider.client;
  const row = { provider: 'google' as const, issuer, client_id, client_secret_encrypted: vault(TEST_SECRET).lock(client_secret) };
  await tenant.run((db) => db.insertInto('social_clients').values(row).execute());
  return tenant;
}

/** Follows the link of the provider's page. */
async function choose(tenant: TestTenant, link: RegExp) {
  const { body } = await tenant.call(redirectToGoogle);
  const page = await (await fetch(body.data.url)).text();
  const [, href = ''] = link.exec(page) ?? [];
  const response = await fetch(new URL(href.replaceAll('&amp;', '&'), body.data.url), { redirect: 'manual' });
  return { back: new URL(response.headers.get('location') ?? ''), state: body.data.state };
}
const PERSON = (sub: string) => new RegExp(`href="([^"]*answer=${sub})"`);
const answerOf = ({ back, state }: Awaited<ReturnType<typeof choose>>) => ({
  provider: 'google' as const,
  code: back.searchParams.get('code') ?? '',
  state,
  iss: back.searchParams.get('iss') ?? undefined,
});

describe('the provider of the demonstration', () => {
  test('creates an account the first time and finds it the second', async () => {
    const tenant = await tenantWithProvider();
    const ids = [];
    for (let time = 0; time < 2; time++) {
      const { body } = await tenant.call(socialSignup, { body: answerOf(await choose(tenant, PERSON('noor'))) });
      ids.push(body.data.user.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  test('says nothing about accounts, which it does not know', async () => {
    const tenant = await tenantWithProvider();
    const { body } = await tenant.call(redirectToGoogle);
    const page = await (await fetch(body.data.url)).text();
    expect(page).toContain('noor.aziz@muster.test');
    expect(page).not.toMatch(/(?:has|no) an? ?account|no account|is created|is linked/i);
  });

  test('links an existing account after its password', async () => {
    const tenant = await tenantWithProvider();
    const veteran = await tenant.veteran({ email: 'veteran@muster.test' });
    const { status, failure } = await tenant.call(socialSignup, { body: answerOf(await choose(tenant, PERSON('unverified'))) });
    expect(status).toBe(409);
    const { link_token } = failure.data as { link_token: string };
    const linked = await tenant.call(linkSocialAccount, { body: { link_token, password: PASSWORD } });
    expect(linked.body.data.user.id).toBe(veteran.id);
  });

  test('returns with an error when it is refused', async () => {
    const { back } = await choose(await tenantWithProvider(), PERSON('refuse'));
    expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['access_denied', null]);
  });

  test('sends nobody to another site, and answers to no other name of this computer', async () => {
    const local = await startDemonstrationProvider();
    const { issuer, client_id } = local.client;
    const statusFor = async (redirect_uri: string) => {
      const query = new URLSearchParams({ client_id, redirect_uri, code_challenge: 'x', code_challenge_method: 'S256' });
      return (await fetch(`${issuer}/authorize?${query}`)).status;
    };
    expect(await statusFor('http://muster.localhost:3000/redirect/social')).toBe(200);
    for (const uri of [
      'https://evil.example/redirect/social',
      'http://localhost.evil.example/redirect/social',
      'http://localhost/x',
      '',
    ])
      expect(await statusFor(uri), uri).toBe(400);
    expect((await fetch(issuer.replace('127.0.0.1', 'localhost')).catch(() => ({ status: 403 }))).status).toBe(403);
    await local.stop();
  });
});

describe('it starts', () => {
  test.each([
    ['localhost', true, true],
    ['127.0.0.1', true, true],
    ['::1', true, true],
    ['localhost', false, false],
    ['::', true, false],
    ['0.0.0.0', true, false],
    ['192.168.0.7', true, false],
  ])('with HOST %s and the demonstration %s: %s', (host, demonstration, may) =>
    expect(mayStartDemonstrationProvider({ host, demonstration })).toBe(may),
  );

  test('never in production, which refuses the demonstration', () =>
    expect(() => readConfig({ DEMONSTRATION: 'on', NODE_ENV: 'production', HOST: 'localhost' })).toThrow(/known passwords/));
});
