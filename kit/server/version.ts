import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/** This version of Muster, as in package.json. */
export const VERSION: string = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')).version;

/** Whether version `a` is older than `b`; both consist of three numbers. */
export function isOlder(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const at = [0, 1, 2].find((index) => left[index] !== right[index]);
  return at !== undefined && (left[at] ?? 0) < (right[at] ?? 0);
}
