import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

test('reports that the event loop was blocked and for how long', async () => {
  const reported: number[] = [];
  const watch = watchEventLoop({ log: ({ milliseconds }) => reported.push(milliseconds), threshold: 150, window: 50 });
  // On a busy machine the histogram may miss a block before its first sample.
  while (reported.length === 0) {
    for (const until = performance.now() + 300; performance.now() < until; );
    await wait(60);
  }
  expect(reported[0]).toBeGreaterThanOrEqual(150);
  expect(watch.state().blocked).toBeGreaterThanOrEqual(1);
  expect(watch.state().last_blocked_at).toMatch(/^20/);
  watch.stop();
});
