import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { fileFault } from '#kit/server/process/cannot-start.ts';
import { markOf } from '#kit/server/process/secrets.ts';
import { isDistributed } from '../distribute/plan.ts';
import { appliedMigrations } from '../migrate.ts';
import { storedMark } from '../secret.ts';
import { BackupError, BackupWriter, type Head, sha256 } from './format.ts';
import { type CheckedBackup, openBackup } from './read.ts';
import { asOwner, listTables, setTenant, type Table } from './tables.ts';

export type Installation = {
  ownerUrl: string;
  appUrl: string;
  roleIsManaged?: boolean;
  secret: string;
  previous_secret?: string | null | undefined;
};

/** The bytes of rows that are compressed together. */
const CHUNK = 1024 * 1024;

/** The column with the contents of uploaded files. */
const CONTENTS = 'bytes';

/**
 * Writes a consistent snapshot of the database while it is in use, under a temporary name. The finished file is read and checked
 * before it gets its name. The queue is left out: restoring queues unsent emails again.
 * @param options.base a full backup: contents of uploaded files that are in it are not written again
 * @param options.onTable called before each table, with its name
 * @param options.onSnapshot called with the id of the snapshot while other transactions can use it
 * @returns how many rows and contents it has, and whether all of them are of one moment: the nodes of a distributed database share no snapshot
 * @throws BackupError when the database is empty, the base cannot be used, or the written file is damaged
 */
export async function writeBackup(
  installation: Installation,
  file: string,
  options: { base?: string | undefined; onTable?: (table: string) => void; onSnapshot?: (id: string) => Promise<void> } = {},
): Promise<Pick<CheckedBackup, 'rows' | 'contents'> & { is_snapshot: boolean }> {
  const partial = `${file}.partial`;
  const base = options.base === undefined ? null : await openFullBackup(options.base);
  try {
    const is_snapshot = !(await asOwner(installation.ownerUrl, isDistributed));
    const handle = await open(partial, 'w', 0o600).catch((error) => {
      if (error.code === 'ENOENT')
        throw new BackupError(`The folder of ${file} does not exist: create it, or choose another one.`);
      throw new BackupError(fileFault(error.code, file) ?? `${file} cannot be written: ${error.message}.`);
    });
    try {
      await writeSnapshot(installation, handle, base && { ...base, name: basename(options.base ?? '') }, options);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const written = await openBackup(partial, { base: options.base, name: 'The written file' });
    await written.close();
    await rename(partial, file);
    return { rows: written.rows, contents: written.contents, is_snapshot };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new BackupError(fileFault(error.code, file) ?? error.message, { cause: error });
    throw error;
  } finally {
    await base?.close();
    // It may never have existed, and its folder neither.
    await rm(partial, { force: true }).catch(() => {});
  }
}

async function openFullBackup(file: string): Promise<CheckedBackup> {
  const backup = await openBackup(file);
  const { base } = backup.head;
  if (!base) return backup;
  await backup.close();
  throw new BackupError(`${file} is not a full backup: use ${base.name}, which it is based on, as the base.`);
}

async function writeSnapshot(
  installation: Installation,
  file: FileHandle,
  base: (CheckedBackup & { name: string }) | null,
  { onTable, onSnapshot }: { onTable?: (table: string) => void; onSnapshot?: (id: string) => Promise<void> },
): Promise<void> {
  await asOwner(installation.ownerUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(client);
    if (!tables.some(({ name }) => name === 'tenants'))
      throw new BackupError('The database is empty: there is nothing to back up.');
    if (onSnapshot) await onSnapshot((await client.query('select pg_export_snapshot() as id')).rows[0].id);
    const tenants = (await client.query<{ id: number }>('select id from tenants order by id')).rows.map(({ id }) => id);
    const writer = new BackupWriter(file);
    await writer.head(await headOf(client, installation, base));
    for (const table of tables) {
      onTable?.(table.name);
      const { contents } = table;
      await writer.table({ table: table.name, columns: table.columns.filter((column) => column !== contents), contents });
      // Each tenant's rows are read as that tenant.
      for (const tenant of table.forced ? tenants : [0]) {
        await setTenant(client, tenant);
        const condition = table.forced ? `where tenant_id = ${tenant}` : '';
        if (contents) await writeRowsWithContents(client, table, condition, writer, base);
        else await writeRows(client, table, condition, writer);
      }
    }
    await writer.foot();
    await client.query('commit');
  });
}

