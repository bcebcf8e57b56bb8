import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

const bold = { bold: true };
/** A row of a form: labels in bold at every other column. */
const fields = (y: number, ...texts: string[]) =>
  texts.map((text, index) => piece(text, [40, 160, 330, 400][index] ?? 40, y, index % 2 === 0 ? bold : {}));

describe('an application form', () => {
  const form = readCv([
    piece('APPLICATION FOR EMPLOYMENT', 40, 30),
    piece('Section 1: Personal details', 40, 60, bold),
    ...fields(80, 'Surname', 'Penrose', 'First name', 'Jago'),
    ...fields(95, 'Telephone', '07700 900472', 'E-mail', 'jago@frost.test'),
    ...fields(110, 'Driving licence', 'Full', 'Notice', '1 month'),
    piece('Section 2: Previous employment', 40, 140, bold),
    ...fields(160, 'Employer', 'Tern Hotel, Yarm'),
    ...fields(175, 'Position held', 'Sous Chef', 'Dates', '05/2019 to 04/2023'),
    ...fields(190, 'Description of duties', 'Second in charge of a kitchen of nine.'),
    ...fields(210, 'Employer', 'Royal Navy, HMS Albion'),
    ...fields(225, 'Position held', 'Petty Officer, Galley Manager', 'Dates', '09/2011 to 04/2019'),
    ...fields(240, 'Description of duties', 'Head of a galley feeding 550.'),
    piece('Section 3: Education', 40, 270, bold),
    piece('Tern College', 40, 290),
    piece('2009 to 2011', 160, 290),
    piece('NVQ Level 2 Professional Cookery', 280, 290),
  ]);

  test('gives the name from its two fields, not from its title', () => {
    expect(form.basics).toMatchObject({ name: 'Jago Penrose', phone: '07700 900472', email: 'jago@frost.test' });
  });

  test('has the sections that its numbered headings name', () => {
    expect(form.sections.map(({ title }) => title)).toEqual(['Personal details', 'Previous employment', 'Education']);
    expect(form.work).toMatchObject([{ name: 'Tern Hotel', position: 'Sous Chef', startDate: '2019-05', endDate: '2023-04' }]);
    expect(form.military).toMatchObject([
      { service: 'Royal Navy', unit: 'HMS Albion', rank: 'Petty Officer', trade: 'Galley Manager' },
    ]);
    expect(form.education).toMatchObject([{ institution: 'Tern College', startDate: '2009' }]);
  });
});

test('headings behind a square are no items of a list', () => {
  const { work, languages } = read(
    '■ WORK EXPERIENCE',
    '01/03/2019 – CURRENT Boston, United Kingdom',
    'Warehouse Team Leader, Fenland Produce Ltd',
    '• trained forklift drivers',
    '■ LANGUAGE SKILLS',
    'Polish (native), English (B2)',
  );
  const marked = readCv(
    [
      ['WORK EXPERIENCE', 60, true],
      ['Warehouse Team Leader, Fenland Produce Ltd, 2019 – 2022', 75, false],
      ['LANGUAGE SKILLS', 100, true],
      ['Polish (native), English (B2)', 115, false],
    ].flatMap(([text, y, isHeading]) => [
      ...(isHeading === true ? [piece('■', 42, Number(y), bold)] : []),
      piece(String(text), 52, Number(y), isHeading === true ? bold : {}),
    ]),
  );
  expect([work.length, languages.length]).toEqual([1, 2]);
  expect(marked.work).toMatchObject([{ name: 'Fenland Produce Ltd', position: 'Warehouse Team Leader' }]);
  expect(marked.languages.map(({ language }) => language)).toEqual(['Polish', 'English']);
});

test('numbers that do not count up are part of the heading', () => {
  const { sections } = read('EXPERIENCE', 'Fitter, Tern Mill, 2019 – 2022', '2. Battalion notes', 'Some words about it.');
  expect(sections.map(({ title }) => title)).not.toContain('Battalion notes');
});

