import type { AddressInfo } from 'node:net';
import { buildApp } from '#apps/api/app.ts';
import { startBackground } from '#kit/server/background/background.ts';
import { watchClock } from '#kit/server/background/clock.ts';
import { connect, replicaConnections } from '#kit/server/database/db.ts';
import { TEST_CONFIG, TEST_SECRET } from './config.ts';

/** A second server for tests, in a process with memory of its own (processes.ts). */
const { appUrl, replicas, job }: { appUrl: string; replicas: string[]; job: string | null } = JSON.parse(
  process.env.TEST_SERVER ?? '',
);
const sendUp = (message: object) => void process.send?.(message);
process.once('disconnect', () => process.exit());

const db = connect({
  appUrl,
  replicas: replicaConnections({ appUrl }, replicas),
  max: 12,
  waitMs: 120_000,
  statementMs: 120_000,
});
const app = await buildApp({ config: { ...TEST_CONFIG, stream_heartbeat_ms: 100 }, db, secret: TEST_SECRET });
await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' });
const { background, listener, signer } = app.muster;
// On the connection that announcements arrive on, in the order in which they were committed.
await listener.on('test_marks', { message: (mark) => sendUp({ kind: 'passed', mark }), connected: () => {} });

if (job) {
  const ignore = () => {};
  await startBackground(db, {
    jobs: [{ name: job, cron: '* * * * *', runIn: async () => sendUp({ kind: 'ran' }) }],
    work: true,
    log: { error: ignore, warn: ignore, info: ignore },
    listener,
    clock: await watchClock(db, { log: ignore }),
    tenants: async () => [1],
    siteOf: (host) => `https://${host}`,
    signer,
    statement_ms: 60_000,
    notify: async () => {},
  });
  // Requests go on to use the application's own queue.
  db.queue.sendAll = background.sendAll;
}
sendUp({ kind: 'serving', port: (app.server.address() as AddressInfo).port });
