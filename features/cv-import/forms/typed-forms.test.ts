import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { read } from '../testing.ts';

const readText = (...lines: string[]) => readCv(itemsOfText(lines.join('\n')));

/** A typed form about Gwen Pell, whose labels end in a colon. */
const typed = (...lines: string[]) =>
  readText('Name: Gwen Pell', 'Email: gwen@pell.test', 'Mobile: 07700 900462', '', 'EMPLOYMENT HISTORY', '', ...lines);

test('labels with colons give the person and each job its own fields', () => {
  const cv = readText(
    'APPLICATION FORM',
    '',
    'Full name: Maren Holt',
    'Address: 4 Quay Street, Wick',
    'Telephone: 01632 960418',
    'Email: maren@holt.test',
    '',
    'PRESENT EMPLOYMENT',
    'Employer: Tern Fish Ltd',
    'Job title: Line supervisor',
    'Date from: 04/2019',
    'Date to: present',
    '',
    'PREVIOUS EMPLOYMENT',
    'Employer: Wren Bakery',
    'Job title: Baker',
    'Date from: 06/2014',
    'Date to: 03/2019',
  );
  expect(cv.basics).toMatchObject({ name: 'Maren Holt', location: '4 Quay Street, Wick', phone: '01632 960418' });
  expect(cv.work).toMatchObject([
    { name: 'Tern Fish Ltd', position: 'Line supervisor', startDate: '2019-04', endDate: 'present' },
    { name: 'Wren Bakery', position: 'Baker', startDate: '2014-06', endDate: '2019-03' },
  ]);
});

test('a typed form about the person alone gives the name in order and the cell phone', () => {
  const cv = readText(
    'Last name: Holt',
    'First name: Maren',
    'Email: maren@holt.test',
    'Home phone: 01632 960418',
    'Cell phone: 07700 900461',
    '',
    'EXPERIENCE',
    'Fitter, Tern Mill    2019 - 2021',
    '- Set looms',
  );
  expect(cv.basics).toMatchObject({ name: 'Maren Holt', phone: '07700 900461' });
  expect(cv.more).toEqual([{ title: '', lines: ['Phone: 01632 960418'] }]);
});

test('several labels on one line each have their answer', () => {
  const { work } = typed(
    'Employer: Tern Mill  Location: Yarm',
    'Job title: Fitter',
    'From: 3/2015  To: 8/2019',
    'Duties: Set looms.',
    '',
    'Employer: Wren Bakery  Location: Leeds',
    'Job title: Baker',
    'From: 2/2011  To: 2/2015',
  );
  expect(work.map(({ name, location, startDate, endDate }) => [name, location, startDate, endDate])).toEqual([
    ['Tern Mill', 'Yarm', '2015-03', '2019-08'],
    ['Wren Bakery', 'Leeds', '2011-02', '2015-02'],
  ]);
});

test('duties go on in indented lines, or in a list below their label', () => {
  const { work } = typed(
    'Employer: Tern Mill',
    'Job title: Fitter',
    'Duties: Ran a line of twelve looms and kept',
    '    the hygiene records.',
    'From: 04/2019',
    'To: 05/2022',
    '',
    'Employer: Wren Bakery',
    'Job title: Baker',
    'Duties:',
    '  - Baked at night',
    '  - Trained two apprentices',
    'From: 06/2014',
    'To: 03/2019',
  );
  expect(work).toMatchObject([
    { name: 'Tern Mill', startDate: '2019-04', summary: 'Ran a line of twelve looms and kept the hygiene records.' },
    { name: 'Wren Bakery', startDate: '2014-06', highlights: ['Baked at night', 'Trained two apprentices'] },
  ]);
});

test('letters count the entries of a form', () => {
  const { work } = typed(
    'Employer A',
    'Employer: Tern Mill',
    'Job title: Fitter',
    'From: 04/2019',
    'To: 05/2022',
    '',
    'Employer B',
    'Employer: Wren Bakery',
    'Job title: Baker',
    'From: 06/2014',
    'To: 03/2019',
  );
  expect(work.map(({ name, startDate }) => [name, startDate])).toEqual([
    ['Tern Mill', '2019-04'],
    ['Wren Bakery', '2014-06'],
  ]);
});

