import { describe, expect, test } from 'vitest';
import { randomCv } from '../../../bench/cv/random/headings.ts';
import { headingShares } from '../../../bench/cv/random/shares.ts';
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

  test('are in a separate section', () => {
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

test('a table of names and lists has a group of skills in each row, also one named like a section', () => {
  const rows = [
    ['Design', 'AutoCAD, Revit'],
    ['Languages', 'Python, Go'],
    ['Surveying', 'Total station, GPS'],
  ] as const;
  const { skills } = readCv([
    piece('Jane Frost', 0, 20, { size: 18, bold: true }),
    piece('SKILLS', 0, 60, { bold: true }),
    ...rows.flatMap(([label, list], index) => [piece(label, 0, 80 + 16 * index), piece(list, 140, 80 + 16 * index)]),
    piece('EDUCATION', 0, 160, { bold: true }),
    piece('BSc Surveying, Calder University, Leeds, 2011', 0, 176),
  ]);
  expect(skills.map(({ name, keywords }) => [name, keywords])).toEqual(rows.map(([name, list]) => [name, list.split(', ')]));
});

test('lines with the names of sections in a section of anything else are those sections', () => {
  const { awards, skills, languages, interests, more } = read(
    'EDUCATION',
    'BSc Physics, Calder University, 2009',
    '',
    'ADDITIONAL',
    'Awards: Baxter Prize; Chancellor Medal',
    'Skills: Stata, R',
    'Languages: French (fluent)',
    'Interests: rowing, chess',
    'Notice: three months',
  );
  expect(awards.map(({ name }) => name)).toEqual(['Baxter Prize', 'Chancellor Medal']);
  expect(skills.flatMap(({ name, keywords }) => [name, ...keywords].filter(Boolean))).toEqual(['Stata', 'R']);
  expect(languages).toEqual([{ language: 'French', fluency: 'fluent' }]);
  expect(interests).toEqual(['rowing', 'chess']);
  expect(more.flatMap(({ lines }) => lines)).toContain('Notice: three months');
});

describe('languages without a symbol before their levels', () => {
  test.each([
    ['Polish mother tongue – English C1 – Russian A2', ['Polish: mother tongue', 'English: C1', 'Russian: A2']],
    [
      'Welsh and English from home; good reading French and Latin.',
      ['Welsh: from home', 'English: from home', 'French: good reading', 'Latin: good reading'],
    ],
    ['Native Spanish, basic Italian', ['Spanish: Native', 'Italian: basic']],
    ['Fluent in Hindi and Urdu', ['Hindi: Fluent', 'Urdu: Fluent']],
    ['Greek (native), British Sign Language', ['Greek: native', 'British Sign Language: ']],
    ['Irish Gaelic, Scots', ['Irish Gaelic: ', 'Scots: ']],
  ])('%s', (text, wanted) =>
    expect(read('LANGUAGES', text).languages.map(({ language, fluency }) => `${language}: ${fluency}`)).toEqual(wanted),
  );
});

const jobs = (...lines: string[]) =>
  read('EXPERIENCE', ...lines).work.map(({ position, name, location }) => [position, name, location]);

test('reads nine of ten jobs whose headings have a random form', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => 20_001 + index);
  const { jobs: count, right } = headingShares(seeds.map(randomCv));
  expect(count).toBeGreaterThan(150);
  expect(right['employer and title'].right / count).toBeGreaterThan(0.9);
  expect(right.dates.right / count).toBeGreaterThan(0.97);
});

describe('lines of names near dates are headings', () => {
  test('with the dates between the names', () => {
    expect(
      jobs(
        'Research Fellow, Jul 2020 – Apr 2025 – Highfield Care',
        '• Prepared weekly reports for the board',
        '',
        'Store Manager, Oct 2013 – Mar 2016 – Fernhill Fire and Rescue Service',
        '• Led a team of twelve',
      ).map(([position, name]) => [position, name]),
    ).toEqual([
      ['Research Fellow', 'Highfield Care'],
      ['Store Manager', 'Fernhill Fire and Rescue Service'],
    ]);
  });

  test('with the dates on the line above', () => {
    expect(
      jobs(
        '2023 - present',
        'Nimbus Catering Solutions, Postgraduate Researcher, Lisburn',
        '• Wrote the first guide to safe lifting',
        '',
        '2020 - 2023',
        'Mistry & Garside, Inside Wireman, Ely',
        '• Answered sixty calls a day',
      ).map(([position, name]) => [position, name]),
    ).toEqual([
      ['Postgraduate Researcher', 'Nimbus Catering Solutions'],
      ['Inside Wireman', 'Mistry & Garside'],
    ]);
  });

  test('but a sentence with dates is text', () => {
    const { work } = read(
      'EXPERIENCE',
      'Store Manager, Fernhill Foods Ltd, 2018 - 2021',
      'From 2019 to 2020 I also looked after the shop in the next town and trained its new manager.',
    );
    expect(work).toHaveLength(1);
    expect(work[0]?.summary).toContain('trained its new manager');
  });
});

