import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#kit/contract/route.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { credentials } from '#kit/ui/data/credentials.ts';
import { keyOf } from '#kit/ui/data/query.ts';
import { getTenantInfo, type TenantInfo } from '../contract.ts';

/** The tenant of this host, fetched once. Its slug is stored for the header of every later call. */
export const tenantQuery = queryOptions<ReplyOf<typeof getTenantInfo>, Error>({
  queryKey: keyOf(getTenantInfo),
  queryFn: async () => {
    const reply = await askForTenant();
    credentials.setTenant(reply.data.slug);
    return reply;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function askForTenant(): Promise<ReplyOf<typeof getTenantInfo>> {
  const ask = () => call(getTenantInfo, { query: { domain: location.hostname } }, { keepOn401: true });
  try {
    return await ask();
  } catch (error) {
    // A slug that was stored when this host was another tenant's is refused like a foreign token.
    if (!(error instanceof ApiError) || error.status !== 401 || !credentials.tenant()) throw error;
    credentials.setTenant(null);
    return ask();
  }
}

/** The tenant, or undefined until it is known. */
export function useTenant(): TenantInfo | undefined {
  return useQuery(tenantQuery).data?.data;
}

/** The slogan of sign-in: the tenant's own, or the product's. */
export function useSlogan(): string {
  return useTenant()?.tagline || 'Honoring Service. Empowering Veterans.';
}

/** Why this host has no site: it has no tenant, or its tenant is suspended. Null when it has one. */
export function useMissingSite(): 'unknown' | 'suspended' | null {
  const { error } = useQuery(tenantQuery);
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return 'unknown';
  return error.status === 403 ? 'suspended' : null;
}
