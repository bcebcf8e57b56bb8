import { SCOPE_OF } from '#features/lookups/rules.ts';
import { paths, withQuery } from '#kit/ui/paths.ts';
import type { LookupSearch } from '../../lookup-contract.ts';

/** The address with these changes, which go back to page 1. */
export function hrefOfLookups(now: LookupSearch, change: Partial<LookupSearch>): string {
  const { service, country, only, page, ...rest } = { ...now, page: 1, ...change };
  return withQuery(paths.operator.content(), {
    section: 'lookups',
    ...rest,
    service: service || null,
    country: country || null,
    only: only === 'all' ? null : only,
    page: page === 1 ? null : page,
  });
}

/** The query for the server. A service or country is sent only for kinds that have one. */
export function lookupQueryOf({ kind, service, country, search, only, page }: LookupSearch) {
  const scope = SCOPE_OF[kind];
  return {
    kind,
    search,
    only,
    page,
    ...(scope === 'service' && service > 0 && { military_service_id: service }),
    ...(scope === 'country' && country > 0 && { country_id: country }),
  };
}
