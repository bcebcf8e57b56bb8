import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, PASSWORD, TEST_CONFIG, type TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { vault } from '#kit/server/process/secrets.ts';
import { getUserProfile } from '../../contract.ts';
import { beginAuthenticatorSetup, confirmAuthenticatorSetup, findSecurityEvents } from '../../security-contract.ts';
import {
  findSocialProviders,
  linkSocialAccount,
  redirectToGoogle,
  redirectToLinkedin,
  socialSignup,
} from '../../social-contract.ts';
import { type OpenIdProvider, signInAtProvider, startOpenIdProvider } from '../testing.ts';

let provider: OpenIdProvider;

beforeAll(async () => {
  // Each test's tenant has a separate host.
  provider = await startOpenIdProvider({
    redirectUris: ['http://first.test/redirect/social'],
    mayReturnTo: (uri) => /^http:\/\/t[\d-]+\.test\/redirect\/social$/.test(uri),
  });
});
afterAll(() => provider.stop());

/** A tenant with the local provider as Google and LinkedIn. */
async function tenantWithProvider(): Promise<TestTenant> {
  const tenant = await newTenant();
  const { issuer, client_id, client_secret } = provider;
  await tenant.run((db) =>
    db
      .insertInto('social_clients')
      .values(
        (['google', 'linkedin'] as const).map((name) => ({
          provider: name,
          issuer,
          client_id,
          client_secret_encrypted: vault(TEST_SECRET).lock(client_secret),
        })),
      )
      .execute(),
  );
  return tenant;
}

async function comeBack(
  tenant: TestTenant,
  login: string,
  name: 'google' | 'linkedin' = 'google',
  change: (url: URL) => void = () => {},
) {
  const { body } = await tenant.call(name === 'google' ? redirectToGoogle : redirectToLinkedin);
  const url = new URL(body.data.url);
  change(url);
  const back = await signInAtProvider(url.href, login);
  expect(back.searchParams.get('state')).toBe(body.data.state);
  return {
    provider: name,
    code: back.searchParams.get('code') ?? '',
    state: body.data.state,
    iss: back.searchParams.get('iss') ?? undefined,
  };
}

