import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { generate } from 'otplib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newTenant, PASSWORD, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { hashOf } from '#kit/server/process/secrets.ts';
import { getUserProfile, login } from '../../contract.ts';
import * as calls from '../../security-contract.ts';
import { signup, verifyEmail } from '../../sign-up-contract.ts';
import { linkSocialAccount } from '../../social-contract.ts';
import { ageSessions, linkMailedTo } from '../testing.ts';

const NEW_PASSWORD = 'another-phrase-nobody-knows';

async function addAuthenticator(tenant: TestTenant, person: Person): Promise<string[]> {
  const { secret } = (await tenant.call(calls.beginAuthenticatorSetup, {}, person)).body.data;
  const code = await generate({ secret });
  return (await tenant.call(calls.confirmAuthenticatorSetup, { body: { code } }, person)).body.data.recovery_codes;
}

const signIn = (tenant: TestTenant, { email }: { email: string }, password: string, more: { device_token?: string } = {}) =>
  tenant.call(login, { body: { email, password, role: 'veteran', ...more } });

/** A sign-in through a provider that waits for the password. @returns its token */
async function pendingLink(tenant: TestTenant, person: Person): Promise<string> {
  const token = randomBytes(16).toString('hex');
  const attempt = { provider: 'google', nonce: 'n', code_verifier: 'v', redirect_uri: 'http://x.test/redirect/social' };
  const link = { link_subject: token, link_user_id: person.id, link_hash: hashOf(token), link_needs_password: true };
  const state = { state_hash: randomBytes(32), expires_at: new Date(Date.now() + 600_000).toISOString() };
  await tenant.run((db) =>
    db
      .insertInto('social_attempts')
      .values({ ...attempt, ...link, ...state })
      .execute(),
  );
  return token;
}

type Attempt = (tenant: TestTenant, person: Person) => Promise<{ status: number }>;

/** Every route that takes a secret of an account, called with a wrong one. */
const WRONG_SECRETS: Record<string, Attempt> = {
  'POST /api/auth/login': (tenant, person) => signIn(tenant, person, 'a wrong password'),
  'POST /api/auth/verify-email': async (tenant, { email }) => {
    const country = { country_id: 232, first_name: 'Ann', last_name: 'Other' };
    await tenant.call(signup, { body: { role: 'veteran', ...country, email: `new.${email}`, password: NEW_PASSWORD } });
    const token = await linkMailedTo(tenant, `new.${email}`);
    return tenant.call(verifyEmail, { body: { email: `new.${email}`, token, password: 'a wrong password' } });
  },
  'POST /api/auth/social-link': async (tenant, person) =>
    tenant.call(linkSocialAccount, { body: { link_token: await pendingLink(tenant, person), password: 'a wrong password' } }),
  'POST /api/account/confirm-identity': (tenant, person) =>
    tenant.call(calls.confirmIdentity, { body: { password: 'a wrong password', code: '000000' } }, person),
  'POST /api/account/password': (tenant, person) =>
    tenant.call(calls.changePassword, { body: { current_password: 'a wrong password', password: NEW_PASSWORD } }, person),
  'POST /api/account/email': (tenant, person) =>
    tenant.call(calls.changeEmail, { body: { email: 'new@example.test', password: 'a wrong password' } }, person),
  'POST /api/account/authenticator/remove': (tenant, person) =>
    tenant.call(calls.removeAuthenticator, { body: { code: '000000' } }, person),
};

/** Routes with a field of that name that is no secret of an account. */
const OTHERS = {
  'POST /api/auth/signup': 'chooses a password',
  'POST /api/auth/reset-password': 'chooses a password; the mailed token has 32 random bytes',
  'POST /api/auth/signup-invite': 'chooses a password; the mailed token has 32 random bytes',
  'POST /api/auth/social-signup': 'the code of a provider, which the provider checks',
  'POST /api/account/authenticator/confirm': 'a code of a secret that the same session has just received',
  'POST /api/onboarding/save-cv': 'the code of a registration, such as NMC',
  'POST /api/resumes': 'the code of a registration',
  'PUT /api/resumes/{id}': 'the code of a registration',
  'POST /api/resumes/{id}/shares': 'chooses the password of a link',
  'POST /api/shared-resumes/{token}': 'the password of a link, which counts its own attempts',
  'POST /api/shared-resumes/{token}/pdf': 'the password of a link, which counts its own attempts',
  'POST /api/operator/service-lookups': 'the code of a rank',
  'PUT /api/operator/service-lookups/{id}': 'the code of a rank',
};

