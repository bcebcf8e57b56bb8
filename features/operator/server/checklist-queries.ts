import { sql } from 'kysely';
import { isLocalName } from '#features/tenants/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { TenantChecklist } from '../checklist-contract.ts';

type Facts = Omit<TenantChecklist, 'host'> & { hosts: string[] };

/** Which steps of setting up the tenant are done. @param viewerId whose second factor counts */
export async function tenantChecklist(db: TenantDb, viewerId: number): Promise<TenantChecklist> {
  const { rows } = await sql<Facts>`select
    exists (select from mails m where m.tenant_id = ${db.tenant_id} and m.sent_at is not null)
      or exists (select from audit_events e where e.tenant_id = ${db.tenant_id} and e.action = 'test_mail_sent'
        and e.details->>'is_sent' = 'true') as mail,
    array(select h.host from tenant_hosts h where h.tenant_id = ${db.tenant_id}) as hosts,
    t.contact_email is not null as contact,
    jsonb_array_length(t.crisis_line) > 0 as crisis_lines,
    t.logo_url is not null as logo,
    exists (select from tenant_pages p where p.tenant_id = ${db.tenant_id}) as pages,
    (select count(*) > 1 from users u where u.tenant_id = ${db.tenant_id} and u.role in ('operator', 'system_operator')
      and u.status = 'active' and u.password_hash is not null) as second_operator,
    exists (select from authenticator_apps a
        where a.tenant_id = ${db.tenant_id} and a.user_id = ${viewerId} and a.confirmed_at is not null)
      or exists (select from passkeys k where k.tenant_id = ${db.tenant_id} and k.user_id = ${viewerId}) as second_factor,
    exists (select from companies c where c.tenant_id = ${db.tenant_id} and c.status = 'active') as company
    from tenants t where t.id = ${db.tenant_id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The tenant of the request exists');
  const { hosts, ...facts } = row;
  return { ...facts, host: hosts.some((host) => !isLocalName(host)) };
}

export async function hostsOf(db: TenantDb): Promise<string[]> {
  const rows = await db.selectFrom('tenant_hosts').where('tenant_id', '=', db.tenant_id).select('host').orderBy('host').execute();
  return rows.map(({ host }) => host);
}
