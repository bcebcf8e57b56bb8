/** Thrown when a limiter's queue is full. The caller may try again later. */
export class LimiterFull extends Error {
  constructor() {
    super('The queue is full.');
  }
}

/** Runs `work` when there is room for it. @throws LimiterFull */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs up to `concurrency` pieces of work at the same time, first come, first served. Up to `max_waiting` wait and more are
 * refused immediately, because an unbounded queue only hides that a server is overloaded.
 */
export function limiter({ concurrency, max_waiting }: { concurrency: number; max_waiting: number }): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= max_waiting) throw new LimiterFull();
      // Finished work passes its place to the next in the queue, so that later callers cannot take it.
      await new Promise<void>((start) => waiting.push(start));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
