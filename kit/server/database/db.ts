import { createHmac, hash } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/types.ts';
import { DEFAULT_STORAGE, enforceStorage, type NotedBytes, type StorageLimits } from '../records/storage.ts';
import { listsAsArrays } from './array-lists.ts';
import { nameTenant } from './name-tenant.ts';
import { countWrites } from './replica-queries.ts';
import { openReplicas, REPLY_TO_CHECK_MS, type Reader, type Replicas } from './replicas.ts';
import { noteSent, noteStatement } from './slow-statements.ts';

// Times are ISO text, days plain text and counts numbers, from the column to the screen.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instantOf);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** PostgreSQL's text of an instant as ISO text. Instants in UTC, which are nearly all, take a seventh of the time without a Date. */
export function instantOf(text: string): string {
  if (text[10] !== ' ' || !text.endsWith('+00')) return new Date(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`;
}

declare const tenantScoped: unique symbol;
/** A transaction bound to one tenant. Row-level security restricts it to that tenant's rows. */
export type TenantDb = Transaction<DB> & {
  [tenantScoped]: true;
  tenant_id: number;
  /**
   * The same transaction for a short statement that most requests send: PostgreSQL parses and plans it once per connection
   * instead of each time. For lookups by key only: the plan soon ignores the values, and every text is kept, so neither may
   * depend on what was asked.
   */
  prepared: Transaction<DB>;
  /** Queues background work in this transaction. */
  queue: TransactionQueue;
  /** Bytes that this transaction stores more, by the person who stores them (kit/server/records/storage.ts). */
  stored: Map<number, NotedBytes>;
  /** People beside the caller whose next reads must see this transaction, because they are notified of it. */
  seen_by: Set<number>;
  /** Whether it reads from a replica, which may lack the last changes. */
  reads_replica: boolean;
  /** PostgreSQL refuses every write in it. */
  reads_only: boolean;
};

/**
 * Queues jobs in a transaction, so either both exist or neither. The background work of the process provides it; in a command without any,
 * nothing is queued, and scheduled work finds what waits.
 */
export type TransactionQueue = {
  sendAll: (db: TenantDb, queue: string, ids: readonly number[], more?: { after_seconds?: number }) => Promise<void>;
};

/**
 * The database without a tenant. Row-level security hides every tenant table from it. Only features/tenants and features/operator
 * use it.
 */
export type UnscopedDb = Kysely<DB>;

export type TransactionOptions = {
  /** PostgreSQL refuses every write in the transaction. */
  reads_only?: boolean | undefined;
  /** Whose write it is: their next reads see it, also on a replica. */
  person?: number | undefined;
  /** How many milliseconds a statement may take, if not as long as those of requests. */
  statement_ms?: number | undefined;
};

export type Database = {
  unscoped: UnscopedDb;
  /** Runs `work` in a transaction of the tenant; commits when it resolves, rolls back when it throws. */
  withTenant<T>(tenantId: number, work: (db: TenantDb) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Reads from a replica that has what the reader wrote, or from the primary. `work` may run twice. */
  readTenant<T>(tenantId: number, reader: Reader, work: (db: TenantDb) => Promise<T>): Promise<T>;
  pool: pg.Pool;
  /** Null without DATABASE_REPLICA_URL. */
  replicas: Replicas | null;
  /** Replaced when background work starts (kit/server/background/background.ts). */
  queue: TransactionQueue;
  /** How much people, companies and tenants may store. */
  storage: StorageLimits;
  close(): Promise<void>;
};

/**
 * Opens the connection pool of the application's role.
 * @param options.appUrl connection of the role that owns nothing and cannot bypass row-level security
 * @param options.otherUrl the same connection with the password that the role has before or after a rotation of the secret
 * @param options.statementMs how long a statement may take before PostgreSQL cancels it
 * @param options.lockMs how long a statement may wait for a lock; as long as it may take by default
 * @param options.waitMs how long a request waits for a free connection
 * @param options.replicas the same connections to replicas
 * @param options.storage how much may be stored; a transaction that stores more is refused
 */
export function connect(options: {
  appUrl: string;
  otherUrl?: string | undefined;
  max?: number;
  statementMs?: number;
  lockMs?: number;
  waitMs?: number;
  replicas?: readonly Connection[];
  storage?: StorageLimits;
}): Database {
  const storage = options.storage ?? DEFAULT_STORAGE;
  const statementMs = options.statementMs ?? 15_000;
  const pool = openPool(options, {
    max: options.max ?? 10,
    connectionTimeoutMillis: options.waitMs ?? 3000,
    statement_timeout: statementMs,
    ...(options.lockMs !== undefined && { lock_timeout: options.lockMs }),
    query_timeout: statementMs + REPLY_MS,
  });
  const replicas = options.replicas?.length ? openReplicas(pool, options.replicas.map(replicaPools(options.max ?? 10))) : null;
  const unscoped = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [listsAsArrays()], log: noteStatement });
  const queue: TransactionQueue = { sendAll: async () => {} };

  return {
    unscoped,
    pool,
    replicas,
    queue,
    storage,
    withTenant: (tenantId, work, options) =>
      withTenant(pool, tenantId, work, { ...options, storage, queue, counts_writes: replicas !== null }),
    readTenant(tenantId, reader, work) {
      const read = (from: pg.Pool, before?: (client: pg.PoolClient) => Promise<void>) =>
        withTenant(from, tenantId, work, { reads_only: true, storage, queue, before });
      return replicas ? replicas.read(tenantId, reader, read, () => read(pool)) : read(pool);
    },
    async close() {
      await replicas?.close();
      await unscoped.destroy();
    },
  };
}

/** A connection of the application's role, and the same with its password before or after a rotation of the secret. */
export type Connection = { appUrl: string; otherUrl?: string | undefined };

/** The application's connection on the servers of replicas, which have the roles of the primary. */
export const replicaConnections = ({ appUrl, otherUrl }: Connection, urls: readonly string[]): Connection[] =>
  urls.map((replica) => {
    const on = (url: string) => {
      const [{ username, password }, changed] = [new URL(url), new URL(replica)];
      return Object.assign(changed, { username, password }).toString();
    };
    return { appUrl: on(appUrl), otherUrl: otherUrl && on(otherUrl) };
  });

function openPool({ appUrl, otherUrl }: Connection, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: appUrl,
    idleTimeoutMillis: 30_000,
    application_name: otherUrl ? WITH_TWO_SECRETS : WITH_ONE_SECRET,
    // Ends connections to a host that is gone and will never say so.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    // A server that is reachable but does not reply, such as a frozen one, cancels nothing. `query_timeout` closes its connections from this side.
    ...settings,
  });
  // Broken idle connections are replaced at the next use. Without a listener the error would end the process.
  pool.on('error', () => {});
  if (otherUrl) tryBothPasswords(pool, appUrl, otherUrl);
  return pool;
}

/** How long a statement may take on a replica, and how long a read waits for a connection to it. Then the primary is asked. */
const REPLICA_STATEMENT_MS = 5000;
const REPLICA_CONNECT_MS = 1000;

const replicaPools = (max: number) => (connection: Connection) => ({
  name: new URL(connection.appUrl).host,
  pool: openPool(connection, {
    max,
    connectionTimeoutMillis: REPLICA_CONNECT_MS,
    statement_timeout: REPLICA_STATEMENT_MS,
    query_timeout: REPLICA_STATEMENT_MS + 1000,
  }),
  checks: openPool(connection, {
    max: 1,
    connectionTimeoutMillis: REPLY_TO_CHECK_MS,
    query_timeout: REPLY_TO_CHECK_MS,
    idleTimeoutMillis: 0,
  }),
});

/** How long a reply may take beyond the time that PostgreSQL gives a statement. */
const REPLY_MS = 5000;

/** Names of the pool's sessions. A process that accepts two secrets continues when the role's password changes. */
export const WITH_ONE_SECRET = 'muster';
const WITH_TWO_SECRETS = 'muster with two secrets';

const WRONG_PASSWORD = '28P01';

/** New connections use the other URL once the password of the present one is refused. */
function tryBothPasswords(pool: pg.Pool, one: string, other: string): void {
  const open = pool.connect.bind(pool);
  async function openEither(): Promise<pg.PoolClient> {
    const tried = pool.options.connectionString;
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === WRONG_PASSWORD)) throw error;
      if (pool.options.connectionString === tried) pool.options.connectionString = tried === one ? other : one;
      return await open();
    }
  }
  type Callback = (error: Error | undefined, client?: pg.PoolClient) => void;
  const connect = (callback?: Callback) => {
    if (!callback) return openEither();
    openEither().then((client) => callback(undefined, client), callback);
  };
  Object.assign(pool, { connect });
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
  options: TransactionOptions & {
    storage: StorageLimits;
    queue: TransactionQueue;
    counts_writes?: boolean;
    /** On a replica: called before the first read. */
    before?: ((client: pg.PoolClient) => Promise<void>) | undefined;
  },
): Promise<T> {
  const opening = [
    options.reads_only ? 'begin transaction read only' : 'begin',
    ...tenantSettings(tenantId),
    ...(options.statement_ms === undefined ? [] : [`set local statement_timeout = ${Math.round(options.statement_ms)}`]),
  ];
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    // The pool's clients send without waiting for earlier replies.
    const opened = noteSent('begin', Promise.all(opening.map((statement) => client.query(statement))));
    opened.catch(() => {});
    // Reads are sent together with the opening. Were it refused, the result is, too; a write must not be sent before that is known.
    if (!options.reads_only) await opened;
    const db = tenantHandle(client, tenantId, { ...options, reads_replica: options.before !== undefined });
    try {
      await options.before?.(client);
      const result = await work(db);
      await opened;
      if (db.stored.size > 0) await enforceStorage(db, options.storage);
      if (options.counts_writes && !options.reads_only) await countWrites(db, writersOf(db, options.person));
      const { command } = await noteSent('commit', client.query('commit'));
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

const writersOf = ({ seen_by }: TenantDb, person: number | undefined): Set<number> =>
  person === undefined ? seen_by : new Set([...seen_by, person]);

/**
 * Switches to another tenant within the transaction, for creating a tenant completely or not at all. Only features/operator uses
 * it.
 */
export async function enterTenant(db: TenantDb | Transaction<DB>, tenantId: number): Promise<TenantDb> {
  for (const statement of tenantSettings(tenantId)) await sql.raw(statement).execute(db);
  const entered = db.withoutPlugins().withPlugin(nameTenant(tenantId));
  const queue = 'queue' in db ? db.queue : { sendAll: async () => {} };
  const more = {
    tenant_id: tenantId,
    prepared: entered,
    queue,
    stored: new Map(),
    seen_by: new Set(),
    reads_replica: false,
    reads_only: false,
  };
  return Object.assign(entered, more) as unknown as TenantDb;
}

/** Runs `work` and rolls it back: it costs the same time and changes nothing. */
export async function runAndRollBack(db: TenantDb, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint rehearsal`.execute(db);
  await work();
  await sql`rollback to savepoint rehearsal`.execute(db);
}

/** Kysely over a client whose transaction is already open, without its own begin and commit. */
function tenantHandle(
  client: pg.PoolClient,
  tenantId: number,
  {
    statement_ms: statementMs,
    reads_only = false,
    queue,
    reads_replica,
  }: Pick<TransactionOptions, 'statement_ms' | 'reads_only'> & { queue: TransactionQueue; reads_replica: boolean },
): TenantDb {
  const limit = statementMs === undefined ? {} : { query_timeout: statementMs + REPLY_MS };
  const plugins = [nameTenant(tenantId)];
  const sending = (query: (text: string, values: unknown[]) => Promise<unknown>) => {
    const held = { connect: async () => ({ query, release: () => {} }), end: async () => {}, options: {} };
    return new Kysely<DB>({
      dialect: new PostgresDialect({ pool: held as unknown as pg.Pool }),
      plugins,
      log: noteStatement,
    });
  };
  const db = sending((text, values) => client.query({ text, values, ...limit }));
  const prepared = sending((text, values) => client.query({ name: nameOfStatement(text), text, values, ...limit }));
  const more = { tenant_id: tenantId, prepared, queue, stored: new Map(), seen_by: new Set(), reads_replica, reads_only };
  return Object.assign(db, more) as unknown as TenantDb;
}

const statementNames = new Map<string, string>();

/** The name of a prepared statement, which a connection keeps for one text. */
function nameOfStatement(text: string): string {
  const known = statementNames.get(text);
  if (known) return known;
  const name = hash('sha256', text, 'base64url');
  statementNames.set(text, name);
  return name;
}

/**
 * The connection string of the application's role, derived from the owner's: same server and database, the role of this database,
 * and a password derived from the installation's secret. Needs no configuration.
 * @param role the role that the schema gives access to; by default that of a new database
 */
export function appRoleUrl(ownerUrl: string, secret: string, role: string = appRoleOf(ownerUrl)): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = createHmac('sha256', secret).update(`${role} database role`).digest('hex');
  return url.toString();
}

/**
 * The name of the application's role for a new database: `muster_app_` and the database's name. A server may have several
 * databases with Muster, and roles belong to the whole server.
 */
export function appRoleOf(ownerUrl: string): string {
  const { pathname, username } = new URL(ownerUrl);
  const database = decodeURIComponent(pathname.slice(1) || username);
  const plain = database
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '_')
    .slice(0, 40);
  return `muster_app_${plain === database ? plain : `${plain}_${hash('sha256', database).slice(0, 8)}`}`;
}
