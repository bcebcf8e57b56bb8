import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseMigration } from './migration-files.ts';
import { TENANT_RELATIONS } from './tenant-relations.ts';

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));
/** Ran before any installation had such rows. */
const HARMLESS = ['0022_sign_ups_and_recent_identity.sql'];

/** The statements of a migration outside functions and blocks. */
const topLevel = (text: string): string[] =>
  text
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replaceAll(/--.*/g, '')
    .split(';');

describe('a migration', async () => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql') && !HARMLESS.includes(name)).sort();

  test.each(names)('changes rows of tenants only in a loop that sets the tenant: %s', async (name) => {
    const { mode, text } = parseMigration(name, await readFile(FOLDER + name, 'utf8'));
    // The migrator runs batches for each tenant, and `safe-migrations.test.ts` checks that they name it.
    if (mode === 'batches') return;
    const written = topLevel(text).flatMap((statement) => {
      const table = /^\s*(?:update|delete\s+from|insert\s+into)\s+(\w+)/i.exec(statement)?.[1];
      return table && TENANT_RELATIONS.has(table) ? [statement.trim()] : [];
    });
    // Without a tenant the policies hide every row, so the statement would change nothing.
    expect(written).toEqual([]);
  });
});
