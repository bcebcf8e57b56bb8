import { glob, readFile } from 'node:fs/promises';
import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import { readMigrations } from './migration-files.ts';

const SOURCE = '{apps,db,features,kit,scripts}/**/*.{ts,tsx}';

beforeAll(async () => void (await loadModule()));

/**
 * Settings that a distributed database does not forward to its workers: set_config(), a SET that outlives its transaction, and a SET beside
 * another statement, as any SET of a migration is: its text is sent as one string (docs/architecture.md).
 */
function faultsOfMigration(text: string): string[] {
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt: object }[] };
  const isSet = stmts.some(({ stmt }) => 'VariableSetStmt' in stmt);
  return [...(isSet ? ['SET in a migration'] : []), ...lastingSettings(text)];
}

function faultsOfSource(text: string): string[] {
  const isShared = /;\s*set\s+local\s+(app|citus)\.|\bset\s+local\s+(app|citus)\.[^;`"]*;\s*[a-z]/i.test(text);
  return [...(isShared ? ['SET with another statement'] : []), ...lastingSettings(text)];
}

function lastingSettings(text: string): string[] {
  return [
    ...(/\bset_config\s*\(/i.test(text.replaceAll('set_config()', '')) ? ['set_config()'] : []),
    ...(/\bset\s+(session\s+)?(app|citus)\.\w/i.test(text) ? ['SET for the session'] : []),
  ];
}

test.each([
  ["set local app.tenant_id = '7'; update jobs set title = 'x'", ['SET in a migration']],
  ["set app.tenant_id = '7'", ['SET in a migration', 'SET for the session']],
  ["set session app.tenant_id = '7'", ['SET in a migration', 'SET for the session']],
  ["select set_config('app.tenant_id', '7', true)", ['set_config()']],
  ['alter table jobs add column note text', []],
])('a migration with %s has the faults %j', (text, faults) => expect(faultsOfMigration(text)).toEqual(faults));

test.each([
  ["`begin; set local app.tenant_id = '7'`", ['SET with another statement']],
  ["client.query(`set app.tenant_id = '7'`)", ['SET for the session']],
  ["client.query(`set local app.tenant_id = '7'`)", []],
])('source with %s has the faults %j', (text, faults) => expect(faultsOfSource(text)).toEqual(faults));

test('no migration sets a value, and no source sets one beyond its transaction', async () => {
  const faults: Record<string, string[]> = {};
  for (const { name, text } of await readMigrations()) {
    const found = faultsOfMigration(text);
    if (found.length > 0) faults[name] = found;
  }
  let files = 0;
  for await (const path of glob(SOURCE, { cwd: new URL('..', import.meta.url) })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    files++;
    const found = faultsOfSource(await readFile(new URL(`../${path}`, import.meta.url), 'utf8'));
    if (found.length > 0) faults[path] = found;
  }
  expect(files).toBeGreaterThan(500);
  expect(faults).toEqual({});
});
