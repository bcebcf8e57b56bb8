import type { z } from 'zod';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/db.ts';
import type { Viewer } from '#kit/server/serve.ts';
import type { findServiceProviders, ProviderFacets, ServiceProviderFilter } from '../contract.ts';
import { countFacets, kilometresBetween, PER_PAGE, widerPlacesAndWords } from '../directory-rules.ts';
import type { DirectoryWider } from '../directory-shapes.ts';
import { facetValues, PROVIDER_FACETS, packChosen, unpackFacets } from '../facets.ts';
import { logoUrl } from '../rules.ts';
import type { ProviderCard } from '../shapes.ts';
import { type ResolvedPlace, resolvePlace } from './directory-place.ts';
import { findProviderCards, searchProviders } from './provider-search-queries.ts';

type Reply = z.input<typeof findServiceProviders.reply>;
type Asking = { tenant: { country_id: number }; viewer: Viewer | null };

const SUMMARY = 300;

/** Searches the providers on offer. @param asking who asks, and in which tenant */
export async function searchServiceProviders(db: TenantDb, filter: ServiceProviderFilter, asking: Asking): Promise<Reply> {
  const veteranId = asking.viewer?.role === 'veteran' ? asking.viewer.id : null;
  const resolved = await resolvePlace(db, filter, asking);
  const { found, counts } = await run(db, filter, resolved, veteranId);
  const { place } = resolved;
  const point =
    place && place.latitude !== null && place.longitude !== null
      ? { latitude: place.latitude, longitude: place.longitude }
      : null;
  const cards = await findProviderCards(
    db,
    found.map(({ id }) => id),
    point,
    veteranId,
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const facets = {} as ProviderFacets;
  for (const name of PROVIDER_FACETS)
    facets[name] = facetValues(name).map((value) => ({ ...value, count: counts.counts[name].get(value.value) ?? 0 }));
  return {
    data: found.flatMap(({ id }) => {
      const row = byId.get(id);
      return row ? [cardOf(row, point)] : [];
    }),
    meta: listMeta(filter.page, PER_PAGE, counts.total),
    facets,
    wider: counts.total === 0 ? await countWider(db, filter, resolved, counts.without, asking, veteranId) : [],
    place,
  };
}

type CardRow = Awaited<ReturnType<typeof findProviderCards>>[number];

function cardOf(
  { description, logo_file_id, ...row }: CardRow,
  point: { latitude: number; longitude: number } | null,
): ProviderCard {
  const { location } = row;
  const known = point && location && location.latitude !== null && location.longitude !== null;
  return {
    ...row,
    summary: description.length > SUMMARY ? `${description.slice(0, SUMMARY - 1).replace(/\s+\S*$/, '')}…` : description,
    logo_url: logoUrl(row.id, logo_file_id),
    distance_km: known
      ? kilometresBetween(point, { latitude: location.latitude ?? 0, longitude: location.longitude ?? 0 })
      : null,
  };
}

async function run(db: TenantDb, filter: ServiceProviderFilter, resolved: ResolvedPlace, veteranId: number | null) {
  const { country_id, around, town } = resolved;
  const saved_by = filter.saved ? veteranId : null;
  const query = { search: filter.search, country_id, around, town, saved_by };
  const { cells, page } = await searchProviders(db, query, packChosen(filter), filter.page);
  const counts = countFacets(
    PROVIDER_FACETS,
    cells.map(([facets, count]) => ({ values: unpackFacets(facets), count })),
    filter,
  );
  return { found: page, counts };
}

const ANY = {
  category_id: 'Any need',
  service_type: 'In person or online',
  availability: 'At any time',
  cost: 'Any cost',
} as const;

/** Searches that ask less, those that would find something. */
async function countWider(
  db: TenantDb,
  filter: ServiceProviderFilter,
  resolved: ResolvedPlace,
  without: Record<(typeof PROVIDER_FACETS)[number], number>,
  asking: Asking,
  veteranId: number | null,
): Promise<DirectoryWider[]> {
  const offers: DirectoryWider[] = PROVIDER_FACETS.filter((name) => filter[name].length > 0).map((name) => ({
    change: { [name]: null },
    label: ANY[name],
    count: without[name],
  }));
  if (resolved.country_id !== null && filter.country_id !== undefined) {
    const { counts } = await run(db, filter, { ...resolved, country_id: null }, veteranId);
    offers.push({ change: { country_id: null }, label: 'Any country', count: counts.total });
  }
  for (const { filter: wider, change, label } of widerPlacesAndWords(filter)) {
    const { counts } = await run(db, { ...wider, page: 1 }, await resolvePlace(db, wider, asking), veteranId);
    offers.push({ change, label, count: counts.total });
  }
  return offers.filter(({ count }) => count > 0);
}
