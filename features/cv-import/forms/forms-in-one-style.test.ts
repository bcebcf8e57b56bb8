import { expect, test } from 'vitest';
import type { Item } from '../document/items.ts';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { piece } from '../testing.ts';

const readText = (...lines: string[]) => readCv(itemsOfText(lines.join('\n')));

const EUROPASS = [
  'Europass',
  'Curriculum Vitae',
  '',
  'Personal information',
  'Surname(s) / First name(s)    Nowak Zofia',
  'Address    12 Lipowa Street, 20-024 Lublin (Poland)',
  'Telephone(s)    +48 81 555 0134',
  'E-mail    zofia.nowak@poczta.test',
  'Nationality    Polish',
  '',
  'Desired employment / Occupational field    Logistics coordinator',
  '',
  'Work experience',
  'Dates    March 2014 - present',
  'Occupation or position held    Shift manager',
  'Main activities and responsibilities    Planning of three shifts with 45 employees.',
  'Control of stock and of dangerous goods.',
  'Name and address of employer    Rybitwa Logistyka Sp. z o.o.',
  'ul. Ogrodowa 6, 20-331 Lublin (Poland)',
  'Type of business or sector    Logistics',
  '',
  'Dates    September 2008 - February 2014',
  'Occupation or position held    Dispatcher',
  'Main activities and responsibilities    Planning of routes for 30 lorries.',
  'Name and address of employer    Brzeg Trans S.A., Lublin (Poland)',
  '',
  'Education and training',
  'Dates    2003 - 2008',
  'Title of qualification awarded    Master of Science',
  'Name and type of organisation providing education and training    Lublin University of Technology',
  '',
  'Personal skills and competences',
  'Mother tongue(s)    Polish',
  'Other language(s)    English, Russian',
  'Self-assessment    Understanding    Speaking    Writing',
  'European level (*)    Listening    Reading    Spoken interaction    Spoken production',
  'English    B2    C1    B2    B2    B2',
  'Russian    B1    B1    A2    A2    A2',
  '(*) Common European Framework of Reference for Languages',
  'Computer skills and competences    MS Excel, SAP WM',
];

test('the older European form as plain text has its person, posts and studies', () => {
  const cv = readText(...EUROPASS);
  expect(cv.basics).toMatchObject({
    name: 'Zofia Nowak',
    label: 'Logistics coordinator',
    location: '12 Lipowa Street, 20-024 Lublin (Poland)',
    email: 'zofia.nowak@poczta.test',
  });
  expect(cv.work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate])).toEqual([
    ['Shift manager', 'Rybitwa Logistyka Sp. z o.o.', '2014-03', 'present'],
    ['Dispatcher', 'Brzeg Trans S.A.', '2008-09', '2014-02'],
  ]);
  expect(cv.work[0]?.location).toBe('ul. Ogrodowa 6, 20-331 Lublin (Poland)');
  expect(cv.work[0]?.summary).toContain('Control of stock and of dangerous goods.');
  expect(cv.education).toMatchObject([{ institution: 'Lublin University of Technology', studyType: 'Master of Science' }]);
});

test('a grid of languages has each language once with its levels', () => {
  const cv = readText(...EUROPASS);
  expect(cv.languages).toEqual([
    { language: 'Polish', fluency: '' },
    { language: 'English', fluency: 'B2, C1, B2, B2, B2' },
    { language: 'Russian', fluency: 'B1, B1, A2, A2, A2' },
  ]);
});

/** Rows of a table with one style, each with labels and answers in turn. */
function table(...rows: string[][]): Item[] {
  return rows.flatMap((row, index) =>
    row.map((text, column) => piece(text, 40 + 130 * column, 100 + 24 * index, row.length === 1 ? { bold: true, size: 12 } : {})),
  );
}

test('unknown labels beside known ones are no part of the answers', () => {
  const cv = readCv(
    table(
      ['1. Personal details'],
      ['Title', 'Mr', 'Surname', 'Frost'],
      ['First name(s)', 'Rowan Lee', 'Known as', 'Ro'],
      ['Address', '4 Shore Brae, Arbroath', 'Postcode', 'DD11 9ZZ'],
      ['Email', 'rowan@frost.test', 'NI number', 'To be supplied'],
      ['2. Present employment'],
      ['Employer', 'Tern Fruit Farm', 'Address', 'Arbroath'],
      ['Job title', 'Packer', 'Salary', '£11.44 per hour'],
      ['Date from', '03/06/2024', 'Date to', '25/10/2024'],
    ),
  );
  expect(cv.basics).toMatchObject({ name: 'Rowan Lee Frost', location: '4 Shore Brae, Arbroath, DD11 9ZZ' });
  expect(cv.work).toMatchObject([
    { name: 'Tern Fruit Farm', position: 'Packer', location: 'Arbroath', startDate: '2024-06', endDate: '2024-10' },
  ]);
});

