import { createHmac } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/types.ts';
import { nameTenant } from './name-tenant.ts';

// Times are ISO text, days plain text and counts numbers, from the column to the screen.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

declare const tenantScoped: unique symbol;
/** A transaction bound to one tenant. Row-level security restricts it to that tenant's rows. */
export type TenantDb = Transaction<DB> & { [tenantScoped]: true; tenant_id: number };

/**
 * The database without a tenant. Row-level security hides every tenant table from it. Only features/tenants and features/operator
 * use it.
 */
export type UnscopedDb = Kysely<DB>;

/** `reads_only`: PostgreSQL refuses every write in the transaction. */
export type TransactionOptions = { reads_only?: boolean | undefined };

export type Database = {
  unscoped: UnscopedDb;
  /** Runs `work` in a transaction of the tenant; commits when it resolves, rolls back when it throws. */
  withTenant<T>(tenantId: number, work: (db: TenantDb) => Promise<T>, options?: TransactionOptions): Promise<T>;
  pool: pg.Pool;
  close(): Promise<void>;
};

/**
 * Opens the connection pool of the application's role.
 * @param options.appUrl connection of the role that owns nothing and cannot bypass row-level security
 * @param options.statementMs how long a statement may take before PostgreSQL cancels it
 * @param options.waitMs how long a request waits for a free connection
 */
export function connect(options: { appUrl: string; max?: number; statementMs?: number; waitMs?: number }): Database {
  const pool = new pg.Pool({
    connectionString: options.appUrl,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.waitMs ?? 3000,
    idleTimeoutMillis: 30_000,
    application_name: 'muster',
    statement_timeout: options.statementMs ?? 15_000,
    pipeline: true,
  });
  // Broken idle connections are replaced at the next use. Without a listener the error would end the process.
  pool.on('error', () => {});
  const unscoped = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

  return {
    unscoped,
    pool,
    withTenant: (tenantId, work, options) => withTenant(pool, tenantId, work, options),
    close: () => unscoped.destroy(),
  };
}

/**
 * The statements that set a transaction's tenant. Each is sent separately, because a distributed database forwards the whole
 * query string of a SET to its workers. It forwards SET LOCAL but not set_config() (docs/architecture.md).
 * @param tenantId 0 for work that reads no tenant's rows
 */
export function tenantSettings(tenantId: number): string[] {
  if (!Number.isSafeInteger(tenantId) || tenantId < 0) throw new Error('A tenant id is a positive integer');
  return ["set local citus.propagate_set_commands = 'local'", `set local app.tenant_id = '${tenantId}'`];
}

async function withTenant<T>(
  pool: pg.Pool,
  tenantId: number,
  work: (db: TenantDb) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const opening = [options.reads_only ? 'begin transaction read only' : 'begin', ...tenantSettings(tenantId)];
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    // One round trip: the pool's clients send without waiting for earlier replies.
    await Promise.all(opening.map((statement) => client.query(statement)));
    const db = tenantHandle(client, tenantId);
    try {
      const result = await work(db);
      const { command } = await client.query('commit');
      // A caught error leaves the transaction aborted, and PostgreSQL replies to COMMIT with ROLLBACK.
      if (command === 'ROLLBACK') throw new Error('The transaction was already aborted by an earlier statement');
      return result;
    } catch (error) {
      await client.query('rollback').catch((e: Error) => {
        broken = e;
      });
      throw error;
    }
  } catch (error) {
    throw broken ?? error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/**
 * Switches to another tenant within the transaction, for creating a tenant completely or not at all. Only features/operator uses
 * it.
 */
export async function enterTenant(db: TenantDb | Transaction<DB>, tenantId: number): Promise<TenantDb> {
  for (const statement of tenantSettings(tenantId)) await sql.raw(statement).execute(db);
  return Object.assign(db.withoutPlugins().withPlugin(nameTenant(tenantId)), { tenant_id: tenantId }) as unknown as TenantDb;
}

/** Runs `work` and rolls it back: it costs the same time and changes nothing. */
export async function runAndRollBack(db: TenantDb, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint rehearsal`.execute(db);
  await work();
  await sql`rollback to savepoint rehearsal`.execute(db);
}

/** Kysely over a client whose transaction is already open, without its own begin and commit. */
function tenantHandle(client: pg.PoolClient, tenantId: number): TenantDb {
  const held = {
    connect: async () => ({ query: client.query.bind(client), release: () => {} }),
    end: async () => {},
    options: {},
  };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: held }), plugins: [nameTenant(tenantId)] });
  return Object.assign(db, { tenant_id: tenantId }) as unknown as TenantDb;
}

/**
 * The connection string of the application's role, derived from the owner's: same server and database, role `muster_app`, and a
 * password derived from the installation's secret. Needs no configuration.
 */
export function appRoleUrl(ownerUrl: string, secret: string): string {
  const url = new URL(ownerUrl);
  url.username = 'muster_app';
  url.password = createHmac('sha256', secret).update('muster_app database role').digest('hex');
  return url.toString();
}
