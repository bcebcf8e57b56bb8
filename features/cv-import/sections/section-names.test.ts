import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { looseKind } from '../vocabulary/headings.ts';

const context = new Context();

const bold = { bold: true };
const titles = (cv: ReturnType<typeof readCv>) => cv.sections.map(({ title, kind }) => [kind, title]);

describe('a heading', () => {
  test('is known although its letters came apart', () => {
    const cv = read(
      'WORK HISTORY',
      'Fitter, Tern Mill, 2019 – 2022',
      'langua g es',
      'English, Welsh (fluent)',
      't ickets',
      'CSCS card, 2021',
    );
    expect(titles(cv)).toEqual([
      ['work', 'WORK HISTORY'],
      ['languages', 'langua g es'],
      ['certificates', 't ickets'],
    ]);
  });

  test.each([
    ['HITHERE', 'summary'],
    ["WHEREI'VEBEEN", 'work'],
    ['WHATICANDO', 'skills'],
    ['ISPEAK', 'languages'],
    ['OFFTHECLOCK', 'interests'],
    ['SAY H E L LO', 'contact'],
    ['Forgetting', null],
    ['Insider', null],
  ])('%s, as letter spacing leaves it, names its section', (text, kind) => {
    expect(looseKind(context, text)).toBe(kind);
  });

  test('that names the service of its posts makes them service posts', () => {
    const { military } = read(
      'APPOINTMENTS, BRITISH ARMY',
      '2021 – 2023    Chief of Staff, 12 Engineer Group, Wittering',
      '2015 – 2017    Adjutant, 21 Engineer Regiment, Ripon',
      'EDUCATION',
      '2004 – 2008    MEng Civil Engineering, University of Sheffield, first class',
    );
    expect(military.map(({ trade, unit }) => [trade, unit])).toEqual([
      ['Chief of Staff', '12 Engineer Group'],
      ['Adjutant', '21 Engineer Regiment'],
    ]);
  });

  test('with the time of a service separates it from what was before', () => {
    const { military, work } = readCv([
      piece('Jane Frost', 50, 40, { size: 18 }),
      piece('SERVICE HISTORY', 50, 70, bold),
      piece('ROYAL AIR FORCE', 50, 90, bold),
      piece('Feb 2005 – to date', 400, 90),
      piece('Flight Sergeant, Watch Manager', 50, 110, bold),
      piece('Apr 2021 – to date', 400, 110),
      piece('RAF Waddington', 50, 124),
      piece('• Manage a watch of fourteen', 56, 138),
      piece('Sergeant, Approach Controller', 50, 160, bold),
      piece('Feb 2005 – Mar 2021', 400, 160),
      piece('RAF Coningsby', 50, 174),
      piece('• Controlled fast jets', 56, 188),
      piece('Highland Call Centre, Inverness', 50, 210, bold),
      piece('Jun 2003 – Jan 2005', 400, 210),
      piece('Customer Adviser', 50, 224),
      piece('EDUCATION', 50, 250, bold),
      piece('Open University', 50, 270),
    ]);
    expect(military.map(({ trade, rank }) => [trade, rank])).toEqual([
      ['Watch Manager', 'Flight Sergeant'],
      ['Approach Controller', 'Sergeant'],
    ]);
    expect(work).toMatchObject([{ name: 'Highland Call Centre', position: 'Customer Adviser', startDate: '2003-06' }]);
  });

  test('may share the style of entries if no other heading names its section', () => {
    const cv = readCv([
      piece('Jane Frost', 50, 40, { size: 18 }),
      piece('Education', 50, 70, bold),
      piece('2019', 50, 90),
      piece('BTEC Level 3 Engineering, Merit', 110, 90, bold),
      piece('Tern Technical College', 50, 104),
      piece('2016', 50, 124),
      piece('HNC Mechanical Engineering', 110, 124, bold),
      piece('Harbour University', 50, 138),
      piece('Where I have worked', 50, 170, bold),
      piece('Job title: Legal Secretary', 50, 190),
      piece('Company: Tern Kitchens', 50, 204),
      piece('Period: 02/2022 - 04/2025', 50, 218),
      piece('Job title: Forklift Operator', 50, 238),
      piece('Company: Harbour Paints', 50, 252),
      piece('Period: 01/2020 - 12/2021', 50, 266),
      piece('Skills', 50, 300, bold),
      piece('First aid, CCTV', 50, 320),
    ]);
    expect(titles(cv).map(([kind]) => kind)).toEqual(['education', 'work', 'skills']);
    expect(cv.work.map(({ position }) => position)).toEqual(['Legal Secretary', 'Forklift Operator']);
  });

  test('in the margin may take two lines', () => {
    const cv = readCv([
      piece('Jane Frost', 50, 40, { size: 18 }),
      piece('Profile', 50, 80, bold),
      piece('Calm and practical, with ten years of looking after people and stock.', 200, 80),
      piece('What I have done so', 50, 110, bold),
      piece('far', 50, 123, bold),
      piece('Tern Ceramics', 200, 110),
      piece('Fitter', 200, 124),
      piece('2021 – 2024', 200, 138),
      piece('Opened up in the morning and cashed up at night.', 200, 152),
      piece('Skills', 50, 190, bold),
      piece('Welding, Brazing', 200, 190),
    ]);
    expect(titles(cv)).toContainEqual(['work', 'What I have done so far']);
    expect(cv.work).toMatchObject([{ name: 'Tern Ceramics', position: 'Fitter', startDate: '2021' }]);
  });
});

