import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { piece, read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { isTownInRegion } from '../vocabulary/places.ts';

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

test('the end of a range may be above its start, beside the lines of a job', () => {
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

/** The CV of Jane Frost, without contacts but for what the foot of both its pages says. */
function withFoot(...foot: string[]) {
  const page = (number: number, ...lines: string[]) => [
    ...lines.map((text, index) =>
      piece(text, 40, 60 + 16 * index, { page: number, ...(/^\D{4,16}$/.test(text) && { bold: true, size: 12 }) }),
    ),
    ...foot.map((text, index) => piece(text, 40 + 170 * index, 780, { page: number, size: 8 })),
  ];
  return readCv([
    piece('Jane Frost', 40, 20, { size: 20, bold: true }),
    ...page(1, 'Work experience', 'Fitter, Tern Mill, 2019 – 2021', 'Set looms for three shifts every week.'),
    ...page(2, 'Education', 'BSc Physics, Tern University, 2010 – 2013', 'With a thesis on looms.'),
  ]);
}

test('the foot of each page with the person’s name says how to reach the person', () => {
  const cv = withFoot('Jane Frost', '14 Quay Street, Leith EH6 6AA', 'post@frost.test');
  expect(cv.basics).toMatchObject({ email: 'post@frost.test', location: '14 Quay Street, Leith EH6 6AA' });
  expect(cv.more).toEqual([{ title: 'Headers and footers', lines: ['Jane Frost'] }]);
});

test('an address with a part of the person’s name is the person’s', () => {
  const cv = withFoot('07700 900462', 'j.frost@post.test');
  expect(cv.basics).toMatchObject({ email: 'j.frost@post.test', phone: '07700 900462' });
  expect(cv.more).toEqual([]);
});

test('the foot of an agency’s pages says how to reach the agency only', () => {
  const cv = withFoot('Heron Recruitment Ltd', '01632 960100', 'office@heron.test');
  expect(cv.basics).toMatchObject({ email: '', phone: '', location: '' });
  expect(cv.more).toEqual([
    { title: 'Headers and footers', lines: ['Heron Recruitment Ltd', '01632 960100', 'office@heron.test'] },
  ]);
});

/** A CV as plain text with lines below the name. */
const below = (...lines: string[]) =>
  readCv(itemsOfText(['Jane Frost', ...lines, '', 'EMPLOYMENT', 'Fitter, Tern Mill, 2019 - 2021', '- Set looms'].join('\n')));

test('the consultant who presents the person is not the person', () => {
  const cv = below('Consultant: Rhys Vane, 01632 960100, rhys@heron.test');
  expect(cv.basics).toMatchObject({ name: 'Jane Frost', email: '', phone: '' });
});

test('bullets separate the parts of one address', () => {
  const cv = below('Ternstraße 4 • 26123 Oldenburg • Germany', 'jane@frost.test');
  expect(cv.basics.location).toBe('Ternstraße 4, 26123 Oldenburg, Germany');
  expect(cv.more).toEqual([]);
});

test('a flat before a building is an address without a street', () => {
  const cv = below('Flat 1204, Tern Heights, Andheri East, Nashik', 'jane@frost.test');
  expect(cv.basics.location).toBe('Flat 1204, Tern Heights, Andheri East, Nashik');
});

test('a name is distinguished from the label beside it', () => {
  const cv = readCv(
    itemsOfText(
      [
        'Name: Maren Holt    Person ID: 4077215',
        'Email: maren@holt.test',
        '',
        'EMPLOYMENT',
        'Fitter, Tern Mill, 2019 - 2021',
      ].join('\n'),
    ),
  );
  expect(cv.basics.name).toBe('Maren Holt');
  expect(cv.more).toEqual([{ title: '', lines: ['Person ID: 4077215'] }]);
});

test('states of other countries belong to the place of a job, with their postcodes', () => {
  const { work } = read(
    'EMPLOYMENT',
    'Fitter, Tern Mill, Nashik, Maharashtra 422001    2019 - 2021',
    '- Set looms',
    'Baker, Wren Bakery, Ibadan, Oyo State    2015 - 2018',
    '- Baked',
  );
  expect(work.map(({ name, location, summary }) => [name, location, summary])).toEqual([
    ['Tern Mill', 'Nashik, Maharashtra 422001', ''],
    ['Wren Bakery', 'Ibadan, Oyo State', ''],
  ]);
  expect(isTownInRegion(context, 'Nashik, Maharashtra, India')).toBe(true);
});

test('a year may come before its month', () => {
  expect(findSpan(context, '2019 Sep - 2021 Mar')).toMatchObject({ startDate: '2019-09', endDate: '2021-03' });
  expect(findSpan(context, '2019 Sep – Present')).toMatchObject({ startDate: '2019-09', endDate: 'present' });
});

/** A profile as a professional network prints it: a side column, employers above their posts, durations, locations outside any list. */
const profile = [
  piece('Contact', 20, 30, { size: 13 }),
  piece('07700 900456 (Mobile)', 20, 50),
  piece('sam.whitlock@example.test', 20, 64),
  piece('www.linkedin.com/in/sam-whitlock-', 20, 78),
  piece('1a2b3c (LinkedIn)', 20, 90),
  piece('Top Skills', 20, 126, { size: 13 }),
  piece('Logistics Management', 20, 144),
  piece('Risk Assessment', 20, 159),
  piece('Sam Whitlock', 230, 34, { size: 26 }),
  piece('Logistics Manager | ex-British Army | CILT member', 230, 56, { size: 12 }),
  piece('Swindon, England, United Kingdom', 230, 74, { size: 12 }),
  piece('Experience', 230, 120, { size: 16 }),
  piece('Parcelway UK', 230, 142, { size: 12 }),
  piece('3 years 2 months', 230, 156),
  piece('Operations Manager', 230, 172, { size: 11.5, bold: true }),
  piece('March 2024 - Present (1 year 9 months)', 230, 186),
  piece('Swindon, England, United Kingdom', 230, 199),
  piece('Run a 24-hour sortation hub of 140 people.', 230, 214, { size: 10.5 }),
  piece('Shift Manager', 230, 232, { size: 11.5, bold: true }),
  piece('October 2022 - March 2024 (1 year 6 months)', 230, 246),
  piece('Swindon', 230, 259),
  piece('Led the night shift of 45.', 230, 274, { size: 10.5 }),
  piece('British Army', 230, 300, { size: 12 }),
  piece('14 years', 230, 314),
  piece('Warrant Officer Class Two, Royal Logistic Corps', 230, 330, { size: 11.5, bold: true }),
  piece('August 2018 - September 2022 (4 years 2 months)', 230, 344),
  piece('Squadron Quartermaster Sergeant Major, answerable for stores worth £12m.', 230, 358, { size: 10.5 }),
  piece('Staff Sergeant', 230, 376, { size: 11.5, bold: true }),
  piece('January 2014 - August 2018 (4 years 8 months)', 230, 390),
  piece('Abingdon', 230, 403),
  piece('Education', 230, 430, { size: 16 }),
  piece('The Open University', 230, 452, { size: 12 }),
  piece('Bachelor of Science - BS, Business Management · (2016 - 2020)', 230, 466, { size: 10.5 }),
];

test('parses a printed LinkedIn profile into its fields', () => {
  const cv = readCv(profile);
  expect(cv.basics).toMatchObject({
    name: 'Sam Whitlock',
    label: 'Logistics Manager | ex-British Army | CILT member',
    phone: '07700 900456',
    location: 'Swindon, England, United Kingdom',
    summary: '',
  });
  expect(cv.basics.profiles.map(({ url }) => url)).toEqual(['www.linkedin.com/in/sam-whitlock-1a2b3c']);
  expect(cv.skills.map(({ name }) => name)).toEqual(['Logistics Management', 'Risk Assessment']);
  expect(cv.education).toMatchObject([
    { institution: 'The Open University', studyType: 'Bachelor of Science (BS)', area: 'Business Management', startDate: '2016' },
  ]);
});

test('groups its posts by employer, whether or not their town is known', () => {
  const { work } = readCv(profile);
  expect(work).toMatchObject([
    { name: 'Parcelway UK', position: 'Operations Manager', location: 'Swindon, England, United Kingdom', endDate: 'present' },
    { name: 'Parcelway UK', position: 'Shift Manager', location: 'Swindon', summary: 'Led the night shift of 45.' },
  ]);
});

test('recognizes military service in it and repeats no field', () => {
  const { military } = readCv(profile);
  expect(military).toMatchObject([
    {
      service: 'British Army',
      rank: 'Warrant Officer Class Two',
      unit: 'Royal Logistic Corps',
      startDate: '2018-08',
      summary: 'Squadron Quartermaster Sergeant Major, answerable for stores worth £12m.',
    },
    { service: 'British Army', rank: 'Staff Sergeant', location: 'Abingdon', endDate: '2018-08', summary: '' },
  ]);
});

test('keeps durations out of the descriptions', () => {
  const cv = readCv(profile);
  expect(cv.more.find(({ title }) => title === 'How long it lasted')?.lines).toEqual([
    '3 years 2 months',
    '1 year 9 months',
    '1 year 6 months',
    '14 years',
    '4 years 2 months',
    '4 years 8 months',
  ]);
  expect(JSON.stringify([cv.work, cv.military])).not.toMatch(/\d (?:years|months)/);
});

test('separates a US rank from its trade and keeps the pay grade', () => {
  const cv = readCv([
    piece('Deshawn Carter', 40, 30, { size: 22 }),
    piece('Military Experience', 40, 60, { size: 13, bold: true }),
    piece('Platoon Sergeant (92A Automated Logistical Specialist)', 40, 80, { bold: true }),
    piece('Jun 2019 – Present', 440, 80),
    piece('82nd Airborne Division, U.S. Army', 40, 94),
    piece('Fort Bragg, NC', 440, 94),
    piece('Supply Sergeant, E-5', 40, 120, { bold: true }),
    piece('Mar 2015 – May 2019', 440, 120),
    piece('101st Sustainment Brigade, United States Army', 40, 134),
    piece('Fort Campbell, KY', 440, 134),
  ]);
  expect(cv.military).toMatchObject([
    {
      service: 'US Army',
      trade: '92A Automated Logistical Specialist',
      unit: '82nd Airborne Division',
      location: 'Fort Bragg, NC',
    },
    { service: 'US Army', rank: 'Sergeant, E-5', trade: 'Supply Sergeant', unit: '101st Sustainment Brigade', summary: '' },
  ]);
  expect(cv.more).toEqual([]);
});

test.each([
  ['TELEPHONE: 01632 960807 (Home) 07700 900129 (Mobile)', '07700 900129'],
  ['Mobile :- 07700 900129', '07700 900129'],
])('the number of a mobile is preferred: %s', (line, phone) => {
  expect(readCv([piece('Jane Frost', 40, 20, { size: 20 }), piece(line, 40, 40)]).basics.phone).toBe(phone);
});
