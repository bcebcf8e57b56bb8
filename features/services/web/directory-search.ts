import { readSearch } from '#kit/ui/lists/search-params.ts';
import { findServiceProviders, type ServiceProviderFilter, ServiceProviderSearch } from '../contract.ts';
import { DIRECTORY_LABELS, KM_OF_A_MILE, kilometres, NEAR_KM } from '../directory-rules.ts';
import { PROVIDER_FACETS, type ProviderFacet } from '../facets.ts';

export type DirectorySearch = ServiceProviderFilter;

/** The call for the list that an address shows. */
export function directoryCall(raw: Readonly<Record<string, unknown>>) {
  return [findServiceProviders, { query: callQuery(readSearch(ServiceProviderSearch, raw)) }] as const;
}

/** What is sent: coordinates travel together or not at all, whatever the address has. */
export function callQuery({ latitude, longitude, radius_km, proximity, country_id, ...search }: DirectorySearch) {
  return {
    ...search,
    ...(proximity && { proximity }),
    ...(country_id !== undefined && { country_id }),
    ...(radius_km !== undefined && { radius_km }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}

type Change = Partial<DirectorySearch>;

/** A search without its filters; the words stay. */
export const WITHOUT_FILTERS = {
  category_id: [],
  service_type: [],
  availability: [],
  cost: [],
  proximity: undefined,
  latitude: undefined,
  longitude: undefined,
  radius_km: undefined,
  city: '',
  country_id: undefined,
  saved: false,
} satisfies Change;

/** The filters in force, each with the change that removes it. */
export function filtersInForce(search: DirectorySearch): { key: string; label: string; without: Change }[] {
  const facets = PROVIDER_FACETS.flatMap((name: ProviderFacet) => {
    const labels: Readonly<Record<string, string>> = DIRECTORY_LABELS[name];
    const chosen: readonly string[] = search[name];
    return chosen.map((value) => ({
      key: `${name}=${value}`,
      label: labels[value] ?? value,
      without: { [name]: chosen.filter((other) => other !== value) } as Change,
    }));
  });
  const place = placeText(search);
  return [
    ...(search.saved ? [{ key: 'saved', label: 'Saved', without: { saved: false } }] : []),
    ...(place
      ? [
          {
            key: 'place',
            label: place,
            without: { proximity: undefined, latitude: undefined, longitude: undefined, radius_km: undefined, city: '' },
          },
        ]
      : []),
    ...(search.country_id === undefined ? [] : [{ key: 'country', label: 'One country', without: { country_id: undefined } }]),
    ...facets,
  ];
}

/** `Within 25 miles of York`, `In York`; null without a place filter. */
export function placeText({
  proximity,
  radius_km,
  city,
}: Pick<DirectorySearch, 'proximity' | 'radius_km' | 'city'>): string | null {
  if (proximity === 'near_me') return `Within ${milesOf(radius_km)} miles${city ? ` of ${city}` : ''}`;
  if (proximity === 'city') return city ? `In ${city}` : DIRECTORY_LABELS.proximity.city;
  return proximity ? DIRECTORY_LABELS.proximity.country : null;
}

/** The radius in whole miles; that of `near_me` where none is given. */
export const milesOf = (km: number | undefined): number => Math.round((km ?? NEAR_KM) / KM_OF_A_MILE);

/** What choosing a distance means: miles around the place, its town, the whole country, or nowhere in particular. */
export function distanceChange(choice: string): Change {
  if (choice === 'city' || choice === 'country') return { proximity: choice, radius_km: undefined };
  const miles = Number(choice);
  return miles > 0 ? { proximity: 'near_me', radius_km: kilometres(miles) } : { proximity: undefined, radius_km: undefined };
}
