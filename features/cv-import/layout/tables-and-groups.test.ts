import { describe, expect, test } from 'vitest';
import type { Item } from '../document/items.ts';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { piece, read } from '../testing.ts';

/** A page of rows; cells begin at the columns, `*` makes one bold. */
const page = (columns: number[], ...rows: string[][]): Item[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, index) => {
      const text = cell.replace(/^\*/, '');
      const item = { page: 1, text, x: columns[index] ?? 50, y: 60 + row * 14, width: text.length * 5, size: 10, font: '' };
      return text === '' ? [] : [{ ...item, bold: cell.startsWith('*') }];
    }),
  );

const cvPage = (columns: number[], ...rows: string[][]) => page(columns, ['*Jane Frost'], ['jane@frost.test'], ...rows);

describe('column titles', () => {
  test('of which only some are known head a table whose rows begin where they do and have dates', () => {
    const { education } = readCv(
      cvPage(
        [50, 190, 350, 450],
        ['*Education'],
        ['Degree', 'Institution', 'Outcome', 'Year'],
        ['BSc Physics', 'Harbour College', 'First', '2015'],
        ['Matric', 'Northfield', 'Merit', '2011'],
      ),
    );
    expect(education.map(({ institution, studyType, endDate }) => [institution, studyType, endDate])).toEqual([
      ['Harbour College', 'BSc Physics', '2015'],
      ['Northfield', 'Matric', '2011'],
    ]);
  });

  test('say that a cell is neither employer, post nor place', () => {
    const { work } = readCv(
      cvPage(
        [50, 150, 290, 430],
        ['*Employment'],
        ['Dates', 'Employer', 'Position held', 'Reason for leaving'],
        ['2019 – 2023', 'Harbour Mills', 'Shift Manager', 'Promotion'],
        ['2015 – 2019', 'Orchard Foods', 'Packer', 'Marriage'],
      ),
    );
    expect(work.map(({ name, location, summary }) => [name, location, summary])).toEqual([
      ['Harbour Mills', '', 'Promotion'],
      ['Orchard Foods', '', 'Marriage'],
    ]);
  });
});

describe('the cells of a titled table', () => {
  const table = (rows: readonly (readonly [y: number, ...texts: string[]])[], xs: readonly number[]) =>
    readCv([
      piece('Jane Frost', 50, 40, { size: 20, bold: true }),
      piece('jane@frost.test', 50, 60),
      piece('Employment', 50, 90, { bold: true, size: 13 }),
      ...rows.flatMap(([y, ...texts]) => texts.flatMap((text, index) => (text === '' ? [] : [piece(text, xs[index] ?? 0, y)]))),
      piece('Skills', 50, 390, { bold: true, size: 13 }),
      piece('Welding, Brazing', 50, 408),
    ]);

  test('are whole, although some of a row are empty and dates wrap', () => {
    const { work } = table(
      [
        [110, 'When', 'Company', 'Role', 'Duties'],
        [130, 'Mar 2019 – Jun', 'Thornbury Motor', 'Parts Adviser', 'Counter sales and orders'],
        [143, '2024', 'Factors', '(part time)', 'from the trade'],
        [163, '2015 – 2019', 'Penhale Bakeries', 'Delivery', ''],
        [176, '', '', 'Driver', ''],
        [196, '2012 – 2015', 'Crest Linen', 'Presser', ''],
      ],
      [50, 140, 230, 305],
    );
    expect(
      work.map(({ name, position, printedDates, summary, highlights }) => [name, position, printedDates, summary, ...highlights]),
    ).toEqual([
      ['Thornbury Motor Factors', 'Parts Adviser', 'Mar 2019 – Jun 2024', 'part time', 'Counter sales and orders from the trade'],
      ['Penhale Bakeries', 'Delivery Driver', '2015 – 2019', ''],
      ['Crest Linen', 'Presser', '2012 – 2015', ''],
    ]);
  });

  test('each have their lines together, and none goes to the next row', () => {
    const { military } = table(
      [
        [110, 'Dates', 'Rank and trade', 'Details'],
        [130, '2016 – 2021', 'Corporal', '1 Close Support Battalion REME, Catterick'],
        [151, '', 'Vehicle Mechanic', 'Ran a fitter section of five.'],
        [172, '', '', 'Kept 40 vehicles on the road.'],
        [193, '2012 – 2016', 'Craftsman', '6 Battalion REME, Tidworth'],
        [214, '', 'Recovery Mechanic', 'Two tours of Kenya.'],
      ],
      [50, 140, 290],
    );
    expect(military.map(({ rank, trade, unit }) => [rank, trade, unit])).toEqual([
      ['Corporal', 'Vehicle Mechanic', '1 Close Support Battalion REME'],
      ['Craftsman', 'Recovery Mechanic', '6 Battalion REME'],
    ]);
    expect(JSON.stringify(military[0])).toContain('Kept 40 vehicles on the road.');
  });

  test('end at a row that has something else in the column of dates', () => {
    const { work, military } = table(
      [
        [110, 'Dates', 'Position', 'Employer'],
        [130, 'April 2023 to', 'Data Clerk', 'Redfern Biosciences'],
        [143, 'May 2025', '', ''],
        [156, '2023', 'Data Assistant', 'Milford Dairies'],
        [174, 'Duty Title: Supply Chief', '', '', 'Rank: Sergeant'],
        [189, 'Organization: 2nd Maintenance Battalion, Camp Lejeune, NC', '', ''],
        [204, 'Period: April 2019 – March 2023', '', ''],
      ],
      [50, 160, 300, 420],
    );
    expect(work).toMatchObject([
      { position: 'Data Clerk', name: 'Redfern Biosciences', endDate: '2025-05' },
      { name: 'Milford Dairies' },
    ]);
    expect(military).toMatchObject([{ rank: 'Sergeant', trade: 'Supply Chief', startDate: '2019-04' }]);
  });
});

