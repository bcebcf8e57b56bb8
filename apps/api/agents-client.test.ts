import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildJob } from '#features/jobs/server/testing.ts';
import { AGENT_LIMIT } from './agents.ts';
import { buildApp } from './app.ts';
import { newTenant, TEST_CONFIG, type TestTenant } from './testing/index.ts';
import { TEST_SECRET } from './testing/postgres.ts';

/** The client of the protocol's own SDK over HTTP: with the handshake of older clients, of the current revision, and choosing between both. */
const MODES = { handshake: 'legacy', current: { pin: '2026-07-28' }, either: 'auto' } as const;
type Mode = keyof typeof MODES;
const REVISIONS: Record<Mode, string> = { handshake: '2025-11-25', current: '2026-07-28', either: '2026-07-28' };
const TOOLS = ['search_jobs', 'get_job', 'get_employer', 'translate_trade', 'preview_plan'];

let app: FastifyInstance;
const open: Client[] = [];
beforeAll(async () => {
  const { db } = await newTenant();
  // The client finds every site at the same address and names it as a proxy does.
  app = await buildApp({ config: { ...TEST_CONFIG, trust_proxy: ['127.0.0.1'] }, db, secret: TEST_SECRET });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await app.close();
});

async function connectTo({ host }: TestTenant, mode: Mode, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: MODES[mode] } });
  open.push(client);
  const address = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/mcp`);
  const requestInit = { headers: { 'x-forwarded-host': host, ...headers } };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
  return client;
}

async function textOf(client: Client, name: string, given: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [first] = content;
  return { text: first?.type === 'text' ? first.text : null, isError };
}

const argumentsFor = async (tenant: TestTenant): Promise<[name: string, given: Record<string, unknown>, expected: RegExp][]> => {
  const company_id = await tenant.company();
  const id = await buildJob(tenant, { title: 'Rail fitter', company_id });
  return [
    ['search_jobs', { search: 'rail fitter', placement: false }, /Rail fitter/],
    ['get_job', { id }, /Rail fitter/],
    ['get_employer', { id: company_id }, new RegExp(`"id":${company_id}`)],
    ['translate_trade', { service: 'USMC', title: 'Cook' }, /35-/],
    ['preview_plan', { categories: ['housing'], discharge_date: '2027-06-30' }, /housing/],
  ];
};

describe.each(Object.keys(MODES) as Mode[])('the SDK’s client (%s)', (mode) => {
  test('connects, lists the tools and gets a result of each', async () => {
    const tenant = await newTenant();
    const client = await connectTo(tenant, mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(REVISIONS[mode]);
    expect(client.getServerVersion()).toMatchObject({ name: 'muster' });
    expect(client.getServerCapabilities()?.tools).toBeDefined();
    const { tools } = await client.listTools();
    expect(tools.map(({ name, inputSchema }) => [name, inputSchema.type])).toEqual(TOOLS.map((name) => [name, 'object']));
    for (const [name, given, expected] of await argumentsFor(tenant)) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
      expect([name, isError]).toEqual([name, false]);
      expect(JSON.stringify(structuredContent)).toMatch(expected);
      expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
    }
  });

  test('gets a sentence for what a tool refuses, and an error for a tool that does not exist', async () => {
    const client = await connectTo(await newTenant(), mode);
    expect(await textOf(client, 'get_job', { id: 2_000_000_000 })).toEqual({ text: 'Job not found.', isError: true });
    expect(await textOf(client, 'search_jobs', { radius_km: 5 })).toMatchObject({
      text: expect.stringMatching(/place/),
      isError: true,
    });
    await expect(client.callTool({ name: 'delete_job', arguments: {} })).rejects.toThrow(/There is no such tool/);
  });

  test('gets an error that names the limit and the wait', async () => {
    const client = await connectTo(await newTenant(), mode);
    const calls = async () => {
      for (let nth = 0; nth <= AGENT_LIMIT.max; nth++) await client.callTool({ name: 'translate_trade', arguments: {} });
    };
    await expect(calls()).rejects.toThrow(/messages a minute/);
  });

  test('cannot connect with a token, and is told why', async () => {
    const refused = connectTo(await newTenant(), mode, { authorization: 'Bearer a.b.c' });
    // Pinned, the client reports only that the revision was not offered.
    await expect(refused).rejects.toThrow(mode === 'current' ? /did not offer|HTTP 400/ : /anonymous reading/);
  });
});
