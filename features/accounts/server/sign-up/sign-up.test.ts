import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newTenant, PASSWORD, type TestTenant } from '#apps/api/testing/index.ts';
import { getUserProfile, login } from '../../contract.ts';
import { changePassword } from '../../security-contract.ts';
import { forgotPassword, resendVerification, resetPassword, signup, verifyEmail } from '../../sign-up-contract.ts';

const NEW_PASSWORD = 'a-longer-phrase-nobody-knows';

const veteranForm = (email: string, more: object = {}) =>
  ({
    role: 'veteran',
    first_name: 'Megan',
    last_name: 'O’Neill-Ødegård',
    email,
    password: NEW_PASSWORD,
    country_id: 232,
    military_service_id: 1,
    ...more,
  }) as const;

const recruiterForm = (email: string) =>
  ({ role: 'recruiter', first_name: 'Ada', last_name: 'Lane', email, password: NEW_PASSWORD, company_hint: 'Acme' }) as const;

/** Emails to an address, newest first. */
const mailsTo = (tenant: TestTenant, email: string) =>
  tenant.run((db) => db.selectFrom('mails').selectAll().where('to_email', '=', email).orderBy('id', 'desc').execute());

async function lastLink(tenant: TestTenant, email: string): Promise<{ token: string; code: string; url: string; kind: string }> {
  const [mail] = await mailsTo(tenant, email);
  const url = /http\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
  return {
    url,
    kind: mail?.kind ?? '',
    token: new URL(url).searchParams.get('token') ?? '',
    code: /: (\d{6})/.exec(mail?.body_text ?? '')?.[1] ?? '',
  };
}

/** Signs up. @returns the secret for the browser to store */
const signUpAs = async (tenant: TestTenant, form: ReturnType<typeof veteranForm> | ReturnType<typeof recruiterForm>) =>
  (await tenant.call(signup, { body: form })).body.data.sign_up_secret;

/** Lets mailed tokens and unverified sign-ups age. */
const laterOn = (tenant: TestTenant, minutes: number) =>
  tenant.run((db) =>
    db
      .updateTable('email_tokens')
      .set({
        created_at: sql`(created_at at time zone 'UTC' - make_interval(mins => ${minutes})) at time zone 'UTC'`,
        expires_at: sql`(expires_at at time zone 'UTC' - make_interval(mins => ${minutes})) at time zone 'UTC'`,
      })
      .execute()
      .then(() =>
        db
          .updateTable('sign_ups')
          .set({
            mailed_at: sql`(mailed_at at time zone 'UTC' - make_interval(mins => ${minutes})) at time zone 'UTC'`,
            expires_at: sql`(expires_at at time zone 'UTC' - make_interval(mins => ${minutes})) at time zone 'UTC'`,
          })
          .execute(),
      ),
  );

