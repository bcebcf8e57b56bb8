import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

const bold = { bold: true };

describe('fields with labels', () => {
  test('in a heading are read, town and country as one place', () => {
    const { work } = readCv([
      piece('Jane Frost', 40, 20, { size: 18 }),
      piece('WORK EXPERIENCE', 40, 60, bold),
      piece('[ 01/03/2021 – Current ] Surveyor', 40, 80),
      piece('Tern Mapping, S.A.', 40, 99, bold),
      piece(' | Town: Setúbal | Country: Portugal', 130, 99),
      piece('• Measured 40 sites', 50, 114),
      piece('• Drew the plans of a harbour', 50, 129),
      piece('[ 15/09/2017 – 26/02/2021 ] Draughtsman', 40, 148),
      piece('Ashdown Works', 40, 167, bold),
      piece(' | Town: Luton | Country: England', 105, 167),
      piece('• Kept the drawings', 50, 182),
    ]);
    expect(work).toMatchObject([
      { name: 'Tern Mapping, S.A.', position: 'Surveyor', location: 'Setúbal, Portugal', startDate: '2021-03' },
      { name: 'Ashdown Works', position: 'Draughtsman', location: 'Luton, England', startDate: '2017-09' },
    ]);
  });

  test('in the style of headings name no section', () => {
    const { work } = readCv([
      piece('Jane Frost', 40, 20, { size: 18 }),
      piece('Professional experience', 40, 60, bold),
      piece('Client: Tern Stores Ltd, Leeds', 40, 80, bold),
      piece('Mar 2022 – Present', 400, 80, bold),
      piece('Role: Payroll Clerk', 40, 100, bold),
      piece('• Paid 400 people', 50, 120),
      piece('Client: Ashdown Spares Ltd, Luton', 40, 150, bold),
      piece('Jul 2017 – Feb 2022', 400, 150, bold),
      piece('Role: Stock Clerk', 40, 170, bold),
      piece('• Counted spares', 50, 190),
      piece('Education', 40, 220, bold),
      piece('Tern College, 2013', 40, 240),
      piece('Languages', 40, 270, bold),
      piece('French', 40, 290),
    ]);
    expect(work.map(({ name, position, highlights }) => [name, position, highlights.length])).toEqual([
      ['Tern Stores Ltd', 'Payroll Clerk', 1],
      ['Ashdown Spares Ltd', 'Stock Clerk', 1],
    ]);
  });
});

test('unknown headings above rows that begin with their dates are headings', () => {
  const { sections } = readCv([
    piece('Jane Frost', 40, 20, { size: 18 }),
    piece('QUALIFICATIONS', 40, 60, bold),
    piece('HND Catering, Tern College, 2008', 40, 80),
    piece('KITCHENS', 40, 110, bold),
    piece('2015 to 2021', 40, 130),
    piece('Harbour Hotel, Luton', 150, 130, bold),
    piece('Head Chef', 150, 150),
    piece('BEFORE CATERING', 40, 180, bold),
    piece('2009 to 2015', 40, 200),
    piece('Ashdown Books, Leeds', 150, 200, bold),
    piece('Bookseller', 150, 220),
    piece('REFEREES', 40, 250, bold),
    piece('Miss Alder, Luton', 40, 270),
    piece('ABOUT ME', 40, 300, bold),
    piece('I like to cook.', 40, 320),
  ]);
  expect(sections.map(({ title }) => title)).toEqual(['QUALIFICATIONS', 'KITCHENS', 'BEFORE CATERING', 'REFEREES', 'ABOUT ME']);
});

test('a plus sign marks an item of a list', () =>
  expect(
    read(
      'EXPERIENCE',
      '05.2021 - present',
      'Tern Groundworks Ltd, Leeds',
      'Site Supervisor',
      '+ Gang of 12',
      '+ Drains for 40 houses',
      '',
      'SKILLS',
      'Drainage',
    ).work,
  ).toMatchObject([{ highlights: ['Gang of 12', 'Drains for 40 houses'] }]));

