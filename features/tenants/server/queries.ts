import { sql } from 'kysely';
import type { TenantDb, UnscopedDb } from '#kit/server/database/db.ts';
import { announceChange } from '#kit/server/process/cache.ts';
import type { FileReference } from '#kit/server/records/retention.ts';
import { TENANT_LOGO_PATH } from '../rules.ts';

/** The tenant of a host, active or suspended, or undefined. */
export function findTenantByHost(db: UnscopedDb, host: string) {
  return db
    .selectFrom('tenants')
    .innerJoin('tenant_hosts', 'tenant_hosts.tenant_id', 'tenants.id')
    .where('tenant_hosts.host', '=', host)
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

/** A host of each active tenant. */
export const tenantHosts = async (db: UnscopedDb) =>
  (
    await db
      .selectFrom('tenants as t')
      .innerJoin('tenant_hosts as h', 'h.tenant_id', 't.id')
      .where('t.status', '=', 'active')
      .groupBy('t.id')
      .orderBy('t.id')
      .select(sql<string>`min(h.host)`.as('host'))
      .execute()
  ).map(({ host }) => host);

/** Has every process read the tenant, its hosts and its lists again, after the caller's transaction. */
export const tenantChanged = (db: TenantDb): Promise<void> => announceChange(db, 'tenants');

/** The tenant's country, which decides the language of its dates and amounts. */
export async function findTenantCountry(db: TenantDb): Promise<number> {
  const { country_id } = await db
    .selectFrom('tenants')
    .where('id', '=', db.tenant_id)
    .select('country_id')
    .executeTakeFirstOrThrow();
  return country_id;
}

const isLogoOf = (tenant: string, file: string) =>
  sql<boolean>`${sql.ref(`${tenant}.logo_url`)} = ${TENANT_LOGO_PATH}::text || ${sql.ref(`${file}.id`)}`;

export const findTenantLogo = (db: TenantDb) =>
  db
    .selectFrom('tenants as t')
    .innerJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 't.id').on(isLogoOf('t', 'f')))
    .where('t.id', '=', db.tenant_id)
    .where('f.tenant_id', '=', db.tenant_id)
    .select('f.bytes')
    .executeTakeFirst();

/** @param fileId null removes the logo */
export async function setTenantLogo(db: TenantDb, fileId: number | null): Promise<void> {
  const logo_url = fileId === null ? null : `${TENANT_LOGO_PATH}${fileId}`;
  await db.updateTable('tenants').set({ logo_url }).where('id', '=', db.tenant_id).execute();
  await tenantChanged(db);
}

export const tenantFiles: FileReference = (db) =>
  sql`exists (select from tenants t where t.id = ${db.tenant_id} and ${isLogoOf('t', 'f')})`;
