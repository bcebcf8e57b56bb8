import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, Refusal } from '#kit/server/http/errors.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { hashOf, newToken, type Vault } from '#kit/server/process/secrets.ts';
import { WRONG_DETAILS } from '../../rules.ts';
import type { User } from '../../shapes.ts';
import { describeUser } from '../account-actions.ts';
import { findPersonByEmail, insertAccount } from '../account-queries.ts';
import { type MailContext, sendMail } from '../mail-context.ts';
import { factorChangedMail } from '../mails.ts';
import { maySignInSocially } from '../policy.ts';
import { hasSecondFactor, requireSecondFactor } from '../security/authenticator.ts';
import { passwordMatches } from '../security/passwords.ts';
import { checkSecret, WrongSecret } from '../security/secret-checks.ts';
import { takeSignUps } from '../sign-up/queries.ts';
import { endSessions } from './session-queries.ts';
import type { SecretContext, Visit, WithTenant } from './sessions.ts';
import { type Claims, readClaims } from './social-claims.ts';
import {
  deletePendingLink,
  findIdentity,
  findPendingLink,
  findSocialClient,
  findSocialProviders,
  insertIdentity,
  insertSocialAttempt,
  type Provider,
  spendSocialAttempt,
  storePendingLink,
} from './social-queries.ts';

export type SocialClients = Record<Provider, { issuer: string; client_id: string; client_secret: string } | null>;
type SignedIn = { token: string; user: User };

/** LinkedIn accepts a nonce but does not return it in the ID token. Where it is returned it must match. */
const RETURNS_NONCE: Record<Provider, boolean> = { google: true, linkedin: false };

const NAMES: Record<Provider, string> = { google: 'Google', linkedin: 'LinkedIn' };

const failed = (provider: Provider) =>
  new Refusal(401, `Signing in with ${NAMES[provider]} didn’t work. Try again, or use your email and password.`);

/** Not 401: that would sign a browser out. */
const providerDown = (provider: Provider) =>
  new Refusal(503, `${NAMES[provider]} isn’t responding. Try again in a minute, or use your email and password.`, {
    headers: { 'retry-after': '60' },
  });

const TIMEOUT_SECONDS = 5;

class ProviderUnreachable extends Error {}

/** @throws ProviderUnreachable when there is no response in time or the provider fails */
const fetchFromProvider: CustomFetch = async (url, init) => {
  // The library's own type of a body is wider than fetch's.
  const response = await fetch(url, init as RequestInit).catch((error: unknown) => {
    throw new ProviderUnreachable('The provider did not answer', { cause: error });
  });
  if (response.status >= 500 || response.status === 429)
    throw new ProviderUnreachable(`The provider answered ${response.status}`);
  return response;
};