test('dates on which certificates expire are no column of text', () => {
  const { work } = read(
    'TICKETS',
    '  Slinger and signaller             exp 11/2027',
    '  Forklift, counterbalance          exp 04/2027',
    '  Safety passport                   valid until 02/2028',
    '',
    'CONTRACTS',
    '',
    '02/25 - PRESENT  TERN FABRICATIONS     RIGGER',
    '   - Lifted beams',
    '08/22 - 01/25    ASHDOWN OFFSHORE      CRANE OPERATOR',
    '   - Night shifts',
    '',
    'TRAINING',
    '  NVQ Level 2 Lifting, 2011',
  );
  expect(work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ['TERN FABRICATIONS', 'RIGGER', '2025-02'],
    ['ASHDOWN OFFSHORE', 'CRANE OPERATOR', '2022-08'],
  ]);
});

test.each(['Off work, looking after my dad', 'Not working', 'Caring for my mum'])('%s is a time without a job', (text) =>
  expect(
    read(
      'EMPLOYMENT',
      'Tern Mills Ltd, Leeds',
      'Fitter',
      '2015 - 2019',
      '- Repaired looms',
      '',
      text,
      '2013 - 2015',
      '',
      'SKILLS',
      'Welding',
    ).work.map(({ name }) => name),
  ).toEqual(['Tern Mills Ltd']),
);

const jobs = (...lines: string[]) => read('WORK EXPERIENCE', ...lines).work;
const asRead = (work: ReturnType<typeof jobs>) => work.map(({ position, name, location }) => [position, name, location]);

describe('headings of entries', () => {
  test('are counted, and the numbers are no part of a name', () => {
    const work = jobs(
      '1) Maison Tern, Croydon - Senior Stylist (2021-now)',
      'Balayage and bridal work.',
      '',
      '2) Hair by Delphine, Sutton - Stylist (2018-2021)',
      'Built a column from scratch.',
    );
    expect(asRead(work)).toEqual([
      ['Senior Stylist', 'Maison Tern', 'Croydon'],
      ['Stylist', 'Hair by Delphine', 'Sutton'],
    ]);
  });

  test('may have full stops between their facts', () => {
    const work = jobs(
      'Catterick. Teaching assistant. Tern Community Primary. January 2022 to May 2024.',
      'Tidworth. Barista. Costa. May 2017 to February 2019.',
      'Aldershot. Sales assistant. Boots. June 2011 to July 2014.',
    );
    expect(asRead(work)).toEqual([
      ['Teaching assistant', 'Tern Community Primary', 'Catterick'],
      ['Barista', 'Costa', 'Tidworth'],
      ['Sales assistant', 'Boots', 'Aldershot'],
    ]);
  });

  test('may begin with the town, where a list has some of the towns', () => {
    const work = jobs(
      'Luton · Ocado',
      'Shift Manager',
      'Nov 2019 to Present',
      '- 90 pickers and packers over two floors and three shifts',
      '',
      'Dunstable · Yodel',
      'Parcel Sorter',
      'Aug 2013 to Jan 2016',
      '- Night sort',
    );
    expect(asRead(work)).toEqual([
      ['Shift Manager', 'Ocado', 'Luton'],
      ['Parcel Sorter', 'Yodel', 'Dunstable'],
    ]);
  });

  test('keep what follows a colon apart, though dates precede the post', () => {
    const work = jobs(
      '2016 to now Farm manager, Ystrad Estates: 1,900 ewes and 120 sucklers',
      '2010 to 2016 Head shepherd, Cwm Grazing Company: lambing 1,400 outdoors',
      '2005 to 2010 Shearer, Southland Gang: two seasons in New Zealand',
    );
    expect(work.map(({ position, name, summary }) => [position, name, summary])).toEqual([
      ['Farm manager', 'Ystrad Estates', '1,900 ewes and 120 sucklers'],
      ['Head shepherd', 'Cwm Grazing Company', 'lambing 1,400 outdoors'],
      ['Shearer', 'Southland Gang', 'two seasons in New Zealand'],
    ]);
  });

  test('may be list items above a line with the post and its dates', () => {
    const work = jobs(
      '• Busy Wrens, Blackburn',
      'Nursery Manager, June 2020 – present',
      'Lead 22 staff and 96 places; rated Outstanding in 2023.',
      '• Little Oaks Day Nursery, Accrington',
      'Deputy Manager, January 2016 – May 2020',
      'Safeguarding lead and rota planner.',
    );
    expect(asRead(work)).toEqual([
      ['Nursery Manager', 'Busy Wrens', 'Blackburn'],
      ['Deputy Manager', 'Little Oaks Day Nursery', 'Accrington'],
    ]);
  });

  test('have how someone was employed on a line of its own, which is no employer', () => {
    const work = jobs(
      'Sales Advisor',
      'Tern Mobile',
      'Full-time',
      'Oct 2017 – Jul 2020',
      '- Top seller',
      '',
      'Lifeguard',
      'Wave Pools',
      'Seasonal',
      'Jun 2015 – Sep 2017',
      '- Pool and beach',
    );
    expect(work.map(({ position, name, summary }) => [position, name, summary])).toEqual([
      ['Sales Advisor', 'Tern Mobile', 'Full-time'],
      ['Lifeguard', 'Wave Pools', 'Seasonal'],
    ]);
  });

  test('name the shop of a person in the trade of that person', () => {
    const work = jobs('Sales Assistant', "Pollard's Chemist - Windsor", 'November 2013 to February 2015', '- Served on the till');
    expect(asRead(work)).toEqual([['Sales Assistant', "Pollard's Chemist", 'Windsor']]);
  });
});

