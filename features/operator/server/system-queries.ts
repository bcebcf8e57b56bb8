import { sql } from 'kysely';
import { isOpenJob } from '#features/companies/server/index.ts';
import { tenantChanged } from '#features/tenants/server/index.ts';
import type { TenantDb, UnscopedDb } from '#kit/server/db.ts';

export const allTenants = (db: UnscopedDb, id?: number) => {
  let query = db
    .selectFrom('tenants as t')
    .select([
      't.id',
      't.slug',
      't.name',
      't.country_id',
      't.status',
      't.suspended_reason',
      't.created_at',
      sql<string[]>`array(select h.host from tenant_hosts h where h.tenant_id = t.id order by 1)`.as('hosts'),
    ]);
  if (id !== undefined) query = query.where('t.id', '=', id);
  return query.orderBy('t.id').execute();
};

/** Counted inside the tenant; its rows are not visible from outside. */
export async function sizeOf(db: TenantDb) {
  const { rows } = await sql<{ people: number; open_jobs: number }>`select
    (select count(*)::int from users where tenant_id = ${db.tenant_id}) as people,
    (select count(*)::int from jobs where tenant_id = ${db.tenant_id} and ${isOpenJob()}) as open_jobs`.execute(db);
  return rows[0] ?? { people: 0, open_jobs: 0 };
}

/** @returns the new tenant's id, or undefined when the slug is taken */
export async function insertTenant(
  db: TenantDb | UnscopedDb,
  tenant: { slug: string; name: string; country_id: number; locale: string; marketing_site_url: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('tenants')
    .values(tenant)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setTenantStatusOf(db: TenantDb, status: 'active' | 'suspended', reason: string | null): Promise<void> {
  await db.updateTable('tenants').set({ status, suspended_reason: reason }).where('id', '=', db.tenant_id).execute();
  await tenantChanged(db);
}

export async function insertOperator(
  db: TenantDb,
  operator: { email: string; first_name: string; last_name: string; country_id: number; role: 'operator' | 'system_operator' },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ ...operator, status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
