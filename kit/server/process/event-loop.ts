import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Delays beyond those of timers, in milliseconds. */
export type EventLoopState = {
  /** In the current window of ten seconds. */
  longest_ms: number;
  p99_ms: number;
  /** Windows since the start in which the loop was blocked for longer than the threshold. */
  blocked: number;
  last_blocked_at: string | null;
};

type Settings = {
  log: (blocked: { milliseconds: number }) => void;
  /** Shortest block to report, in milliseconds. */
  threshold?: number;
  window?: number;
};

const RESOLUTION = 20;

/**
 * Measures how long the event loop delays requests and reports windows in which it was blocked for too long. Such work belongs
 * into a process of a pool.
 */
export function watchEventLoop({ log, threshold = 500, window = 10_000 }: Settings): { state(): EventLoopState; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  const milliseconds = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION);
  let blocked = 0;
  let last_blocked_at: string | null = null;
  histogram.enable();
  const timer = setInterval(() => {
    const longest = milliseconds(histogram.max);
    histogram.reset();
    if (longest < threshold) return;
    blocked++;
    last_blocked_at = new Date().toISOString();
    log({ milliseconds: longest });
  }, window).unref();
  return {
    state: () => ({
      longest_ms: milliseconds(histogram.max),
      p99_ms: milliseconds(histogram.percentile(99)),
      blocked,
      last_blocked_at,
    }),
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