test('every route with a password or code in its body is one that counts attempts, or is named here with the reason', async () => {
  const { app } = await testWorker();
  const fieldsOf = (schema: unknown): string[] =>
    typeof schema !== 'object' || schema === null
      ? []
      : Object.entries(schema).flatMap(([name, value]) => [
          ...(name === 'properties' ? Object.keys(value) : []),
          ...fieldsOf(value),
        ]);
  const taking = app.muster.routes.filter(
    ({ body }) =>
      body &&
      fieldsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).some((name) =>
        /^((current_)?password|code|pin)$/.test(name),
      ),
  );
  const names = taking.map(({ method, path }) => `${method} ${path}`);
  expect(names.sort()).toEqual([...Object.keys(WRONG_SECRETS), ...Object.keys(OTHERS)].sort());
});

describe('wrong secrets', () => {
  const inSession = (name: string) => name.startsWith('POST /api/account/');

  test.each(Object.entries(WRONG_SECRETS).filter(([name]) => !inSession(name)))(
    'at %s count with those of sign-ins, for the account',
    async (name, attempt) => {
      const tenant = await newTenant();
      const person = await tenant.veteran();
      const email = name.endsWith('/verify-email') ? `new.${person.email}` : person.email;
      for (let tries = 0; tries < 4; tries++) await signIn(tenant, { email }, 'a wrong password');
      expect((await attempt(tenant, person)).status).not.toBe(429);
      expect((await signIn(tenant, { email }, PASSWORD)).status).toBe(429);
      expect((await attempt(tenant, person)).status).toBe(429);
    },
  );

  test.each(Object.entries(WRONG_SECRETS).filter(([name]) => inSession(name)))(
    'at %s count with those of other routes and sessions, but not with sign-ins',
    async (name, attempt) => {
      const tenant = await newTenant();
      const person = await tenant.veteran();
      const other = { ...person, token: (await signIn(tenant, person, PASSWORD)).body.data.token };
      if (name.endsWith('/remove')) await addAuthenticator(tenant, person);
      else for (let tries = 0; tries < 20; tries++) await signIn(tenant, person, 'a wrong password');
      const guess = (by: Person) => tenant.call(calls.changeEmail, { body: { email: 'x@example.test', password: 'wrong' } }, by);
      for (let tries = 0; tries < 4; tries++)
        expect((await guess(tries % 2 === 0 || name.endsWith('/remove') ? person : other)).status).toBe(422);
      expect((await attempt(tenant, person)).status).toBe(422);
      expect((await attempt(tenant, person)).status).toBe(429);
      expect((await guess(person)).status).toBe(429);
    },
  );

  test('count together for one address, whatever the account and the route', async () => {
    const tenant = await newTenant();
    const people = await Promise.all([tenant.veteran(), tenant.veteran(), tenant.veteran(), tenant.veteran(), tenant.veteran()]);
    const routes = ['POST /api/auth/login', 'POST /api/account/password', 'POST /api/account/email', 'POST /api/auth/login'];
    for (const person of people) for (const route of routes) await WRONG_SECRETS[route]?.(tenant, person);
    expect((await signIn(tenant, await tenant.veteran(), PASSWORD)).status).toBe(429);
  });

  test('from a session are recorded once in a while, and the lockout is mailed once a day', async () => {
    const tenant = await newTenant();
    const person = await tenant.veteran();
    const guess = () => tenant.call(calls.changeEmail, { body: { email: 'x@example.test', password: 'wrong' } }, person);
    const kinds = async () => (await tenant.call(calls.findSecurityEvents, {}, person)).body.data.map(({ kind }) => kind);
    await guess();
    await guess();
    expect(await kinds()).toEqual(['wrong_secret']);
    for (let tries = 0; tries < 5; tries++) await guess();
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    await tenant.run((db) => db.deleteFrom('rate_limits').where('ends_at', '<', inAnHour).execute());
    for (let tries = 0; tries < 6; tries++) await guess();
    expect(await kinds()).toEqual(['wrong_secret', 'locked_out', 'wrong_secret']);
    const mails = await tenant.run((db) => db.selectFrom('mails').select(['kind', 'to_email']).execute());
    expect(mails).toEqual([{ kind: 'locked_out', to_email: person.email }]);
  });

  test('from a session are mailed also when strangers have caused the notice of a lockout that day', async () => {
    const tenant = await newTenant();
    const person = await tenant.veteran();
    for (let tries = 0; tries < 5; tries++) await signIn(tenant, person, 'wrong');
    for (let tries = 0; tries < 5; tries++) await WRONG_SECRETS['POST /api/account/password']?.(tenant, person);
    const mails = await tenant.run((db) => db.selectFrom('mails').select('body_text').orderBy('id').execute());
    expect(mails.map(({ body_text }) => /Someone [^.]*/.exec(body_text)?.[0])).toEqual([
      'Someone entered a wrong password or code for your account 5 times',
      'Someone who is signed in to your account entered a wrong password or code 5 times',
    ]);
  });

  test('for an address without an account send no email', async () => {
    const tenant = await newTenant();
    for (let tries = 0; tries < 6; tries++) await signIn(tenant, { email: 'nobody@example.test' }, 'wrong');
    expect(await tenant.run((db) => db.selectFrom('mails').select('kind').execute())).toEqual([]);
  });
});

