import type pg from 'pg';
import { LOCAL_TABLES, RULES } from './rules.ts';

type Client = Pick<pg.Client, 'query'>;
type Kind = 'distributed' | 'reference' | 'local';

export type PlannedTable = {
  name: string;
  /** What it becomes: rows of tenants are distributed, shared rows are copied to every node. */
  kind: Exclude<Kind, 'local'>;
  now: Kind;
  /** Becomes distributed with the table that it is a part of. */
  is_partition: boolean;
  is_forced: boolean;
  bytes: number;
};

export type Plan = {
  tables: PlannedTable[];
  keys: number;
  views: string[];
  /** Rules of a distributed schema that the tables break, as sentences. */
  faults: string[];
  /** Whether the database has the extension citus. */
  has_citus: boolean;
};

/** The table that all others are colocated with, so that the rows of a tenant are on one node. */
export const ANCHOR = 'companies';

/**
 * Reads from the catalogue how a database is distributed by tenant. Works without Citus, too.
 * A table with a tenant_id is distributed by it, every other one is a reference table.
 */
export async function readPlan(client: Client): Promise<Plan> {
  const hasCitus = await hasExtension(client);
  const { rows: tables } = await client.query<PlannedTable>(`
    with ${LOCAL_TABLES}
    select name, case when of_tenant then 'distributed' else 'reference' end as kind,
      ${hasCitus ? "case p.partmethod when 'h' then 'distributed' when 'n' then 'reference' else 'local' end" : "'local'"} as now,
      is_partition, is_forced, ${hasCitus ? 'case when p.logicalrelid is null then pg_total_relation_size(oid) else 0 end' : 'pg_total_relation_size(oid)'}::float8 as bytes
    from tables t ${hasCitus ? 'left join pg_dist_partition p on p.logicalrelid = t.oid' : ''} order by name`);
  const { rows: keys } = await client.query<{ count: number }>(
    "select count(*)::int from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0",
  );
  const { rows: views } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  const { rows: faults } = await client.query<{ fault: string }>(
    `with ${LOCAL_TABLES} ${RULES.join(' union all ')} order by fault`,
  );
  return {
    tables,
    keys: keys[0]?.count ?? 0,
    views: views.map(({ name }) => name),
    faults: faults.map(({ fault }) => fault),
    has_citus: hasCitus,
  };
}

async function hasExtension(client: Client): Promise<boolean> {
  return (await client.query("select from pg_extension where extname = 'citus'")).rows.length > 0;
}

/** Whether rows of tenants are spread over several nodes. */
export async function isDistributed(client: Client): Promise<boolean> {
  if (!(await hasExtension(client))) return false;
  const { rows } = await client.query("select from pg_dist_partition where logicalrelid = to_regclass($1) and partmethod = 'h'", [
    ANCHOR,
  ]);
  return rows.length > 0;
}

/** Tables that are not yet what they become. */
export const pendingTables = ({ tables }: Plan): PlannedTable[] => tables.filter(({ kind, now }) => kind !== now);

/** The plan in words, one line for each kind. */
export function describePlan(plan: Plan): string[] {
  const named = (kind: Kind) => plan.tables.filter((table) => table.kind === kind);
  const line = (what: string, tables: PlannedTable[]) =>
    `${what} (${tables.length}): ${tables.map(({ name }) => name).join(', ')}`;
  const bytes = pendingTables(plan).reduce((sum, table) => sum + table.bytes, 0);
  const pending = pendingTables(plan).length;
  return [
    line(`Distributed by tenant_id, beside ${ANCHOR}`, named('distributed')),
    line('Reference tables, with a copy on every node', named('reference')),
    'Local on the coordinator: the schemas pgboss and muster_internal',
    `Foreign keys: ${plan.keys}. Views (${plan.views.length}): ${plan.views.join(', ')}`,
    pending === 0
      ? 'All tables are distributed already.'
      : `Still to do: ${pending} tables with ${(bytes / 1024 / 1024).toFixed(0)} MB.`,
  ];
}