test('labels that end at one edge and begin at several are labels too', () => {
  const rows: [string, string][] = [
    ['First name(s) / Surname(s)', 'Ioan Marin'],
    ['Address(es)', '31 Abbey Way, Yarm'],
    ['Telephone(s)', '01632 960377'],
    ['E-mail', 'ioan@marin.test'],
    ['Nationality', 'Romanian'],
    ['Work experience', ''],
    ['Dates', '06/03/2017 - present'],
    ['Occupation or position held', 'Driver'],
    ['Name and address of employer', 'Tern Haulage Ltd, Yarm'],
  ];
  const cv = readCv(
    rows.flatMap(([label, answer], index) => [
      piece(label, 200 - label.length * 5, 60 + 14 * index),
      ...(answer === '' ? [] : [piece(answer, 215, 60 + 14 * index)]),
    ]),
  );
  expect(cv.basics).toMatchObject({ name: 'Ioan Marin', location: '31 Abbey Way, Yarm', phone: '01632 960377' });
  expect(cv.work).toMatchObject([{ name: 'Tern Haulage Ltd', position: 'Driver', endDate: 'present' }]);
});

/** A cell of a ruled form: a small label and its answer on one line. */
const cell = (label: string, answer: string, x: number, y: number, row: number): Item[] => [
  piece(`${label} `, x, y, { size: 8, row }),
  piece(answer, x + (label.length + 1) * 4, y, { size: 10, row }),
];

test('small type tells a label from the answer on its line', () => {
  const cv = readCv([
    ...cell('Surname', 'Pell', 40, 100, 1),
    ...cell('Forename(s)', 'Gwen Ann', 260, 100, 1),
    ...cell('Address', '4 Mill Road, Llandovery', 40, 120, 2),
    ...cell('Mobile', '07700 900462', 260, 120, 2),
    ...cell('Name and address of employer', 'Tern Scaffolding', 40, 150, 3),
    piece('Ltd, Llandovery', 40, 162, { row: 3 }),
    ...cell('Position held', 'Scaffolder', 320, 150, 3),
    ...cell('Date started', 'June 2019', 450, 150, 3),
    ...cell('Main duties', 'I run a gang of three.', 40, 180, 4),
  ]);
  expect(cv.basics).toMatchObject({ name: 'Gwen Ann Pell', location: '4 Mill Road, Llandovery', phone: '07700 900462' });
  expect(cv.work).toMatchObject([{ name: 'Tern Scaffolding Ltd', position: 'Scaffolder', startDate: '2019-06' }]);
});

/** Cells of a ruled form with a numbered label above each answer. */
function ruled(...rows: [string, string][][]): Item[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap(([label, answer], column) => [
      piece(label, 40 + 130 * column, 100 + 40 * row, { size: 8, row }),
      piece(answer, 40 + 130 * column, 116 + 40 * row, { row }),
    ]),
  );
}

test('numbered labels above their answers in one cell', () => {
  const cv = readCv([
    ...ruled(
      [
        ['1. Family name', 'Cherono'],
        ['First name', 'Josphat'],
        ['Middle name', 'Kip'],
      ],
      [
        ['12. Permanent address', 'Box 44, Eldoret, Kenya'],
        ['14. E-mail', 'jk@cherono.test'],
      ],
    ),
    piece('A. PRESENT POST', 40, 190, { row: 8, size: 8 }),
    ...ruled(
      [],
      [],
      [],
      [
        ['FROM Month/Year', '07/2019'],
        ['TO Month/Year', 'to date'],
        ['EXACT TITLE OF YOUR POST', 'Movement Control Officer'],
      ],
      [
        ['NAME OF EMPLOYER', 'Tern Relief Mission'],
        ['TYPE OF BUSINESS', 'Relief'],
      ],
    ),
  ]);
  expect(cv.basics).toMatchObject({ name: 'Josphat Kip Cherono', email: 'jk@cherono.test' });
  expect(cv.work).toMatchObject([
    { name: 'Tern Relief Mission', position: 'Movement Control Officer', startDate: '2019-07', endDate: 'present' },
  ]);
});
