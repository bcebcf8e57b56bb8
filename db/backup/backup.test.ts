import { access, copyFile, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseUrl, TEMPLATE, TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { runs } from '#apps/api/testing/properties.ts';
import { startTestPostgres } from '#db/embedded/embedded-postgres.ts';
import { appRoleUrl, connect } from '#kit/server/database/db.ts';
import { migrate } from '../migrate.ts';
import { parseMigration, readMigrations } from '../migration-files.ts';
import { schemaOf } from '../testing.ts';
import { BackupError, openBackup, restoreBackup, writeBackup } from './index.ts';
import { differingTables, tableDigests } from './testing.ts';

const serverUrl = inject('ownerUrl');
const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const path = join(folder, 'whole.backup');
const databases: string[] = [];
let rows = 0;
let isSnapshot = false;

async function installation(template?: string) {
  const name = `muster_backup_${process.pid}_${databases.length}`;
  await query(
    serverUrl,
    "select pg_advisory_lock(hashtext('clone'))",
    `create database ${name} ${template ? `template ${template}` : ''}`,
  );
  databases.push(name);
  const ownerUrl = databaseUrl(serverUrl, name);
  return { ownerUrl, appUrl: appRoleUrl(ownerUrl, TEST_SECRET), secret: TEST_SECRET };
}
const emptyInstallation = () => installation();

/** @returns the rows of the last statement */
async function query<Row extends pg.QueryResultRow>(ownerUrl: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const source = await installation(TEMPLATE);

beforeAll(async () => {
  await query(
    source.ownerUrl,
    "insert into tenants (slug, name, country_id, marketing_site_url) values ('north', 'North', 232, 'https://a.test'), ('south', 'South', 233, 'https://b.test')",
    "insert into tenant_hosts (host, tenant_id) select slug || '.test', id from tenants",
    ...[1, 2].flatMap((tenant) => [
      `set app.tenant_id = '${tenant}'`,
      `insert into companies (name, country_id) values ('Firm of ${tenant}', 232)`,
      `insert into users (role, email, password_hash, first_name, last_name, country_id) values ('veteran', 'a@example.test', 'x', 'Ada', 'King', 232), ('recruiter', 'b@example.test', 'x', 'Ben', 'Ito', 232)`,
      `insert into jobs (company_id, created_by, title, description, country_id, currency, status, published_at)
         select c.id, u.id, 'Driver ' || n, '<p>Drives</p>', 232, 'GBP', 'published', now() from companies c, users u, generate_series(1, 50) n where u.role = 'recruiter'`,
      `insert into files (name, content_type, size, sha256, bytes) values (E'a\\tb\\\\n.bin', 'x/y', 4, '\\x00', '\\x000a0d5c')`,
      `insert into files (name, content_type, size, sha256, bytes) select 'of everybody', 'x/y', length(b), sha256(b), b from (values (convert_to(repeat('text ', 9000), 'UTF8')), ('')) v (b)`,
      `insert into mails (kind, to_email, subject, body_text, body_html) values ('test', 'a@b.test', E'\u2028\\n\\\\.\\n', 'x', 'x')`,
    ]),
    "update jobs set title = 'Changed' where id % 7 = 0",
  );
  ({ rows, is_snapshot: isSnapshot } = await writeBackup(source, path));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const newest = (of: { ownerUrl: string }) => tableDigests(of.ownerUrl);

describe('a backup', () => {
  test('restores every row, number and rule, in an app that works', async () => {
    const target = await emptyInstallation();
    const before = await newest(source);
    expect(await restoreBackup(target, path)).toBe(rows);
    expect(rows).toBeGreaterThan(1000);
    expect(isSnapshot).toBe(true);
    expect(differingTables(before, await newest(target))).toEqual([]);
    expect(await schemaOf(target.ownerUrl)).toEqual(await schemaOf(source.ownerUrl));

    const db = connect({ appUrl: target.appUrl, max: 1 });
    try {
      const [tenant] = await query<{ id: number }>(target.ownerUrl, 'select max(id) as id from tenants');
      const users = await db.withTenant(tenant?.id ?? 0, (scoped) => scoped.selectFrom('users').select('id').execute());
      expect(users.length).toBeGreaterThan(1);
      await expect(db.unscoped.selectFrom('users').select('id').execute()).rejects.toThrow(/app\.tenant_id|type integer/);
    } finally {
      await db.close();
    }
    const waiting = await query<{ count: string }>(target.ownerUrl, "select count(*) from pgboss.job where name = 'mail'");
    expect(Number(waiting[0]?.count)).toBeGreaterThan(0);
    // Numbering continues where it was.
    const nextFile = "set app.tenant_id = '1'; select nextval(pg_get_serial_sequence('files', 'id')) as id";
    expect(await query(target.ownerUrl, nextFile)).toEqual(await query(source.ownerUrl, nextFile));
  });

  test('replaces an installation that has only been started', async () => {
    const target = await emptyInstallation();
    await migrate(target);
    expect(await restoreBackup(target, path)).toBe(rows);
    expect(differingTables(await newest(source), await newest(target))).toEqual([]);
    await expect(restoreBackup(target, path)).rejects.toThrow(/contains (a tenant|\d+ tenants)\. A backup/);
  });

  test('gets the migrations that it lacks after its rows, also those numbered before its last one', async () => {
    const earlier = await installation(source.ownerUrl.split('/').at(-1));
    await query(earlier.ownerUrl, "insert into muster_internal.migrations (name) values ('9999_of_backup')");
    const files = [
      ...(await readMigrations()),
      parseMigration(
        '9998_of_rows',
        "-- batches\nupdate mails set unsubscribe_url = null where tenant_id = current_setting('app.tenant_id')::int and unsubscribe_url is not null",
      ),
      parseMigration('9999_of_backup', ''),
    ];
    const mail = `insert into mails (tenant_id, kind, to_email, subject, body_text, body_html, sent_at, unsubscribe_url)
      select id, 'earlier', 'a@example.test', '', '', '', now(), 'https://example.test/token' from tenants order by id limit 1`;
    const [tenant] = await query<{ id: number }>(earlier.ownerUrl, 'select min(id) as id from tenants');
    await query(earlier.ownerUrl, `set app.tenant_id = '${tenant?.id}'`, mail);
    const file = join(folder, 'of-earlier.backup');
    await writeBackup(earlier, file);
    const target = await emptyInstallation();
    await restoreBackup(target, file, { files });
    const urls = "select unsubscribe_url from mails where kind = 'earlier'";
    expect(await query(target.ownerUrl, `set app.tenant_id = '${tenant?.id}'`, urls)).toEqual([{ unsubscribe_url: null }]);
  });

  test('contains one moment of a database that is being written', async () => {
    const busy = await installation(source.ownerUrl.split('/').at(-1));
    let ended = false;
    const write = async (n: number) => {
      for (let i = 0; !ended; i++)
        await query(
          busy.ownerUrl,
          `set app.tenant_id = '${1 + (n % 2)}'`,
          `insert into files (name, content_type, size, sha256, bytes) values ('${n} ${i}', 'x/y', 9, sha256('${n} ${i}'), '${n} ${i}')`,
          `update jobs set title = 'At ${i}' where id % 5 = ${n}`,
        );
    };
    const writers = [0, 1, 2].map(write);
    const file = join(folder, 'busy.backup');
    let atSnapshot = new Map<string, string>();
    await writeBackup(busy, file, {
      onSnapshot: async (id) => {
        atSnapshot = await tableDigests(busy.ownerUrl, id);
      },
    });
    ended = true;
    await Promise.all(writers);
    expect(differingTables(atSnapshot, await newest(busy))).not.toEqual([]);
    const target = await emptyInstallation();
    await restoreBackup(target, file);
    expect(differingTables(atSnapshot, await newest(target))).toEqual([]);
  });
});

describe('the count of rows', () => {
  // PostgreSQL sends 8,192 bytes at a time, and Node.js reads up to 65,536: rows that end beside such a boundary end beside the end of a read.
  const boundaries = [1, 2, 8].flatMap((buffers) => Array.from({ length: 40 }, (_, at) => buffers * 8192 - 36 + at));

  test('is that of the file, whatever the size of the rows', async () => {
    const target = await emptyInstallation();
    await query(
      target.ownerUrl,
      'create table tenants (id int primary key)',
      'create table kysely_migration (name text)',
      "insert into kysely_migration values ('0001_tenants')",
      ...boundaries.flatMap((size) => [
        `create table of_${size} (text text)`,
        `insert into of_${size} values (repeat('x', ${size}))`,
      ]),
    );
    for (let round = 0; round < 2; round++) {
      const file = join(folder, `sizes-${round}.backup`);
      expect((await writeBackup(target, file)).rows).toBe(boundaries.length);
      await (await openBackup(file)).close();
    }
  });
});

describe('a backup with a base', () => {
  const grown = () => installation(source.ownerUrl.split('/').at(-1));
  const addFile = (of: { ownerUrl: string }, text: string) =>
    query(
      of.ownerUrl,
      "set app.tenant_id = '2'",
      `insert into files (name, content_type, size, sha256, bytes) values ('new', 'x/y', ${text.length}, sha256('${text}'), '${text}')`,
    );

  test('contains only new files, and is restored with its base, also on a server without the role of the application', async () => {
    const later = await grown();
    await addFile(later, 'added later');
    const file = join(folder, 'later.backup');
    expect((await writeBackup(later, file, { base: path })).contents).toEqual({ here: 1, in_base: 3 });
    const server = await startTestPostgres();
    try {
      const target = { ownerUrl: server.ownerUrl, appUrl: appRoleUrl(server.ownerUrl, TEST_SECRET), secret: TEST_SECRET };
      await restoreBackup(target, file);
      expect(differingTables(await newest(later), await newest(target))).toEqual([]);
      const db = connect({ appUrl: target.appUrl, max: 1 });
      expect(await db.unscoped.selectFrom('tenants').select('slug').orderBy('id').execute()).toHaveLength(2);
      await db.close();
    } finally {
      await server.stop();
    }
  });

  test('is refused without that base, and with another file of its name', async () => {
    const file = join(folder, 'alone.backup');
    await writeBackup(await grown(), file, { base: path });
    const elsewhere = await mkdtemp(join(tmpdir(), 'backup-'));
    const moved = join(elsewhere, 'alone.backup');
    await copyFile(file, moved);
    const target = await emptyInstallation();
    await expect(restoreBackup(target, moved)).rejects.toThrow(
      /needs the full backup whole\.backup, and .* cannot be read\. Put/,
    );
    await (await openBackup(moved, { base: path })).close();
    await writeBackup(source, join(elsewhere, 'whole.backup'));
    await expect(openBackup(moved)).rejects.toThrow(/is not the full backup that this backup was made from/);
    await rm(elsewhere, { recursive: true });
  });

  test('needs a full backup of this release as its base', async () => {
    const file = join(folder, 'step.backup');
    await writeBackup(source, file, { base: path });
    const next = join(folder, 'next.backup');
    await expect(writeBackup(source, next, { base: file })).rejects.toThrow(
      /step\.backup is not a full backup: use whole\.backup/,
    );
    await expect(access(next)).rejects.toThrow();
  });
});

describe('a damaged file', () => {
  test('is found whichever byte changed and wherever it was cut', async () => {
    const small = await emptyInstallation();
    await query(
      small.ownerUrl,
      'create table tenants (id int primary key, name text)',
      "insert into tenants select n, 'Tenant ' || n from generate_series(1, 300) n",
      'create table files (id int primary key, sha256 bytea, bytes bytea)',
      "insert into files select n, sha256(b), b from (select n, convert_to(repeat(n::text, 50), 'UTF8') as b from generate_series(1, 5) n) f",
      'create table kysely_migration (name text)',
      "insert into kysely_migration values ('0001_tenants')",
    );
    const file = join(folder, 'small.backup');
    await writeBackup(small, file);
    const bytes = await readFile(file);
    const bad = join(folder, 'changed.backup');
    const refused = async (changed: Buffer) => {
      await writeFile(bad, changed);
      await expect(openBackup(bad)).rejects.toBeInstanceOf(BackupError);
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, difference) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8((changed.readUInt8(at) + difference) % 256, at);
        await refused(changed);
        await refused(bytes.subarray(0, at));
      }),
      { numRuns: runs(100) },
    );
    await refused(Buffer.concat([bytes, Buffer.from('more')]));
  });

  test('never gets its name', async () => {
    const file = join(folder, 'overwritten.backup');
    let tables = 0;
    const writing = writeBackup(source, file, {
      onTable: () => {
        if (++tables === 100)
          void open(`${file}.partial`, 'r+').then((handle) => handle.write('damage', 2000).then(() => handle.close()));
      },
    });
    await expect(writing).rejects.toThrow(/The written file is (damaged|cut short|incomplete)/);
    expect((await readdir(folder)).filter((name) => name.startsWith('overwritten'))).toEqual([]);
  });
});

test.each([
  [() => join(folder, 'no-folder', 'x'), /^The folder of .*no-folder\/x does not exist: create it/],
  [() => join(path, 'x'), /x is not in a folder, because a part of it is a file/],
])('a place that cannot be written is named in one sentence (%#)', (place, sentence) =>
  expect(writeBackup(source, place())).rejects.toThrow(sentence),
);

describe('nothing is restored from', () => {
  const whole = () => readFile(path);
  const asText = async () => (await whole()).toString('latin1');

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['a file that is not a backup', async () => Buffer.from('hello'), /is not a backup/],
    ['an empty file', async () => Buffer.alloc(0), /is not a backup/],
    ['a file of version 0.1.0', async () => gzipSync('{}\n'), /Restore a backup of version 0\.1\.0 with commit \w{8} of Muster/],
    ['half a file', async () => (await whole()).subarray(0, (await whole()).length / 2), /cut short/],
    [
      'a file that lacks a part',
      async () =>
        Buffer.from((await asText()).replace(/\{"table":"app_config[^\n]*\n|\{"table":"applications"[^\n]*\n/, ''), 'latin1'),
      /is incomplete/,
    ],
    ['a file of a later format', async () => Buffer.from('{"muster_backup":3}\n'), /was made by a later version of Muster/],
  ])('%s', async (_, bytes, message) => {
    const target = await emptyInstallation();
    const file = join(folder, 'bad.backup');
    await writeFile(file, await bytes());
    const restoring = restoreBackup(target, file);
    await expect(restoring).rejects.toThrow(message);
    await expect(restoring).rejects.toBeInstanceOf(BackupError);
    expect(await query(target.ownerUrl, "select to_regclass('public.tenants') as tenants")).toEqual([{ tenants: null }]);
  });

  test('a later version', async () => {
    const later = await installation(source.ownerUrl.split('/').at(-1));
    await query(later.ownerUrl, "insert into muster_internal.migrations (name) values ('9999_later')");
    const file = join(folder, 'of-later.backup');
    await writeBackup(later, file);
    await expect(restoreBackup(await emptyInstallation(), file)).rejects.toThrow(
      /later version of Muster, which has the migration 9999_later/,
    );
  });

  test('a file encrypted with another secret', async () => {
    const target = { ...(await emptyInstallation()), secret: 'another secret, also of 32 characters or more' };
    await expect(restoreBackup(target, path)).rejects.toThrow('made with a different secret');
  });

  test('an empty database', async () => {
    await expect(writeBackup(await emptyInstallation(), join(folder, 'none.backup'))).rejects.toThrow('nothing to back up');
  });
});
