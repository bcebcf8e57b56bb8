import { describe, expect, test } from 'vitest';
import { lineOf } from '../document/lines.ts';
import { ReadCv } from '../shapes.ts';
import { read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { addLeftovers } from './leftovers.ts';

describe('a post at a ship or naval station', () => {
  test.each(['HMS Raleigh and RNAS Culdrose', 'HMS Raleigh', 'HMS Queen Elizabeth, HMNB Portsmouth'])(
    'is service at %s',
    (ships) => {
      const { military, work } = read('EXPERIENCE', '', 'Catering Services', ships, 'Jan 2015 - Mar 2021', '- Fed 300 people');
      expect(work).toEqual([]);
      expect(military).toMatchObject([{ service: 'Royal Navy', startDate: '2015-01', endDate: '2021-03' }]);
      expect(JSON.stringify(military)).toContain('Catering Services');
    },
  );

  test('is a job with the company that sent someone there', () => {
    const { military, work } = read(
      'EXPERIENCE',
      '',
      'Tern Catering Ltd',
      'HMS Raleigh',
      'Jan 2015 - Mar 2021',
      '- Fed 300 people',
    );
    expect([military.length, work.length]).toEqual([0, 1]);
  });

  test('has its leading rate as rank', () => {
    const { military } = read('EXPERIENCE', '', 'Leading Catering Services, Royal Navy', 'HMS Raleigh', 'Jan 2015 - Mar 2021');
    expect(military).toMatchObject([{ rank: 'Leading Catering Services', unit: 'HMS Raleigh' }]);
  });
});

test.each([
  [
    ['Operational Service Medal', 'Afghanistan', 'NATO Medal'],
    ['Operational Service Medal Afghanistan', 'NATO Medal'],
  ],
  [
    ['Iraq Medal', 'with clasp 19 Mar', 'Volunteer Reserves Medal'],
    ['Iraq Medal with clasp 19 Mar', 'Volunteer Reserves Medal'],
  ],
  [['General Service Medal', 'Northern Ireland'], ['General Service Medal Northern Ireland']],
  [
    ['Afghanistan Medal', 'Long Service and Good Conduct'],
    ['Afghanistan Medal', 'Long Service and Good Conduct'],
  ],
])('the place of a medal in %j is no award', (lines, names) => {
  expect(read('MEDALS', '', ...lines).awards.map(({ name }) => name)).toEqual(names);
});

test.each([
  [
    ['Wensleydale RUFC', 'under-15 coach', 'Fell running'],
    ['Wensleydale RUFC, under-15 coach', 'Fell running'],
  ],
  [['Parish council', 'treasurer'], ['Parish council, treasurer']],
  [
    ['Rugby', 'reading', 'walking'],
    ['Rugby', 'reading', 'walking'],
  ],
  [
    ['rugby coach', 'cricket coach'],
    ['rugby coach', 'cricket coach'],
  ],
])('a role below a club in %j is one interest with it', (lines, interests) => {
  expect(read('INTERESTS', '', ...lines).interests).toEqual(interests);
});

test.each([
  ['Sgt', []],
  ['RAF', []],
  ['Wing Cdr Reed', ['Wing Cdr Reed']],
])('of %s in the margin of a CV with a sergeant of the Royal Air Force, %j is left to the person', (text, left) => {
  const cv = ReadCv.parse({ basics: {}, military: [{ service: 'Royal Air Force', rank: 'Sergeant' }] });
  addLeftovers(new Context(), cv, {}, [lineOf(text)]);
  expect(cv.more.flatMap(({ lines }) => lines)).toEqual(left);
});

test('words that are left to the person are spelled as in the file', () => {
  const cv = ReadCv.parse({ basics: {}, interests: ['Rugby and chess for the county'] });
  addLeftovers(new Context(), cv, {}, [lineOf('Rugby and chess for the county, Leeds Wanderers')]);
  expect(cv.more.flatMap(({ lines }) => lines)).toEqual(['Leeds Wanderers']);
});
