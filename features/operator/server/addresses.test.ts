import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, type Person, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { type ArgsOf, pathOf, type Route } from '#kit/contract/route.ts';
import { decideAddressClaim, findWaitingAddresses, verifyAddressClaim, withdrawAddressClaim } from '../address-contract.ts';
import { findAuditEvents } from '../audit-contract.ts';
import { endPersonsSessions } from '../contract.ts';
import { addHost, getSettings, updateSettings } from '../settings-contract.ts';

/** A name server on this machine with TXT records by name. Unlisted names do not exist. */
async function startNameServer(records: Map<string, string[]>) {
  const socket = createSocket('udp4');
  socket.on('message', (query, client) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const question = query.subarray(12, at + 5);
    const texts = records.get(labels.join('.').toLowerCase());
    const answers = (texts ?? []).map((text) => {
      const parts = (text.match(/.{1,200}/g) ?? []).map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]));
      const data = Buffer.concat(parts);
      // A pointer to the name in the question, type TXT, class IN, one minute to live.
      return Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]), data]);
    });
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, texts ? 0x80 : 0x83, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([head, question, ...answers]), client.port, client.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

const records = new Map<string, string[]>();
let names: Awaited<ReturnType<typeof startNameServer>>;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  const { db } = await testWorker();
  names = await startNameServer(records);
  app = await buildApp({ config: { ...TEST_CONFIG, dns_servers: [names.address] }, db, secret: TEST_SECRET });
});
afterAll(async () => {
  await app.close();
  names.close();
});

/** Calls an application that uses these tests' name server. */
async function ask<T extends Route>(tenant: TestTenant, route: T, args: ArgsOf<T>, as: Person) {
  const { params, body } = args as { params?: Record<string, unknown>; body?: object };
  const response = await app.inject({
    method: route.method,
    url: pathOf(route, params),
    headers: { host: tenant.host, authorization: `Bearer ${as.token}` },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, message: response.json().message as string };
}

async function desk() {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const settings = async () => (await tenant.call(getSettings, {}, operator)).body.data;
  const { hosts: _, address_claims: __, social: ___, country_id: ____, logo_url: _____, ...saved } = await settings();
  const setSender = (mail_from: string, as = operator) =>
    tenant.call(updateSettings, { body: { ...saved, locale: 'en-GB', tagline: 'To work.', mail_from } }, as);
  return { tenant, operator, settings, setSender };
}

let count = 0;
const newDomain = () => `site-${process.pid}-${++count}.example.org`;

describe('a host that an operator adds', () => {
  test('is not used until its TXT record is found', async () => {
    const { tenant, operator, settings } = await desk();
    const host = `www.${newDomain()}`;
    expect((await tenant.call(addHost, { body: { host } }, operator)).status).toBe(201);
    const { hosts, address_claims } = await settings();
    expect(hosts).toEqual([tenant.host]);
    const [claim] = address_claims;
    expect(claim).toMatchObject({ kind: 'host', address: host, record_name: `_muster-challenge.${host}` });
    expect((await tenant.app.inject({ url: '/api/tenant/info', headers: { host } })).statusCode).toBe(404);

    const verify = () => ask(tenant, verifyAddressClaim, { params: { id: claim?.id ?? 0 } }, operator);
    expect(await verify()).toMatchObject({ status: 409, message: expect.stringContaining('no TXT record') });
    records.set(`_muster-challenge.${host}`, ['v=spf1 -all', claim?.record_value ?? '']);
    expect((await verify()).status).toBe(200);
    expect(await settings()).toMatchObject({ hosts: [tenant.host, host].sort(), address_claims: [] });
    expect((await verify()).status).toBe(404);
    const audited = (await tenant.call(findAuditEvents, { query: { action: ['host_added'] } }, operator)).body.data[0];
    expect(audited?.details).toEqual({ address: host, proof: 'dns' });
  });

  test("cannot be proven with another tenant's record", async () => {
    const [victim, attacker] = [await desk(), await desk()];
    const host = `www.${newDomain()}`;
    for (const { tenant, operator } of [victim, attacker]) await tenant.call(addHost, { body: { host } }, operator);
    const [theirs] = (await victim.settings()).address_claims;
    const [mine] = (await attacker.settings()).address_claims;
    expect(mine?.record_value).not.toBe(theirs?.record_value);
    records.set(`_muster-challenge.${host}`, [theirs?.record_value ?? '']);
    const stolen = await ask(attacker.tenant, verifyAddressClaim, { params: { id: mine?.id ?? 0 } }, attacker.operator);
    expect(stolen.status).toBe(409);
    expect((await attacker.settings()).hosts).not.toContain(host);
  });

  test('can be withdrawn by its operator, and is refused when it is already in use', async () => {
    const [{ tenant, operator, settings }, other] = [await desk(), await newTenant()];
    const taken = await tenant.call(addHost, { body: { host: other.host } }, operator);
    expect(taken.failure.errors).toEqual({ host: ['This host is already in use.'] });
    await tenant.call(addHost, { body: { host: newDomain() } }, operator);
    const [claim] = (await settings()).address_claims;
    const gone = await tenant.call(withdrawAddressClaim, { params: { id: claim?.id ?? 0 } }, operator);
    expect(gone.body.data.address_claims).toEqual([]);
  });

  test('waits when the name servers do not respond', async () => {
    const { tenant, operator, settings } = await desk();
    const { db } = await testWorker();
    // Nothing responds at the discard port.
    const silent = await buildApp({ config: { ...TEST_CONFIG, dns_servers: ['127.0.0.1:9'] }, db, secret: TEST_SECRET });
    await tenant.call(addHost, { body: { host: newDomain() } }, operator);
    const [claim] = (await settings()).address_claims;
    const answer = await silent.inject({
      method: 'POST',
      url: pathOf(verifyAddressClaim, { id: claim?.id }),
      headers: { host: tenant.host, authorization: `Bearer ${operator.token}` },
    });
    await silent.close();
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('didn’t respond')]);
    expect((await settings()).address_claims).toHaveLength(1);
  });
});

