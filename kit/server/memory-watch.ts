import { workerData } from 'node:worker_threads';

/** A thread of `answerTasks`: ends its process when it grows past the bound, in bytes, at the front of the shared memory. 0 is no bound. */

const INTERVAL_MILLISECONDS = 20;
const bound: BigInt64Array<SharedArrayBuffer> = workerData;

for (;;) {
  const bytes = Atomics.load(bound, 0);
  if (bytes > 0n && process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGABRT');
  // Without a bound it sleeps until the next task.
  Atomics.wait(bound, 0, bytes, bytes > 0n ? INTERVAL_MILLISECONDS : Number.POSITIVE_INFINITY);
}
