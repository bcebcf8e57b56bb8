import { afterAll, describe, expect, test, vi } from 'vitest';
import type { PoolResult, PoolTask } from '#apps/api/testing/pool-tasks.ts';
import { runFor } from '../http/caller.ts';
import { processPool, TaskFailed, timeFor } from './process-pool.ts';

const BOUNDS = { milliseconds: 120_000, megabytes: 400 };
const settings = {
  name: 'trial',
  entry: new URL('../../../apps/api/testing/pool-tasks.ts', import.meta.url),
  bounds: BOUNDS,
  heap_megabytes: 64,
  concurrency: 1,
  max_waiting: 2,
  per_person: { running: 1, waiting: 1 },
  retire_megabytes: 300,
};
const pool = processPool<PoolTask, PoolResult>(settings);
afterAll(() => {
  for (const child of pool.processes()) child.kill('SIGKILL');
});
const pid = () => pool.run({ do: 'pid' });

describe('a pool of processes', () => {
  test('keeps a process warm for the next task', async () => {
    expect(await pid()).toBe(await pid());
    expect(pool.processes()).toHaveLength(1);
  });

  test('keeps a process after its task threw, and returns the message', async () => {
    const before = await pid();
    await expect(pool.run({ do: 'throw' })).rejects.toEqual(new TaskFailed('failed', 'No such document'));
    expect(await pid()).toBe(before);
  });

  test('kills a task that takes too long', async () => {
    const before = await pid();
    await expect(pool.run({ do: 'spin' }, { ...BOUNDS, milliseconds: 100 })).rejects.toEqual(new TaskFailed('too_slow'));
    expect(await pid()).not.toBe(before);
  });

  test('counts processor time, not waiting', async () => {
    const before = await pid();
    expect(await pool.run({ do: 'wait', milliseconds: 1200 }, { ...BOUNDS, milliseconds: 800 })).toBe(before);
    await expect(pool.run({ do: 'wait', milliseconds: 60_000 }, { ...BOUNDS, milliseconds: 50 })).rejects.toEqual(
      new TaskFailed('too_slow'),
    );
  });

  test('never ends a process after its task is done', async () => {
    // Short tasks end while the watching thread looks at their bounds.
    const before = await pid();
    for (let round = 0; round < 3000; round++) expect(await pid()).toBe(before);
  });

  test('starts a process before the first task, once', async () => {
    const fresh = processPool<PoolTask, PoolResult>(settings);
    fresh.warm();
    fresh.warm();
    const [child, ...others] = fresh.processes();
    expect(others).toEqual([]);
    expect(await fresh.run({ do: 'pid' })).toBe(child?.pid);
    child?.kill();
  });

  test('replaces a retired process before the next task needs it, once it is kept warm', async () => {
    const large = processPool<PoolTask, PoolResult>({ ...settings, retire_megabytes: 1, kept_idle: 1 });
    await large.run({ do: 'pid' });
    expect(large.processes()).toEqual([]);
    large.warm();
    const first = await large.run({ do: 'pid' });
    const [next, ...others] = large.processes();
    expect(others).toEqual([]);
    expect(next?.pid).not.toBe(first);
    expect(await large.run({ do: 'pid' })).toBe(next?.pid);
    for (const child of large.processes()) child.kill();
  });

  test('prepares a process before its first task', async () => {
    expect(await pool.run({ do: 'prepared' })).toEqual(['prepared']);
  });

  test.each([
    ['its buffers', 'grow buffers'],
    ['the heap', 'grow the heap'],
  ] as const)('ends a task that grows %s without end', async (_, task) => {
    await expect(pool.run({ do: task })).rejects.toEqual(new TaskFailed('too_large'));
    expect(await pid()).toBeTypeOf('number');
  });

  test('retries a task once when its process was killed', async () => {
    const requested = pid();
    for (const child of pool.processes()) child.kill('SIGKILL');
    expect(await requested).toBeTypeOf('number');
    await expect(pool.run({ do: 'exit' })).rejects.toEqual(new TaskFailed('ended'));
  });

  test('refuses a task when too many wait', async () => {
    const tasks = await Promise.allSettled([pid(), pid(), pid(), pid()]);
    expect(tasks.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(tasks[3]).toMatchObject({ reason: new TaskFailed('busy') });
  });

  test('refuses what a person sends beyond their share, and serves another person', async () => {
    const send = (person: string) => runFor({ tenant: 1, person }, pid);
    const tasks = await Promise.allSettled([send('greedy'), send('greedy'), send('greedy'), send('other')]);
    expect(tasks.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(tasks[2]).toMatchObject({ reason: expect.objectContaining({ is_own: true }) });
  });

  test('gives small tasks a third of the time and large ones all of it', () => {
    expect([0, 50, 100, 1000].map((size) => timeFor({ milliseconds: 3000, megabytes: 1 }, size, 100).milliseconds)).toEqual([
      1000, 2000, 3000, 3000,
    ]);
  });

  test("hides the server's secrets from its processes", async () => {
    vi.stubEnv('APP_SECRET', 'x'.repeat(32));
    const bare = processPool<PoolTask, PoolResult>(settings);
    const names = await bare.run({ do: 'environment' });
    for (const child of bare.processes()) child.kill();
    vi.unstubAllEnvs();
    expect(names).toContain('PATH');
    expect(names).not.toContain('APP_SECRET');
  });
});