describe('signing in with Google or LinkedIn', () => {
  test.each(['google', 'linkedin'] as const)(
    'makes a veteran’s account the first time and finds it the second (%s)',
    async (name) => {
      const tenant = await tenantWithProvider();
      provider.people.set(`new-${name}`, {
        sub: `new-${name}`,
        email: `${name}@social.test`,
        email_verified: true,
        given_name: 'Noor',
        family_name: 'Aziz',
      });
      const first = await tenant.call(socialSignup, { body: await comeBack(tenant, `new-${name}`, name) });
      expect(first.body.data.user).toMatchObject({
        role: 'veteran',
        email: `${name}@social.test`,
        onboarding_steps: null,
        user_details: { first_name: 'Noor' },
      });
      const again = await tenant.call(socialSignup, { body: await comeBack(tenant, `new-${name}`, name) });
      expect(again.body.data.user.id).toBe(first.body.data.user.id);
      const person = { id: 0, email: '', token: again.body.data.token };
      expect((await tenant.call(getUserProfile, {}, person)).status).toBe(200);
    },
  );

  test('links an account whose email is verified on both sides', async () => {
    const tenant = await tenantWithProvider();
    const veteran = await tenant.veteran({ email: 'both@social.test' });
    provider.people.set('both', { sub: 'both', email: 'both@social.test', email_verified: true });
    expect((await tenant.call(socialSignup, { body: await comeBack(tenant, 'both') })).body.data.user.id).toBe(veteran.id);
  });

  test('requires the password once if the provider has not verified the email', async () => {
    const tenant = await tenantWithProvider();
    const veteran = await tenant.veteran({ email: 'once@social.test' });
    provider.people.set('once', { sub: 'once', email: 'once@social.test', email_verified: false });
    const requested = await tenant.call(socialSignup, { body: await comeBack(tenant, 'once') });
    expect(requested.status).toBe(409);
    const { link_token } = requested.failure.data as { link_token: string };
    expect((await tenant.call(linkSocialAccount, { body: { link_token, password: 'a wrong one' } })).status).toBe(401);
    expect((await tenant.call(linkSocialAccount, { body: { link_token, password: PASSWORD } })).body.data.user.id).toBe(
      veteran.id,
    );
    expect((await tenant.call(linkSocialAccount, { body: { link_token, password: PASSWORD } })).status).toBe(422);
    expect((await tenant.call(socialSignup, { body: await comeBack(tenant, 'once') })).status).toBe(200);
  });

  test('never opens the account of an address with the same beginning', async () => {
    const tenant = await tenantWithProvider();
    const shared = `${'a'.repeat(60)}@${'b'.repeat(20)}`;
    const owner = await tenant.veteran({ email: `${shared}.test` });
    // The same first 80 letters, and the same after letters are lower-cased or removed.
    const others = [`${shared}.test.attacker.test`, `${'a'.repeat(60)}<@${'b'.repeat(20)}.test`];
    const statuses = [];
    for (const [index, email] of others.entries()) {
      provider.people.set(`other-${index}`, { sub: `other-${index}`, email, email_verified: true });
      const { status, body } = await tenant.call(socialSignup, { body: await comeBack(tenant, `other-${index}`) });
      statuses.push(status);
      expect(body.data?.user?.id).not.toBe(owner.id);
    }
    expect(statuses).toEqual([200, 422]);
  });

  test('creates no account from an unverified email', async () => {
    const tenant = await tenantWithProvider();
    provider.people.set('nobody', { sub: 'nobody', email: 'nobody@social.test', email_verified: false });
    expect((await tenant.call(socialSignup, { body: await comeBack(tenant, 'nobody') })).status).toBe(422);
  });

  test('is for veterans only', async () => {
    const tenant = await tenantWithProvider();
    await tenant.recruiter({ email: 'hires@social.test' });
    provider.people.set('hires', { sub: 'hires', email: 'hires@social.test', email_verified: true });
    expect((await tenant.call(socialSignup, { body: await comeBack(tenant, 'hires') })).status).toBe(403);
  });

  test('refuses a replayed response, a wrong state and a code of another attempt', async () => {
    const tenant = await tenantWithProvider();
    provider.people.set('replay', { sub: 'replay', email: 'replay@social.test', email_verified: true });
    const answer = await comeBack(tenant, 'replay');
    expect((await tenant.call(socialSignup, { body: { ...answer, state: 'made-up' } })).status).toBe(401);
    expect((await tenant.call(socialSignup, { body: answer })).status).toBe(200);
    expect((await tenant.call(socialSignup, { body: answer })).status).toBe(401);
    const [mine, other] = [await comeBack(tenant, 'replay'), await comeBack(tenant, 'replay')];
    // Another attempt's code: PKCE's verifier does not fit it.
    expect((await tenant.call(socialSignup, { body: { ...mine, code: other.code } })).status).toBe(401);
  });

  test('refuses an attempt that another tenant started', async () => {
    const [here, there] = [await tenantWithProvider(), await tenantWithProvider()];
    provider.people.set('cross', { sub: 'cross', email: 'cross@social.test', email_verified: true });
    expect((await there.call(socialSignup, { body: await comeBack(here, 'cross') })).status).toBe(401);
  });

  test('reports plainly that it is not set up, or that the provider is unreachable', async () => {
    const tenant = await newTenant();
    expect((await tenant.call(redirectToGoogle)).failure.message).toBe('Signing in with Google is not set up here.');
    await tenant.run((db) =>
      db
        .insertInto('social_clients')
        .values({
          provider: 'google',
          issuer: 'http://127.0.0.1:9',
          client_id: 'x',
          client_secret_encrypted: vault(TEST_SECRET).lock('y'),
        })
        .execute(),
    );
    const down = await tenant.call(redirectToGoogle);
    expect([down.status, down.failure.message]).toEqual([
      503,
      'Google isn’t responding. Try again in a minute, or use your email and password.',
    ]);
    expect(down.headers['retry-after']).toBe('60');
  });

  test('uses the installation’s keys where the tenant has none', async () => {
    const tenant = await newTenant();
    const { issuer, client_id, client_secret } = provider;
    const app = await buildApp({
      config: { ...TEST_CONFIG, social: { google: { issuer, client_id, client_secret }, linkedin: null } },
      db: tenant.db,
      secret: TEST_SECRET,
    });
    const response = await app.inject({ url: '/api/auth/google/redirect', headers: { host: tenant.host } });
    const url = new URL(response.json().data.url);
    expect(url.origin).toBe(issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `http://${tenant.host}/redirect/social`,
    });
    expect(url.searchParams.get('nonce')).toBeTruthy();
    await app.close();
  });

  test('lists only the providers that the tenant has keys for', async () => {
    expect((await (await newTenant()).call(findSocialProviders)).body.data).toEqual([]);
    expect((await (await tenantWithProvider()).call(findSocialProviders)).body.data).toEqual(['google', 'linkedin']);
  });

  test('sends a nonce to both, refuses a changed one, and accepts a token without one only from LinkedIn', async () => {
    const tenant = await tenantWithProvider();
    provider.people.set('nonce', { sub: 'nonce', email: 'nonce@social.test', email_verified: true });
    const signIn = async (name: 'google' | 'linkedin', change: (url: URL) => void) =>
      (await tenant.call(socialSignup, { body: await comeBack(tenant, 'nonce', name, change) })).status;
    const remove = (url: URL) => {
      expect(url.searchParams.get('nonce')).toMatch(/^[\w-]{20,}$/);
      url.searchParams.delete('nonce');
    };
    const forge = (url: URL) => url.searchParams.set('nonce', 'of-another-attempt-entirely');
    expect([await signIn('google', forge), await signIn('linkedin', forge)]).toEqual([401, 401]);
    // A provider that drops the nonce, as LinkedIn does.
    expect([await signIn('google', remove), await signIn('linkedin', remove)]).toEqual([401, 200]);
  });

  test('returns 503 when the provider stops responding after the redirect', async () => {
    const down = await startOpenIdProvider({
      redirectUris: ['http://first.test/redirect/social'],
      mayReturnTo: (uri) => uri.endsWith('/redirect/social'),
    });
    const tenant = await newTenant();
    const { issuer, client_id, client_secret } = down;
    const client_secret_encrypted = vault(TEST_SECRET).lock(client_secret);
    await tenant.run((db) =>
      db.insertInto('social_clients').values({ provider: 'google', issuer, client_id, client_secret_encrypted }).execute(),
    );
    const body = await comeBack(tenant, 'anyone');
    await down.stop();
    expect((await tenant.call(socialSignup, { body })).status).toBe(503);
  });
});

