import { setTimeout as wait } from 'node:timers/promises';

const SAMPLE_MILLISECONDS = 5;

/**
 * The longest time for which `work` blocked the main thread, in milliseconds of processor time. Other programs on the machine
 * make no difference.
 */
export async function longestBlock<T>(work: () => Promise<T>): Promise<{ result: T; blocked: number }> {
  let blocked = 0;
  let isDone = false;
  let before = threadMilliseconds();
  const watching = (async () => {
    while (!isDone) {
      await wait(SAMPLE_MILLISECONDS);
      const now = threadMilliseconds();
      blocked = Math.max(blocked, now - before);
      before = now;
    }
  })();
  try {
    const result = await work();
    isDone = true;
    await watching;
    return { result, blocked };
  } finally {
    isDone = true;
  }
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
