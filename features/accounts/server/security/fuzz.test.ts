import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, PASSWORD, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { runs } from '#apps/api/testing/properties.ts';
import { pathOf, type Route } from '#kit/contract/route.ts';

const RUNS = runs(60);

const { app } = await testWorker();
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const routes = app.muster.routes.filter(({ path }) => /^\/api\/(auth|account)\//.test(path));

const PERSON = { first_name: 'Rhys', last_name: 'Pritchard', password: 'a-phrase-nobody-knows' };
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const SIGNED = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };

/**
 * A valid request for each route, so a change of one part still passes the rest of validation. A route without an example fails.
 */
const EXAMPLES: Record<string, Record<string, unknown>> = {
  'POST /api/auth/login': { email: 'known@example.test', password: PASSWORD, role: 'veteran', remember: true, code: '123456' },
  'POST /api/auth/signup': { ...PERSON, role: 'veteran', email: 'new@example.test', country_id: 232, military_service_id: 1 },
  'POST /api/auth/verify-email': {
    email: 'known@example.test',
    token: '123456',
    sign_up_secret: 'a-secret',
    password: PASSWORD,
  },
  'POST /api/auth/resend-verification': { email: 'known@example.test' },
  'POST /api/auth/forgot-password': { email: 'known@example.test' },
  'POST /api/auth/reset-password': {
    email: 'known@example.test',
    token: 'a-token',
    password: PERSON.password,
    remove_recent_factors: true,
  },
  'POST /api/auth/reset-password/recent-factors': { email: 'known@example.test', token: 'a-token' },
  'GET /api/auth/social-providers': {},
  'GET /api/auth/google/redirect': {},
  'GET /api/auth/linkedin/redirect': {},
  'POST /api/auth/social-signup': { provider: 'google', code: 'code', state: 'state', iss: 'https://issuer.test' },
  'POST /api/auth/social-link': { link_token: 'a-token', password: PASSWORD, code: '123456' },
  'GET /api/auth/invitation': { token: 'a-token' },
  'POST /api/auth/signup-invite': { ...PERSON, token: 'a-token' },
  'POST /api/auth/passkey/options': {},
  'POST /api/auth/passkey': { response: { ...CREDENTIAL, response: SIGNED }, role: 'veteran', remember: false },
  'POST /api/account/password': { current_password: PASSWORD, password: PERSON.password },
  'POST /api/account/email': { email: 'another@example.test', password: PASSWORD },
  'POST /api/account/email/confirm': { token: 'a-token' },
  'GET /api/account/sessions': {},
  'DELETE /api/account/sessions/{id}': {},
  'GET /api/account/security-events': {},
  'GET /api/account/second-factors': {},
  'POST /api/account/confirm-identity': { password: PASSWORD, code: '123456' },
  'POST /api/account/confirm-identity/passkey': { response: { ...CREDENTIAL, response: SIGNED } },
  'POST /api/account/authenticator': {},
  'POST /api/account/authenticator/confirm': { code: '123456' },
  'POST /api/account/authenticator/remove': { code: '123456' },
  'POST /api/account/passkeys/options': {},
  'POST /api/account/passkeys': {
    name: 'Phone',
    response: { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  },
  'DELETE /api/account/passkeys/{id}': {},
};

const FIELDS = [...new Set(Object.values(EXAMPLES).flatMap(Object.keys)), '__proto__', 'constructor', 'id'];

/** Text that breaks servers: what PostgreSQL cannot store, half a surrogate pair, markup, patterns, extreme length. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '💥',
  'ß@ß.test',
  "' or 1=1 --",
  '%00',
  '%',
  '\\',
  '<b>',
  '../../..',
  '1e999',
];

const value = fc.oneof(
  fc.constantFrom<unknown>(...NASTY, 'x'.repeat(300), 'x'.repeat(70_000), 'known@example.test', '1'.repeat(40)),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], ['veteran', 'recruiter']),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
  fc.jsonValue({ maxDepth: 3 }),
);
/** A valid body with one or two parts changed or removed. */
const changedBody = (route: Route) => {
  const own = Object.keys(EXAMPLES[nameOf(route)] ?? {});
  const field =
    own.length > 0
      ? fc.oneof({ arbitrary: fc.constantFrom(...own), weight: 5 }, fc.constantFrom(...FIELDS))
      : fc.constantFrom(...FIELDS);
  return fc.record({
    put: fc.dictionary(field, value, { minKeys: 1, maxKeys: 2 }),
    drop: fc.oneof({ arbitrary: fc.constant<string[]>([]), weight: 4 }, fc.array(field, { maxLength: 2 })),
  });
};
type Changed = { put: Record<string, unknown>; drop: string[] };

const raw = fc.record({
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        '{',
        '[]',
        '"text"',
        'null',
        '{"email":',
        '{"email":1}{',
        '--x\r\n',
        '--x\r\nContent-Disposition: form-data\r\n\r\n',
      )
      .map((text) => Buffer.from(text)),
  ),
  type: fc.constantFrom(
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    '',
  ),
});

