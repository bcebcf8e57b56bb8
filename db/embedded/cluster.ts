import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart, diskFull, inPlainWords } from '#kit/server/process/cannot-start.ts';
import { type Account, giveToFolderOwner, type Home } from './home.ts';
import { commandOf } from './lock.ts';

/** PostgreSQL settings, passed at each start, so an upgrade of Muster also updates them. */
export type Settings = Record<string, string>;

export const OWNER = 'muster';
const LOG_AT_MOST = 5 * 1024 * 1024;

// PostgreSQL does not inherit our environment: the user's PGDATA or LC_ALL would change its behaviour.
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/** Locales for the full-text parser, in order of preference. Only C would keep dashes inside words. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Creates the cluster if it is missing: UTF-8, sorting that is the same on every machine, password access over loopback only.
 * The role `muster` owns the database `muster` and may create roles and databases; like on a managed server it is not a
 * superuser.
 * The superuser has no password and cannot connect. The cluster is created under another name and renamed when complete, so a
 * killed start leaves no partial one.
 */
export async function makeCluster(home: Home, password: string, settings: Settings): Promise<void> {
  const cluster = join(home.folder, 'cluster');
  if (existsSync(cluster)) return checkVersion(home);

  const half = join(home.folder, 'cluster.unfinished');
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  give(half, home.account);

  const initdb = (ctype: string) => {
    const locale = [
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
    ];
    const words = ['-D', half, ...locale, '--auth=reject', '--username=postgres', '--no-instructions'];
    return run(home, 'initdb', settings.fsync === 'off' ? [...words, '--no-sync'] : words);
  };
  let created = await initdb(CHARACTER_TYPES[0] ?? 'C');
  for (const ctype of CHARACTER_TYPES.slice(1)) {
    if (created.ok || !created.output.includes('invalid locale name')) break;
    created = await initdb(ctype);
  }
  if (!created.ok) throw failure(home, created.output);

  const rules = join(half, 'pg_hba.conf');
  writeFileSync(rules, 'host all all 127.0.0.1/32 scram-sha-256\n');

  const statements = [
    `create role ${OWNER} login createdb createrole password '${password}'`,
    `grant pg_monitor, pg_signal_backend to ${OWNER}`,
    `create database ${OWNER} owner ${OWNER}`,
  ];
  await runAsSuperuser(home, half, { database: 'postgres', settings, statements });
  renameSync(half, cluster);
}

/** Runs statements on a cluster whose server is not running. */
export async function runAsSuperuser(
  home: Home,
  cluster: string,
  { database, settings, statements }: { database: string; settings: Settings; statements: readonly string[] },
): Promise<void> {
  const ran = await run(
    home,
    'postgres',
    ['--single', '-D', cluster, ...flags(settings), database],
    `${statements.join('\n')}\n`,
  );
  if (!ran.ok || /\b(ERROR|FATAL|PANIC):/.test(ran.output)) throw failure(home, ran.output);
}

function checkVersion({ folder, programs }: Home): void {
  let found: string;
  try {
    found = readFileSync(join(folder, 'cluster', 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new CannotStart(
        `The database in ${folder} is damaged (PG_VERSION is missing): restore a copy of the folder, or remove it to start with an empty database.`,
      );
    }
    throw inPlainWords(error, folder);
  }
  if (found === programs.major) return;
  throw new CannotStart(
    `The database in ${folder} was created by PostgreSQL ${found}, and this version of Muster includes PostgreSQL ${programs.major}: ` +
      'start it with the version of Muster that created it, or remove the folder to start with an empty database.',
  );
}

/** A running PostgreSQL server. `ended` resolves with the signal or exit code when it has ended for any reason. */
export type Server = { pid: number; ended: Promise<string> };

/**
 * Starts the server and waits until it accepts connections, however long recovery takes.
 * It runs in a separate session, so Ctrl-C in the terminal reaches only Muster, which then stops it in order.
 */
export async function launch(home: Home, port: number, settings: Settings): Promise<Server> {
  const cluster = join(home.folder, 'cluster');
  const logFile = join(home.folder, 'log');
  const from = existsSync(logFile) ? statSync(logFile).size : 0;
  const words = [
    '-D',
    cluster,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    ...flags(settings),
  ];
  const child = withLog(home, logFile, (output) =>
    spawn(program(home, 'postgres'), words, {
      ...home.account,
      detached: true,
      cwd: '/',
      env: ENVIRONMENT,
      stdio: ['ignore', output, output],
    }),
  );
  const ended = endOf(child);
  // Muster may exit while PostgreSQL still runs, as in a test that does not stop it. The child must not keep it alive.
  child.unref();
  let gone = false;
  ended.then(() => {
    gone = true;
  });

  while (!gone && !isReady(cluster, child.pid)) await wait(15);
  if (gone) throw failure(home, readFileSync(logFile, 'utf8').slice(from) || (await ended));
  return { pid: child.pid ?? 0, ended };
}

/**
 * Stops a server. Sessions are ended and everything committed is on disk. Escalates when the server does not respond; the data
 * survives that.
 */
export async function endServer(pid: number, isGone: () => boolean): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const until = Date.now() + patience; Date.now() < until; ) {
      if (isGone()) return;
      await wait(10);
    }
  }
}

