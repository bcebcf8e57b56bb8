import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { getCompany } from '#features/companies/contract.ts';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { translateOccupation } from '#features/occupations/contract.ts';
import { previewTransitionPlans } from '#features/plans/transition-contract.ts';
import { AGENT_LIMIT } from './agents.ts';
import { buildApp } from './app.ts';
import { codeBlocks, runCommands } from './testing/documented-commands.ts';
import { newTenant, TEST_CONFIG, type TestTenant } from './testing/index.ts';
import { TEST_SECRET } from './testing/postgres.ts';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Sends a body as it is. */
async function post(tenant: TestTenant, payload: string | object, headers: Record<string, string> = {}) {
  const reply = await tenant.app.inject({
    method: 'POST',
    url: '/api/mcp',
    headers: { host: tenant.host, 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

/** Sends a message of the current revision, with its headers. */
const send = (tenant: TestTenant, method: string, params: Record<string, unknown> = {}) =>
  post(
    tenant,
    { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: META } },
    {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof params.name === 'string' ? { 'mcp-name': params.name } : {}),
    },
  );

async function use(tenant: TestTenant, name: string, given: Record<string, unknown>) {
  const { status, body } = await send(tenant, 'tools/call', { name, arguments: given });
  expect([status, body.id, body.result?.resultType]).toEqual([200, 7, 'complete']);
  return body.result;
}

describe('an agent', () => {
  test('finds the endpoint and its tools', async () => {
    const tenant = await newTenant();
    const manifest = await tenant.app.inject({ url: '/.well-known/ojcp.json', headers: { host: tenant.host } });
    const { body } = await send(tenant, 'tools/list');
    const names = ['search_jobs', 'get_job', 'get_employer', 'translate_trade', 'preview_plan'];
    expect(body.result.tools.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(body.result).toMatchObject({ resultType: 'complete', cacheScope: 'public', ttlMs: 3_600_000 });
    expect(manifest.json()).toMatchObject({ ojcp_version: '0.1', provider: { employer_id: tenant.slug }, tools: names });
    expect(manifest.json().mcp_endpoint).toMatch(new RegExp(`^https?://${tenant.host}(:\\d+)?/api/mcp$`));
    const { properties, additionalProperties } = body.result.tools[0].inputSchema;
    expect(properties).toMatchObject({ search: { type: 'string' }, placement: { type: 'boolean' }, page: { maximum: 10_000 } });
    expect([properties.jobType, properties.matching_jobs, additionalProperties]).toEqual([undefined, undefined, false]);
    expect(properties.sorted_by.enum).not.toContain('match');
    const discovered = await send(tenant, 'server/discover');
    expect(discovered.body.result.supportedVersions[0]).toBe('2026-07-28');
  });

  test('of an older revision gets a reply to its handshake and uses tools without the new headers', async () => {
    const tenant = await newTenant();
    const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const first = await post(tenant, { jsonrpc: '2.0', id: 'a', method: 'initialize', params: hello });
    expect(first.body.result).toMatchObject({ protocolVersion: '2025-06-18', serverInfo: { name: 'muster' } });
    const done = await post(tenant, { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(done).toEqual({ status: 202, body: null });
    const params = { name: 'search_jobs', arguments: {} };
    const used = await post(
      tenant,
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params },
      { 'mcp-protocol-version': '2025-06-18' },
    );
    expect([used.status, used.body.result.structuredContent.data]).toEqual([200, []]);
  });
});

test('each tool returns what the route of the API returns to a visitor', async () => {
  const tenant = await newTenant();
  const company_id = await tenant.company();
  const id = await buildJob(tenant, { title: 'Rail fitter', company_id });
  await buildJob(tenant, { title: 'Nurse' });
  const trade = { service: 'USMC', title: 'Cook' };
  const answers = { categories: ['housing' as const], discharge_date: '2027-06-30' };
  const expected = {
    search_jobs: [{ search: 'rail fitter', placement: false }, await tenant.call(findJobs, { query: { search: 'rail fitter' } })],
    get_job: [{ id }, await tenant.call(getJob, { params: { id } })],
    get_employer: [{ id: company_id }, await tenant.call(getCompany, { params: { id: company_id } })],
    translate_trade: [trade, await tenant.call(translateOccupation, { query: trade })],
    preview_plan: [answers, await tenant.call(previewTransitionPlans, { body: answers })],
  } as const;
  for (const [name, [given, { status, body }]] of Object.entries(expected)) {
    const result = await use(tenant, name, given);
    expect([name, status, result.isError, result.structuredContent]).toEqual([name, 200, false, body]);
    expect(JSON.parse(result.content[0].text)).toEqual(body);
    expect([body.data].flat().length).toBeGreaterThan(0);
  }
});

test('jobs and employers of another site are not found', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const company_id = await other.company();
  const id = await buildJob(other, { company_id });
  expect(await use(tenant, 'get_job', { id })).toMatchObject({ isError: true, content: [{ text: 'Job not found.' }] });
  expect(await use(tenant, 'get_employer', { id: company_id })).toMatchObject({ isError: true });
  expect((await use(tenant, 'search_jobs', {})).structuredContent.data).toEqual([]);
});

test('arguments that the contract does not allow are a result with a sentence', async () => {
  const tenant = await newTenant();
  const wrong: [string, Record<string, unknown>, RegExp][] = [
    ['get_job', {}, /^id: Must be a number/],
    ['get_job', { id: -1 }, /./],
    ['get_job', { id: 1, token: 'x' }, /token/],
    ['search_jobs', { jobType: 'saved' }, /jobType/],
    ['search_jobs', { matching_jobs: true }, /matching_jobs/],
    ['search_jobs', { placement: { toString: 1 } }, /must be text, numbers/],
    ['search_jobs', { salary_min: [[{ valueOf: 1 }]] }, /must be text, numbers/],
    ['search_jobs', { search: 'a\u0000b' }, /character/],
    ['search_jobs', { page: 10_001 }, /Pages/],
    ['search_jobs', { radius_km: 5 }, /place/],
    ['translate_trade', {}, /code or a title/],
    ['preview_plan', { categories: [] }, /category/],
  ];
  for (const [name, given, sentence] of wrong) {
    const result = await use(tenant, name, given);
    expect([name, given, result.isError]).toEqual([name, given, true]);
    expect(result.content[0].text).toMatch(sentence);
  }
});

describe('a message that is not one', () => {
  const message = (more: object) => ({ jsonrpc: '2.0', id: 1, method: 'tools/list', ...more });
  const call = (params: unknown) => message({ method: 'tools/call', params });
  const current = { 'mcp-protocol-version': '2026-07-28' };
  test.each<[string, string | object, number, number, Record<string, string>?]>([
    ['no JSON', '{"jsonrpc":', 400, -32700],
    ['empty', '', 400, -32700],
    ['a batch', [message({})], 400, -32600],
    ['a text', '"tools/list"', 400, -32600],
    ['null', 'null', 400, -32600],
    ['without version', { id: 1, method: 'tools/list' }, 400, -32600],
    ['with a null id', message({ id: null }), 400, -32600],
    ['with an object as id', message({ id: {} }), 400, -32600],
    ['with a number as method', message({ method: 5 }), 400, -32600],
    ['with a list as params', message({ params: [] }), 400, -32602],
    ['of an unknown method', message({ method: 'resources/list' }), 404, -32601],
    ['of a method of every object', message({ method: 'constructor' }), 404, -32601],
    ['with an unknown tool', call({ name: 'delete_job' }), 400, -32602],
    ['with an object as tool', call({ name: { toString: 1 } }), 400, -32602],
    ['with a list as arguments', call({ name: 'get_job', arguments: [] }), 400, -32602],
    ['of an unknown revision', message({}), 400, -32022, { 'mcp-protocol-version': '1999-01-01' }],
    ['without _meta', message({}), 400, -32602, current],
    [
      'without capabilities',
      message({ params: { _meta: { ...META, 'io.modelcontextprotocol/clientCapabilities': 1 } } }),
      400,
      -32602,
    ],
    [
      'with another method in its header',
      message({ params: { _meta: META } }),
      400,
      -32020,
      { ...current, 'mcp-method': 'ping' },
    ],
    ['with a token', message({}), 400, -32600, { authorization: 'Bearer a.b.c' }],
    ['from a page of another site', message({}), 403, -32600, { origin: 'https://evil.example' }],
    ['too large', message({ params: { x: 'x'.repeat(70_000) } }), 413, -32600],
    ['no JSON by its type', 'x', 415, -32600, { 'content-type': 'text/csv' }],
    [
      'nested deeply',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_job","arguments":{"id":${'['.repeat(9000)}${']'.repeat(9000)}}}}`,
      200,
      0,
    ],
  ])('(%s) is refused with an error of JSON-RPC', async (_, payload, status, code, headers) => {
    const reply = await post(await newTenant(), payload, headers);
    expect([reply.status, reply.body.jsonrpc, reply.body.error?.code ?? 0]).toEqual([status, '2.0', code]);
    if (code === 0) expect(reply.body.result.isError).toBe(true);
  });
});

test('messages are limited per address, and those to a route by its own limit', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  for (let nth = 0; nth < AGENT_LIMIT.max; nth++) expect((await post(tenant, ping)).status).toBe(200);
  expect(await post(tenant, ping)).toMatchObject({ status: 429, body: { error: { code: -32029 } } });
  // Another site counts for itself.
  const body = { categories: ['housing' as const] };
  for (let nth = 0; nth < 120; nth++) expect((await other.call(previewTransitionPlans, { body })).status).toBe(200);
  expect(await send(other, 'tools/call', { name: 'preview_plan', arguments: body })).toMatchObject({
    status: 429,
    body: { error: { code: -32029 } },
  });
});

test('the endpoint is read with POST only, and a site that does not exist has none', async () => {
  const tenant = await newTenant();
  const get = await tenant.app.inject({ url: '/api/mcp', headers: { host: tenant.host } });
  expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST']);
  expect((await tenant.app.inject({ url: '/.well-known/ojcp.json', headers: { host: 'nobody.test' } })).statusCode).toBe(404);
});

test('the commands of the page about agents find jobs', async () => {
  const tenant = await newTenant();
  await buildJob(tenant, { title: 'Logistics planner' });
  const host = `${tenant.slug}.localhost`;
  await tenant.owner.query('insert into tenant_hosts (host, tenant_id) values ($1, $2)', [host, tenant.id]);
  const app = await buildApp({ config: TEST_CONFIG, db: tenant.db, secret: TEST_SECRET });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const site = `http://${host}:${(app.server.address() as AddressInfo).port}`;
  const commands = codeBlocks('agents.md', 'sh').map((command) => command.replace('https://jobs.example.org', site));
  expect(commands).not.toEqual([]);
  const printed = await runCommands(commands);
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ id: 1, result: { resultType: 'complete' } });
  expect(printed[0]).toContain('Logistics planner');
  await app.close();
});
