import { setTimeout as wait } from 'node:timers/promises';
import { connect, replicaConnections } from '#kit/server/database/db.ts';
import { watchRequests } from '#kit/server/http/open-requests.ts';
import type { OtherProcesses } from '#kit/server/process/metrics.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { listen } from './listen.ts';

/** What was found out before the first process that serves starts. It may be sent to other processes. */
export type Prepared = {
  /** The connection of the application's role. */
  connection: { appUrl: string; otherUrl?: string | undefined };
  secret: string;
  social: Config['social'];
  restart: { failures: number; last_failure: string | null };
};

/**
 * Serves requests in this process.
 * @param others the processes that serve the same port, if there are any
 * @returns what stops it: requests in progress are finished first
 */
export async function serve(
  config: Config,
  prepared: Prepared,
  others: OtherProcesses | null,
): Promise<{ stop: () => Promise<void> }> {
  const db = connect({
    ...prepared.connection,
    replicas: replicaConnections(prepared.connection, config.database_replicas),
    storage: config.storage,
    max: config.database_pool,
    statementMs: config.statement_seconds * 1000,
    lockMs: config.lock_seconds * 1000,
  });
  const app = await buildApp({
    config: { ...config, social: prepared.social },
    db,
    secret: prepared.secret,
    previous_secret: config.previous_secret,
    restart: prepared.restart,
    others,
  });
  const requests = watchRequests();
  await listen(app, config);
  return {
    stop: async () => {
      app.drain();
      await wait(config.drain_seconds * 1000);
      const closed = app.close();
      await requests.finish(config.stop_seconds * 1000);
      await closed;
      await db.close();
    },
  };
}
