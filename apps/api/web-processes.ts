import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { MetricFamily, OtherProcesses } from '#kit/server/process/metrics.ts';
import type { Prepared } from './serving.ts';

/*
 * Several processes that serve one port (WEB_CONCURRENCY). The first process prepares the database, starts the others with node:cluster and
 * restarts those that end; it accepts connections and gives each to the next process in turn. It serves nothing itself.
 */

/** From a process that serves. */
type Upward =
  | { kind: 'started' }
  | { kind: 'serving' }
  | { kind: 'collect'; id: number }
  | { kind: 'report'; id: number; families: MetricFamily[] };
/** To a process that serves. */
type Downward =
  | { kind: 'prepared'; prepared: Prepared }
  | { kind: 'report'; id: number }
  | { kind: 'collected'; id: number; reports: Awaited<ReturnType<OtherProcesses['collect']>> };

const BACK_OFF = { first_ms: 500, longest_ms: 60_000, calm_ms: 60_000 };
/** A process that does not report its figures in this time, because it is blocked, is left out. */
const REPORT_MS = 2000;

/** One of the processes. Its number stays the same when it is restarted. */
type Place = { number: number; worker: Worker; serving_since: number; failures: number; last_failure: string | null };

/**
 * Starts `count` processes and keeps them running.
 * @param options.fault the exit code after which a start may be tried again
 * @returns `serving` resolves when each process has served for the first time; `ended` when none serves any more, with the exit code
 */
export function startWebProcesses(options: { count: number; prepared: Prepared; fault: number; log: (line: string) => void }): {
  serving: Promise<void>;
  ended: Promise<number>;
  stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const ended = Promise.withResolvers<number>();
  const hasServed = Array.from({ length: options.count }, () => Promise.withResolvers<void>());
  const places = new Map<number, Place>();
  const running = new Set<Promise<unknown>>();
  const reports = new Map<string, (families: MetricFamily[]) => void>();
  const serving = () => [...places.values()].filter(({ serving_since }) => serving_since > 0);
  let collections = 0;

  function start(number: number, failures: number, last_failure: string | null): void {
    const worker = cluster.fork();
    const place: Place = { number, worker, serving_since: 0, failures, last_failure };
    places.set(number, place);
    worker.on('error', () => {});
    worker.on('message', (message: Upward) => void receive(place, message));
    const exit = new Promise<void>((resolve) =>
      worker.once('exit', (code, signal) => {
        places.delete(number);
        void after(place, code, signal);
        resolve();
      }),
    );
    running.add(exit);
    void exit.then(() => running.delete(exit));
  }

  /** Starts a process that ended again, while another one serves. */
  async function after({ number, serving_since, failures }: Place, code: number, signal: string | null): Promise<void> {
    if (stopping.signal.aborted) return;
    if (serving().length === 0) return ended.resolve(serving_since === 0 && code === 1 ? 1 : options.fault);
    // Somebody asked this one process to stop.
    if (code === 0) return start(number, 0, null);
    const isCalm = serving_since > 0 && performance.now() - serving_since >= BACK_OFF.calm_ms;
    const inARow = isCalm ? 1 : failures + 1;
    const last = `${signal ?? `exit code ${code}`} at ${new Date().toISOString()}`;
    const delay = Math.min(BACK_OFF.longest_ms, BACK_OFF.first_ms * 2 ** (inARow - 1));
    options.log(`Web process ${number} ended (${last}), failure ${inARow} in a row; starting it again in ${delay / 1000} s.`);
    await wait(delay, undefined, { signal: stopping.signal }).catch(() => {});
    if (!stopping.signal.aborted) start(number, inARow, last);
  }

  async function receive(place: Place, message: Upward): Promise<void> {
    const { prepared } = options;
    if (message.kind === 'started') {
      // Its own failures, or those of the first process in its first start.
      const { failures, last_failure } = place;
      const restart = last_failure === null ? prepared.restart : { failures, last_failure };
      send(place.worker, { kind: 'prepared', prepared: { ...prepared, restart } });
    } else if (message.kind === 'serving') {
      place.serving_since = performance.now();
      hasServed[place.number - 1]?.resolve();
    } else if (message.kind === 'report') reports.get(`${place.number} ${message.id}`)?.(message.families);
    else send(place.worker, { kind: 'collected', id: message.id, reports: await collect() });
  }

  async function collect(): Promise<{ process: number; families: MetricFamily[] }[]> {
    const id = ++collections;
    const all = await Promise.all(
      serving().map(async ({ number, worker }) => {
        const key = `${number} ${id}`;
        const families = new Promise<MetricFamily[]>((resolve) => reports.set(key, resolve));
        send(worker, { kind: 'report', id });
        const reported = await Promise.race([families, wait(REPORT_MS, [], { ref: false })]);
        reports.delete(key);
        return { process: number, families: reported };
      }),
    );
    return all.toSorted((one, other) => one.process - other.process);
  }

  for (let number = 1; number <= options.count; number++) start(number, 0, null);
  return {
    serving: Promise.all(hasServed.map(({ promise }) => promise)).then(() => {}),
    ended: ended.promise,
    stop: async () => {
      stopping.abort();
      for (const { worker } of places.values()) worker.process.kill('SIGTERM');
      await Promise.all(running);
    },
  };
}

/** A process may end while a message is sent to it. */
function send(worker: Worker, message: Downward): void {
  if (worker.isConnected()) worker.send(message, () => {});
}

/** In a process that serves: what the first process prepared, and how to reach the others. */
export async function joinWebProcesses(): Promise<{ prepared: Prepared; others: OtherProcesses; reportServing: () => void }> {
  const prepared = Promise.withResolvers<Prepared>();
  const collections = new Map<number, (reports: Awaited<ReturnType<OtherProcesses['collect']>>) => void>();
  let report: () => Promise<MetricFamily[]> = async () => [];
  let last = 0;
  const sendUp = (message: Upward) => void process.send?.(message, undefined, undefined, () => {});
  process.on('message', async (message: Downward) => {
    if (message.kind === 'prepared') prepared.resolve(message.prepared);
    else if (message.kind === 'report') sendUp({ kind: 'report', id: message.id, families: await report() });
    else {
      collections.get(message.id)?.(message.reports);
      collections.delete(message.id);
    }
  });
  sendUp({ kind: 'started' });
  return {
    prepared: await prepared.promise,
    others: {
      answer: (own) => {
        report = own;
      },
      collect: () =>
        new Promise((resolve) => {
          const id = ++last;
          collections.set(id, resolve);
          sendUp({ kind: 'collect', id });
        }),
    },
    reportServing: () => sendUp({ kind: 'serving' }),
  };
}
