import { CATEGORY_NAMES } from './rules.ts';

/* What a search of the directory compares and counts: filters, places, facets and wider searches. */

export const PROXIMITY = ['near_me', 'city', 'country'] as const;
export type Proximity = (typeof PROXIMITY)[number];

export const PER_PAGE = 20;
/** Pages that can be opened: further down nobody reads, and the order would cost too much. */
export const LAST_PAGE = 50;

/** What a person reads for each value of a filter. */
export const DIRECTORY_LABELS = {
  category_id: { ...CATEGORY_NAMES, online: 'Online', course: 'Courses' },
  service_type: { hybrid: 'In person and online', online: 'Online or by phone', in_person: 'In person' },
  availability: { '24/7_support': '24/7 support', business_hours: 'Office hours', extended_hours: 'Evenings or weekends too' },
  proximity: { near_me: 'Near me', city: 'In my town', country: 'Anywhere in the country' },
  cost: { free: 'Free', low_cost: 'Low cost', paid: 'Paid', varies: 'Cost varies' },
} as const;

export const KM_OF_A_MILE = 1.609344;
/** Radius of `near_me` in miles, where none is given. */
const NEAR_MILES = 25;
export const RADIUS_MILES = [5, 10, 25, 50, 100] as const;
export const kilometres = (miles: number): number => Math.round(miles * KM_OF_A_MILE * 100) / 100;
export const NEAR_KM = kilometres(NEAR_MILES);

/** `Under a mile`, `1 mile`, `12 miles`. */
export function distanceText(km: number): string {
  const miles = Math.round(km / KM_OF_A_MILE);
  if (miles < 1) return 'Under a mile';
  return miles === 1 ? '1 mile' : `${miles.toLocaleString('en-GB')} miles`;
}

/** A wider search to offer where nothing was found; `change` says what to change in the address, null removes a filter. */
export type Wider<Filter> = { filter: Filter; change: Record<string, string | number | null>; label: string };

type Place = {
  search: string;
  proximity?: Proximity | undefined;
  radius_km?: number | undefined;
  country_id?: number | undefined;
};

/** Wider searches by text and place, the smallest steps first. Those by facet follow from the counts. */
export function widerPlacesAndWords<Filter extends Place>(filter: Filter): Wider<Filter>[] {
  const offers: Wider<Filter>[] = [];
  if (filter.country_id !== undefined && filter.proximity !== 'country')
    offers.push({ filter: { ...filter, country_id: undefined }, change: { country_id: null }, label: 'Any country' });
  // A phrase in quotes is one word here.
  const words = filter.search.match(/-?"[^"]*"|\S+/g) ?? [];
  if (words.length > 1)
    for (const word of words.slice(0, 4)) {
      const search = words.filter((other) => other !== word).join(' ');
      if (search) offers.push({ filter: { ...filter, search }, change: { search }, label: `Search for ${search}` });
    }
  if (filter.proximity === 'near_me') {
    for (const step of RADIUS_MILES) {
      const radius_km = kilometres(step);
      if (radius_km > (filter.radius_km ?? NEAR_KM))
        offers.push({
          filter: { ...filter, radius_km },
          change: { radius_km },
          label: `Within ${step} miles`,
        });
    }
  }
  if (filter.proximity)
    offers.push({
      filter: { ...filter, proximity: undefined, radius_km: undefined },
      change: { proximity: null, radius_km: null, city: null, latitude: null, longitude: null },
      label: 'Anywhere',
    });
  if (filter.search) offers.push({ filter: { ...filter, search: '' }, change: { search: null }, label: 'Any words' });
  return offers;
}
