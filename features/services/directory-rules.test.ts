import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countFacets,
  distanceText,
  type FacetCell,
  kilometres,
  kilometresBetween,
  widerPlacesAndWords,
} from './directory-rules.ts';
import { packChosen, unpackFacets } from './facets.ts';

describe('facets', () => {
  const NAMES = ['colour', 'size'] as const;
  const cells: FacetCell<'colour' | 'size'>[] = [
    { values: { colour: ['red', 'blue'], size: ['s'] }, count: 3 },
    { values: { colour: ['red'], size: ['l'] }, count: 5 },
    { values: { colour: ['green'], size: ['s'] }, count: 7 },
  ];

  test('are counted under the other filters, the total under all', () => {
    const { total, counts, without } = countFacets(NAMES, cells, { colour: ['red'], size: ['s'] });
    expect(total).toBe(3);
    expect(Object.fromEntries(counts.colour)).toEqual({ red: 3, blue: 3, green: 7 });
    expect(Object.fromEntries(counts.size)).toEqual({ s: 3, l: 5 });
    expect(without).toEqual({ colour: 10, size: 8 });
  });

  test('count what choosing one more value would show', () => {
    const value = fc.subarray(['a', 'b', 'c'], { minLength: 1 });
    const cell = fc.record({ values: fc.record({ colour: value, size: value }), count: fc.integer({ min: 1, max: 9 }) });
    const chosen = fc.record({ colour: fc.subarray(['a', 'b', 'c']), size: fc.subarray(['a', 'b', 'c']) });
    fc.assert(
      fc.property(fc.array(cell), chosen, (some, filter) => {
        const { counts } = countFacets(NAMES, some, filter);
        for (const one of ['a', 'b', 'c'])
          expect(counts.colour.get(one) ?? 0).toBe(countFacets(NAMES, some, { ...filter, colour: [one] }).total);
      }),
    );
  });

  test('of a provider are read from one number', () => {
    expect(unpackFacets(0b1000001 + 2 * 128 + 1 * 512 + 3 * 2048)).toEqual({
      category_id: ['employment', 'course'],
      service_type: ['in_person'],
      availability: ['business_hours'],
      cost: ['varies'],
    });
    expect(
      packChosen({ category_id: ['education', 'online'], service_type: ['online'], availability: [], cost: ['paid'] }),
    ).toEqual({
      tags: 0b100010,
      service_types: [1],
      availability: [],
      costs: [2],
    });
  });
});

test.each([
  [0.4, 'Under a mile'],
  [1.7, '1 mile'],
  [40.2, '25 miles'],
])('%d km is read as %s', (km, text) => expect(distanceText(km)).toBe(text));

test('London and Edinburgh are 332 miles apart', () =>
  expect(
    distanceText(kilometresBetween({ latitude: 51.5074, longitude: -0.1278 }, { latitude: 55.9533, longitude: -3.1883 })),
  ).toBe('332 miles'));

test('a wider search drops a word, goes further, then everywhere', () => {
  const offers = widerPlacesAndWords({ search: 'debt "bad housing"', proximity: 'near_me', radius_km: kilometres(50) });
  expect(offers.map(({ label }) => label)).toEqual([
    'Search for "bad housing"',
    'Search for debt',
    'Within 100 miles',
    'Anywhere',
    'Any words',
  ]);
});
