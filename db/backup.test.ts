import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { appRoleUrl, connect } from '#kit/server/db.ts';
import { databaseUrl, TEMPLATE, TEST_SECRET } from '#kit/server/testing/postgres.ts';
import { BackupError, restoreBackup, writeBackup } from './backup.ts';
import { migrate } from './migrate.ts';

const serverUrl = inject('ownerUrl');
const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const path = join(folder, 'whole.backup');
const databases: string[] = [];
let rows = 0;

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

/** The content of a database: the lines of its backup without the time it was made. Rows have no fixed order. */
async function contentOf(of: Awaited<ReturnType<typeof installation>>): Promise<string[]> {
  const file = join(folder, 'content.backup');
  await writeBackup(of, createWriteStream(file));
  const text = gunzipSync(await readFile(file)).toString();
  return text
    .replace(/"made_at":"[^"]*"/, '')
    .split('\n')
    .sort();
}

/** The schema as text: columns, constraints, policies, triggers, indexes and rights. */
const SCHEMA = `
  select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, coalesce(column_default, '')) as line
    from information_schema.columns where table_schema = 'public'
  union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
  union all select format('%s %s %s %s', tablename, policyname, qual, with_check) from pg_policies where schemaname = 'public'
  union all select format('%s rls %s %s', relname, relrowsecurity, relforcerowsecurity) from pg_class where relnamespace = 'public'::regnamespace
  union all select format('%s %s %s %s', tgrelid::regclass, tgname, tgenabled, tgtype) from pg_trigger where not tgisinternal
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select format('%s %s', table_name, privilege_type) from information_schema.role_table_grants
    where table_schema = 'public' and grantee like 'muster\\_app%'
  order by 1`;

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
      `insert into mails (kind, to_email, subject, body_text, body_html) values ('test', 'a@b.test', E'\u2028\\n\\\\.\\n', 'x', 'x')`,
    ]),
    "update jobs set title = 'Changed' where id % 7 = 0",
  );
  rows = await writeBackup(source, createWriteStream(path));
});

afterAll(async () => {
  for (const name of databases) await query(serverUrl, `drop database ${name} with (force)`);
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  test('restores every row, number and rule, in an app that works', async () => {
    const target = await emptyInstallation();
    const before = await contentOf(source);
    expect(await restoreBackup(target, createReadStream(path))).toBe(rows);
    expect(rows).toBeGreaterThan(1000);
    expect(await contentOf(target)).toEqual(before);
    expect(await query(target.ownerUrl, SCHEMA)).toEqual(await query(source.ownerUrl, SCHEMA));

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
  });

  test('can replace an installation that has only been started, but not one with tenants', async () => {
    const target = await emptyInstallation();
    await migrate(target);
    await restoreBackup(target, createReadStream(path));
    await expect(restoreBackup(target, createReadStream(path))).rejects.toThrow(/contains (a tenant|\d+ tenants)\. A backup/);
  });
});

describe('nothing is restored from', () => {
  const asFile = async (bytes: Buffer) => {
    const file = join(folder, 'bad.backup');
    await writeFile(file, bytes);
    return createReadStream(file);
  };
  const whole = () => readFile(path);
  const lines = async () =>
    gunzipSync(await whole())
      .toString()
      .split('\n');

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['a file that is not a backup', async () => Buffer.from('hello'), /is not a backup/],
    ['an empty file', async () => Buffer.alloc(0), /damaged|cut short/],
    ['another compressed text', async () => gzipSync('hello\n'), /is not a backup of Muster/],
    ['half a file', async () => (await whole()).subarray(0, (await whole()).length / 2), /damaged|cut short/],
    ['a file cut between lines', async () => gzipSync((await lines()).slice(0, -3).join('\n')), /cut short/],
    [
      'a file that lacks a row',
      async () => gzipSync((await lines()).filter((line) => !line.includes('\tYork\t')).join('\n')),
      /is incomplete/,
    ],
    [
      'a later version',
      async () => gzipSync((await lines()).join('\n').replace('"0001_tenants"', '"9999_later"')),
      /later version of Muster, which has the migration 9999_later/,
    ],
  ])('%s', async (_, bytes, message) => {
    const target = await emptyInstallation();
    const restoring = restoreBackup(target, await asFile(await bytes()));
    await expect(restoring).rejects.toThrow(message);
    await expect(restoring).rejects.toBeInstanceOf(BackupError);
    const [found] = await query<{ tenants: string | null }>(target.ownerUrl, "select to_regclass('public.tenants') as tenants");
    if (found?.tenants) expect(await query(target.ownerUrl, 'select 1 from tenants')).toEqual([]);
  });

  test('a file encrypted with another secret', async () => {
    const target = { ...(await emptyInstallation()), secret: 'another secret, also of 32 characters or more' };
    await expect(restoreBackup(target, createReadStream(path))).rejects.toThrow('made with a different secret');
  });

  test('an empty database', async () => {
    await expect(writeBackup(await emptyInstallation(), createWriteStream(join(folder, 'none.backup')))).rejects.toThrow(
      'nothing to back up',
    );
  });
});
