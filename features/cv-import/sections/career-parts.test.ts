import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { headingKind } from '../vocabulary/headings.ts';

const context = new Context();

test('names of the halves of a career tell civilian posts from service', () => {
  const cv = read(
    'CAREER HISTORY',
    '',
    'Civilian',
    'Depot Manager, Tern Logistics    2016 - 2022',
    '- Ran a depot',
    '',
    'Military - German Army',
    'Feldwebel, Logistikbataillon 172    2008 - 2016',
    '- Led forty drivers',
  );
  expect(cv.work).toMatchObject([{ name: 'Tern Logistics', position: 'Depot Manager', location: '' }]);
  expect(cv.military).toMatchObject([{ rank: 'Feldwebel', trade: '', unit: 'Logistikbataillon 172' }]);
  expect(cv.sections.map(({ kind, title }) => [kind, title])).toEqual([
    ['work', 'CAREER HISTORY'],
    ['work', 'Civilian'],
    ['military', 'Military - German Army'],
  ]);
});

test('operational experience beside a section of service is work', () => {
  const cv = read(
    'MILITARY SERVICE',
    'Corporal, British Army, 29 Regiment RLC    2005 - 2015',
    '- Planned convoys',
    '',
    'OPERATIONAL EXPERIENCE',
    'Depot Manager, Tern Logistics    2016 - 2022',
    '- Ran a depot',
  );
  expect(cv.work).toMatchObject([{ name: 'Tern Logistics', position: 'Depot Manager' }]);
  expect(cv.military).toMatchObject([{ rank: 'Corporal', unit: '29 Regiment RLC' }]);
});

test.each([
  ['Sea time', 'work'],
  ['Rope access experience', 'work'],
  ['Present and previous employers', 'work'],
  ['Most recent teaching post', 'work'],
  ['Certificates of competency and proficiency', 'certificates'],
  ['Ratings and licences', 'certificates'],
])('%s is the name of a section', (title, kind) => {
  expect(headingKind(context, title)).toBe(kind);
});

test('the comments of a consultant are the profile', () => {
  const { basics } = read(
    'Consultant’s comments',
    'Jane is a calm fitter who has run two mills.',
    '',
    'Employment',
    'Fitter, Tern Mill    2019 - 2021',
    '',
    'Education',
    'BSc Physics, Tern University    2010 - 2013',
  );
  expect(basics).toMatchObject({ label: '', summary: 'Jane is a calm fitter who has run two mills.' });
});

test('lists with their names in line may follow each other', () => {
  const cv = read(
    'EMPLOYMENT',
    'Fitter, Tern Mill    2019 - 2021',
    '- Set looms',
    '',
    'Languages: English, Yoruba',
    'Interests: chess, rowing',
  );
  expect(cv.languages.map(({ language }) => language)).toEqual(['English', 'Yoruba']);
  expect(cv.interests).toEqual(['chess', 'rowing']);
});

test('a date at the beginning of a line may end the sentence above', () => {
  const { work } = readCv([
    piece('Jane Frost', 40, 20, { size: 20, bold: true }),
    piece('Experience', 40, 60, { bold: true, size: 13 }),
    piece('Fitter, Tern Mill, 2019 – 2021', 40, 80, { bold: true, paragraph: 1 }),
    piece('Kept all forty looms of the old mill running through the flood of', 40, 94, { paragraph: 2 }),
    piece('January 2022.', 40, 106, { paragraph: 2 }),
  ]);
  expect(work).toMatchObject([
    {
      name: 'Tern Mill',
      startDate: '2019',
      summary: 'Kept all forty looms of the old mill running through the flood of January 2022.',
    },
  ]);
});

test('the name below the place and date of a signature ends the CV', () => {
  const cv = read(
    'EMPLOYMENT',
    'Fitter, Tern Mill    2019 - 2021',
    '- Set looms',
    '',
    'SKILLS',
    'Looms, Ovens',
    '',
    'Leipzig, 3 March 2025',
    'Jane Frost',
  );
  expect(cv.skills).toMatchObject([{ keywords: ['Looms', 'Ovens'] }]);
});

test('a weekend job is a term of work, not an employer', () => {
  const { work } = read('EMPLOYMENT', 'Barista', 'Wren Coffee, Leeds', 'weekend job', '2017 - 2018', '- Made coffee');
  expect(work).toMatchObject([{ name: 'Wren Coffee', position: 'Barista', location: 'Leeds', summary: 'weekend job' }]);
});

test.each([
  ['of the reserve', 'Hauptmann d. R.', '2./Panzerbataillon 33'],
  ['in training', 'Fahnenjunker', 'Logistikkommando'],
])('German ranks %s have their units', (_, rank, unit) => {
  const { military } = read('MILITARY SERVICE', 'Bundeswehr', rank, unit, '2008 - 2016', '- Led a company');
  expect(military).toMatchObject([{ service: 'Bundeswehr', rank, trade: '', unit, startDate: '2008', endDate: '2016' }]);
});

test('a flight behind the title is the unit', () => {
  const { military } = read(
    'MILITARY SERVICE',
    'US Air Force',
    'Propulsion Mechanic, Engine Repair Flight    2010 - 2014',
    '- Repaired engines',
  );
  expect(military).toMatchObject([{ trade: 'Propulsion Mechanic', unit: 'Engine Repair Flight' }]);
});
