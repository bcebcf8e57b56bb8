import { type Config, readConfig } from '#apps/api/config.ts';
import { findAppConnection } from '#db/app-role.ts';
import { migrate } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { runningPostgres } from '#kit/server/embedded-postgres/running.ts';
import { startEmbeddedPostgres } from '#kit/server/embedded-postgres.ts';
import { ownSecret } from '#kit/server/own-secret.ts';
import { reachDatabase } from '#kit/server/reach-database.ts';

export type Installation = {
  ownerUrl: string;
  appUrl: string;
  /** DATABASE_APP_URL names the application's role, so Muster does not change it. */
  roleIsManaged: boolean;
  /** The installation's secret; unknown when DATABASE_APP_URL is set without it. */
  secret: string | null;
  close(): Promise<void>;
};

/**
 * Opens this installation's database for a command: that of DATABASE_URL, the embedded one of a running Muster, or the embedded
 * one, started and migrated for the duration of the command.
 * @param options.as_it_is leaves the embedded database unchanged: no schema is created and no demonstration loaded
 */
export async function openInstallation({ as_it_is = false } = {}): Promise<Installation> {
  const config = configOrSentence();
  if (config.database_url) {
    await reachDatabase(config.database_url);
    if (!config.database_app_url && !config.secret)
      throw new CannotStart('APP_SECRET is missing: set it to the secret of the server, or set DATABASE_APP_URL.');
    return opened(config, config.database_url, async () => {});
  }
  const running = await runningPostgres(config.data_dir);
  if (running) return opened(config, running, async () => {});

  const postgres = await startEmbeddedPostgres({ dataDir: config.data_dir, log: (line) => console.log(line) });
  const installation = await opened(config, postgres.ownerUrl, () => postgres.stop());
  if (as_it_is) return installation;
  try {
    await migrate(installation);
    await loadLookups(installation);
    if (config.demonstration) await (await import('#db/seed/demonstration/seed.ts')).seedDemonstration(installation);
    return installation;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function opened(config: Config, ownerUrl: string, close: () => Promise<void>): Promise<Installation> {
  const secret = config.secret ?? (config.database_app_url && config.database_url ? null : ownSecret(config.data_dir));
  const app = await findAppConnection({ ownerUrl, given: config.database_app_url, secret: secret ?? '' });
  return { ownerUrl, ...app, secret, close };
}

function configOrSentence(): Config {
  try {
    return readConfig();
  } catch (error) {
    throw error instanceof Error ? new CannotStart(error.message, { cause: error }) : error;
  }
}