async function headOf(
  client: pg.Client,
  installation: Installation,
  base: (CheckedBackup & { name: string }) | null,
): Promise<Head> {
  const migrations = await appliedMigrations(client);
  const sequences = await client.query<{ name: string; last: number }>(
    "select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  return {
    muster_backup: 2,
    made_at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, Number(last)])),
    secret_marks: await marksOf(client, installation),
    base: base && { name: base.name, id: base.id },
  };
}

/** Of the secrets that restoring needs: two while values are still encrypted with the previous one. */
async function marksOf(client: pg.Client, { secret, previous_secret }: Installation): Promise<string[]> {
  const mark = await storedMark(client);
  if (mark === null || mark === markOf(secret)) return [markOf(secret)];
  if (previous_secret && mark === markOf(previous_secret)) return [markOf(secret), mark];
  throw new BackupError('APP_SECRET is not the secret of this installation: set it to that of the server.');
}

async function writeRows(client: pg.Client, { name, columns }: Table, condition: string, writer: BackupWriter): Promise<void> {
  const list = columns.map(pg.escapeIdentifier).join(', ');
  const rows = client.query(copyTo(`copy (select ${list} from ${pg.escapeIdentifier(name)} ${condition}) to stdout`));
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < CHUNK) continue;
    const text = Buffer.concat(chunks);
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) await writer.addRows(text.subarray(0, end));
    chunks = [text.subarray(end)];
    size = text.length - end;
  }
  if (size > 0) await writer.addRows(Buffer.concat(chunks));
}

/** Rows fetched at a time: their contents are read one by one. */
const FETCHED = 500;

async function writeRowsWithContents(
  client: pg.Client,
  { name, columns, key: keyColumns }: Table,
  condition: string,
  writer: BackupWriter,
  base: CheckedBackup | null,
): Promise<void> {
  const table = pg.escapeIdentifier(name);
  const asText = (column: string) => `${pg.escapeIdentifier(column)}::text`;
  // Where a table stores the SHA-256 of its contents, those in the base need not be read.
  const digest = columns.includes('sha256') ? "encode(sha256, 'hex')" : 'null';
  const others = columns.filter((column) => column !== CONTENTS);
  await client.query(
    `declare contents cursor for select array[${others.map(asText).join(', ')}] as row, array[${keyColumns.map(asText).join(', ')}] as key,
       ${digest} as digest, octet_length(${CONTENTS}) as size from ${table} ${condition}`,
  );
  type Fetched = { row: (string | null)[]; key: string[]; digest: string | null; size: number };
  for (;;) {
    const { rows } = await client.query<Fetched>(`fetch ${FETCHED} from contents`);
    const lines: string[] = [];
    for (const { row, key, digest, size } of rows) {
      const isInBase = digest !== null && (base?.hasContent(digest, size) ?? false);
      if (digest !== null && (isInBase || writer.hasContent(digest, size))) {
        lines.push(copyLine([...row, digest]));
        continue;
      }
      const content = await contentOf(
        client,
        table,
        keyColumns.map((column, at) => [column, key[at] ?? '']),
      );
      const actual = sha256(content);
      if (!base?.hasContent(actual, content.length)) await writer.addContent(content, actual);
      lines.push(copyLine([...row, actual]));
    }
    if (lines.length > 0) await writer.addRows(Buffer.from(lines.join('')));
    if (rows.length < FETCHED) break;
  }
  await client.query('close contents');
}

/** What precedes the value in a binary COPY of one column of one row: signature, flags, extension, number of columns and length. */
const BEFORE_VALUE = 25;

/** A content as bytes. Other queries return it as text of twice the size. */
async function contentOf(client: pg.Client, table: string, key: [column: string, value: string][]): Promise<Buffer> {
  const condition = key.map(([column, value]) => `${pg.escapeIdentifier(column)} = ${pg.escapeLiteral(value)}`).join(' and ');
  const copy = copyTo(`copy (select ${CONTENTS} from ${table} where ${condition}) to stdout (format binary)`);
  const chunks: Buffer[] = [];
  for await (const chunk of client.query(copy)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return bytes.subarray(BEFORE_VALUE, BEFORE_VALUE + bytes.readInt32BE(BEFORE_VALUE - 4));
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A row in COPY format. */
const copyLine = (values: (string | null)[]): string =>
  `${values.map((value) => value?.replace(/[\\\t\n\r]/g, (character) => ESCAPED[character] ?? '') ?? '\\N').join('\t')}\n`;
