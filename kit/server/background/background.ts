import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { type Queue as BossQueue, fromKysely, PgBoss } from 'pg-boss';
import type { Database, TenantDb } from '../database/db.ts';
import type { Listener } from '../database/listener.ts';
import { noteSent } from '../database/slow-statements.ts';
import { currentCause, runAs } from '../process/cause.ts';
import type { Signer } from '../process/secrets.ts';
import type { Tracer } from '../process/traces.ts';
import type { Clock } from './clock.ts';
import { endFailure, type Failure, findFailures, messageOf, recordFailure, takeNotice } from './failures.ts';
import type { Background, Job, Queue, QueuedJob, RequestedJob, ScheduledJob, Work } from './jobs.ts';

const DAY = 24 * 3600;
/** A running job says this often that it is still running, */
const HEARTBEAT_MS = 6_000;
/** and without that for this long, in seconds, its process has ended and another one starts it again. */
export const LOST_AFTER_SECONDS = 20;
/** How often lost jobs are looked for. */
export const SUPERVISE_SECONDS = 30;

const DEFAULTS = {
  // pg-boss deletes finished rows after a week, and rows that were never worked on after two.
  deleteAfterSeconds: 7 * DAY,
  retentionSeconds: 14 * DAY,
  retryLimit: 0,
  retryDelay: 0,
  retryBackoff: false,
  expireInSeconds: 3600,
  heartbeatSeconds: LOST_AFTER_SECONDS,
  notify: true,
} as const satisfies Omit<BossQueue, 'name'>;

/** Notifications arrive here when a job is queued. pg-boss names the channel after its schema. */
const CHANNEL = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;
/** Delayed jobs and retries are not notified, so the queues are also polled: rarely, or more often without notifications. */
const POLL_MS = { notified: 5000, alone: 1000 } as const;
const STOP_PATIENCE_MS = 10_000;

/**
 * Creates the queue's tables as the database owner, or migrates them, and grants the application's role access.
 * @param role the application's role
 */
