import { expect, test } from 'vitest';
import { namesOf, readTrade } from '../trade-rules.ts';
import { confidenceInWords, listedService } from './trade-words.ts';

test.each([
  ['25B', { code: '25B', title: '25B' }],
  ['25B Information Technology Specialist', { code: '25B', title: 'Information Technology Specialist' }],
  ['88 m', { code: '88 m', title: '88 m' }],
  ['HM', { code: 'HM', title: 'HM' }],
  [' Vehicle  Mechanic ', { code: '', title: 'Vehicle  Mechanic' }],
  ['AN/SPS-73 Technician', { code: '', title: 'AN/SPS-73 Technician' }],
  ['', { code: '', title: '' }],
])('the trade "%s" is read as code and title', (trade, read) => expect(readTrade(trade)).toEqual(read));

test('a result is named as its country names such jobs', () => {
  const result = { title: 'Bus and Truck Mechanics', titles: ['HGV technician', 'Fleet technician'] };
  expect(namesOf(result, 'UK')).toEqual({ name: 'HGV technician', alsoCalled: ['Fleet technician'] });
  expect(namesOf(result, 'US').name).toBe('Bus and Truck Mechanics');
  expect(namesOf({ title: 'Fishers', titles: ['Deckhand (Fishing Deckhand)'] }, 'UK').name).toBe('Fishers');
  expect(namesOf({ title: 'Fishers', titles: [] }, 'UK')).toEqual({ name: 'Fishers', alsoCalled: [] });
});

test.each([
  [0.98, 'Strong match'],
  [0.5, 'Good match'],
  [0.2, 'Possible match'],
])('a confidence of %d is a %s', (share, words) => expect(confidenceInWords(share).words).toBe(words));

test.each([
  ['Royal Marines', 'UK', 'Royal Marines'],
  ['USMC', 'UK', 'US Marine Corps'],
  ['Army', 'UK', 'British Army'],
  ['Army', 'US', 'US Army'],
  ['RM', 'UK', 'Royal Marines'],
  ['Canadian Army', 'UK', 'Canadian Army'],
  ['Starfleet', 'UK', ''],
  ['', 'US', ''],
] as const)('the service "%s" of an address in the %s is listed as "%s"', (service, forces, listed) =>
  expect(listedService(service, forces)).toBe(listed),
);
