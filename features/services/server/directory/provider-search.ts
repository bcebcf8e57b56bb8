import type { z } from 'zod';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { findServiceProviders, ProviderFacets, ServiceProviderFilter } from '../../contract.ts';
import { facetValues, PROVIDER_FACETS, type ProviderFacet } from '../../facets.ts';
import { logoUrl } from '../../rules.ts';
import type { ProviderCard } from '../../shapes.ts';
import { findProviderCards, isMainlyFor, isSavedBy } from './provider-search-queries.ts';
import { type Asking, type Searched, searchEntries } from './search.ts';

type Reply = z.input<typeof findServiceProviders.reply>;

const PROVIDERS: Searched<ServiceProviderFilter, ProviderFacet, never> = {
  table: 'provider_search',
  id: 'provider_id',
  facets: PROVIDER_FACETS,
  // Name first, then organisation and tags. Places and description say little about what a provider is.
  weights: '{0, 0, 0.4, 1}',
  standing: { column: 'position', direction: 'asc' },
  orders: {},
  chosen: (filter) => filter,
  any: { category_id: 'Any need', service_type: 'In person or online', availability: 'At any time', cost: 'Any cost' },
};

const SUMMARY = 300;

/** Searches the providers on offer. @param asking who asks, and in which tenant */
export async function searchServiceProviders(db: TenantDb, filter: ServiceProviderFilter, asking: Asking): Promise<Reply> {
  const veteranId = asking.viewer?.role === 'veteran' ? asking.viewer.id : null;
  const also = filter.saved && veteranId !== null ? isSavedBy(db, veteranId) : null;
  const { found, counts, counts_are_estimates, meta, wider, place, point } = await searchEntries(db, PROVIDERS, filter, asking, {
    sorted_by: 'relevance',
    also,
    first: filter.category_id.length > 0 ? isMainlyFor(db, filter.category_id) : null,
  });
  const cards = await findProviderCards(
    db,
    found.map(({ id }) => id),
    point,
    veteranId,
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const facets = {} as ProviderFacets;
  for (const name of PROVIDER_FACETS)
    facets[name] = facetValues(name).map((value) => ({ ...value, count: counts[name].get(value.value) ?? 0 }));
  return {
    data: found.flatMap(({ id, distance_km }) => {
      const row = byId.get(id);
      return row ? [cardOf(row, distance_km)] : [];
    }),
    meta,
    facets,
    facets_are_estimates: counts_are_estimates,
    wider,
    place,
  };
}

type CardRow = Awaited<ReturnType<typeof findProviderCards>>[number];

const cardOf = ({ description, logo_file_id, ...row }: CardRow, distance_km: number | null): ProviderCard => ({
  ...row,
  summary: description.length > SUMMARY ? `${description.slice(0, SUMMARY - 1).replace(/\s+\S*$/, '')}…` : description,
  logo_url: logoUrl(row.id, logo_file_id),
  distance_km,
});