describe('a job site copy', () => {
  test('has the town behind a hyphen and the result of a study behind a semicolon', () => {
    const { work, education } = read(
      'Work Experience',
      'Electrical Apprentice',
      'New River Electric & Controls-Jacksonville, NC',
      'August 2022 to Present',
      '• wired two schools',
      'Warehouse associate (part time)',
      'Crystal Coast Supply-Swansboro, NC',
      'April 2020 to August 2022',
      'Education',
      'Bachelor of Science, Business, 05/2020',
      'Park University, Parkville, MO; GPA 3.62; 120 semester hours',
    );
    expect(work.map(({ name, position, location }) => [name, position, location])).toEqual([
      ['New River Electric & Controls', 'Electrical Apprentice', 'Jacksonville, NC'],
      ['Crystal Coast Supply', 'Warehouse associate', 'Swansboro, NC'],
    ]);
    expect(work[1]?.summary).toBe('part time');
    expect(education).toMatchObject([{ institution: 'Park University', location: 'Parkville, MO' }]);
  });

  test('keeps hyphens within the name of a town', () => {
    const { work } = read('Experience', 'Librarian', 'Tern Library, Stow-on-the-Wold, UK', '2019 – 2021');
    expect(work).toMatchObject([{ name: 'Tern Library', location: 'Stow-on-the-Wold, UK' }]);
  });

  test('has announcements among its posts, which are no sections', () => {
    const { work, sections } = read(
      'Work Experience',
      'Finance Administrator',
      'Tern Textiles Ltd - Leicester',
      'January 2019 to May 2022',
      'Responsibilities:',
      'Raised sales invoices and posted receipts.',
      'Accomplishments:',
      'Found £11,300 of duplicate payments.',
      'Receptionist',
      'Humber Dental Care - Leicester',
      'September 2016 to December 2018',
    );
    expect(sections.map(({ title }) => title)).toEqual(['Work Experience']);
    expect(work.map(({ position }) => position)).toEqual(['Finance Administrator', 'Receptionist']);
  });

  test('separates a skill with parts from the skill above it', () => {
    const { skills } = read(
      'SKILLS',
      '- Sage 50 (4 years)',
      '- Microsoft Excel - lookups, pivot tables (6 years)',
      '- Credit control (1 year)',
    );
    expect(skills).toEqual([
      { name: 'Sage 50', level: '4 years', keywords: [] },
      { name: 'Microsoft Excel', level: '6 years', keywords: ['lookups', 'pivot tables'] },
      { name: 'Credit control', level: '1 year', keywords: [] },
    ]);
  });
});

test('skills with remarks are no groups of skills', () => {
  const { skills } = read(
    'SKILLS',
    'Fleet planning: ten years of it, from 12 vehicles to 640',
    'Workshop safety: no lost-time accident since 2018',
    'Budgets: £2.4m of spares a year',
  );
  expect(skills.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Fleet planning', []],
    ['Workshop safety', []],
    ['Budgets', []],
  ]);
});

test('sentences below a heading such as `What I bring` are the summary', () => {
  const { basics, skills } = read(
    'WHAT I BRING',
    'Warrant officer with twenty-two years of keeping vehicles on the road in workshops of all sizes. Looking for a',
    'job as workshop manager in the south west.',
    'EMPLOYMENT',
    'Fitter, Tern Mill, 2019 – 2022',
  );
  expect(skills).toEqual([]);
  expect(basics.summary).toContain('Looking for a job as workshop manager');
});

