import { expect, test } from 'vitest';
import { landingPath, landingWords, slugOf } from './landing-rules.ts';

test.each([
  ['Stoke-on-Trent', 'stoke-on-trent'],
  ['St. Albans', 'st-albans'],
  ['Bishop’s Stortford', 'bishops-stortford'],
  ['Llŷn', 'llyn'],
  ['Austin, Texas', 'austin-texas'],
])('the address of %s has %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a page’s address names its role or trade, then its place', () => {
  expect(landingPath({ role: 'Network engineer' })).toBe('/jobs/role/network-engineer');
  expect(landingPath({ place: 'Leeds' })).toBe('/jobs/in/leeds');
  expect(landingPath({ role: 'Network engineer', place: 'Leeds' })).toBe('/jobs/role/network-engineer/in/leeds');
  expect(landingPath({ trade: 'royal-signals', place: 'Leeds' })).toBe('/jobs/for/royal-signals/in/leeds');
});

test('a page is named as each country names its roles', () => {
  const british = landingWords({ role: 'HGV technician', place: 'Leeds' }, 'UK');
  expect([british.title, british.jobs(1), british.jobs(3)]).toEqual([
    'HGV technician jobs in Leeds',
    'HGV technician job',
    'HGV technician jobs',
  ]);
  expect(landingWords({ role: 'Network engineer' }, 'UK').jobs(3)).toBe('network engineer jobs');
  expect(landingWords({ role: 'Registered Nurses', place: 'Austin, Texas' }, 'US').title).toBe(
    'Jobs for Registered Nurses in Austin, Texas',
  );
  expect(landingWords({ people: 'Royal Signals engineers', place: 'Leeds' }, 'UK').title).toBe(
    'Jobs for Royal Signals engineers in Leeds',
  );
});
