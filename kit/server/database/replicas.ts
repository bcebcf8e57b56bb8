import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { databaseIsAway, Refusal } from '../http/errors.ts';
import { hasWrites, primaryPosition, replicaPosition } from './replica-queries.ts';

/*
 * Reads on replicas of the database (docs/decisions/0178-read-replicas.md). A read that cannot be served by a replica is served by the
 * primary: nobody gets an error because of a replica.
 */

/** How often each replica is checked, and how long it may take to reply to that. */
const CHECK_MS = 1000;
export const REPLY_TO_CHECK_MS = 1000;
/** A replica that is further behind is not used. */
const MOST_LAG_SECONDS = 10;
/** After a connection broke, a replica is not used for this long. */
const PAUSE_MS = 5000;
/** How long a read waits for the reader's own writes. When it was in vain, later ones do not wait for a second. */
const CATCH_UP_MS = 200;
const NO_WAITING_MS = 1000;
/** Positions of the primary, one a check. */
const MOST_POSITIONS = 60;

/** Who reads. */
export type Reader = { id: number; recent_writes: number | null } | null;
export type Reason = 'unavailable' | 'busy' | 'behind' | 'failed' | 'refused';
type Problem = 'not checked yet' | 'cannot be reached' | 'is not a replica' | 'is too far behind';
export type ReplicaState = {
  name: string;
  problem: Problem | null;
  lag_seconds: number | null;
  reads: number;
  fallbacks: ReadonlyMap<Reason, number>;
  /** Connections of its pool. */
  idle: number;
  total: number;
};

type Server = {
  name: string;
  /** For requests, and for checks, which must not wait for those. */
  pool: pg.Pool;
  checks: pg.Pool;
  problem: Problem | null;
  lag_seconds: number | null;
  paused_until: number;
  impatient_until: number;
  /** Gives up each read in progress. */
  open: Set<(error: Error) => void>;
  reads: number;
  fallbacks: Map<Reason, number>;
};

class Behind extends Error {}
class Lost extends Error {}

export type Replicas = ReturnType<typeof openReplicas>;

/** @param primary where positions are compared with */
export function openReplicas(primary: pg.Pool, pools: readonly { name: string; pool: pg.Pool; checks: pg.Pool }[]) {
  const servers: Server[] = pools.map((one) => ({
    ...one,
    problem: 'not checked yet',
    lag_seconds: null,
    paused_until: 0,
    impatient_until: 0,
    open: new Set(),
    reads: 0,
    fallbacks: new Map(),
  }));
  const positions: { position: number; at: number }[] = [];
  const closing = new AbortController();
  let report: (name: string, problem: Problem | null) => void = () => {};
  let onPrimary = 0;

  const isUsable = (server: Server) => server.problem === null && performance.now() >= server.paused_until;
  const add = (server: Server, reason: Reason) => server.fallbacks.set(reason, (server.fallbacks.get(reason) ?? 0) + 1);

  function lose(server: Server): void {
    for (const giveUp of server.open) giveUp(new Lost());
  }

  function setProblem(server: Server, problem: Problem | null): void {
    if (server.problem === problem) return;
    server.problem = problem;
    if (problem) lose(server);
    report(server.name, problem);
  }

  /** The same replica for the same person, so that a list does not alternate between two states. */
  function choose(reader: Reader): Server | undefined {
    const usable = servers.filter(isUsable);
    return usable[reader ? reader.id % usable.length : Math.floor(Math.random() * usable.length)];
  }

  /** Waits until the replica has what the reader wrote. @throws Behind */
  async function catchUp(server: Server, client: pg.PoolClient, tenantId: number, reader: Reader): Promise<void> {
    if (!reader || reader.recent_writes === null) return;
    const began = performance.now();
    for (let pause = 5; !(await hasWrites(client, tenantId, reader.id, reader.recent_writes)); pause *= 2) {
      const now = performance.now();
      if (now < server.impatient_until) throw new Behind();
      if (now - began >= CATCH_UP_MS) {
        server.impatient_until = now + NO_WAITING_MS;
        throw new Behind();
      }
      await wait(Math.min(pause, 50));
    }
  }

  const attempt = <T>(server: Server, work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      server.open.add(reject);
      work()
        .then(resolve, reject)
        .finally(() => server.open.delete(reject));
    });

  function reasonOf(server: Server, error: unknown): Reason {
    if (error instanceof Behind) return 'behind';
    // What is refused here may have been allowed meanwhile, or what is missing may exist.
    if (error instanceof Refusal) return 'refused';
    if (databaseIsAway(error) || error instanceof Lost) server.paused_until = performance.now() + PAUSE_MS;
    return 'failed';
  }

  async function check(): Promise<void> {
    try {
      positions.push({ position: await primaryPosition(primary), at: performance.now() });
    } catch {
      // Without the primary no request is authorized.
    }
    positions.splice(0, positions.length - MOST_POSITIONS);
    await Promise.all(
      servers.map(async (server) => {
        try {
          const { position, age } = await replicaPosition(server.checks);
          server.lag_seconds = position === null ? null : lagAt(positions, position, age);
          const isBehind = server.lag_seconds !== null && server.lag_seconds > MOST_LAG_SECONDS;
          setProblem(server, position === null ? 'is not a replica' : isBehind ? 'is too far behind' : null);
        } catch {
          server.lag_seconds = null;
          setProblem(server, 'cannot be reached');
        }
      }),
    );
  }

  async function checkUntilClosed(): Promise<void> {
    while (!closing.signal.aborted) {
      await check();
      await wait(CHECK_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  }
  const checking = checkUntilClosed();

  return {
    /**
     * Reads from a replica that has what the reader wrote, or from the primary.
     * @param onReplica may be called without its result being used
     */
    async read<T>(
      tenantId: number,
      reader: Reader,
      onReplica: (pool: pg.Pool, before: (client: pg.PoolClient) => Promise<void>) => Promise<T>,
      fromPrimary: () => Promise<T>,
    ): Promise<T> {
      const server = choose(reader);
      if (!server) {
        for (const one of servers) add(one, 'unavailable');
      } else if (server.pool.waitingCount >= (server.pool.options.max ?? 10)) add(server, 'busy');
      else
        try {
          const found = await attempt(server, () =>
            onReplica(server.pool, (client) => catchUp(server, client, tenantId, reader)),
          );
          server.reads++;
          return found;
        } catch (error) {
          add(server, reasonOf(server, error));
        }
      onPrimary++;
      return fromPrimary();
    },
    /** Calls `listener` when a replica is used (null), and when it no longer is. */
    watch(listener: typeof report): void {
      report = listener;
      for (const { name, problem } of servers) if (problem !== 'not checked yet') listener(name, problem);
    },
    states: (): ReplicaState[] =>
      servers.map(({ pool, ...server }) => ({ ...server, idle: pool.idleCount, total: pool.totalCount })),
    readsOfPrimary: () => onPrimary,
    async close(): Promise<void> {
      closing.abort();
      await checking;
      await Promise.all(servers.flatMap(({ pool, checks }) => [pool.end(), checks.end()]));
    },
  };
}

/**
 * For how many seconds a replica has lacked what the primary wrote.
 * @param positions of the primary, the earliest first
 * @param age of the last commit that the replica has, for what happened before the first position
 */
export function lagAt(positions: readonly { position: number; at: number }[], replica: number, age: number | null): number {
  const missing = positions.findIndex(({ position }) => position > replica);
  const first = positions[missing];
  if (!first) return 0;
  const known = (performance.now() - first.at) / 1000;
  return missing > 0 ? known : Math.max(known, age ?? Number.POSITIVE_INFINITY);
}
