import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { piece, read } from '../testing.ts';
import { isName, nameAsWritten } from '../vocabulary/names.ts';

const SKILLS = ['', 'SKILLS', '', 'Inventory, Radio, First aid'];
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

describe('names of certificates', () => {
  test('are one in each line, with or without a date', () => {
    const { certificates } = read(
      'ABOUT',
      'Heating engineer with seventeen years in homes, from Swansea to Neath.',
      '',
      'TICKETS',
      'Core Gas Safety, exp. 2027',
      'Unvented Hot Water',
      'Heat Pumps, valid to 05.2028',
      'Legionella awareness',
      'Abrasive wheels',
      ...SKILLS,
    );
    expect(certificates.map(({ name, endDate }) => [name, endDate])).toEqual([
      ['Core Gas Safety', '2027'],
      ['Unvented Hot Water', ''],
      ['Heat Pumps', '2028-05'],
      ['Legionella awareness', ''],
      ['Abrasive wheels', ''],
    ]);
  });

  test('are one in each line also where every other one has a date', () => {
    const { certificates } = read(
      'ABOUT',
      'Heating engineer with seventeen years in homes, from Swansea to Neath.',
      '',
      'TICKETS',
      'Core Gas Safety, 2022',
      'Unvented Hot Water',
      'Heat Pumps, 2023',
      'Legionella awareness',
      ...SKILLS,
    );
    expect(namesOf(certificates)).toEqual(['Core Gas Safety', 'Unvented Hot Water', 'Heat Pumps', 'Legionella awareness']);
  });

  test('have who gave them and when on the line below, where every other line has the date', () => {
    const { certificates } = read(
      ...['CERTIFICATES', 'First Aid at Work', 'Tern Ambulance, 2022', 'Food Hygiene', 'Kite Training, 2019', ...SKILLS],
    );
    expect(namesOf(certificates)).toEqual(['First Aid at Work', 'Food Hygiene']);
  });
});

test('awards are one in each line', () => {
  const { awards } = read(
    'ABOUT',
    'Nine years of keeping networks safe in three countries.',
    '',
    'AWARDS',
    'Achievement Medal (2)',
    'Squadron NCO of the Year, 2022',
    ...SKILLS,
  );
  expect(namesOf(awards)).toEqual(['Achievement Medal (2)', 'Squadron NCO of the Year']);
});

describe('names in a narrow column', () => {
  const inColumn = (...names: string[]) =>
    readCv([
      piece('Jane Frost', 200, 40, { size: 16, bold: true }),
      piece('jane@frost.test', 40, 60),
      piece('Certificates', 40, 84, { size: 12, bold: true }),
      ...names.map((name, index) => piece(name, 40, 100 + index * 12)),
      piece('Experience', 200, 84, { size: 12, bold: true }),
      ...['2019 - 2024', '2015 - 2019'].flatMap((dates, index) => [
        piece(`Fitter ${index + 1}, Tern Motors`, 200, 100 + index * 60),
        piece(dates, 480, 100 + index * 60),
        piece('Kept the presses and the paint line of the works running day and night', 200, 114 + index * 60),
      ]),
    ]).certificates.map(({ name }) => name);

  test('go on where their first line had no room', () => {
    expect(inColumn('Certified Accounts Payable', 'Professional', 'First Aid', 'Incident Command System', '300')).toEqual([
      'Certified Accounts Payable Professional',
      'First Aid',
      'Incident Command System 300',
    ]);
  });

  test('are whole at a word that ends a name', () => {
    expect(inColumn('NEBOSH General Certificate', 'Category A Watchkeeper')).toEqual([
      'NEBOSH General Certificate',
      'Category A Watchkeeper',
    ]);
  });
});

test.each([
  ['Driver CPC, to 2027', 'Driver CPC'],
  ['Reach truck, refresher 2023', 'Reach truck'],
  ['Slinger, current to 2027', 'Slinger'],
])('%s has a date behind its name', (text, name) => {
  expect(namesOf(read('CERTIFICATES', '', text, ...SKILLS).certificates)).toEqual([name]);
});