test('a sentence behind the posts of a column is the text of their entries', () => {
  const { work } = readCv(
    cvPage(
      [50, 150, 290],
      ['*Employment'],
      ['Dates', 'Employer', 'Post'],
      ['2019 – 2023', 'Harbour Mills', 'Shift Manager Ran three lines and a crew of nine'],
      ['2015 – 2019', 'Orchard Foods', 'Line Supervisor Kept the peace'],
      ['2013 – 2015', 'Frost Bakery', 'Packer'],
    ),
  );
  expect(work.map(({ position, summary, highlights }) => [position, summary || highlights.join()])).toEqual([
    ['Shift Manager', 'Ran three lines and a crew of nine'],
    ['Line Supervisor', 'Kept the peace'],
    ['Packer', ''],
  ]);
});

test('the titles of a table are kept below the list of a row', () => {
  const { work } = readCv(
    cvPage(
      [50, 150, 290, 430],
      ['*Employment'],
      ['Dates', 'Position', 'Employer', 'Location'],
      ['2019 – 2023', 'Shift Manager', 'Harbour Mills', 'Wexmouth'],
      ['• Ran three lines'],
      ['2015 – 2019', 'Packer', 'Orchard', 'Arlburg'],
      ['• Packed apples'],
    ),
  );
  expect(work.map(({ name, location, highlights }) => [name, location, highlights])).toEqual([
    ['Harbour Mills', 'Wexmouth', ['Ran three lines']],
    ['Orchard', 'Arlburg', ['Packed apples']],
  ]);
});

test('a narrow column of dates and labels, each beside its row, is no column of the page', () => {
  const { work, basics, languages } = readCv(
    page(
      [50, 170],
      ['Jane Frost'],
      ['*Personal details'],
      ['Born', '4 May 1985'],
      ['Address', 'Leeds, UK'],
      ['Telephone', '07700 900123'],
      ['Email', 'jane@frost.test'],
      ['*Professional career'],
      ['01/2019 – 12/2023', 'Editor'],
      ['', '*Harbour Press'],
      ['01/2015 – 12/2018', 'Reporter'],
      ['', '*Northern Courier'],
      ['*Languages'],
      ['German', 'fluent'],
      ['Polish', 'basic'],
    ),
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Harbour Press', 'Editor'],
    ['Northern Courier', 'Reporter'],
  ]);
  expect(basics.location).toBe('Leeds, UK');
  expect(languages.map(({ language }) => language)).toEqual(['German', 'Polish']);
});

