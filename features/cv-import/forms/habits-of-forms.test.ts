import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

const jobs = (...lines: string[]) =>
  read('WORK EXPERIENCE', ...lines).work.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate]);

test.each([
  ['another date', ['Fitter, Tern Mill', '08/09/2021 to 05/28/2023'], '2021-08', '2023-05'],
  ['a telephone number', ['Fitter, Tern Mill, (503) 555-0152', '08/09/2021 to 05/08/2023'], '2021-08', '2023-05'],
  ['no sign of America', ['Fitter, Tern Mill', '08/09/2021 to 05/08/2023'], '2021-09', '2023-08'],
])('which number of a date is the month is told by %s', (_, lines, start, end) => {
  expect(jobs(...lines, '- Kept the looms')).toMatchObject([[expect.anything(), 'Fitter', start, end]]);
});

test('dates are read behind From and To and behind a full stop', () => {
  expect(jobs('Fitter, Tern Mill', 'From: 10/2022 To: Present', '- Kept the looms')).toEqual([
    ['Tern Mill', 'Fitter', '2022-10', 'present'],
  ]);
  expect(
    jobs(
      'Foreman at Tern Plumbing, Yarm. March 2016 to now.',
      'I run three trucks.',
      '',
      'Plumber at Wren Ltd, Hull. May 2012 to March 2016.',
      'Schools.',
    ),
  ).toEqual([
    ['Tern Plumbing', 'Foreman', '2016-03', 'present'],
    ['Wren Ltd', 'Plumber', '2012-05', '2016-03'],
  ]);
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

test('studies and certificates in one list are told apart', () => {
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

test('languages at the end of a list of skills are languages', () => {
  const { skills, languages } = read('SKILLS', 'QGIS, Excel, French (intermediate), Gaelic (beginner)');
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['QGIS', 'Excel']);
  expect(languages).toEqual([
    { language: 'French', fluency: 'intermediate' },
    { language: 'Gaelic', fluency: 'beginner' },
  ]);
});

test('a list of skills that names only languages leaves no empty skill', () => {
  const { skills, languages } = read('SKILLS', 'Welding, Turning', 'Spoken', 'French (intermediate), Gaelic (beginner)');
  expect(languages.map(({ language }) => language)).toEqual(['French', 'Gaelic']);
  expect(skills.every(({ name, keywords }) => name !== '' || keywords.length > 0)).toBe(true);
});

test.each([
  ['TELEPHONE: 01632 960807 (Home) 07700 900129 (Mobile)', '07700 900129'],
  ['Mobile :- 07700 900129', '07700 900129'],
])('the number of a mobile is preferred: %s', (line, phone) => {
  expect(readCv([piece('Jane Frost', 40, 20, { size: 20 }), piece(line, 40, 40)]).basics.phone).toBe(phone);
});

test('a town and region that no list has are the residence among contacts', () => {
  const cv = readCv([
    piece('Jane Frost', 40, 20, { size: 20 }),
    piece('Contact', 40, 60, { bold: true }),
    piece('07700 900129', 40, 76),
    piece('Hoedspruit, Wexmoorland', 40, 92),
    piece('Skills', 40, 120, { bold: true }),
    piece('Tracking, Bookkeeping', 40, 136),
  ]);
  expect(cv.basics.location).toBe('Hoedspruit, Wexmoorland');
});

test('a dash above each heading in the margin is a decoration', () => {
  const section = (title: string, y: number, ...texts: string[]) => [
    piece('ㅡ', 40, y),
    piece(title, 40, y + 12, { bold: true }),
    ...texts.map((text, index) => piece(text, 150, y + 14 * index)),
  ];
  const { skills, languages, work } = readCv([
    piece('Jane Frost', 40, 20, { size: 24 }),
    ...section('Skills', 80, 'Illustrator, Photography'),
    ...section(
      'Experience',
      120,
      'Photo Editor, Tern Daily',
      'May 2019 - May 2023',
      'Taught six photographers to edit their pictures.',
    ),
    ...section('Languages', 190, 'English, Spanish'),
  ]);
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Illustrator', 'Photography']);
  expect(work).toMatchObject([{ name: 'Tern Daily', position: 'Photo Editor' }]);
  expect(languages.map(({ language }) => language)).toEqual(['English', 'Spanish']);
});

test('the Defence Forces are the Irish ones, with their ranks', () => {
  expect(
    read(
      'WORK EXPERIENCE',
      'Company Quartermaster Sergeant, Storeman, Defence Forces, Athlone    2013 - 2019',
      '- Kept the stores',
    ).military,
  ).toMatchObject([{ service: 'Irish Defence Forces', rank: 'Company Quartermaster Sergeant', trade: 'Storeman' }]);
});
