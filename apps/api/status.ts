import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#kit/server/background/clock.ts';
import { watchBackground } from '#kit/server/background/status.ts';
import { watchSlowStatements } from '#kit/server/database/slow-statements.ts';
import { poolStates } from '#kit/server/files/process-pool.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { requestFields } from '#kit/server/http/request-log.ts';
import { MAIL_QUEUE, type Mailer } from '#kit/server/mail/mail.ts';
import { isLocalAddress } from '#kit/server/net/public-addresses.ts';
import { cacheCounts } from '#kit/server/process/cache.ts';
import type { watchEventLoop } from '#kit/server/process/event-loop.ts';
import { metricsText, type OtherProcesses, ofProcesses } from '#kit/server/process/metrics.ts';
import type { Tracer } from '#kit/server/process/traces.ts';
import { VERSION } from '#kit/server/process/version.ts';
import type { Config } from './config.ts';

type Options = {
  config: Config;
  clock: Clock;
  eventLoop: ReturnType<typeof watchEventLoop>;
  mail: Mailer;
  /** Null while traces are off. */
  tracer: Tracer | null;
  restart: { failures: number; last_failure: string | null };
  /** The processes that serve the same port, if there are any. */
  others: OtherProcesses | null;
  /** @throws Refusal 503 while the server stops */
  checkDraining: () => void;
};

/** What load balancers and monitoring read: /healthz, /readyz and /metrics. */
export function statusRoutes(app: FastifyInstance, options: Options): void {
  const { config, clock, eventLoop, mail, tracer, restart, checkDraining, others } = options;
  const { db, metrics } = app.muster;
  const background = watchBackground(db);

  app.get('/healthz', async () => ({ status: true }));

  app.get('/readyz', async () => {
    checkDraining();
    await db.pool.query('select 1');
    // Work that fails is no reason to send requests elsewhere.
    const work = await background().catch(() => null);
    const mails = work?.queues.find(({ queue }) => queue === MAIL_QUEUE.name);
    return {
      status: true,
      version: VERSION,
      commit: config.commit,
      event_loop: eventLoop.state(),
      restart,
      clock: clock.state(),
      background: work && {
        scheduled_work_failing: work.failing.length,
        jobs_failed: sum(work.queues, 'failed'),
        jobs_waiting: sum(work.queues, 'waiting'),
        oldest_seconds: Math.round(Math.max(0, ...work.queues.map(({ oldest_seconds }) => oldest_seconds))),
      },
      mail: work && { has_server: mail.hasServer, waiting: mails?.waiting ?? 0, failed: mails?.failed ?? 0 },
    };
  });

  measureService(app, { clock, eventLoop, mail }, background);
  measureRequests(app);
  measureReplicas(app);
  if (tracer)
    metrics.counter('muster_trace_spans_total', 'Spans that the receiver of traces accepted, and that were dropped.', () => [
      { labels: { outcome: 'sent' }, value: tracer.counts().sent },
      { labels: { outcome: 'dropped' }, value: tracer.counts().dropped },
    ]);

  others?.answer(metrics.families);
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metrics_token)) fail(notFound('Page'));
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metricsText(others ? ofProcesses(await others.collect()) : await metrics.families()));
  });
}

