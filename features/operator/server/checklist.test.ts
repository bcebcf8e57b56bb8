import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { isLocalName } from '#features/tenants/rules.ts';
import { downloader } from '#kit/server/net/download.ts';
import { signer } from '#kit/server/process/secrets.ts';
import { audit } from '#kit/server/records/audit.ts';
import { checkHosts, getTenantChecklist } from '../checklist-contract.ts';
import { addHost } from '../settings-contract.ts';
import { checkHost } from './host-routes.ts';

test('the checklist of a site follows the facts, of its own tenant only', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const [system, stranger] = [await tenant.person('system_operator'), await other.person('operator')];
  const read = async (of = tenant, by = system) => (await of.call(getTenantChecklist, {}, by)).body.data;
  const nothing = await read();
  expect(nothing).toEqual({
    mail: false,
    host: nothing.host,
    contact: false,
    crisis_lines: false,
    logo: false,
    pages: false,
    second_operator: false,
    second_factor: false,
    company: false,
  });
  await tenant.person('operator');
  await tenant.company({ status: 'active' });
  await tenant.call(addHost, { body: { host: `${tenant.slug}.example.org` } }, system);
  await tenant.run(async (db) => {
    const tested = { action: 'test_mail_sent', subject_kind: 'tenant', subject_id: tenant.id, details: { is_sent: true } };
    await audit(db, { ...tested, actor_id: system.id });
    const settings = { contact_email: 'help@example.org', crisis_line: '[{"name":"A","number":"1"}]', logo_url: '/logo' };
    await db.updateTable('tenants').set(settings).where('id', '=', db.tenant_id).execute();
    const text = { title: 'Us', lead: '', body: 'We help.', updated_at: new Date().toISOString() };
    await db
      .insertInto('tenant_pages')
      .values({ tenant_id: db.tenant_id, slug: 'terms', ...text })
      .execute();
  });
  const { second_factor, ...others } = await read();
  expect([second_factor, Object.values(others)]).toEqual([false, Array.from({ length: 8 }, () => true)]);
  expect(await read(other, stranger)).toEqual(nothing);
});

describe('the check of hosts', () => {
  const download = downloader({
    timeout_ms: 5000,
    most_bytes: 16 * 1024,
    allows: ({ address }) => address === '127.0.0.1',
    resolve: async (host) => (host.endsWith('.example.org') ? ['127.0.0.1'] : []),
  });
  let port: number;
  let tenant: TestTenant;
  let host: string;

  beforeAll(async () => {
    const { app } = await testWorker();
    tenant = await newTenant();
    host = `${tenant.slug}-hosts.example.org`;
    await tenant.call(addHost, { body: { host } }, await tenant.person('system_operator'));
    const at = await app.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(at).port);
  });

  const check = (of: TestTenant, at: string, secret = TEST_SECRET) =>
    checkHost(of.id, at, { download, signer: signer('host proof', secret), siteOf: (name) => `http://${name}:${port}` });

  test('finds a host that leads to the site', async () => {
    expect(await check(tenant, host)).toEqual({ host, leads_here: true, reply: `http://${host}:${port} leads here.` });
  });

  test('finds that another tenant or another installation replied', async () => {
    const replied = { host, leads_here: false, reply: `Another website replied at http://${host}:${port}.` };
    expect(await check(await newTenant(), host)).toEqual(replied);
    expect(await check(tenant, host, `another ${TEST_SECRET}`)).toEqual(replied);
  });

  test('says why a host cannot be reached', async () => {
    const unknown = 'no-such-host.example.net';
    expect(await check(tenant, unknown)).toMatchObject({
      leads_here: false,
      reply: `http://${unknown}:${port} could not be checked from this server. The name of the website does not exist.`,
    });
    const { reply } = await check(tenant, 'of-nobody.example.org');
    expect(reply).toMatch(/could not be checked from this server\. The server replied 404/);
  });

  test('leaves out names of one computer, and is recorded', async () => {
    const other = await newTenant();
    await other.owner.query('delete from tenant_hosts where tenant_id = $1 and host <> $2', [other.id, other.host]);
    const operator = await other.person('operator');
    const { status, body } = await other.call(checkHosts, {}, operator);
    expect([status, body.data.map((one) => one.host)]).toEqual([200, isLocalName(other.host) ? [] : [other.host]]);
    expect(
      await other.run((db) => db.selectFrom('audit_events').where('action', '=', 'hosts_checked').select('actor_id').execute()),
    ).toEqual([{ actor_id: operator.id }]);
  });
});