test('towns in capitals are no part of an employer', () => {
  const work = jobs(
    'FITTER – TERN BOARD MILLS, RAWTENSTALL – 2009 to date',
    'Kept the presses going.',
    'MILLWRIGHT – STUBBINS PAPER, HALIFAX – 1994-2009',
    'Laid out the new machine.',
  );
  expect(asRead(work)).toEqual([
    ['FITTER', 'TERN BOARD MILLS', 'RAWTENSTALL'],
    ['MILLWRIGHT', 'STUBBINS PAPER', 'HALIFAX'],
  ]);
});

test('a unit below a service in a form is a fact of the same post', () => {
  const { military, work } = read(
    'WORK EXPERIENCE',
    'Employer: Tern Tayside',
    'Job title: Team Leader',
    'From: 02/2021',
    'To: Present',
    '',
    'Employer: British Army',
    'Job title: Corporal, Combat Medical Technician',
    'Unit: 2 Medical Regiment',
    'From: 06/2008',
    'To: 12/2020',
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([['Tern Tayside', 'Team Leader']]);
  expect(military.map(({ rank, trade, unit, startDate, endDate }) => [rank, trade, unit, startDate, endDate])).toEqual([
    ['Corporal', 'Combat Medical Technician', '2 Medical Regiment', '2008-06', '2020-12'],
  ]);
});

test('a form ends a post today and goes on with its duties below the first line of them', () => {
  const row = (label: string, value: string, y: number) => [piece(label, 50, y), piece(value, 230, y)];
  const { work } = readCv([
    piece('Jane Frost', 50, 40, { size: 20, bold: true }),
    piece('jane@frost.test', 50, 60),
    piece('Employment history', 50, 90, { bold: true, size: 13 }),
    ...row('Current or most recent employer', 'Tern Park NHS Trust', 110),
    ...row('Job title', 'Healthcare Assistant', 125),
    ...row('Start date', '11/2019', 140),
    ...row('End date', 'Present', 155),
    ...row('Description of duties', 'Observations and personal care', 170),
    piece('Dementia champion of the ward', 230, 185),
    ...row('Previous employer', 'Plum Lodge Nursing Home', 210),
    ...row('Job title', 'Care Assistant', 225),
    ...row('Start date', '04/2016', 240),
    ...row('End date', '10/2019', 255),
    ...row('Description of duties', 'Looked after 12 residents', 270),
  ]);
  expect(work.map(({ position, name, startDate, endDate, summary }) => [position, name, startDate, endDate, summary])).toEqual([
    ['Healthcare Assistant', 'Tern Park NHS Trust', '2019-11', 'present', expect.stringContaining('Dementia champion')],
    ['Care Assistant', 'Plum Lodge Nursing Home', '2016-04', '2019-10', 'Looked after 12 residents'],
  ]);
});

test('a table without titles has the employer and its town beside the dates, and the post beside those', () => {
  const row = (y: number, ...texts: string[]) =>
    texts.flatMap((text, index) =>
      text === '' ? [] : [piece(text.replace('*', ''), [50, 130, 280][index] ?? 0, y, { bold: text.startsWith('*') })],
    );
  const { work } = readCv([
    piece('Jane Frost', 50, 40, { size: 20, bold: true }),
    piece('jane@frost.test', 50, 60),
    piece('Work history', 50, 90, { bold: true, size: 13 }),
    ...row(110, '2010 to date', 'Heaton Primary', '*Site Caretaker'),
    ...row(125, '', 'Bradford', 'Open up and lock up'),
    ...row(140, '', '', 'Check the alarms each week'),
    ...row(155, '2003 to 2009', 'Aire Textiles', '*Warehouse Operative'),
    ...row(170, '', 'Keighley', 'Packed cloth for export'),
  ]);
  expect(asRead(work)).toEqual([
    ['Site Caretaker', 'Heaton Primary', 'Bradford'],
    ['Warehouse Operative', 'Aire Textiles', 'Keighley'],
  ]);
});

/** A page with a name, an address and `rows` of cells: text, x, y; `*` makes one bold. */
const onPage = (...cells: readonly (readonly [text: string, x: number, y: number])[]) =>
  readCv([
    piece('Jane Frost', 50, 40, { size: 20, bold: true }),
    piece('jane@frost.test', 50, 60),
    ...cells.map(([text, x, y]) => piece(text.replace(/^\*/, ''), x, y, { bold: text.startsWith('*') })),
  ]);

describe('text below the dates in a margin of their own', () => {
  test('is the place, whether a list has it or not', () => {
    const { work } = onPage(
      ['*Employment', 50, 90],
      ['02/2020 – today', 50, 110],
      ['*Orchard Supervisor', 170, 110],
      ['Te Awa', 50, 123],
      ['Kererū Growers', 170, 123],
      ['• Led three gangs', 182, 136],
      ['03/2016 – 01/2020', 50, 156],
      ['*Leading Hand', 170, 156],
      ['Skagafell', 50, 169],
      ['Seabright Bay', 170, 169],
      ['• Checked quality each row', 182, 182],
    );
    expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
      ['Orchard Supervisor', 'Kererū Growers', 'Te Awa'],
      ['Leading Hand', 'Seabright Bay', 'Skagafell'],
    ]);
  });

  test('is the place on lines of its own too, below dates that wrapped', () => {
    const { work } = onPage(
      ['*Employment', 50, 90],
      ['Apr 2018 – now', 50, 107],
      ['*Finish Carpenter', 132, 110],
      ['Lissane', 50, 119],
      ['Ardmore Stairs', 132, 123],
      ['• Built stairs', 144, 136],
      ['May 2013 – Mar', 50, 153],
      ['*Framing Carpenter', 132, 156],
      ['2018', 50, 165],
      ['Rowan Frames', 132, 169],
      ['Tullyroan', 50, 177],
      ['• Framed houses', 144, 182],
    );
    expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
      ['Finish Carpenter', 'Ardmore Stairs', 'Lissane'],
      ['Framing Carpenter', 'Rowan Frames', 'Tullyroan'],
    ]);
  });

  test('is the employer where the column beside it has only the post', () => {
    const { work } = onPage(
      ['*Employment', 50, 90],
      ['2019 – 2022', 50, 110],
      ['*Shift Manager', 170, 110],
      ['Harbour Mills', 50, 123],
      ['• Planned the night shift', 182, 136],
      ['2015 – 2019', 50, 156],
      ['*Packer', 170, 156],
      ['Orchard Foods', 50, 169],
      ['• Packed parcels', 182, 182],
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Shift Manager', 'Harbour Mills'],
      ['Packer', 'Orchard Foods'],
    ]);
  });
});

