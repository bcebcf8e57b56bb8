import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { queueAgain } from '#kit/server/background.ts';
import { tenantSettings } from '#kit/server/db.ts';
import { appliedMigrations, migrate, migrationNames } from './migrate.ts';

/**
 * A backup is one compressed text: a header line, for each table a line with its name and columns, its rows in COPY format and a
 * line `\.`, and a last line with the count of all rows. It does not depend on the version of PostgreSQL, and can be restored
 * into every later schema of the product.
 */
const Head = z.object({
  muster_backup: z.literal(1),
  made_at: z.string(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  /** Last value of each sequence. */
  sequences: z.record(z.string(), z.number()),
  /** Shows whether a secret is the one that encrypted the data, without revealing anything about it. */
  secret_mark: z.string(),
});
const TableHead = z.object({ table: z.string(), columns: z.array(z.string()) });
const Foot = z.object({ rows: z.number() });

const END_OF_ROWS = '\\.';

/** A backup cannot be written or restored. The message says what to do. */
export class BackupError extends Error {}

type Installation = { ownerUrl: string; appUrl: string; roleIsManaged?: boolean; secret: string };

/**
 * Writes a consistent snapshot of the database while it is in use. The queue is left out: restoring queues unsent emails again.
 * @param onTable called before each table, with its name
 * @returns how many rows were written
 * @throws BackupError when the database is empty
 */
export async function writeBackup(
  { ownerUrl, secret }: Installation,
  out: Writable,
  onTable: (table: string) => void = () => {},
): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const file = createGzip();
  const written = pipeline(file, out);
  // A disk failure is reported by `written`, awaited below. Without this it would also count as unhandled.
  written.catch(() => {});
  const write = async (chunk: string | Buffer) => {
    if (!file.write(chunk)) await Promise.race([once(file, 'drain'), written]);
  };
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: tables } = await client.query<Table>(TABLES);
    if (!tables.some(({ name }) => name === 'tenants'))
      throw new BackupError('The database is empty: there is nothing to back up.');
    const tenants = (await client.query<{ id: number }>('select id from tenants order by id')).rows.map(({ id }) => id);
    const migrations = await appliedMigrations(client);
    const sequences = await client.query<{ name: string; last: number }>(
      "select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null",
    );
    const head: z.infer<typeof Head> = {
      muster_backup: 1,
      made_at: new Date().toISOString(),
      migrations: migrations.map(({ name }) => name),
      sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, Number(last)])),
      secret_mark: markOf(secret),
    };
    await write(`${JSON.stringify(head)}\n`);
    let count = 0;
    for (const { name, columns, forced } of tables) {
      onTable(name);
      await write(`${JSON.stringify({ table: name, columns })}\n`);
      const list = columns.map(pg.escapeIdentifier).join(', ');
      // Each tenant's rows are read as that tenant.
      for (const tenant of forced ? tenants : [0]) {
        await setTenant(client, tenant);
        const ofTenant = forced ? ` where tenant_id = ${tenant}` : '';
        const rows = client.query(copyTo(`copy (select ${list} from ${pg.escapeIdentifier(name)}${ofTenant}) to stdout`));
        for await (const chunk of rows) await write(chunk);
        count += rows.rowCount;
      }
      await write(`${END_OF_ROWS}\n`);
    }
    await write(`${JSON.stringify({ rows: count })}\n`);
    file.end();
    await written;
    await client.query('commit');
    return count;
  } catch (error) {
    file.destroy();
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup into an installation without tenants, completely or not at all, and migrates it to the current schema.
 * @param onTable called before each table, with its name
 * @returns how many rows were restored
 * @throws BackupError when the file is not a backup, is incomplete or was made by a later version, when it needs another secret,
 * or when there are tenants
 */
export async function restoreBackup(
  installation: Installation,
  file: Readable,
  onTable: (table: string) => void = () => {},
): Promise<number> {
  const unpacked = createGunzip();
  const reading = pipeline(file, unpacked);
  reading.catch(() => {});
  const lines = linesOf(unpacked);
  try {
    const head = parsed(Head, await nextLine(lines));
    if (head.secret_mark !== markOf(installation.secret))
      throw new BackupError(
        'This backup was made with a different secret. Without that secret, its authenticator apps and client secrets cannot be decrypted. Set APP_SECRET to ' +
          'the secret of that installation, or copy its file "secret" into the data folder.',
      );
    const known = new Set(await migrationNames());
    const later = head.migrations.find((name) => !known.has(name));
    if (later)
      throw new BackupError(
        `This backup was made by a later version of Muster, which has the migration ${later.slice(0, 60)}. Restore it with that version.`,
      );
    await clear(installation.ownerUrl);
    await migrate({ ...installation, to: head.migrations.at(-1) });
    const count = await load(installation.ownerUrl, head, lines, onTable);
    await migrate(installation);
    await queueUnsentMail(installation.ownerUrl);
    return count;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new BackupError('The file is not a backup, or is damaged. Nothing was restored.', { cause: error });
    throw error;
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}

type Table = {
  name: string;
  columns: string[];
  /** The policies also apply to the owner, so each tenant's rows are read as that tenant. */
  forced: boolean;
};

/** All tables, without partitions and generated columns. */
const TABLES = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely\\_%'
  order by c.relname`;

/** Drops a schema without tenants, such as that of a server that has only been started. */
async function clear(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query("select to_regclass('public.tenants') is not null as found");
    if (rows[0].found) {
      const tenants = Number((await client.query('select count(*) as count from tenants')).rows[0].count);
      if (tenants > 0)
        throw new BackupError(
          `This installation contains ${tenants === 1 ? 'a tenant' : `${tenants} tenants`}. A backup can only be restored into an empty one: set another DATA_DIR or DATABASE_URL.`,
        );
    }
    await client.query('drop schema if exists pgboss, muster_internal cascade; drop schema public cascade; create schema public');
  });
}

/** Loads in one transaction without constraints and triggers. Foreign keys of all rows are checked at its end. */
async function load(
  ownerUrl: string,
  { sequences }: z.infer<typeof Head>,
  lines: AsyncGenerator<Buffer>,
  onTable: (table: string) => void,
): Promise<number> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    await setTenant(client, 0);
    const { rows: tables } = await client.query<Table>(TABLES);
    const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`,
    );
    const all = async (statement: (table: string) => string, of = tables) => {
      for (const { name } of of) await client.query(statement(pg.escapeIdentifier(name)));
    };
    const forced = tables.filter((table) => table.forced);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    await all((table) => `alter table ${table} no force row level security`, forced);
    await all((table) => `alter table ${table} disable trigger user`);
    // The backup also contains what migrations wrote.
    for (const { name } of tables) await client.query(`delete from ${pg.escapeIdentifier(name)}`);

    const count = await loadRows(client, new Map(tables.map((table) => [table.name, table])), lines, onTable);

    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await all((table) => `alter table ${table} enable trigger user`);
    await all((table) => `alter table ${table} force row level security`, forced);
    for (const [name, last] of Object.entries(sequences))
      await client.query('select setval(to_regclass($1), $2)', [`public.${pg.escapeIdentifier(name)}`, last]);
    await client.query('commit');
    // A new database has no planner statistics.
    await client.query('analyze');
    return count;
  });
}

