import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { prepareQueues } from '#kit/server/background/background.ts';
import { tenantSettings } from '#kit/server/database/db.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { isOlder, VERSION } from '#kit/server/process/version.ts';
import { connectionFault, ensureAppRole, isCode, withRole } from './app-role.ts';
import { equivalentMigrations, LAST_BEFORE_BASELINE, missingBeforeBaseline } from './baseline.ts';
import { type MigrationFile, readMigrations, splitStatements, statementsOf } from './migration-files.ts';

/** The lock of Kysely's migrator as well, which releases before 0.2.0 use. */
const LOCK = '3853314791062309107';
const LOCK_POLL_MS = 100;
/** A statement that waits for a lock makes all later ones on that table wait behind it, so it gives up soon and tries again. */
const LOCK_TIMEOUT_MS = 2000;
const TRIES = 12;
const LONGEST_PAUSE_MS = 15_000;

export type MigrateOptions = {
  /** Connection of the role that owns the schema. */
  ownerUrl: string;
  /** Connection of the application's role, with its password. */
  appUrl: string;
  /** The role of `appUrl` is created and changed by somebody else. */
  roleIsManaged?: boolean;
  /** Which migrations to apply; all by default. */
  only?: (name: string) => boolean;
  /** Receives a line for each repeated try and each change of a password. */
  log?: (line: string) => void;
  /** For tests: other migrations than those of this version, another version, and less patience with locks. */
  files?: MigrationFile[];
  version?: string;
  lockTimeoutMs?: number;
  tries?: number;
};

/**
 * Migrates a database to the current schema, forward only, and creates the application's role. Each migration is a transaction
 * unless its file says otherwise, so an interrupted run continues where it stopped. Several processes may call it at the same time.
 * @returns the names of the migrations that were applied now
 * @throws CannotStart when the database is older than the baseline, when a later version has migrated it so that this one no longer
 * works, when a lock cannot be obtained, or when the application's role cannot connect
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { ownerUrl, appUrl, roleIsManaged = false, log = () => {} } = options;
  const files = options.files ?? (await readMigrations());
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'muster migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    // Limits of the role are meant for requests.
    await client.query('set statement_timeout = 0');
    await migrationLock(client);
    const applied = await appliedMigrations(client);
    checkLaterMigrations(applied, files, options.version ?? VERSION);
    const done = new Set(applied.map(({ name }) => name));
    checkBaseline(done, files);
    const role = await retried('The role of the application', options, () =>
      ensureAppRole(client, { appUrl, roleIsManaged }, log),
    );
    await client.query(RECORD);
    await recordEquivalent(client, done, files);
    const pending = files.filter(({ name }) => !done.has(name) && (options.only?.(name) ?? true));
    for (const file of pending) {
      await retried(`Migration ${file.name}`, options, () => apply(client, file, role, options));
      done.add(file.name);
    }
    await recordEquivalent(client, done, files);
    await prepareQueues(ownerUrl, role);
    return pending.map(({ name }) => name);
  } finally {
    // Also releases the lock.
    await client.end();
  }
}

/**
 * Checks that the schema is complete and the application can connect, for a start that must not migrate.
 * @throws CannotStart when migrations are missing, when a later version has migrated the database so that this one no longer works,
 * or when the application's role cannot connect
 */
export async function checkSchema(options: Pick<MigrateOptions, 'ownerUrl' | 'appUrl' | 'files'>): Promise<void> {
  const { ownerUrl, appUrl } = options;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const [applied, files] = [await appliedMigrations(client), options.files ?? (await readMigrations())];
    checkLaterMigrations(applied, files, VERSION);
    const missing = files.find(({ name }) => !applied.some((one) => one.name === name));
    if (missing)
      throw new CannotStart(
        `The schema of the database is older than this version of Muster, and MIGRATE is off (first missing migration: ${missing.name}): run npm run migrate, then start again.`,
      );
    const fault = await connectionFault(appUrl);
    if (fault)
      throw new CannotStart(
        `The role of the application cannot connect (${fault.message}), and MIGRATE is off: run npm run migrate with the same APP_SECRET and DATABASE_APP_URL, then start again.`,
      );
  } finally {
    await client.end();
  }
}