/** Requests by route; and by tenant, of which the first to be served have their own name. */
function measureRequests(app: FastifyInstance): void {
  const { metrics } = app.muster;
  const tenants = new Set<string>();
  const nameOf = (slug: string): string => {
    if (tenants.size < MOST_TENANTS) tenants.add(slug);
    return tenants.has(slug) ? slug : 'other';
  };
  app.addHook('onResponse', async (request, reply) => {
    const { route } = requestFields(request);
    metrics.request({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const tenant = request.tenant ? nameOf(request.tenant.slug) : 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.count('muster_tenant_requests_total', 'Requests by tenant and class of status.', { tenant, status });
  });
  const unwatch = watchSlowStatements(({ work = 'unknown', ...slow }) => {
    app.log.warn({ ...slow, route: work }, 'slow statement');
    metrics.count('muster_slow_statements_total', 'Statements that took half a second or longer, by route or job.', {
      route: work,
    });
  });
  app.addHook('onClose', async () => unwatch());
}

/** Tenants with their own figures, so that thousands of tenants do not make thousands of time series. */
const MOST_TENANTS = 50;

function measureService(
  app: FastifyInstance,
  { clock, eventLoop, mail }: Pick<Options, 'clock' | 'eventLoop' | 'mail'>,
  background: ReturnType<typeof watchBackground>,
): void {
  const { db, metrics } = app.muster;
  metrics.gauge('muster_pool_connections', 'Connections of the pool to the database.', () => [
    { labels: { state: 'idle' }, value: db.pool.idleCount },
    { labels: { state: 'used' }, value: db.pool.totalCount - db.pool.idleCount },
  ]);
  metrics.gauge('muster_pool_waiting', 'Requests that wait for a connection to the database.', () => db.pool.waitingCount);
  metrics.gauge('muster_event_loop_delay_seconds', 'Delay of the event loop in the last ten seconds.', () => {
    const { longest_ms, p99_ms } = eventLoop.state();
    return [
      { labels: { quantile: '0.99' }, value: p99_ms / 1000 },
      { labels: { quantile: '1' }, value: longest_ms / 1000 },
    ];
  });
  metrics.gauge('muster_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  metrics.gauge('muster_clock_difference_seconds', 'This computer’s clock minus the database’s.', () => {
    const { difference_seconds } = clock.state();
    return difference_seconds === null ? [] : [{ value: difference_seconds }];
  });
  metrics.gauge('muster_mail_server', 'Whether a mail server is set.', () => (mail.hasServer ? 1 : 0));
  metrics.gauge('muster_jobs', 'Background jobs of the installation by queue and state.', async () =>
    (await background()).queues.flatMap(({ queue, waiting, active, failed }) => [
      { labels: { queue, state: 'waiting' }, value: waiting },
      { labels: { queue, state: 'active' }, value: active },
      { labels: { queue, state: 'failed' }, value: failed },
    ]),
  );
  metrics.gauge('muster_job_oldest_seconds', 'For how long the longest waiting job of a queue has been due.', async () =>
    (await background()).queues.map(({ queue, oldest_seconds }) => ({ labels: { queue }, value: oldest_seconds })),
  );
  metrics.gauge('muster_scheduled_work_failing', 'Tenants in which a scheduled job failed at its last run.', async () => {
    const byJob = Map.groupBy((await background()).failing, ({ job }) => job);
    return [...byJob].map(([job, failing]) => ({ labels: { job }, value: failing.length }));
  });
  metrics.counter('muster_mails_total', 'Emails that the mail server accepted, and attempts that failed.', () => [
    { labels: { outcome: 'sent' }, value: mail.counts().sent },
    { labels: { outcome: 'failed' }, value: mail.counts().failed },
  ]);
  metrics.counter('muster_cache_lookups_total', 'What was looked for in caches of this process.', () =>
    [...cacheCounts()].flatMap(([cache, { hits, misses }]) => [
      { labels: { cache, result: 'hit' }, value: hits },
      { labels: { cache, result: 'miss' }, value: misses },
    ]),
  );
  metrics.gauge('muster_file_processes', 'Processes that read CVs and imports and typeset PDFs.', () =>
    poolStates().map(([pool, { processes }]) => ({ labels: { pool }, value: processes })),
  );
  metrics.gauge('muster_file_tasks', 'Files in work and waiting for a process.', () =>
    poolStates().flatMap(([pool, { running, waiting }]) => [
      { labels: { pool, state: 'running' }, value: running },
      { labels: { pool, state: 'waiting' }, value: waiting },
    ]),
  );
  metrics.counter('muster_file_tasks_total', 'Files that processes finished, and that failed or were refused.', () =>
    poolStates().flatMap(([pool, { done, failed }]) => [
      { labels: { pool, outcome: 'done' }, value: done },
      { labels: { pool, outcome: 'failed' }, value: failed },
    ]),
  );
}

/** Reads of routes that may use a replica, and the replicas of DATABASE_REPLICA_URL. */
function measureReplicas(app: FastifyInstance): void {
  const { db, metrics } = app.muster;
  const { replicas } = db;
  if (!replicas) return;
  replicas.watch((replica, problem) =>
    problem ? app.log.warn({ replica, problem }, 'replica is not used') : app.log.info({ replica }, 'replica is used'),
  );
  metrics.counter('muster_reads_total', 'Reads that may use a replica, by the server that served them.', () => [
    { labels: { server: 'primary' }, value: replicas.readsOfPrimary() },
    ...replicas.states().map(({ name, reads }) => ({ labels: { server: name }, value: reads })),
  ]);
  metrics.counter('muster_replica_fallbacks_total', 'Reads that the primary served instead of a replica, by reason.', () =>
    replicas
      .states()
      .flatMap(({ name, fallbacks }) => [...fallbacks].map(([reason, value]) => ({ labels: { replica: name, reason }, value }))),
  );
  metrics.gauge('muster_replica_up', 'Whether a replica is used.', () =>
    replicas.states().map(({ name, problem }) => ({ labels: { replica: name }, value: problem ? 0 : 1 })),
  );
  metrics.gauge('muster_replica_lag_seconds', 'For how long a replica has lacked what the primary wrote.', () =>
    replicas
      .states()
      .flatMap(({ name, lag_seconds }) => (lag_seconds === null ? [] : [{ labels: { replica: name }, value: lag_seconds }])),
  );
  metrics.gauge('muster_replica_connections', 'Connections of the pool to a replica.', () =>
    replicas.states().flatMap(({ name, idle, total }) => [
      { labels: { replica: name, state: 'idle' }, value: idle },
      { labels: { replica: name, state: 'used' }, value: total - idle },
    ]),
  );
}

const sum = <Field extends string>(rows: readonly Record<Field, number>[], field: Field): number =>
  rows.reduce((total, row) => total + row[field], 0);

/**
 * With a token: whoever sends it. Without one: this computer and private networks, but nobody whose request came through a proxy,
 * which would make every visitor look local.
 */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return matches(request.headers.authorization ?? '', `Bearer ${token}`);
  const wasForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => request.headers[name] !== undefined);
  return !wasForwarded && isLocalAddress(request.socket.remoteAddress ?? '');
}

function matches(sent: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
