import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart, inPlainWords } from '#kit/server/process/cannot-start.ts';
import {
  endOrphan,
  endServer,
  freePort,
  launch,
  makeCluster,
  OWNER,
  PortTaken,
  runAsSuperuser,
  type Server,
  type Settings,
  StillInUse,
} from './cluster.ts';
import { findHome, findTemporaryHome, giveToFolderOwner, type Home } from './home.ts';
import { dropLock, lockHolder, takeLock } from './lock.ts';

/**
 * An embedded PostgreSQL server. When its process dies it is restarted on the same port and data. `pid()` is the server's process
 * id, 0 while it is down.
 */
export type EmbeddedPostgres = { ownerUrl: string; port: number; pid(): number; stop(): Promise<void> };

const SETTINGS: Settings = {
  shared_buffers: '256MB',
  max_connections: '100',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  log_checkpoints: 'off',
  // Statement errors may quote what a person typed. The application reports its own errors; this log only covers the server's
  // lifecycle.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

// A test's database does not need to survive a power failure.
export const TEST_SETTINGS: Settings = {
  ...SETTINGS,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
};

const TEST_FOLDER = 'muster-test-postgres-';

/** A folder for the database of a test, which a later run removes if this one is killed. */
export const temporaryFolder = () => join(tmpdir(), `${TEST_FOLDER}${process.getuid?.()}-${randomBytes(5).toString('hex')}`);

/**
 * Starts the embedded PostgreSQL on the data in `dataDir`, creating it if missing.
 * @param options.url where the application will be served; reported to a second start on the same data
 * @param options.log receives one plain line for each notable event
 * @throws CannotStart with a sentence for the person at the terminal
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  url?: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const home = findHome(dataDir, options.log);
  const lock = join(home.folder, 'lock');
  try {
    const holder = await takeLock(lock, options.url ?? null);
    if (holder) {
      const where = holder.url ? `, ${holder.url}` : '';
      throw new CannotStart(
        `Muster is already running on the data in ${dataDir} (process ${holder.pid}${where}): use that one, stop it first, ` +
          'or start this one with a different DATA_DIR and PORT.',
      );
    }
    giveToFolderOwner(lock);
  } catch (error) {
    throw inPlainWords(error, home.folder);
  }
  try {
    return await start(home, SETTINGS, options.log, () => dropLock(lock));
  } catch (error) {
    await dropLock(lock);
    throw inPlainWords(error, home.folder);
  }
}

/**
 * A database server for tests in a temporary folder, which is removed at `stop()`, when this process ends, or, when it was killed, by the
 * next call.
 * @param bySuperuser statements that run in the template of its databases
 */
export async function startTestPostgres(bySuperuser: readonly string[] = []): Promise<EmbeddedPostgres> {
  await removeStaleTestServers();
  const home = findTemporaryHome(temporaryFolder());
  await takeLock(join(home.folder, 'lock'), null);
  const remove = () => rmSync(home.folder, { recursive: true, force: true, maxRetries: 5 });
  const postgres = await start(home, TEST_SETTINGS, () => {}, remove, bySuperuser);

  const atExit = () => {
    const pid = postgres.pid();
    if (pid > 0) process.kill(pid, 'SIGKILL');
    remove();
  };
  process.once('exit', atExit);
  return {
    ...postgres,
    stop: async () => {
      process.off('exit', atExit);
      await postgres.stop();
    },
  };
}

async function start(
  home: Home,
  settings: Settings,
  log: (line: string) => void,
  release: () => unknown,
  bySuperuser: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const password = ownerPassword(home);
  await makeCluster(home, password, settings);
  if (bySuperuser.length > 0)
    await runAsSuperuser(home, join(home.folder, 'cluster'), { database: 'template1', settings, statements: bySuperuser });
  await endOrphan(home, log);

  let port = await freePort();
  let server: Server | null = null;
  for (let tries = 1; server === null; tries++) {
    try {
      server = await launch(home, port, settings);
    } catch (error) {
      if (tries === 50) throw error;
      if (error instanceof PortTaken) port = await freePort();
      else if (error instanceof StillInUse) await wait(200);
      else throw error;
    }
  }

  let stopping: Promise<void> | null = null;

  /** Retries until the server runs again; null when Muster stops meanwhile. */
  const bringBack = async (): Promise<Server | null> => {
    for (let pause = 100; !stopping; ) {
      try {
        return await launch(home, port, settings);
      } catch (error) {
        await wait(pause);
        if (error instanceof StillInUse) continue;
        log(`${error instanceof Error ? error.message : error} Trying again.`);
        pause = Math.min(pause * 2, 5000);
      }
    }
    return null;
  };
  const supervise = async (running: Server): Promise<void> => {
    const end = await running.ended;
    server = null;
    if (stopping) return;
    const began = performance.now();
    log(`The database ended (${end}); starting it again.`);
    server = await bringBack();
    if (!server) return;
    log(`The database is back after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    if (stopping) await endGently(server);
    await supervise(server);
  };
  const supervision = supervise(server);

  const stop = async (): Promise<void> => {
    if (server) await endGently(server);
    await supervision;
    await release();
  };
  return {
    ownerUrl: `postgres://${OWNER}:${password}@127.0.0.1:${port}/${OWNER}`,
    port,
    pid: () => server?.pid ?? 0,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

function endGently(server: Server): Promise<void> {
  let gone = false;
  server.ended.then(() => {
    gone = true;
  });
  return endServer(server.pid, () => gone);
}

/** Created once, readable only by the folder's owner. */
function ownerPassword(home: Home): string {
  const path = join(home.folder, 'password');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  if (existsSync(join(home.folder, 'cluster'))) {
    throw new CannotStart(
      `The file ${path} is missing, and the database cannot be opened without its password: restore the file from a copy of that folder.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  giveToFolderOwner(path);
  return password;
}

/** Ends and removes the test servers of killed processes. */
async function removeStaleTestServers(): Promise<void> {
  const mine = `${TEST_FOLDER}${process.getuid?.()}-`;
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(mine))) {
    const folder = join(tmpdir(), name);
    const justMade = Date.now() - statSync(folder).mtimeMs < 60_000 && !existsSync(join(folder, 'lock'));
    if (justMade || (await lockHolder(join(folder, 'lock')))) continue;
    await endOrphan({ folder, account: {}, programs: { folder: '', major: '' } }, () => {});
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
