import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail, invalid, Refusal } from '#kit/server/errors.ts';
import { hashOf, newToken, type Vault } from '#kit/server/secrets.ts';
import type { Tenant } from '#kit/server/serve.ts';
import { WRONG_DETAILS } from '../rules.ts';
import type { User } from '../shapes.ts';
import { countSignInTry, describeUser, forgiveSignInTries, type Visit } from './actions.ts';
import { requireSecondFactor } from './authenticator.ts';
import { passwordMatches } from './passwords.ts';
import { findPerson, insertAccount, markVerified, recordSecurityEvent } from './sign-up-queries.ts';
import {
  dropPendingLink,
  findIdentity,
  findPendingLink,
  findSocialClient,
  insertIdentity,
  insertSocialAttempt,
  keepPendingLink,
  type Provider,
  spendSocialAttempt,
} from './social-queries.ts';

export type SocialClients = Record<Provider, { issuer: string; client_id: string; client_secret: string } | null>;
type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
type SignedIn = { token: string; user: User };

/** LinkedIn's ID tokens carry no nonce, and a token without the asked one is refused: there state and PKCE bind the answer. */
const GIVES_NONCE: Record<Provider, boolean> = { google: true, linkedin: false };

const NAMES: Record<Provider, string> = { google: 'Google', linkedin: 'LinkedIn' };

const failed = (provider: Provider) =>
  new Refusal(401, `Signing in with ${NAMES[provider]} did not work. Try again, or use your e-mail and password.`);

/** Signing in through OpenID Connect: authorisation code with PKCE, state and nonce. */
export function socialSignIn(options: { installation: SocialClients; vault: Vault }) {
  // A provider's description changes rarely, and a tenant may change its keys: known for ten minutes.
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
    // Plain HTTP only for a provider on this machine, as in trials.
    const isHere = ['localhost', '127.0.0.1'].includes(issuer.hostname);
    const configuration = discovery(issuer, client.client_id, client.client_secret, undefined, {
      timeout: 5,
      ...(isHere && issuer.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
    });
    known.set(key, { configuration, until: Date.now() + 600_000 });
    configuration.catch(() => known.delete(key));
    return configuration;
  }

  return {
    /** Where to send the browser, remembered on the server for ten minutes. */
    async begin(withTenant: WithTenant, provider: Provider, site: string): Promise<{ url: string; state: string }> {
      const configuration = await reach(provider, () => configurationOf(withTenant, provider));
      const [state, nonce, code_verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const redirect_uri = `${site}/redirect/social`;
      await withTenant((db) =>
        insertSocialAttempt(db, { state_hash: hashOf(state), provider, nonce, code_verifier, redirect_uri }),
      );
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
        state,
        ...(GIVES_NONCE[provider] ? { nonce } : {}),
      });
      return { url: url.href, state };
    },

    /** Turns the provider's answer into a session, an account or a question for the password. */
    async finish(
      withTenant: WithTenant,
      tenant: Tenant,
      visit: Visit,
      answer: { provider: Provider; code: string; state: string; iss?: string | undefined },
    ): Promise<SignedIn> {
      const attempt = await withTenant((db) => spendSocialAttempt(db, hashOf(answer.state), answer.provider));
      if (!attempt) fail(failed(answer.provider));
      const configuration = await reach(answer.provider, () => configurationOf(withTenant, answer.provider));
      const url = new URL(attempt.redirect_uri);
      url.search = new URLSearchParams({
        code: answer.code,
        state: answer.state,
        ...(answer.iss ? { iss: answer.iss } : {}),
      }).toString();
      const claims = await reach(answer.provider, () => claimsOf(configuration, url, answer.provider, answer.state, attempt));
      const outcome = await withTenant((db) => admitClaims(db, tenant, visit, answer, claims));
      if ('refusal' in outcome) fail(outcome.refusal);
      return outcome;
    },

    /** Links the provider to the account of the same e-mail once its password is right; tries are counted like any sign-in. */
    async link(
      withTenant: WithTenant,
      visit: Visit,
      request: { link_token: string; password: string; code?: string | undefined },
    ): Promise<SignedIn> {
      const linkHash = hashOf(request.link_token);
      const pending = await withTenant((db) => findPendingLink(db, linkHash));
      if (!pending?.link_subject) fail(invalid({ link_token: ['Begin again with the provider: this took too long.'] }));
      const refused = await withTenant((db) =>
        countSignInTry(db, pending.email, visit).then(
          () => null,
          (error: unknown) => error,
        ),
      );
      if (refused) throw refused;
      if (!(await passwordMatches(pending.password_hash, request.password))) fail(new Refusal(401, WRONG_DETAILS));
      const { provider, link_subject: subject } = pending;
      return withTenant(async (db) => {
        await requireSecondFactor(db, options.vault, pending.user_id, request.code);
        if (!(await dropPendingLink(db, linkHash))) fail(invalid({ link_token: ['This link has been used.'] }));
        await insertIdentity(db, {
          provider: provider === 'google' ? 'google' : 'linkedin',
          subject,
          user_id: pending.user_id,
          email: pending.email,
        });
        await recordSecurityEvent(db, {
          user_id: pending.user_id,
          kind: `linked_${provider}`,
          address: visit.address,
          user_agent: visit.user_agent,
        });
        await forgiveSignInTries(db, pending.email, visit);
        return { token: await visit.openSession(db, pending.user_id, false), user: await describeUser(db, pending.user_id) };
      });
    },
  };
}