export async function prepareQueues(ownerUrl: string, role: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const grant of grantsTo(pg.escapeIdentifier(role))) await boss.getDb().executeSql(grant);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Queues jobs as the database owner, for data whose queue rows were not restored. */
export async function queueAgain(ownerUrl: string, queue: Queue, queued: QueuedJob[]): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    await prepareQueue(boss, queue, new Map((await boss.getQueues()).map((found) => [found.name, found])));
    if (queued.length > 0)
      await boss.insert(
        queue.name,
        queued.map((data) => ({ data })),
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

async function prepareQueue(boss: PgBoss, { name, options }: Queue, existing: ReadonlyMap<string, object>): Promise<void> {
  const wanted = { ...DEFAULTS, ...options };
  const found: Record<string, unknown> | undefined = existing.get(name) as Record<string, unknown> | undefined;
  if (!found) await boss.createQueue(name, wanted);
  else if (Object.entries(wanted).some(([option, value]) => found[option] !== value)) await boss.updateQueue(name, wanted);
}

type Log = Record<'error' | 'warn' | 'info', (details: object, message: string) => void>;

export type FailureNotice = { kind: 'failing' | 'recovered'; failure: Failure };

export type BackgroundOptions = {
  jobs: readonly Job[];
  /** Whether this process works on jobs. */
  work: boolean;
  log: Log;
  listener: Listener;
  clock: Clock;
  /** The tenants in which scheduled work runs. */
  tenants: () => Promise<number[]>;
  siteOf: (host: string) => string;
  signer: Signer;
  /** How many milliseconds a statement of background work may take. */
  statement_ms: number;
  /** Notifies operators of scheduled work that failed repeatedly, and when it works again. */
  notify: (work: Work, job: string, notices: FailureNotice[]) => Promise<void>;
  /** Null while traces are off. */
  tracer?: Tracer | null;
};

type Fetched = { id: string; data: QueuedJob | null; retryCount: number };

const isScheduled = (job: Job): job is ScheduledJob => 'cron' in job;
const isReady = (job: Job): boolean => isScheduled(job) || (job.isReady?.() ?? true);
const concurrencyOf = (job: Job): number => (isScheduled(job) ? 1 : (job.concurrency ?? 1));

/** Opens the queue for sending and, with `work`, for working. */
export async function startBackground(db: Database, options: BackgroundOptions): Promise<Background> {
  const { log, clock } = options;
  const jobs = new Map(options.jobs.map((job) => [job.name, job]));
  const boss = new PgBoss({
    db: { executeSql: (text, values) => noteSent(text, db.pool.query(text, values)) },
    migrate: false,
    createSchema: false,
    supervise: options.work,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    schedule: options.work,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'background work'));
  await boss.start();
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs.values()) await prepareQueue(boss, job, existing);

  const stopping = new AbortController();
  const running = new Map<Job, { jobs: Map<string, Fetched>; fetching: number; isOutdated: boolean }>();
  const inFlight = new Set<Promise<void>>();
  let wake = () => {};
  const statement = { statement_ms: options.statement_ms };
  const work: Work = {
    db: { ...db, withTenant: (id, step, more) => db.withTenant(id, step, { ...statement, ...more }) },
    get background() {
      return background;
    },
    siteOf: options.siteOf,
    signer: options.signer,
    signal: stopping.signal,
  };

  async function run(job: Job, fetched: Fetched): Promise<void> {
    const { tenant_id, request_id, traceparent } = fetched.data ?? {};
    const name = `job ${job.name}`;
    const of = { 'muster.job': job.name, 'muster.request_id': request_id, 'muster.tenant_id': tenant_id };
    const span = options.tracer?.job(name, traceparent, of);
    try {
      await runAs({ request_id, work: name, span }, () => runFetched(job, fetched));
    } finally {
      span?.end();
    }
  }

  async function runFetched(job: Job, fetched: Fetched): Promise<void> {
    try {
      if (isScheduled(job)) await runScheduled(job, fetched);
      else if (fetched.data) await runRequested(job, fetched.data);
    } catch (error) {
      const tenant = fetched.data?.tenant_id;
      if (!isScheduled(job) || tenant === undefined) logFailure(job, tenant, fetched.retryCount + 1, error);
      await boss.fail(job.name, fetched, { message: messageOf(error) });
      return;
    }
    await boss.complete(job.name, fetched);
  }

  async function runRequested(job: RequestedJob, data: QueuedJob): Promise<void> {
    const release = job.is_exclusive ? await options.listener.lock(`${job.name} ${data.tenant_id}.${data.id}`) : async () => {};
    if (!release) throw new Error('The job is running already.');
    try {
      await job.run(work, data);
    } finally {
      await release();
    }
  }

  /** Runs in every tenant, or in the one that the queued job names. Failures are recorded for each tenant. */
  async function runScheduled(job: ScheduledJob, { data }: Fetched): Promise<void> {
    const failing = new Map((await findFailures(db, job.name)).map((failure) => [failure.for_tenant, failure]));
    const active = await options.tenants();
    const notices: FailureNotice[] = [];
    let failed: { error: unknown } | undefined;
    for (const tenant of data ? active.filter((id) => id === data.tenant_id) : active) {
      try {
        await job.runIn(work, tenant);
      } catch (error) {
        failed = { error };
        const failure = await recordFailure(db, job.name, tenant, error);
        logFailure(job, tenant, failure.failures, error);
        if (await takeNotice(db, failure)) notices.push({ kind: 'failing', failure });
        if (!data && job.options?.retryLimit) await sendTo(job, tenant, job.options.retryDelay ?? 0);
        continue;
      }
      if (failing.delete(tenant)) await recover(job, tenant, notices);
    }
    // A suspended tenant has no work that could succeed.
    for (const tenant of failing.keys()) if (!active.includes(tenant)) await endFailure(db, job.name, tenant);
    if (notices.length > 0)
      await options
        .notify(work, job.name, notices)
        .catch((error: unknown) => log.error({ reason: messageOf(error) }, 'operators were not notified'));
    if (data && failed) throw failed.error;
  }

  async function recover(job: Job, tenant: number, notices: FailureNotice[]): Promise<void> {
    const failure = await endFailure(db, job.name, tenant);
    log.info({ job: job.name, tenant }, 'background job works again');
    if (failure?.notified_at) notices.push({ kind: 'recovered', failure });
  }

  function logFailure(job: Job, tenant: number | undefined, attempt: number, error: unknown): void {
    currentCause()?.span?.fail('failed');
    // Without the first line, which repeats the message with its addresses.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const stack = cause instanceof Error ? cause.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined;
    log.error(
      { job: job.name, tenant, request_id: currentCause()?.request_id, attempt, reason: messageOf(error), stack },
      'background job failed',
    );
  }

  const sendTo = (job: Job, tenant_id: number, startAfter: number) =>
    boss.insert(job.name, [{ data: { tenant_id, id: 0 }, ...(startAfter > 0 ? { startAfter } : {}) }]);

  /** Starts as many waiting jobs of a queue as may run, so one slow job delays no other. */
  async function fill(job: Job): Promise<void> {
    const current = running.get(job) ?? { jobs: new Map<string, Fetched>(), fetching: 0, isOutdated: false };
    running.set(job, current);
    // A fetch in progress does not find what was queued since it began.
    current.isOutdated = current.fetching > 0;
    const free = concurrencyOf(job) - current.jobs.size - current.fetching;
    if (free <= 0 || stopping.signal.aborted || !isReady(job) || (isScheduled(job) && !clock.isTrusted())) return;
    current.fetching += free;
    const fetched = await boss.fetch<QueuedJob>(job.name, { batchSize: free }).catch(logFault);
    current.fetching -= free;
    for (const one of fetched) {
      current.jobs.set(one.id, one);
      const done = run(job, one)
        .catch(logFault)
        .then(() => {
          inFlight.delete(done);
          current.jobs.delete(one.id);
          void fill(job);
        });
      inFlight.add(done);
    }
    if (current.isOutdated && current.fetching === 0) void fill(job);
  }

  /** The database may be unreachable for a moment. The next poll tries again. */
  function logFault(error: Error): [] {
    log.warn({ reason: error.message }, 'background work');
    return [];
  }

  /** Fills the queues that have due jobs, at each notification and at each poll. */
  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const due = await dueQueues(db).catch(logFault);
      for (const name of due) {
        const job = jobs.get(name);
        if (job) await fill(job);
      }
      const pause = new AbortController();
      const ms = options.listener.isConnected() ? POLL_MS.notified : POLL_MS.alone;
      await Promise.race([woken, wait(ms, undefined, { signal: pause.signal }).catch(() => {})]);
      pause.abort();
    }
  }

  /** Says of each running job that it is running. */
  async function beat(): Promise<void> {
    for (const [job, current] of running)
      if (current.jobs.size > 0) await boss.touch(job.name, [...current.jobs.values()]).catch(logFault);
  }

  const background: Background = {
    send: (scoped, queue, id) => sendAll(scoped, queue, [id]),
    sendAll,
    async drain(queue: string): Promise<number> {
      const job = jobs.get(queue);
      if (!job) throw new Error(`There is no queue ${queue}`);
      for (let done = 0; ; ) {
        const fetched = isReady(job) ? await boss.fetch<QueuedJob>(queue, { batchSize: concurrencyOf(job) }) : [];
        if (fetched.length === 0) return done;
        await Promise.all(fetched.map((one) => run(job, one)));
        done += fetched.length;
      }
    },
    async retry(scoped: TenantDb, queue: string, ids: readonly string[]): Promise<number> {
      if (ids.length === 0) return 0;
      // pg-boss returns the count, but its declared type lacks it.
      const result = (await boss.retry(queue, [...ids], { db: fromKysely(scoped) })) as { affected?: number };
      return result.affected ?? 0;
    },
    supervise: (queue: string) => boss.supervise(queue),
    async stop(): Promise<void> {
      if (db.queue.sendAll === sendAll) db.queue.sendAll = former;
      stopping.abort();
      wake();
      clearInterval(heartbeat);
      await Promise.race([Promise.all([polling, ...inFlight]), wait(STOP_PATIENCE_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS });
    },
  };

  // Another process of the same database may be assembled in this one, in tests.
  const former = db.queue.sendAll;
  db.queue.sendAll = sendAll;

  let polling: Promise<void> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  if (options.work) {
    for (const job of jobs.values()) if (isScheduled(job)) await boss.schedule(job.name, job.cron);
    await options.listener.on(CHANNEL, { message: () => wake(), connected: () => wake() });
    heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
    heartbeat.unref();
    polling = poll();
  }
  return background;

  async function sendAll(
    scoped: TenantDb,
    queue: string,
    ids: readonly number[],
    { after_seconds = 0 }: { after_seconds?: number } = {},
  ): Promise<void> {
    if (ids.length === 0) return;
    const cause = currentCause();
    const caused = {
      ...(cause?.request_id && { request_id: cause.request_id }),
      ...(cause?.span && { traceparent: cause.span.traceparent }),
    };
    await boss.insert(
      queue,
      ids.map((id) => ({
        data: { tenant_id: scoped.tenant_id, id, ...caused },
        ...(after_seconds > 0 ? { startAfter: after_seconds } : {}),
      })),
      { db: fromKysely(scoped) },
    );
  }
}

/** The queues with a job that is due now. */
async function dueQueues(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select q.name from pgboss.queue q where exists
    (select from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after <= now())`.execute(db.unscoped);
  return rows.map(({ name }) => name);
}