test('posts below a rank in bold have that rank, and the unit above all ranks', () => {
  const { military } = readCv(
    cvPage(
      [50],
      ['*MILITARY CAREER'],
      ['*British Army, 2nd Battalion The Rifles'],
      ['*Captain'],
      ['Operations Officer, Tidworth (2018 – 2021)'],
      ['• Planned the deployment of a company to Estonia and brought all of it home'],
      ['Training Officer, Honington (2015 – 2018)'],
      ['• Ran courses'],
      ['*Lieutenant'],
      ['Platoon Commander, Bulford (2012 – 2015)'],
      ['• Led thirty riflemen'],
    ),
  );
  expect(military.map(({ rank, trade, unit }) => [rank, trade, unit])).toEqual([
    ['Captain', 'Operations Officer', '2nd Battalion The Rifles'],
    ['Captain', 'Training Officer', '2nd Battalion The Rifles'],
    ['Lieutenant', 'Platoon Commander', '2nd Battalion The Rifles'],
  ]);
});

describe('places', () => {
  test('that the CV has in the address are towns behind an employer too', () => {
    const { work } = readCv(
      page(
        [50, 350],
        ['*Jane Frost'],
        ['14 Castle Terrace, Wexmouth, Devon'],
        ['jane@frost.test'],
        ['*EMPLOYMENT'],
        ['*Frost Bakery, Wexmouth'],
        ['Shop Manager', '2019 – 2023'],
        ['Shop Assistant', '2015 – 2019'],
      ),
    );
    expect(work.map(({ name, location }) => [name, location])).toEqual([
      ['Frost Bakery', 'Wexmouth'],
      ['Frost Bakery', 'Wexmouth'],
    ]);
  });

  test('that wrap in a narrow column are joined', () => {
    const { basics } = readCv(page([50], ['*Jane Frost'], ['*Contact'], ['Sale, Greater'], ['Manchester'], ['jane@frost.test']));
    expect(basics.location).toBe('Sale, Greater Manchester');
  });

  test('that no list has are towns among the contacts', () => {
    expect(read('CONTACT', 'Wexmouth', '07700 900123', '', 'PROFILE', 'Baker.').basics.location).toBe('Wexmouth');
  });
});

test('languages among personal details', () => {
  const { languages, more } = read(
    'PERSONAL DETAILS',
    'Languages known: Tamil, English',
    'Nationality: Indian',
    '',
    'SKILLS',
    'Typing, Filing',
  );
  expect(languages.map(({ language }) => language)).toEqual(['Tamil', 'English']);
  expect(JSON.stringify(more)).toContain('Nationality: Indian');
});

test('levels of the European form in one line with the language', () =>
  expect(read('LANGUAGES', 'English LISTENING C1 READING B2', 'Russian LISTENING B1 READING A2').languages).toEqual([
    { language: 'English', fluency: 'LISTENING C1 READING B2' },
    { language: 'Russian', fluency: 'LISTENING B1 READING A2' },
  ]));

test('the place and day of signing are no skill', () => {
  const { skills, more } = read('SKILLS', 'Typing, Filing', 'Graz, 3 March 2025');
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Typing', 'Filing']);
  expect(more).toEqual([{ title: 'Not placed', lines: ['Graz, 3 March 2025'] }]);
});

test.each([
  ['Jul 2020 – Till date', 'present'],
  ['Jul 2020 – to date', 'present'],
])('%s', (dates, end) =>
  expect(read('EMPLOYMENT', `Test Lead, Harbour Systems, ${dates}`).work[0]).toMatchObject({
    startDate: '2020-07',
    endDate: end,
  }),
);

test('the bracket of a country code belongs to a phone number', () =>
  expect(read('Phone: (+48) 512 555 019').basics.phone).toBe('(+48) 512 555 019'));

test('a name before a degree is the school, whatever its words', () =>
  expect(read('EDUCATION', 'Petroc, A Levels Geography, 2004 – 2005').education[0]).toMatchObject({
    institution: 'Petroc',
    studyType: 'A Levels Geography',
  }));

