type Entry<Value> = { until: number; found: Promise<Value> };

/** How often each cache of this process had what was looked for. */
const counts = new Map<string, { hits: number; misses: number }>();

/** The counts of a cache, for one that counts by itself. */
export function countsOf(name: string): { hits: number; misses: number } {
  const count = counts.get(name) ?? { hits: 0, misses: 0 };
  counts.set(name, count);
  return count;
}

export const cacheCounts = (): ReadonlyMap<string, Readonly<{ hits: number; misses: number }>> => counts;

/**
 * Remembers what is read for a while, in this process alone: only for what may be that old everywhere. What could not be read is not
 * remembered. The oldest entry makes room.
 * @param name in the metrics
 */
export function timedCache<Key, Value>({ name, ms, most }: { name: string; ms: number; most: number }) {
  const entries = new Map<Key, Entry<Value>>();
  const count = countsOf(name);
  return (key: Key, read: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key);
    if (known && known.until > Date.now()) {
      count.hits++;
      return known.found;
    }
    count.misses++;
    const found = read();
    entries.delete(key);
    const [oldest] = entries.keys();
    if (entries.size >= most && oldest !== undefined) entries.delete(oldest);
    entries.set(key, { until: Date.now() + ms, found });
    found.catch(() => {
      if (entries.get(key)?.found === found) entries.delete(key);
    });
    return found;
  };
}
