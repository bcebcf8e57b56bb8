import { generate } from 'otplib';
import { describe, expect, test } from 'vitest';
import { newTenant, PASSWORD, type TestTenant } from '#kit/server/testing/index.ts';
import { getUserProfile, login } from '../contract.ts';
import * as calls from '../security-contract.ts';

const NEW_PASSWORD = 'another-phrase-nobody-knows';

async function linkMailedTo(tenant: TestTenant, email: string): Promise<string> {
  const mail = await tenant.run((db) =>
    db.selectFrom('mails').select('body_text').where('to_email', '=', email).orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  return new URL(/http\S+/.exec(mail.body_text)?.[0] ?? '').searchParams.get('token') ?? '';
}

describe('changing the password', () => {
  test('needs the present one, ends other sessions and keeps this one', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const other = await tenant.call(login, { body: { email: veteran.email, password: PASSWORD, role: 'veteran' } });
    const wrong = await tenant.call(
      calls.changePassword,
      { body: { current_password: 'not it', password: NEW_PASSWORD } },
      veteran,
    );
    expect([wrong.status, wrong.failure.errors]).toEqual([422, { current_password: ['This is not your present password.'] }]);
    expect(
      (await tenant.call(calls.changePassword, { body: { current_password: PASSWORD, password: NEW_PASSWORD } }, veteran)).status,
    ).toBe(200);
    expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(200);
    expect((await tenant.call(getUserProfile, {}, { ...veteran, token: other.body.data.token })).status).toBe(401);
    expect((await tenant.call(login, { body: { email: veteran.email, password: NEW_PASSWORD, role: 'veteran' } })).status).toBe(
      200,
    );
  });
});

describe('changing the e-mail', () => {
  test('happens when the link in the mail to the new address is opened', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    await tenant.call(calls.changeEmail, { body: { email: 'new@example.test', password: PASSWORD } }, veteran);
    expect((await tenant.call(getUserProfile, {}, veteran)).body.data.email).toBe(veteran.email);
    const token = await linkMailedTo(tenant, 'new@example.test');
    expect((await tenant.call(calls.confirmEmail, { body: { token } }, veteran)).body.data.email).toBe('new@example.test');
    expect((await tenant.call(calls.confirmEmail, { body: { token } }, veteran)).status).toBe(422);
  });

  test('to the address of someone else answers alike and changes nothing', async () => {
    const tenant = await newTenant();
    const [veteran, taken] = [await tenant.veteran(), await tenant.veteran()];
    const free = await tenant.call(calls.changeEmail, { body: { email: 'free@example.test', password: PASSWORD } }, veteran);
    const other = await tenant.call(calls.changeEmail, { body: { email: taken.email, password: PASSWORD } }, veteran);
    expect(other.status).toBe(free.status);
    expect((await tenant.call(getUserProfile, {}, veteran)).body.data.email).toBe(veteran.email);
  });

  test('of two people who ask for one address gives it to the first who confirms', async () => {
    const tenant = await newTenant();
    const people = [await tenant.veteran(), await tenant.veteran()];
    const tokens: string[] = [];
    for (const person of people) {
      await tenant.call(calls.changeEmail, { body: { email: 'wanted@example.test', password: PASSWORD } }, person);
      tokens.push(await linkMailedTo(tenant, 'wanted@example.test'));
    }
    const answers = await Promise.all(
      people.map((person, i) => tenant.call(calls.confirmEmail, { body: { token: tokens[i] ?? '' } }, person)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });
});

describe('sessions', () => {
  test('are listed, this one marked, and another one can be ended', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const other = await tenant.call(login, { body: { email: veteran.email, password: PASSWORD, role: 'veteran' } });
    const { body } = await tenant.call(calls.findSessions, {}, veteran);
    expect(body.data.map((session) => session.is_this).sort()).toEqual([false, true]);
    const id = body.data.find((session) => !session.is_this)?.id ?? '';
    expect((await tenant.call(calls.endSessionById, { params: { id } }, veteran)).status).toBe(200);
    expect((await tenant.call(getUserProfile, {}, { ...veteran, token: other.body.data.token })).status).toBe(401);
  });

  test('of someone else cannot be ended', async () => {
    const tenant = await newTenant();
    const [veteran, stranger] = [await tenant.veteran(), await tenant.veteran()];
    const id = (await tenant.call(calls.findSessions, {}, stranger)).body.data[0]?.id ?? '';
    expect((await tenant.call(calls.endSessionById, { params: { id } }, veteran)).status).toBe(404);
    expect((await tenant.call(getUserProfile, {}, stranger)).status).toBe(200);
  });
});