describe('an account with an authenticator app', () => {
  async function protectedVeteran(email: string) {
    const tenant = await tenantWithProvider();
    const veteran = await tenant.veteran({ email });
    const { secret } = (await tenant.call(beginAuthenticatorSetup, {}, veteran)).body.data;
    const code = await generate({ secret });
    const { recovery_codes } = (await tenant.call(confirmAuthenticatorSetup, { body: { code } }, veteran)).body.data;
    return { tenant, veteran, recovery_codes };
  }

  test('needs its code when a provider is linked, and at every sign-in through it', async () => {
    const { tenant, veteran, recovery_codes } = await protectedVeteran('guarded@social.test');
    let signedIn = veteran;
    provider.people.set('guarded', { sub: 'guarded', email: 'guarded@social.test', email_verified: true });
    for (const code of recovery_codes.slice(0, 2)) {
      const requested = await tenant.call(socialSignup, { body: await comeBack(tenant, 'guarded') });
      expect([requested.status, requested.failure.data]).toMatchObject([409, { needs: 'code', email: 'guarded@social.test' }]);
      const { link_token } = requested.failure.data as { link_token: string };
      expect((await tenant.call(linkSocialAccount, { body: { link_token } })).failure.errors).toHaveProperty('code');
      expect((await tenant.call(linkSocialAccount, { body: { link_token, code: '000000' } })).status).toBe(422);
      const { body } = await tenant.call(linkSocialAccount, { body: { link_token, code } });
      expect(body.data.user.id).toBe(veteran.id);
      signedIn = { ...veteran, token: body.data.token };
    }
    // Linking is a change of credentials, so the session from before has ended.
    expect((await tenant.call(findSecurityEvents, {}, veteran)).status).toBe(401);
    const events = (await tenant.call(findSecurityEvents, {}, signedIn)).body.data.map(({ kind }) => kind);
    expect(events.filter((kind) => kind === 'linked_google')).toHaveLength(1);
  });

  test('cannot be entered by guessing codes through the provider', async () => {
    const { tenant, recovery_codes } = await protectedVeteran('tried@social.test');
    provider.people.set('tried', { sub: 'tried', email: 'tried@social.test', email_verified: true });
    const requested = await tenant.call(socialSignup, { body: await comeBack(tenant, 'tried') });
    const { link_token } = requested.failure.data as { link_token: string };
    for (let i = 0; i < 5; i++) await tenant.call(linkSocialAccount, { body: { link_token, code: `00000${i}` } });
    const late = await tenant.call(linkSocialAccount, { body: { link_token, code: recovery_codes[0] ?? '' } });
    expect(late.status).toBe(429);
  });

  test('needs password and code when the provider has not verified the email', async () => {
    const { tenant, recovery_codes } = await protectedVeteran('both-asked@social.test');
    provider.people.set('both-asked', { sub: 'both-asked', email: 'both-asked@social.test', email_verified: false });
    const requested = await tenant.call(socialSignup, { body: await comeBack(tenant, 'both-asked') });
    expect(requested.failure.data).toMatchObject({ needs: 'password' });
    const { link_token } = requested.failure.data as { link_token: string };
    const code = recovery_codes[0] ?? '';
    expect((await tenant.call(linkSocialAccount, { body: { link_token, code } })).failure.errors).toHaveProperty('password');
    expect((await tenant.call(linkSocialAccount, { body: { link_token, password: PASSWORD } })).status).toBe(422);
    expect((await tenant.call(linkSocialAccount, { body: { link_token, password: PASSWORD, code } })).status).toBe(200);
  });
});