/** Signing in through OpenID Connect: authorization code with state and nonce, and PKCE where the provider supports it. */
export function socialSignIn(options: { installation: SocialClients; vault: Vault }) {
  // Discovery documents change rarely, but a tenant can change its keys: cached for ten minutes.
  const known = new Map<string, { configuration: Promise<Configuration>; until: number }>();

  async function configurationOf(withTenant: WithTenant, provider: Provider): Promise<Configuration> {
    const own = await withTenant((db) => findSocialClient(db, provider));
    const client = own
      ? { ...own, client_secret: options.vault.open(own.client_secret_encrypted) }
      : options.installation[provider];
    if (!client) fail(conflict(`Signing in with ${NAMES[provider]} is not set up here.`));
    const key = `${client.issuer} ${client.client_id} ${hashOf(client.client_secret).toString('hex')}`;
    const before = known.get(key);
    if (before && before.until > Date.now()) return before.configuration;
    const issuer = new URL(client.issuer);
    const configuration = discovery(issuer, client.client_id, client.client_secret, undefined, {
      timeout: TIMEOUT_SECONDS,
      [customFetch]: fetchFromProvider,
      ...(isLocalHttp(issuer) ? { execute: [allowInsecureRequests] } : {}),
    });
    known.set(key, { configuration, until: Date.now() + 600_000 });
    configuration.catch(() => known.delete(key));
    return configuration;
  }

  return {
    /** The providers available to people of this tenant. */
    async providers(db: TenantDb): Promise<Provider[]> {
      const own = await findSocialProviders(db);
      return (['google', 'linkedin'] as const).filter((provider) => own.includes(provider) || options.installation[provider]);
    },

    /** The URL to redirect the browser to. Its state is stored for ten minutes. */
    async begin(withTenant: WithTenant, provider: Provider, site: string): Promise<{ url: string; state: string }> {
      const configuration = await reach(provider, 'discovery', () => configurationOf(withTenant, provider));
      const [state, nonce, code_verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const redirect_uri = `${site}/redirect/social`;
      await withTenant((db) =>
        insertSocialAttempt(db, { state_hash: hashOf(state), provider, nonce, code_verifier, redirect_uri }),
      );
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope: 'openid email profile',
        state,
        nonce,
        ...(configuration.serverMetadata().supportsPKCE()
          ? { code_challenge: await calculatePKCECodeChallenge(code_verifier), code_challenge_method: 'S256' }
          : {}),
      });
      return { url: url.href, state };
    },

    /** Turns the provider's response into a session or an account, or asks for the password or the second factor (409). */
    async finish(
      { withTenant, mail, visit }: SecretContext,
      tenant: Tenant,
      answer: { provider: Provider; code: string; state: string; iss?: string | undefined },
    ): Promise<SignedIn> {
      const attempt = await withTenant((db) => spendSocialAttempt(db, hashOf(answer.state), answer.provider));
      if (!attempt) fail(failed(answer.provider));
      const configuration = await reach(answer.provider, 'discovery', () => configurationOf(withTenant, answer.provider));
      const url = new URL(attempt.redirect_uri);
      url.search = new URLSearchParams({
        code: answer.code,
        state: answer.state,
        ...(answer.iss ? { iss: answer.iss } : {}),
      }).toString();
      const claims = await reach(answer.provider, 'grant', () =>
        claimsOf(configuration, url, answer.provider, answer.state, attempt),
      );
      const outcome = await withTenant((db) => admitClaims(db, tenant, mail, visit, answer, claims));
      if ('refusal' in outcome) fail(outcome.refusal);
      return outcome;
    },

    /**
     * Completes a sign-in that needs more: the account's password, unless provider and account have both verified the email, and
     * the code of its authenticator app.
     */
    async link(
      context: SecretContext,
      request: { link_token: string; password?: string | undefined; code?: string | undefined },
    ): Promise<SignedIn> {
      const { withTenant, mail, visit } = context;
      const linkHash = hashOf(request.link_token);
      const pending = await withTenant((db) => findPendingLink(db, linkHash));
      if (!pending?.link_subject) fail(invalid({ link_token: ['This took too long. Start signing in again.'] }));
      if (pending.link_needs_password && !request.password) fail(invalid({ password: ['Password is required'] }));
      const provider: Provider = pending.provider === 'google' ? 'google' : 'linkedin';
      const { link_subject: subject, user_id, email } = pending;
      return checkSecret(
        context,
        { id: user_id, email },
        async () => {
          if (pending.link_needs_password && !(await passwordMatches(pending.password_hash, request.password ?? '')))
            fail(new WrongSecret(401, WRONG_DETAILS));
        },
        async (db) => {
          await requireSecondFactor(db, options.vault, user_id, request.code);
          if (!(await deletePendingLink(db, linkHash))) fail(invalid({ link_token: ['This link was already used.'] }));
          await linkIdentity(db, mail, visit, { provider, subject, user_id, email });
          return { token: await visit.openSession(db, user_id, false), user: await describeUser(db, user_id) };
        },
      );
    },
  };
}

/** Plain HTTP is allowed only for a provider on this machine. */
const isLocalHttp = (issuer: URL) => issuer.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(issuer.hostname);

/** Links a provider's account. The first time, the account's sessions end, and its owner gets an email. */
async function linkIdentity(
  db: TenantDb,
  mail: MailContext,
  visit: Visit,
  identity: { provider: Provider; subject: string; user_id: number; email: string },
): Promise<void> {
  if (!(await insertIdentity(db, identity))) return;
  const change = `linked_${identity.provider}` as const;
  await endSessions(db, identity.user_id, 'all');
  await visit.record(db, identity.user_id, change);
  await sendMail(
    db,
    mail,
    identity.user_id,
    factorChangedMail(identity.email, mail.tenant.name, change, null, `${mail.site}/auth/forgot`),
  );
}

