import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { piece, read } from '../testing.ts';

const jobs = (...lines: string[]) =>
  read('EXPERIENCE', ...lines).work.map(({ position, name, location }) => [position, name, location]);

describe('towns that no list has', () => {
  test('end a heading as the known town of its neighbour does', () => {
    expect(
      jobs(
        'Driver, Bellfield Chilled, Skelmerthorpe, Jan 2019 - Present',
        '- Drove at night',
        '',
        'Loader, Parcelwise, Warrington, Jan 2014 - Dec 2018',
        '- Loaded vans',
      ),
    ).toEqual([
      ['Driver', 'Bellfield Chilled', 'Skelmerthorpe'],
      ['Loader', 'Parcelwise', 'Warrington'],
    ]);
  });

  test('are taken from employers beside posts where all entries are written so', () => {
    expect(
      jobs(
        'Care Assistant - Larchwood House, Thornaby (Jan 2019 - Present)',
        '- Led a shift',
        '',
        'Support Worker - Bramble Court, Yarm (Jan 2014 - Dec 2018)',
        '- Visited nine people a day',
      ),
    ).toEqual([
      ['Care Assistant', 'Larchwood House', 'Thornaby'],
      ['Support Worker', 'Bramble Court', 'Yarm'],
    ]);
  });

  test('do not take the employer of a heading with two pieces', () => {
    expect(
      jobs('Driver, Parcelwise, Jan 2019 - Present', '- Drove', '', 'Loader, Headway, Jan 2014 - Dec 2018', '- Loaded'),
    ).toEqual([
      ['Driver', 'Parcelwise', ''],
      ['Loader', 'Headway', ''],
    ]);
  });
});

test('list items with dates over a list further in are headings', () => {
  const { work } = read(
    'CAREER TO DATE',
    '• Planner, Castle Motors Ltd (Sep 2019 – now)',
    '   o Planned the week',
    '   o Ordered parts',
    '• Clerk, Midland Freight Ltd (Jul 2016 – Aug 2019)',
    '   o Filed invoices',
  );
  expect(work.map(({ position, name, startDate, highlights }) => [position, name, startDate, highlights.length])).toEqual([
    ['Planner', 'Castle Motors Ltd', '2019-09', 2],
    ['Clerk', 'Midland Freight Ltd', '2016-07', 1],
  ]);
});

test('list items of one list stay the text of their post', () => {
  const [job] = read(
    'EXPERIENCE',
    'Planner, Castle Motors Ltd, Jan 2018 - Present',
    '- Planned the move of 2019 – 2020',
    '- Ordered parts in 2021',
  ).work;
  expect(job?.highlights).toEqual(['Planned the move of 2019 – 2020', 'Ordered parts in 2021']);
});

test('a long heading of names with dates below is no sentence', () => {
  const [post] = read(
    'MILITARY SERVICE',
    'Master Sergeant, Flightline Production Superintendent, 97th Aircraft Maintenance Squadron, United States Air Force',
    'Altus AFB, OK | Jun 2018 - Mar 2023',
    '- Led 60 airmen',
  ).military;
  expect(post).toMatchObject({
    rank: 'Master Sergeant',
    trade: 'Flightline Production Superintendent',
    unit: '97th Aircraft Maintenance Squadron',
    startDate: '2018-06',
    highlights: ['Led 60 airmen'],
  });
});

test('a town after unit and service is where the post was', () => {
  const [post] = read(
    'EXPERIENCE',
    '30 Signal Regiment, British Army, Bramcote',
    'Warrant Officer Class 2, Yeoman of Signals',
    'Apr 2021 - Present',
    '- Ran the network',
  ).military;
  expect(post).toMatchObject({ trade: 'Yeoman of Signals', unit: '30 Signal Regiment', location: 'Bramcote' });
});

test('a colon after the employer begins the post', () => {
  expect(jobs('Kestrel Ltd: Site Manager, Jan 2019 - Present', '- Ran the site')).toEqual([['Site Manager', 'Kestrel Ltd', '']]);
});

test('skills between slashes or stars are several', () => {
  const names = (line: string) =>
    read('SKILLS', line).skills.flatMap(({ name, keywords }) => [name, ...keywords].filter(Boolean));
  expect(names('Welding / Brazing / Pipe fitting')).toEqual(['Welding', 'Brazing', 'Pipe fitting']);
  expect(names('Welding * Brazing * Pipe fitting')).toEqual(['Welding', 'Brazing', 'Pipe fitting']);
  expect(names('CI/CD')).toEqual(['CI/CD']);
});

test('a course with its year among qualifications of schools is a certificate', () => {
  const { education, certificates } = read(
    'EDUCATION AND TRAINING',
    'NVQ Level 3 Hairdressing, Bradford College, Sep 2012 - Jul 2014',
    '',
    'Food Hygiene Level 2, 2019',
  );
  expect(education.map(({ institution }) => institution)).toEqual(['Bradford College']);
  expect(certificates.map(({ name }) => name)).toEqual(['Food Hygiene Level 2']);
});

