import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { FromProcess, ToProcess } from './process-pool.ts';

/**
 * Runs in a process of a pool (`processPool`): does one task after another and sends back its result. A thread ends the process when a task
 * exceeds its bounds of memory or processor time, even while parser code blocks everything else. `prepare` loads what the first task needs;
 * until it is done, tasks wait.
 */
export function answerTasks<Task, Result>(
  work: (task: Task) => Promise<Result> | Result,
  prepare: () => Promise<unknown> = async () => {},
): void {
  const bounds = new BigInt64Array(new SharedArrayBuffer(16));
  new Worker(new URL('./task-watch.ts', import.meta.url), {
    workerData: bounds,
    execArgv: [],
    stdout: true,
    stderr: true,
  }).unref();
  const watch = (bytes: number, milliseconds: number) => {
    const { user, system } = process.cpuUsage();
    Atomics.store(bounds, 1, BigInt(Math.floor(user + system + milliseconds * 1000)));
    Atomics.store(bounds, 0, BigInt(Math.floor(bytes)));
    Atomics.notify(bounds, 0);
  };
  // The time limit stays: the thread may be comparing it right now, and a limit of zero would end the process after its task.
  const unwatch = () => Atomics.store(bounds, 0, 0n);
  const send = (message: FromProcess<Result>) => process.send?.(message);

  const prepared = prepare().catch(() => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ task, max_bytes, max_milliseconds }: ToProcess<Task>) => {
    await prepared;
    watch(max_bytes, max_milliseconds);
    try {
      const result = await work(task);
      unwatch();
      send({ result, memory: process.memoryUsage.rss() });
    } catch (error) {
      unwatch();
      send({ failed: error instanceof Error ? error.message : JSON.stringify(error), too_large: isOutOfMemory(error) });
    }
  });
  void prepared.then(() => {
    send({ ready: true });
    // A process that is killed later would not store what it compiled.
    flushCompileCache();
  });
}

/** Larger than any string or buffer can be. */
const isOutOfMemory = (error: unknown) =>
  error instanceof RangeError && /allocation failed|Invalid (?:string|array|typed array) length/i.test(error.message);
