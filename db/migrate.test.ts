import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseUrl, TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { appRoleUrl } from '#kit/server/database/db.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { appliedMigrations, checkSchema, type MigrateOptions, migrate } from './migrate.ts';
import { type MigrationFile, parseMigration } from './migration-files.ts';

const serverUrl = inject('ownerUrl');
const database = `muster_migrate_${process.pid}`;
const ownerUrl = databaseUrl(serverUrl, database);
const appUrl = appRoleUrl(ownerUrl, TEST_SECRET);
let owner: pg.Client;
let other: pg.Client;

async function opened(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

beforeAll(async () => {
  const server = await opened(serverUrl);
  await server.query(`create database ${database}`);
  await server.end();
  [owner, other] = [await opened(ownerUrl), await opened(ownerUrl)];
  await owner.query(
    'create table tenants (id int primary key); insert into tenants values (1), (2); create table things (tenant_id int not null, id int not null, note text, primary key (tenant_id, id))',
  );
});
afterAll(async () => {
  for (const client of [owner, other]) await client.end();
});

const lines: string[] = [];
const files = (texts: Record<string, string>): MigrationFile[] =>
  Object.entries(texts).map(([name, text]) => parseMigration(name, text));
const run = (texts: Record<string, string>, options: Partial<MigrateOptions> = {}) => {
  lines.length = 0;
  return migrate({ ownerUrl, appUrl, files: files(texts), log: (line) => lines.push(line), ...options });
};
const columnsOf = async (table: string) =>
  (await owner.query('select column_name as name from information_schema.columns where table_name = $1', [table])).rows.map(
    ({ name }) => name,
  );

describe('the migrator', () => {
  test('commits each migration by itself, so that a later failure leaves the earlier ones applied', async () => {
    const texts = { a1: 'alter table things add column a1 int', a2: 'alter table things add column a2 int; select 1/0' };
    await expect(run(texts)).rejects.toThrow('division by zero');
    expect(await columnsOf('things')).toContain('a1');
    expect(await columnsOf('things')).not.toContain('a2');
    expect(await run({ ...texts, a2: 'alter table things add column a2 int' })).toEqual(['a2']);
    expect(await run({ ...texts, a2: 'alter table things add column a2 int' })).toEqual([]);
  });

  test('applies a migration with a lower number than those applied before', async () => {
    expect(await run({ a0: 'alter table things add column a0 int', a1: 'select 1' })).toEqual(['a0']);
  });

  test('tries again when a lock is not free, and continues when it is', async () => {
    await other.query('begin; lock table things in share mode');
    const migrating = run({ b1: 'alter table things add column b1 int' }, { lockTimeoutMs: 50 });
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await other.query('commit');
    expect(await migrating).toEqual(['b1']);
    expect(lines[0]).toMatch(/^Migration b1 was blocked by other sessions \(.*lock timeout\)\. Trying again, 1 of 12\.$/);
  });

  test('tries again after a deadlock', async () => {
    await owner.query('create table deadlock_a (id int); create table deadlock_b (id int)');
    await other.query('begin; lock table deadlock_b in access exclusive mode');
    const text = 'lock table deadlock_a in access exclusive mode; lock table deadlock_b in access exclusive mode';
    // Long enough for the check of deadlocks, which runs after a second.
    const migrating = run({ b2: text }, { lockTimeoutMs: 60_000 });
    const waiting = 'select from pg_locks where not granted and relation = $1::regclass';
    await expect.poll(async () => (await owner.query(waiting, ['deadlock_b'])).rowCount).toBe(1);
    // PostgreSQL ends one of the two sessions: usually the one that has waited longer.
    const isOtherEnded = await other.query('lock table deadlock_a in access exclusive mode').then(
      () => false,
      () => true,
    );
    await other.query('rollback');
    expect(await migrating).toEqual(['b2']);
    if (!isOtherEnded) expect(lines[0]).toContain('(deadlock detected)');
  });

  test('ends with a sentence when a lock does not become free', async () => {
    await other.query('begin; lock table things in share mode');
    const refused = run({ b3: 'alter table things add column b3 int' }, { lockTimeoutMs: 10, tries: 2 });
    await expect(refused).rejects.toThrow(CannotStart);
    await expect(refused).rejects.toThrow(
      /^Migration b3 could not be applied in 2 tries, because other sessions use the same tables/,
    );
    await other.query('rollback');
    expect(await run({ b3: 'alter table things add column b3 int' })).toEqual(['b3']);
  });

  test('runs in several processes at the same time, each migration once', async () => {
    const texts = { c1: 'create table once (id int)', c2: 'insert into once values (1)' };
    const applied = await Promise.all(Array.from({ length: 6 }, () => run(texts)));
    expect(applied.flat().sort()).toEqual(['c1', 'c2']);
    expect((await owner.query('select from once')).rowCount).toBe(1);
  });

  test('builds an index without a transaction while another process waits for the migrations, and again after a crash', async () => {
    await owner.query("insert into things select 1, n, 'x' from generate_series(1, 3) n");
    // A build that fails leaves an invalid index, as a killed one does.
    await expect(owner.query('create unique index concurrently things_note on things (note)')).rejects.toThrow();
    const texts = { d1: '-- no transaction\ncreate index concurrently if not exists things_note on things (tenant_id, note);\n' };
    await Promise.all([run(texts), run(texts), run(texts)]);
    const { rows } = await owner.query(
      "select indisvalid, indisunique from pg_index where indexrelid = to_regclass('things_note')",
    );
    expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
  });

  test('changes rows of every tenant in batches with a commit between them', async () => {
    await owner.query("insert into things select t, n, 'old' from generate_series(1, 2) t, generate_series(11, 17) n");
    const texts = {
      e1: `-- batches
update things set note = 'new ' || pg_current_xact_id() from (
  select tenant_id, id from things
   where tenant_id = current_setting('app.tenant_id')::int and note = 'old' order by id limit 3 for update) b
 where things.tenant_id = b.tenant_id and things.id = b.id`,
    };
    expect(await run(texts)).toEqual(['e1']);
    const { rows } = await owner.query(
      "select count(*)::int from things where note like 'new%' group by note order by min(tenant_id * 100 + id)",
    );
    expect(rows.map(({ count }) => count)).toEqual([3, 3, 1, 3, 3, 1]);
    expect(await run(texts)).toEqual([]);
  });
});

describe('a database that a later version has migrated', () => {
  const later = { x1: 'select 1', x2: '-- contract: oldest version 0.3.0\nselect 2' };

  test('is used by an earlier version as long as nothing that it needs was removed', async () => {
    await run({ x1: later.x1 });
    expect(await run({}, { version: '0.2.0' })).toEqual([]);
  });

  test('is refused with a sentence by a version that no longer works with it, also by one that reads only the former table', async () => {
    await owner.query('create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)');
    await run(later, { version: '0.3.0' });
    await expect(run({}, { version: '0.2.9' })).rejects.toThrow(
      'The database was migrated by a later version of Muster (migration x2), and this version, 0.2.9, no longer works with it: start version 0.3.0 or later,',
    );
    expect(await run({}, { version: '0.10.0' })).toEqual([]);
    expect((await owner.query('select name from kysely_migration')).rows).toEqual([{ name: 'x2' }]);
  });
});

test('the migrator of versions before 0.2.0 starts on a schema that this one has migrated', async () => {
  const name = `${database}_former`;
  await owner.query(`create database ${name}`);
  const url = databaseUrl(serverUrl, name);
  const formerStart = async () => {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }) });
    const former = { n1: { up: async () => {} }, n2: { up: async () => {} } };
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => former } }).migrateToLatest();
    await db.destroy();
    return error;
  };
  expect(await formerStart()).toBeUndefined();
  const texts = { n1: 'select 1/0', n2: 'select 1/0', n3: 'select 1' };
  expect(await migrate({ ownerUrl: url, appUrl: appRoleUrl(url, TEST_SECRET), files: files(texts) })).toEqual(['n3']);
  expect(await formerStart()).toBeUndefined();
});

