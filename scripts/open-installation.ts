import { resolve } from 'node:path';
import { type Config, readConfig } from '#apps/api/config.ts';
import { type AppConnection, findAppConnection } from '#db/app-role.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { hasEmbeddedDatabase, runningPostgres } from '#db/embedded/running.ts';
import { hasSchema, migrate, sayWhatTheRoleLacks } from '#db/migrate.ts';
import { checkSecret } from '#db/secret.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { reachDatabase } from '#kit/server/database/reach-database.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { ownSecret } from '#kit/server/process/own-secret.ts';

export type Installation = AppConnection & {
  ownerUrl: string;
  /** The installation's secret; unknown when DATABASE_APP_URL is set without it. */
  secret: string | null;
  previous_secret: string | null;
  close(): Promise<void>;
};

/**
 * Opens this installation's database for a command: that of DATABASE_URL, the embedded one of a running Muster, or the embedded
 * one, started for the duration of the command.
 * @param options.schema `current` migrates a database that is empty, or embedded and not running; `as_it_is` changes nothing; `new` is
 * for a restore, which may also create an embedded database. No other command does: it would be a second one beside the server's.
 * @throws CannotStart when there is no database, it cannot be opened, or APP_SECRET is not its secret
 */
export async function openInstallation({
  schema = 'current',
}: {
  schema?: 'current' | 'as_it_is' | 'new';
} = {}): Promise<Installation> {
  const config = readConfig();
  const embedded = config.database_url ? null : await openEmbedded(config, schema === 'new');
  if (config.database_url) {
    await reachDatabase(config.database_url);
    if (!config.database_app_url && !config.secret)
      throw new CannotStart('APP_SECRET is missing: set it to the secret of the server, or set DATABASE_APP_URL.');
  }
  const close = embedded?.close ?? (async () => {});
  try {
    const installation = await opened(config, config.database_url ?? embedded?.ownerUrl ?? '', close);
    const { ownerUrl, secret, previous_secret } = installation;
    if (schema !== 'new' && secret !== null) await checkSecret({ ownerUrl, secret, previous: previous_secret });
    if (schema === 'current' && (embedded?.isStopped || !(await hasSchema(ownerUrl)))) {
      await migrate(installation).catch(sayWhatTheRoleLacks);
      await loadLookups(installation);
    }
    return installation;
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param mayCreate creates a new database in an empty DATA_DIR */
async function openEmbedded(config: Config, mayCreate: boolean) {
  const folder = resolve(config.data_dir);
  const running = await runningPostgres(folder);
  if (running) return { ownerUrl: running, isStopped: false, close: async () => {} };
  if (!hasEmbeddedDatabase(folder)) {
    if (!mayCreate)
      throw new CannotStart(
        `There is no database in ${folder}: set DATABASE_URL (or DATA_DIR) as for the server. For a new installation with the embedded database, start Muster first: DEMONSTRATION=off npm start.`,
      );
    if (!config.may_create_embedded)
      throw new CannotStart(
        `NODE_ENV=production is set, and there is no database in ${folder}: set DATABASE_URL to a new database, or DATA_DIR to a new folder for the embedded one.`,
      );
  }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: (line) => console.log(line) });
  return { ownerUrl: postgres.ownerUrl, isStopped: true, close: () => postgres.stop() };
}

async function opened(config: Config, ownerUrl: string, close: () => Promise<void>): Promise<Installation> {
  const secret = config.secret ?? (config.database_app_url && config.database_url ? null : ownSecret(config.data_dir));
  const previous_secret = config.previous_secret;
  const app = await findAppConnection({
    ownerUrl,
    given: config.database_app_url,
    secret: secret ?? '',
    previous: previous_secret,
  });
  return { ownerUrl, ...app, secret, previous_secret, close };
}