test('a heading in the margin may have its dates in brackets', () => {
  const cv = readCv([
    piece('Jane Frost', 50, 40, { size: 18 }),
    piece('Civilian career', 50, 80, bold),
    piece('Tern Seed Company, Fargo, ND', 200, 80),
    piece('Warehouse Supervisor (April 2018 to date)', 200, 94),
    piece('• Ran two shifts.', 206, 108),
    piece('Army National Guard (2013 to date)', 50, 130, { ...bold, width: 130 }),
    piece('188th Engineer Company, North Dakota Army National Guard', 200, 130),
    piece('Staff Sergeant, Squad Leader (September 2019 to date)', 200, 144),
    piece('• Trained a squad of eleven.', 206, 158),
    piece('Schooling', 50, 180, bold),
    piece('High school diploma, Hawley High School, 2012', 200, 180),
    piece('Courses', 50, 200, bold),
    piece('Basic Leader Course, 2018', 200, 200),
    piece('Outside of work', 50, 220, bold),
    piece('Ice fishing', 200, 220),
  ]);
  expect(titles(cv).map(([kind]) => kind)).toEqual(['work', 'military', 'education', 'certificates', 'interests']);
  expect(cv.military).toMatchObject([
    { trade: 'Squad Leader', startDate: '2019-09', highlights: ['Trained a squad of eleven.'] },
  ]);
});

