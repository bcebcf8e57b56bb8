import type { QueueOptions } from 'pg-boss';
import type { Background } from './background.ts';
import type { Database, TenantDb } from './db.ts';

/** What a job works with. */
export type Work = {
  /** Statements of its transactions may take longer than those of requests. */
  db: Database;
  background: Background;
  /** The base URL of links in emails that no request causes. */
  siteOf: (host: string) => string;
  /** Aborted when the process stops. */
  signal: AbortSignal;
};

export type QueuedJob = { tenant_id: number; id: number };

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

/** Scheduled work of one transaction for each tenant. */
export const inTenant =
  (step: (db: TenantDb, work: Work) => Promise<unknown>): ScheduledJob['runIn'] =>
  (work, tenantId) =>
    work.db.withTenant(tenantId, (db) => step(db, work));

/**
 * Scheduled work in steps with a transaction each, so that much work neither locks much nor exceeds the time of a statement.
 * @param step does a bounded part and returns how much that was; 0 when nothing is left
 */
export const inSteps =
  (step: (db: TenantDb, work: Work) => Promise<number>): ScheduledJob['runIn'] =>
  async (work, tenantId) => {
    while (!work.signal.aborted) if ((await work.db.withTenant(tenantId, (db) => step(db, work))) === 0) return;
  };