test('a second line that other headings have is no wrapped text', () => {
  const items = [
    ['2015 – 2019 | Transit Vehicle Inspector, Granite Borough Council of the Lower Valley and Hills', 'Redruth'],
    ['2012 – 2014 | Groundsman, Amberley Signs', 'Braintree'],
    ['2010 – 2011 | Bus Driver, Northgate Travel', 'Ely'],
  ];
  expect(
    jobs(...items.flatMap(([head = '', town = '']) => [head, town, '- Kept the site tidy', ''])).map(([, name]) => name),
  ).toEqual(['Granite Borough Council of the Lower Valley and Hills', 'Amberley Signs', 'Northgate Travel']);
});

test('`in` before a town with its region separates them from the employer', () => {
  expect(
    jobs(
      'Jan 2019 - Present | Stylist',
      'McElroy Solutions in Redruth, West Yorkshire',
      '- Cut hair',
      '',
      'Jan 2014 - Dec 2018 | Mechanic',
      'Oakmere Foods LLC in Newton Abbot, Surrey',
      '- Repaired vans',
    ),
  ).toEqual([
    ['Stylist', 'McElroy Solutions', 'Redruth, West Yorkshire'],
    ['Mechanic', 'Oakmere Foods LLC', 'Newton Abbot, Surrey'],
  ]);
});

describe('a section whose heading names nothing known', () => {
  const page = (...lines: string[]) =>
    read('PROFILE', 'Cook with ten years in hotels.', '', ...lines, '', 'SKILLS', 'Menus, Stock');

  test('has the jobs where its entries have dates and posts and no other section has them', () => {
    const { work, sections } = page(
      'GALLEYS',
      'Sous Chef, Northgate Inn, 2019 - 2023',
      '- Ordered fish daily',
      '',
      'Line Cook, Quayside Foods Ltd, 2015 - 2018',
      '- Worked the grill',
    );
    expect(sections.map(({ title, kind }) => [title, kind])).toContainEqual(['GALLEYS', 'work']);
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Sous Chef', 'Northgate Inn'],
      ['Line Cook', 'Quayside Foods Ltd'],
    ]);
  });

  test('is named by its jobs beside a section of jobs too, and stays as it is without a post', () => {
    const { work, more } = page(
      'EMPLOYMENT',
      'Sous Chef, Northgate Inn, 2019 - 2023',
      '',
      'GALLEYS',
      'Line Cook, Quayside Foods Ltd, 2015 - 2018',
      '',
      'PASSAGES',
      'Leith to Bergen, Yacht Aurora, 2015 - 2018',
    );
    expect(work.map(({ position }) => position)).toEqual(['Sous Chef', 'Line Cook']);
    expect(more.map(({ title }) => title)).toContain('PASSAGES');
  });
});

test('several people at the end of a name are an employer', () => {
  expect(
    jobs('Ward Sister, Brightwater Flooring Partners, 2019 - 2023', '- Led a shift').map(([position, name]) => [position, name]),
  ).toEqual([['Ward Sister', 'Brightwater Flooring Partners']]);
});

test('any symbol between spaces separates the pieces of a heading', () => {
  expect(
    jobs(
      'Line Cook ⟡ Bayou Street Kitchen ⟡ 2014 - 2018',
      '- Worked the grill',
      '',
      'Porter ⟡ Northgate Inn ⟡ 2011 - 2013',
      '- Cleaned',
    ).map(([position, name]) => [position, name]),
  ).toEqual([
    ['Line Cook', 'Bayou Street Kitchen'],
    ['Porter', 'Northgate Inn'],
  ]);
});

test('studies and certificates in one list go to their sections', () => {
  const { education, certificates } = read(
    'EDUCATION & CERTIFICATIONS',
    '- Associate of Arts, General Studies - Tern College (2019)',
    '- Safety at Work, 30 hours - 2025',
    '- Senior Leader Course - 2020',
  );
  expect(education).toMatchObject([{ institution: 'Tern College', endDate: '2019' }]);
  expect(certificates.map(({ name }) => name)).toEqual(['Safety at Work, 30 hours', 'Senior Leader Course']);
});

test('highlights of a career without dates are no posts, and a list below Other is skills', () => {
  const cv = read(
    'SELECTED CAREER HIGHLIGHTS',
    '- Delivered an overhaul 19 days early',
    'PROFESSIONAL EXPERIENCE',
    'Fitter, Tern Mill    2019 - 2024',
    '- Kept the looms',
    'OTHER',
    'ArcGIS, small boat operation to 29 feet, route survey',
  );
  expect(cv.work.map(({ name }) => name)).toEqual(['Tern Mill']);
  expect(cv.skills.flatMap(({ keywords }) => keywords)).toEqual(['ArcGIS', 'small boat operation to 29 feet', 'route survey']);
});