describe('a table of jobs', () => {
  test('may have employer, town and dates in the left cell of each row', () => {
    const row = (y: number, left: readonly string[], right: readonly string[]) => [
      ...left.map((text, index) => piece(text, 50, y + 13 * index, { bold: index === 0 })),
      ...right.map((text, index) => piece(text, 230, y + 13 * index, { bold: index === 0 })),
    ];
    const { work, certificates } = readCv([
      piece('Jane Frost', 50, 40, { size: 18 }),
      piece('WHERE I HAVE WORKED', 50, 70, bold),
      ...row(
        90,
        ['Tern Heating', 'Perrysburg, OH', '2018 to date'],
        [
          'Lead Technician',
          'Five to seven calls a day.',
          'On call every third week of the month.',
          'Rode with the apprentices in their first year.',
        ],
      ),
      ...row(150, ['Harbour Mechanical', 'Toledo, OH', '2012 - 2018'], ['Journeyman', 'Started up chillers.']),
      ...row(197, ['Save-Rite Market', 'Toledo, OH', '2007 - 2009'], ['Stock Clerk']),
      piece('CERTIFICATES', 50, 250, bold),
      piece('EPA 608 Universal', 50, 266),
      piece('OSHA 10', 50, 280),
    ]);
    expect(work.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate])).toEqual([
      ['Tern Heating', 'Lead Technician', '2018', 'present'],
      ['Harbour Mechanical', 'Journeyman', '2012', '2018'],
      ['Save-Rite Market', 'Stock Clerk', '2007', '2009'],
    ]);
    expect(certificates).toHaveLength(2);
  });

  test('has its titles beside the text of another column', () => {
    const { work, basics } = readCv([
      piece('Jane Frost', 50, 40, { size: 18 }),
      piece('Contact', 50, 70, bold),
      piece('Career to date', 220, 70, bold),
      piece('jane@frost.test', 50, 85),
      piece('Employer', 220, 85),
      piece('Position', 340, 85),
      piece('Dates', 450, 85),
      piece('07700 900123', 50, 99),
      piece('Tern Packaging', 220, 99),
      piece('Stylist', 340, 99),
      piece('2022-2025', 450, 99),
      piece('Halifax, UK', 50, 113),
      piece('Harbour Clinic', 220, 113),
      piece('Line Cook', 340, 113),
      piece('2020-2022', 450, 113),
      piece('Skills', 50, 140, bold),
      piece('Welding', 50, 155),
    ]);
    expect(work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Tern Packaging', 'Stylist', '2022'],
      ['Harbour Clinic', 'Line Cook', '2020'],
    ]);
    expect(basics.phone).toBe('07700 900123');
  });

  test('may be typed, so that its cells only have the order of its titles', () => {
    const { work } = read(
      'WORKING LIFE',
      'Dates\tEmployer\tPosition\tLocation',
      'FEBRUARY 2022 – APRIL 2025\tOrchard Brewing\tPresser\tHalifax',
      '- Answered sixty calls a day',
      'JULY 2018 – AUGUST 2019\tHarbour Security Co.\tSurveyor\tSkipton',
      '- Cut waste by a fifth',
      '',
      'SKILLS',
      'Welding, brazing',
    );
    expect(work.map(({ name, position, location }) => [name, position, location])).toEqual([
      ['Orchard Brewing', 'Presser', 'Halifax'],
      ['Harbour Security Co.', 'Surveyor', 'Skipton'],
    ]);
  });

  test('has text that spans its columns below a row', () => {
    const { military } = readCv([
      piece('Jane Frost', 50, 40, { size: 18 }),
      piece('Appointments held in the British Army', 50, 70, bold),
      ...['From', 'To', 'Rank', 'Appointment', 'Where'].map((text, index) =>
        piece(text, [50, 110, 170, 230, 360][index] ?? 0, 90, bold),
      ),
      ...['Apr 2022', 'to date', 'WO2', 'Workshop Manager', '3 Battalion REME, Tidworth'].map((text, index) =>
        piece(text, [50, 110, 170, 230, 360][index] ?? 0, 108),
      ),
      piece('Technical head of a workshop of 120 people with 640 vehicles.', 110, 122),
      ...['Aug 2017', 'Mar 2022', 'SSgt', 'Artificer', '2 Battalion REME, Catterick'].map((text, index) =>
        piece(text, [50, 110, 170, 230, 360][index] ?? 0, 140),
      ),
      piece('Ran the light aid detachment and its deployment to Mali.', 110, 154),
      piece('Education', 50, 180, bold),
      piece('HND Mechanical Engineering, Harbour College, 2016', 50, 196),
    ]);
    expect(
      military.map(({ rank, trade, startDate, summary, highlights }) => [rank, trade, startDate, summary || highlights[0]]),
    ).toEqual([
      ['WO2', 'Workshop Manager', '2022-04', 'Technical head of a workshop of 120 people with 640 vehicles.'],
      ['SSgt', 'Artificer', '2017-08', 'Ran the light aid detachment and its deployment to Mali.'],
    ]);
  });
});

