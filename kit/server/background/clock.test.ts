import { afterEach, expect, test, vi } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { getUserProfile } from '#features/accounts/contract.ts';
import { databaseNow, databaseTime, watchClock } from './clock.ts';

const YEAR = 365 * 86_400_000;

afterEach(() => vi.useRealTimers());

test('a process with a wrong clock uses the database’s, and its sessions stay valid', async () => {
  const { db } = await testWorker();
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const clock = await watchClock(db, { log: () => {} });
  const profile = async () => (await tenant.call(getUserProfile, {}, veteran)).status;
  for (const years of [3, -3]) {
    vi.useFakeTimers({ now: Date.now() + years * YEAR, toFake: ['Date'] });
    await clock.check();
    expect(clock.isTrusted()).toBe(false);
    expect(Math.abs(databaseNow().getTime() - (await databaseTime(db)))).toBeLessThan(60_000);
    expect(await profile()).toBe(200);
    vi.useRealTimers();
  }
  await clock.check();
  expect(clock.isTrusted()).toBe(true);
  clock.stop();
});
