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

/**
 * Starts a PostgreSQL server and a replica that streams from it: a copy of its files from before its first start. There is no
 * pg_basebackup among the embedded programs.
 */
export async function startReplication() {
  const [primary, replica] = [await newHome(), await newHome()];
  await makeCluster(primary, PASSWORD, SETTINGS);
  const files = join(primary.folder, 'cluster');
  await runAsSuperuser(primary, files, { database: OWNER, settings: SETTINGS, statements: BY_A_SUPERUSER });
  appendFileSync(join(files, 'pg_hba.conf'), `host replication ${OWNER} 127.0.0.1/32 scram-sha-256\n`);
  execFileSync('cp', ['-a', files, replica.folder]);
  writeFileSync(join(replica.folder, 'cluster', 'standby.signal'), '');

  const [port, replicaPort] = [await freePort(), await freePort()];
  const first = await launch(primary, port, SETTINGS);
  const primary_conninfo = `host=127.0.0.1 port=${port} user=${OWNER} password='${PASSWORD}'`;
  const start = () => launch(replica, replicaPort, { ...SETTINGS, primary_conninfo });
  let second = await start();
  const urlAt = (at: number) => `postgres://${OWNER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${at}/${OWNER}`;
  const atExit = () => {
    for (const { pid } of [first, second]) send(pid, 'SIGKILL');
    for (const { folder } of [primary, replica]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', atExit);

  return {
    ownerUrl: urlAt(port),
    /** For DATABASE_REPLICA_URL. */
    replicaUrl: `postgres://127.0.0.1:${replicaPort}/${OWNER}`,
    replicaName: `127.0.0.1:${replicaPort}`,
    pauseReplay: () => query(urlAt(replicaPort), 'select pg_wal_replay_pause()'),
    resumeReplay: () => query(urlAt(replicaPort), 'select pg_wal_replay_resume()'),
    freeze: () => signalAll(second, 'SIGSTOP'),
    thaw: () => signalAll(second, 'SIGCONT'),
    async kill(): Promise<void> {
      send(second.pid, 'SIGKILL');
      await second.ended;
    },
    async restart(): Promise<void> {
      for (let tries = 0; ; tries++)
        try {
          second = await start();
          return;
        } catch (error) {
          // Processes of the killed server still end.
          if (tries === 100) throw error;
          await wait(100);
        }
    },
    async stop(): Promise<void> {
      process.off('exit', atExit);
      atExit();
      await Promise.all([first.ended, second.ended]);
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
