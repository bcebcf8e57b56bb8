import type pg from 'pg';

/** Names of the tables and views with rows of tenants. `tenant_hosts` is read before the tenant is known. */
export async function tenantRelations(db: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'tenant_hosts'
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
     order by 1`,
  );
  return rows.map(({ name }) => name);
}
