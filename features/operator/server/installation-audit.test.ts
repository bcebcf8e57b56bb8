import { expect, test } from 'vitest';
import { newTenant, queryAsApp, testWorker } from '#apps/api/testing/index.ts';
import { audit } from '#kit/server/records/audit.ts';
import { decideAddressClaim } from '../address-contract.ts';
import { findAuditEvents, getAuditCsv } from '../audit-contract.ts';
import { inviteOperatorOfTenant } from '../operators-contract.ts';
import { addHost } from '../settings-contract.ts';
import { createTenant, findInstallationEvents, setTenantStatus, updateTenant } from '../system-contract.ts';

test('operators never read what a system operator at their host decided about another tenant', async () => {
  const [here, other] = [await newTenant(), await newTenant()];
  const [boss, operator] = [await here.person('system_operator'), await here.person('operator')];
  const stranger = await other.person('operator');
  const slug = `b-${other.slug}`;
  const created = await here.call(
    createTenant,
    {
      body: {
        name: 'Harbour',
        slug,
        host: `${slug}.example.org`,
        country_id: 232,
        operator_email: 'h@example.test',
      },
    },
    boss,
  );
  const { id } = created.body.data;
  for (const status of ['suspended', 'active'] as const)
    await here.call(setTenantStatus, { params: { id }, body: { status, reason: 'Unpaid' } }, boss);
  for (const decision of ['approve', 'decline'] as const) {
    const host = `${decision}-${slug}.example.org`;
    const claims = (await other.call(addHost, { body: { host } }, stranger)).body.data.address_claims;
    const claim_id = claims.find(({ address }) => address === host)?.id ?? 0;
    const decided = await here.call(decideAddressClaim, { params: { id: other.id, claim_id }, body: { decision } }, boss);
    expect(decided.status).toBe(200);
  }
  // What an earlier release wrote there.
  await here.run((db) =>
    db
      .insertInto('audit_events')
      .values({ actor_id: boss.id, action: 'tenant_created', subject_kind: 'tenant', subject_id: id, details: { slug } })
      .execute(),
  );
  for (const [tenant, reader] of [
    [here, operator],
    [here, boss],
  ] as const) {
    const read = await tenant.call(findAuditEvents, {}, reader);
    expect(read.body).toMatchObject({ data: [], actions: [], subject_kinds: [] });
    expect((await tenant.call(getAuditCsv, {}, reader)).bytes.toString()).not.toContain(slug);
  }
  const atOther = (await other.call(findAuditEvents, {}, stranger)).body.data;
  expect(atOther.map(({ action }) => action)).toEqual(['host_requested', 'host_requested']);

  expect((await here.call(findInstallationEvents, {}, operator)).status).toBe(403);
  const events = (await here.call(findInstallationEvents, {}, boss)).body.data;
  expect(events.slice(0, 5).map(({ action, tenant, actor }) => [action, tenant?.id, actor?.tenant])).toEqual([
    ['address_declined', other.id, here.slug],
    ['address_approved', other.id, here.slug],
    ['tenant_resumed', id, here.slug],
    ['tenant_suspended', id, here.slug],
    ['tenant_created', id, here.slug],
  ]);
  expect(events[3]?.details).toEqual({ reason: 'Unpaid' });
});

test('no reply to an operator names another tenant that a system operator of their host has acted on', async () => {
  const [here, other] = [await newTenant(), await newTenant()];
  const [boss, operator] = [await here.person('system_operator'), await here.person('operator')];
  const secret = `Zephyr ${other.slug}`;
  const act = { params: { id: other.id } };
  for (const name of [secret, `${secret} Trust`])
    expect((await here.call(updateTenant, { ...act, body: { name } }, boss)).status).toBe(200);
  const email = `zephyr@${other.host}`;
  expect((await here.call(inviteOperatorOfTenant, { ...act, body: { email } }, boss)).status).toBe(201);
  await here.call(setTenantStatus, { ...act, body: { status: 'suspended', reason: 'Zephyr is unpaid' } }, boss);
  const { app } = await testWorker();
  const read = app.muster.routes.filter(
    ({ method, access, path, file_reply }) =>
      method === 'GET' && ['operator', 'signed_in'].includes(access) && !path.includes('{') && file_reply !== 'text/event-stream',
  );
  expect(read.length).toBeGreaterThan(20);
  const names = new RegExp(`zephyr|${other.slug}|${other.host}`, 'i');
  const telling: string[] = [];
  for (const { path } of read) {
    const reply = await app.inject({ url: path, headers: { host: here.host, authorization: `Bearer ${operator.token}` } });
    if (names.test(reply.body)) telling.push(path);
  }
  expect(telling).toEqual([]);
});

test('a tenant’s log refuses an event about another tenant', async () => {
  const [here, other] = [await newTenant(), await newTenant()];
  const event = { actor_id: null, action: 'anything', subject_kind: 'tenant', subject_id: other.id };
  await expect(here.run((db) => audit(db, event))).rejects.toThrow('nothing about another tenant');
});

test('the application can add to the installation’s log, and neither change nor delete it', async () => {
  await expect(queryAsApp(null, `update installation_events set action = 'x'`)).rejects.toThrow('permission denied');
  await expect(queryAsApp(null, 'delete from installation_events')).rejects.toThrow('permission denied');
});