describe('a long line of names below a bold post with its dates', () => {
  test('is the employer with its place or service, not text', () => {
    const { work, military } = onPage(
      ['*Experience', 50, 90],
      ['*Network Administrator', 50, 110],
      ['October 2023 – Present', 420, 110],
      ['Cedar Ridge Community Health Partners, Colorado Springs, CO', 50, 123],
      ['• Run 420 servers', 62, 136],
      ['*Network Supervisor, Technical Sergeant', 50, 156],
      ['April 2018 – September 2023', 400, 156],
      ['United States Air Force, 21st Communications Squadron, Peterson AFB, CO', 50, 169],
      ['• Supervised 14 airmen', 62, 182],
    );
    expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
      ['Network Administrator', 'Cedar Ridge Community Health Partners', 'Colorado Springs, CO'],
    ]);
    expect(military.map(({ rank, trade, unit }) => [rank, trade, unit])).toEqual([
      ['Technical Sergeant', 'Network Supervisor', '21st Communications Squadron'],
    ]);
  });
});

test('a name in small letters left of the text of a short item begins the next entry', () => {
  const { work } = onPage(
    ['*Experience', 50, 90],
    ['Air Tern – Paris', 50, 110],
    ['Purser', 50, 123],
    ['April 2019 – to date', 50, 136],
    ['• Heads a cabin of nine', 50, 149],
    ['finJet – Lyon', 50, 162],
    ['Senior cabin crew member', 50, 175],
    ['May 2015 – March 2019', 50, 188],
    ['• Best sales of the base in 2017, as the manager of the base said in a letter to the whole crew', 50, 201],
  );
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ['Purser', 'Air Tern'],
    ['Senior cabin crew member', 'finJet'],
  ]);
});

