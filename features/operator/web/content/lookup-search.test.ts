import { expect, test } from 'vitest';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { LookupSearch } from '../../lookup-contract.ts';
import { hrefOfLookups, lookupQueryOf } from './lookup-search.ts';

test('an empty or invalid address is the list of all ranks', () => {
  const ranks = { kind: 'rank', service: 0, country: 0, search: '', only: 'all', page: 1 };
  expect(readSearch(LookupSearch, {})).toEqual(ranks);
  expect(readSearch(LookupSearch, { kind: 'x', service: '-1', country: 'y', search: ['a'], only: 'z', page: '0' })).toEqual(
    ranks,
  );
});

test('a change goes to page 1 and can be read back from the address', () => {
  const now = readSearch(LookupSearch, { kind: 'corps', service: '1', page: '2' });
  expect(hrefOfLookups(now, { search: 'guards' })).toBe('/operator/content?section=lookups&kind=corps&search=guards&service=1');
  expect(hrefOfLookups(now, { page: 3 })).toContain('page=3');
});

test('a service filters kinds that have one, a country the clearances', () => {
  const of = (kind: string) => lookupQueryOf(readSearch(LookupSearch, { kind, service: '1', country: '232' }));
  expect(of('corps')).toMatchObject({ military_service_id: 1 });
  expect(of('corps')).not.toHaveProperty('country_id');
  expect(of('clearance')).toMatchObject({ country_id: 232 });
  expect(of('language')).toEqual({ kind: 'language', search: '', only: 'all', page: 1 });
});