describe('a change of credentials', () => {
  const CHANGES: Record<string, Attempt> = {
    'the password': (tenant, person) =>
      tenant.call(calls.changePassword, { body: { current_password: PASSWORD, password: NEW_PASSWORD } }, person),
    'the email': (tenant, person) =>
      tenant.call(calls.changeEmail, { body: { email: 'new@example.test', password: PASSWORD } }, person),
  };

  test.each(Object.entries(CHANGES))('%s needs the code too when there is an authenticator app', async (_, change) => {
    const tenant = await newTenant();
    const person = await tenant.veteran();
    const [code = ''] = await addAuthenticator(tenant, person);
    await ageSessions(tenant, person);
    expect(await change(tenant, person)).toMatchObject({ status: 403, failure: { data: { confirm_identity: true } } });
    await tenant.call(calls.confirmIdentity, { body: { code } }, person);
    expect((await change(tenant, person)).status).toBe(200);
  });

  const FINISHED: Record<string, (tenant: TestTenant, person: Person) => Promise<unknown>> = {
    'of the password': (tenant, person) => CHANGES['the password']?.(tenant, person) ?? Promise.reject(),
    'of the email': async (tenant, person) => {
      await CHANGES['the email']?.(tenant, person);
      const token = await linkMailedTo(tenant, 'new@example.test');
      return tenant.call(calls.confirmEmail, { body: { token } }, person);
    },
    'that adds an authenticator app': addAuthenticator,
    'that removes the authenticator app': async (tenant, person) => {
      const [code = ''] = await addAuthenticator(tenant, person);
      await openSession(tenant, person);
      return tenant.call(calls.removeAuthenticator, { body: { code } }, person);
    },
    'that adds a passkey': (tenant, person) => createPasskey(tenant, person),
    'that removes a passkey': async (tenant, person) => {
      const { id } = await createPasskey(tenant, person);
      await openSession(tenant, person);
      return tenant.call(calls.removePasskey, { params: { id } }, person);
    },
  };

  const openSession = (tenant: TestTenant, person: Person) =>
    tenant.run((db) =>
      db
        .insertInto('sessions')
        .values({ user_id: person.id, expires_at: new Date(Date.now() + 3_600_000).toISOString() })
        .execute(),
    );

  test.each(Object.entries(FINISHED))('%s ends the other sessions and is mailed', async (_, change) => {
    const tenant = await newTenant();
    const person = await tenant.veteran();
    const other = (await signIn(tenant, person, PASSWORD)).body.data;
    await change(tenant, person);
    expect((await tenant.call(getUserProfile, {}, { ...person, token: other.token })).status).toBe(401);
    expect((await tenant.call(calls.findSessions, {}, person)).body.data.map(({ is_this }) => is_this)).toEqual([true]);
    const kinds = await tenant.run((db) => db.selectFrom('mails').select('kind').where('to_email', '=', person.email).execute());
    expect(kinds.length).toBeGreaterThan(0);
  });
});

