import { CATEGORIES, type Category } from '#features/onboarding/rules.ts';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { oneOf } from '#kit/ui/search-params.ts';
import { PROVIDERS_SHOWN } from '../onboarding-contract.ts';
import { readPage, readWords } from './queue-search.ts';

/** What the address of the providers says. */
export type ProviderSearch = {
  search: string;
  category: Category | '';
  only: (typeof PROVIDERS_SHOWN)[number];
  page: number;
};

export function readProviderSearch(query: Record<string, unknown>): ProviderSearch {
  return {
    search: readWords(query.search).slice(0, 100),
    category: oneOf(CATEGORIES, query.category) ?? '',
    only: oneOf(PROVIDERS_SHOWN, query.only) ?? 'all',
    page: readPage(query.page),
  };
}

/** The address with these settings; any change of them but the page leads to page 1. */
export function hrefOfProviders(now: ProviderSearch, change: Partial<ProviderSearch>): string {
  const { only, page, ...rest } = { ...now, page: 1, ...change };
  return withQuery(paths.operator.content(), {
    section: 'providers',
    ...rest,
    only: only === 'all' ? null : only,
    page: page === 1 ? null : page,
  });
}
