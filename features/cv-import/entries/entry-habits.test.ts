import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

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