describe('a study', () => {
  test.each([
    [
      'B.S., Occupational Safety, Columbia Southern University, 84 of 120 credits completed, expected 12/2026',
      'Columbia Southern University',
    ],
    ['BEng (Hons) Engineering, Bournemouth University (part-time), 2019 – 2022', 'Bournemouth University'],
    ['Nine GCSEs, Ysgol Bro Tawel, Llanelli, 2002', 'Ysgol Bro Tawel'],
    ['Swansea College, day release: NVQ Level 3 in Plumbing, 2004', 'Swansea College'],
    ['GCSEs, six at grades A to C, Outwood Academy Ripon, 2007', 'Outwood Academy Ripon'],
  ])('has the school of %s', (line, school) => {
    expect(read('EDUCATION', line).education.map(({ institution }) => institution)).toEqual([school]);
  });

  test('may go on in the next typed line', () => {
    const { education } = read(
      'EDUCATION',
      '2019: Advanced Certificate in School Leadership, University of South',
      'Africa',
      '2002-2005: BEd in the Foundation and Intermediate Phase, University of the',
      'Western Cape',
      '2001: Matric, Langa Road High School',
    );
    expect(education.map(({ institution }) => institution)).toEqual([
      'University of South Africa',
      'University of the Western Cape',
      'Langa Road High School',
    ]);
  });
});

test.each(['Dublin 9', 'Paris 15e'])('a district of a city is where someone lives: %s', (place) => {
  expect(readCv([piece('Jane Frost', 50, 40, { size: 18 }), piece(`${place} · jane@frost.test`, 50, 60)]).basics.location).toBe(
    place,
  );
});

test('a federal post has its address, facts and mark around its title', () => {
  const right = (text: string, y: number) => piece(text, 560 - text.length * 5, y);
  const cv = readCv([
    piece('Jane Frost', 45, 40, { size: 18 }),
    piece('Work Experience:', 45, 70, bold),
    piece('Tern Life Cycle Center', 45, 90, bold),
    right('08/2022 - Present', 90),
    piece('1865 4th Street', 45, 104),
    right('Salary: $76,390 Per Year', 104),
    piece('Wright-Patterson AFB, OH 45433 US', 45, 118),
    right('Hours per week: 40', 118),
    piece('Logistics Specialist', 45, 146, bold),
    piece('(This is a federal job)', 148, 146),
    piece('Duties, Accomplishments and Related Skills:', 45, 160, bold),
    piece('• Managed plans for three programs.', 56, 174),
    piece('Harbour Freight', 45, 200, bold),
    right('06/2017 - 07/2022', 200),
    piece('Dayton, OH US', 45, 214),
    right('Hours per week: 50', 214),
    piece('Fleet Manager', 45, 242, bold),
    piece('Duties, Accomplishments and Related Skills:', 45, 256, bold),
    piece('• Led fourteen.', 56, 270),
    piece('Education:', 45, 300, bold),
    piece('Wright State University', 45, 316, bold),
    piece('Dayton, OH US', 165, 316),
    piece("Bachelor's Degree 12/2021", 45, 330),
    piece('Major: Supply Chain Management GPA: 3.61 of a maximum 4.00', 45, 344),
  ]);
  expect(cv.work).toMatchObject([
    {
      name: 'Tern Life Cycle Center',
      position: 'Logistics Specialist',
      location: '1865 4th Street, Wright-Patterson AFB, OH 45433 US',
      hours: '40',
      salary: '$76,390 Per Year',
    },
    { name: 'Harbour Freight', position: 'Fleet Manager', location: 'Dayton, OH US', hours: '50' },
  ]);
  expect(cv.education).toMatchObject([
    {
      institution: 'Wright State University',
      studyType: "Bachelor's Degree",
      area: 'Supply Chain Management',
      location: 'Dayton, OH US',
    },
  ]);
});

