import { describe, expect, test } from 'vitest';
import { readMigrations } from './migration-files.ts';
import { TENANT_RELATIONS } from './tenant-relations.ts';

/** The statements of a migration outside functions and blocks. */
const topLevel = (text: string): string[] =>
  text
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replaceAll(/--.*/g, '')
    .split(';');

describe('a migration', async () => {
  test.each(await readMigrations())('changes rows of tenants only in a loop that sets the tenant: $name', ({ mode, text }) => {
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
