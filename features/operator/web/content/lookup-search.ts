import { LOOKUP_KINDS, type LookupKind } from '#features/lookups/contract.ts';
import { SCOPE_OF } from '#features/lookups/rules.ts';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { oneOf } from '#kit/ui/search-params.ts';
import { LOOKUPS_SHOWN } from '../../lookup-contract.ts';
import { readPage, readWords } from '../review/queue-search.ts';

/** The query of the service lists' address; 0 means every service or country. */
export type LookupSearch = {
  kind: LookupKind;
  service: number;
  country: number;
  search: string;
  only: (typeof LOOKUPS_SHOWN)[number];
  page: number;
};

export function readLookupSearch(query: Readonly<Record<string, unknown>>): LookupSearch {
  return {
    kind: oneOf(LOOKUP_KINDS, query.kind) ?? 'rank',
    service: readId(query.service),
    country: readId(query.country),
    search: readWords(query.search).slice(0, 100),
    only: oneOf(LOOKUPS_SHOWN, query.only) ?? 'all',
    page: readPage(query.page),
  };
}

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

function readId(value: unknown): number {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : 0;
}
