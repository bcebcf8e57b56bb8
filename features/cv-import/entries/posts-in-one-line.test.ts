import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { read } from '../testing.ts';

const readText = (...lines: string[]) => readCv(itemsOfText(lines.join('\n')));

const NARRATED = [
  '- 2021 to now: Shift Supervisor, Tern Foods. I look after 14 people and 900 pallets a night.',
  '- 2018 to 2021: Reach Truck Driver, Wren Logistics.',
  '- 2014 to 2018: Packer, Yarm Bakery. Packed bread at night and trained two others.',
];

test('list items that begin with their years are posts, each with the sentence that follows its names', () => {
  const { work } = read('WORK HISTORY', ...NARRATED, '', 'SKILLS', 'Looms, lists');
  expect(work).toMatchObject([
    {
      name: 'Tern Foods',
      position: 'Shift Supervisor',
      startDate: '2021',
      endDate: 'present',
      summary: 'I look after 14 people and 900 pallets a night.',
    },
    { name: 'Wren Logistics', position: 'Reach Truck Driver', startDate: '2018', endDate: '2021', summary: '' },
    { name: 'Yarm Bakery', position: 'Packer', startDate: '2014', summary: 'Packed bread at night and trained two others.' },
  ]);
});

test('`What I have done` above list items with years is a heading', () => {
  const { sections, work, basics } = readText(
    'Maren Holt',
    'maren@holt.test',
    'Night supervisor in food works.',
    '',
    'What I have done',
    ...NARRATED,
    '',
    'Skills',
    '- Lists',
    '- Looms',
  );
  expect(basics.name).toBe('Maren Holt');
  expect(sections).toMatchObject([
    { title: 'What I have done', kind: 'work' },
    { title: 'Skills', kind: 'skills' },
  ]);
  expect(work.map(({ name }) => name)).toEqual(['Tern Foods', 'Wren Logistics', 'Yarm Bakery']);
});

test('labelled lists set off from the posts by space are sections', () => {
  const { work, education, languages, certificates } = read(
    'EMPLOYMENT',
    '',
    'Bus Driver, Tern Coaches, Thirsk    2015 - present',
    '- Drives the school run',
    '',
    'School: Thirsk School, 8 GCSEs, 2008.',
    '',
    'Languages: English, Yoruba',
    'Licences: PCV, LGV, ADR',
  );
  expect(work).toMatchObject([{ name: 'Tern Coaches', highlights: ['Drives the school run'] }]);
  expect(education).toMatchObject([{ institution: 'Thirsk School', studyType: '8 GCSEs', endDate: '2008' }]);
  expect(languages.map(({ language }) => language)).toEqual(['English', 'Yoruba']);
  expect(certificates.map(({ name }) => name).join()).toContain('PCV');
});

test('`to date` in a column of its own ends the range that the column before it begins', () => {
  const { work } = read(
    'EMPLOYMENT',
    '',
    'Apr 2021   to date   Tern Ports, Hull    Crane Operator',
    '- Ran two cranes',
    '',
    'Mar 2016   Mar 2021   Wren Docks, Goole    Banksman',
    '- Guided loads',
  );
  expect(work).toMatchObject([
    { name: 'Tern Ports', position: 'Crane Operator', startDate: '2021-04', endDate: 'present' },
    { name: 'Wren Docks', position: 'Banksman', startDate: '2016-03', endDate: '2021-03' },
  ]);
});

test('an arrow at the end of a date means that the post continues', () => {
  const { work } = read('EMPLOYMENT', '', 'Crane Operator, Tern Ports, Hull', '14 October 2019 ->', '- Ran two cranes');
  expect(work).toMatchObject([{ name: 'Tern Ports', startDate: '2019-10', endDate: 'present' }]);
});

test('dots between all facts of a line separate its dates, title and employer', () => {
  const { work } = read(
    'EMPLOYMENT',
    '',
    '2017 - NOW...CRANE OPERATOR.....TERN QUARRIES',
    '2012 - 2017...360 OPERATOR.....WREN GRAVEL',
    '2009 - 2012...LABOURER.....YARM BUILDERS',
    '2007 - 2009...PACKER.....WICK BAKERY',
  );
  expect(work.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate])).toEqual([
    ['TERN QUARRIES', 'CRANE OPERATOR', '2017', 'present'],
    ['WREN GRAVEL', '360 OPERATOR', '2012', '2017'],
    ['YARM BUILDERS', 'LABOURER', '2009', '2012'],
    ['WICK BAKERY', 'PACKER', '2007', '2009'],
  ]);
});

/** A federal post with all facts in one long line. */
const FEDERAL =
  'Supply Management Specialist | Tern Army Materiel Depot, Directorate of Supply, 18 Harbour Street | Mobile, AL 36601 | 06/2016 to 05/2021 | Hours per week: 40 | GS-0346-09 | Salary: $61,000 per year | Supervisor: Ann Lee, 251-555-0143, may contact.';

test('a federal post can have all its facts in one line with strokes', () => {
  const { work } = read('WORK EXPERIENCE', '', FEDERAL, 'Managed stock for forty units.');
  expect(work).toMatchObject([
    { position: 'Supply Management Specialist', location: 'Mobile, AL 36601', startDate: '2016-06', endDate: '2021-05' },
  ]);
});

test('sentences that begin with a word in capitals are text of their post and not sections', () => {
  const { work, sections } = read(
    'WORK EXPERIENCE',
    '',
    FEDERAL,
    'PROPERTY: Account for all stores of the depot.',
    'LEADERSHIP: Lead a team of nine.',
    'CERTIFICATIONS: Check the licences of all drivers.',
    '',
    'EDUCATION',
    '',
    'BSc Physics, Tern College    2010',
  );
  expect(sections.map(({ title }) => title)).toEqual(['WORK EXPERIENCE', 'EDUCATION']);
  expect(work).toHaveLength(1);
  expect(work[0]?.summary).toContain('LEADERSHIP: Lead a team of nine.\nCERTIFICATIONS: Check the licences of all drivers.');
});

test('the rank before the name belongs to the newest post, whatever the order', () => {
  const { military } = readText(
    'TSgt Jane Frost',
    'jane@frost.test',
    '',
    'MILITARY SERVICE',
    '',
    'Crew Chief, US Air Force    2012 - 2016',
    '- Launched jets',
    '',
    'Flight Chief, US Air Force    2016 - 2022',
    '- Ran a flight',
  );
  expect(military.map(({ trade, rank }) => [trade, rank])).toEqual([
    ['Crew Chief', ''],
    ['Flight Chief', 'TSgt'],
  ]);
});

test('a later rank on the same line is the rank of the post', () => {
  const served = (held: string) =>
    read('MILITARY SERVICE', '', 'British Army, Royal Logistic Corps', `${held}    2008 - 2016`, '- Drove trucks').military;
  expect(served('Private, later Corporal')).toMatchObject([{ rank: 'Corporal', summary: 'Private' }]);
  expect(served('Driver then Lance Corporal')).toMatchObject([{ rank: 'Lance Corporal', trade: 'Driver' }]);
});

test('`SO1 Plans` is a staff post and not part of the rank', () => {
  const { military } = read(
    'MILITARY SERVICE',
    '',
    'Lieutenant Colonel, SO1 Plans, Army Headquarters    2018 - 2021',
    '- Wrote plans',
  );
  expect(military).toMatchObject([{ trade: 'SO1 Plans', rank: 'Lieutenant Colonel', unit: 'Army Headquarters' }]);
});
