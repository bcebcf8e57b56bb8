import { CATEGORY_NAMES } from './rules.ts';

/* What a search of the directory compares and counts: filters by the names of the specification, places, facets and wider searches. */

export const PROXIMITY = ['near_me', 'city', 'country'] as const;
export type Proximity = (typeof PROXIMITY)[number];

export const PER_PAGE = 20;

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

/** Kilometres between two places, as kilometres_between() in the database computes it. */
export function kilometresBetween(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const sum =
    half(to.latitude - from.latitude) +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * half(to.longitude - from.longitude);
  return 12_742.0176 * Math.asin(Math.min(1, Math.sqrt(sum)));
}

/** How many entries have the same value of every facet. */
export type FacetCell<Name extends string> = { values: Readonly<Record<Name, readonly string[]>>; count: number };
/** The values chosen of each facet; none chosen means any. */
export type Chosen<Name extends string> = Readonly<Record<Name, readonly string[]>>;
export type FacetCounts<Name extends string> = {
  total: number;
  /** Of each value, what choosing it would give under the other filters. */
  counts: Record<Name, Map<string, number>>;
  /** What leaving out the filter of a facet would give. */
  without: Record<Name, number>;
};

/**
 * Counts entries by facet from cells that were counted without any facet's filter: one scan of the table is enough for the total, for every
 * facet without its own filter, and for the offers of a wider search. Values of one facet are alternatives.
 */
export function countFacets<Name extends string>(
  names: readonly Name[],
  cells: readonly FacetCell<Name>[],
  chosen: Chosen<Name>,
): FacetCounts<Name> {
  const counts = {} as Record<Name, Map<string, number>>;
  const without = {} as Record<Name, number>;
  for (const name of names) {
    counts[name] = new Map();
    without[name] = 0;
  }
  let total = 0;
  for (const { values, count } of cells) {
    const missed = names.filter((name) => chosen[name].length > 0 && !values[name].some((value) => chosen[name].includes(value)));
    if (missed.length === 0) total += count;
    for (const name of names) {
      if (missed.some((other) => other !== name)) continue;
      without[name] += count;
      for (const value of values[name]) counts[name].set(value, (counts[name].get(value) ?? 0) + count);
    }
  }
  return { total, counts, without };
}

/** A wider search to offer where nothing was found; `change` says what to change in the address, null removes a filter. */
export type Wider<Filter> = { filter: Filter; change: Record<string, string | number | null>; label: string };

type Place = {
  search: string;
  proximity?: Proximity | undefined;
  radius_km?: number | undefined;
};

/** Wider searches by text and place, the smallest steps first. Those by facet follow from the counts. */
export function widerPlacesAndWords<Filter extends Place>(filter: Filter): Wider<Filter>[] {
  const offers: Wider<Filter>[] = [];
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
