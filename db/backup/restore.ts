import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { queueAgain } from '#kit/server/background/background.ts';
import { MAIL_QUEUE } from '#kit/server/mail/mail.ts';
import { markOf } from '#kit/server/process/secrets.ts';
import { equivalentMigrations, isKnown, LAST_BEFORE_BASELINE, missingBeforeBaseline } from '../baseline.ts';
import { migrate } from '../migrate.ts';
import { type MigrationFile, readMigrations } from '../migration-files.ts';
import { BackupError } from './format.ts';
import { type CheckedBackup, openBackup } from './read.ts';
import { asOwner, listTables, setTenant } from './tables.ts';
import type { Installation } from './write.ts';

/**
 * Restores a backup into an installation without tenants, completely or not at all, and migrates it to the current schema. The
 * file is read and checked before anything is changed.
 * @param options.base where the full backup is that this one is based on; beside the file by default
 * @param options.onTable called before each table, with its name
 * @param options.files for tests: other migrations than those of this version
 * @returns how many rows were restored
 * @throws BackupError when the file is not a backup, is incomplete, is older than the baseline or was made by a later version, when it
 * needs another secret or file, or when there are tenants
 */
export async function restoreBackup(
  installation: Installation,
  file: string,
  options: { base?: string | undefined; onTable?: (table: string) => void; files?: MigrationFile[] } = {},
): Promise<number> {
  const files = options.files ?? (await readMigrations());
  const backup = await openBackup(file, { base: options.base });
  try {
    requireSecrets(backup, installation);
    const ofBackup = migrationsOf(backup, files);
    await clear(installation.ownerUrl);
    // The others change rows, so they follow the rows, also those numbered before the last of the backup.
    await migrate({ ...installation, files, only: (name) => ofBackup.has(name) });
    await load(installation.ownerUrl, backup, options.onTable);
    await migrate({ ...installation, files });
    await queueUnsentMail(installation.ownerUrl);
    return backup.rows;
  } finally {
    await backup.close();
  }
}

/** The migrations that created the schema of the backup. */
function migrationsOf({ head }: CheckedBackup, files: MigrationFile[]): Set<string> {
  const applied = new Set(head.migrations);
  const later = head.migrations.find((name) => !isKnown(name, files));
  if (later)
    throw new BackupError(
      `This backup was made by a later version of Muster, which has the migration ${later.slice(0, 60)}. Restore it with that version.`,
    );
  const missing = missingBeforeBaseline(applied, files);
  if (missing)
    throw new BackupError(
      `This backup is too old for this version of Muster (first missing migration: ${missing}). Restore it with commit ${LAST_BEFORE_BASELINE} of Muster, which upgrades it, and make a new backup there.`,
    );
  return new Set([...applied, ...equivalentMigrations(applied, files)]);
}

function requireSecrets({ head }: CheckedBackup, { secret, previous_secret }: Installation): void {
  const marks = [secret, previous_secret].flatMap((known) => (known ? [markOf(known)] : []));
  if (head.secret_marks.every((mark) => marks.includes(mark))) return;
  throw new BackupError(
    'This backup was made with a different secret. Without that secret, its authenticator apps and client secrets cannot be decrypted. Set APP_SECRET to ' +
      'the secret of that installation, or copy its file "secret" into the data folder.',
  );
}

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
    await client.query('drop schema if exists pgboss, muster_internal cascade');
    await dropSchemaContents(client);
  });
}

/**
 * Empties the schema `public`, without what belongs to extensions: dropping the schema of a distributed database would drop the
 * extension citus. Each statement is sent by itself, because Citus refuses several in one string.
 */
async function dropSchemaContents(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s %s cascade', kind, string_agg(name, ', ')) as statement from (
      select case relkind when 'v' then 'view if exists' when 'm' then 'materialized view if exists' when 'S' then 'sequence if exists' else 'table if exists' end as kind,
        case relkind when 'v' then 1 when 'm' then 1 when 'S' then 3 else 2 end as place, oid, 'pg_class' as catalog, oid::regclass::text as name
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and not relispartition
          -- Those of identity columns are dropped with their tables.
          and not exists (select from pg_depend d where d.objid = pg_class.oid and d.classid = 'pg_class'::regclass and d.objsubid = 0 and d.deptype = 'i')
      union all
      select 'routine if exists', 4, oid, 'pg_proc', oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 'type if exists', 5, oid, 'pg_type', oid::regtype::text from pg_type
        where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r') ) parts
    where not exists (select from pg_depend d where d.objid = parts.oid and d.classid = parts.catalog::regclass and d.deptype = 'e')
    group by kind, place order by place`);
  for (const { statement } of rows) await client.query(statement);
}

/** Loads in one transaction without constraints and triggers. Foreign keys of all rows are checked at its end. */
async function load(ownerUrl: string, backup: CheckedBackup, onTable: ((table: string) => void) | undefined): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    await setTenant(client, 0);
    const tables = await listTables(client);
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

    await loadRows(client, new Set(tables.map(({ name }) => name)), backup, onTable);

    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await all((table) => `alter table ${table} enable trigger user`);
    await all((table) => `alter table ${table} force row level security`, forced);
    for (const [name, last] of Object.entries(backup.head.sequences))
      await client.query('select setval(to_regclass($1), $2)', [`public.${pg.escapeIdentifier(name)}`, last]);
    await client.query('commit');
    // A new database has no planner statistics.
    await client.query('analyze');
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
  await queueAgain(ownerUrl, MAIL_QUEUE, unsent);
}

async function loadRows(
  client: pg.Client,
  tables: Set<string>,
  backup: CheckedBackup,
  onTable: ((table: string) => void) | undefined,
): Promise<void> {
  let count = 0;
  for await (const { table, columns, rows } of backup.tables()) {
    if (!tables.has(table))
      throw new BackupError(`The file contains an unknown table: ${table.slice(0, 60)}. Nothing was restored.`);
    onTable?.(table);
    const list = columns.map(pg.escapeIdentifier).join(', ');
    const into = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${list}) from stdin`));
    await pipeline(Readable.from(rows), into);
    count += into.rowCount;
  }
  if (count !== backup.rows) throw new BackupError(`${count} of ${backup.rows} rows were loaded. Nothing was restored.`);
}