describe('a titled table with employer and post in one column', () => {
  test('has each told by its type where lines of both wrap, and its lists whole', () => {
    const { work } = onPage(
      ['*Employment', 50, 90],
      ['*Dates', 50, 110],
      ['*Employer and role', 130, 110],
      ['*Main duties', 240, 110],
      ['01/2020 –', 50, 125],
      ['*Kindly Hands', 130, 125],
      ['• Visited nine people a day', 252, 125],
      ['Present', 50, 138],
      ['*Domiciliary Care', 130, 138],
      ['and helped with meals', 262, 138],
      ['Home Care Worker', 130, 151],
      ['04/2016 –', 50, 170],
      ['*Larch House', 130, 170],
      ['• Kept the charts of all the', 252, 170],
      ['12/2019', 50, 183],
      ['Care Assistant', 130, 183],
      ['families', 262, 183],
    );
    expect(work.map(({ position, name, highlights }) => [position, name, highlights])).toEqual([
      ['Home Care Worker', 'Kindly Hands Domiciliary Care', ['Visited nine people a day and helped with meals']],
      ['Care Assistant', 'Larch House', ['Kept the charts of all the families']],
    ]);
  });
});

test('an overview of the posts is not another list of them', () => {
  const { work } = read(
    'CAREER SUMMARY',
    'Warehouse Team Leader, Tern Logistics    2022 - 2025',
    'Storeman, Wren Stores    2015 - 2022',
    '',
    'EMPLOYMENT HISTORY',
    'Warehouse Team Leader, Tern Logistics    February 2022 - March 2025',
    '- Supervised nine',
    'Storeman, Wren Stores    July 2015 - January 2022',
    '- Kept the stock',
  );
  expect(work.map(({ name, startDate }) => [name, startDate])).toEqual([
    ['Tern Logistics', '2022-02'],
    ['Wren Stores', '2015-07'],
  ]);
});

test('towns behind hyphens are places where two employers have one', () => {
  const { work } = read(
    'WORK EXPERIENCE',
    'Technician',
    'Tern Helicopters-Inverness',
    'March 2022 to Present',
    '- Repaired radios',
    'Barista',
    'Wren Coffee-Carlisle',
    'August 2009 to May 2010',
    '- Made coffee',
  );
  expect(work.map(({ name, location }) => [name, location])).toEqual([
    ['Tern Helicopters', 'Inverness'],
    ['Wren Coffee', 'Carlisle'],
  ]);
});

test('the parts of a story are items with their labels', () => {
  const { work } = read(
    'WORK EXPERIENCE',
    'Instructor, Tern College (2014 - 2018)',
    'Situation:    The pass rate had dropped to 61%.',
    'Action:    Replaced half of the lectures.',
    'Result:    The pass rate rose to 94%.',
  );
  expect(work[0]?.highlights).toEqual([
    'Situation: The pass rate had dropped to 61%.',
    'Action: Replaced half of the lectures.',
    'Result: The pass rate rose to 94%.',
  ]);
});
