import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findAppConnection } from '#db/app-role.ts';
import { LAST_BEFORE_BASELINE } from '#db/baseline.ts';
import { startTestPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { runCommand } from './run-command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TESTS = ['features/', 'apps/api/'];
const CONFIG = 'vitest.config.ts';
/** What the tests of a release expect: a template database, whose application role has a password derived from this secret. */
type Expected = { TEMPLATE: string; TEST_SECRET: string };

async function run(words: string[]): Promise<number> {
  const [release = lastTag() ?? LAST_BEFORE_BASELINE, ...tests] = words;
  const folder = await mkdtemp(join(tmpdir(), 'muster-previous-'));
  const server = await startTestPostgres();
  try {
    await checkOut(release, folder);
    const setup = await setupOf(folder);
    const { TEMPLATE, TEST_SECRET }: Expected = await import(join(folder, setup));
    await createDatabase(server.ownerUrl, TEMPLATE);
    const ownerUrl = server.ownerUrl.replace(/[^/]*$/, TEMPLATE);
    console.log(`${release} creates a database.`);
    startRelease(folder, ownerUrl, TEST_SECRET);
    const connection = await findAppConnection({ ownerUrl, given: null, secret: TEST_SECRET });
    const applied = await migrate({ ownerUrl, ...connection });
    await loadLookups({ ownerUrl, citiesOf: ['GB', 'US'] });
    console.log(`This version applied ${applied.length} migrations. ${release} starts on them, then runs its tests.`);
    startRelease(folder, ownerUrl, TEST_SECRET);
    await writeSetup(folder, setup, server.ownerUrl);
    const vitest = [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'server',
      ...(tests.length > 0 ? tests : TESTS),
    ];
    return spawnSync(process.execPath, vitest, { cwd: folder, stdio: 'inherit' }).status ?? 1;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a start of the release does to a database. */
const CREATE = `
  const [{ migrate }, { loadLookups }, { findAppConnection }] = await Promise.all(
    ['migrate.ts', 'seed/lookups.ts', 'app-role.ts'].map((path) => import(process.cwd() + '/db/' + path)));
  const { OWNER_URL: ownerUrl, SECRET: secret } = process.env;
  await migrate({ ownerUrl, ...await findAppConnection({ ownerUrl, given: null, secret }) });
  await loadLookups({ ownerUrl, citiesOf: ['GB', 'US'] });
`;

function startRelease(folder: string, ownerUrl: string, secret: string): void {
  const env = { ...process.env, OWNER_URL: ownerUrl, SECRET: secret };
  execFileSync(process.execPath, ['--input-type=module', '-e', CREATE], { cwd: folder, env, stdio: 'inherit' });
}

function lastTag(): string | null {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

async function checkOut(release: string, folder: string): Promise<void> {
  const archive = execFileSync('git', ['archive', '--format=tar', release], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

async function createDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

/** The file that starts the database of the release's tests. */
async function setupOf(folder: string): Promise<string> {
  const [, setup] = /globalSetup: '([^']+)'/.exec(await readFile(join(folder, CONFIG), 'utf8')) ?? [];
  if (!setup) throw new Error(`${CONFIG} of this release names no globalSetup.`);
  return setup;
}

/** Lets the release's tests use the migrated database instead of creating one. */
async function writeSetup(folder: string, setup: string, serverUrl: string): Promise<void> {
  const path = join(folder, CONFIG);
  await writeFile(path, (await readFile(path, 'utf8')).replace(setup, './given-server.ts'));
  await writeFile(
    join(folder, 'given-server.ts'),
    `export default (project) => { project.provide('ownerUrl', ${JSON.stringify(serverUrl)}); };\n`,
  );
}

await runCommand('test -- upgrade', run);
