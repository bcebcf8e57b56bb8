import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { databaseUrl, TEMPLATE } from '#apps/api/testing/postgres.ts';
import { TENANT_RELATIONS } from '../tenant-relations.ts';
import { schemaOf } from '../testing.ts';
import { inTransaction } from './distribute.ts';
import { describePlan, distribute, moveTenant, readPlan } from './index.ts';
import { bringBack, storeParts, takeAway } from './schema-parts.ts';

const serverUrl = inject('ownerUrl');
let databases = 0;

/** A copy of the migrated schema. */
async function migrated(): Promise<string> {
  const name = `muster_distribute_${process.pid}_${databases++}`;
  await connected(serverUrl, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('clone'))");
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });
  return databaseUrl(serverUrl, name);
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const database = await migrated();
const plan = await connected(database, readPlan);

describe('the schema', () => {
  test('meets the rules of a distributed database', () => {
    expect(plan.faults).toEqual([]);
    expect(plan.keys).toBeGreaterThan(300);
  });

  test('is distributed by tenant where rows belong to one, and shared otherwise', () => {
    const distributed = plan.tables.filter(({ kind }) => kind === 'distributed').map(({ name }) => name);
    expect(distributed.filter((name) => !TENANT_RELATIONS.has(name))).toEqual([]);
    expect([...TENANT_RELATIONS].filter((name) => ![...distributed, ...plan.views].includes(name))).toEqual([]);
    const shared = plan.tables.filter(({ kind }) => kind === 'reference').map(({ name }) => name);
    expect(shared).toEqual(expect.arrayContaining(['countries', 'tenants', 'tenant_hosts']));
  });

  test('is described with its size', () => {
    const text = describePlan(plan).join('\n');
    expect(text).toMatch(/^Distributed by tenant_id, beside companies \(\d{3}\): .*\bjobs, /m);
    expect(text).toMatch(new RegExp(`^Still to do: ${plan.tables.length} tables with \\d+ MB\\.$`, 'm'));
  });
});

describe('a table is refused', () => {
  const table = (columns: string) => `create table notes (tenant_id int not null, id int, job_id int, ${columns})`;
  const key = 'primary key (tenant_id, id)';
  test.each([
    [
      'whose unique key lacks the tenant',
      table(`note text unique, ${key}`),
      'notes: the unique index notes_note_key does not contain tenant_id',
    ],
    [
      'that excludes across tenants',
      table(`${key}, constraint apart exclude using gist (job_id with =)`),
      'notes: the constraint apart does not exclude within one tenant_id',
    ],
    ['without a primary key', table('note text'), 'notes: it has no primary key, by which a move to another node finds its rows'],
    [
      'whose tenant may be null',
      'create table notes (tenant_id int, id int primary key)',
      'notes: tenant_id is not "integer not null"',
    ],
    [
      'whose key joins another column to the tenant',
      table(`${key}, constraint crossed foreign key (job_id, tenant_id) references jobs (tenant_id, id)`),
      'notes: the foreign key crossed does not join tenant_id (job_id, tenant_id)',
    ],
    [
      'whose rows are shared and refer to those of a tenant',
      'create table shared (id int primary key, owner int, job int, constraint down foreign key (owner, job) references jobs (tenant_id, id))',
      'shared: the foreign key down refers from shared rows to those of tenants in jobs',
    ],
    [
      'whose key sets the tenant to null',
      table(
        `${key}, constraint cleared foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete set null (job_id)`,
      ),
      'notes: the foreign key cleared writes to tenant_id: no "set null", "set default", or "on update cascade"',
    ],
    [
      'with a trigger',
      `${table(key)}; create function nothing() returns trigger language plpgsql as 'begin return new; end';
       create trigger watched before insert on notes for each row execute function nothing()`,
      'notes: the trigger watched, which a distributed table does not run',
    ],
    [
      'with a query in its policy',
      `${table(key)}; create policy asks on notes using (exists (select from jobs))`,
      'notes: the policy asks contains a query',
    ],
    [
      'with a restrictive policy',
      `${table(key)}; create policy limits on notes as restrictive using (true)`,
      'notes: the policy limits is restrictive, and the nodes would have one that permits',
    ],
    [
      'that is a materialized view',
      'create materialized view ready as select 1',
      'ready: a materialized view, which is not distributed',
    ],
  ])('%s', async (_, statements, fault) => {
    await connected(database, async (client) => {
      await client.query('begin');
      await client.query(statements);
      expect((await readPlan(client)).faults).toContain(fault);
      await client.query('rollback');
    });
  });
});

test('keys, views and forced policies come back as they were, also after an interruption at any point', async () => {
  const url = await migrated();
  const before = await schemaOf(url);
  class Interruption extends Error {}
  /** Statements until the process ends, as at a crash. */
  const until = (limit: number, client: pg.Client) => {
    let sent = 0;
    return async (statement: string) => {
      if (++sent > limit) throw new Interruption();
      await inTransaction(client, statement);
    };
  };
  for (const [way, limit] of [
    [takeAway, 3],
    [takeAway, 200],
    [takeAway, Number.POSITIVE_INFINITY],
    [bringBack, 100],
    [bringBack, plan.keys - 100 + 10],
    [bringBack, plan.tables.filter(({ is_forced }) => is_forced).length + 3],
    [bringBack, Number.POSITIVE_INFINITY],
  ] as const)
    await connected(url, async (client) => {
      await storeParts(client);
      const done = way(client, until(limit, client));
      if (Number.isFinite(limit)) await expect(done).rejects.toThrow(Interruption);
      else await done;
      if (way === takeAway && limit === Number.POSITIVE_INFINITY) {
        const left = await client.query(
          "select (select count(*)::int from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace) as keys, (select count(*)::int from pg_class where relforcerowsecurity) as forced",
        );
        expect(left.rows).toEqual([{ keys: 0, forced: 0 }]);
        expect((await readPlan(client)).views).toEqual([]);
      }
    });
  expect(await schemaOf(url)).toEqual(before);
});

describe('on a PostgreSQL without Citus', () => {
  test('distributing is refused with what to do, and changes nothing', async () => {
    const before = await schemaOf(database);
    await expect(distribute({ ownerUrl: database, log: () => {} })).rejects.toThrow('run CREATE EXTENSION citus');
    expect(await schemaOf(database)).toEqual(before);
  });

  test('moving a tenant is refused with what to do', async () => {
    await expect(moveTenant(database, 'muster', 'localhost:5432', () => {})).rejects.toThrow('run CREATE EXTENSION citus');
  });
});