/** Whether the database has been migrated at all. */
export async function hasSchema(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await appliedMigrations(client)).length > 0;
  } finally {
    await client.end();
  }
}

/** Turns a missing privilege into a sentence for the person who starts Muster. */
export function sayWhatTheRoleLacks(error: unknown): never {
  if (isCode(error, '42501') && error instanceof Error)
    throw new CannotStart(
      `The role in DATABASE_URL lacks a privilege: ${error.message}. It must own the database and have CREATEROLE.`,
    );
  throw error;
}

type Applied = { name: string; oldest_version: string | null };

/** Outside the schema public, which belongs to the migrations and the backup. */
const RECORD = `create schema if not exists muster_internal;
  create table if not exists muster_internal.migrations (
    name text primary key, oldest_version text, applied_at timestamptz not null default now())`;

/** The applied migrations, in order. Releases before 0.2.0 recorded theirs in Kysely's table. */
export async function appliedMigrations(client: Pick<pg.Client, 'query'>): Promise<Applied[]> {
  const { rows: tables } = await client.query<{ own: boolean; former: boolean }>(
    `select to_regclass('muster_internal.migrations') is not null as own, to_regclass('public.kysely_migration') is not null as former`,
  );
  const own = tables[0]?.own ? 'select name, oldest_version from muster_internal.migrations' : '';
  const former = tables[0]?.former ? 'select name, null from kysely_migration' : '';
  const all = [own, former].filter(Boolean).join(' union all ');
  if (!all) return [];
  const { rows } = await client.query<Applied>(
    `select name, max(oldest_version) as oldest_version from (${all}) as m (name, oldest_version) group by name order by name`,
  );
  return rows;
}

/** A later version may have migrated the database: this one works with it unless a contract step removed what it needs. */
function checkLaterMigrations(applied: Applied[], files: MigrationFile[], version: string): void {
  const known = new Set(files.map(({ name }) => name));
  const refused = applied.find(
    ({ name, oldest_version }) => !known.has(name) && oldest_version !== null && isOlder(version, oldest_version),
  );
  if (refused)
    throw new CannotStart(
      `The database was migrated by a later version of Muster (migration ${refused.name}), and this version, ${version}, no longer works with it: start version ${refused.oldest_version} or later, or restore a backup from before the upgrade into a new database.`,
    );
}

function checkBaseline(applied: ReadonlySet<string>, files: MigrationFile[]): void {
  const missing = missingBeforeBaseline(applied, files);
  if (missing)
    throw new CannotStart(
      `The database is too old for this version of Muster (first missing migration: ${missing}): start commit ${LAST_BEFORE_BASELINE} of Muster once, which upgrades it, then start this version again.`,
    );
}

/** Records migrations that have the same effect as those that were applied. */
async function recordEquivalent(client: pg.Client, applied: Set<string>, files: MigrationFile[]): Promise<void> {
  const names = equivalentMigrations(applied, files);
  if (names.length === 0) return;
  await client.query('insert into muster_internal.migrations (name) select unnest($1::text[]) on conflict do nothing', [names]);
  for (const name of names) applied.add(name);
}

/** The first migration that the database lacks, or null. */
export async function missingMigration(client: Pick<pg.Client, 'query'>): Promise<string | null> {
  const applied = new Set((await appliedMigrations(client)).map(({ name }) => name));
  return (await readMigrations()).find(({ name }) => !applied.has(name))?.name ?? null;
}

/**
 * Takes the lock that all changes of the schema share, for the session. Waits for it by asking for it again and again: a statement that waited inside PostgreSQL would hold a snapshot, for which
 * `create index concurrently` of the lock's holder waits in turn.
 */
