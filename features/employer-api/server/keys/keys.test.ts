import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, type Person, TEST_CONFIG, type TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { KEY_LIMIT } from '#kit/server/http/serve.ts';
import { createApiKey, findApiKeys, revokeApiKey, rotateApiKey } from '../../key-contract.ts';
import { SCOPES } from '../../key-rules.ts';
import { buildApiKey } from '../testing.ts';

let tenant: TestTenant;
let admin: Person & { company_id: number };
beforeAll(async () => {
  tenant = await newTenant();
});

const JOBS = '/api/v1/jobs';
const get = (token: string | null, { url = JOBS, of = tenant, app = tenant.app } = {}) =>
  app.inject({ url, headers: { host: of.host, ...(token && { authorization: `Bearer ${token}` }) } });
const listed = async (by: Person = admin) => (await tenant.call(findApiKeys, {}, by)).body.data;
const setKey = (id: number, values: { expires_at?: string; last_used_at?: string }) =>
  tenant.run((db) => db.updateTable('api_keys').set(values).where('id', '=', id).execute());

describe('an API key', () => {
  beforeAll(async () => {
    admin = await tenant.recruiter();
  });

  test('is shown once and stored as a hash, with the beginning by which people recognise it', async () => {
    const body = { name: 'Workday', mode: 'live' as const, scopes: ['jobs:read' as const], expires_in_days: 30 };
    const { data } = (await tenant.call(createApiKey, { body }, admin)).body;
    expect(data.secret).toMatch(/^muster_live_[A-Za-z0-9]{40}$/);
    expect(data.key).toMatchObject({
      name: 'Workday',
      mode: 'live',
      state: 'active',
      last_used_at: null,
      acts_as: data.key.created_by,
    });
    expect(data.secret.startsWith(data.key.prefix)).toBe(true);
    const rows = await tenant.run((db) => db.selectFrom('api_keys').selectAll().where('id', '=', data.key.id).execute());
    expect(JSON.stringify(rows)).not.toContain(data.secret.slice(16));
    expect(JSON.stringify(await listed())).not.toContain(data.secret.slice(16));
    const audited = await tenant.run((db) =>
      db.selectFrom('audit_events').select(['action', 'details']).where('action', '=', 'api_key_created').execute(),
    );
    expect(audited.at(-1)).toMatchObject({ details: { key: data.key.prefix, name: 'Workday' } });
    expect(JSON.stringify(audited)).not.toContain(data.secret.slice(16));
  });

  test('is made, listed and revoked by admins of its company only', async () => {
    const colleague = await tenant.recruiter({ company_id: admin.company_id, is_admin: false });
    const key = await buildApiKey(tenant, admin);
    const body = { name: 'Mine', scopes: ['jobs:read' as const] };
    expect((await tenant.call(createApiKey, { body }, colleague)).status).toBe(403);
    expect((await tenant.call(findApiKeys, {}, colleague)).status).toBe(403);
    expect((await tenant.call(revokeApiKey, { params: { id: key.id } }, colleague)).status).toBe(403);
    expect((await get(key.token)).statusCode).toBe(200);
  });

  test('is refused with 401 in the envelope when it is unknown, revoked, expired, or of another tenant or a session', async () => {
    const other = await newTenant();
    const foreign = await buildApiKey(other, await other.recruiter());
    const [revoked, expired] = [await buildApiKey(tenant, admin), await buildApiKey(tenant, admin)];
    expect((await get(foreign.token, { of: other })).statusCode).toBe(200);
    await tenant.call(revokeApiKey, { params: { id: revoked.id } }, admin);
    await tenant.call(revokeApiKey, { params: { id: revoked.id } }, admin);
    await setKey(expired.id, { expires_at: new Date(Date.now() - 1000).toISOString() });
    const unknown = `muster_live_${'a'.repeat(40)}`;
    for (const token of [foreign.token, revoked.token, expired.token, unknown, admin.token, null, 'x'.repeat(5000)]) {
      const answer = await get(token);
      expect([answer.statusCode, answer.json()]).toEqual([401, { status: false, message: expect.stringContaining('API key') }]);
    }
    const states = new Map((await listed()).map(({ id, state }) => [id, state]));
    expect([states.get(revoked.id), states.get(expired.id)]).toEqual(['revoked', 'expired']);
    const audited = await tenant.run((db) =>
      db.selectFrom('audit_events').select('id').where('action', '=', 'api_key_revoked').execute(),
    );
    expect(audited).toHaveLength(1);
  });

  test('in the address is refused with 400, also beside a valid one in the header', async () => {
    const { token } = await buildApiKey(tenant, admin);
    for (const url of [`${JOBS}?api_key=${token}`, `${JOBS}?search=${token}`, `${JOBS}/${token}`, `${JOBS}?access_token=x`]) {
      const answer = await get(token, { url });
      expect([url.slice(0, 24), answer.statusCode]).toEqual([url.slice(0, 24), 400]);
      expect(answer.json().message).toContain('Revoke');
    }
  });

  test('opens no route of a session', async () => {
    const { token } = await buildApiKey(tenant, admin);
    for (const url of ['/api/recruiter/jobs', '/api/recruiter/api-keys', '/api/notifications'])
      expect((await get(token, { url })).statusCode).toBe(401);
  });

  test('does what its scopes allow', async () => {
    const { token } = await buildApiKey(tenant, admin, { scopes: ['applications:read'] });
    const answer = await get(token);
    expect([answer.statusCode, answer.json().message]).toEqual([403, expect.stringContaining('jobs:read')]);
  });

  test('notes its last use once a minute', async () => {
    const { id, token } = await buildApiKey(tenant, admin);
    const lastUse = async () => (await listed()).find((key) => key.id === id)?.last_used_at ?? null;
    expect(await lastUse()).toBeNull();
    await get(token);
    const first = await lastUse();
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(10_000);
    await get(token);
    expect(await lastUse()).toBe(first);
    await setKey(id, { last_used_at: new Date(Date.now() - 61_000).toISOString() });
    await get(token);
    expect(Date.now() - Date.parse((await lastUse()) ?? '')).toBeLessThan(10_000);
  });
});