describe('a sender that an operator sets', () => {
  test('is not used until its domain is proven', async () => {
    const { tenant, operator, settings, setSender } = await desk();
    const domain = newDomain();
    expect((await setSender(`Jobs@${domain}`)).body.data.mail_from).toBeNull();
    const [claim] = (await settings()).address_claims;
    expect(claim).toMatchObject({ kind: 'mail_from', address: `jobs@${domain}`, record_name: `_muster-challenge.${domain}` });
    records.set(`_muster-challenge.${domain}`, [claim?.record_value ?? '']);
    expect((await ask(tenant, verifyAddressClaim, { params: { id: claim?.id ?? 0 } }, operator)).status).toBe(200);
    expect((await settings()).mail_from).toBe(`jobs@${domain}`);
  });

  test('needs no proof at a host of the tenant, but does at a host of another tenant', async () => {
    const [{ tenant, setSender }, other] = [await desk(), await newTenant()];
    expect((await setSender(`jobs@${tenant.host}`)).body.data.mail_from).toBe(`jobs@${tenant.host}`);
    const foreign = (await setSender(`jobs@${other.host}`)).body.data;
    expect([foreign.mail_from, foreign.address_claims.length]).toEqual([`jobs@${tenant.host}`, 1]);
    expect((await setSender('')).body.data).toMatchObject({ mail_from: null, address_claims: [] });
  });
});

describe('the system operator', () => {
  test("approves or declines an operator's claim, which no operator can", async () => {
    const [{ tenant, operator, settings }, system] = [await desk(), await newTenant()];
    const boss = await system.person('system_operator');
    const [host, other] = [newDomain(), newDomain()];
    await tenant.call(addHost, { body: { host } }, operator);
    await tenant.call(addHost, { body: { host: other } }, operator);
    const waiting = (await system.call(findWaitingAddresses, {}, boss)).body.data.filter((row) => row.tenant_id === tenant.id);
    expect(waiting.map(({ address }) => address)).toEqual([host, other]);
    const decide = (address: string, decision: 'approve' | 'decline', at: TestTenant, as: Person) => {
      const claim_id = waiting.find((row) => row.address === address)?.id ?? 0;
      return at.call(decideAddressClaim, { params: { id: tenant.id, claim_id }, body: { decision } }, as);
    };
    expect((await decide(host, 'approve', tenant, operator)).status).toBe(403);
    expect((await decide(host, 'approve', system, boss)).status).toBe(200);
    expect((await decide(other, 'decline', system, boss)).status).toBe(200);
    expect(await settings()).toMatchObject({
      hosts: [tenant.host, host].sort(),
      address_claims: [{ address: other, is_declined: true }],
    });
    expect((await decide(other, 'approve', system, boss)).status).toBe(200);
    expect(await settings()).toMatchObject({ hosts: [tenant.host, host, other].sort(), address_claims: [] });
    expect((await decide(other, 'approve', system, boss)).status).toBe(404);
  });

  test('vouches for the hosts and senders of their own tenant', async () => {
    const { tenant, setSender } = await desk();
    const boss = await tenant.person('system_operator');
    const host = newDomain();
    expect((await tenant.call(addHost, { body: { host } }, boss)).body.data.hosts).toContain(host);
    expect((await setSender('jobs@elsewhere.example.org', boss)).body.data.mail_from).toBe('jobs@elsewhere.example.org');
  });

  test('cannot be signed out by an operator', async () => {
    const { tenant, operator } = await desk();
    const boss = await tenant.person('system_operator');
    expect((await tenant.call(endPersonsSessions, { params: { id: boss.id } }, operator)).status).toBe(403);
    expect((await tenant.call(getSettings, {}, boss)).status).toBe(200);
    expect((await tenant.call(endPersonsSessions, { params: { id: operator.id } }, boss)).status).toBe(200);
    expect((await tenant.call(getSettings, {}, operator)).status).toBe(401);
  });
});
