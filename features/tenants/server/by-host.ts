import type { Database } from '#kit/server/database/db.ts';
import { sharedCache } from '#kit/server/process/cache.ts';
import { hostName, isLocalName } from '../rules.ts';
import { findTenantByHost } from './queries.ts';

type FoundTenant = NonNullable<Awaited<ReturnType<typeof findTenantByHost>>>;

/** Resolves hosts to tenants. An unassigned local name gets the default tenant, an unknown public host or a suspended tenant's null. */
export function tenantsByHost(db: Database, defaultHost: string) {
  // Hosts come from outside, so their number is limited. An unknown one has no tenant whose change would drop it, so it belongs to all.
  const cached = sharedCache<string, FoundTenant | null>({ name: 'tenant_hosts', of: ['tenants'], ms: 10_000, most: 1000 });

  async function find(host: string): Promise<FoundTenant | null> {
    const own = await findTenantByHost(db.unscoped, host);
    if (own) return own;
    return isLocalName(host) ? ((await findTenantByHost(db.unscoped, defaultHost)) ?? null) : null;
  }

  const foundAt = (typed: string): Promise<FoundTenant | null> => {
    const host = hostName(typed);
    return cached(null, host, () => find(host));
  };

  return {
    tenantOf: async (host: string) => {
      const found = await foundAt(host);
      return found?.status === 'active' ? found : null;
    },
    isSuspended: async (host: string) => (await foundAt(host))?.status === 'suspended',
  };
}
