import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, PASSWORD, type Person, TEST_CONFIG, type TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { startProcess, startWebProcesses, type TestProcess } from '#apps/api/testing/processes.ts';
import { type Replica, startReplication } from '#apps/api/testing/replication.ts';
import { readCatalog, watchStatements } from '#apps/api/testing/tenant-statements.ts';
import { migrate } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { login } from '#features/accounts/contract.ts';
import { applyForJob } from '#features/applications/contract.ts';
import { pdf } from '#features/applications/server/testing.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { createCoverLetter, findCoverLetters, getCoverLetter } from '#features/resumes/letters/contract.ts';
import { appRoleUrl, connect, type Database, replicaConnections } from '#kit/server/database/db.ts';

let servers: Awaited<ReturnType<typeof startReplication>>;
/** That the app and `other` use, and one more. */
let [replica, second]: [Replica, Replica] = [] as never;
let db: Database;
let owner: pg.Pool;
let app: Awaited<ReturnType<typeof buildApp>>;
let other: TestProcess;
let tenant: TestTenant;
let veteran: Person;
const lines: string[] = [];

beforeAll(async () => {
  servers = await startReplication(2);
  const { ownerUrl, replicas } = servers;
  [replica, second] = replicas as [Replica, Replica];
  const replicaUrl = replica.url;
  const appUrl = appRoleUrl(ownerUrl, TEST_SECRET);
  await migrate({ ownerUrl, appUrl });
  await loadLookups({ ownerUrl, citiesOf: ['GB'] });
  owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  db = connect({ appUrl, replicas: replicaConnections({ appUrl }, [replicaUrl]), statementMs: 120_000, waitMs: 120_000 });
  await watchStatements(db.pool, await readCatalog(ownerUrl));
  const log = { write: (line: string) => void lines.push(line) };
  app = await buildApp({ config: { ...TEST_CONFIG, log_level: 'warn' }, db, secret: TEST_SECRET, log });
  await app.ready();
  other = await startProcess({ appUrl, replicas: [replicaUrl] });
  tenant = await newTenant({}, Promise.resolve({ app, db, owner }));
  veteran = await tenant.veteran();
}, 120_000);
afterAll(async () => {
  await other?.stop();
  await app?.close();
  await db?.close();
  await owner?.end();
  await servers?.stop();
});