describe('signing up', () => {
  test('signs in once the link in the email is opened', async () => {
    const tenant = await newTenant();
    const email = 'megan@example.test';
    const sign_up_secret = await signUpAs(tenant, veteranForm(email));
    const early = await tenant.call(login, { body: { email, password: NEW_PASSWORD, role: 'veteran' } });
    expect([early.status, early.failure.data]).toEqual([403, { verify_email: email }]);

    const { token, url } = await lastLink(tenant, email);
    expect(url).toMatch(new RegExp(`^http://${tenant.host}/auth/verify-email\\?email=megan%40example.test&token=`));
    const { body } = await tenant.call(verifyEmail, { body: { email, token, sign_up_secret } });
    const person = { id: body.data.user.id, email, token: body.data.api_token };
    expect((await tenant.call(getUserProfile, {}, person)).body.data).toMatchObject({
      email,
      status: 'active',
      onboarding_steps: null,
    });
    expect((await tenant.call(login, { body: { email, password: NEW_PASSWORD, role: 'veteran' } })).status).toBe(200);
  });

  test('returns what the visitor wanted to do, also in another browser, where the password decides', async () => {
    const tenant = await newTenant();
    const email = 'wanted@example.test';
    const intent = { path: '/jobs/38/apply', save: { kind: 'job', id: 38, name: 'HGV Mechanic' } } as const;
    await signUpAs(tenant, veteranForm(email, { intent }));
    const { token } = await lastLink(tenant, email);
    const { body } = await tenant.call(verifyEmail, { body: { email, token, password: NEW_PASSWORD } });
    expect(body.data.intent).toEqual(intent);

    const tooLong = { path: `/${'x'.repeat(2000)}`, save: null };
    const refused = await tenant.call(signup, { body: veteranForm('long@example.test', { intent: tooLong }) });
    expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([422, ['intent.path']]);
  });

  test('also works with the code in the email; afterwards neither link nor code works', async () => {
    const tenant = await newTenant();
    const email = 'code@example.test';
    const sign_up_secret = await signUpAs(tenant, recruiterForm(email));
    const { token, code } = await lastLink(tenant, email);
    expect((await tenant.call(verifyEmail, { body: { email, token: code, sign_up_secret } })).status).toBe(200);
    for (const again of [code, token])
      expect((await tenant.call(verifyEmail, { body: { email, token: again, sign_up_secret } })).status).toBe(422);
  });

  test('gets the same reply for an email that has an account, and does not change it', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    const fresh = await tenant.call(signup, { body: veteranForm('fresh@example.test') });
    const taken = await tenant.call(signup, { body: veteranForm(email) });
    expect([taken.status, taken.body.message]).toEqual([fresh.status, fresh.body.message]);
    expect(taken.body.data.sign_up_secret).toHaveLength(fresh.body.data.sign_up_secret.length);
    expect((await lastLink(tenant, email)).kind).toBe('already_registered');
    expect((await tenant.call(login, { body: { email, password: PASSWORD, role: 'veteran' } })).status).toBe(200);
  });

  test('ten times concurrently, each verified, creates one account', async () => {
    const tenant = await newTenant();
    const email = 'ten@example.test';
    const secrets = await Promise.all(Array.from({ length: 10 }, () => signUpAs(tenant, veteranForm(email))));
    const { token } = await lastLink(tenant, email);
    const replies = await Promise.all(
      secrets.map((sign_up_secret) => tenant.call(verifyEmail, { body: { email, token, sign_up_secret } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const people = await tenant.run((db) => db.selectFrom('users').select('id').where('email', '=', email).execute());
    expect(people).toHaveLength(1);
  });

  test('finds the account of an internationalised domain by either form, and mails its ASCII form', async () => {
    const tenant = await newTenant();
    const stored = 'r&d@xn--mller-kva.example';
    const sign_up_secret = await signUpAs(tenant, veteranForm('R&D@Müller.example', { first_name: 'Suharto', last_name: '' }));
    const { token } = await lastLink(tenant, stored);
    const verified = await tenant.call(verifyEmail, { body: { email: 'r&d@MÜLLER.example', token, sign_up_secret } });
    expect(verified.body.data.user).toMatchObject({ email: stored, user_details: { first_name: 'Suharto', last_name: '' } });
    for (const email of ['r&d@müller.example', stored, 'r&d@mu\u0308ller.example']) {
      const { status } = await tenant.call(login, { body: { email, password: NEW_PASSWORD, role: 'veteran' } });
      expect([email, status]).toEqual([email, 200]);
    }
  });

  test('needs approval when the tenant requires it', async () => {
    const tenant = await newTenant();
    await tenant.owner.query(`update tenants set veteran_approval = 'manual' where id = $1`, [tenant.id]);
    const email = 'waits@example.test';
    const sign_up_secret = await signUpAs(tenant, veteranForm(email));
    const { token } = await lastLink(tenant, email);
    const { body } = await tenant.call(verifyEmail, { body: { email, token, sign_up_secret } });
    expect(body.data.user.status).toBe('pending');
  });

  test.each([
    ['a short password', { password: 'short' }, { password: ['Use 10 characters or more'] }],
    [
      'a common password',
      { password: '1234567890' },
      { password: ['This is one of the most common passwords. Choose another one.'] },
    ],
    ['the email as password', { password: 'bad-form@example.test' }, { password: ['Don’t use your email as your password.'] }],
    ['no first name', { first_name: '  ' }, { first_name: ['First name is required'] }],
    [
      'markup in a name',
      { last_name: '<img src=x>' },
      { last_name: ['Last name contains a character that isn’t allowed in names'] },
    ],
    ['an unknown country', { country_id: 999999 }, { country_id: ['Choose a country from the list.'] }],
    ['an unknown service', { military_service_id: 999 }, { military_service_id: ['Choose a service from the list.'] }],
    ['another role', { role: 'operator' }, { role: ['role must be veteran or recruiter'] }],
  ])('with %s names the field', async (_, change, errors) => {
    const tenant = await newTenant();
    // Wrong values on purpose, which the types would refuse.
    const form = new FormData();
    for (const [key, value] of Object.entries({ ...veteranForm('bad-form@example.test'), ...change }))
      form.append(key, String(value));
    const sent = new Response(form);
    const { statusCode, json } = await tenant.app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      headers: { host: tenant.host, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect([statusCode, json().errors]).toEqual([422, errors]);
  });
});

describe("a sign-up with someone else's address", () => {
  const ATTACKER = 'chosen-by-the-attacker';
  const signIn = (tenant: TestTenant, email: string, password: string) =>
    tenant.call(login, { body: { email, password, role: 'veteran' } });

  test('does not become the account when the owner opens its link in their browser', async () => {
    const tenant = await newTenant();
    const email = 'victim@example.test';
    const sign_up_secret = await signUpAs(tenant, veteranForm(email, { first_name: 'Victim' }));
    await signUpAs(tenant, veteranForm(email, { password: ATTACKER, first_name: 'Attacker' }));
    // The newest email was caused by the attacker's sign-up.
    const { token } = await lastLink(tenant, email);
    const { body } = await tenant.call(verifyEmail, { body: { email, token, sign_up_secret } });
    expect(body.data.user.user_details.first_name).toBe('Victim');
    expect((await signIn(tenant, email, ATTACKER)).status).toBe(401);
    expect((await signIn(tenant, email, NEW_PASSWORD)).status).toBe(200);
  });

  test("does not become the account through the owner's code and password in another browser", async () => {
    const tenant = await newTenant();
    const email = 'elsewhere@example.test';
    await signUpAs(tenant, veteranForm(email, { password: ATTACKER }));
    await signUpAs(tenant, veteranForm(email));
    await signUpAs(tenant, veteranForm(email, { password: ATTACKER, first_name: 'Attacker' }));
    const { code } = await lastLink(tenant, email);
    const requested = await tenant.call(verifyEmail, { body: { email, token: code } });
    expect([requested.status, requested.failure.errors]).toEqual([
      422,
      { password: ['Enter the password you chose when you signed up.'] },
    ]);
    const { body } = await tenant.call(verifyEmail, { body: { email, token: code, password: NEW_PASSWORD } });
    expect(body.data.user.user_details.first_name).toBe('Megan');
    expect((await signIn(tenant, email, ATTACKER)).status).toBe(401);
  });

  test("is not verified by someone who never signed up, has another email's secret, or guesses passwords", async () => {
    const tenant = await newTenant();
    const email = 'waiting@example.test';
    await signUpAs(tenant, veteranForm(email, { password: ATTACKER }));
    const foreign = await signUpAs(tenant, veteranForm('other@example.test'));
    const { token } = await lastLink(tenant, email);
    expect((await tenant.call(verifyEmail, { body: { email, token } })).status).toBe(422);
    expect((await tenant.call(verifyEmail, { body: { email, token, sign_up_secret: foreign } })).status).toBe(422);
    for (let i = 0; i < 5; i++)
      expect((await tenant.call(verifyEmail, { body: { email, token, password: `guess-number-${i}` } })).status).toBe(422);
    expect((await tenant.call(verifyEmail, { body: { email, token, password: ATTACKER } })).status).toBe(429);
    expect((await signIn(tenant, email, ATTACKER)).status).toBe(429);
  });

  test("is not verified by the attacker's secret without the mailed link", async () => {
    const tenant = await newTenant();
    const email = 'mailbox@example.test';
    await signUpAs(tenant, veteranForm(email));
    const sign_up_secret = await signUpAs(tenant, veteranForm(email, { password: ATTACKER }));
    const { code } = await lastLink(tenant, email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await tenant.call(verifyEmail, { body: { email, token: wrong, sign_up_secret } })).status).toBe(422);
    const guess = 'A'.repeat(43);
    expect((await tenant.call(verifyEmail, { body: { email, token: guess, sign_up_secret } })).status).toBe(422);
  });

  test('allows no more code attempts when repeated: twenty a day for one email', async () => {
    const tenant = await newTenant();
    const email = 'many@example.test';
    let sign_up_secret = '';
    for (let round = 0; round < 4; round++) {
      sign_up_secret = await signUpAs(tenant, veteranForm(email, { password: ATTACKER }));
      const { code } = await lastLink(tenant, email);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let i = 0; i < 5; i++) await tenant.call(verifyEmail, { body: { email, token: wrong, sign_up_secret } });
    }
    sign_up_secret = await signUpAs(tenant, veteranForm(email, { password: ATTACKER }));
    const { code, token } = await lastLink(tenant, email);
    expect((await tenant.call(verifyEmail, { body: { email, token: code, sign_up_secret } })).status).toBe(422);
    expect((await tenant.call(verifyEmail, { body: { email, token, sign_up_secret } })).status).toBe(200);
  });
});

test('a password with spaces at its ends works trimmed wherever it is entered', async () => {
  const tenant = await newTenant();
  const email = 'spaces@example.test';
  const sign_up_secret = await signUpAs(tenant, veteranForm(email, { password: `  ${NEW_PASSWORD} ` }));
  const { token } = await lastLink(tenant, email);
  const { body } = await tenant.call(verifyEmail, { body: { email, token, sign_up_secret } });
  const person = { id: body.data.user.id, email, token: body.data.api_token };
  for (const password of [NEW_PASSWORD, ` ${NEW_PASSWORD}`])
    expect((await tenant.call(login, { body: { email, password, role: 'veteran' } })).status).toBe(200);
  const changed = { current_password: `${NEW_PASSWORD} `, password: ' another long phrase  ' };
  expect((await tenant.call(changePassword, { body: changed }, person)).status).toBe(200);
  expect((await tenant.call(login, { body: { email, password: 'another long phrase', role: 'veteran' } })).status).toBe(200);
  const short = await tenant.call(changePassword, { body: { ...changed, password: '      short      ' } }, person);
  expect(short.failure.errors).toEqual({ password: ['Use 10 characters or more'] });
});

describe('a verification', () => {
  test('code cannot be guessed: after five wrong attempts the right one is refused', async () => {
    const tenant = await newTenant();
    const email = 'guess@example.test';
    const sign_up_secret = await signUpAs(tenant, veteranForm(email));
    const { code, token } = await lastLink(tenant, email);
    const wrong = code === '000000' ? '000001' : '000000';
    const verify = (text: string) => tenant.call(verifyEmail, { body: { email, token: text, sign_up_secret } });
    for (let i = 0; i < 5; i++) expect((await verify(wrong)).status).toBe(422);
    expect((await verify(code)).status).toBe(422);
    expect((await verify(token)).status).toBe(200);
  });

  test('expires after 24 hours', async () => {
    const tenant = await newTenant();
    const email = 'late@example.test';
    const sign_up_secret = await signUpAs(tenant, veteranForm(email));
    const { token } = await lastLink(tenant, email);
    await laterOn(tenant, 24 * 60);
    const { status, failure } = await tenant.call(verifyEmail, { body: { email, token, sign_up_secret } });
    expect([status, failure.errors]).toEqual([
      422,
      { token: ['This link or code is wrong, has expired or was already used. Request a new one.'] },
    ]);
  });

  test('email is sent again at most once a minute, and the newest link is valid', async () => {
    const tenant = await newTenant();
    const email = 'again@example.test';
    const sign_up_secret = await signUpAs(tenant, veteranForm(email));
    await tenant.call(resendVerification, { body: { email } });
    expect(await mailsTo(tenant, email)).toHaveLength(1);
    const before = await lastLink(tenant, email);
    await laterOn(tenant, 2);
    await tenant.call(resendVerification, { body: { email } });
    expect(await mailsTo(tenant, email)).toHaveLength(2);
    expect((await tenant.call(verifyEmail, { body: { email, token: before.token, sign_up_secret } })).status).toBe(422);
    const { token } = await lastLink(tenant, email);
    expect((await tenant.call(verifyEmail, { body: { email, token, sign_up_secret } })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('is replaced with the link in the email; every session ends, and the link works once', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    await tenant.call(forgotPassword, { body: { email: veteran.email } });
    const { token, url } = await lastLink(tenant, veteran.email);
    expect(url).toContain('/auth/reset-password?');
    expect(url).toMatch(/&user=veteran$/);
    const body = { email: veteran.email, token, password: NEW_PASSWORD };
    const both = await Promise.all([tenant.call(resetPassword, { body }), tenant.call(resetPassword, { body })]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(401);
    expect((await tenant.call(login, { body: { email: veteran.email, password: NEW_PASSWORD, role: 'veteran' } })).status).toBe(
      200,
    );
  });

  test('ends the lockout: the new password signs in immediately', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    const signIn = (password: string) => tenant.call(login, { body: { email, password, role: 'veteran' } });
    for (let i = 0; i < 6; i++) await signIn('a wrong one');
    expect((await signIn(PASSWORD)).status).toBe(429);
    await tenant.call(forgotPassword, { body: { email } });
    const { token } = await lastLink(tenant, email);
    expect((await tenant.call(resetPassword, { body: { email, token, password: NEW_PASSWORD } })).status).toBe(200);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('link ends when the password is changed in the meantime', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    await tenant.call(forgotPassword, { body: { email: veteran.email } });
    const { token } = await lastLink(tenant, veteran.email);
    await tenant.call(changePassword, { body: { current_password: PASSWORD, password: NEW_PASSWORD } }, veteran);
    const body = { email: veteran.email, token, password: 'chosen-by-an-intruder' };
    expect((await tenant.call(resetPassword, { body })).status).toBe(422);
  });

  test('gets the same reply for an unknown email, and sends none', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    const [known, unknown] = [
      await tenant.call(forgotPassword, { body: { email } }),
      await tenant.call(forgotPassword, { body: { email: 'nobody@example.test' } }),
    ];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo(tenant, 'nobody@example.test')).toEqual([]);
  });

  test('link expires after an hour', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    await tenant.call(forgotPassword, { body: { email } });
    const { token } = await lastLink(tenant, email);
    await laterOn(tenant, 61);
    expect((await tenant.call(resetPassword, { body: { email, token, password: NEW_PASSWORD } })).status).toBe(422);
  });

  test("link uses the tenant's own host, whatever host a local request names", async () => {
    const tenant = await newTenant();
    await tenant.owner.query(
      `insert into tenant_hosts (host, tenant_id) values ('default.localhost', $1) on conflict (host) do update set tenant_id = $1`,
      [tenant.id],
    );
    const { email } = await tenant.veteran();
    await tenant.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { host: `evil-${tenant.id}` },
      payload: { email },
    });
    expect((await lastLink(tenant, email)).url).toMatch(/^http:\/\/(default\.localhost|t\S+\.test)\//);
  });
});

describe('emails that strangers request to one address', () => {
  const mailsTo = (tenant: TestTenant, email: string) =>
    tenant.run((db) => db.selectFrom('mails').select('kind').where('to_email', '=', email).execute());
  const post = (tenant: TestTenant, url: string, payload: object, n: number) =>
    tenant.app.inject({ method: 'POST', url, headers: { host: tenant.host }, remoteAddress: `127.1.${n}.1`, payload });

  test('are five an hour for a sign-up, with the same reply', async () => {
    const tenant = await newTenant();
    const names = { role: 'veteran' as const, first_name: 'Ann', last_name: 'Other', country_id: 232 };
    const body = { ...names, email: 'bombed@example.test', password: 'a-kettle-on-the-landing' };
    const replies: unknown[] = [];
    for (let n = 0; n < 8; n++) replies.push((await tenant.call(signup, { body })).status);
    expect(replies).toEqual(Array(8).fill(200));
    expect(await mailsTo(tenant, body.email)).toHaveLength(5);
  });

  const countOf = async (tenant: TestTenant, email: string) => (await mailsTo(tenant, email)).length;

  test('are counted for a new password only when they are sent', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    for (let n = 0; n < 8; n++) await post(tenant, forgotPassword.path, { email }, n);
    await laterOn(tenant, 2);
    await post(tenant, forgotPassword.path, { email }, 9);
    expect(await countOf(tenant, email)).toBe(2);
  });

  test('are counted for a verification only when they are sent', async () => {
    const tenant = await newTenant();
    const email = 'waiting@example.test';
    await signUpAs(tenant, veteranForm(email));
    for (let n = 0; n < 8; n++) await post(tenant, resendVerification.path, { email }, n);
    await laterOn(tenant, 2);
    await post(tenant, resendVerification.path, { email }, 9);
    expect(await countOf(tenant, email)).toBe(2);
  });

  test('are five an hour for a new password; the last link works, and its use allows new ones', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    for (let n = 0; n < 7; n++) {
      await post(tenant, forgotPassword.path, { email }, n);
      await laterOn(tenant, 2);
    }
    expect(await countOf(tenant, email)).toBe(5);
    const { token } = await lastLink(tenant, email);
    const reset = await tenant.call(resetPassword, { body: { email, token, password: NEW_PASSWORD } });
    expect(reset.status).toBe(200);
    await laterOn(tenant, 2);
    await post(tenant, forgotPassword.path, { email }, 10);
    expect((await lastLink(tenant, email)).kind).toBe('reset_password');
  });

  test('are one for concurrent requests of a new password', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    await Promise.all(Array.from({ length: 10 }, (_, n) => post(tenant, forgotPassword.path, { email }, n)));
    expect(await mailsTo(tenant, email)).toEqual([{ kind: 'reset_password' }]);
  });
});