describe('languages', () => {
  test('are the last line of the studies where it has their levels', () => {
    const { languages, education } = read('SCHOOL', 'Harbour College, BTEC, 2009', '', 'Welsh first language, English');
    expect(languages.map(({ language }) => language)).toEqual(['Welsh', 'English']);
    expect(education).toHaveLength(1);
  });

  test('are no subjects of a school', () => {
    expect(read('SCHOOL', 'Harbour Academy, 1998 to 2004', 'Highers: English, business, French').languages).toEqual([]);
  });

  test('with short names belong to their list', () => {
    expect(read('LANGUAGES', '', 'English, Twi, Ga').languages.map(({ language }) => language)).toEqual(['English', 'Twi', 'Ga']);
  });
});

test('lists that go on in the next line are no headings', () => {
  const { skills } = read(
    'WHAT I BRING',
    '',
    'Cost control • First aid •',
    'Leadership • Training',
    '',
    'LANGUAGES',
    '',
    'French',
  );
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Cost control', 'First aid', 'Leadership', 'Training']);
});

test('a remark in brackets goes on with the skill above it', () => {
  const { skills } = read('SKILLS', '', 'Technical: Forklift', '(counterbalance), Tachographs', 'Other: Training, Stores');
  expect(skills).toMatchObject([
    { keywords: ['Forklift (counterbalance)', 'Tachographs'] },
    { keywords: ['Training', 'Stores'] },
  ]);
});

test.each([
  'References from two former managers will be sent gladly.',
  'Refs: ask Tern Heating, they know',
  'Referees available on request',
])('%s is no entry', (text) => {
  const cv = read('CERTIFICATES', 'First Aid, 2022', '', text);
  expect(namesOf(cv.certificates)).toEqual(['First Aid']);
  expect(cv.more).toEqual([{ title: 'References', lines: [text] }]);
});

describe('labels of a form without a colon', () => {
  test.each([
    ['Address Shipley, West Yorkshire Telephone 01274 555 0162 Email jane@frost.test', 'Shipley, West Yorkshire'],
    ['Address 14 Mill Lane, Leeds Tel 01274 555 0162 Email jane@frost.test', '14 Mill Lane, Leeds'],
  ])('separate contacts: %s', (text, location) => {
    const { basics } = readCv(itemsOfText(['Jane Frost', text, ...SKILLS].join('\n')));
    expect(basics).toMatchObject({ name: 'Jane Frost', location, phone: '01274 555 0162', email: 'jane@frost.test' });
  });

  test('stand in a section of their own', () => {
    const { basics } = readCv(
      itemsOfText(
        [
          'JANE FROST',
          'NAME AND CONTACT',
          'Address Leicester, Leicestershire',
          'Tel 0116 555 0198',
          'Email jane@frost.test',
          ...SKILLS,
        ].join('\n'),
      ),
    );
    expect(basics).toMatchObject({
      name: 'Jane Frost',
      label: '',
      location: 'Leicester, Leicestershire',
      phone: '0116 555 0198',
    });
  });
});

test.each([
  ['RENEE FROST, MSgt, USAF (Ret)', 'Renee Frost'],
  ['Alistair Frost MIRTE', 'Alistair Frost'],
  ['Jane MILLER', 'Jane MILLER'],
])('%s is a name', (printed, name) => {
  expect(isName(printed)).toBe(true);
  expect(nameAsWritten(printed)).toBe(name);
});

test('a comma within brackets ends no name', () => {
  const { certificates } = read(
    'CERTIFICATES',
    '- Chartered Management Accountant (ACMA, CGMA)',
    '- Fire Marshal, Tern Safety Ltd, 2020',
  );
  expect(certificates.map(({ name, by }) => [name, by])).toEqual([
    ['Chartered Management Accountant (ACMA, CGMA)', ''],
    ['Fire Marshal', 'Tern Safety Ltd'],
  ]);
});
