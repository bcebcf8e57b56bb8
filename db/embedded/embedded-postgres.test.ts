import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres, startTestPostgres } from './embedded-postgres.ts';
import { commandOf } from './lock.ts';

const lines: string[] = [];
const log = (line: string) => void lines.push(line);
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'muster database, ours '));
  // Lets the account that PostgreSQL runs as traverse the folder.
  await chmod(root, 0o711);
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Retries until there is a response, as a client does while the server is down. */
async function queryInTime(url: string, text: string): Promise<Record<string, unknown>[]> {
  for (const until = Date.now() + 45_000; ; await wait(50)) {
    try {
      return await query(url, text);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

async function using<T>(server: Promise<EmbeddedPostgres>, work: (server: EmbeddedPostgres) => Promise<T>): Promise<T> {
  const started = await server;
  try {
    return await work(started);
  } finally {
    await started.stop();
  }
}

/** Another process that starts a database and is then killed without cleanup. */
async function leaveOrphan(call: string): Promise<{ pid: number; killed: number }> {
  const module = JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href);
  const script = `const m = await import(${module}); const s = await ${call}; console.log(s.pid()); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  return { pid: Number(output), killed: child.pid ?? 0 };
}

const isServer = (pid: number) => commandOf(pid).includes('postgres');

describe('the embedded database', () => {
  test('keeps its data between starts', async () => {
    const dataDir = join(root, 'kept');
    await using(startEmbeddedPostgres({ dataDir, log }), (server) =>
      query(server.ownerUrl, 'create table kept as select 7 as number'),
    );
    const rows = await using(startEmbeddedPostgres({ dataDir, log }), (server) =>
      query(server.ownerUrl, 'select number from kept'),
    );
    expect(rows).toEqual([{ number: 7 }]);
  });

  describe('while it runs', () => {
    let server: EmbeddedPostgres;
    beforeAll(async () => {
      server = await startEmbeddedPostgres({ dataDir: join(root, 'kept'), log, url: 'http://localhost:3000' });
    });
    afterAll(() => server.stop());

    test('is owned by a role that is not a superuser, and accepts only its password', async () => {
      expect(
        await query(
          server.ownerUrl,
          'select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
        ),
      ).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreatedb: true, rolcreaterole: true }]);
      const url = new URL(server.ownerUrl);
      url.password = 'guessed';
      await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
      url.username = 'postgres';
      await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
      expect((await stat(join(root, 'kept', 'postgres', 'password'))).mode & 0o077).toBe(0);
    });

    test('splits words the same on every machine, including accents and dashes', async () => {
      const text =
        "select to_tsvector('simple', 'Café 2015–2019 “Zoë’s”')::text as words, lower('ÉCOLE') as lower, current_setting('server_encoding') as encoding";
      expect(await query(server.ownerUrl, text)).toEqual([
        { words: "'2015':2 '2019':3 'café':1 's':5 'zoë':4", lower: 'école', encoding: 'UTF8' },
      ]);
    });

    test('writes to disk before it confirms a commit', async () => {
      const text =
        "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name";
      expect((await query(server.ownerUrl, text)).map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
    });

    test('refuses a second start on the same data and says where the first one runs', async () => {
      const dataDir = join(root, 'kept');
      await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
        `Muster is already running on the data in ${dataDir} (process ${process.pid}, http://localhost:3000): use that one, stop it first`,
      );
    });
  });

  test('restarts at the same address with every committed row when it is killed', async () => {
    await using(startEmbeddedPostgres({ dataDir: join(root, 'kept'), log }), async (server) => {
      await query(server.ownerUrl, 'create table sent (number int)');
      for (let number = 1; number <= 3; number++) {
        await query(server.ownerUrl, `insert into sent values (${number})`);
        const before = server.pid();
        process.kill(before, 'SIGKILL');
        expect(await queryInTime(server.ownerUrl, 'select count(*)::int as count from sent')).toEqual([{ count: number }]);
        expect(server.pid()).not.toBe(before);
      }
    });
    expect(lines.join('\n')).toMatch(
      /The database ended \(SIGKILL\); starting it again\.\nThe database is back after \d+\.\d s\./,
    );
  });

  test('can be stopped during a restart', async () => {
    const server = await startEmbeddedPostgres({ dataDir: join(root, 'kept'), log });
    const pid = server.pid();
    process.kill(pid, 'SIGKILL');
    await server.stop();
    await expect(query(server.ownerUrl, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(existsSync(join(root, 'kept', 'postgres', 'lock'))).toBe(false);
  });

  test('ends the server that a killed Muster left behind, and reuses its data', async () => {
    const dataDir = join(root, 'kept');
    const orphan = await leaveOrphan(`m.startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })`);
    expect(isServer(orphan.pid)).toBe(true);
    const rows = await using(startEmbeddedPostgres({ dataDir, log }), (server) => query(server.ownerUrl, 'select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
    expect(isServer(orphan.pid)).toBe(false);
    expect(lines).toContain('Stopping the database that an earlier Muster left running.');
  });

  test('ignores the lock of a dead process if its pid now belongs to another one', async () => {
    const dataDir = join(root, 'kept');
    await writeFile(
      join(dataDir, 'postgres', 'lock'),
      JSON.stringify({ pid: process.ppid, mark: 'an earlier process', url: null }),
    );
    const rows = await using(startEmbeddedPostgres({ dataDir, log }), (server) => query(server.ownerUrl, 'select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
  });

  test("ignores the killed server's pid when it now belongs to another program", async () => {
    const dataDir = join(root, 'kept');
    await writeFile(
      join(dataDir, 'postgres', 'cluster', 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n2\n\n127.0.0.1\n\nready\n`,
    );
    const rows = await using(startEmbeddedPostgres({ dataDir, log }), (server) => query(server.ownerUrl, 'select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('starts over when its first start was killed half-way', async () => {
    const dataDir = join(root, 'half');
    await mkdir(join(dataDir, 'postgres', 'cluster.unfinished'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'cluster.unfinished', 'PG_VERSION'), '18\n');
    if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
    const rows = await using(startEmbeddedPostgres({ dataDir, log }), (server) => query(server.ownerUrl, 'select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('works in a folder with a path longer than the limit for sockets', async () => {
    const dataDir = join(root, 'a'.repeat(100), 'it\'s got "quotes" and $ signs', 'b'.repeat(100));
    const rows = await using(startEmbeddedPostgres({ dataDir, log }), (server) => query(server.ownerUrl, 'select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('reports the PostgreSQL version that created the data when it differs', async () => {
    const dataDir = join(root, 'older');
    const cluster = join(dataDir, 'postgres', 'cluster');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'PG_VERSION'), '17\n');
    await writeFile(join(dirname(cluster), 'password'), 'x');
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
      /was created by PostgreSQL 17, and this version of Muster includes PostgreSQL 18: /,
    );
    expect(existsSync(join(dataDir, 'postgres', 'lock'))).toBe(false);
  });

  test('reports in one sentence that its folder cannot be created', async () => {
    await writeFile(join(root, 'a file'), '');
    const refused = startEmbeddedPostgres({ dataDir: join(root, 'a file', 'data'), log });
    await expect(refused).rejects.toThrow(`${join(root, 'a file', 'data')} is not a folder: remove the file that is in the way`);
  });
});

describe('the database of a test run', () => {
  test('is removed when it is stopped', async () => {
    const server = await startTestPostgres();
    const pid = server.pid();
    expect(await query(server.ownerUrl, 'show fsync')).toEqual([{ fsync: 'off' }]);
    await server.stop();
    expect(isServer(pid)).toBe(false);
  });

  test('is removed by the next run when its own run was killed', async () => {
    const orphan = await leaveOrphan('m.startTestPostgres()');
    const [, folder = ''] = /-D (.*)\/cluster/.exec(commandOf(orphan.pid)) ?? [];
    expect(existsSync(folder)).toBe(true);
    await (await startTestPostgres()).stop();
    expect(isServer(orphan.pid)).toBe(false);
    expect(existsSync(folder)).toBe(false);
  });
});
