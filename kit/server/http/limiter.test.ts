import { describe, expect, test } from 'vitest';
import { type Caller, runFor } from './caller.ts';
import { LimiterFull, limiter } from './limiter.ts';

const SHARE = { running: 1, waiting: 1 };

test('runs up to its limit at the same time, in order, and frees the place of failed work', async () => {
  const run = limiter({ concurrency: 2, max_waiting: 10, per_person: SHARE });
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
  const run = limiter({ concurrency: 1, max_waiting: 1, per_person: SHARE });
  const blocked = Promise.withResolvers<void>();
  const first = run(() => blocked.promise);
  const second = run(async () => 2);
  await expect(run(async () => 3)).rejects.toBeInstanceOf(LimiterFull);
  blocked.resolve();
  await first;
  expect(await second).toBe(2);
});

describe('shares of people', () => {
  /** Runs work that ends when its name is finished, and records in which order it began. */
  function working(settings: Parameters<typeof limiter>[0]) {
    const run = limiter(settings);
    const began: string[] = [];
    const ends = new Map<string, () => void>();
    const start = (caller: Caller, name: string) =>
      runFor(caller, () =>
        run(() => {
          began.push(name);
          return new Promise<void>((end) => ends.set(name, end));
        }),
      );
    const finish = async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    };
    return { start, finish, began };
  }
  const of = (tenant: number, person: string): Caller => ({ tenant, person });

  test('refuse what one person sends beyond their share, while others find a free place', async () => {
    const { start, finish, began } = working({ concurrency: 2, max_waiting: 12, per_person: SHARE });
    const greedy = Array.from({ length: 14 }, (_, index) => start(of(1, 'greedy'), `greedy ${index}`));
    const refused = Promise.allSettled(greedy.slice(2));
    const other = start(of(1, 'other'), 'other');
    expect(began).toEqual(['greedy 0', 'other']);
    for (const { status, ...more } of await refused)
      expect([status, more]).toEqual(['rejected', { reason: expect.objectContaining({ is_own: true }) }]);
    for (const name of ['greedy 0', 'other', 'greedy 1']) await finish(name);
    await Promise.all([...greedy.slice(0, 2), other]);
    expect(began).toEqual(['greedy 0', 'other', 'greedy 1']);
  });

  test('are served in turn, so many waiting pieces of one person delay another by one', async () => {
    const { start, finish, began } = working({ concurrency: 1, max_waiting: 20, per_person: { running: 1, waiting: 10 } });
    const all = Array.from({ length: 5 }, (_, index) => start(of(1, 'greedy'), `greedy ${index}`));
    all.push(start(of(1, 'other'), 'other 0'), start(of(1, 'other'), 'other 1'));
    for (const name of ['greedy 0', 'other 0', 'greedy 1', 'other 1', 'greedy 2', 'greedy 3', 'greedy 4']) {
      expect(began.at(-1)).toBe(name);
      await finish(name);
    }
    await Promise.all(all);
  });

  test('leave places and turns to the people of other tenants', async () => {
    const { start, finish, began } = working({ concurrency: 1, max_waiting: 4, per_person: SHARE });
    const crowd = Array.from({ length: 5 }, (_, index) => start(of(1, `person ${index}`), `crowded ${index}`));
    // One runs, three of four places are the tenant's part.
    await expect(crowd[4]).rejects.toMatchObject({ is_own: false });
    const other = start(of(2, 'person 0'), 'other tenant');
    await finish('crowded 0');
    expect(began).toEqual(['crowded 0', 'other tenant']);
    for (const name of ['other tenant', 'crowded 1', 'crowded 2', 'crowded 3']) await finish(name);
    await Promise.all([...crowd.slice(0, 4), other]);
  });

  test('count the people of two tenants with the same number apart, and no work without a caller', async () => {
    const run = limiter({ concurrency: 4, max_waiting: 4, per_person: SHARE });
    const blocked = Promise.withResolvers<void>();
    let running = 0;
    const work = async () => {
      running++;
      await blocked.promise;
    };
    const all = [runFor(of(1, 'account 5'), () => run(work)), runFor(of(2, 'account 5'), () => run(work)), run(work), run(work)];
    expect(running).toBe(4);
    blocked.resolve();
    await Promise.all(all);
  });
});
