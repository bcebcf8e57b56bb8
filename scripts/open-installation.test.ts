import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, inject, test, vi } from 'vitest';
import { readConfig } from '#apps/api/config.ts';
import { databaseUrl, TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { openInstallation } from './open-installation.ts';

const folder = await mkdtemp(join(tmpdir(), 'installation-'));
const name = `muster_command_${process.pid}`;

const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('ownerUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
};

afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('a command without DATABASE_URL', () => {
  test.each([
    ['current', 'production'],
    ['as_it_is', 'production'],
    ['current', ''],
    ['as_it_is', ''],
  ] as const)('creates no embedded database (%s, NODE_ENV=%s)', async (schema, environment) => {
    vi.stubEnv('NODE_ENV', environment);
    vi.stubEnv('APP_SECRET', TEST_SECRET);
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('DATABASE_URL', undefined);
    await expect(openInstallation({ schema })).rejects.toThrow(`There is no database in ${folder}: set DATABASE_URL`);
    expect(await readdir(folder)).toEqual([]);
  });

  test('creates one only to restore', async () => {
    const scripts = fileURLToPath(new URL('.', import.meta.url));
    const opening: string[] = [];
    for (const file of await readdir(scripts)) {
      if (file.endsWith('.test.ts') || !file.endsWith('.ts')) continue;
      if ((await readFile(join(scripts, file), 'utf8')).includes("openInstallation({ schema: 'new' })")) opening.push(file);
    }
    expect(opening).toEqual(['restore.ts']);
  });

  // Without opening one: the project's own folder may contain a database that is in use.
  test.each([
    ['production', undefined, false],
    ['production', folder, true],
    ['', undefined, true],
  ])('restores with NODE_ENV=%s and DATA_DIR=%s into a new folder: %s', (NODE_ENV, DATA_DIR, may) => {
    expect(readConfig({ NODE_ENV, DATA_DIR, APP_SECRET: TEST_SECRET }).may_create_embedded).toBe(may);
  });
});

test('create:tenant works before the first start, and says when there are tenants already', async () => {
  await onServer(`create database ${name}`);
  const args = ['--slug', 'harbour', '--name', 'Harbour', '--host', 'jobs.example.org', '--country', '232'];
  const operator = ['--email', 'ada@example.org', '--first-name', 'Ada', '--last-name', 'Lane'];
  const createTenant = (...more: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const command = fileURLToPath(new URL('./admin.ts', import.meta.url));
      const env = {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl(inject('ownerUrl'), name),
        DATABASE_APP_URL: undefined,
        APP_SECRET: TEST_SECRET,
        PUBLIC_PORT: '8443',
      };
      execFile(process.execPath, [command, 'create-tenant', ...args, ...operator, ...more], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });
  const first = await createTenant();
  expect([first.code, first.stdout]).toEqual([0, expect.stringContaining('https://jobs.example.org:8443/')]);
  const second = await createTenant('--slug', 'other', '--host', 'other.example.org');
  expect([second.code, second.stderr]).toEqual([
    1,
    expect.stringMatching(/already has a tenant: create further ones in the console/),
  ]);
  const wanted = await createTenant('--slug', 'other', '--host', 'other.example.org', '--another-system-operator');
  expect(wanted.code).toBe(0);
});
