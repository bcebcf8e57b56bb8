import { expect, test } from 'vitest';
import { kilometresBetween } from '#kit/country/distance.ts';
import { distanceText, kilometres, widerPlacesAndWords } from './directory-rules.ts';

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
