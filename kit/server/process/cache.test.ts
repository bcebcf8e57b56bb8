import { expect, test } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { openListener } from '../database/listener.ts';
import { announceChange, announcementOf, dropAll, sharedCache, watchCaches } from './cache.ts';

const count = () => {
  let reads = 0;
  return async () => ++reads;
};
let names = 0;
const cacheOf = (of: Parameters<typeof sharedCache>[0]['of'], more: { ms?: number; most?: number } = {}) =>
  sharedCache<string, number>({ name: `trial_${++names}`, of, ms: 3_600_000, most: 10, ...more });

test('what a transaction announces is dropped once it is committed, of its tenant and kind only', async () => {
  const { owner } = await testWorker();
  const [tenant, other] = [await newTenant(), await newTenant()];
  const [companies, jobs] = [cacheOf(['companies']), cacheOf(['jobs', 'companies'])];
  const [one, two, three, shared] = [count(), count(), count(), count()];
  const read = () =>
    Promise.all([
      companies(tenant.id, 'one', one),
      companies(other.id, 'two', two),
      jobs(tenant.id, 'three', three),
      jobs(null, 'shared', shared),
    ]);
  dropAll();
  await read();
  expect(await read()).toEqual([1, 1, 1, 1]);
  await tenant
    .run(async (db) => {
      await announceChange(db, 'companies');
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect(await read()).toEqual([1, 1, 1, 1]);
  await tenant.run((db) => announceChange(db, 'companies'));
  await expect.poll(read).toEqual([2, 1, 2, 2]);
  await other.run((db) => announceChange(db, 'jobs'));
  await expect.poll(read).toEqual([2, 1, 2, 3]);
  await owner.query(announcementOf('jobs'));
  await expect.poll(read).toEqual([2, 1, 3, 4]);
});

test('what was read before an announced change is not remembered after it', async () => {
  const cache = cacheOf(['jobs']);
  const slow = Promise.withResolvers<number>();
  const first = cache(1, 'key', () => slow.promise);
  dropAll();
  const second = cache(1, 'key', async () => 2);
  slow.resolve(1);
  expect([await first, await second, await cache(1, 'key', async () => 3)]).toEqual([1, 2, 2]);
});

test('neither failures nor more entries than the limit are remembered', async () => {
  const cache = cacheOf(['lookups'], { most: 2 });
  await expect(cache(1, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const a = count();
  await cache(1, 'a', a);
  await cache(1, 'b', count());
  await cache(1, 'c', count());
  expect(await cache(1, 'a', a)).toBe(2);
});

test('a connection that was interrupted drops everything, because announcements may be lost', async () => {
  const { db, owner } = await testWorker();
  const listener = openListener(db);
  await watchCaches(listener);
  const cache = cacheOf(['tenants']);
  const read = count();
  expect([await cache(null, 'key', read), await cache(null, 'key', read)]).toEqual([1, 1]);
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'muster listener' and datname = current_database()`,
  );
  await expect.poll(() => cache(null, 'key', read)).toBe(2);
  await listener.close();
});
