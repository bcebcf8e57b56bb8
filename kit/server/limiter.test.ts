import { expect, test } from 'vitest';
import { LimiterFull, limiter } from './limiter.ts';

test('runs up to its limit at the same time, in order, and frees the place of failed work', async () => {
  const run = limiter({ concurrency: 2, max_waiting: 10 });
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    began.push(number);
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    if (number % 2 === 1) throw new Error('odd');
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => run(work(number))));
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(began).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  await run(work(6));
});

test('refuses work when too much waits', async () => {
  const run = limiter({ concurrency: 1, max_waiting: 1 });
  const blocked = Promise.withResolvers<void>();
  const first = run(() => blocked.promise);
  const second = run(async () => 2);
  await expect(run(async () => 3)).rejects.toBeInstanceOf(LimiterFull);
  blocked.resolve();
  await first;
  expect(await second).toBe(2);
});