test('migrations recorded by earlier versions are not applied again', async () => {
  await owner.query(`insert into kysely_migration values ('y1', '2026-01-01T00:00:00.000Z')`);
  expect(await run({ y1: 'select 1/0', y2: 'select 1' }, { version: '0.3.0' })).toEqual(['y2']);
  expect((await appliedMigrations(owner)).filter(({ name }) => name.startsWith('y')).map(({ name }) => name)).toEqual([
    'y1',
    'y2',
  ]);
});

test('a start with MIGRATE=off is refused while a migration is missing, and when the application cannot connect', async () => {
  await run({ m1: 'select 1' }, { version: '0.3.0' });
  await owner.query('delete from muster_internal.migrations where oldest_version is not null; drop table kysely_migration');
  const check = (texts: Record<string, string>, url = appUrl) => checkSchema({ ownerUrl, appUrl: url, files: files(texts) });
  await check({ m1: 'select 1' });
  await expect(check({ m1: 'select 1', m2: 'select 1' })).rejects.toThrow(
    'The schema of the database is older than this version of Muster, and MIGRATE is off (first missing migration: m2): run npm run migrate',
  );
  await expect(check({ m1: 'select 1' }, appRoleUrl(ownerUrl, 'a secret that is wrong'))).rejects.toThrow(
    /^The role of the application cannot connect \(password authentication failed .*\), and MIGRATE is off: run npm run migrate/,
  );
});

test('a wrong mark of a migration is refused', () => {
  expect(() => parseMigration('z', '-- contract: some day\nselect 1')).toThrow(
    'Migration z needs "-- contract: oldest version 1.2.3"',
  );
});
