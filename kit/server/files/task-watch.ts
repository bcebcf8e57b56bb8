import { workerData } from 'node:worker_threads';

/**
 * A thread of `answerTasks` that ends its process when a task exceeds a limit. The shared memory contains the resident size in
 * bytes, 0 without a task, and the processor time in microseconds at which the task must be done.
 */

const INTERVAL_MILLISECONDS = 20;
const bounds: BigInt64Array<SharedArrayBuffer> = workerData;

for (;;) {
  const bytes = Atomics.load(bounds, 0);
  if (bytes > 0n) {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGABRT');
    // Windows has no such signal; there only the wall clock limits a task.
    else if (user + system > Atomics.load(bounds, 1) && process.platform !== 'win32') process.kill(process.pid, 'SIGXCPU');
  }
  // Without a task it sleeps until the next one.
  Atomics.wait(bounds, 0, bytes, bytes > 0n ? INTERVAL_MILLISECONDS : Number.POSITIVE_INFINITY);
}
