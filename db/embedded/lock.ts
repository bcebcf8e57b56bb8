import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** The running process that has a lock. `mark` distinguishes it from a later process with the same pid. */
export type Holder = { pid: number; mark: string; url: string | null };

/**
 * Takes the lock file for this process.
 * @returns null on success, otherwise the running process that has it
 */
export async function takeLock(path: string, url: string | null): Promise<Holder | null> {
  const mine = JSON.stringify({ pid: process.pid, mark: markOf(process.pid), url });
  const created = await writeFile(path, mine, { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  if (created) return null;

  const holder = await lockHolder(path);
  if (holder) return holder;

  // Left by a killed process. Two starts may both see that: the last rename wins and the other one gives up.
  await writeFile(`${path}.${process.pid}`, mine, { mode: 0o600 });
  await rename(`${path}.${process.pid}`, path);
  await wait(100);
  const now = await lockHolder(path);
  return now?.pid === process.pid ? null : now;
}

/** The running process that has the lock, or null. */
export async function lockHolder(path: string): Promise<Holder | null> {
  // A lock file that is being written is empty for a moment.
  for (let tries = 0; tries < 5; tries++) {
    const holder = await readLock(path);
    if (holder) return isAlive(holder) ? holder : null;
    if (holder === null) return null;
    await wait(40);
  }
  return null;
}

/** Releases the lock, unless another process has taken it since. */
export async function dropLock(path: string): Promise<void> {
  const holder = await lockHolder(path);
  if (holder?.pid === process.pid) await rm(path, { force: true });
}

async function readLock(path: string): Promise<Holder | null | undefined> {
  try {
    const { pid, mark, url } = JSON.parse(await readFile(path, 'utf8'));
    return { pid: Number(pid), mark: String(mark), url: url === null ? null : String(url) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive({ pid, mark }: Holder): boolean {
  return mark !== '' && markOf(pid) === mark;
}

/** When the process started, as text that is unique to this process; empty when there is none. */
export function markOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // The command's name, in brackets, may contain spaces. After it comes the state, and the start time as the 20th field.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A killed process is listed until its parent collects it.
      return fields[0] === 'Z' ? '' : `${bootId()} ${fields[19]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C' } }).trim();
  } catch {
    return '';
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** The command line of a process, separated by spaces; empty when there is none. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
