import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { prepareQueues } from '#kit/server/background.ts';
import { tenantSettings } from '#kit/server/db.ts';

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));

/**
 * Migrates a database to the current schema, forward only, and sets the application role's password.
 * Several processes may call it at the same time: the migrator takes a lock.
 * @param options.ownerUrl connection of the role that owns the schema
 * @param options.appUrl connection of the application's role, with its password
 * @param options.to last migration to apply; all by default
 * @returns the names of the migrations that were applied now
 */
export async function migrate(options: { ownerUrl: string; appUrl: string; to?: string | undefined }): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: options.ownerUrl, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
    const { error, results = [] } = options.to ? await migrator.migrateTo(options.to) : await migrator.migrateToLatest();
    if (error) throw error;
    const { username, password } = new URL(options.appUrl);
    if (username === 'muster_app') await sql`alter role muster_app password ${sql.lit(decodeURIComponent(password))}`.execute(db);
    await prepareQueues(options.ownerUrl);
    return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/** The names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  const names = await readdir(FOLDER);
  return names.flatMap((name) => (name.endsWith('.sql') ? [name.replace('.sql', '')] : [])).sort();
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const read = (await migrationNames()).map(async (name) => {
    const text = await readFile(`${FOLDER}${name}.sql`, 'utf8');
    const up = async (db: Kysely<unknown>) => {
      // Forced policies also apply to an owner who is not a superuser, and checking a new foreign key reads tenant tables.
      for (const statement of tenantSettings(0)) await sql.raw(statement).execute(db);
      await sql.raw(text).execute(db);
    };
    return [name, { up }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