test('an employer over how long someone was there in all begins its posts, and a town before its state and country is no employer', () => {
  const { work, military } = readCv([
    piece('Jane Frost', 50, 40, { size: 18 }),
    piece('Experience', 50, 70, { size: 14 }),
    piece('Tern Aggregates Group', 50, 90, { size: 12 }),
    piece('3 years 5 months', 50, 104),
    piece('Regional Fleet Manager', 50, 124, { size: 11 }),
    piece('November 2023 - Present (2 years 3 months)', 50, 138),
    piece('Edmonton, Alberta, Canada', 50, 152),
    piece('Ran nine shops and 46 mechanics across the region.', 50, 166),
    piece('Safety Advisor', 50, 190, { size: 11 }),
    piece('September 2022 - October 2023 (1 year 2 months)', 50, 204),
    piece('Acheson, Alberta, Canada', 50, 218),
    piece('Canadian Army', 50, 240, { size: 12 }),
    piece('18 years 2 months', 50, 254),
    piece('Transport Platoon Second-in-Command (Warrant Officer)', 50, 274, { size: 11 }),
    piece('July 2018 - August 2022 (4 years 2 months)', 50, 288),
    piece('Edmonton, Alberta, Canada', 50, 302),
    piece('• Looked after 64 soldiers', 56, 316),
    piece('Education', 50, 340, { size: 14 }),
    piece('Tern Institute of Technology', 50, 360, { size: 12 }),
    piece('Certificate · (2021 - 2022)', 50, 374),
  ]);
  expect(work.map(({ name, position, location }) => [name, position, location])).toEqual([
    ['Tern Aggregates Group', 'Regional Fleet Manager', 'Edmonton, Alberta, Canada'],
    ['Tern Aggregates Group', 'Safety Advisor', 'Acheson, Alberta, Canada'],
  ]);
  expect(military).toMatchObject([
    { service: 'Canadian Army', rank: 'Warrant Officer', trade: 'Transport Platoon Second-in-Command' },
  ]);
});

test('certificates in lists with labels are each one, under the label', () => {
  const { certificates } = readCv([
    piece('Jane Frost', 50, 40, { size: 18 }),
    piece('Profile', 50, 60, bold),
    piece('Plumber with a van of her own.', 50, 74),
    piece('Tickets', 50, 90, bold),
    piece('Gas', 50, 106, bold),
    piece('Gas Safe registered, CCN1, CKR1 (all to May 2028)', 150, 106),
    piece('Site', 50, 120, bold),
    piece('CSCS Gold Card, Asbestos Awareness', 150, 120),
    piece('Heat pumps', 50, 134, bold),
    piece('BPEC Air Source Heat Pumps, 2023', 150, 134),
  ]);
  expect(certificates.map(({ name, summary, endDate }) => [name, summary, endDate])).toEqual([
    ['Gas Safe registered', 'Gas', ''],
    ['CCN1', 'Gas', ''],
    ['CKR1', 'Gas', '2028-05'],
    ['CSCS Gold Card', 'Site', ''],
    ['Asbestos Awareness', 'Site', ''],
    ['BPEC Air Source Heat Pumps', 'Heat pumps', '2023'],
  ]);
});

test('contacts at the foot of a page may begin with the name', () => {
  const { basics, more } = readCv([
    piece('Kevin Prosser', 50, 40, { size: 18 }),
    piece('Profile', 50, 70, bold),
    piece('Plumber for twenty years, most of it in domestic work.', 50, 84),
    piece('Skills', 50, 110, bold),
    piece('Tiling, boilers', 50, 124),
    piece('Kevin Prosser · 3 Tir Bach, Gorseinon, Swansea SA4 4RQ · 07700 900236 · kev@frost.test', 50, 780),
  ]);
  expect(basics).toMatchObject({
    location: '3 Tir Bach, Gorseinon, Swansea SA4 4RQ',
    phone: '07700 900236',
    email: 'kev@frost.test',
  });
  expect(more).toEqual([]);
});
