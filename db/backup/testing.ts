import pg from 'pg';
import { asOwner, listTables, setTenant } from './tables.ts';

/**
 * The number of rows of each table and the MD5 of all of them, whatever their order, as text that can be compared.
 * @param snapshot id of an exported snapshot to read; the newest rows by default
 */
export const tableDigests = (ownerUrl: string, snapshot?: string): Promise<Map<string, string>> =>
  asOwner(ownerUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    if (snapshot) await client.query(`set transaction snapshot ${pg.escapeLiteral(snapshot)}`);
    const tenants = (await client.query<{ id: number }>('select id from tenants order by id')).rows;
    const digests = new Map<string, string>();
    for (const { name, columns, forced } of await listTables(client)) {
      const row = `row(${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
      for (const { id } of forced ? tenants : [{ id: 0 }]) {
        await setTenant(client, id);
        const { rows } = await client.query<{ digest: string }>(
          `select count(*) || ' ' || coalesce(md5(string_agg(digest, '' order by digest)), '') as digest
           from (select md5(${row}::text) as digest from ${pg.escapeIdentifier(name)} ${forced ? `where tenant_id = ${id}` : ''}) as r`,
        );
        digests.set(forced ? `${name} of tenant ${id}` : name, rows[0]?.digest ?? '');
      }
    }
    return digests;
  });

/** The tables that differ between two databases. */
export const differingTables = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
