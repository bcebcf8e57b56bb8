import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, TenantDb } from './db.ts';

/** The queues of the product. Each job's data names its tenant. */
export const QUEUES = {
  /** Sends one mail of the outbox. */
  mail: { retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 },
  /** Marks jobs whose last day has passed, in every tenant. */
  expire_jobs: { retryLimit: 0 },
  /** Deletes what has lain in the trash for its days, in every tenant. */
  empty_trash: { retryLimit: 0 },
} as const;

/** What runs by the clock, in one process at a time. Minute, hour, day, month, weekday. */
const SCHEDULED = { expire_jobs: '*/10 * * * *', empty_trash: '40 3 * * *' } as const satisfies Partial<
  Record<QueueName, string>
>;

export type QueueName = keyof typeof QUEUES;
export type QueuedJob = { tenant_id: number; id: number };
export type Handlers = Record<QueueName, (db: Database, job: QueuedJob) => Promise<void>>;

/** Makes the queue's tables and queues, as the owner of the database, and lets the application's role use them. */
export async function prepareQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    for (const [name, options] of Object.entries(QUEUES)) if (!existing.has(name)) await boss.createQueue(name, options);
    for (const grant of GRANTS) await boss.getDb().executeSql(grant);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Queues jobs as the owner of the database, for one whose queue was left behind. */
export async function queueAgain(ownerUrl: string, queue: QueueName, jobs: QueuedJob[]): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    if (jobs.length > 0)
      await boss.insert(
        queue,
        jobs.map((data) => ({ data })),
      );
  } finally {
    await boss.stop({ graceful: false });
  }
}

const GRANTS = [
  'grant usage on schema pgboss to muster_app',
  'grant select, insert, update, delete on all tables in schema pgboss to muster_app',
  'grant execute on all functions in schema pgboss to muster_app',
];

export type Background = Awaited<ReturnType<typeof startBackground>>;

/**
 * Opens the queue for sending and, with `work`, for doing. A job is done at least once: a handler that may run twice must have its
 * effect once.
 */
export async function startBackground(
  db: Database,
  handlers: Handlers,
  options: { work: boolean; log?: (error: Error) => void },
) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.pool.query(text, values) },
    migrate: false,
    createSchema: false,
    supervise: options.work,
    schedule: options.work,
  });
  boss.on('error', (error) => options.log?.(error));
  await boss.start();
  if (options.work) {
    for (const [name, cron] of Object.entries(SCHEDULED)) await boss.schedule(name, cron);
    for (const [name, handler] of Object.entries(handlers))
      await boss.work<QueuedJob>(name, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) => {
        if (job) await handler(db, job.data);
      });
  }

  return {
    /** Queues a job inside the transaction of the change that causes it: neither exists without the other. */
    async send(scoped: TenantDb, queue: QueueName, id: number): Promise<void> {
      await boss.send(queue, { tenant_id: scoped.tenant_id, id }, { db: fromKysely(scoped) });
    },
    /** Does what is queued now, once each, and returns how many jobs were done. For tests and for a stop that wants to leave nothing. */
    async drain(queue: QueueName): Promise<number> {
      for (let done = 0; ; done++) {
        const [job] = await boss.fetch<QueuedJob>(queue);
        if (!job) return done;
        try {
          await handlers[queue](db, job.data);
          await boss.complete(queue, job.id);
        } catch (error) {
          await boss.fail(queue, job.id, { message: error instanceof Error ? error.message : String(error) });
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