describe('text copied from pages', () => {
  const pages = (separator: string) =>
    readCv(
      itemsOfText(
        [
          'Jane Frost',
          'jane@frost.test',
          '',
          'EMPLOYMENT',
          'Baker, Harbour Bakery, 2019 – 2023',
          '• Baked at night',
          'Jane Frost',
          'Page 1 of 2',
          `${separator}• Sold in the morning`,
          'Packer, Orchard Foods, 2015 – 2019',
          '• Packed apples',
          'Jane Frost',
          'Page 2 of 2',
        ].join('\n'),
      ),
    );

  test.each([
    ['form feeds', '\f'],
    ['page numbers', ''],
  ])('by %s has headers and footers that are no entries', (_, separator) => {
    const { basics, work, more } = pages(separator);
    expect(basics.name).toBe('Jane Frost');
    expect(work.map(({ name, highlights }) => [name, highlights])).toEqual([
      ['Harbour Bakery', ['Baked at night', 'Sold in the morning']],
      ['Orchard Foods', ['Packed apples']],
    ]);
    expect(more).toEqual([{ title: 'Headers and footers', lines: ['Jane Frost'] }]);
  });

  test('can have the dates of the only entry without any below everything', () => {
    const { work, skills } = read(
      'EMPLOYMENT',
      'Baker 2019 – 2023',
      'Harbour Bakery',
      '• Baked',
      'Packer',
      'Orchard Foods',
      '',
      'SKILLS',
      'Typing, Filing',
      '2015 – 2019',
    );
    expect(work.map(({ startDate }) => startDate)).toEqual(['2019', '2015']);
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Typing', 'Filing']);
  });
});

test('a line after entries of different form belongs to the last of them', () => {
  const { education } = readCv(
    cvPage(
      [50, 400],
      ['*EDUCATION'],
      ['BSc Physics, Harbour College, 2012 – 2015'],
      ['*Diploma in Nursing', '2010 – 2012'],
      ['Lakeshore Polytechnic'],
    ),
  );
  expect(education.map(({ institution }) => institution)).toEqual(['Harbour College', 'Lakeshore Polytechnic']);
});

test('a list of courses is no study', () => {
  const { education, certificates } = read('MILITARY EDUCATION', '• Air Assault School, 2014', '• Basic Leader Course, 2015');
  expect(education).toEqual([]);
  expect(certificates.map(({ name }) => name)).toEqual(['Air Assault School', 'Basic Leader Course']);
});

test('a name that goes on in small letters is no employer', () => {
  const { work } = read(
    'EMPLOYMENT',
    '01/2022 - 12/2022 | Aviva | PMO Analyst | Claims platform',
    '01/2021 - 12/2021 | Thames Water | Project Manager | Smart meters',
    '01/2020 - 12/2020 | Sky | Delivery Manager | Broadband orders',
  );
  expect(work.map(({ name, summary }) => [name, summary])).toEqual([
    ['Aviva', 'Claims platform'],
    ['Thames Water', 'Smart meters'],
    ['Sky', 'Broadband orders'],
  ]);
});

test('a level with its code belongs to the language before it', () =>
  expect(
    readCv(
      cvPage(
        [50, 170],
        ['*SKILLS'],
        ['Typing, Filing'],
        ['*LANGUAGES'],
        ['German', 'native speaker'],
        ['English', 'fluent (C1)'],
      ),
    ).languages,
  ).toEqual([
    { language: 'German', fluency: 'native speaker' },
    { language: 'English', fluency: 'fluent (C1)' },
  ]));

test('names between commas that end in a town, on a line of contacts, are the address', () =>
  expect(
    readCv(itemsOfText('Jane Frost\nWorkshop 3, The Old Creamery, Wexmouth - 07700 900123 - jane@frost.test\n\nPROFILE\nBaker.'))
      .basics,
  ).toMatchObject({
    location: 'Workshop 3, The Old Creamery, Wexmouth',
    label: '',
  }));

test.each(['Second in Department', 'Editor in Chief', 'Artist in Residence'])('%s is one post', (post) =>
  expect(read('EMPLOYMENT', `${post}, Harbour School, 2019 – 2023`).work[0]).toMatchObject({
    position: post,
    name: 'Harbour School',
  }),
);

