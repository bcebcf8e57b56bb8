import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

const heading = (text: string, y: number) => piece(text, 40, y, { bold: true, size: 13 });

/** A page with a ruled table between a heading and a section of skills. */
function page(title: string, columns: number[], ...rows: string[][]) {
  const table = rows.flatMap((row, index) =>
    row.map((text, column) => piece(text, columns[column] ?? 0, 80 + 24 * index, { row: index + 1 })),
  );
  const end = 80 + 24 * rows.length;
  return readCv([
    piece('Jane Frost', 40, 20, { size: 20, bold: true }),
    heading(title, 60),
    ...table,
    heading('Skills', end + 20),
    piece('Looms, Ovens', 40, end + 40),
    piece('Rowing, Choirs', 40, end + 54),
  ]);
}

test('certificates keep their numbers and when they expire apart from when they were issued', () => {
  const { certificates } = page(
    'Certificates',
    [40, 220, 320, 420],
    ['Certificate', 'Number', 'Issued', 'Expires'],
    ['Basic Safety Training', 'BST-4471', '03/2019', '03/2024'],
    ['Medical First Aid', 'MFA-0182', '05/2020', '05/2025'],
  );
  expect(certificates).toMatchObject([
    { name: 'Basic Safety Training', endDate: '2019-03', highlights: ['Number: BST-4471', 'Expires: 03/2024'] },
    { name: 'Medical First Aid', endDate: '2020-05', highlights: ['Number: MFA-0182', 'Expires: 05/2025'] },
  ]);
});

const SEA = [40, 140, 240, 340, 420, 500];

test('a ship of a company is what the post was on, not the employer', () => {
  const { work } = page(
    'Sea service',
    SEA,
    ['Vessel', 'Company', 'Rank', 'Type', 'Signed on', 'Signed off'],
    ['MV Tern Fjord', 'Heron Shipping', 'Second Officer', 'Tanker', '03/2019', '09/2019'],
    ['MV Wren Sound', 'Curlew Lines', 'Third Officer', 'Bulk', '01/2017', '07/2017'],
  );
  expect(work).toMatchObject([
    {
      name: 'Heron Shipping',
      position: 'Second Officer',
      startDate: '2019-03',
      highlights: ['Vessel: MV Tern Fjord; Type: Tanker'],
    },
    { name: 'Curlew Lines', position: 'Third Officer', startDate: '2017-01', highlights: ['Vessel: MV Wren Sound; Type: Bulk'] },
  ]);
});

test('a ship without a company beside it is the employer', () => {
  const { work } = read(
    'EMPLOYMENT',
    '',
    'Vessel            Rank              From       To',
    'MV Tern Fjord     Second Officer    03/2019    09/2019',
    'MV Wren Sound     Third Officer     01/2017    07/2017',
  );
  expect(work).toMatchObject([
    { name: 'MV Tern Fjord', position: 'Second Officer', location: '', startDate: '2019-03' },
    { name: 'MV Wren Sound', position: 'Third Officer', location: '', startDate: '2017-01' },
  ]);
});

test('a ship of a navy is the unit of its crew', () => {
  const { military } = page(
    'Military service',
    SEA,
    ['Ship', 'Employer', 'Rank', 'Type', 'From', 'To'],
    ['HMS Tern', 'Royal Navy', 'Leading Seaman', 'Frigate', '03/2009', '09/2012'],
    ['HMS Wren', 'Royal Navy', 'Able Seaman', 'Survey', '01/2006', '02/2009'],
  );
  expect(military).toMatchObject([
    { service: 'Royal Navy', rank: 'Leading Seaman', unit: 'HMS Tern', highlights: ['Type: Frigate'] },
    { service: 'Royal Navy', rank: 'Able Seaman', unit: 'HMS Wren', highlights: ['Type: Survey'] },
  ]);
});

test('a month with two digits of the year is a date in columns of dates', () => {
  const { work } = page(
    'Employment',
    [40, 140, 240, 300],
    ['Employer', 'Job title', 'From', 'To'],
    ['Tern Mill', 'Fitter', '09/18', '04/22'],
    ['Wren Bakery', 'Baker', '06/14', '08/18'],
  );
  expect(work).toMatchObject([
    { name: 'Tern Mill', position: 'Fitter', startDate: '2018-09', endDate: '2022-04' },
    { name: 'Wren Bakery', position: 'Baker', startDate: '2014-06', endDate: '2018-08' },
  ]);
});

test('pipes separate the columns of a text table', () => {
  const { work } = read(
    'EMPLOYMENT',
    'Employer | Job title | From | To',
    '---------|-----------|------|---',
    'Tern Mill | Fitter | 09/2018 | 04/2022',
    'Wren Bakery | Baker | 06/2014 | 08/2018',
    '',
    'SKILLS',
    'Looms, ovens',
  );
  expect(work).toMatchObject([
    { name: 'Tern Mill', position: 'Fitter', startDate: '2018-09', endDate: '2022-04' },
    { name: 'Wren Bakery', position: 'Baker', startDate: '2014-06', endDate: '2018-08' },
  ]);
});

test('the nature of the work is the post in a column of its own', () => {
  const { work } = read(
    'EMPLOYMENT',
    '',
    'Employer          Nature of work        From       To',
    'Tern Mill         Fitter                09/2018    04/2022',
    'Wren Bakery       Baker                 06/2014    08/2018',
  );
  expect(work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ['Tern Mill', 'Fitter', '2018-09'],
    ['Wren Bakery', 'Baker', '2014-06'],
  ]);
});

test('marks and classes of a table of studies are no subject and no place', () => {
  const { education } = read(
    'EDUCATION',
    '',
    'Course        Institute            Year      Percentage    Class',
    'BSc           Tern University      2016      71%           First',
    'HSC           Heron College        2012      64%           Second',
  );
  expect(education).toMatchObject([
    { institution: 'Tern University', studyType: 'BSc', area: '', location: '', endDate: '2016', summary: '71%\nFirst' },
    { institution: 'Heron College', studyType: 'HSC', area: '', location: '', endDate: '2012', summary: '64%\nSecond' },
  ]);
});

test('what follows a unit in its column is where the unit was', () => {
  const { military } = read(
    'MILITARY SERVICE',
    '',
    'From       To         Unit                                               Appointment',
    '2010       2014       9 Regiment RLC, several camps in the north         Driver',
    '2006       2010       27 Regiment RLC, Aldershot                         Driver',
  );
  expect(military).toMatchObject([
    { unit: '9 Regiment RLC', location: 'several camps in the north', trade: 'Driver' },
    { unit: '27 Regiment RLC', location: 'Aldershot', trade: 'Driver' },
  ]);
});
