import { useQuery } from '@tanstack/react-query';
import { getMilitaryServices } from '#features/lookups/contract.ts';
import { useTenant } from '#features/tenants/web/index.ts';
import { countryOf, UNITED_KINGDOM, UNITED_STATES } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';

/** The services of both countries, those of the tenant's own first; empty until they are known. */
export function useMilitaryServices(): { id: number; name: string; country_id: number }[] {
  const tenant = useTenant();
  const own = countryOf(tenant?.country_id).id;
  const other = own === UNITED_STATES ? UNITED_KINGDOM : UNITED_STATES;
  const near = useQuery(query(getMilitaryServices, { params: { id: own } })).data?.data ?? [];
  const far = useQuery(query(getMilitaryServices, { params: { id: other } })).data?.data ?? [];
  return [
    ...near.map(({ id, name }) => ({ id, name, country_id: own })),
    ...far.map(({ id, name }) => ({ id, name, country_id: other })),
  ];
}