export async function migrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
    if (rows[0]?.taken) return;
    await wait(LOCK_POLL_MS);
  }
}

/** Repeats `work` while other sessions are in the way: lock timeouts, deadlocks, and concurrent changes of a role. */
async function retried<T>(what: string, options: MigrateOptions, work: () => Promise<T>): Promise<T> {
  const { tries = TRIES, log = () => {} } = options;
  for (let attempt = 1, pause = 250; ; attempt++, pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const isBlocked =
        isCode(error, '55P03', '40P01') || (error instanceof Error && error.message === 'tuple concurrently updated');
      if (!isBlocked || !(error instanceof Error)) throw error;
      if (attempt === tries)
        throw new CannotStart(
          `${what} could not be applied in ${tries} tries, because other sessions use the same tables (${error.message}): end long transactions such as reports and backups, and start again. What was applied so far stays applied.`,
          { cause: error },
        );
      log(`${what} was blocked by other sessions (${error.message}). Trying again, ${attempt} of ${tries}.`);
      await wait(pause);
    }
  }
}

function apply(client: pg.Client, file: MigrationFile, role: string, options: MigrateOptions): Promise<void> {
  const text = withRole(file.text, role);
  if (file.mode === 'no transaction') return applyStatements(client, file, statementsOf(text));
  if (file.mode === 'batches') return applyBatches(client, file, text, options);
  return inTransaction(client, 0, options, async () => {
    for (const statement of splitStatements(text)) await client.query(statement);
    await record(client, file);
  });
}

/** Runs each statement by itself, without a limit on waiting: these statements wait without making others wait. */
async function applyStatements(client: pg.Client, file: MigrationFile, statements: string[]): Promise<void> {
  for (const statement of statements) {
    const [, index] = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i.exec(statement) ?? [];
    // An interrupted build leaves an invalid index.
    if (index) await dropInvalidIndex(client, index);
    await client.query(statement);
  }
  await record(client, file);
}

async function dropInvalidIndex(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [name]);
  if (rows[0]) await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(name)}`);
}

/** Runs the statement for each tenant, and for rows without a tenant, until it changes none. */
async function applyBatches(client: pg.Client, file: MigrationFile, text: string, options: MigrateOptions): Promise<void> {
  const { rows: tenants } = await client.query<{ id: number }>('select id from tenants order by id');
  for (const tenant of [0, ...tenants.map(({ id }) => id)]) {
    let changed = 0;
    do {
      changed = await retried(`Migration ${file.name}`, options, () =>
        inTransaction(client, tenant, options, async () => (await client.query(forTenant(text, tenant))).rowCount ?? 0),
      );
    } while (changed > 0);
  }
  await record(client, file);
}

/** A distributed database finds the node of a tenant by a constant. */
const forTenant = (text: string, tenant: number): string =>
  text.replaceAll(/current_setting\('app\.tenant_id'\)::int\b/g, String(tenant));

async function inTransaction<T>(
  client: pg.Client,
  tenant: number,
  { lockTimeoutMs = LOCK_TIMEOUT_MS }: MigrateOptions,
  work: () => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    // Forced policies also apply to an owner who is not a superuser, and checking a new foreign key reads tenant tables.
    for (const statement of tenantSettings(tenant)) await client.query(statement);
    // A distributed database changes a table and what refers to it in one transaction only over one connection to each node.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function record(client: pg.Client, { name, contract }: MigrationFile): Promise<void> {
  await client.query(
    'insert into muster_internal.migrations (name, oldest_version) values ($1, $2) on conflict (name) do nothing',
    [name, contract],
  );
  if (contract === null) return;
  // Makes releases before 0.2.0 refuse to start, which read only this table.
  const { rows } = await client.query("select from pg_class where oid = to_regclass('public.kysely_migration')");
  if (rows[0])
    await client.query('insert into kysely_migration (name, timestamp) values ($1, $2) on conflict do nothing', [
      name,
      new Date().toISOString(),
    ]);
}
