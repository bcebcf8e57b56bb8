import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, type Person, SERVERS, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { logout } from '#features/accounts/contract.ts';
import { followNotifications } from '../contract.ts';
import { LIVE_TOPICS, STREAMS_PER_PERSON } from '../rules.ts';
import { notify, refreshPages } from './notify.ts';

/** Two processes on one database, each with its own server. */
const apps: FastifyInstance[] = [];

async function startApp(): Promise<FastifyInstance> {
  const { db } = await testWorker();
  const app = await buildApp({ config: { ...TEST_CONFIG, stream_heartbeat_ms: 100 }, db, secret: TEST_SECRET });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

const portOf = (app: FastifyInstance | undefined) => (app?.server.address() as AddressInfo | null)?.port;

beforeAll(async () => {
  apps.push(await startApp(), await startApp());
});
const streams: { destroy(): void }[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.destroy();
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** Sends a request for a stream and closes the connection as soon as the server has it. */
function abortEarly(tenant: TestTenant, person: Person): Promise<void> {
  return new Promise((done) => {
    const headers = { host: tenant.host, authorization: `Bearer ${person.token}` };
    const sent = request({ host: '127.0.0.1', port: portOf(apps[0]), path: followNotifications.path, headers });
    sent.on('error', () => {});
    sent.on('close', () => done());
    sent.on('finish', () => setTimeout(() => sent.destroy(), Math.random() * 6));
    sent.end();
  });
}

type Received = { id: number; event: string; data: { title?: string; topic?: string } };

/** Opens a stream over HTTP. `received` grows as events arrive. */
async function follow(tenant: TestTenant, person: Person, options: { app?: number; lastId?: number } = {}) {
  const received: Received[] = [];
  let heartbeats = 0;
  let ended = false;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: portOf(apps[options.app ?? 0]),
        path: followNotifications.path,
        headers: {
          host: tenant.host,
          authorization: `Bearer ${person.token}`,
          ...(options.lastId === undefined ? {} : { 'last-event-id': String(options.lastId) }),
        },
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
    streams.push(sent);
  });
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith(':')) heartbeats++;
      else {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        received.push({ id: Number(field('id')), event: field('event'), data: JSON.parse(field('data') || '{}') });
      }
    }
  });
  response.on('end', () => {
    ended = true;
  });
  response.on('error', () => {});
  return {
    status: response.statusCode,
    headers: response.headers,
    received,
    titles: () => received.filter(({ event }) => event !== 'change').map(({ data }) => data.title),
    topics: () => received.filter(({ event }) => event === 'change').map(({ data }) => data.topic),
    heartbeats: () => heartbeats,
    ended: () => ended,
    close: () => response.destroy(),
  };
}

const notifyPeople = (tenant: TestTenant, people: Person[], title: string) =>
  tenant.run(async (db) => {
    const { background } = tenant.app.muster;
    const found = await tenant.app.muster.gate.tenantOf(tenant.host);
    if (!found) throw new Error('no tenant');
    const post = { background, tenant: found, site: 'http://x.test', signer: null };
    await notify(
      db,
      post,
      people.map(({ id }) => id),
      { kind: 'application_moved', about: [], title },
    );
  });