describe('tables whose rows end in a date', () => {
  test('are read row by row, with what wrapped in a cell', () => {
    const row = (y: number, ...texts: string[]) => texts.map((text, index) => piece(text, [50, 180, 300, 420][index] ?? 0, y));
    const { work } = readCv([
      piece('Jane Frost', 50, 40, { size: 20, bold: true }),
      piece('jane@frost.test', 50, 60),
      piece('Employment', 50, 90, { bold: true, size: 13 }),
      ...row(110, 'Warning Coordination', 'Halcyon Optics', 'Skelbrook', '03/2022 - 01/2025'),
      ...row(123, 'Meteorologist'),
      ...row(143, 'Tree Surgeon', 'Westbourne Farms', 'Tarrapur', '11/2020 - 02/2022'),
      ...row(163, 'Teaching Assistant', 'Harbour School', 'Yarm', '07/2017 - 10/2020'),
      piece('Skills', 50, 190, { bold: true, size: 13 }),
      piece('Welding, Brazing', 50, 208),
    ]);
    expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
      ['Warning Coordination Meteorologist', 'Halcyon Optics', '2022-03'],
      ['Tree Surgeon', 'Westbourne Farms', '2020-11'],
      ['Teaching Assistant', 'Harbour School', '2017-07'],
    ]);
  });
});

describe('the employer above several posts', () => {
  const posts = (...above: string[]) =>
    read(
      'EMPLOYMENT',
      ...above,
      'Project Engineer (Feb 2022 - Present)',
      '- Led a team of twelve across three sites and looked after all of the vehicles there',
      'Line Cook (Jan 2019 - Dec 2021)',
      '- Cut waste',
    ).work.map(({ position, name, location }) => [position, name, location]);

  test('may have its town behind a comma, or on the next line', () => {
    const both = [
      ['Project Engineer', 'Ashdown & Fenwick', 'Skelbrook'],
      ['Line Cook', 'Ashdown & Fenwick', 'Skelbrook'],
    ];
    expect(posts('Ashdown & Fenwick, Skelbrook    Jan 2019 - Present')).toEqual(both);
    expect(posts('Ashdown & Fenwick    Jan 2019 - Present', 'Skelbrook')).toEqual(both);
  });

  test('keeps a department in its name', () => {
    expect(posts('Ashdown Ltd, Sales    Jan 2019 - Present')[0]).toEqual(['Project Engineer', 'Ashdown Ltd, Sales', '']);
  });
});

test('an employer with its part and all dates above its posts is the employer of each', () => {
  const { work } = read(
    'EMPLOYMENT',
    'MINISTRY OF TRANSPORT    2015 to date',
    'Coastal Roads Directorate',
    'Senior Buyer, Harbour Equipment    Apr 2021 to date',
    '- Bought gravel for nine harbours',
    'Buyer, Bridge Support    Oct 2017 to Mar 2021',
    '- Bought steel',
  );
  expect(work).toMatchObject([
    { name: 'MINISTRY OF TRANSPORT', position: 'Senior Buyer', startDate: '2021-04', endDate: 'present' },
    { name: 'MINISTRY OF TRANSPORT', position: 'Buyer', startDate: '2017-10', endDate: '2021-03' },
  ]);
  expect(work[0]?.summary).toBe('Coastal Roads Directorate\nHarbour Equipment');
});

test('an employer in the style of headings above a dated post is no heading', () => {
  const { work } = read(
    'EMPLOYMENT',
    'Buyer, Harbour Works Ltd    Oct 2017 to Mar 2021',
    '- Bought steel',
    'DEPARTMENT OF FISHERIES',
    'Net Inspector    Sep 2012 to May 2015',
    '- Inspected nets',
    'TERN STORES, YARM',
    'Sales Assistant    2009 to 2012',
    'SKILLS',
    'Pricing, tenders',
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Harbour Works Ltd', 'Buyer'],
    ['DEPARTMENT OF FISHERIES', 'Net Inspector'],
    ['TERN STORES', 'Sales Assistant'],
  ]);
});

test('a remark in brackets behind an employer is none of its name', () => {
  const { work } = read(
    'EMPLOYMENT',
    'Lab Technician    Nov 2014 to July 2016',
    'Tern Pharmaceuticals, Hull (includes a year of training with the works council)',
  );
  expect(work).toMatchObject([{ name: 'Tern Pharmaceuticals', position: 'Lab Technician', location: 'Hull' }]);
});

test('what someone did from some date on is a line of the post, not another one', () => {
  const { work } = read(
    'EMPLOYMENT',
    'Staff Nurse, Yarm Hospital    March 2019 to Nov 2021',
    'Vaccination clinic from May 2021',
    'Cleaner, Tern Hotels Ltd    2017 to 2018',
  );
  expect(work.map(({ position, startDate }) => [position, startDate])).toEqual([
    ['Staff Nurse', '2019-03'],
    ['Cleaner', '2017'],
  ]);
});