test('a town and county below the name are the address', () => {
  expect(readCv(itemsOfText('Jane Frost\nLisburn, County Antrim\n028 9018 0417\n\nPROFILE\nA driver.')).basics).toMatchObject({
    location: 'Lisburn, County Antrim',
    label: '',
  });
});

const name = piece('Jane Frost', 50, 40, { size: 20, bold: true });
const address = piece('jane@frost.test', 50, 60);

describe('headings with words that name no section', () => {
  test('in the style of the others, above dated entries, where nothing can have entries yet', () => {
    const { work } = read(
      'KEY SKILLS',
      'PLC',
      'COSHH',
      'Motor control',
      '',
      'AT THE COALFACE',
      'October 2021 to April 2025    Fitter at Harrow Motors Ltd',
      '- Repaired pumps',
      '',
      'EDUCATION',
      'Tern College, HNC Engineering, 2019',
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([['Fitter', 'Harrow Motors Ltd']]);
  });

  test('are not taken for the name that is above them', () => {
    const { basics, work } = read(
      'SERVICE RECORD HOLDER',
      'Oct 2021 - Apr 2025, Fitter, Harrow Motors Ltd',
      '- Repaired pumps',
      '',
      'EDUCATION',
      'Tern College, HNC Engineering, 2019',
      '',
      'SKILLS',
      'Welding, Brazing',
    );
    expect(basics.label).toBe('');
    expect(work[0]?.name).toBe('Harrow Motors Ltd');
  });

  test('that end in a colon as the others do', () => {
    const { work, skills } = read(
      'Education:',
      'Tern College, HNC Engineering, 2019',
      '',
      'My time so far:',
      'Fitter, Harrow Motors Ltd, 2021 - 2025',
      'Key duties:',
      '- Repaired pumps',
      'Apprentice, Larch Lifts Ltd, 2017 - 2021',
      'Key duties:',
      '- Greased bearings',
      '',
      'Skills:',
      'Welding, Brazing',
    );
    expect(work.map(({ name, highlights }) => [name, highlights])).toEqual([
      ['Harrow Motors Ltd', ['Repaired pumps']],
      ['Larch Lifts Ltd', ['Greased bearings']],
    ]);
    expect(skills).toHaveLength(1);
  });

  test('left of the column in which all text begins', () => {
    const heading = (text: string, y: number) => piece(text, 50, y, { bold: true });
    const { work, education } = readCv([
      name,
      address,
      heading('Education', 90),
      piece('Tern College, HNC Engineering, 2019', 200, 90),
      heading('So far', 120),
      piece('Fitter, Harrow Motors Ltd, 2021 - 2025', 200, 120),
      piece('•', 208, 134),
      piece('Repaired pumps and valves on two lines', 220, 134),
      heading('Skills', 160),
      piece('Welding, Brazing', 200, 160),
    ]);
    expect(work.map((job) => [job.position, job.name, job.highlights])).toEqual([
      ['Fitter', 'Harrow Motors Ltd', ['Repaired pumps and valves on two lines']],
    ]);
    expect(education).toHaveLength(1);
  });

  test('set like the entries, but with more space above', () => {
    const bold = (text: string, y: number) => piece(text, 50, y, { bold: true });
    const { work, sections } = readCv([
      name,
      address,
      bold('Education', 90),
      bold('Tern College', 106),
      piece('HNC Engineering, 2019', 50, 120),
      bold('So far', 148),
      bold('Harrow Motors Ltd', 164),
      piece('Fitter, 2021 - 2025', 50, 178),
      piece('Repaired pumps, valves and conveyors on two lines.', 50, 192),
      bold('Larch Lifts Ltd', 211),
      piece('Apprentice, 2017 - 2021', 50, 225),
      piece('Greased bearings, wheels and rails every week.', 50, 239),
      bold('Skills', 267),
      piece('Welding, Brazing', 50, 283),
    ]);
    expect(sections.map(({ title }) => title)).toEqual(['Education', 'So far', 'Skills']);
    expect(work.map((job) => job.name)).toEqual(['Harrow Motors Ltd', 'Larch Lifts Ltd']);
  });
});

const JOBS = ['', 'JOBS', '', '2019 - 2024', 'Tern Heating Ltd', 'Fitter', ''];
const skillsOf = (...lines: string[]) =>
  read(...lines).skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]));
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

