import { type Chosen, DIRECTORY_LABELS, type FacetCell } from './directory-rules.ts';
import { AVAILABILITY, CATEGORY_TAGS, COSTS, SERVICE_TYPES } from './rules.ts';

/** The facets of a provider, in the order in which provider_facets() in the database packs them. */
export const PROVIDER_FACETS = ['category_id', 'service_type', 'availability', 'cost'] as const;
export type ProviderFacet = (typeof PROVIDER_FACETS)[number];

const VALUES = { category_id: CATEGORY_TAGS, service_type: SERVICE_TYPES, availability: AVAILABILITY, cost: COSTS } as const;

/** The values that are packed in a number. */
export function unpackFacets(facets: number): FacetCell<ProviderFacet>['values'] {
  const one = <T>(values: readonly T[], shift: number) => values.slice((facets >> shift) & 3).slice(0, 1);
  return {
    category_id: CATEGORY_TAGS.filter((_, bit) => facets & (1 << bit)),
    service_type: one(SERVICE_TYPES, 7),
    availability: one(AVAILABILITY, 9),
    cost: one(COSTS, 11),
  };
}

/** The chosen values as the statement compares them; empty for any. */
export function packChosen(chosen: Chosen<ProviderFacet>) {
  const places = (values: readonly string[], of: readonly string[]) => values.map((value) => of.indexOf(value));
  return {
    tags: places(chosen.category_id, CATEGORY_TAGS).reduce((mask, bit) => mask | (1 << bit), 0),
    service_types: places(chosen.service_type, SERVICE_TYPES),
    availability: places(chosen.availability, AVAILABILITY),
    costs: places(chosen.cost, COSTS),
  };
}

/** Every value of a facet with what a person reads, in the order in which they are offered. */
export function facetValues(name: ProviderFacet): { value: string; label: string }[] {
  const labels: Readonly<Record<string, string>> = DIRECTORY_LABELS[name];
  return VALUES[name].map((value) => ({ value, label: labels[value] ?? value }));
}
