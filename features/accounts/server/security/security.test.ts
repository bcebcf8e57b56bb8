import { generate } from 'otplib';
import { describe, expect, test } from 'vitest';
import { newTenant, PASSWORD, type TestTenant } from '#apps/api/testing/index.ts';
import { getUserProfile, login } from '../../contract.ts';
import * as calls from '../../security-contract.ts';
import { findRecentFactors, forgotPassword, resetPassword } from '../../sign-up-contract.ts';
import { ageSessions, linkMailedTo } from '../testing.ts';

const NEW_PASSWORD = 'another-phrase-nobody-knows';

const mailKindsTo = async (tenant: TestTenant, email: string) =>
  (await tenant.run((db) => db.selectFrom('mails').select('kind').where('to_email', '=', email).orderBy('id').execute())).map(
    ({ kind }) => kind,
  );

describe('changing the password', () => {
  test('requires the current one and ends all sessions but this one', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const other = await tenant.call(login, { body: { email: veteran.email, password: PASSWORD, role: 'veteran' } });
    const wrong = await tenant.call(
      calls.changePassword,
      { body: { current_password: 'not it', password: NEW_PASSWORD } },
      veteran,
    );
    expect([wrong.status, wrong.failure.errors]).toEqual([422, { current_password: ['This password is wrong.'] }]);
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

describe('changing the email', () => {
  test('happens when the link in the mail to the new address is opened', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    await tenant.call(calls.changeEmail, { body: { email: 'new@example.test', password: PASSWORD } }, veteran);
    expect((await tenant.call(getUserProfile, {}, veteran)).body.data.email).toBe(veteran.email);
    const token = await linkMailedTo(tenant, 'new@example.test');
    expect((await tenant.call(calls.confirmEmail, { body: { token } }, veteran)).body.data.email).toBe('new@example.test');
    expect((await tenant.call(calls.confirmEmail, { body: { token } }, veteran)).status).toBe(422);
  });

  test("to someone else's address gets the same reply and changes nothing", async () => {
    const tenant = await newTenant();
    const [veteran, taken] = [await tenant.veteran(), await tenant.veteran()];
    const free = await tenant.call(calls.changeEmail, { body: { email: 'free@example.test', password: PASSWORD } }, veteran);
    const other = await tenant.call(calls.changeEmail, { body: { email: taken.email, password: PASSWORD } }, veteran);
    expect(other.status).toBe(free.status);
    expect((await tenant.call(getUserProfile, {}, veteran)).body.data.email).toBe(veteran.email);
  });

  test('to one address by two people gives it to the first who confirms', async () => {
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
  test('are listed with this one marked, and another one can be ended', async () => {
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

  test('is requested after the right password only', async () => {
    const tenant = await newTenant();
    const { veteran, secret } = await withAuthenticator(tenant);
    const body = { email: veteran.email, password: PASSWORD, role: 'veteran' as const };
    expect((await tenant.call(login, { body: { ...body, password: 'wrong' } })).failure.errors).toBeUndefined();
    const requested = await tenant.call(login, { body });
    expect([requested.status, Object.keys(requested.failure.errors ?? {})]).toEqual([422, ['code']]);
    // The code of the step that confirmed the app has been used.
    const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
    expect((await tenant.call(login, { body: { ...body, code: next } })).status).toBe(200);
    expect((await tenant.call(login, { body: { ...body, code: next } })).status).toBe(422);
  });

  test('code that confirmed it does not sign in a second time, and a wrong one sets up nothing', async () => {
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

  test('is removed with a code, which is recorded in the security events', async () => {
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

test('is required from operators when the tenant says so, from their second session on', async () => {
  const tenant = await newTenant();
  await tenant.owner.query('update tenants set operators_need_second_factor = true where id = $1', [tenant.id]);
  const [joined, veteran] = [await tenant.person('operator'), await tenant.veteran()];
  expect((await tenant.call(calls.findSessions, {}, veteran)).status).toBe(200);
  // The helper opens a session together with the account, like an accepted invitation.
  expect((await tenant.call(calls.findSessions, {}, joined)).status).toBe(200);
  const { token } = (await tenant.call(login, { body: { email: joined.email, password: PASSWORD, role: 'operator' } })).body.data;
  const operator = { ...joined, token };
  expect((await tenant.call(calls.findSessions, {}, operator)).status).toBe(403);
  const { secret } = (await tenant.call(calls.beginAuthenticatorSetup, {}, operator)).body.data;
  await tenant.call(calls.confirmAuthenticatorSetup, { body: { code: await generate({ secret }) } }, operator);
  expect((await tenant.call(calls.findSessions, {}, operator)).status).toBe(200);
});

test('a recruiter can change the password before a company is set up or approved', async () => {
  const tenant = await newTenant();
  const pending = await tenant.company({ status: 'pending' });
  for (const recruiter of [await tenant.person('recruiter'), await tenant.recruiter({ company_id: pending })]) {
    expect((await tenant.call(calls.findSessions, {}, recruiter)).status).toBe(200);
    const body = { current_password: PASSWORD, password: NEW_PASSWORD };
    expect((await tenant.call(calls.changePassword, { body }, recruiter)).status).toBe(200);
  }
});

test('a forged passkey response is refused when adding and when signing in', async () => {
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

describe('a stolen session an hour after the sign-in', () => {
  const CONFIRM = { message: 'Confirm that it’s you to continue.', data: { confirm_identity: true } };

  test('cannot add an authenticator app or a passkey, remove a passkey, or set a first password', async () => {
    const tenant = await newTenant();
    const [victim, social] = [await tenant.veteran(), await tenant.veteran({ password_hash: null })];
    await tenant.run((db) =>
      db
        .insertInto('passkeys')
        .values({ id: 'key-of-the-victim', user_id: victim.id, name: 'Phone', public_key: Buffer.from('x'), counter: 0 })
        .execute(),
    );
    await tenant.call(calls.beginAuthenticatorSetup, {}, victim);
    for (const person of [victim, social]) await ageSessions(tenant, person);
    const refusals = [
      await tenant.call(calls.beginAuthenticatorSetup, {}, victim),
      await tenant.call(calls.confirmAuthenticatorSetup, { body: { code: '123456' } }, victim),
      await tenant.call(calls.beginPasskey, {}, victim),
      await tenant.call(calls.addPasskey, { body: { name: 'Mine', response: {} } }, victim),
      await tenant.call(calls.removePasskey, { params: { id: 'key-of-the-victim' } }, victim),
      await tenant.call(calls.changePassword, { body: { current_password: '', password: NEW_PASSWORD } }, social),
    ];
    for (const { status, failure } of refusals) expect([status, failure]).toMatchObject([403, CONFIRM]);
    const { body } = await tenant.call(calls.getSecondFactors, {}, victim);
    expect([body.data.authenticator, body.data.passkeys.length]).toEqual([null, 1]);
  });

  test('cannot guess the password, and the guesses lock it out', async () => {
    const tenant = await newTenant();
    const victim = await tenant.veteran();
    await ageSessions(tenant, victim);
    for (let i = 0; i < 5; i++)
      expect((await tenant.call(calls.confirmIdentity, { body: { password: `guess ${i}` } }, victim)).status).toBe(422);
    expect((await tenant.call(calls.confirmIdentity, { body: { password: PASSWORD } }, victim)).status).toBe(429);
    expect((await tenant.call(calls.beginPasskey, {}, victim)).status).toBe(403);
  });

  test('cannot use the proof that another session of the person gave', async () => {
    const tenant = await newTenant();
    const victim = await tenant.veteran();
    await ageSessions(tenant, victim);
    const { body } = await tenant.call(login, { body: { email: victim.email, password: PASSWORD, role: 'veteran' } });
    const owner = { ...victim, token: body.data.token };
    expect((await tenant.call(calls.beginPasskey, {}, owner)).status).toBe(200);
    expect((await tenant.call(calls.beginPasskey, {}, victim)).status).toBe(403);
  });

  test('needs the code when there is an authenticator app; the password is not enough', async () => {
    const tenant = await newTenant();
    const victim = await tenant.veteran();
    const { secret } = (await tenant.call(calls.beginAuthenticatorSetup, {}, victim)).body.data;
    const first = await generate({ secret });
    const setUp = await tenant.call(calls.confirmAuthenticatorSetup, { body: { code: first } }, victim);
    await ageSessions(tenant, victim);
    const byPassword = await tenant.call(calls.confirmIdentity, { body: { password: PASSWORD } }, victim);
    expect([byPassword.status, Object.keys(byPassword.failure.errors ?? {})]).toEqual([422, ['code']]);
    expect((await tenant.call(calls.beginPasskey, {}, victim)).status).toBe(403);
    const code = setUp.body.data.recovery_codes[0] ?? '';
    expect((await tenant.call(calls.confirmIdentity, { body: { code } }, victim)).status).toBe(200);
    expect((await tenant.call(calls.beginPasskey, {}, victim)).status).toBe(200);
  });

  test('is not confirmed by a forged passkey response', async () => {
    const tenant = await newTenant();
    const victim = await tenant.veteran();
    await ageSessions(tenant, victim);
    expect((await tenant.call(calls.confirmIdentityWithPasskey, { body: { response: { id: 'x' } } }, victim)).status).toBe(422);
    expect((await tenant.call(calls.beginPasskey, {}, victim)).status).toBe(403);
  });
});

test('a person who confirms their identity can continue, and gets an email about each change', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  await ageSessions(tenant, veteran);
  expect((await tenant.call(calls.confirmIdentity, { body: { password: ` ${PASSWORD} ` } }, veteran)).status).toBe(200);
  const { secret } = (await tenant.call(calls.beginAuthenticatorSetup, {}, veteran)).body.data;
  const { body } = await tenant.call(calls.confirmAuthenticatorSetup, { body: { code: await generate({ secret }) } }, veteran);
  await tenant.call(calls.removeAuthenticator, { body: { code: body.data.recovery_codes[0] ?? '' } }, veteran);
  await tenant.run((db) =>
    db
      .insertInto('passkeys')
      .values({ id: 'a-key', user_id: veteran.id, name: 'Phone', public_key: Buffer.from('x'), counter: 0 })
      .execute(),
  );
  await tenant.call(calls.removePasskey, { params: { id: 'a-key' } }, veteran);
  const kinds = ['authenticator_added', 'authenticator_removed', 'passkey_removed'];
  expect(await mailKindsTo(tenant, veteran.email)).toEqual(kinds);
  const events = (await tenant.call(calls.findSecurityEvents, {}, veteran)).body.data.map(({ kind }) => kind);
  expect(events).toEqual(expect.arrayContaining(kinds));
});

test('a change of email ends reset links and a pending change; a reset ends a pending change of email', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  await tenant.call(forgotPassword, { body: { email: veteran.email } });
  const reset = await linkMailedTo(tenant, veteran.email);
  await tenant.call(calls.changeEmail, { body: { email: 'moved@example.test', password: PASSWORD } }, veteran);
  await tenant.call(calls.confirmEmail, { body: { token: await linkMailedTo(tenant, 'moved@example.test') } }, veteran);
  for (const email of [veteran.email, 'moved@example.test'])
    expect((await tenant.call(resetPassword, { body: { email, token: reset, password: NEW_PASSWORD } })).status).toBe(422);

  const other = await tenant.veteran();
  await tenant.call(calls.changeEmail, { body: { email: 'intruder@example.test', password: PASSWORD } }, other);
  const change = await linkMailedTo(tenant, 'intruder@example.test');
  await tenant.call(calls.changePassword, { body: { current_password: PASSWORD, password: NEW_PASSWORD } }, other);
  expect((await tenant.call(calls.confirmEmail, { body: { token: change } }, other)).status).toBe(422);
});

describe('a password reset', () => {
  async function withIntruder() {
    const tenant = await newTenant();
    const victim = await tenant.veteran();
    await tenant.run(async (db) => {
      const key = { user_id: victim.id, public_key: Buffer.from('x'), counter: 0 };
      const old = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString();
      await db
        .insertInto('passkeys')
        .values({ ...key, id: 'old', name: 'My laptop', created_at: old })
        .execute();
      await db
        .insertInto('passkeys')
        .values({ ...key, id: 'new', name: 'Intruder' })
        .execute();
      await db.insertInto('social_identities').values({ provider: 'google', subject: 'evil', user_id: victim.id }).execute();
    });
    const { secret } = (await tenant.call(calls.beginAuthenticatorSetup, {}, victim)).body.data;
    await tenant.call(calls.confirmAuthenticatorSetup, { body: { code: await generate({ secret }) } }, victim);
    await tenant.call(forgotPassword, { body: { email: victim.email } });
    return { tenant, victim, token: await linkMailedTo(tenant, victim.email) };
  }

  test('lists sign-in methods added in the last days and removes them on request, to lock out an intruder', async () => {
    const { tenant, victim, token } = await withIntruder();
    const { email } = victim;
    const { body } = await tenant.call(findRecentFactors, { body: { email, token } });
    expect(body.data.map(({ name }) => name).sort()).toEqual(['Authenticator app', 'Google', 'Passkey “Intruder”']);
    expect((await tenant.call(findRecentFactors, { body: { email, token: 'guessed' } })).status).toBe(422);
    await tenant.call(resetPassword, { body: { email, token, password: NEW_PASSWORD, remove_recent_factors: true } });
    const again = await tenant.call(login, { body: { email, password: NEW_PASSWORD, role: 'veteran' } });
    expect(again.status).toBe(200);
    const me = { ...victim, token: again.body.data.token };
    const factors = (await tenant.call(calls.getSecondFactors, {}, me)).body.data;
    expect([factors.authenticator, factors.passkeys.map(({ name }) => name)]).toEqual([null, ['My laptop']]);
    const identities = await tenant.run((db) => db.selectFrom('social_identities').select('subject').execute());
    expect(identities).toEqual([]);
    const events = (await tenant.call(calls.findSecurityEvents, {}, me)).body.data.map(({ kind }) => kind);
    expect(events).toEqual(expect.arrayContaining(['authenticator_removed', 'passkey_removed', 'unlinked_google']));
  });

  test('keeps them otherwise: access to the mailbox alone does not remove the second factor', async () => {
    const { tenant, victim, token } = await withIntruder();
    const { email } = victim;
    await tenant.call(resetPassword, { body: { email, token, password: NEW_PASSWORD } });
    const signIn = await tenant.call(login, { body: { email, password: NEW_PASSWORD, role: 'veteran' } });
    expect(signIn.failure.errors).toHaveProperty('code');
  });
});
