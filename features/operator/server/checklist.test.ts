import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { audit } from '#kit/server/records/audit.ts';
import { getTenantChecklist } from '../checklist-contract.ts';
import { addHost } from '../settings-contract.ts';

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