type Claims = { sub: string; email: string | null; email_verified: boolean; first_name: string; last_name: string };

async function claimsOf(
  configuration: Configuration,
  url: URL,
  provider: Provider,
  state: string,
  attempt: { nonce: string; code_verifier: string },
): Promise<Claims> {
  const grant = await authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: attempt.code_verifier,
    expectedState: state,
    ...(GIVES_NONCE[provider] ? { expectedNonce: attempt.nonce } : {}),
    idTokenExpected: true,
  });
  const claims = grant.claims();
  if (!claims || (claims.nonce !== undefined && claims.nonce !== attempt.nonce))
    throw new Error('The answer is not of this attempt');
  const text = (value: unknown) => (typeof value === 'string' ? value.replace(/[<>]/g, '').trim().slice(0, 80) : '');
  const email = text(claims.email).toLowerCase();
  const [first = '', ...rest] = text(claims.name).split(' ');
  return {
    sub: claims.sub,
    email: email.includes('@') ? email : null,
    email_verified: claims.email_verified === true || claims.email_verified === 'true',
    first_name: text(claims.given_name) || first || 'New',
    last_name: text(claims.family_name) || rest.join(' ') || 'member',
  };
}

/** What goes wrong at the provider is one plain refusal; the reason is not the person's to solve. */
async function reach<T>(provider: Provider, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw failed(provider);
  }
}

type Outcome = SignedIn | { refusal: Refusal };

async function admitClaims(
  db: TenantDb,
  tenant: Tenant,
  visit: Visit,
  answer: { provider: Provider; state: string },
  claims: Claims,
): Promise<Outcome> {
  const { provider } = answer;
  const signIn = async (userId: number): Promise<SignedIn> => ({
    token: await visit.openSession(db, userId, false),
    user: await describeUser(db, userId),
  });
  const linked = await findIdentity(db, provider, claims.sub);
  if (linked) return linked.role === 'veteran' ? signIn(linked.id) : { refusal: veteransOnly(provider) };
  if (!claims.email)
    return {
      refusal: invalid({ provider: [`${NAMES[provider]} did not give an e-mail. Allow it there, or sign up with your e-mail.`] }),
    };

  const known = await findPerson(db, claims.email);
  if (known && known.role !== 'veteran') return { refusal: veteransOnly(provider) };
  if (known?.email_verified_at && claims.email_verified) {
    await insertIdentity(db, { provider, subject: claims.sub, user_id: known.id, email: claims.email });
    await recordSecurityEvent(db, {
      user_id: known.id,
      kind: `linked_${provider}`,
      address: visit.address,
      user_agent: visit.user_agent,
    });
    return signIn(known.id);
  }
  if (known) {
    const link_token = newToken();
    await keepPendingLink(db, hashOf(answer.state), {
      link_subject: claims.sub,
      link_user_id: known.id,
      link_hash: hashOf(link_token),
    });
    return {
      refusal: conflict('This e-mail has an account. Enter its password once to link the two.', {
        link_token,
        email: claims.email,
      }),
    };
  }
  if (!claims.email_verified)
    return {
      refusal: invalid({
        provider: [`${NAMES[provider]} has not verified this e-mail. Verify it there, or sign up with your e-mail.`],
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
  // Two windows at once: the other one made the account, and the next try signs in.
  if (id === undefined) return { refusal: failed(provider) };
  await markVerified(db, id);
  await insertIdentity(db, { provider, subject: claims.sub, user_id: id, email: claims.email });
  return signIn(id);
}

const veteransOnly = (provider: Provider) =>
  new Refusal(403, `Signing in with ${NAMES[provider]} is for veterans. Use your e-mail and password.`);
