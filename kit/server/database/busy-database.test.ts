import { connect as connectTo, createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, type Person, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { updateNotificationSetting } from '#features/notifications/contract.ts';
import type { EmailMode, NotificationKind } from '#features/notifications/rules.ts';
import { databaseIsAway, databaseIsBusy } from '../http/errors.ts';
import { connect } from './db.ts';

const BUSY = { status: false, message: 'Muster is busy. Try again in a moment.' };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An application with limits of its own on the database of the tests. */
async function appWith(limits: { max?: number; statementMs?: number; lockMs?: number; waitMs?: number }) {
  const db = connect({ appUrl: (await testWorker()).appUrl, ...limits });
  closing.push(() => db.close());
  const app = await buildApp({ config: TEST_CONFIG, db, secret: TEST_SECRET });
  closing.push(() => app.close());
  await app.ready();
  return app;
}

/** Locks the row of a person, so that a write that refers to it waits until `release`. */
async function lockPerson(tenant: TestTenant, { id }: Person) {
  const client = await tenant.owner.connect();
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    client.release();
  };
  closing.push(release);
  await client.query('begin');
  await client.query(`set local app.tenant_id = '${tenant.id}'`);
  await client.query('select from users where tenant_id = $1 and id = $2 for update', [tenant.id, id]);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { release, pid: rows[0]?.pid ?? 0 };
}

const choose = (
  app: FastifyInstance,
  tenant: TestTenant,
  person: Person,
  email: EmailMode = 'never',
  kind: NotificationKind = 'offer_made',
) =>
  app.inject({
    method: updateNotificationSetting.method,
    url: updateNotificationSetting.path,
    headers: { host: tenant.host, authorization: `Bearer ${person.token}` },
    payload: { kind, email },
  });

const settingsOf = (tenant: TestTenant, person: Person) =>
  tenant.run((db) =>
    db.selectFrom('notification_settings').select(['kind', 'email']).where('user_id', '=', person.id).orderBy('kind').execute(),
  );

test('a statement that PostgreSQL cancels gives 503 with Retry-After, stores nothing, and the connection works on', async () => {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  const app = await appWith({ max: 1, statementMs: 1000 });
  const { release } = await lockPerson(tenant, person);
  const answer = await choose(app, tenant, person);
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', BUSY]);
  await release();
  expect(await settingsOf(tenant, person)).toEqual([]);
  // On a slow machine an ordinary statement may be cancelled too. The client does what the reply says: it tries again.
  await expect.poll(async () => (await choose(app, tenant, person)).statusCode).toBe(200);
  expect(await settingsOf(tenant, person)).toEqual([{ kind: 'offer_made', email: 'never' }]);
});

test('a request for which no connection becomes free gives 503 with Retry-After, and the one in progress finishes', async () => {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  const app = await appWith({ max: 1, statementMs: 120_000, waitMs: 1000 });
  // Opens the only connection, which takes longer than the wait where the machine is slow.
  const open = () => choose(app, tenant, person, 'never', 'application_moved');
  await expect.poll(async () => (await open()).statusCode).toBe(200);
  const { release, pid } = await lockPerson(tenant, person);
  const first = choose(app, tenant, person, 'daily');
  const waiting = () => tenant.owner.query('select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))', [pid]);
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  const second = await choose(app, tenant, await tenant.veteran(), 'immediately');
  expect([second.statusCode, second.headers['retry-after'], second.json()]).toEqual([503, '5', BUSY]);
  await release();
  expect((await first).statusCode).toBe(200);
  expect(await settingsOf(tenant, person)).toEqual([
    { kind: 'application_moved', email: 'never' },
    { kind: 'offer_made', email: 'daily' },
  ]);
});

test('thirty writes of one person that wait for one row leave connections for others, and all are done', async () => {
  const tenant = await newTenant();
  const [person, other] = [await tenant.veteran(), await tenant.veteran()];
  const app = await appWith({ max: 6, statementMs: 120_000, waitMs: 120_000 });
  const { release } = await lockPerson(tenant, person);
  const writes = Array.from({ length: 30 }, (_, index) => choose(app, tenant, person, index % 2 ? 'daily' : 'never'));
  const waiting = () =>
    tenant.owner.query(
      'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(2);
  // Would wait for the lock if one person could use all connections.
  expect((await choose(app, tenant, other)).statusCode).toBe(200);
  expect((await waiting()).rowCount).toBe(2);
  await release();
  expect((await Promise.all(writes)).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
});

test('more writes of one person than may wait are refused with 429 and Retry-After', async () => {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  const app = await appWith({ max: 3, statementMs: 120_000, waitMs: 120_000 });
  const { release } = await lockPerson(tenant, person);
  const writes = Array.from({ length: 40 }, () => choose(app, tenant, person));
  let answered = 0;
  for (const write of writes) void write.then(() => answered++);
  const refused = await Promise.race(writes);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
    429,
    '5',
    'You already have several of these in progress. Wait until they are done and try again.',
  ]);
  // One runs and thirty wait.
  await expect.poll(() => answered).toBe(9);
  await release();
  const statuses = (await Promise.all(writes)).map(({ statusCode }) => statusCode);
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([
    31, 9,
  ]);
});

test('a statement that waits too long for a lock gives 503 with Retry-After', async () => {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  const app = await appWith({ max: 2, statementMs: 120_000, waitMs: 120_000, lockMs: 300 });
  await lockPerson(tenant, person);
  const answer = await choose(app, tenant, person);
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', BUSY]);
});

test('a database that accepts connections and never replies gives 503, and connections to it are closed', async () => {
  const { appUrl } = await testWorker();
  const frozen = createServer();
  const sockets = new Set<Socket>();
  let isFrozen = false;
  frozen.on('connection', (socket) => {
    const server = connectTo({ host: '127.0.0.1', port: Number(new URL(appUrl).port) });
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    for (const one of [socket, server]) one.on('error', () => {});
    server.on('data', (bytes) => isFrozen || socket.write(bytes));
    socket.on('data', (bytes) => isFrozen || server.write(bytes));
    socket.once('close', () => server.destroy());
  });
  await new Promise<void>((resolve) => frozen.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    frozen.close();
  });
  const address = frozen.address();
  const throughProxy = new URL(appUrl);
  throughProxy.port = String(typeof address === 'object' ? address?.port : 0);
  // A reply may take five seconds longer than a statement.
  const db = connect({ appUrl: throughProxy.toString(), max: 1, statementMs: 1000, waitMs: 120_000 });
  closing.push(() => db.close());
  const tenant = await newTenant();
  await db.withTenant(tenant.id, async () => {});
  isFrozen = true;
  const error = await db.withTenant(tenant.id, async () => {}).catch((refused: unknown) => refused);
  expect(databaseIsBusy(error) || databaseIsAway(error)).toBe(true);
  await expect.poll(() => sockets.size).toBe(0);
  isFrozen = false;
  expect(await db.withTenant(tenant.id, async () => 'well again')).toBe('well again');
});
