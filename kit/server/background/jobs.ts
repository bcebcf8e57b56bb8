import type { QueueOptions } from 'pg-boss';
import type { Database, TenantDb } from '../database/db.ts';
import { databaseIsAway } from '../http/errors.ts';
import type { Signer } from '../process/secrets.ts';

/** The queues, for sending, and for the process that works on them. */
export type Background = {
  /** Queues a job in the transaction of the change that causes it, so either both exist or neither. */
  send: (scoped: TenantDb, queue: string, id: number) => Promise<void>;
  sendAll: (scoped: TenantDb, queue: string, ids: readonly number[], more?: { after_seconds?: number }) => Promise<void>;
  /** Runs the jobs that are queued now, once each, and returns how many ran. For tests. */
  drain: (queue: string) => Promise<number>;
  /** Puts failed jobs back into their queue. @returns how many were still failed */
  retry: (scoped: TenantDb, queue: string, ids: readonly string[]) => Promise<number>;
  /** Deletes expired finished jobs and starts lost ones again, as pg-boss also does from time to time. */
  supervise: (queue: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** What a job works with. */
export type Work = {
  /** Statements of its transactions may take longer than those of requests. */
  db: Database;
  background: Background;
  /** The base URL of links in emails that no request causes. */
  siteOf: (host: string) => string;
  /** Signs the links of emails that work without signing in. */
  signer: Signer;
  /** Aborted when the process stops. */
  signal: AbortSignal;
};

export type QueuedJob = {
  tenant_id: number;
  id: number;
  /** Of the request that caused it, also through other jobs. */
  request_id?: string | undefined;
  /** Names the span that queued it, if traces were on. */
  traceparent?: string | undefined;
};

export type Queue = {
  /** The name of its queue. Renaming one leaves its waiting jobs behind. */
  name: string;
  /** Changed options reach existing installations at the next start. */
  options?: QueueOptions;
};

/** Work that a request or another job asks for, with `background.send`. */
export type RequestedJob = Queue & {
  /** Jobs that one process works on at the same time. */
  concurrency?: number;
  /** No two run for the same data at a time, even if one was considered lost while it runs. The second one fails and is tried again. */
  is_exclusive?: boolean;
  /** While false, jobs wait in the queue. */
  isReady?: () => boolean;
  /** Runs at least once for each job, so it must be idempotent. */
  run: (work: Work, job: QueuedJob) => Promise<unknown>;
};

/** Work that a schedule starts, in every active tenant. */
export type ScheduledJob = Queue & {
  /** Minute, hour, day, month, weekday, in UTC. */
  cron: string;
  /** Runs at least once for each time and tenant, so it must be idempotent. A tenant in which it fails delays no other. */
  runIn: (work: Work, tenantId: number) => Promise<unknown>;
};

export type Job = RequestedJob | ScheduledJob;

/** For nightly work, which cannot wait for its next time. Three runs within a quarter of an hour. */
export const TRY_AGAIN = { retryLimit: 2, retryDelay: 300 } as const satisfies QueueOptions;

/** Rows that are due, and what scheduled work does with them. */
export type DueRows = {
  /** The ids of due rows after one, in order, at most `limit`. */
  find: (db: TenantDb, after: number, limit: number) => Promise<number[]>;
  /** Does the work of those of these rows that are still due, and marks them, in one transaction. */
  handle: (db: TenantDb, ids: number[], work: Work) => Promise<unknown>;
  /** Rows that share a transaction, if not as many as usual. */
  at_once?: number;
};

/** Rows whose work shares a transaction. */
const DUE_AT_ONCE = 100;

/**
 * Scheduled work on due rows, in chunks with a transaction each. The rows of a chunk that fails are handled again one by one, so a
 * row that fails delays no other. @throws the first failure, after all rows have been handled
 */
export async function handleDue(work: Work, tenantId: number, kinds: readonly DueRows[]): Promise<void> {
  const failures: { id: number; error: unknown }[] = [];
  for (const { find, handle, at_once = DUE_AT_ONCE } of kinds) {
    const run = async (ids: number[]): Promise<void> => {
      try {
        await work.db.withTenant(tenantId, (db) => handle(db, ids, work));
      } catch (error) {
        // Without a database each row would wait for it. The next run continues.
        if (databaseIsAway(error)) throw error;
        const [id] = ids;
        if (ids.length > 1) for (const one of ids) await run([one]);
        else if (id !== undefined) failures.push({ id, error });
      }
    };
    for (let after = 0; !work.signal.aborted; ) {
      const ids = await work.db.withTenant(tenantId, (db) => find(db, after, at_once), { reads_only: true });
      const last = ids.at(-1);
      if (last === undefined) break;
      await run(ids);
      after = last;
    }
  }
  const [first] = failures;
  if (!first) return;
  const message = first.error instanceof Error ? first.error.message : String(first.error);
  throw new Error(`${failures.length} of the due rows failed, the first with id ${first.id}: ${message}`, { cause: first.error });
}

/** Scheduled work of one transaction for each tenant. */
export const inTenant =
  (step: (db: TenantDb, work: Work) => Promise<unknown>): ScheduledJob['runIn'] =>
  (work, tenantId) =>
    work.db.withTenant(tenantId, (db) => step(db, work));
