import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inPlainWords } from '../cannot-start.ts';
import { OWNER } from './cluster.ts';
import { lockHolder } from './lock.ts';

/**
 * The database that a running Muster has open on the data in `dataDir`, for a tool that works beside it.
 * @returns the owner's connection, or null when nobody runs it
 */
export async function runningPostgres(dataDir: string): Promise<string | null> {
  const note = join(resolve(dataDir), 'postgres-is-in');
  const folder = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(resolve(dataDir), 'postgres');
  if (!(await lockHolder(join(folder, 'lock')))) return null;
  try {
    const password = readFileSync(join(folder, 'password'), 'utf8').trim();
    // PostgreSQL's own notes about the running server: the port stands in the fourth line.
    const port = Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]);
    return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${OWNER}`;
  } catch (error) {
    throw inPlainWords(error, folder);
  }
}