describe('a lockout by strangers', () => {
  async function lockedOut() {
    const tenant = await newTenant();
    const person = await tenant.veteran();
    const device_token = (await signIn(tenant, person, PASSWORD)).body.data.device_token ?? '';
    const lock = async () => {
      for (let tries = 0; tries < 5; tries++) await signIn(tenant, person, 'wrong');
      expect((await signIn(tenant, person, PASSWORD)).status).toBe(429);
    };
    return { tenant, person, device_token, lock };
  }

  test('does not reach a device on which the person signed in before, which has five attempts of its own', async () => {
    const { tenant, person, device_token, lock } = await lockedOut();
    await lock();
    expect((await signIn(tenant, person, PASSWORD, { device_token })).status).toBe(200);
    expect((await signIn(tenant, person, PASSWORD)).status).toBe(429);
    for (let tries = 0; tries < 5; tries++) expect((await signIn(tenant, person, 'wrong', { device_token })).status).toBe(401);
    expect((await signIn(tenant, person, PASSWORD, { device_token })).status).toBe(429);
  });

  test('is not passed with a token of another account, tenant or password, or with that of a session', async () => {
    const { tenant, person, device_token, lock } = await lockedOut();
    const [another, elsewhere] = [await tenant.veteran(), await newTenant()];
    const others = [
      (await signIn(tenant, another, PASSWORD)).body.data.device_token ?? '',
      (await signIn(elsewhere, await elsewhere.veteran(), PASSWORD)).body.data.device_token ?? '',
      person.token,
      device_token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ];
    const change = { current_password: PASSWORD, password: NEW_PASSWORD };
    await tenant.call(calls.changePassword, { body: change }, person);
    await lock();
    for (const token of [...others, device_token])
      expect((await signIn(tenant, person, NEW_PASSWORD, { device_token: token })).status).toBe(429);
  });

  test('does not reach a session, which can change the password and confirm who it is', async () => {
    const { tenant, person, lock } = await lockedOut();
    await lock();
    await ageSessions(tenant, person);
    expect((await tenant.call(calls.confirmIdentity, { body: { password: PASSWORD } }, person)).status).toBe(200);
    const change = { current_password: PASSWORD, password: NEW_PASSWORD };
    expect((await tenant.call(calls.changePassword, { body: change }, person)).status).toBe(200);
  });

  test('does not reach a passkey', async () => {
    const { tenant, person, lock } = await lockedOut();
    const key = await createPasskey(tenant, person);
    await lock();
    const { challenge } = (await tenant.call(calls.beginPasskeySignIn)).body.data;
    const response = signed(key, tenant.host, String(challenge));
    expect((await tenant.call(calls.signInWithPasskey, { body: { response, role: 'veteran' } })).status).toBe(200);
  });

  test('gives no session to a device', async () => {
    const { tenant, person, device_token } = await lockedOut();
    expect((await tenant.call(getUserProfile, {}, { ...person, token: device_token })).status).toBe(401);
  });
});

type Passkey = { id: string; privateKey: KeyObject };

/** A passkey as a device creates it: a key on P-256, without attestation. */
async function createPasskey(tenant: TestTenant, person: Person): Promise<Passkey> {
  const { challenge } = (await tenant.call(calls.beginPasskey, {}, person)).body.data;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  // CBOR of the COSE key {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
  const cose = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), bytes(x), Buffer.from('225820', 'hex'), bytes(y)]);
  const data = Buffer.concat([authenticatorData(tenant.host, 0x45), Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
  // CBOR of {fmt: "none", attStmt: {}, authData}.
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ]);
  const response = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response: {
      clientDataJSON: clientData('webauthn.create', tenant.host, String(challenge)).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    },
    clientExtensionResults: {},
  };
  const added = await tenant.call(calls.addPasskey, { body: { name: 'Phone', response } }, person);
  expect(added.status).toBe(201);
  return { id: response.id, privateKey };
}

/** Hash of the relying party, flags (0x01 present, 0x04 verified, 0x40 with a key), and a counter of 0. */
const authenticatorData = (host: string, flags: number) =>
  Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), Buffer.alloc(4)]);

const clientData = (type: string, host: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: `http://${host}`, crossOrigin: false }));

function signed({ id, privateKey }: Passkey, host: string, challenge: string) {
  const client = clientData('webauthn.get', host, challenge);
  const data = authenticatorData(host, 0x05);
  const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    },
    clientExtensionResults: {},
  };
}
