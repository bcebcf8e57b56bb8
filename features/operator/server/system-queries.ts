import { sql } from 'kysely';
import { tenantChanged } from '#features/tenants/server/index.ts';
import type { TenantDb, UnscopedDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';

export const allTenants = (db: UnscopedDb, id?: number) => {
  let query = db
    .selectFrom('tenants as t')
    .select([
      't.id',
      't.slug',
      't.name',
      't.colour_preset',
      't.country_id',
      't.status',
      't.suspended_reason',
      't.created_at',
      sql<string[]>`array(select h.host from tenant_hosts h where h.tenant_id = t.id order by 1)`.as('hosts'),
    ]);
  if (id !== undefined) query = query.where('t.id', '=', id);
  return query.orderBy('t.id').execute();
};

/** The decisions about tenants, newest first, with the tenant's present name. */
export async function findInstallationRows(db: UnscopedDb, page: { limit: number; offset: number }) {
  const { total } = await db
    .selectFrom('installation_events')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('installation_events as e')
    .leftJoin('tenants as t', 't.id', 'e.for_tenant')
    .leftJoin('tenants as home', 'home.id', 'e.actor_tenant')
    .select([
      'e.id',
      'e.at',
      'e.actor_tenant',
      'e.actor_id',
      'e.action',
      'e.for_tenant',
      'e.details',
      't.name as tenant_name',
      'home.name as actor_tenant_name',
    ])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

/** The names of people of a tenant, by id. */
export async function namesOf(db: TenantDb, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('users as u')
    .where('u.id', 'in', ids)
    .select(['u.id', fullName('u').as('name')])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** @returns the new tenant's id, or undefined when the slug is taken */
export async function insertTenant(
  db: TenantDb | UnscopedDb,
  tenant: { slug: string; name: string; country_id: number; locale: string; marketing_site_url: string; crisis_line: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('tenants')
    .values(tenant)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setTenantName(db: TenantDb, name: string): Promise<void> {
  await db.updateTable('tenants').set({ name }).where('id', '=', db.tenant_id).execute();
  await tenantChanged(db);
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
