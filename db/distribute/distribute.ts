import pg from 'pg';
import { tenantSettings } from '#kit/server/database/db.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { roleInUse } from '../app-role.ts';
import { migrationLock, missingMigration } from '../migrate.ts';
import { ANCHOR, isDistributed, type Plan, type PlannedTable, pendingTables, readPlan } from './plan.ts';
import { bringBack, storeParts, takeAway } from './schema-parts.ts';

/**
 * Distributes the tables of a migrated installation over the nodes of a Citus cluster, by tenant. No server may be connected. It can be
 * interrupted at any time: the next run continues. Does nothing when all tables are distributed.
 * @param options.log receives a line for each step
 * @returns how many tables were distributed now
 * @throws CannotStart when the database has no Citus, no workers or connected servers, lacks a migration, or breaks a rule of `RULES`
 */
export async function distribute({ ownerUrl, log }: { ownerUrl: string; log: (line: string) => void }): Promise<number> {
  return connected(ownerUrl, async (client) => {
    const plan = await readPlan(client);
    await requireReady(client, plan);
    const send = (statement: string) => inTransaction(client, statement);
    const pending = pendingTables(plan);
    const isInterrupted = (await client.query("select to_regclass('muster_internal.distribution') is not null as found")).rows[0]
      ?.found;
    // A move that crashed leaves tables whose policies do not apply to their owner.
    for (const { name } of await unforcedTables(client)) if (!isInterrupted) await send(forceOf(name));
    if (pending.length === 0 && !isInterrupted) return 0;
    await storeParts(client);
    if (pending.length > 0) {
      log('Dropping foreign keys and views, which come back at the end.');
      await takeAway(client, send);
    }
    for (const [at, table] of inOrder(pending).entries()) {
      log(`${at + 1} of ${pending.length}: ${table.name}`);
      await send(statementFor(table));
    }
    log('Creating foreign keys and views again.');
    const keys = await bringBack(client, send);
    log(`Foreign keys: ${keys}. Analyzing.`);
    await setStatistics(client);
    await client.query('analyze');
    const left = pendingTables(await readPlan(client));
    if (left.length > 0) throw new Error(`Tables were not distributed: ${left.map(({ name }) => name).join(', ')}`);
    return pending.length;
  });
}

/** Distributed tables with policies that are not forced on their owner. */
export async function unforcedTables(client: pg.Client): Promise<{ name: string }[]> {
  if (!(await isDistributed(client))) return [];
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relrowsecurity and not relforcerowsecurity
       and oid in (select logicalrelid from pg_dist_partition where partmethod = 'h') order by 1`,
  );
  return rows;
}

export const forceOf = (table: string): string => `alter table ${table} force row level security`;

/** Shared rows first, then the table that the others are beside. A partition follows its table. */
function inOrder(tables: PlannedTable[]): PlannedTable[] {
  const rank = ({ kind, name }: PlannedTable) => (kind === 'reference' ? 0 : name === ANCHOR ? 1 : 2);
  return tables.filter(({ is_partition }) => !is_partition).sort((a, b) => rank(a) - rank(b));
}

function statementFor({ name, kind }: PlannedTable): string {
  const table = pg.escapeLiteral(name);
  if (kind === 'reference') return `select create_reference_table(${table})`;
  return `select create_distributed_table(${table}, 'tenant_id', colocate_with => '${name === ANCHOR ? 'none' : ANCHOR}')`;
}

/** Citus creates the shards of partitions without the statistics targets of their columns. */
export async function setStatistics(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; command: string }>(
    `select c.oid::regclass::text as table, format('alter table %%s alter column %I set statistics %s', a.attname, a.attstattarget) as command
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attstattarget > 0
     where c.relispartition and c.oid in (select logicalrelid from pg_dist_partition where partmethod = 'h') order by 1, 2`,
  );
  for (const { table, command } of rows) {
    const { rows: failed } = await client.query<{ result: string }>(
      'select result from run_command_on_shards($1::regclass, $2) where not success',
      [table, command],
    );
    if (failed[0]) throw new Error(`${table}: ${failed[0].result}`);
  }
}

async function requireReady(client: pg.Client, plan: Plan): Promise<void> {
  await requireCluster(client, plan);
  const missing = await missingMigration(client);
  if (missing) throw new CannotStart(`The migration ${missing} is missing: run npm run migrate first.`);
  if (plan.faults.length > 0)
    throw new CannotStart(`These tables cannot be distributed:\n${plan.faults.join('\n')}\nNothing was changed.`);
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int from pg_stat_activity where datname = current_database() and usename = $1',
    [await roleInUse(client)],
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0 && pendingTables(plan).length > 0)
    throw new CannotStart(
      `Servers of this installation are connected (${count} connections): stop all of them first. Nothing was changed.`,
    );
}

/** @throws CannotStart when the database is not the coordinator of a Citus cluster with workers */
export async function requireCluster(client: pg.Client, { has_citus }: Pick<Plan, 'has_citus'>): Promise<void> {
  if (!has_citus)
    throw new CannotStart(
      'The database has no extension citus: as a superuser, run CREATE EXTENSION citus on the coordinator and each worker, and add the workers with citus_add_node().',
    );
  const { rows } = await client.query<{ count: number }>('select count(*)::int from citus_get_active_worker_nodes()');
  if (!rows[0]?.count)
    throw new CannotStart(
      'The cluster has no active workers: add them with citus_add_node() on the coordinator, as a superuser.',
    );
}

/** Runs work of the owner under the lock of the migrations, without a limit on the time of a statement. */
export async function connected<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'muster distribute' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await migrationLock(client);
    return await work(client);
  } finally {
    // Also releases the lock.
    await client.end();
  }
}

/** Statements of the owner meet the policies of the tables, also on the nodes: no tenant has the number 0. */
export async function inTransaction(client: pg.Client, statement: string): Promise<void> {
  await client.query('begin');
  try {
    for (const setting of tenantSettings(0)) await client.query(setting);
    await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
