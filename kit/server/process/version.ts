import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../', import.meta.url);

/** This version of Muster, as in package.json. */
export const VERSION: string = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')).version;

/**
 * The commit that this server runs, in 12 characters: `given`, or that of the working copy; null when neither is known.
 * @param given the setting COMMIT, for installations without git
 */
export function commitOf(given: string | null): string | null {
  if (given) return given.slice(0, 12);
  if (!existsSync(new URL('.git', ROOT))) return null;
  try {
    const cwd = fileURLToPath(ROOT);
    // A service account owns no file here, and git reads nothing in the folder of another account unless it is told to.
    const words = ['-c', `safe.directory=${cwd.replace(/\/$/, '')}`, 'rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Whether version `a` is older than `b`; both consist of three numbers. */
export function isOlder(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const at = [0, 1, 2].find((index) => left[index] !== right[index]);
  return at !== undefined && (left[at] ?? 0) < (right[at] ?? 0);
}