function bodyOf(route: Route, { put, drop }: Changed): Record<string, unknown> {
  const entries = Object.entries({ ...EXAMPLES[nameOf(route)], ...put });
  return Object.fromEntries(entries.filter(([name]) => !drop.includes(name)));
}

async function encodedForm(body: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, one] of Object.entries(body)) form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', bytes: Buffer.from(await encoded.arrayBuffer()) };
}

const asText = (one: unknown) => String(typeof one === 'object' ? JSON.stringify(one) : one).toWellFormed();

describe('any input to', () => {
  let tenant: TestTenant;
  const people: (Person | null)[] = [null];
  beforeAll(async () => {
    tenant = await newTenant();
    people.push(await tenant.veteran({ email: 'known@example.test' }), await tenant.recruiter());
  });

  /** @returns the status, in a tenant whose rate limits are reset, because the tests are about the code behind them */
  async function send(route: Route, sent: { query?: string; id?: string; type?: string; bytes?: Buffer; as: Person | null }) {
    await tenant.run((db) => db.deleteFrom('rate_limits').execute());
    const { statusCode, body } = await app.inject({
      method: route.method,
      url: pathOf(route, { id: sent.id ?? 'x' }) + (sent.query ?? ''),
      headers: {
        host: tenant.host,
        ...(sent.type && { 'content-type': sent.type }),
        ...(sent.as && { authorization: `Bearer ${sent.as.token}` }),
      },
      ...(sent.bytes && { payload: sent.bytes }),
    });
    return { statusCode, body };
  }

  const isRefusedWell = ({ statusCode, body }: { statusCode: number; body: string }) => {
    expect(statusCode, body).toBeLessThan(500);
    if (statusCode >= 400) expect(JSON.parse(body)).toMatchObject({ status: false, message: expect.stringMatching(/\S/) });
  };
  const someone = fc.constantFrom(0, 1, 2);

  test('every route of accounts has an example', () => {
    expect(routes.map(nameOf).sort()).toEqual(Object.keys(EXAMPLES).sort());
  });

  describe.each(routes.map((route) => [nameOf(route), route] as const))('%s', (_, route) => {
    test('in fields of the body or path causes no 5xx', async () => {
      await fc.assert(
        fc.asyncProperty(changedBody(route), value, someone, async (change, id, who) => {
          const as = people[who] ?? null;
          const body = bodyOf(route, change);
          const query = `?${new URLSearchParams(Object.entries(body).map(([name, one]) => [name, asText(one)]))}`;
          const sent =
            route.method === 'GET' || route.method === 'DELETE'
              ? { query: query.slice(0, 4000), id: asText(id).slice(0, 2000) }
              : route.multipart
                ? await encodedForm(body)
                : { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
          isRefusedWell(await send(route, { ...sent, as }));
        }),
        { numRuns: RUNS },
      );
    });

    test('as bytes that are not a body causes no 5xx', async () => {
      await fc.assert(
        fc.asyncProperty(raw, someone, async ({ bytes, type }, who) => {
          isRefusedWell(await send(route, { bytes, type, as: people[who] ?? null }));
        }),
        { numRuns: Math.ceil(RUNS / 2) },
      );
    });
  });
});
