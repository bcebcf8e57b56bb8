import { expect, test } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

test('reports that the event loop was blocked, and for how long', async () => {
  const reported = Promise.withResolvers<{ milliseconds: number }>();
  const watch = watchEventLoop({ log: reported.resolve, threshold: 150, window: 50 });
  // The first sample of the histogram has to be there before a delay can be.
  await new Promise((resolve) => setTimeout(resolve, 60));
  for (const until = performance.now() + 300; performance.now() < until; );
  expect((await reported.promise).milliseconds).toBeGreaterThanOrEqual(150);
  expect(watch.state()).toMatchObject({ blocked: 1, last_blocked_at: expect.stringMatching(/^20/) });
  watch.stop();
});
