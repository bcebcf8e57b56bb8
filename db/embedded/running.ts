import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inPlainWords } from '#kit/server/process/cannot-start.ts';
import { OWNER } from './cluster.ts';
import { lockHolder } from './lock.ts';

/** Whether `dataDir` contains an embedded database, running or not. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => existsSync(join(folderOf(dataDir), 'cluster', 'PG_VERSION'));

/**
 * The database of a running Muster with the data in `dataDir`, for a command that runs at the same time.
 * @returns the owner's connection, or null when none is running
 */
export async function runningPostgres(dataDir: string): Promise<string | null> {
  const folder = folderOf(dataDir);
  if (!(await lockHolder(join(folder, 'lock')))) return null;
  try {
    const password = readFileSync(join(folder, 'password'), 'utf8').trim();
    // PostgreSQL's pid file: the port is in the fourth line.
    const port = Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]);
    return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${OWNER}`;
  } catch (error) {
    throw inPlainWords(error, folder);
  }
}

function folderOf(dataDir: string): string {
  const note = join(resolve(dataDir), 'postgres-is-in');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(resolve(dataDir), 'postgres');
}