describe('a heading', () => {
  const posts = (...lines: string[]) =>
    read('EMPLOYMENT', ...lines).work.map(({ name, position, location }) => [name, position, location]);

  test('has its employer behind brackets with the terms of employment', () => {
    expect(posts('Duty Manager (Contract) at Bungay Housing Association, 2019 – 2021')).toEqual([
      ['Bungay Housing Association', 'Duty Manager', ''],
    ]);
  });

  test('has a place behind a comma that a town is called, also between post and employer', () => {
    expect(
      posts(
        'Lifeguard, Hagerstown',
        'Fernhill Pools, 2019 – 2021',
        'Watched three pools and taught forty children to swim.',
        'Usher, Chesapeake',
        'The Tern Theatre, 2015 – 2019',
        'Showed people to their seats.',
      ),
    ).toEqual([
      ['Fernhill Pools', 'Lifeguard', 'Hagerstown'],
      ['The Tern Theatre', 'Usher', 'Chesapeake'],
    ]);
  });

  test('keeps the dates before a bracket with other dates', () => {
    const { military } = read(
      'MILITARY SERVICE',
      'U.S. Army Reserve, 443rd Civil Affairs Battalion',
      'Sergeant, Team Leader',
      'June 2009 to present (part time; mobilized Jan 2013 - Dec 2013 and Apr 2019 - Feb 2020)',
    );
    expect(military).toMatchObject([{ startDate: '2009-06', endDate: 'present', unit: '443rd Civil Affairs Battalion' }]);
  });

  test('has an employer with its street', () => {
    expect(posts('Health Technician', 'Tern Medical Center, 18 Harbour Street, El Paso, TX 79918', '09/2021 – Present')).toEqual([
      ['Tern Medical Center', 'Health Technician', '18 Harbour Street, El Paso, TX 79918'],
    ]);
  });

  test('ends where a sentence follows the dates', () => {
    const { work } = read(
      'EMPLOYMENT',
      'Assistant Curator, Tern Museum, Yarm, 2007–14. Catalogue of the slipware online.',
      'Documentation Officer, Humber Museum, Hull, 2003–06.',
    );
    expect(work).toMatchObject([
      { position: 'Assistant Curator', name: 'Tern Museum', summary: 'Catalogue of the slipware online.' },
      { position: 'Documentation Officer', name: 'Humber Museum' },
    ]);
  });

  test('is below its dates, however much white space is between', () => {
    const { work } = readCv([
      piece('Jane Frost', 50, 40, { size: 18 }),
      piece('A planner who has looked after busy airfields, terminals and people for more than fifteen years.', 50, 56),
      piece('WORK', 50, 70, bold),
      piece('01/2019 – 12/2021 – Lincolnshire', 50, 90),
      piece('Planner – Humber Airport', 50, 104),
      piece('• Wrote the weekly plan', 58, 118),
      piece('01/2015 – 12/2018 – Lincolnshire', 50, 138),
      piece('Dispatcher – Tern Airways', 50, 166),
      piece('• Dispatched flights', 58, 180),
    ]);
    expect(work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Humber Airport', 'Planner', '2019-01'],
      ['Tern Airways', 'Dispatcher', '2015-01'],
    ]);
  });
});

test('what an employer is between it and its posts is neither', () => {
  const { work } = read(
    'EXPERIENCE',
    'Amberley Motors, Ruston                              2018 – 2025',
    'Regional haulier, 120 vehicles',
    'Fleet Manager                                        2021 – 2025',
    '- Kept the site tidy',
    'Driver                                               2018 – 2021',
    '- Drove 40,000 miles a year',
  );
  expect(work.map(({ name, position, location }) => [name, position, location])).toEqual([
    ['Amberley Motors', 'Fleet Manager', 'Ruston'],
    ['Amberley Motors', 'Driver', 'Ruston'],
  ]);
});

test('posts below a guard or reserve have it for their unit', () => {
  const { military } = read(
    'MILITARY EXPERIENCE',
    'Ohio Army National Guard',
    'First Sergeant',
    'October 2022 - Present',
    'Senior enlisted leader of a transportation company.',
    'Platoon Sergeant (Sergeant First Class)',
    'May 2016 - September 2022',
    'Led convoys.',
  );
  expect(military.map(({ unit, service }) => [service, unit])).toEqual([
    ['US Army', 'Ohio Army National Guard'],
    ['US Army', 'Ohio Army National Guard'],
  ]);
});