describe('an authenticator app', () => {
  async function withAuthenticator(tenant: TestTenant) {
    const veteran = await tenant.veteran();
    const { secret, uri } = (await tenant.call(calls.beginAuthenticatorSetup, {}, veteran)).body.data;
    expect(uri).toContain('otpauth://totp/');
    const code = await generate({ secret });
    const { body } = await tenant.call(calls.confirmAuthenticatorSetup, { body: { code } }, veteran);
    return { veteran, secret, code, recovery_codes: body.data.recovery_codes };
  }

  test('is asked for after the password, and only then', async () => {
    const tenant = await newTenant();
    const { veteran, secret } = await withAuthenticator(tenant);
    const body = { email: veteran.email, password: PASSWORD, role: 'veteran' as const };
    expect((await tenant.call(login, { body: { ...body, password: 'wrong' } })).failure.errors).toBeUndefined();
    const asked = await tenant.call(login, { body });
    expect([asked.status, Object.keys(asked.failure.errors ?? {})]).toEqual([422, ['code']]);
    // The step after the one that confirmed the app: that code has been used.
    const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
    expect((await tenant.call(login, { body: { ...body, code: next } })).status).toBe(200);
    expect((await tenant.call(login, { body: { ...body, code: next } })).status).toBe(422);
  });

  test('code that confirmed it does not sign in a second time, and nothing is set up by a wrong one', async () => {
    const tenant = await newTenant();
    const { veteran, code } = await withAuthenticator(tenant);
    expect((await tenant.call(login, { body: { email: veteran.email, password: PASSWORD, role: 'veteran', code } })).status).toBe(
      422,
    );
    const other = await tenant.veteran();
    await tenant.call(calls.beginAuthenticatorSetup, {}, other);
    expect((await tenant.call(calls.confirmAuthenticatorSetup, { body: { code: '12345' } }, other)).status).toBe(422);
    expect((await tenant.call(login, { body: { email: other.email, password: PASSWORD, role: 'veteran' } })).status).toBe(200);
  });

  test('has recovery codes that work once each', async () => {
    const tenant = await newTenant();
    const { veteran, recovery_codes } = await withAuthenticator(tenant);
    expect(new Set(recovery_codes).size).toBe(8);
    const body = { email: veteran.email, password: PASSWORD, role: 'veteran' as const, code: recovery_codes[0] };
    expect((await tenant.call(login, { body })).status).toBe(200);
    expect((await tenant.call(login, { body })).status).toBe(422);
  });

  test('five wrong codes lock the sign-in like five wrong passwords', async () => {
    const tenant = await newTenant();
    const { veteran, recovery_codes } = await withAuthenticator(tenant);
    const body = { email: veteran.email, password: PASSWORD, role: 'veteran' as const };
    for (let i = 0; i < 5; i++) await tenant.call(login, { body: { ...body, code: `00000${i}` } });
    expect((await tenant.call(login, { body: { ...body, code: recovery_codes[0] } })).status).toBe(429);
  });

  test('is removed with a code and leaves a trace that its person can read', async () => {
    const tenant = await newTenant();
    const { veteran, recovery_codes } = await withAuthenticator(tenant);
    expect((await tenant.call(calls.removeAuthenticator, { body: { code: 'aaaaa-aaaaa' } }, veteran)).status).toBe(422);
    expect((await tenant.call(calls.removeAuthenticator, { body: { code: recovery_codes[1] ?? '' } }, veteran)).status).toBe(200);
    const { body } = await tenant.call(calls.findSecurityEvents, {}, veteran);
    expect(body.data.map((event) => event.kind)).toEqual(
      expect.arrayContaining(['authenticator_added', 'authenticator_removed']),
    );
  });
});

test('an operator must have a second factor where the tenant asks for it', async () => {
  const tenant = await newTenant();
  await tenant.owner.query('update tenants set operators_need_second_factor = true where id = $1', [tenant.id]);
  const [operator, veteran] = [await tenant.person('operator'), await tenant.veteran()];
  expect((await tenant.call(calls.findSessions, {}, veteran)).status).toBe(200);
  expect((await tenant.call(calls.findSessions, {}, operator)).status).toBe(403);
  const { secret } = (await tenant.call(calls.beginAuthenticatorSetup, {}, operator)).body.data;
  await tenant.call(calls.confirmAuthenticatorSetup, { body: { code: await generate({ secret }) } }, operator);
  expect((await tenant.call(calls.findSessions, {}, operator)).status).toBe(200);
});

test('a recruiter keeps the account safe also before a company is set up or approved', async () => {
  const tenant = await newTenant();
  const pending = await tenant.company({ status: 'pending' });
  for (const recruiter of [await tenant.person('recruiter'), await tenant.recruiter({ company_id: pending })]) {
    expect((await tenant.call(calls.findSessions, {}, recruiter)).status).toBe(200);
    const body = { current_password: PASSWORD, password: NEW_PASSWORD };
    expect((await tenant.call(calls.changePassword, { body }, recruiter)).status).toBe(200);
  }
});

test('a passkey answer that is made up is refused, and so is a challenge of nobody', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const options = await tenant.call(calls.beginPasskey, {}, veteran);
  expect(options.body.data).toMatchObject({ rp: { id: tenant.host } });
  expect((await tenant.call(calls.addPasskey, { body: { name: 'Phone', response: { id: 'x' } } }, veteran)).status).toBe(422);
  const response = {
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    response: { clientDataJSON: '', authenticatorData: '', signature: '' },
    clientExtensionResults: {},
  };
  expect((await tenant.call(calls.signInWithPasskey, { body: { response, role: 'veteran' } })).status).toBe(401);
});
