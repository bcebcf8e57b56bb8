import cluster from 'node:cluster';
import { findAppConnection } from '#db/app-role.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { checkSchema, migrate, sayWhatTheRoleLacks } from '#db/migrate.ts';
import { applySecret, checkSecret } from '#db/secret.ts';
import { hasKnownPasswords } from '#db/seed/known-passwords.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { mayStartDemonstrationProvider, startDemonstrationProvider } from '#features/accounts/server/index.ts';
import { tenantHosts } from '#features/tenants/server/index.ts';
import { connect } from '#kit/server/database/db.ts';
import { reachDatabase } from '#kit/server/database/reach-database.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { ownSecret } from '#kit/server/process/own-secret.ts';
import { type Config, readConfig } from './config.ts';
import { findAddressFault } from './listen.ts';
import type { Prepared } from './serving.ts';
import { localUrl, startMessage, tableOf } from './start-message.ts';
import { joinWebProcesses, startWebProcesses } from './web-processes.ts';

// sysexits' EX_SOFTWARE: an internal fault, after which a start may be tried again. 1 means that a start would fail again.
const FAULT = 70;

/** What has been started, to be stopped in reverse order. */
const started: (() => Promise<unknown>)[] = [];
let stopping: Promise<never> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(fault, (error) => {
    // Connections that break while the database is being stopped are expected.
    if (!stopping) console.error(error);
    stop(FAULT);
  });
}

try {
  await (cluster.isWorker ? startInTurn() : start());
} catch (error) {
  if (stopping) await stopping;
  console.error(error instanceof CannotStart ? `\n${error.message}` : error);
  await stop(1);
}

/** One of several processes that serve; the first one has prepared the database. */
async function startInTurn(): Promise<void> {
  const { prepared, others, reportServing } = await joinWebProcesses();
  const serving = await (await import('./serving.ts')).serve(readConfig(), prepared, others);
  started.push(serving.stop);
  reportServing();
}

async function start(): Promise<void> {
  const config = readConfig();
  const began = startOfCommand();
  const print = (line: string) => console.log(line);
  const phase = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    const result = await work();
    print(`${name} in ${seconds(performance.now() - from)}`);
    return result;
  };

  const addressFault = await findAddressFault(config);
  const ownerUrl = await phase('Database ready', () => openDatabase(config, print));
  if (addressFault) throw addressFault;
  if (config.database_url && !config.secret)
    throw new CannotStart('APP_SECRET is missing. Set it to 32 or more random characters, and store it safely.');
  const secret = config.secret ?? ownSecret(config.data_dir);
  const secrets = { secret, previous: config.previous_secret };
  await checkSecret({ ownerUrl, ...secrets });
  const connection = await findAppConnection({ ownerUrl, given: config.database_app_url, ...secrets });

  if (config.migrate) {
    await phase('Schema up to date', () => migrate({ ownerUrl, ...connection, log: print }).catch(sayWhatTheRoleLacks));
    await phase('Lookups ready', () => loadLookups({ ownerUrl }));
  } else await checkSchema({ ownerUrl, appUrl: connection.appUrl });
  await applySecret({ ownerUrl, ...connection, ...secrets, log: print });
  // A rotation changes the password.
  const rotated = await findAppConnection({ ownerUrl, given: config.database_app_url, ...secrets });
  const accounts = config.demonstration
    ? await phase('Demonstration ready', async () =>
        (await import('#db/seed/demonstration/seed.ts')).seedDemonstration({ ownerUrl, appUrl: rotated.appUrl }),
      )
    : [];

  const db = connect({ ...rotated, max: 1 });
  const hasPublished = !config.demonstration && (await hasKnownPasswords(db));
  const hosts = await tenantHosts(db.unscoped);
  await db.close();
  if (hasPublished)
    throw new CannotStart(
      'This database contains the demonstration accounts, which have published passwords. Use another DATA_DIR or DATABASE_URL, or start with DEMONSTRATION=on to serve this computer only.',
    );
  const prepared: Prepared = {
    connection: rotated,
    secret,
    social: await socialOf(config),
    restart: { failures: Number(given('failures')) || 0, last_failure: given('last-failure') ?? null },
  };
  const count = config.web_concurrency;
  if (count === 1) {
    const serving = await (await import('./serving.ts')).serve(config, prepared, null);
    started.push(serving.stop);
  } else {
    const processes = startWebProcesses({ count, prepared, fault: FAULT, log: print });
    started.push(processes.stop);
    void processes.ended.then(stop);
    await phase(`${count} web processes serving`, () => processes.serving);
  }
  // Lets the supervisor (scripts/supervise.mjs) distinguish a server that has served from one that cannot start.
  process.send?.({ serving: true, stand_in: config.stand_in ? { host: config.host, port: config.port } : null });

  console.log(`\n${startMessage(config, hosts, seconds(Date.now() - began))}\n`);
  if (accounts.length > 0) console.log(`${tableOf(accounts, config)}\n`);
  if (process.stdout.isTTY) console.log('Press Ctrl-C to stop.\n');
}

/** In the demonstration, a provider on this computer replaces Google and LinkedIn if neither is set up. */
async function socialOf(config: Config): Promise<Config['social']> {
  if (config.social.google || config.social.linkedin || !mayStartDemonstrationProvider(config)) return config.social;
  const { client, stop } = await startDemonstrationProvider();
  started.push(stop);
  return { google: client, linkedin: client };
}

/** Stops everything in order and exits. A second call waits for the first. */
function stop(code: number): Promise<never> {
  stopping ??= (async () => {
    for (let last = started.pop(); last; last = started.pop()) {
      await last().catch((error: unknown) => console.error(error));
    }
    if (code === 0 && !cluster.isWorker) console.log('Stopped.');
    return process.exit(code);
  })();
  return stopping;
}

/** @returns the connection of the role that owns the schema */
async function openDatabase(config: Config, print: (line: string) => void): Promise<string> {
  if (config.database_url) {
    await reachDatabase(config.database_url);
    return config.database_url;
  }
  const starting = startEmbeddedPostgres({ dataDir: config.data_dir, url: localUrl(config), log: print });
  // Recorded before it runs, so a Ctrl-C during its start waits for it and stops it.
  started.push(() => starting.then((postgres) => postgres.stop()).catch(() => {}));
  return (await starting).ownerUrl;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** When `npm start` was entered, in milliseconds since 1970. This process is only its last part. */
function startOfCommand(): number {
  return Number(given('began')) || performance.timeOrigin;
}

/** An argument such as --began=1763, passed on by the commands in scripts/. */
function given(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}