/** Ends the server that a killed Muster left behind on this cluster, if any. The caller has the lock. */
export async function endOrphan(home: Home, log: (line: string) => void): Promise<void> {
  const cluster = join(home.folder, 'cluster');
  const notes = readPidFile(cluster);
  const pid = Number(notes[0]);
  if (!pid) return;
  const command = commandOf(pid);
  if (command.includes(` -D ${cluster} `)) {
    log('Stopping the database that an earlier Muster left running.');
    await endServer(pid, () => !commandOf(pid).includes(` -D ${cluster} `));
  } else if (!/^\S*postgres:?( |$)/.test(command)) {
    // The server was killed. Its pid may now belong to another program, which PostgreSQL would take for a running server.
    for (let tries = 0; tries < 50 && isAttached(notes[6]); tries++) await wait(100);
    if (!isAttached(notes[6])) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  }
}

/** Whether sessions of a killed server still use its shared memory, which PostgreSQL's pid file names by key and id. */
function isAttached(notedSegment: string | undefined): boolean {
  const id = notedSegment?.trim().split(/\s+/)[1];
  if (!id || !existsSync('/proc/sysvipc/shm')) return false;
  const segments = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n').slice(1);
  // Columns: key, shmid, perms, size, cpid, lpid, nattch, …
  return segments.some((line) => {
    const columns = line.trim().split(/\s+/);
    return columns[1] === id && columns[6] !== '0';
  });
}

/** A free port on loopback, below the range that the system assigns to outgoing connections. */
export async function freePort(): Promise<number> {
  // A client that keeps retrying a port of that range can, rarely, connect to itself and so block the port for its server.
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new CannotStart(
    'No free port between 20000 and 32000 was found for the database: stop programs that listen on these ports, or set DATABASE_URL.',
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const lines = readPidFile(cluster);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/** PostgreSQL's pid file: the pid in the first line, the state in the eighth. */
function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function withLog<T>(home: Home, path: string, use: (output: number) => T): T {
  try {
    const tooLong = existsSync(path) && statSync(path).size > LOG_AT_MOST;
    const output = openSync(path, tooLong ? 'w' : 'a', 0o600);
    try {
      giveToFolderOwner(path);
      return use(output);
    } finally {
      closeSync(output);
    }
  } catch (error) {
    throw inPlainWords(error, home.folder);
  }
}

async function run(home: Home, name: string, words: string[], input = ''): Promise<{ ok: boolean; output: string }> {
  const child = spawn(program(home, name), words, {
    ...home.account,
    cwd: '/',
    env: ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (text: Buffer) => {
    output += text;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  // A program that exits early closes its input. Its output contains the reason.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  const end = await endOf(child);
  return { ok: end === '0', output: output || end };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
}

function program(home: Home, name: string): string {
  return join(home.programs.folder, 'bin', name);
}

function flags(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function give(path: string, account: Account): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  chmodSync(path, 0o700);
}

/** What PostgreSQL printed before it exited, as a sentence for the person at the terminal. */
function failure(home: Home, output: string): CannotStart {
  if (/No space left on device/.test(output)) return new CannotStart(diskFull(home.folder));
  if (/Disk quota exceeded/.test(output))
    return new CannotStart(`Your disk quota for ${home.folder} is used up: free some space.`);
  if (/Read-only file system/.test(output)) {
    return new CannotStart(`${home.folder} is on a read-only disk: set DATA_DIR to a writable folder.`);
  }
  if (/Cannot allocate memory/.test(output)) {
    return new CannotStart(
      'There is not enough memory for the database: it needs about 400 MB. Close other programs and start again.',
    );
  }
  if (/could not look up effective user ID/.test(output)) {
    return new CannotStart(
      'PostgreSQL needs a user account with a name, and yours has only a number: start Muster as another user, or set DATABASE_URL.',
    );
  }
  if (/could not bind|Address already in use/.test(output))
    return new PortTaken('The port chosen for the database was taken at the same moment: start again.');
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(output)) {
    return new StillInUse(`Another PostgreSQL server is still using ${home.folder}: stop it and start again.`);
  }
  const reason = /(?:FATAL|PANIC|error): +(.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return new CannotStart(`The database in ${home.folder} did not start (${reason}): see the file "log" in that folder.`);
}

/** Another program took the port between the choice and the start. */
export class PortTaken extends CannotStart {}
/** Processes of a killed server are still running. */
export class StillInUse extends CannotStart {}
