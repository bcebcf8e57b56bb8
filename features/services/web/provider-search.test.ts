import { expect, test } from 'vitest';
import { readSearch, searchHref } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { ProviderSearch } from '../operator-contract.ts';

const readProviderSearch = (raw: Record<string, unknown>) => readSearch(ProviderSearch, raw);
const hrefOfProviders = (now: ReturnType<typeof readProviderSearch>, change: Partial<typeof now>) =>
  searchHref(paths.operator.content(), ProviderSearch, { ...now, section: 'providers' }, change);

test('what the address does not know falls back to the whole list', () =>
  expect(readProviderSearch({ search: 'homes', category: 'fun', only: 'no', page: '-1' })).toEqual({
    search: 'homes',
    only: 'all',
    page: 1,
  }));

test('a filter leads to page 1, a page keeps the filters', () => {
  const now = readProviderSearch({ only: 'to_check', page: '3' });
  expect(hrefOfProviders(now, { category: 'housing' })).toBe(
    '/operator/content?section=providers&only=to_check&category=housing',
  );
  expect(hrefOfProviders(now, { page: 2 })).toBe('/operator/content?section=providers&only=to_check&page=2');
});
