import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { newTenant, PASSWORD } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { getUserProfile, login, logout } from '../contract.ts';

describe('signing in', () => {
  test('returns a token that lasts 12 hours, or 30 days with Remember me', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    for (const [remember, hours] of [
      [false, 12],
      [true, 720],
    ] as const) {
      const { status, body } = await tenant.call(login, {
        body: { email: ` ${email.toUpperCase()} `, password: PASSWORD, role: 'veteran', remember },
      });
      expect(status).toBe(200);
      expect(body.message).toBe('Login successful');
      const { exp } = JSON.parse(atob(body.data.token.split('.')[1] ?? ''));
      expect(Math.abs(exp - Date.now() / 1000 - hours * 3600)).toBeLessThan(60);
      expect(body.data.user).toMatchObject({ email, role: 'veteran', status: 'active', onboarding_steps: null });
    }
  });

  test.each([
    [
      'a wrong password',
      (email: string) => ({ email, password: 'wrong-password', role: 'veteran' as const }),
      'These details do not match an account.',
    ],
    [
      'an unknown email',
      () => ({ email: 'nobody@example.test', password: PASSWORD, role: 'veteran' as const }),
      'These details do not match an account.',
    ],
    [
      'the wrong tab',
      (email: string) => ({ email, password: PASSWORD, role: 'recruiter' as const }),
      'These details do not match an account. Are you signing in on the right tab?',
    ],
  ])('is refused for %s', async (_, attempt, message) => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    const { status, failure } = await tenant.call(login, { body: attempt(email) });
    expect([status, failure.message]).toEqual([401, message]);
  });

  test.each([
    [{ email: '', password: 'x' }, { email: ['Email is required!'] }],
    [{ email: 'not-an-email', password: 'x' }, { email: ['Email must be a valid email address'] }],
    [{ email: 'a@example.test', password: '   ' }, { password: ['Password is required'] }],
    [
      { email: 7, password: null },
      { email: ['Email is required!'], password: ['Password is required'] },
    ],
  ])('names the field that is wrong in %j', async (body, errors) => {
    const tenant = await newTenant();
    // Wrong types on purpose.
    const response = await tenant.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: tenant.host },
      payload: { role: 'veteran', ...body },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual(errors);
  });

  test('is locked after five wrong attempts for one account, even with the right password', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.veteran();
    for (let i = 0; i < 5; i++) await tenant.call(login, { body: { email, password: 'wrong', role: 'veteran' } });
    const { status, headers } = await tenant.call(login, { body: { email, password: PASSWORD, role: 'veteran' } });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(600);
  });

  test('refuses malformed JSON with a plain 400', async () => {
    const tenant = await newTenant();
    const response = await tenant.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: tenant.host, 'content-type': 'application/json' },
      payload: '{"email": ',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ status: false, message: 'The body is not valid JSON.' });
  });
});

describe('a token', () => {
  test('is invalid after log out', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    expect((await tenant.call(logout, {}, veteran)).body).toMatchObject({ status: true });
    expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(401);
  });

  test('of another tenant gets 401', async () => {
    const [here, there] = [await newTenant(), await newTenant()];
    const stranger = await there.veteran();
    expect((await here.call(getUserProfile, {}, stranger)).status).toBe(401);
    const response = await here.app.inject({
      url: '/api/user-profile',
      headers: { host: here.host, authorization: `Bearer ${stranger.token}` },
    });
    expect(response.statusCode).toBe(401);
  });

  test('that has expired, is unsigned or signed by another gets 401', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const [head = '', payload = ''] = veteran.token.split('.');
    const claims = JSON.parse(atob(payload));
    const sign = (secret: string, exp: number) =>
      new SignJWT({ tenant: claims.tenant, session: claims.session })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(claims.sub)
        .setExpirationTime(exp)
        .sign(new TextEncoder().encode(secret));
    const soon = Math.floor(Date.now() / 1000) + 600;
    const bad = [
      await sign(TEST_SECRET, soon - 1200),
      await sign('another secret that is not ours, 32 or more', soon),
      `${btoa('{"alg":"none"}').replaceAll('=', '')}.${payload}.`,
      `${head}.${payload}.AAAA`,
      'nonsense',
    ];
    for (const token of bad) expect((await tenant.call(getUserProfile, {}, { ...veteran, token })).status).toBe(401);
    expect((await tenant.call(getUserProfile, {}, { ...veteran, token: await sign(TEST_SECRET, soon) })).status).toBe(200);
  });
});

describe('the profile', () => {
  test('has the person, their company and the progress of onboarding', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter({ first_name: 'Hannah', last_name: 'Okafor' });
    const { body } = await tenant.call(getUserProfile, {}, recruiter);
    expect(body.data.user_details).toMatchObject({
      first_name: 'Hannah',
      is_admin: 1,
      user_role: 'recruiter',
      country: { id: 232 },
      company: { status: 'active' },
    });
    expect(body.data.company_found).toBeNull();
  });

  test("names the company that owns the email's domain, never a public email provider", async () => {
    const tenant = await newTenant();
    const id = await tenant.company({ name: 'Acme' });
    await tenant.run((db) =>
      db
        .insertInto('company_domains')
        .values([
          { domain: 'acme.test', company_id: id },
          { domain: 'gmail.com', company_id: id },
        ])
        .execute(),
    );
    const [colleague, stranger] = [
      await tenant.person('recruiter', { email: 'a@acme.test' }),
      await tenant.person('recruiter', { email: 'a@gmail.com' }),
    ];
    expect((await tenant.call(getUserProfile, {}, colleague)).body.data.company_found).toEqual({
      id,
      name: 'Acme',
      status: 'active',
    });
    expect((await tenant.call(getUserProfile, {}, stranger)).body.data.company_found).toBeNull();
  });

  test('can be read by an inactive account, which gets 410 elsewhere', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran({ status: 'inactive' });
    expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(200);
  });
});