/** A figure of /metrics, 0 without one. */
async function figure(name: string, labels: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics', headers: { host: tenant.host } });
  const line = body.split('\n').find((each) => each.startsWith(`${name}{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}
const readsOf = (server: string) => figure('muster_reads_total', `server="${server}"`);
const fallbacks = (reason: string) => figure('muster_replica_fallbacks_total', `replica="${replica.name}",reason="${reason}"`);

const letters = async (): Promise<number[]> => {
  const { status, body } = await tenant.call(findCoverLetters, {}, veteran);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.data.map(({ id }) => id);
};
const write = async () => {
  const { status, body } = await tenant.call(createCoverLetter, { body: {} }, veteran);
  expect(status).toBe(201);
  return body.data.id;
};
/** Waits until reads are served by the replica, without an error meanwhile. */
const replicaServes = async () => {
  const before = await readsOf(replica.name);
  await expect.poll(async () => [await letters(), await readsOf(replica.name)][1], { timeout: 60_000 }).toBeGreaterThan(before);
};

test('reads are served by the replica, writes and what follows from them by the primary', async () => {
  await replicaServes();
  expect(await figure('muster_replica_up', `replica="${replica.name}"`)).toBe(1);
  const id = await write();
  expect(await letters()).toEqual([id]);
  const counted = await tenant.run((scoped) => scoped.selectFrom('person_writes').select(['user_id', 'count']).execute());
  expect(counted).toEqual([{ user_id: veteran.id, count: 1 }]);
});

test('people read what they wrote, and what they were notified of, while the replica is behind', async () => {
  const recruiter = await tenant.recruiter();
  const job = await buildJob(tenant, { company_id: recruiter.company_id });
  await replicaServes();
  await replica.pauseReplay();
  try {
    const [behind, primary] = [await fallbacks('behind'), await readsOf('primary')];
    const id = await write();
    expect(await letters()).toContain(id);
    expect(await fallbacks('behind')).toBe(behind + 1);
    expect(await readsOf('primary')).toBe(primary + 1);
    // In another process.
    const headers = { host: tenant.host, authorization: `Bearer ${veteran.token}` };
    const there = await other.send({ url: findCoverLetters.path, headers });
    expect(there.json().data.map((letter: { id: number }) => letter.id)).toContain(id);
    // Somebody else, who has written nothing recently, is not kept from the replica. What is missing there is looked for on the primary.
    expect(
      (await tenant.call(applyForJob, { params: { id: job }, body: {}, files: { file: pdf() } }, veteran)).status,
    ).toBeLessThan(300);
    const notified = await tenant.call(findNotifications, {}, recruiter);
    expect([notified.status, notified.body.unread]).toEqual([200, 1]);
  } finally {
    await replica.resumeReplay();
  }
  await replicaServes();
});

test('what a replica refuses is decided by the primary', async () => {
  const newcomer = await tenant.veteran();
  await replicaServes();
  await replica.pauseReplay();
  try {
    const { id } = await tenant.run((scoped) =>
      scoped
        .insertInto('cover_letters')
        .values({ user_id: newcomer.id, title: 'Later', content: '{}', design: '{}' } as never)
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const refused = await fallbacks('refused');
    await tenant.call(getCoverLetter, { params: { id } }, newcomer);
    expect(await fallbacks('refused')).toBe(refused + 1);
  } finally {
    await replica.resumeReplay();
  }
});

test('no request fails while the replica is frozen, killed and started again, and it is used again afterwards', async () => {
  await replicaServes();
  let isOver = false;
  let served = 0;
  const statuses = new Set<number>();
  const client = async (number: number) => {
    while (!isOver) {
      const { status } =
        number === 0 && served % 5 === 0
          ? await tenant.call(login, { body: { email: veteran.email, password: PASSWORD, role: 'veteran' } })
          : await tenant.call(findCoverLetters, {}, veteran);
      statuses.add(status);
      served++;
    }
  };
  const clients = Array.from({ length: 6 }, (_, number) => client(number));
  const more = async () => {
    const from = served;
    await expect.poll(() => served, { timeout: 60_000 }).toBeGreaterThan(from + 50);
  };
  try {
    await more();
    replica.freeze();
    await expect.poll(() => figure('muster_replica_up', `replica="${replica.name}"`), { timeout: 60_000 }).toBe(0);
    await more();
    replica.thaw();
    await replicaServes();
    await replica.kill();
    await more();
    expect(await fallbacks('failed')).toBeGreaterThan(0);
    expect((await app.inject({ url: '/readyz', headers: { host: tenant.host } })).statusCode).toBe(200);
    expect(lines.join('')).toContain('"problem":"cannot be reached","msg":"replica is not used"');
    await replica.restart();
    await replicaServes();
  } finally {
    replica.thaw();
    isOver = true;
    await Promise.all(clients);
  }
  expect([...statuses]).toEqual([200]);
}, 120_000);

test('two processes of one port read from two replicas, and everybody reads what they wrote while these are behind or one is away', async () => {
  const server = await startWebProcesses(servers.ownerUrl, {
    DATABASE_REPLICA_URL: `${replica.url},${second.url}`,
    DEFAULT_TENANT_HOST: tenant.host,
  });
  const people = [await tenant.veteran(), await tenant.veteran(), await tenant.veteran(), await tenant.veteran()];
  const statuses = new Set<number>();
  const send = async ({ token }: Person, method: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await server.request(findCoverLetters.path, { method, headers, ...(method === 'POST' && { body: '{}' }) });
    statuses.add(response.status);
    return (await response.json()).data;
  };
  /** What each person reads, twice: once from each process. */
  const readAll = async (): Promise<number[][]> => {
    const lists: number[][] = [];
    for (const person of [...people, ...people]) {
      const letters: { id: number }[] = await send(person, 'GET');
      lists.push(letters.map(({ id }) => id));
    }
    return lists;
  };
  /** By `replica process`. */
  const figures = async (metric: string) => {
    await readAll();
    const text = await (await server.request('/metrics')).text();
    const found = [...text.matchAll(new RegExp(`^${metric}\\{(?:server|replica)="([\\d.:]+)",process="(\\d)"\\} (\\d+)$`, 'gm'))];
    return new Map(found.map(([, name, process, value]) => [`${name} ${process}`, Number(value)]));
  };
  const everywhere = [replica.name, second.name].flatMap((name) => [`${name} 1`, `${name} 2`]);
  const used = async () => [...(await figures('muster_reads_total'))].filter(([, count]) => count > 0).map(([name]) => name);
  try {
    await expect.poll(used).toEqual(expect.arrayContaining(everywhere));
    await Promise.all([replica.pauseReplay(), second.pauseReplay()]);
    const written: number[][] = [];
    for (const person of people) written.push([(await send(person, 'POST')).id]);
    expect(await readAll()).toEqual([...written, ...written]);
    await Promise.all([replica.resumeReplay(), second.resumeReplay()]);
    expect(await readAll()).toEqual([...written, ...written]);
    await second.kill();
    expect(await readAll()).toEqual([...written, ...written]);
    await expect
      .poll(async () =>
        [...(await figures('muster_replica_up'))]
          .filter(([, up]) => up === 0)
          .map(([name]) => name)
          .sort(),
      )
      .toEqual([`${second.name} 1`, `${second.name} 2`]);
    await second.restart();
    const before = await figures('muster_reads_total');
    const grown = async () =>
      [...(await figures('muster_reads_total'))].filter(([name, count]) => count > (before.get(name) ?? 0));
    await expect.poll(async () => (await grown()).map(([name]) => name)).toEqual(expect.arrayContaining(everywhere));
    expect([...statuses].sort()).toEqual([200, 201]);
  } finally {
    server.stop();
    await server.ended;
  }
}, 120_000);
