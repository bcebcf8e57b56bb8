import { DIRECTORY_LABELS } from './directory-rules.ts';
import { AVAILABILITY, CATEGORY_TAGS, COSTS, SERVICE_TYPES } from './rules.ts';

/** The facets of a provider. */
export const PROVIDER_FACETS = ['category_id', 'service_type', 'availability', 'cost'] as const;
export type ProviderFacet = (typeof PROVIDER_FACETS)[number];

const VALUES = { category_id: CATEGORY_TAGS, service_type: SERVICE_TYPES, availability: AVAILABILITY, cost: COSTS } as const;

/** Every value of a facet with what a person reads, in the order in which they are offered. */
export function facetValues(name: ProviderFacet): { value: string; label: string }[] {
  const labels: Readonly<Record<string, string>> = DIRECTORY_LABELS[name];
  return VALUES[name].map((value) => ({ value, label: labels[value] ?? value }));
}
