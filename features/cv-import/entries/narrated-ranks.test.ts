import { expect, test } from 'vitest';
import { read } from '../testing.ts';

const posts = (...lines: string[]) =>
  read(...lines).military.map(({ service, rank, trade, unit }) => [service, rank, trade, unit]);

test.each([
  ['Chief Petty Officer aboard USS Tern. Coordinated 14 divisions.', 'Chief Petty Officer'],
  ['Repaired engines on three ships. Left as a Petty Officer First Class.', 'Petty Officer First Class'],
  ['Joined at 17 and was promoted from Seaman to Petty Officer Second Class in six years.', 'Petty Officer Second Class'],
])('the text of a post tells the rank: %s', (text, rank) => {
  expect(
    posts('MILITARY SERVICE', "Ship's Maintenance Manager", 'United States Navy', 'July 2016 - September 2021', text),
  ).toEqual([['US Navy', rank, "Ship's Maintenance Manager", expect.anything()]]);
});

test.each([
  ['Gunnery Sergeant, Operations Chief, US Marine Corps', 'Gunnery Sergeant', 'Operations Chief'],
  ['Lieutenant (junior grade), Gunnery Officer, US Navy', 'Lieutenant (junior grade)', 'Gunnery Officer'],
  ['Motor Sergeant (Staff Sergeant, E-6), US Army', 'Staff Sergeant, E-6', 'Motor Sergeant'],
  ['Leading Chef, HMS Tern, Royal Navy', 'Leading Chef', ''],
  ['Third Sergeant, Signal Specialist, Singapore Armed Forces', 'Third Sergeant', 'Signal Specialist'],
])('%s has the rank and the post apart', (heading, rank, trade) => {
  expect(read('MILITARY SERVICE', `${heading}    2016 - 2021`, '- Led a team of nine').military).toMatchObject([{ rank, trade }]);
});

test.each([
  ['Platoon Commander, Kenya Defence Forces', 'Kenya Defence Forces'],
  ['Platoon Commander, Royal Danish Navy', 'Royal Danish Navy'],
  ['Platoon Commander, Republic of Korea Army', 'Republic of Korea Army'],
])('a force of any country is a service: %s', (heading, service) => {
  expect(read('EXPERIENCE', `${heading}    2016 - 2021`, '- Led a platoon').military).toMatchObject([{ service }]);
});

test('a rating of the US Navy names its service where the station does not', () => {
  expect(
    posts('Military service', 'Culinary Specialist Third Class (CS3), Watch Captain, Naval Station Tern, 2010-2014'),
  ).toEqual([['US Navy', 'Culinary Specialist Third Class (CS3)', 'Watch Captain', 'Naval Station Tern']]);
});

test('the reserve heads posts of service below civilian ones', () => {
  const cv = read(
    'REGULAR WORK',
    'Tern Electrical - Electrician in charge - 06/2019 to present',
    'Price small works.',
    '',
    'ARMY RESERVE',
    'Staff Sergeant, Troop Staff Sergeant, 75 Engineer Regiment - 04/2022 to present',
    'Train 30 reservists near Yarm.',
    '',
    'TICKETS',
    'SSSTS',
  );
  expect(cv.work.map(({ name, position }) => [name, position])).toEqual([['Tern Electrical', 'Electrician in charge']]);
  expect(cv.military.map(({ rank, trade, unit }) => [rank, trade, unit])).toEqual([
    ['Staff Sergeant', 'Troop Staff Sergeant', '75 Engineer Regiment'],
  ]);
});
