import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { fromKysely, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import type { Database, TenantDb } from './db.ts';

const DAY = 24 * 3600;

/** pg-boss deletes finished rows after a week, and rows that were never worked on after two. */
const KEPT = { deleteAfterSeconds: 7 * DAY, retentionSeconds: 14 * DAY } as const;

type Queue = QueueOptions & {
  /** Jobs that one process works on at the same time. */
  concurrency?: number;
};

/** The queues. Each job's data names its tenant. Changed options reach existing installations with the next migration. */
export const QUEUES = {
  /** Sends one email of the outbox. */
  mail: { ...KEPT, retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600, concurrency: 8 },
  /** Marks jobs past their closing day as expired, in every tenant. */
  expire_jobs: { ...KEPT, retryLimit: 0 },
  /** Recognises the occupation and skills of jobs stored before this version, in every tenant. */
  recognise_jobs: { ...KEPT, retryLimit: 0, expireInSeconds: 3 * 3600 },
  /** Writes the service records of resumes stored before service records existed, in every tenant. */
  fill_service_records: { ...KEPT, retryLimit: 0, expireInSeconds: 3 * 3600 },
  /** Writes the summaries of resumes that an earlier release wrote, in every tenant. */
  fill_resume_summaries: { ...KEPT, retryLimit: 0, expireInSeconds: 3 * 3600 },
  /** Deletes what has been in the trash for 30 days, in every tenant. */
  empty_trash: { ...KEPT, retryLimit: 0 },
  /** Brings what employers read of candidates up to date, in every tenant. */
  refresh_candidates: { ...KEPT, retryLimit: 0, expireInSeconds: 3600 },
  /** Moves courses on to their next start date, in every tenant. */
  refresh_courses: { ...KEPT, retryLimit: 0, expireInSeconds: 3600 },
  /** Visits the websites of service providers and courses, in every tenant. */
  check_links: { ...KEPT, retryLimit: 0, expireInSeconds: 3 * 3600 },
  /** Sends the daily summaries of notifications, in every tenant. */
  notification_digest: { ...KEPT, retryLimit: 0, expireInSeconds: 3600 },
  /** Reminds people of tasks of their plans that are due soon, in every tenant. */
  plan_reminders: { ...KEPT, retryLimit: 0, expireInSeconds: 3600 },
  /** Cancels interviews of ended applications and reminds both sides of those that begin within a day, in every tenant. */
  interview_upkeep: { ...KEPT, retryLimit: 0, expireInSeconds: 3600 },
  /** Notifies veterans who have not received a reply by the expected day, in every tenant. */
  late_replies: { ...KEPT, retryLimit: 0, expireInSeconds: 3600 },
  /** Ends offers without a reply in time, and reminds veterans of offers and of their own dates, in every tenant. */
  application_dates: { ...KEPT, retryLimit: 0, expireInSeconds: 3600 },
  /** Deletes accounts 30 days after their owners requested it, in every tenant. */
  delete_accounts: { ...KEPT, retryLimit: 0, expireInSeconds: 3 * 3600 },
  /** Packs the CVs of applicants into a ZIP. */
  cv_export: { ...KEPT, retryLimit: 0, expireInSeconds: 3600 },
  /** Packs the data of a person into a ZIP. */
  personal_export: { ...KEPT, retryLimit: 0, expireInSeconds: 3600 },
  /** Deletes data past its retention period, in every tenant. */
  retention: { ...KEPT, retryLimit: 0, expireInSeconds: 3 * 3600 },
} as const satisfies Record<string, Queue>;

/** Scheduled jobs, run by one process at a time. Minute, hour, day, month, weekday, in UTC. */
const SCHEDULED = {
  expire_jobs: '*/10 * * * *',
  late_replies: '*/10 * * * *',
  application_dates: '*/10 * * * *',
  recognise_jobs: '*/15 * * * *',
  fill_service_records: '50 2 * * *',
  fill_resume_summaries: '*/5 * * * *',
  empty_trash: '40 3 * * *',
  refresh_candidates: '* * * * *',
  refresh_courses: '5 0 * * *',
  check_links: '20 3 * * *',
  // Before the daily summary, so that it includes them.
  plan_reminders: '30 6 * * *',
  notification_digest: '0 7 * * *',
  interview_upkeep: '* * * * *',
  delete_accounts: '30 1 * * *',
  retention: '10 2 * * *',
} as const satisfies Partial<Record<QueueName, string>>;

export type QueueName = keyof typeof QUEUES;
export type QueuedJob = { tenant_id: number; id: number };
export type Handlers = Record<QueueName, (db: Database, job: QueuedJob) => Promise<void>>;

/**
 * Creates the queue's tables and queues as the database owner, or updates their options, and grants the application's role
 * access.
 * @param role the application's role
 */
export async function prepareQueues(ownerUrl: string, role: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    for (const [name, queue] of Object.entries<Queue>(QUEUES)) {
      const { concurrency: _, ...options } = queue;
      if (existing.has(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
    for (const grant of grantsTo(pg.escapeIdentifier(role))) await boss.getDb().executeSql(grant);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Queues jobs as the database owner, for data whose queue rows were not restored. */
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

const grantsTo = (role: string) => [
  `grant usage on schema pgboss to ${role}`,
  `grant select, insert, update, delete on all tables in schema pgboss to ${role}`,
  `grant execute on all functions in schema pgboss to ${role}`,
];

export type Background = Awaited<ReturnType<typeof startBackground>>;

const POLL_MS = 1000;
const STOP_PATIENCE_MS = 10_000;

/** Opens the queue for sending and, with `work`, for working. Jobs run at least once, so handlers must be idempotent. */
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
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve(), { once: true }));
  const workers: Promise<void>[] = [];
  if (options.work) {
    for (const [name, cron] of Object.entries(SCHEDULED)) await boss.schedule(name, cron);
    for (const [name, queue] of Object.entries<Queue>(QUEUES)) workers.push(work(name as QueueName, queue.concurrency ?? 1));
  }

  async function run(queue: QueueName, job: { id: string; data: QueuedJob }): Promise<void> {
    try {
      await handlers[queue](db, job.data);
    } catch (error) {
      await boss.fail(queue, job.id, { message: error instanceof Error ? error.message : String(error) });
      return;
    }
    await boss.complete(queue, job.id);
  }

  /** Keeps up to `concurrency` jobs running and fetches only as many as it can run, so one slow job delays no other. */
  async function work(queue: QueueName, concurrency: number): Promise<void> {
    const running = new Set<Promise<void>>();
    while (!stopping.signal.aborted) {
      const jobs = await fetch(queue, concurrency - running.size);
      for (const job of jobs) {
        const done = run(queue, job)
          .catch((error: Error) => options.log?.(error))
          .finally(() => running.delete(done));
        running.add(done);
      }
      if (running.size >= concurrency) await Promise.race([...running, stopped]);
      else if (jobs.length === 0) await wait(POLL_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await Promise.all(running);
  }

  async function fetch(queue: QueueName, batchSize: number) {
    try {
      return await boss.fetch<QueuedJob>(queue, { batchSize });
    } catch (error) {
      // The database may be unreachable for a moment. The next poll tries again.
      if (error instanceof Error) options.log?.(error);
      return [];
    }
  }

  return {
    /** Queues a job in the transaction of the change that causes it, so either both exist or neither. */
    send: (scoped: TenantDb, queue: QueueName, id: number): Promise<void> => sendAll(scoped, queue, [id]),
    sendAll,
    /** Runs the jobs that are queued now, once each, and returns how many ran. For tests. */
    async drain(queue: QueueName): Promise<number> {
      for (let done = 0; ; ) {
        const jobs = await boss.fetch<QueuedJob>(queue, { batchSize: (QUEUES[queue] as Queue).concurrency ?? 1 });
        if (jobs.length === 0) return done;
        await Promise.all(jobs.map((job) => run(queue, job)));
        done += jobs.length;
      }
    },
    /** A job of this tenant, or null. */
    async find(scoped: TenantDb, id: string): Promise<JobWithMetadata<QueuedJob> | null> {
      for (const queue of Object.keys(QUEUES)) {
        const [job] = await boss.findJobs<QueuedJob>(queue, { id, db: fromKysely(scoped) });
        if (job) return job.data?.tenant_id === scoped.tenant_id ? job : null;
      }
      return null;
    },
    /** Puts a failed job back into its queue. @returns whether it was still failed */
    async retry(scoped: TenantDb, queue: string, id: string): Promise<boolean> {
      // pg-boss returns the count, but its declared type lacks it.
      const result = (await boss.retry(queue, id, { db: fromKysely(scoped) })) as { affected?: number };
      return result.affected === 1;
    },
    /** Deletes expired finished jobs, as pg-boss also does from time to time. */
    supervise: (queue: QueueName) => boss.supervise(queue),
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.race([Promise.all(workers), wait(STOP_PATIENCE_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS });
    },
  };

  async function sendAll(
    scoped: TenantDb,
    queue: QueueName,
    ids: number[],
    { after_seconds = 0 }: { after_seconds?: number } = {},
  ): Promise<void> {
    if (ids.length === 0) return;
    await boss.insert(
      queue,
      ids.map((id) => ({
        data: { tenant_id: scoped.tenant_id, id },
        ...(after_seconds > 0 ? { startAfter: after_seconds } : {}),
      })),
      { db: fromKysely(scoped) },
    );
  }
}
