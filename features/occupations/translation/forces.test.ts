import { expect, test } from 'vitest';
import { gradeOf } from './ranks.ts';
import { findForce } from './services.ts';

test.each([
  ['British Army', 'UK', '', 'british_army'],
  ['Royal Marines', 'UK', '', 'royal_marines'],
  ['Marines', 'UK', '', 'royal_marines'],
  ['Marines', 'US', '', 'marine_corps'],
  ['Canadian Army', 'US', '', 'british_army'],
  ['Royal Canadian Navy', 'UK', '', 'royal_navy'],
  ['Royal Australian Air Force', 'UK', '', 'raf'],
  ['Irish Naval Service', 'UK', '', 'royal_navy'],
  ['Irish Defence Forces', 'UK', 'Corporal', 'british_army'],
  ['Canadian Armed Forces', 'UK', 'Petty Officer Second Class', 'royal_navy'],
  ['Canadian Armed Forces', 'UK', 'Leading Aviator', 'raf'],
  ['Indian Army of Tea', 'UK', '', null],
  ['Starfleet', 'UK', '', null],
] as const)('“%s” in the %s with the rank “%s” is read as %s', (name, country, rank, force) =>
  expect(findForce(name, country, rank)).toBe(force),
);

test.each([
  ['Lieutenant Colonel', 'officer', true],
  ['Capt', 'officer', true],
  ['Sub Lieutenant', 'officer', true],
  ['OF-3', 'officer', true],
  ['Corporal Major', 'ranks', false],
  ['Colour Sergeant', 'ranks', false],
  ['Lance Corporal', 'ranks', false],
  ['Chief Petty Officer', 'ranks', false],
  ['Sergeant Major', 'ranks', true],
  ['Warrant Officer Class Two', 'ranks', true],
  ['Naib Subedar', 'ranks', true],
  ['E-5', 'ranks', false],
])('the rank “%s” is of the level %s', (rank, level, is_senior) => expect(gradeOf(rank)).toEqual({ level, is_senior }));

test.each(['', 'Chief Warrant Officer 3', 'Vehicle Mechanic'])('the rank “%s” says nothing about the level', (rank) =>
  expect(gradeOf(rank)).toBeNull(),
);
