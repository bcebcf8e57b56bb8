import type { Database } from '#kit/server/database/db.ts';
import type { Listener } from '#kit/server/database/listener.ts';
import { countsOf } from '#kit/server/process/cache.ts';
import { hostName, isLocalName } from '../rules.ts';
import { findTenantByHost, TENANTS_CHANNEL } from './queries.ts';

type FoundTenant = NonNullable<Awaited<ReturnType<typeof findTenantByHost>>>;

/**
 * For how many seconds a process caches a host's tenant. A change is announced to every process and takes effect at once; without
 * that announcement, because the listening connection is broken, it does within this time.
 */
const REMEMBERED_SECONDS = 10;

/** Resolves hosts to tenants. An unassigned local name gets the default tenant, an unknown public host or a suspended tenant's null. */
export function tenantsByHost(db: Database, listener: Listener, defaultHost: string) {
  const known = new Map<string, { tenant: FoundTenant | null; until: number }>();
  const count = countsOf('tenant_hosts');
  let changes = 0;

  function forget(): void {
    changes++;
    known.clear();
  }
  void listener.on(TENANTS_CHANNEL, { message: forget, connected: forget });

  async function find(host: string): Promise<FoundTenant | null> {
    const own = await findTenantByHost(db.unscoped, host);
    if (own) return own;
    return isLocalName(host) ? ((await findTenantByHost(db.unscoped, defaultHost)) ?? null) : null;
  }

  async function foundAt(typed: string): Promise<FoundTenant | null> {
    const host = hostName(typed);
    const before = known.get(host);
    if (before && before.until > performance.now()) {
      count.hits++;
      return before.tenant;
    }
    count.misses++;
    const changesBefore = changes;
    const tenant = await find(host);
    // Read before a change that is announced by now.
    if (changes !== changesBefore) return tenant;
    // Hosts come from outside, so the cache is limited.
    if (known.size > 1000) known.clear();
    known.set(host, { tenant, until: performance.now() + REMEMBERED_SECONDS * 1000 });
    return tenant;
  }

  return {
    tenantOf: async (host: string) => {
      const found = await foundAt(host);
      return found?.status === 'active' ? found : null;
    },
    isSuspended: async (host: string) => (await foundAt(host))?.status === 'suspended',
    forget,
  };
}