describe('the event stream', () => {
  test('delivers what another process wrote, once and only to that person', async () => {
    const tenant = await newTenant();
    const [ada, ben] = [await tenant.veteran(), await tenant.veteran()];
    const [here, there, other] = [
      await follow(tenant, ada, { app: 0 }),
      await follow(tenant, ada, { app: 1 }),
      await follow(tenant, ben, { app: 1 }),
    ];
    expect(here.headers['content-type']).toContain('text/event-stream');
    // Written through the worker's own app, a third process.
    await notifyPeople(tenant, [ada], 'first');
    await notifyPeople(tenant, [ada], 'second');
    await notifyPeople(tenant, [ben], 'for Ben');
    for (const stream of [here, there]) await expect.poll(stream.titles).toEqual(['first', 'second']);
    await expect.poll(other.titles).toEqual(['for Ben']);
    // Heartbeats come after everything written before them.
    const before = here.heartbeats();
    await expect.poll(here.heartbeats).toBeGreaterThan(before + 1);
    expect(here.titles()).toEqual(['first', 'second']);
  });

  test('delivers nothing of a transaction that fails', async () => {
    const tenant = await newTenant();
    const ada = await tenant.veteran();
    const stream = await follow(tenant, ada);
    const found = await tenant.app.muster.gate.tenantOf(tenant.host);
    const failed = tenant.run(async (db) => {
      if (!found) return;
      const post = { background: tenant.app.muster.background, tenant: found, site: '', signer: null };
      await notify(db, post, [ada.id], { kind: 'application_moved', about: [], title: 'never' });
      throw new Error('the change fails');
    });
    await expect(failed).rejects.toThrow('the change fails');
    await notifyPeople(tenant, [ada], 'after');
    await expect.poll(stream.titles).toEqual(['after']);
  });

  test('keeps tenants apart even when people have the same id', async () => {
    const [here, there] = [await newTenant(), await newTenant()];
    const ada = await here.veteran();
    const namesake = await there.veteran();
    await there.owner
      .query('update users set id = $1 where tenant_id = $2 and id = $3', [ada.id, there.id, namesake.id])
      .catch(() => {});
    const stream = await follow(here, ada);
    await notifyPeople(there, [{ ...namesake, id: ada.id }], 'of another tenant').catch(() => {});
    await notifyPeople(here, [ada], 'own');
    await expect.poll(stream.titles).toEqual(['own']);
  });

  test('continues after Last-Event-ID, also at another process', async () => {
    const tenant = await newTenant();
    const ada = await tenant.veteran();
    const first = await follow(tenant, ada, { app: 0 });
    await notifyPeople(tenant, [ada], 'seen');
    await expect.poll(first.titles).toEqual(['seen']);
    first.close();
    await notifyPeople(tenant, [ada], 'missed');
    const second = await follow(tenant, ada, { app: 1, lastId: first.received[0]?.id ?? 0 });
    await expect.poll(second.titles).toEqual(['missed']);
  });

  test('sends a page what happened while it fetched its lists, before it opened its stream', async () => {
    const tenant = await newTenant();
    const [ada, ben] = [await tenant.veteran(), await tenant.veteran()];
    // The process listens from its first stream on.
    await follow(tenant, ben);
    await notifyPeople(tenant, [ada], 'before');
    await tenant.run((db) => refreshPages(db, [ada.id, ben.id], 'applications'));
    const stream = await follow(tenant, ada);
    await expect.poll(() => stream.received.map(({ event }) => event).sort()).toEqual(['change', 'notification']);
    expect(stream.titles()).toContain('before');
    // Not what is older than a minute.
    await tenant.run((db) =>
      db
        .updateTable('notifications')
        .set({ created_at: new Date(Date.now() - 61_000).toISOString() })
        .execute(),
    );
    const later = await follow(tenant, ada);
    await notifyPeople(tenant, [ada], 'after');
    await expect.poll(later.titles).toContain('after');
    expect(later.titles()).not.toContain('before');
  });

  test('continues with a notification that got its id first and was committed last', async () => {
    const tenant = await newTenant();
    const ada = await tenant.veteran();
    const stream = await follow(tenant, ada);
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let wrote = () => {};
    const written = new Promise<void>((resolve) => {
      wrote = resolve;
    });
    const found = await tenant.app.muster.gate.tenantOf(tenant.host);
    const slow = tenant.run(async (db) => {
      if (!found) return;
      const post = { background: tenant.app.muster.background, tenant: found, site: '', signer: null };
      await notify(db, post, [ada.id], { kind: 'application_moved', about: [], title: 'lower id' });
      wrote();
      await held;
    });
    await written;
    await notifyPeople(tenant, [ada], 'higher id');
    await expect.poll(stream.titles).toEqual(['higher id']);
    stream.close();
    commit();
    await slow;
    const again = await follow(tenant, ada, { lastId: stream.received[0]?.id ?? 0 });
    await expect.poll(again.titles).toEqual(['lower id']);
  });

  test('ends at sign-out, and sends nothing afterwards', async () => {
    const tenant = await newTenant();
    const ada = await tenant.veteran();
    const stream = await follow(tenant, ada);
    await tenant.call(logout, {}, ada);
    await notifyPeople(tenant, [ada], 'too late');
    await expect.poll(stream.ended).toBe(true);
    expect(stream.received).toEqual([{ id: 0, event: 'end', data: {} }]);
  });

  test('ends at the next heartbeat when the session expires or the account is deactivated', async () => {
    const tenant = await newTenant();
    const [ada, ben] = [await tenant.veteran(), await tenant.veteran()];
    const expiring = await follow(tenant, ada);
    const deactivated = await follow(tenant, ben);
    await tenant.run(async (db) => {
      const past = new Date(Date.now() - 1000).toISOString();
      await db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', ada.id).execute();
      await db.updateTable('users').set({ status: 'inactive' }).where('id', '=', ben.id).execute();
    });
    await expect.poll(expiring.ended).toBe(true);
    await expect.poll(deactivated.ended).toBe(true);
  });

  test('continues after the listening connection breaks, including what was written meanwhile', async () => {
    const tenant = await newTenant();
    const ada = await tenant.veteran();
    const stream = await follow(tenant, ada);
    await tenant.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'muster listener' and datname = current_database()`,
    );
    await notifyPeople(tenant, [ada], 'meanwhile');
    await expect.poll(stream.titles).toEqual(['meanwhile']);
    // Topics are not stored, so a page reads again whatever may have changed.
    await expect.poll(() => [...new Set(stream.topics())].sort()).toEqual([...LIVE_TOPICS].sort());
  });

  test('limits the streams of one person', async () => {
    const tenant = await newTenant();
    const ada = await tenant.veteran();
    const opened = [];
    for (let n = 0; n < STREAMS_PER_PERSON; n++) opened.push(await follow(tenant, ada));
    expect(opened.map(({ status }) => status)).toEqual(Array(STREAMS_PER_PERSON).fill(200));
    const refused = await follow(tenant, ada);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    opened[0]?.close();
    await expect.poll(async () => (await follow(tenant, ada)).status).toBe(200);
  });

  test('a person has eight streams when 400 are requested at the same time', async () => {
    const tenant = await newTenant();
    const ada = await tenant.veteran();
    const opened = await Promise.all(Array.from({ length: 400 }, () => follow(tenant, ada)));
    const statuses = opened.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(STREAMS_PER_PERSON);
    expect(statuses.filter((status) => status === 429)).toHaveLength(400 - STREAMS_PER_PERSON);
  });

  test('requests that are aborted before they open leave no stream behind', async () => {
    const tenant = await newTenant();
    const ada = await tenant.veteran();
    for (let round = 0; round < 5; round++) {
      const aborted = Array.from({ length: 8 }, () => abortEarly(tenant, ada));
      await Promise.all(aborted);
    }
    const reopened = () => Promise.all(Array.from({ length: STREAMS_PER_PERSON }, () => follow(tenant, ada)));
    await expect
      .poll(async () => {
        const opened = await reopened();
        for (const stream of opened) stream.close();
        return opened.map(({ status }) => status);
      })
      .toEqual(Array(STREAMS_PER_PERSON).fill(200));
  });

  test('uses one listening connection per process', async () => {
    const tenant = await newTenant();
    for (let n = 0; n < 3; n++) await follow(tenant, await tenant.veteran(), { app: n % 2 });
    const { rows } = await tenant.owner.query(
      `select count(*)::int as listeners from pg_stat_activity where application_name = 'muster listener' and datname = current_database()`,
    );
    // These, and the servers of the test worker.
    expect(rows[0]?.listeners).toBe(apps.length + SERVERS);
  });

  test('ends when the server stops', async () => {
    const tenant = await newTenant();
    apps.push(await startApp());
    const stream = await follow(tenant, await tenant.veteran(), { app: 2 });
    await apps.pop()?.close();
    await expect.poll(stream.ended).toBe(true);
  });
});
