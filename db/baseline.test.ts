import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseUrl, TEMPLATE, TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { appRoleOf, appRoleUrl } from '#kit/server/database/db.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { withRole } from './app-role.ts';
import { BackupError, restoreBackup, writeBackup } from './backup/index.ts';
import { differingTables, tableDigests } from './backup/testing.ts';
import { appliedMigrations, migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { schemaOf } from './testing.ts';

/** A dump of a database with rows of three tenants, made by the last commit with the migrations that the baseline replaces. */
const DUMP = new URL('./before-baseline.sql.gz', import.meta.url);
/** A migration in the middle of the replaced ones. */
const EARLIER = '0320_indexes_without_locks';

const serverUrl = inject('ownerUrl');
const baseline = (await readMigrations()).filter(({ isBaseline }) => isBaseline);
const folder = await mkdtemp(join(tmpdir(), 'baseline-'));
let count = 0;
let schema: string[] = [];

const query = async <Row extends pg.QueryResultRow>(ownerUrl: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
};

async function newInstallation() {
  const name = `muster_baseline_${process.pid}_${count++}`;
  await query(serverUrl, `create database ${name}`);
  const ownerUrl = databaseUrl(serverUrl, name);
  return { ownerUrl, appUrl: appRoleUrl(ownerUrl, TEST_SECRET), secret: TEST_SECRET };
}

async function earlierInstallation() {
  const installation = await newInstallation();
  const role = appRoleOf(installation.ownerUrl);
  await query(serverUrl, `create role ${pg.escapeIdentifier(role)} login`);
  await query(installation.ownerUrl, withRole(gunzipSync(await readFile(DUMP)).toString(), role));
  return installation;
}

const namesOf = async (ownerUrl: string) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const applied = await appliedMigrations(client).finally(() => client.end());
  return applied.map(({ name }) => name);
};

beforeAll(async () => {
  // In two runs, as after an interruption.
  const fresh = await newInstallation();
  await migrate({ ...fresh, files: baseline, only: (name) => name < '0008' });
  await migrate({ ...fresh, files: baseline });
  schema = await schemaOf(fresh.ownerUrl);
  // Earlier versions find their migrations applied, and start on it.
  expect(await namesOf(fresh.ownerUrl)).toContain(EARLIER);
});
afterAll(() => rm(folder, { recursive: true }));

test('a database from before the baseline gets the same schema as a new one, with its rows', async () => {
  const earlier = await earlierInstallation();
  const rows = await tableDigests(earlier.ownerUrl);
  expect(await migrate({ ...earlier, files: baseline })).toEqual([]);
  // One check, which 0382 makes valid for older rows as well.
  expect((await schemaOf(earlier.ownerUrl)).map((line) => line.replace(/ NOT VALID$/, ''))).toEqual(schema);
  expect(differingTables(rows, await tableDigests(earlier.ownerUrl))).toEqual([]);

  await migrate(earlier);
  expect(await schemaOf(earlier.ownerUrl)).toEqual(await schemaOf(databaseUrl(serverUrl, TEMPLATE)));
});

test('a backup from before the baseline is restored with all its rows', async () => {
  const earlier = await earlierInstallation();
  const file = join(folder, 'earlier.backup');
  const { rows } = await writeBackup(earlier, file);
  const target = await newInstallation();
  expect(await restoreBackup(target, file, { files: baseline })).toBe(rows);
  expect(await schemaOf(target.ownerUrl)).toEqual(schema);
  expect(differingTables(await tableDigests(earlier.ownerUrl), await tableDigests(target.ownerUrl))).toEqual([]);
});

test('an older database or backup is refused with the version that upgrades it', async () => {
  const older = await earlierInstallation();
  await query(older.ownerUrl, `delete from muster_internal.migrations where name >= '${EARLIER}'`);
  const refused = migrate(older);
  await expect(refused).rejects.toBeInstanceOf(CannotStart);
  await expect(refused).rejects.toThrow(
    /^The database is too old for this version of Muster \(first missing migration: 0320_\w+\): start commit \w{8} of Muster once, which upgrades it/,
  );
  const file = join(folder, 'older.backup');
  await writeBackup(older, file);
  const restoring = restoreBackup(await newInstallation(), file);
  await expect(restoring).rejects.toBeInstanceOf(BackupError);
  await expect(restoring).rejects.toThrow(
    /^This backup is too old for this version of Muster .* Restore it with commit \w{8} of Muster/,
  );
});
