import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newTenant, PASSWORD, type TestTenant } from '#kit/server/testing/index.ts';
import { getUserProfile, login } from '../contract.ts';
import { forgotPassword, resendVerification, resetPassword, signup, verifyEmail } from '../sign-up-contract.ts';

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

/** Mails to an address, newest first. */
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

/** Lets time pass for the mailed tokens. */
const laterOn = (tenant: TestTenant, minutes: number) =>
  tenant.run((db) =>
    db
      .updateTable('email_tokens')
      .set({
        created_at: sql`created_at - make_interval(mins => ${minutes})`,
        expires_at: sql`expires_at - make_interval(mins => ${minutes})`,
      })
      .execute(),
  );

describe('signing up', () => {
  test('ends signed in once the link of the mail was opened', async () => {
    const tenant = await newTenant();
    const email = 'megan@example.test';
    expect((await tenant.call(signup, { body: veteranForm(email) })).status).toBe(200);
    const early = await tenant.call(login, { body: { email, password: NEW_PASSWORD, role: 'veteran' } });
    expect([early.status, early.failure.data]).toEqual([403, { verify_email: email }]);

    const { token, url } = await lastLink(tenant, email);
    expect(url).toMatch(new RegExp(`^http://${tenant.host}/auth/verify-email\\?email=megan%40example.test&token=`));
    const { body } = await tenant.call(verifyEmail, { body: { email, token } });
    const person = { id: body.data.user.id, email, token: body.data.api_token };
    expect((await tenant.call(getUserProfile, {}, person)).body.data).toMatchObject({
      email,
      status: 'active',
      onboarding_steps: null,
    });
    expect((await tenant.call(login, { body: { email, password: NEW_PASSWORD, role: 'veteran' } })).status).toBe(200);
  });

  test('works with the code of the mail too, and neither link nor code works again', async () => {
    const tenant = await newTenant();
    const email = 'code@example.test';
    await tenant.call(signup, { body: recruiterForm(email) });
    const { token, code } = await lastLink(tenant, email);
    expect((await tenant.call(verifyEmail, { body: { email, token: code } })).status).toBe(200);
    for (const again of [code, token])
      expect((await tenant.call(verifyEmail, { body: { email, token: again } })).status).toBe(422);
  });

  test('answers alike for an e-mail that has an account, and changes nothing about it', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    const fresh = await tenant.call(signup, { body: veteranForm('fresh@example.test') });
    const taken = await tenant.call(signup, { body: veteranForm(email) });
    expect([taken.status, taken.body.message]).toEqual([fresh.status, fresh.body.message]);
    expect((await lastLink(tenant, email)).kind).toBe('already_registered');
    expect((await tenant.call(login, { body: { email, password: PASSWORD, role: 'veteran' } })).status).toBe(200);
  });

  test('again before verifying takes the password of the later one, so that nobody can lie in wait', async () => {
    const tenant = await newTenant();
    const email = 'victim@example.test';
    await tenant.call(signup, { body: veteranForm(email, { password: 'chosen-by-the-attacker' }) });
    const first = await lastLink(tenant, email);
    await tenant.call(signup, { body: veteranForm(email) });
    expect((await tenant.call(verifyEmail, { body: { email, token: first.token } })).status).toBe(422);
    await tenant.call(verifyEmail, { body: { email, token: (await lastLink(tenant, email)).token } });
    expect((await tenant.call(login, { body: { email, password: 'chosen-by-the-attacker', role: 'veteran' } })).status).toBe(401);
  });

  test('at the same time ten times makes one account', async () => {
    const tenant = await newTenant();
    const email = 'ten@example.test';
    const answers = await Promise.all(Array.from({ length: 10 }, () => tenant.call(signup, { body: veteranForm(email) })));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const people = await tenant.run((db) => db.selectFrom('users').select('id').where('email', '=', email).execute());
    expect(people).toHaveLength(1);
  });

  test('waits for approval where the tenant asks for it', async () => {
    const tenant = await newTenant();
    await tenant.owner.query(`update tenants set veteran_approval = 'manual' where id = $1`, [tenant.id]);
    await tenant.call(signup, { body: veteranForm('waits@example.test') });
    const { token } = await lastLink(tenant, 'waits@example.test');
    expect((await tenant.call(verifyEmail, { body: { email: 'waits@example.test', token } })).body.data.user.status).toBe(
      'pending',
    );
  });

  test.each([
    ['a short password', { password: 'short' }, { password: ['Use 10 characters or more'] }],
    [
      'a common password',
      { password: '1234567890' },
      { password: ['This is one of the most common passwords. Choose another one.'] },
    ],
    ['the e-mail as password', { password: 'bad-form@example.test' }, { password: ['Do not use your e-mail as the password.'] }],
    ['no first name', { first_name: '  ' }, { first_name: ['First name is required'] }],
    ['markup in a name', { last_name: '<img src=x>' }, { last_name: ['Last name holds a sign that names do not have'] }],
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

describe('a verification', () => {
  test('code cannot be guessed: after five wrong ones the right one is refused', async () => {
    const tenant = await newTenant();
    const email = 'guess@example.test';
    await tenant.call(signup, { body: veteranForm(email) });
    const { code, token } = await lastLink(tenant, email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) expect((await tenant.call(verifyEmail, { body: { email, token: wrong } })).status).toBe(422);
    expect((await tenant.call(verifyEmail, { body: { email, token: code } })).status).toBe(422);
    expect((await tenant.call(verifyEmail, { body: { email, token } })).status).toBe(200);
  });

  test('expires after 24 hours', async () => {
    const tenant = await newTenant();
    const email = 'late@example.test';
    await tenant.call(signup, { body: veteranForm(email) });
    const { token } = await lastLink(tenant, email);
    await laterOn(tenant, 24 * 60);
    const { status, failure } = await tenant.call(verifyEmail, { body: { email, token } });
    expect([status, failure.errors]).toEqual([
      422,
      { token: ['This link or code has been used, has expired or is not right. Ask for a new one.'] },
    ]);
  });

  test('mail is sent again once a minute at most, and the newest link counts', async () => {
    const tenant = await newTenant();
    const email = 'again@example.test';
    await tenant.call(signup, { body: veteranForm(email) });
    await tenant.call(resendVerification, { body: { email } });
    expect(await mailsTo(tenant, email)).toHaveLength(1);
    const before = await lastLink(tenant, email);
    await laterOn(tenant, 2);
    await tenant.call(resendVerification, { body: { email } });
    expect(await mailsTo(tenant, email)).toHaveLength(2);
    expect((await tenant.call(verifyEmail, { body: { email, token: before.token } })).status).toBe(422);
    expect((await tenant.call(verifyEmail, { body: { email, token: (await lastLink(tenant, email)).token } })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('is replaced with the link of the mail; every session ends, and the link works once', async () => {
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

  test('gets the same answer for an unknown e-mail, and no mail', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    const [known, unknown] = [
      await tenant.call(forgotPassword, { body: { email } }),
      await tenant.call(forgotPassword, { body: { email: 'nobody@example.test' } }),
    ];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo(tenant, 'nobody@example.test')).toEqual([]);
  });

  test('link dies after an hour', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    await tenant.call(forgotPassword, { body: { email } });
    const { token } = await lastLink(tenant, email);
    await laterOn(tenant, 61);
    expect((await tenant.call(resetPassword, { body: { email, token, password: NEW_PASSWORD } })).status).toBe(422);
  });

  test('link leads to the tenant’s own host, whatever host a local request names', async () => {
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
