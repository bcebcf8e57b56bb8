import { sql } from 'kysely';
import type { UnscopedDb } from '#kit/server/db.ts';

/** The active tenant of a host, or undefined. */
export function findTenantByHost(db: UnscopedDb, host: string) {
  return db
    .selectFrom('tenants')
    .innerJoin('tenant_hosts', 'tenant_hosts.tenant_id', 'tenants.id')
    .where('tenant_hosts.host', '=', host)
    .where('tenants.status', '=', 'active')
    .selectAll('tenants')
    .select([
      'tenant_hosts.host',
      sql<string>`(select min(h.host) from tenant_hosts h where h.tenant_id = tenants.id)`.as('primary_host'),
    ])
    .executeTakeFirst();
}

/** Active tenants, for work done in each. */
export const tenantIds = async (db: UnscopedDb) =>
  (await db.selectFrom('tenants').select('id').where('status', '=', 'active').orderBy('id').execute()).map((tenant) => tenant.id);