async function claimsOf(
  configuration: Configuration,
  url: URL,
  provider: Provider,
  state: string,
  attempt: { nonce: string; code_verifier: string },
): Promise<Claims> {
  const metadata = configuration.serverMetadata();
  const client = configuration.clientMetadata();
  const exchange = new Configuration(metadata, client.client_id, client.client_secret);
  exchange.timeout = TIMEOUT_SECONDS;
  if (isLocalHttp(new URL(metadata.issuer))) allowInsecureRequests(exchange);
  // A code can be exchanged once, so the response is stored for later use.
  const received: { body: string; status: number; headers: Headers }[] = [];
  exchange[customFetch] = async (address, init) => {
    let [stored] = received;
    if (!stored) {
      const response = await fetchFromProvider(address, init);
      stored = { body: await response.text(), status: response.status, headers: response.headers };
      received.push(stored);
    }
    return new Response(stored.body, { status: stored.status, headers: stored.headers });
  };
  const grantWith = (expectedNonce?: string) =>
    authorizationCodeGrant(exchange, url, {
      ...(metadata.supportsPKCE() ? { pkceCodeVerifier: attempt.code_verifier } : {}),
      expectedState: state,
      ...(expectedNonce ? { expectedNonce } : {}),
      idTokenExpected: true,
    });
  const grant = await grantWith(attempt.nonce).catch((error: unknown) => {
    // Without an expected nonce the library refuses a token that has one, so this accepts only tokens without.
    if (RETURNS_NONCE[provider] || received.length === 0) throw error;
    return grantWith();
  });
  const claims = grant.claims();
  if (!claims) throw new Error('The response has no ID token');
  return readClaims(claims);
}

/** Converts a provider's failure to a plain refusal: 503 when it is unreachable, 401 when it did not accept the attempt. */
async function reach<T>(provider: Provider, phase: 'discovery' | 'grant', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw phase === 'discovery' || isUnreachable(error) ? providerDown(provider) : failed(provider);
  }
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof ProviderUnreachable) return true;
  return error instanceof Error && error.cause !== undefined && isUnreachable(error.cause);
}

type Outcome = SignedIn | { refusal: Refusal };

async function admitClaims(
  db: TenantDb,
  tenant: Tenant,
  mail: MailContext,
  visit: Visit,
  answer: { provider: Provider; state: string },
  claims: Claims,
): Promise<Outcome> {
  const { provider } = answer;
  const signIn = async (userId: number): Promise<SignedIn> => ({
    token: await visit.openSession(db, userId, false),
    user: await describeUser(db, userId),
  });
  /** Keeps the attempt open until the password, the code or both are given (`link`). */
  const askFor = async (person: { id: number; email: string }, asks: { password: boolean }): Promise<Outcome> => {
    const link_token = newToken();
    await storePendingLink(db, hashOf(answer.state), {
      link_subject: claims.sub,
      link_user_id: person.id,
      link_hash: hashOf(link_token),
      link_needs_password: asks.password,
    });
    const message = asks.password
      ? 'This email already has an account. Enter its password to link the two.'
      : 'Enter the code from your authenticator app to sign in.';
    const needs = asks.password ? ('password' as const) : ('code' as const);
    return { refusal: conflict(message, { link_token, email: person.email, needs }) };
  };

  const linked = await findIdentity(db, provider, claims.sub);
  if (linked) {
    if (!maySignInSocially(linked.role)) return { refusal: veteransOnly(provider) };
    return (await hasSecondFactor(db, linked.id)) ? askFor(linked, { password: false }) : signIn(linked.id);
  }
  if (claims.email === null || claims.email === 'unusable') {
    const problem =
      claims.email === null
        ? 'didn’t share your email. Allow it there'
        : 'shared an email address that we can’t use. Change it there';
    return { refusal: invalid({ provider: [`${NAMES[provider]} ${problem}, or sign up with your email.`] }) };
  }

  const known = await findPersonByEmail(db, claims.email);
  if (known && !maySignInSocially(known.role)) return { refusal: veteransOnly(provider) };
  if (known) {
    const bothVerified = known.email_verified_at !== null && claims.email_verified;
    if (!bothVerified) return askFor(known, { password: true });
    if (await hasSecondFactor(db, known.id)) return askFor(known, { password: false });
    await linkIdentity(db, mail, visit, { provider, subject: claims.sub, user_id: known.id, email: claims.email });
    return signIn(known.id);
  }
  if (!claims.email_verified)
    return {
      refusal: invalid({
        provider: [`${NAMES[provider]} hasn’t verified this email. Verify it there, or sign up with your email.`],
      }),
    };
  const id = await insertAccount(db, {
    role: 'veteran',
    email: claims.email,
    password_hash: null,
    first_name: claims.first_name,
    middle_name: null,
    last_name: claims.last_name,
    country_id: tenant.country_id,
    military_service_id: null,
    company_hint: null,
    status: tenant.veteran_approval === 'manual' ? 'pending' : 'active',
  });
  // Another tab has just created the account; the next attempt signs in.
  if (id === undefined) return { refusal: failed(provider) };
  // The provider has proved the address, so its unverified sign-ups end.
  await takeSignUps(db, claims.email);
  await insertIdentity(db, { provider, subject: claims.sub, user_id: id, email: claims.email });
  return signIn(id);
}

const veteransOnly = (provider: Provider) =>
  new Refusal(403, `Signing in with ${NAMES[provider]} is for veterans. Use your email and password.`);
