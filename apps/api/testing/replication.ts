import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort, launch, makeCluster, OWNER, runAsSuperuser, type Server } from '#db/embedded/cluster.ts';
import { TEST_SETTINGS, temporaryFolder } from '#db/embedded/embedded-postgres.ts';
import { findTemporaryHome, type Home } from '#db/embedded/home.ts';
import { takeLock } from '#db/embedded/lock.ts';

const PASSWORD = 'only for the replication of one test';
const SETTINGS = {
  ...TEST_SETTINGS,
  shared_buffers: '64MB',
  wal_level: 'replica',
  max_wal_senders: '4',
  // Otherwise a commit is visible some time before it can be sent.
  synchronous_commit: 'on',
};
const BY_A_SUPERUSER = [
  `alter role ${OWNER} replication`,
  `grant execute on function pg_wal_replay_pause(), pg_wal_replay_resume() to ${OWNER}`,
];

export type Replica = Awaited<ReturnType<typeof startReplica>>;

/**
 * Starts a PostgreSQL server and replicas that stream from it: copies of its files from before its first start. There is no
 * pg_basebackup among the embedded programs.
 */
export async function startReplication(count: number) {
  const primary = await newHome();
  await makeCluster(primary, PASSWORD, SETTINGS);
  const files = join(primary.folder, 'cluster');
  await runAsSuperuser(primary, files, { database: OWNER, settings: SETTINGS, statements: BY_A_SUPERUSER });
  appendFileSync(join(files, 'pg_hba.conf'), `host replication ${OWNER} 127.0.0.1/32 scram-sha-256\n`);
  const homes: Home[] = [];
  for (let n = 0; n < count; n++) {
    const home = await newHome();
    execFileSync('cp', ['-a', files, home.folder]);
    writeFileSync(join(home.folder, 'cluster', 'standby.signal'), '');
    homes.push(home);
  }
  const port = await freePort();
  const server = await launch(primary, port, SETTINGS);
  const replicas: Replica[] = [];
  const atExit = () => {
    for (const pid of [server.pid, ...replicas.map((replica) => replica.pid())]) send(pid, 'SIGKILL');
    for (const { folder } of [primary, ...homes]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', atExit);
  for (const home of homes) replicas.push(await startReplica(home, port));

  return {
    ownerUrl: urlAt(port),
    replicas,
    async stop(): Promise<void> {
      process.off('exit', atExit);
      atExit();
      await Promise.all([server.ended, ...replicas.map((replica) => replica.ended())]);
    },
  };
}

const urlAt = (port: number) => `postgres://${OWNER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${OWNER}`;

async function startReplica(home: Home, ofPort: number) {
  const port = await freePort();
  const primary_conninfo = `host=127.0.0.1 port=${ofPort} user=${OWNER} password='${PASSWORD}'`;
  const start = () => launch(home, port, { ...SETTINGS, primary_conninfo });
  let server = await start();
  return {
    /** For DATABASE_REPLICA_URL. */
    url: `postgres://127.0.0.1:${port}/${OWNER}`,
    name: `127.0.0.1:${port}`,
    pid: () => server.pid,
    ended: () => server.ended,
    pauseReplay: () => query(urlAt(port), 'select pg_wal_replay_pause()'),
    resumeReplay: () => query(urlAt(port), 'select pg_wal_replay_resume()'),
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async kill(): Promise<void> {
      send(server.pid, 'SIGKILL');
      await server.ended;
    },
    async restart(): Promise<void> {
      for (let tries = 0; ; tries++)
        try {
          server = await start();
          return;
        } catch (error) {
          // Processes of the killed server still end.
          if (tries === 100) throw error;
          await wait(100);
        }
    },
  };
}

async function newHome(): Promise<Home> {
  const home = findTemporaryHome(temporaryFolder());
  await takeLock(join(home.folder, 'lock'), null);
  return home;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** The server and the processes of its connections. */
function signalAll({ pid }: Server, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const children = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === pid);
  for (const each of [pid, ...children.map(([child = 0]) => child)]) send(each, signal);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
