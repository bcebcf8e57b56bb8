import { useQuery } from '@tanstack/react-query';
import { getMilitaryServices } from '#features/lookups/contract.ts';
import { useTenant } from '#features/tenants/web/index.ts';
import { query } from '#kit/ui/query.ts';

/** The services of both countries, those of the tenant's own first; empty until they are known. */
export function useServices(): { id: number; name: string; country_id: number }[] {
  const tenant = useTenant();
  const own = tenant?.country_id === 233 ? 233 : 232;
  const other = own === 233 ? 232 : 233;
  const near = useQuery(query(getMilitaryServices, { params: { id: own } })).data?.data ?? [];
  const far = useQuery(query(getMilitaryServices, { params: { id: other } })).data?.data ?? [];
  return [
    ...near.map(({ id, name }) => ({ id, name, country_id: own })),
    ...far.map(({ id, name }) => ({ id, name, country_id: other })),
  ];
}
