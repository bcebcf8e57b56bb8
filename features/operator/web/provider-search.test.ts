import { expect, test } from 'vitest';
import { hrefOfProviders, readProviderSearch } from './provider-search.ts';

test('what the address does not know falls back to the whole list', () =>
  expect(readProviderSearch({ search: 'homes', category: 'fun', only: 'no', page: '-1' })).toEqual({
    search: 'homes',
    category: '',
    only: 'all',
    page: 1,
  }));

test('a filter leads to page 1, a page keeps the filters', () => {
  const now = readProviderSearch({ only: 'to_check', page: '3' });
  expect(hrefOfProviders(now, { category: 'housing' })).toBe(
    '/operator/content?section=providers&category=housing&only=to_check',
  );
  expect(hrefOfProviders(now, { page: 2 })).toBe('/operator/content?section=providers&only=to_check&page=2');
});
