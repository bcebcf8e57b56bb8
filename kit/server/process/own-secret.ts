import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPlainWords } from './cannot-start.ts';

/** A secret of this installation, created once in its data folder and readable only by its user. */
export function ownSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw inPlainWords(error, path);
  }
}
