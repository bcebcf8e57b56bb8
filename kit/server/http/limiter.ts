import { currentCaller } from './caller.ts';

/** Thrown when there is no place to wait. The caller may try again later. */
export class LimiterFull extends Error {
  /** Whether the caller's own work takes all of their share. Others may still have places. */
  readonly is_own: boolean;
  constructor(is_own = false) {
    super(is_own ? 'The share of this person is used.' : 'The queue is full.');
    this.is_own = is_own;
  }
}

/** Runs `work` when there is room for it. @throws LimiterFull */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** How much may run and wait at the same time. */
export type Share = { running: number; waiting: number };

type Settings = {
  concurrency: number;
  max_waiting: number;
  /** For each signed-in person of a tenant, and each visitor's address. */
  per_person: Share;
};

/** The part of the waiting places that the people of one tenant may take together. */
const TENANT_PART = 3 / 4;
const UNLIMITED: Share = { running: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY };

/** What a tenant or a person has in a limiter. `served` numbers the last start that was theirs. */
type Lane = Share & { most: Share; served: number };
type Waiting = { tenant: Lane; person: Lane; start: () => void };

/**
 * Runs up to `concurrency` pieces of work at the same time. Up to `max_waiting` wait and more are refused immediately, because an
 * unbounded queue only hides that a server is overloaded. Tenants are served in turn, and the people of a tenant in turn, each within
 * their share. Work that no request caused, such as background work, is served in turn without a share.
 */
export function limiter({ concurrency, max_waiting, per_person }: Settings): Limiter {
  const perTenant: Share = { ...UNLIMITED, waiting: Math.ceil(max_waiting * TENANT_PART) };
  const lanes = new Map<string, Lane>();
  let queue: Waiting[] = [];
  let running = 0;
  let started = 0;

  function laneOf(name: string, most: Share): Lane {
    const lane = lanes.get(name) ?? { running: 0, waiting: 0, served: 0, most };
    lanes.set(name, lane);
    return lane;
  }

  const mayRun = (person: Lane) => running < concurrency && person.running < person.most.running;

  function begin(...counted: Lane[]): void {
    running++;
    started++;
    for (const lane of counted) {
      lane.running++;
      lane.served = started;
    }
  }

  function startNext(): void {
    const [first, ...others] = queue.filter(({ person }) => mayRun(person));
    if (!first) return;
    const next = others.reduce((best, one) => (isBefore(one, best) ? one : best), first);
    queue = queue.filter((one) => one !== next);
    next.tenant.waiting--;
    next.person.waiting--;
    // Counted now, so that later callers cannot take the place.
    begin(next.tenant, next.person);
    next.start();
  }

  async function wait(tenant: Lane, person: Lane): Promise<void> {
    if (person.waiting >= person.most.waiting) throw new LimiterFull(true);
    if (queue.length >= max_waiting || tenant.waiting >= tenant.most.waiting) throw new LimiterFull();
    tenant.waiting++;
    person.waiting++;
    await new Promise<void>((start) => queue.push({ tenant, person, start }));
  }

  return async (work) => {
    const caller = currentCaller();
    const tenantName = String(caller?.tenant);
    const personName = `${tenantName} ${caller?.person}`;
    const tenant = laneOf(tenantName, caller ? perTenant : UNLIMITED);
    const person = laneOf(personName, caller ? per_person : UNLIMITED);
    try {
      if (mayRun(person)) begin(tenant, person);
      else await wait(tenant, person);
      try {
        return await work();
      } finally {
        running--;
        tenant.running--;
        person.running--;
        startNext();
      }
    } finally {
      for (const name of [tenantName, personName]) {
        const lane = lanes.get(name);
        if (lane?.running === 0 && lane.waiting === 0) lanes.delete(name);
      }
    }
  };
}

/** Tenants with less running come first, then those served longer ago, then people served longer ago. */
function isBefore(one: Waiting, other: Waiting): boolean {
  return (
    (one.tenant.running - other.tenant.running ||
      one.tenant.served - other.tenant.served ||
      one.person.served - other.person.served) < 0
  );
}
