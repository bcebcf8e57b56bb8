import { expect, test } from 'vitest';
import { levelOfAdvert } from './advert-level.ts';
import { levelOfServiceRank, natoCodeOf } from './rank-level.ts';

test.each([
  ['Craftsman', 'OR-2'],
  ['Gunner', 'OR-2'],
  ['Musician', 'OR-2'],
  ['Kingsman', 'OR-2'],
  ['SAC(T)', 'OR-2'],
  ['Air Specialist Class 1', 'OR-2'],
  ['L/Cpl', 'OR-3'],
  ['Lance Bombardier', 'OR-3'],
  ['Leading Hand', 'OR-4'],
  ['Leading Medical Assistant', 'OR-4'],
  ['A/Cpl', 'OR-4'],
  ['Petty Officer', 'OR-6'],
  ['Colour Sergeant', 'OR-7'],
  ['Chief Technician', 'OR-7'],
  ['WO2 (RQMS)', 'OR-8'],
  ['Master Aircrew', 'OR-9'],
  ['Flying Officer', 'OF-1'],
  ['Squadron Leader', 'OF-3'],
  ['Grand Panjandrum', null],
  ['Officer in charge of everything', null],
])('the rank %s is %s', (rank, code) => {
  expect(natoCodeOf(rank)).toBe(code);
});

test('a rank that is not known gives no level, and a captain of a navy is above one of an army', () => {
  expect(levelOfServiceRank('Space Wizard', null)).toBeNull();
  expect(levelOfServiceRank('', null)).toBeNull();
  expect(levelOfServiceRank('Captain', null, 'Royal Navy')).toBe('executive');
  expect(levelOfServiceRank('Captain', null, 'British Army')).toBe('senior');
  expect(levelOfServiceRank('Captain', null, 'Royal Marines')).toBe('senior');
  expect(levelOfServiceRank('Leading Hand', 'OR-4')).toBe('junior');
});

test.each([
  ['Assistant Director of Estates', '', 'lead'],
  ['Assistant Store Manager', '', 'mid'],
  ['Assistant Caretaker', '', 'entry'],
  ['Trainee Clinical Psychologist', '', 'junior'],
  ['Track Worker (Trainee)', '', 'entry'],
  ['Apprentice Fitter', 'Band 6 staff supervise you.', 'entry'],
  ['Staff Nurse – Band 5', 'You report to the Band 7 manager.', 'mid'],
  ['Administrator', 'This is a Band 3 post.', 'junior'],
  ['Administrator', 'A Band 3 post, managed by a Band 7.', null],
  ['Stores Lead', 'Band 2', 'entry'],
  ['Program Analyst, GS-0343-13', '', 'senior'],
  ['Dispatcher', 'You will supervise up to 12 drivers.', 'senior'],
  ['Scheduler', 'At least 10 years of planning experience', 'senior'],
  ['Scheduler', '4 years experience', 'mid'],
  ['Scheduler', 'We have 40 years of experience in rail', null],
] as const)('the level of “%s” with “%s” is %s', (title, text, level) => {
  expect(levelOfAdvert(title, text)).toBe(level);
});
