import { expect, test } from 'vitest';
import { countryOfPeriod, mergePeriods, plainServiceName, tradeNames } from './rules.ts';
import type { DescribedPeriod } from './shapes.ts';

const period = (entry_id: string, fields: Partial<DescribedPeriod> = {}): DescribedPeriod => ({
  entry_id,
  country: null,
  service: 'British Army',
  rank: '',
  trade: '',
  unit: '',
  started: '',
  ended: '',
  clearance: '',
  ...fields,
});
const ids = (periods: DescribedPeriod[]) => periods.map(({ entry_id }) => entry_id);

test('the names in use for a service are one', () => {
  expect(['US Army', 'United States Army', 'Army', 'British Army'].map(plainServiceName)).toEqual(Array(4).fill('army'));
  expect(['RAF', 'Royal Air Force', 'U.S. Air Force'].map(plainServiceName)).toEqual(Array(3).fill('air force'));
});

test('a country comes from the entry, else from the name of the service', () => {
  expect(countryOfPeriod({ country: 'US', service: 'Royal Navy' })).toBe(233);
  expect(countryOfPeriod({ country: null, service: 'Royal Navy' })).toBe(232);
  expect(countryOfPeriod({ country: null, service: 'US Navy' })).toBe(233);
  expect(countryOfPeriod({ country: null, service: 'Army' })).toBeNull();
});

test('a trade is looked up whole, by its parts and by its code', () => {
  expect(tradeNames('25B Information Technology Specialist')).toContain('25b');
  expect(tradeNames('Vehicle Mechanic (REME)')).toEqual(['vehicle mechanic (reme)', 'vehicle mechanic', 'reme', 'vehicle']);
});

test('periods are merged, the latest first', () => {
  const current = period('now', { started: '2020-01', ended: 'present' });
  const before = period('before', { started: '2012-01', ended: '2019-12' });
  const first = period('first', { started: '2008', ended: '2011' });
  expect(ids(mergePeriods([[first, before], [current]]))).toEqual(['now', 'before', 'first']);
});

test('a period described twice counts once, as it was described last', () => {
  const latest = period('a', { rank: 'Sergeant', started: '2012-01', ended: '2016-01' });
  const older = period('a', { rank: 'Corporal', started: '2012-01', ended: '2015-01' });
  const imported = period('b', { service: 'Army', rank: 'sergeant ', started: '2012-01', ended: '2016-01' });
  expect(mergePeriods([[latest], [older, imported]])).toEqual([latest]);
});

test('undated periods, and two like periods of one resume, are kept apart', () => {
  expect(ids(mergePeriods([[period('a')], [period('b')]]))).toEqual(['a', 'b']);
  expect(ids(mergePeriods([[period('a', { started: '2012' }), period('b', { started: '2012' })]]))).toEqual(['a', 'b']);
});