describe('replacing an API key', () => {
  test('leaves the former one valid until it is revoked, and a name has two valid keys at most', async () => {
    admin = await tenant.recruiter();
    const key = await buildApiKey(tenant, admin, { name: 'Ashby', scopes: ['jobs:read'] });
    const rotate = (id: number) => tenant.call(rotateApiKey, { params: { id }, body: {} }, admin);
    const { data } = (await rotate(key.id)).body;
    expect(data.key).toMatchObject({ name: 'Ashby', scopes: ['jobs:read'], expires_at: null });
    expect([(await get(key.token)).statusCode, (await get(data.secret)).statusCode]).toEqual([200, 200]);
    expect([(await rotate(key.id)).status, (await rotate(data.key.id)).status]).toEqual([409, 409]);
    const again = await tenant.call(createApiKey, { body: { name: 'ashby', scopes: ['jobs:read'] } }, admin);
    expect(again.status).toBe(409);
    await tenant.call(revokeApiKey, { params: { id: key.id } }, admin);
    expect([(await get(key.token)).statusCode, (await get(data.secret)).statusCode]).toEqual([401, 200]);
    expect((await rotate(key.id)).status).toBe(409);
    expect((await rotate(data.key.id)).status).toBe(201);
  });

  test('by two admins at once makes one successor', async () => {
    const recruiter = await tenant.recruiter();
    const { id } = await buildApiKey(tenant, recruiter);
    const rotate = () => tenant.call(rotateApiKey, { params: { id }, body: {} }, recruiter);
    const statuses = (await Promise.all([rotate(), rotate(), rotate()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });
});

describe('whoever an API key acts for', () => {
  test('is the admin who made it, and a colleague once they have left', async () => {
    const maker = await tenant.recruiter();
    const colleague = await tenant.recruiter({ company_id: maker.company_id, last_name: 'Colleague' });
    const { token } = await buildApiKey(tenant, maker);
    const actor = async () => (await listed(colleague))[0]?.acts_as;
    expect(await actor()).not.toContain('Colleague');
    await tenant.run((db) => db.updateTable('users').set({ company_id: null }).where('id', '=', maker.id).execute());
    expect(await actor()).toContain('Colleague');
    expect((await get(token)).statusCode).toBe(200);
  });

  test.each([
    ['inactive', 410],
    ['pending', 403],
    ['rejected', 403],
  ] as const)('has no access while the company is %s', async (status, expected) => {
    const recruiter = await tenant.recruiter();
    const { token } = await buildApiKey(tenant, recruiter);
    await tenant.run((db) => db.updateTable('companies').set({ status }).where('id', '=', recruiter.company_id).execute());
    const answer = await get(token);
    expect([answer.statusCode, answer.json().status]).toEqual([expected, false]);
  });
});

test('calls of a key are counted for all processes together, and every reply says how many are left', async () => {
  const recruiter = await tenant.recruiter();
  const [key, other] = [await buildApiKey(tenant, recruiter), await buildApiKey(tenant, recruiter)];
  const second = await buildApp({ config: TEST_CONFIG, db: tenant.db, secret: TEST_SECRET });
  const first = await get(key.token);
  expect([first.statusCode, first.headers['ratelimit-limit'], first.headers['ratelimit-remaining']]).toEqual([
    200,
    String(KEY_LIMIT.max),
    String(KEY_LIMIT.max - 1),
  ]);
  expect(Number(first.headers['ratelimit-reset'])).toBeLessThanOrEqual(KEY_LIMIT.window);
  await tenant.run((db) =>
    db
      .updateTable('rate_limits')
      .set({ tries: KEY_LIMIT.max - 1 })
      .where('tries', '=', 1)
      .execute(),
  );
  const answers = [await get(key.token, { app: second }), await get(key.token), await get(key.token, { app: second })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 429]);
  expect(answers[1]?.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': expect.stringMatching(/^\d+$/) });
  expect((await get(other.token)).statusCode).toBe(200);
  await second.close();
});

test('the scopes of the contract are those that routes need', () => {
  const needed = tenant.app.muster.routes.flatMap(({ access, scope }) => (access === 'company_key' ? [scope] : []));
  expect([...new Set(needed)].sort()).toEqual([...SCOPES].sort());
});
