import { type ListMeta, listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import { LAST_PAGE, PER_PAGE, type Proximity, widerPlacesAndWords } from '../../directory-rules.ts';
import type { DirectoryPlace, DirectoryWider } from '../../directory-shapes.ts';
import { type ResolvedPlace, resolvePlace } from './place.ts';
import { type Condition, countSearches, type EntrySearch, type Found, type SearchedRows, searchRows } from './search-queries.ts';

/** Who asks, and in which tenant. */
export type Asking = { tenant: { country_id: number }; viewer: Viewer | null };

/** The text and place of a search. `city` is a list where towns are a facet. */
type Filter = {
  search: string;
  proximity?: Proximity | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius_km?: number | undefined;
  country_id?: number | undefined;
  city: string | readonly string[];
  page: number;
};

/** One kind of entry of the directory. */
export type Searched<Of extends Filter, Facet extends string, Order extends string> = SearchedRows<Facet, Order> & {
  /** The values that a filter chooses of each facet, as in the keys of a row. */
  chosen(filter: Of): Readonly<Record<Facet, readonly string[]>>;
  /** What a person reads for leaving out the filter of a facet. */
  any: Readonly<Record<Facet, string>>;
};

export type SearchResult<Facet extends string> = Pick<Found<Facet>, 'counts' | 'counts_are_estimates'> & {
  found: Found<Facet>['page'];
  meta: ListMeta;
  wider: DirectoryWider[];
  place: DirectoryPlace;
  /** Where distances are taken from. */
  point: { latitude: number; longitude: number } | null;
};

/**
 * Searches the entries on offer: one page, the counts of each facet and, where nothing was found, wider searches.
 * @param options.also what else is asked of a row `d`
 * @param options.first which rows `d` come before the others
 */
export async function searchEntries<Of extends Filter, Facet extends string, Order extends string>(
  db: TenantDb,
  kind: Searched<Of, Facet, Order>,
  filter: Of,
  asking: Asking,
  {
    sorted_by,
    also = null,
    first = null,
  }: { sorted_by: Order | 'relevance' | 'distance'; also?: Condition | null; first?: Condition | null },
): Promise<SearchResult<Facet>> {
  const resolve = async (one: Of) => searchOf(kind, one, await placeOf(db, one, asking), { also, first });
  const { place, query } = await resolve(filter);
  const { page, total, is_estimate, counts, counts_are_estimates, without } = await searchRows(db, kind, query, {
    page: Math.min(filter.page, LAST_PAGE + 1),
    sorted_by,
  });
  const meta = listMeta(filter.page, PER_PAGE, total);
  return {
    found: filter.page > LAST_PAGE ? [] : page,
    meta: { ...meta, last_page: Math.min(LAST_PAGE, meta.last_page), ...(is_estimate && { total_is_estimate: true }) },
    counts,
    counts_are_estimates,
    wider: total === 0 ? await countWider() : [],
    place,
    point: query.point,
  };

  /** Searches that ask less, those that would find something. */
  async function countWider(): Promise<DirectoryWider[]> {
    const offers = widerPlacesAndWords(filter);
    const searches: EntrySearch<Facet>[] = [];
    for (const offer of offers) searches.push((await resolve(offer.filter)).query);
    const counted = await countSearches(db, kind, searches);
    return [
      ...[...without].map(([name, count]) => ({ change: { [name]: null }, label: kind.any[name], count })),
      ...offers.map(({ change, label }, index) => ({ change, label, count: counted[index] ?? 0 })),
    ].filter(({ count }) => count > 0);
  }
}

async function placeOf(db: TenantDb, { city, ...filter }: Filter, asking: Asking): Promise<ResolvedPlace> {
  if (typeof city === 'string') return resolvePlace(db, { ...filter, city }, asking);
  const resolved = await resolvePlace(db, { ...filter, city: city[0] ?? '' }, asking);
  // Where towns are a facet, its filter finds them.
  return city.length > 0 ? { ...resolved, town: null } : resolved;
}

function searchOf<Of extends Filter, Facet extends string, Order extends string>(
  kind: Searched<Of, Facet, Order>,
  filter: Of,
  { place, country_id, around, town }: ResolvedPlace,
  conditions: Pick<EntrySearch<Facet>, 'also' | 'first'>,
): { place: DirectoryPlace; query: EntrySearch<Facet> } {
  const point =
    place && place.latitude !== null && place.longitude !== null
      ? { latitude: place.latitude, longitude: place.longitude }
      : null;
  return { place, query: { search: filter.search, country_id, point, around, town, chosen: kind.chosen(filter), ...conditions } };
}
