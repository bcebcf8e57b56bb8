import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';

const context = new Context();

test('the end of a range may be told in words', () => {
  expect(findSpan(context, 'Sept. 2019 until they closed in April 2024')).toMatchObject({
    startDate: '2019-09',
    endDate: '2024-04',
  });
  expect(findSpan(context, 'Opened in 2019 until noon, then 12 of 2024 forms')?.startDate ?? '').toBe('');
});

test('Dutch forces have their names and ranks', () => {
  const { military } = read(
    'Military service',
    '06/2016 - 01/2022  Team Leader Border Control',
    'Koninklijke Marechaussee, Eelde',
    'Opperwachtmeester, Brigade Noord',
  );
  expect(military).toMatchObject([{ service: 'Koninklijke Marechaussee', rank: 'Opperwachtmeester', unit: 'Brigade Noord' }]);
});

test('a table of Markdown with two columns has a row for each ticket', () => {
  const cv = read(
    '# Jane Frost',
    '## Work',
    '### Fitter @ Tern Mill',
    '_2019-01 → 2021-01, Yarm_',
    '- Set looms.',
    '',
    'Stack: `Ansible` `Debian`',
    '',
    '### Corporal, Signaller @ Australian Army',
    '_2012-01 → 2015-05, 3rd Combat Signal Regiment, Townsville_',
    '- Ran a detachment.',
    '',
    '## Tickets',
    '| ticket | year |',
    '|---|---|',
    '| White Card | 2019 |',
    '| First Aid | 2021 |',
  );
  expect(cv.certificates.map(({ name, endDate }) => [name, endDate])).toEqual([
    ['White Card', '2019'],
    ['First Aid', '2021'],
  ]);
  expect(cv.work).toMatchObject([{ name: 'Tern Mill', position: 'Fitter', summary: 'Stack: Ansible, Debian' }]);
  expect(cv.skills).toMatchObject([{ keywords: ['Ansible', 'Debian'] }]);
  expect(cv.military).toMatchObject([
    { service: 'Australian Army', rank: 'Corporal', trade: 'Signaller', unit: '3rd Combat Signal Regiment' },
  ]);
});

test('a town that only a wider space parts from an employer', () => {
  const job = (employer: string, town: string, post: string, dates: string, y: number) => [
    piece(post, 45, y, { bold: true, size: 11 }),
    piece(dates, 460, y),
    piece(employer, 45, y + 13),
    piece(town, 45 + employer.length * 5 + 7, y + 13),
  ];
  const cv = readCv([
    piece('Jane Frost', 45, 20, { size: 20, bold: true }),
    piece('Experience', 45, 60, { bold: true }),
    ...job('Tern Building Supplies', 'Denbigh', 'Branch Manager', '2020 – 2024', 80),
    ...job('Tern Timber', 'Leeds', 'Yard Operative', '2007 – 2016', 120),
  ]);
  expect(cv.work).toMatchObject([
    { name: 'Tern Building Supplies', location: 'Denbigh' },
    { name: 'Tern Timber', location: 'Leeds' },
  ]);
});

test('two headings of a narrow column make its others known', () => {
  const cv = readCv([
    piece('Jane Frost', 200, 20, { size: 26, bold: true }),
    ...['contact', 'languages', 'tools'].map((title, index) => piece(title, 60, 80 + 80 * index, { size: 13, bold: true })),
    piece('jane@frost.test', 60, 96),
    piece('Welsh fluent', 60, 176),
    piece('crowd modelling', 60, 256),
    piece('AutoCAD LT', 60, 270),
    ...['interests', 'experience', 'education'].map((title, index) =>
      piece(title, 220, 80 + 90 * index, { size: 16, bold: true }),
    ),
    piece('skating, choirs and long walks in the hills of the north', 220, 100),
    piece('2019 – 2021', 220, 190),
    piece('Steward', 300, 190, { bold: true }),
    piece('Tern Stage, Yarm', 420, 190),
    piece('Planned the doors of three festivals every summer and wrote the rota.', 300, 204),
    piece('2016 – 2019', 220, 280),
    piece('BA History', 300, 280, { bold: true }),
    piece('Tern University', 420, 280),
  ]);
  expect(cv.languages).toMatchObject([{ language: 'Welsh' }]);
  expect(JSON.stringify(cv.skills)).toContain('AutoCAD LT');
});

test('a federal resume keeps buildings, wanted places and details of studies apart', () => {
  const cv = read(
    'Desired locations:',
    'Pensacola, FL',
    'Norfolk, VA',
    '',
    'Work Experience:',
    'Tern Air Station    06/2019 - Present',
    'Building 458    Hours per week: 40',
    'Pensacola, FL 32508 US',
    'Equipment Specialist',
    'Duties, Accomplishments and Related Skills:',
    'Plan maintenance of ground support equipment.',
    '',
    'Education:',
    'Pensacola State College Pensacola, FL US',
    "Associate's Degree 05/2018",
    'GPA: 3.6 of a maximum 4.0',
    'Credits Earned: 64 Semester hours',
    'Major: Industrial Management',
  );
  expect(cv.work).toMatchObject([{ name: 'Tern Air Station', position: 'Equipment Specialist' }]);
  expect(cv.education).toMatchObject([{ studyType: "Associate's Degree", area: 'Industrial Management' }]);
  expect(cv.basics.label).toBe('');
  expect(cv.more).toContainEqual({ title: 'Availability', lines: ['Desired locations:', 'Pensacola, FL', 'Norfolk, VA'] });
});

