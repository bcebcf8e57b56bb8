import pg from 'pg';
import { tenantSettings } from '#kit/server/database/db.ts';

export type Table = {
  name: string;
  columns: string[];
  /** The column with the contents of files, which are stored apart from the row: `bytes`, where it is binary. */
  contents: string | null;
  /** Its primary key. */
  key: string[];
  /** The policies also apply to the owner, so each tenant's rows are read as that tenant. */
  forced: boolean;
};

/** All tables, without partitions and generated columns. */
const TABLES = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'bytes' and a.atttypid = 'bytea'::regtype and not a.attisdropped) as contents,
    coalesce((select array_agg(a.attname::text order by a.attnum) from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary), '{}') as key
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely\\_%'
  order by c.relname`;

export const listTables = async (client: pg.Client): Promise<Table[]> => (await client.query<Table>(TABLES)).rows;

/** Sets the tenant whose rows the transaction reads and writes. */
export async function setTenant(client: pg.Client, tenantId: number): Promise<void> {
  for (const statement of tenantSettings(tenantId)) await client.query(statement);
}

export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Also rolls back an open transaction.
    await client.end();
  }
}
