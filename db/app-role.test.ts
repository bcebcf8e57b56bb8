import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { databaseUrl, TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { appRoleUrl } from '#kit/server/database/db.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { findAppConnection } from './app-role.ts';
import { type MigrateOptions, migrate } from './migrate.ts';
import { parseMigration } from './migration-files.ts';

/** Several installations on one PostgreSQL server. */

const serverUrl = inject('ownerUrl');
const OTHER_SECRET = 'the secret of another installation, which differs';
const databases: string[] = [];
let roleCount = 0;
/** The grants of a schema in short. */
const files = [
  parseMigration(
    '0001',
    `create table tenants (id int primary key);
     alter table tenants enable row level security;
     create policy read_all on tenants for select to muster_app using (true);
     grant select on tenants to muster_app;
     insert into tenants values (7)`,
  ),
];

async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

async function newDatabase(options = ''): Promise<string> {
  const name = `muster_roles_${process.pid}_${databases.length}`;
  databases.push(name);
  await query(serverUrl, `create database ${name} ${options}`);
  return databaseUrl(serverUrl, name);
}

async function newRole(options: string): Promise<string> {
  const name = `role_${process.pid}_${roleCount++}`;
  await query(serverUrl, `create role ${name} login password 'of a test' ${options}`);
  return name;
}

function asRole(url: string, name: string, password = 'of a test'): string {
  const changed = new URL(url);
  changed.username = name;
  changed.password = password;
  return changed.toString();
}

/** Starts as the server does. @returns the application's connection */
async function start(
  ownerUrl: string,
  options: { given?: string; secret?: string } & Partial<MigrateOptions> = {},
): Promise<string> {
  const { given = null, secret = TEST_SECRET, ...rest } = options;
  const connection = await findAppConnection({ ownerUrl, given, secret });
  await migrate({ ownerUrl, ...connection, files, ...rest });
  return connection.appUrl;
}

const readTenants = (url: string) => query(url, 'select id from tenants');
const roleOf = (url: string) => new URL(url).username;

describe('two installations on one server', () => {
  test('have roles of their own, and neither can read the other database', async () => {
    const [first, second] = [await newDatabase(), await newDatabase()];
    const firstApp = await start(first);
    const secondApp = await start(second, { secret: OTHER_SECRET });
    expect(roleOf(firstApp)).toBe(`muster_app_${databases.at(-2)}`);
    expect(roleOf(secondApp)).toBe(`muster_app_${databases.at(-1)}`);
    // Starting the second changed nothing for the first.
    expect(await readTenants(firstApp)).toEqual([{ id: 7 }]);
    expect(await readTenants(secondApp)).toEqual([{ id: 7 }]);
    const across = new URL(secondApp);
    across.pathname = new URL(first).pathname;
    await expect(readTenants(across.toString())).rejects.toThrow('permission denied for table tenants');
  });

  test('can have different owners who may create roles', async () => {
    const owner = await newRole('createrole');
    await query(serverUrl, `grant ${owner} to current_user`);
    const ownerUrl = asRole(await newDatabase(`owner ${owner}`), owner);
    // All migrations, some of which create and change roles.
    const connection = await findAppConnection({ ownerUrl, given: null, secret: TEST_SECRET });
    await migrate({ ownerUrl, ...connection });
    expect(await readTenants(connection.appUrl)).toEqual([]);
  });

  test('name a role of another owner that is in the way', async () => {
    const owner = await newRole('createrole');
    await query(serverUrl, `grant ${owner} to current_user`);
    const ownerUrl = asRole(await newDatabase(`owner ${owner}`), owner);
    const role = roleOf(appRoleUrl(ownerUrl, TEST_SECRET));
    await query(serverUrl, `create role ${role} login password 'not derived'`);
    const refused = start(ownerUrl);
    await expect(refused).rejects.toThrow(CannotStart);
    await expect(refused).rejects.toThrow(`The role "${role}" exists on this PostgreSQL server and belongs to another owner`);
  });
});

describe('an installation of an earlier version, whose role is muster_app', () => {
  test('keeps this role, and so does a copy with the same secret; a copy with another secret is refused', async () => {
    const first = await newDatabase();
    await migrate({ ownerUrl: first, appUrl: appRoleUrl(first, TEST_SECRET, 'muster_app'), files });
    const appUrl = await start(first);
    expect(roleOf(appUrl)).toBe('muster_app');
    const original = databases.at(-1);
    const copy = await newDatabase(`template ${original}`);
    expect(roleOf(await start(copy))).toBe('muster_app');
    const refused = start(copy, { secret: OTHER_SECRET });
    await expect(refused).rejects.toThrow(CannotStart);
    await expect(refused).rejects.toThrow(`The role "muster_app" of the application is also used by the database "${original}"`);
    expect(await readTenants(appUrl)).toEqual([{ id: 7 }]);
  });
});

describe('the password of the role', () => {
  test('follows APP_SECRET when no process uses the former one, and is otherwise unchanged', async () => {
    const ownerUrl = await newDatabase();
    const before = await start(ownerUrl);
    const running = new pg.Client({ connectionString: before });
    await running.connect();
    const refused = start(ownerUrl, { secret: OTHER_SECRET });
    await expect(refused).rejects.toThrow('Another process of this installation is running with a different APP_SECRET');
    expect(await readTenants(before)).toEqual([{ id: 7 }]);
    await running.end();

    const lines: string[] = [];
    const after = await start(ownerUrl, { secret: OTHER_SECRET, log: (line) => lines.push(line) });
    expect(lines).toEqual([`The password of the role ${roleOf(after)} was changed, because APP_SECRET changed.`]);
    expect(await readTenants(after)).toEqual([{ id: 7 }]);
    await expect(readTenants(before)).rejects.toThrow('password authentication failed');
  });

  test('is never changed for a role of DATABASE_APP_URL, and a wrong one is refused with a sentence', async () => {
    const ownerUrl = await newDatabase();
    const role = await newRole('');
    const given = asRole(ownerUrl, role);
    await start(ownerUrl, { given });
    expect(await readTenants(given)).toEqual([{ id: 7 }]);
    const wrong = start(ownerUrl, { given: asRole(ownerUrl, role, 'wrong') });
    await expect(wrong).rejects.toThrow(CannotStart);
    await expect(wrong).rejects.toThrow(
      `The role "${role}" of DATABASE_APP_URL cannot connect (password authentication failed for user "${role}"): create it, or correct the name and password`,
    );
    expect(await readTenants(given)).toEqual([{ id: 7 }]);
  });
});

describe('a role of DATABASE_APP_URL', () => {
  test('is refused without access to the schema, and accepted as a member of the role that has it', async () => {
    const ownerUrl = await newDatabase();
    const own = roleOf(await start(ownerUrl));
    const role = await newRole('');
    const given = asRole(ownerUrl, role);
    await expect(start(ownerUrl, { given })).rejects.toThrow(
      `The role "${role}" of DATABASE_APP_URL has no access to this database, which uses the role "${own}"`,
    );
    await query(serverUrl, `grant ${own} to ${role}`);
    await start(ownerUrl, { given });
    expect(await readTenants(given)).toEqual([{ id: 7 }]);
  });

  test('is refused when it owns the schema', async () => {
    const ownerUrl = await newDatabase();
    await expect(start(ownerUrl, { given: ownerUrl })).rejects.toThrow('may bypass row-level security');
  });
});

test('three processes that start at the same time, seven times over, all succeed and can connect', async () => {
  const ownerUrl = await newDatabase();
  for (let round = 0; round < 7; round++) {
    // Each round changes the password.
    const secret = `${TEST_SECRET} ${round}`;
    const urls = await Promise.all([1, 2, 3].map(() => start(ownerUrl, { secret })));
    for (const url of urls) expect(await readTenants(url)).toEqual([{ id: 7 }]);
  }
});

test('the role of a database with an unusual or long name has a plain and unique name', () => {
  const named = (name: string) => roleOf(appRoleUrl(databaseUrl(serverUrl, encodeURIComponent(name)), TEST_SECRET));
  expect(named('jobs')).toBe('muster_app_jobs');
  expect(named('Jobs Board')).toMatch(/^muster_app_jobs_board_[0-9a-f]{8}$/);
  expect(named('jobs-board')).not.toBe(named('jobs_board'));
  expect(named('x'.repeat(63)).length).toBeLessThan(63);
  expect(named('x'.repeat(62))).not.toBe(named('x'.repeat(63)));
});
