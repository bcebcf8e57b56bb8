import { expect, test } from 'vitest';
import type { Item } from '../document/items.ts';
import { readCv } from '../read-cv.ts';
import { piece } from '../testing.ts';

/** A review page with each label in small type above its answer; a text alone is a heading or a label that begins an entry. */
function over(...rows: (string | [label: string, answer: string][])[]): Item[] {
  let y = 40;
  return rows.flatMap((row) => {
    y += 14;
    if (typeof row === 'string') {
      y += 14;
      return [piece(row, 40, y, { size: 13, bold: true })];
    }
    y += 15;
    return row.flatMap(([label, answer], index) => [
      piece(label, 40 + 250 * index, y - 13, { size: 8 }),
      piece(answer, 40 + 250 * index, y, { size: 11 }),
    ]);
  });
}

/** A form with labels in bold at the left and answers at the right. */
function beside(...rows: (string | [label: string, answer: string])[]): Item[] {
  let y = 40;
  return rows.flatMap((row) => {
    y += 24;
    if (typeof row === 'string') return [piece(row, 40, y, { size: 14, bold: true })];
    return [piece(row[0], 40, y, { bold: true }), piece(row[1], 230, y)];
  });
}

const jobsOf = (items: Item[]) => {
  const { work } = readCv(items);
  return work.map(({ position, name, location, startDate, endDate }) => [position, name, location, startDate, endDate]);
};

test('answers below their labels are read entry by entry', () => {
  const items = over(
    'My Information',
    [['First Name', 'Jane']],
    [['Last Name', 'Frost']],
    [['Address Line 1', '12 Quay Street']],
    [['City', 'Yarm']],
    [['Postal Code', 'TS15 9XX']],
    [['Email Address', 'jane@frost.test']],
    'Work Experience 1',
    [['Job Title', 'Fitter']],
    [['Company', 'Tern Mill']],
    [['I currently work here', 'Yes']],
    [['From', '06/2021']],
    'Work Experience 2',
    [['Job Title', 'Storeman']],
    [['Company', 'Wren Stores']],
    [['From', '02/2018']],
    [['To', '05/2021']],
    'Education 1',
    [['School or University', 'Tern College']],
    [['Degree', 'Diploma']],
    [['Field of Study', 'Welding']],
    [['From', '2014']],
    [['To (Actual or Expected)', '2016']],
  );
  expect(jobsOf(items)).toEqual([
    ['Fitter', 'Tern Mill', '', '2021-06', 'present'],
    ['Storeman', 'Wren Stores', '', '2018-02', '2021-05'],
  ]);
  const { basics, education } = readCv(items);
  expect(basics).toMatchObject({ name: 'Jane Frost', location: 'Yarm', email: 'jane@frost.test' });
  expect(education).toMatchObject([{ institution: 'Tern College', studyType: 'Diploma', area: 'Welding', endDate: '2016' }]);
});

test('pairs of labels beside each other have their answers below them', () => {
  const items = over(
    'Employment History',
    [
      ['Employer', 'Tern Mill'],
      ['Job Title', 'Fitter'],
    ],
    [
      ['Start Date', '06/2021'],
      ['End Date', '08/2023'],
    ],
    [['Reason for Leaving', 'Contract ended']],
    [
      ['Employer', 'Wren Stores'],
      ['Job Title', 'Storeman'],
    ],
    [
      ['Start Date', '02/2018'],
      ['End Date', '05/2021'],
    ],
    [['Reason for Leaving', 'Moved away']],
  );
  expect(jobsOf([piece('Jane Frost', 40, 20, { size: 20 }), ...items])).toEqual([
    ['Fitter', 'Tern Mill', '', '2021-06', '2023-08'],
    ['Storeman', 'Wren Stores', '', '2018-02', '2021-05'],
  ]);
});

test('labels that count the jobs begin entries beside answers', () => {
  const items = beside(
    'Personal information',
    ['Full name', 'Jane Frost'],
    ['Address line 1', '9 Quay Street'],
    ['Town or city', 'Yarm'],
    ['Postcode', 'TS15 9XX'],
    ['Email address', 'jane@frost.test'],
    'Work history',
    'Current or most recent job',
    ['Job title', 'Fitter'],
    ["Employer's name", 'Tern Mill'],
    ["Employer's address", 'Yarm, Cleveland'],
    ['Start date', 'March 2021'],
    ['Notice period', '8 weeks'],
    'Previous job 1',
    ['Job title', 'Storeman'],
    ["Employer's name", 'Wren Stores'],
    ["Employer's address", 'Hull, Yorkshire'],
    ['Start date', 'September 2019'],
    ['End date', 'February 2021'],
    ['Reason for leaving', 'To work nearer home'],
    'Referees',
    ['Name', 'Alison Prideaux'],
    ['Email', 'alison@prideaux.test'],
  );
  expect(jobsOf(items)).toEqual([
    ['Fitter', 'Tern Mill', 'Yarm, Cleveland', '2021-03', 'present'],
    ['Storeman', 'Wren Stores', 'Hull, Yorkshire', '2019-09', '2021-02'],
  ]);
  expect(readCv(items).basics).toMatchObject({
    name: 'Jane Frost',
    location: 'Yarm',
    email: 'jane@frost.test',
  });
});

test('the letterhead of an agency and its consultant are not the person', () => {
  const items = [
    piece('TERN RECRUITMENT', 300, 20, { size: 20, bold: true }),
    piece('Quay House, Bristol BS1 · 0117 496 0112', 300, 40),
    ...beside(
      'CANDIDATE PROFILE',
      ['Name:', 'Jane Frost'],
      ['Home location:', 'Chepstow'],
      ['Position:', 'Finance Manager'],
      ['Availability:', '1 month'],
      ['Your consultant:', 'Tom Wren, tom@tern.test, 07700 900533'],
      'Employment history',
    ),
    piece('Accountant, Wren Ltd, Hull, 2016 – 2020', 40, 250),
  ];
  expect(readCv(items).basics).toMatchObject({ name: 'Jane Frost', location: 'Chepstow', email: '', phone: '' });
});

test('months such as 03.16 are dates where a document writes them so', () => {
  const rows = [
    ['Employer', 'Position held', 'From', 'To'],
    ['Tern Mill', 'Fitter', '03.16', '09.20'],
    ['Wren Stores', 'Storeman', '08.13', '02.16'],
  ];
  const items = rows.flatMap((row, at) =>
    row.map((text, index) => piece(text, 40 + 130 * index, 90 + 20 * at, { bold: at === 0 })),
  );
  expect(jobsOf([piece('Jane Frost', 40, 30, { size: 20 }), piece('EMPLOYMENT', 40, 65, { bold: true }), ...items])).toEqual([
    ['Fitter', 'Tern Mill', '', '2016-03', '2020-09'],
    ['Storeman', 'Wren Stores', '', '2013-08', '2016-02'],
  ]);
});