test('who cares for family has no employer of the job above', () => {
  const { work } = read(
    'Work history',
    'Car Park Cleaner, Tern Cleaning Ltd, Durham    May 2023 - Aug 2023',
    'Full-time Carer for my father    Jan 2020 - Apr 2023',
    'Warehouse Operative, Tern Pallets Ltd, Durham    Jun 2018 - Dec 2019',
  );
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ['Car Park Cleaner', 'Tern Cleaning Ltd'],
    ['Full-time Carer for my father', ''],
    ['Warehouse Operative', 'Tern Pallets Ltd'],
  ]);
});

test('skills among languages, and languages among other facts', () => {
  const cv = read(
    'Languages',
    'French: mother tongue',
    'English: C1',
    'Computer: SAP, Excel',
    '',
    'Additional information',
    'Deputy captain of the fire brigade',
    'Spoken: Vietnamese (with my grandmother)',
  );
  expect(cv.languages.map(({ language }) => language)).toEqual(['French', 'English', 'Vietnamese']);
  expect(cv.skills).toMatchObject([{ name: 'Computer', keywords: ['SAP', 'Excel'] }]);
});

test('the end of a range may stand above its start, beside the lines of a post', () => {
  const row = (date: string, text: string, y: number) => [piece(date, 120 - date.length * 5, y), piece(text, 140, y)];
  const cv = readCv([
    piece('Jane Frost', 40, 20, { size: 20, bold: true }),
    piece('Work Experience', 40, 60, { size: 14 }),
    ...row('Current', 'Programs Coordinator at Tern Coast District, Yarm', 80),
    ...row('Jan 2019', 'Emergency planning for the coast', 93),
    ...row('Dec 2018', 'Operations Clerk at Heron Freight, Leeds', 120),
    ...row('Jul 2011', 'Rosters of forty lorries', 133),
    piece('Certificates', 40, 160, { size: 14 }),
    ...row('Oct 2020', 'Emergency Manager', 180),
    ...row('Mar 2019', 'Incident Command', 193),
    ...row('Nov 2016', 'First Aid', 206),
  ]);
  expect(cv.work.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
    ['Programs Coordinator', '2019-01', 'present'],
    ['Operations Clerk', '2011-07', '2018-12'],
  ]);
  expect(cv.certificates.map(({ endDate }) => endDate)).toEqual(['2020-10', '2019-03', '2016-11']);
});

test('a name in two fields with colons', () => {
  const cv = readCv([
    piece('Application form', 40, 20, { bold: true, size: 14 }),
    piece('Personal details', 40, 50, { bold: true, size: 12 }),
    piece('Surname: Pell Title: Dr', 40, 70),
    piece('Forename(s): Gwen Ann', 300, 70),
    piece('Email: gwen@pell.test', 40, 84),
    piece('Employment', 40, 110, { bold: true, size: 12 }),
    piece('Fitter, Tern Mill, Yarm, 2019 – 2021', 40, 130),
  ]);
  expect(cv.basics.name).toBe('Gwen Ann Pell');
});

test('dates in a margin that is close to the text beside it', () => {
  const entry = (dates: string, head: string, body: string, y: number) => [
    piece(dates, 110 - dates.length * 5, y),
    piece(head, 117, y, { bold: true }),
    piece(body, 117, y + 12),
  ];
  const cv = readCv([
    piece('Jan Kowal', 300, 20, { size: 26, bold: true }),
    piece('Experience', 50, 60, { size: 12, bold: true }),
    ...entry('2019–now', 'Site Manager, Tern Bridges, Yarm', 'Leads two bridge sites with sixty workers.', 80),
    ...entry('2012–2019', 'Foreman, Heron Works, Leeds', 'Built ford and ferry sites.', 110),
    ...entry('2008–2012', 'Joiner, Curlew Works, Leeds', 'Made doors.', 140),
    piece('Education', 50, 170, { size: 12, bold: true }),
    ...entry('2004–2008', 'BSc Civil Engineering, Tern University', 'With honours.', 190),
  ]);
  expect(cv.work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ['Site Manager', 'Tern Bridges', '2019'],
    ['Foreman', 'Heron Works', '2012'],
    ['Joiner', 'Curlew Works', '2008'],
  ]);
});

test('a place below the dates of a post in a group is no employer, and a school alone below a study is another', () => {
  const cv = read(
    'Experience',
    'Tern Ports Ltd',
    '6 years 1 month',
    'Chief Operating Officer',
    'July 2018 - March 2021 (2 years 9 months)',
    'Leeds',
    'Ran two terminals with forty people.',
    'Head of Marine',
    'March 2015 - June 2018 (3 years 4 months)',
    'Beypore',
    'Built the marine department from nothing.',
    '',
    'Education',
    'Tern University',
    'MSc, Physics · (2004 - 2005)',
    '',
    'Heron School Yarm',
  );
  expect(cv.work.map(({ position, name, location }) => [position, name, location])).toEqual([
    ['Chief Operating Officer', 'Tern Ports Ltd', 'Leeds'],
    ['Head of Marine', 'Tern Ports Ltd', 'Beypore'],
  ]);
  expect(cv.education.map(({ institution }) => institution)).toEqual(['Tern University', 'Heron School Yarm']);
});