describe('a list below a heading in a person’s own words', () => {
  test('keeps its first item, which has an empty line above as the heading has', () => {
    expect(
      skillsOf(
        ...[
          'Jobs',
          '',
          '2019 - 2024',
          'Tern Heating Ltd',
          'Fitter',
          '',
          'School',
          '',
          '2015 - 2018',
          'Leeds City College',
          'NVQ 3',
        ],
        ...['', 'Tickets', '', 'Gas Safe', 'OFTEC 101', '', 'Good at', '', 'Boilers', 'Wet rooms', 'Talking to customers'],
      ),
    ).toEqual(['Boilers', 'Wet rooms', 'Talking to customers']);
  });

  test('keeps an acronym at its end that looks like a heading in capitals', () => {
    const cv = read(
      ...[
        'ABOUT',
        '',
        'Clerk for twenty-six years.',
        '',
        'CHAMBERS',
        '',
        'Quay Chambers',
        'Senior Clerk, 2014 to date',
        '',
        'SCHOOLING',
        '',
        'Leeds City College, 1991 to 1998',
      ],
      ...['A levels in History', '', 'GOOD AT', '', 'Fee negotiation', 'Listing', 'LEX', '', 'OUTSIDE', '', 'Bowls, badly'],
    );
    expect(namesOf(cv.skills)).toEqual(['Fee negotiation', 'Listing', 'LEX']);
  });

  test.each(['WHAT I DO BEST', 'THINGS I DO WELL'])('is one of skills in several columns: %s', (title) => {
    expect(
      skillsOf(
        'ABOUT ME',
        '',
        'Stylist for nineteen years. Colour is my thing.',
        '',
        title,
        '',
        'Balayage           Colour correction    Bridal hair',
        'Barbering          Salon management     Training juniors',
        ...JOBS,
      ),
    ).toEqual(['Balayage', 'Colour correction', 'Bridal hair', 'Barbering', 'Salon management', 'Training juniors']);
  });
});

describe('certificates and awards without a heading for them', () => {
  const SCHOOLS = ['', 'SCHOOLING', '', 'Leeds City College, 1991 to 1998', 'A levels in History'];

  test.each(['QUALIFIED', 'PROFESSIONAL QUALIFICATIONS'])('pass without a school beside a section of schools: %s', (title) => {
    const cv = read(...JOBS, ...SCHOOLS, '', title, '', 'BTEC Advanced Award in Chambers Administration, 2003');
    expect(cv.education).toHaveLength(1);
    expect(namesOf(cv.certificates)).toEqual(['BTEC Advanced Award in Chambers Administration']);
  });

  test('say until when they are valid', () => {
    const cv = read(
      ...[...JOBS, ...SCHOOLS, '', 'WELDING PAPERS', '', 'EN 9606 136 6G, valid to 05.2027', 'EN 9606 141 6G, expires 11.2026'],
      'Safety Passport',
    );
    expect(cv.certificates).toMatchObject([{ endDate: '2027-05' }, { endDate: '2026-11' }, { name: 'Safety Passport' }]);
  });

  test('are awards by their names', () => {
    const cv = read(...JOBS, ...SCHOOLS, '', 'NICE THINGS', '', 'Tern Design Award, nominee, 2023');
    expect(cv.awards).toMatchObject([{ name: 'Tern Design Award, nominee', endDate: '2023' }]);
  });

  test('are names alone below schools with dates', () => {
    const cv = read(
      ...JOBS,
      ...[
        'QUALIFICATIONS',
        '',
        'NVQ Level 3 Hairdressing, Harbour College, 2008',
        'NVQ Level 2 Hairdressing, Harbour College, 2007',
      ],
      ...['Tern Master Colour Expert', 'Level 3 Education and Training'],
    );
    expect(cv.education).toHaveLength(2);
    expect(namesOf(cv.certificates)).toEqual(['Tern Master Colour Expert', 'Level 3 Education and Training']);
  });
});

test('a heading over numbered entries is no employer', () => {
  const { work, basics } = read(
    ...[
      'Who I am',
      'Stylist with a full column and a loyal following.',
      '',
      'Salons',
      '1) Tern Hair, Croydon - Senior Stylist (2021-now)',
    ],
    ...[
      'Balayage and bridal work for 30 clients a week.',
      '',
      '2) Kite Salon, Sutton - Stylist (2018-2021)',
      'Built a column from scratch.',
    ],
    ...['', 'Training', 'NVQ Level 3 Hairdressing, Harbour College (2016-2018)', '', 'Good at', 'Colour correction / Extensions'],
    ...['', 'Hobbies', 'Dance, Fashion'],
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Tern Hair', 'Senior Stylist'],
    ['Kite Salon', 'Stylist'],
  ]);
  expect(basics.summary).toBe('Stylist with a full column and a loyal following.');
});

test('achievements in plain capitals announce text of an entry', () => {
  const bold = { bold: true };
  const { work, awards } = readCv([
    piece('Jane Frost', 40, 20, { size: 20 }),
    ...['WORK EXPERIENCE', 'EDUCATION', 'TRAINING', 'SKILLS'].map((text, index) =>
      piece(text, 40, [60, 150, 190, 230][index] ?? 0, bold),
    ),
    piece('Fitter', 40, 76, bold),
    piece('Tern Mill, Yarm', 40, 90),
    piece('2019 - 2024', 40, 104),
    piece('ACCOMPLISHMENTS', 40, 118),
    piece('• Rebuilt the looms in nine weeks', 40, 132),
    piece('Tern College, Diploma, 2018', 40, 166),
    piece('First aid, 2020', 40, 206),
    piece('Welding, Turning, Milling', 40, 246),
  ]);
  expect(work).toMatchObject([{ name: 'Tern Mill', position: 'Fitter', highlights: ['Rebuilt the looms in nine weeks'] }]);
  expect(awards).toEqual([]);
});
