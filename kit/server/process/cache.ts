import { sql } from 'kysely';
import type { TenantDb } from '../database/db.ts';
import type { Listener } from '../database/listener.ts';

/** What caches contain. Whoever changes something of a kind calls `announceChange`. */
export type Cached = 'tenants' | 'companies' | 'jobs' | 'lookups';

const CHANNEL = 'muster_caches';
/** How long an entry is used while no announcement can arrive, because this process has no listening connection. */
const UNANNOUNCED_MS = 2000;

type Entry<Value> = { at: number; ms: number; tenant_id: number | null; found: Promise<Value> };
type Drop = (tenantId: number | null) => void;

/** What drops the entries of the caches in this process that contain something of a kind. */
const drops = new Map<Cached, Set<Drop>>();
/** How often each cache of this process had what was looked for. */
const counts = new Map<string, { hits: number; misses: number }>();
/** One, except where a test starts several servers. */
const listeners = new Set<Listener>();

export const cacheCounts = (): ReadonlyMap<string, Readonly<{ hits: number; misses: number }>> => counts;

/**
 * Remembers what is read for a while. A change that is announced drops it in every process; one that is not is seen after `ms` at the
 * latest. What could not be read is not remembered. The oldest entry makes room.
 * @param options.name in the metrics
 * @param options.of whose changes drop it
 * @returns reads an entry of a tenant, or of all tenants (null). What a replica of the database returned may be older than an announcement that
 * has arrived, so it is used for two seconds.
 */
export function sharedCache<Key, Value>({
  name,
  of,
  ms,
  most,
}: {
  name: string;
  of: readonly Cached[];
  ms: number;
  most: number;
}) {
  const entries = new Map<Key, Entry<Value>>();
  const count = counts.get(name) ?? { hits: 0, misses: 0 };
  counts.set(name, count);
  const drop: Drop = (tenantId) => {
    for (const [key, entry] of entries)
      if (tenantId === null || entry.tenant_id === null || entry.tenant_id === tenantId) entries.delete(key);
  };
  for (const kind of of) drops.set(kind, (drops.get(kind) ?? new Set()).add(drop));

  return (tenantId: number | null, key: Key, read: () => Promise<Value>, isFromReplica = false): Promise<Value> => {
    const known = entries.get(key);
    const usable = listeners.values().some((one) => one.isConnected()) ? (known?.ms ?? ms) : Math.min(ms, UNANNOUNCED_MS);
    if (known && performance.now() - known.at < usable) {
      count.hits++;
      return known.found;
    }
    count.misses++;
    const found = read();
    entries.delete(key);
    const [oldest] = entries.keys();
    if (entries.size >= most && oldest !== undefined) entries.delete(oldest);
    // Before the read ends, so that a change that is announced meanwhile drops it.
    entries.set(key, {
      at: performance.now(),
      ms: isFromReplica ? Math.min(ms, UNANNOUNCED_MS) : ms,
      tenant_id: tenantId,
      found,
    });
    found.catch(() => {
      if (entries.get(key)?.found === found) entries.delete(key);
    });
    return found;
  };
}

/** Drops what caches of every process contain of the tenant and kind, once the caller's transaction is committed. */
export async function announceChange(db: TenantDb, kind: Cached): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${kind} ${db.tenant_id}`})`.execute(db);
}

/** Text of a statement that announces a change for all tenants, for connections without Kysely. */
export const announcementOf = (kind: Cached): string => `select pg_notify('${CHANNEL}', '${kind}')`;

/** Has announcements drop what the caches of this process contain. After a break of the connection everything is dropped. */
export function watchCaches(listener: Listener): Promise<void> {
  listeners.add(listener);
  return listener.on(CHANNEL, {
    message: (payload) => {
      const [kind, tenant] = payload.split(' ');
      // Another version may announce kinds that this one does not have.
      for (const drop of drops.get(kind as Cached) ?? []) drop(tenant ? Number(tenant) : null);
    },
    connected: dropAll,
  });
}

/** Drops everything in this process. */
export function dropAll(): void {
  for (const kind of drops.values()) for (const drop of kind) drop(null);
}