async function queueUnsentMail(ownerUrl: string): Promise<void> {
  const unsent = await asOwner(ownerUrl, async (client) => {
    const found: { tenant_id: number; id: number }[] = [];
    await client.query('begin');
    for (const { id: tenant } of (await client.query<{ id: number }>('select id from tenants')).rows) {
      await setTenant(client, tenant);
      const unsentOfTenant = 'select tenant_id, id from mails where tenant_id = $1 and sent_at is null order by id';
      found.push(...(await client.query(unsentOfTenant, [tenant])).rows);
    }
    await client.query('commit');
    return found;
  });
  await queueAgain(ownerUrl, 'mail', unsent);
}

async function loadRows(
  client: pg.Client,
  tables: Map<string, Table>,
  lines: AsyncGenerator<Buffer>,
  onTable: (table: string) => void,
): Promise<number> {
  let count = 0;
  for (;;) {
    const line = await nextLine(lines);
    const foot = Foot.safeParse(jsonOf(line));
    if (foot.success) {
      if (foot.data.rows !== count)
        throw new BackupError(`The file is incomplete: it contains ${count} of ${foot.data.rows} rows. Nothing was restored.`);
      return count;
    }
    const { table, columns } = parsed(TableHead, line);
    if (!tables.has(table))
      throw new BackupError(`The file contains an unknown table: ${table.slice(0, 60)}. Nothing was restored.`);
    onTable(table);
    const list = columns.map(pg.escapeIdentifier).join(', ');
    const into = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${list}) from stdin`));
    await pipeline(Readable.from(rowsOf(lines)), into);
    count += into.rowCount;
  }
}

async function* rowsOf(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const line = await nextLine(lines);
    if (line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS) return;
    yield line;
    yield NEW_LINE;
  }
}

const NEW_LINE = Buffer.from('\n');

/** The lines of a stream without their ends. COPY writes other control characters as text. */
async function* linesOf(stream: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]);
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
}

async function nextLine(lines: AsyncGenerator<Buffer>): Promise<Buffer> {
  const { value, done } = await lines.next();
  if (done) throw new BackupError('The file is cut short. Nothing was restored.');
  return value;
}

function jsonOf(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return null;
  }
}

function parsed<S extends z.ZodType>(schema: S, line: Buffer): z.infer<S> {
  const { data, success } = schema.safeParse(jsonOf(line));
  if (!success) throw new BackupError('The file is not a backup of Muster, or is damaged. Nothing was restored.');
  return data;
}

const markOf = (secret: string) => createHmac('sha256', secret).update('muster backup').digest('hex').slice(0, 16);

async function setTenant(client: pg.Client, tenantId: number): Promise<void> {
  for (const statement of tenantSettings(tenantId)) await client.query(statement);
}

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Also rolls back an open transaction.
    await client.end();
  }
}