test('a form may ask for a job in plain words and what someone did there', () => {
  const { work } = readText(
    'Last name: Holt',
    'First name: Maren',
    'Email: maren@holt.test',
    'Phone: 07700 900461',
    '',
    'EMPLOYMENT HISTORY',
    '',
    'Employer: Tern Mill',
    'Job title in plain words: Fitter',
    'From: 04/2019',
    'To: 05/2022',
    'What did you do there?: Set looms and trained two apprentices.',
  );
  expect(work).toMatchObject([
    { name: 'Tern Mill', position: 'Fitter', summary: 'Set looms and trained two apprentices.', startDate: '2019-04' },
  ]);
});

test('a job in plain words is labelled outside forms too', () => {
  const { work } = read('EMPLOYMENT', 'Employer: Tern Mill', 'Job title in plain words: Fitter', 'Dates: 2019 - 2021');
  expect(work).toMatchObject([{ name: 'Tern Mill', position: 'Fitter', summary: '' }]);
});

test('a form asks for the school by its kind and for when a degree was received', () => {
  const { education } = typed(
    'Employer: Tern Mill',
    'Job title: Fitter',
    'From: 04/2019',
    'To: 05/2022',
    '',
    'EDUCATION',
    '',
    'High school: Heron High School, Yarm',
    'Degree received: Diploma',
    'Date graduated: 06/2012',
    '',
    'College: Tern College, Leeds',
    'Degree received: BSc',
    'Major/minor: Physics',
    'Year graduated: 2016',
  );
  expect(education).toMatchObject([
    { institution: 'Heron High School', studyType: 'Diploma', endDate: '2012-06' },
    { institution: 'Tern College', studyType: 'BSc', area: 'Physics', endDate: '2016' },
  ]);
});

test('posts in service have a unit, a rank and one title of each kind', () => {
  const { military } = read(
    'MILITARY SERVICE',
    '',
    'Military job title: Platoon Sergeant',
    'Civilian job title: Operations Manager',
    'Rank: Sergeant',
    'Unit: 2 Battalion REME',
    'From: 3/2015',
    'To: 8/2019',
    'Duties: Ran a platoon of forty.',
    '',
    'Military job title: Section Commander',
    'Civilian job title: Supervisor',
    'Rank: Corporal',
    'Unit: 1 Battalion REME',
    'From: 2/2011',
    'To: 2/2015',
    'Duties: Kept trucks on the road.',
  );
  expect(military).toMatchObject([
    {
      rank: 'Sergeant',
      trade: 'Platoon Sergeant',
      unit: '2 Battalion REME',
      startDate: '2015-03',
      summary: 'Ran a platoon of forty.\nCivilian job title: Operations Manager',
    },
    {
      rank: 'Corporal',
      trade: 'Section Commander',
      unit: '1 Battalion REME',
      startDate: '2011-02',
      summary: 'Kept trucks on the road.\nCivilian job title: Supervisor',
    },
  ]);
});

test('a pay grade before its rank belongs to the rank', () => {
  const posts = (title: string, grade: string, from: string, to: string) => [
    `Job title: ${title}`,
    `Grade/Rank: ${grade}`,
    'Unit: 2nd Maintenance Battalion',
    'Branch: US Marine Corps',
    `From: ${from}`,
    `To: ${to}`,
    '',
  ];
  const { military } = read(
    'MILITARY SERVICE',
    '',
    ...posts('Platoon Sergeant', 'E-7 / Gunnery Sergeant', '3/2015', '8/2019'),
    ...posts('Squad Leader', 'E-5 / Sergeant', '2/2011', '2/2015'),
  );
  expect(military).toMatchObject([
    { service: 'US Marine Corps', rank: 'Gunnery Sergeant (E-7)', trade: 'Platoon Sergeant', startDate: '2015-03' },
    { service: 'US Marine Corps', rank: 'Sergeant (E-5)', trade: 'Squad Leader', startDate: '2011-02' },
  ]);
});

test('a label that the form does not ask for stays with its text', () => {
  const cv = readText(
    'Last name: Holt',
    'First name: Maren',
    'Email: maren@holt.test',
    'Phone: 07700 900461',
    '',
    'SKILLS',
    'Strong in',
    'Software: Excel',
    'Machines: looms',
    '',
    'EXPERIENCE',
    'Fitter, Tern Mill    2019 - 2021',
  );
  expect(cv.skills).toMatchObject([
    { name: 'Strong in' },
    { name: 'Software', keywords: ['Excel'] },
    { name: 'Machines', keywords: ['looms'] },
  ]);
  expect(cv.work).toMatchObject([{ name: 'Tern Mill', position: 'Fitter' }]);
});
