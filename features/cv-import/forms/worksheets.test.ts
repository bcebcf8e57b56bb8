import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { read } from '../testing.ts';

const readText = (...lines: string[]) => readCv(itemsOfText(lines.join('\n')));

/** A form about Gwen Pell with a tab behind each label. */
const tabbed = (...lines: string[]) =>
  readText('Name\tGwen Pell', 'Email\tgwen@pell.test', 'Phone\t07700 900462', '', 'EMPLOYMENT HISTORY', '', ...lines);

const SERVED = [
  'Unit and place: 2 Signal Regiment, York',
  'Rank and job: Staff Sergeant, Workshop Sergeant',
  'From when, to when: March 2015 to August 2019',
  'What did I do there: Ran a workshop of twenty.',
  '',
  'Unit and place: 1 Signal Regiment, Stafford',
  'Rank and job: Corporal, Fitter',
  'From when, to when: February 2011 to February 2015',
  'What did I do there: Fixed trucks.',
];
const WORKED = [
  'Who for, where: Tern Mill, Thirsk',
  'What was I: Fitter',
  'When: 2019 to now',
  'What did I do there: Sets looms.',
];
/** A worksheet whose prompts are in the words of the person who fills it in. */
const worksheet = () =>
  readText(
    'My name is: Gwen Pell',
    'I live in: Thirsk',
    'You can get hold of me on: 07700 900462 or gwen@pell.test',
    '',
    'Part A. My jobs in uniform',
    '',
    ...SERVED,
    '',
    'Part B. My jobs since',
    '',
    ...WORKED,
    '',
    'Part C. Things I can do',
    '',
    '- Welding',
    '- Looms',
  );

test('prompts about the person are labels, and the answer about contact gives both the phone and the email', () => {
  expect(worksheet().basics).toMatchObject({
    name: 'Gwen Pell',
    location: 'Thirsk',
    email: 'gwen@pell.test',
    phone: '07700 900462',
  });
});

test('`Unit and place` and `Rank and job` give a post in service its unit, town, rank and trade', () => {
  expect(worksheet().military).toMatchObject([
    {
      unit: '2 Signal Regiment',
      location: 'York',
      rank: 'Staff Sergeant',
      trade: 'Workshop Sergeant',
      startDate: '2015-03',
      endDate: '2019-08',
      summary: 'Ran a workshop of twenty.',
    },
    { unit: '1 Signal Regiment', location: 'Stafford', rank: 'Corporal', trade: 'Fitter', summary: 'Fixed trucks.' },
  ]);
});

test('`Who for, where` and `What was I` give a civilian job its employer, town and title', () => {
  expect(worksheet().work).toMatchObject([
    {
      name: 'Tern Mill',
      location: 'Thirsk',
      position: 'Fitter',
      startDate: '2019',
      endDate: 'present',
      summary: 'Sets looms.',
    },
  ]);
});

test('lettered parts are headings in any words', () => {
  const { sections, skills } = worksheet();
  expect(sections).toMatchObject([
    { title: 'My jobs in uniform', kind: 'military' },
    { title: 'My jobs since', kind: 'work' },
    { title: 'Things I can do', kind: 'skills' },
  ]);
  expect(skills.map(({ name }) => name)).toEqual(['Welding', 'Looms']);
});

test('an answer to `Appointment and duties` is split into the post and its duties', () => {
  const { military } = readText(
    'Name    Gwen Pell',
    'Email    gwen@pell.test',
    'Phone    07700 900462',
    '',
    'SERVICE HISTORY',
    '',
    'Unit and place    2 Signal Regiment, York',
    'Appointment and duties    Platoon Sergeant. In charge of 32 soldiers.',
    'Rank    Sergeant',
    'From    03/2015',
    'To    08/2019',
    '',
    'Unit and place    1 Signal Regiment, Stafford',
    'Appointment and duties    Section Commander. Ran a section of eight.',
    'Rank    Corporal',
    'From    02/2011',
    'To    02/2015',
  );
  expect(military).toMatchObject([
    { rank: 'Sergeant', trade: 'Platoon Sergeant', summary: 'In charge of 32 soldiers.', startDate: '2015-03' },
    { rank: 'Corporal', trade: 'Section Commander', summary: 'Ran a section of eight.', startDate: '2011-02' },
  ]);
});

test('an answer behind tabs continues in lines that are less indented', () => {
  const { work } = tabbed(
    'Employer\t\t\tTern Mill',
    'Job title\t\t\tFitter',
    'From\t\t\t04/2019',
    'To\t\t\t05/2022',
    'Duties\t\t\tRan a line of twelve looms. Kept the records.',
    '        Trained two apprentices.',
    '',
    'Employer\t\t\tWren Bakery',
    'Job title\t\t\tBaker',
    'From\t\t\t06/2014',
    'To\t\t\t03/2019',
    'Duties\t\t\tBaked bread at night.',
    '        Trained two others.',
  );
  expect(work).toMatchObject([
    { summary: 'Ran a line of twelve looms. Kept the records. Trained two apprentices.', highlights: [] },
    { summary: 'Baked bread at night. Trained two others.', highlights: [] },
  ]);
});

test('an address behind tabs continues in a line that is less indented', () => {
  const { work } = tabbed(
    'Employer\t\t\tTern Mill,',
    '        4 Quay Street, Yarm',
    'Job title\t\t\tFitter',
    'From\t\t\t04/2019',
    'To\t\t\t05/2022',
    '',
    'Employer\t\t\tWren Bakery,',
    '        9 Mill Lane, Leeds',
    'Job title\t\t\tBaker',
    'From\t\t\t06/2014',
    'To\t\t\t03/2019',
  );
  expect(work).toMatchObject([
    { name: 'Tern Mill', location: '4 Quay Street, Yarm', position: 'Fitter', startDate: '2019-04' },
    { name: 'Wren Bakery', location: '9 Mill Lane, Leeds', position: 'Baker', startDate: '2014-06' },
  ]);
});

test('a workplace such as `Hotel` labels the employer in a form', () => {
  const { work } = tabbed(
    'Hotel\tTern Reef Resort',
    'Job title\tWaiter',
    'From\t04/2019',
    'To\tpresent',
    '',
    'Hotel\tWren Lodge',
    'Job title\tPorter',
    'From\t06/2014',
    'To\t03/2019',
  );
  expect(work).toMatchObject([
    { name: 'Tern Reef Resort', position: 'Waiter', startDate: '2019-04', endDate: 'present' },
    { name: 'Wren Lodge', position: 'Porter', startDate: '2014-06', endDate: '2019-03' },
  ]);
});

test('a workplace labels the employer outside forms too', () => {
  const { work } = read(
    'EMPLOYMENT',
    '',
    'Hotel: Tern Reef Resort',
    'Position: Waiter',
    'Dates: 2019 - 2021',
    '- Served two hundred guests',
    '',
    'Hotel: Wren Lodge',
    'Position: Porter',
    'Dates: 2014 - 2019',
    '- Carried bags',
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Tern Reef Resort', 'Waiter'],
    ['Wren Lodge', 'Porter'],
  ]);
});

test('what a form says about the vacancy is separate from the jobs and the person', () => {
  const cv = readText(
    'APPLICATION FORM',
    '',
    'Rank applied for: Chief Officer',
    'Vacancy number: 4471',
    'Full name: Maren Holt',
    'Telephone: 01632 960418',
    'Email: maren@holt.test',
    '',
    'EMPLOYMENT',
    'Employer: Tern Lines',
    'Job title: Second Officer',
    'From: 04/2019',
    'To: present',
    '',
    'Employer: Wren Ferries',
    'Job title: Third Officer',
    'From: 06/2014',
    'To: 03/2019',
  );
  expect(cv.basics).toMatchObject({ name: 'Maren Holt', label: '', phone: '01632 960418' });
  expect(cv.work.map(({ position }) => position)).toEqual(['Second Officer', 'Third Officer']);
  expect(cv.more).toEqual([
    { title: '', lines: ['APPLICATION FORM', 'Rank applied for: Chief Officer', 'Vacancy number: 4471'] },
  ]);
});

test('a numbered heading can be longer than a line of text', () => {
  const { sections, certificates } = read(
    '1. EMPLOYMENT',
    '',
    'Fitter, Tern Mill    2019 - 2021',
    '- Set looms',
    '',
    '2. EDUCATION',
    '',
    'BSc Physics, Tern College    2010',
    '',
    '3. LEARNING AND DEVELOPMENT INTERVENTIONS AND TRAINING PROGRAMS THAT THE APPLICANT ATTENDED',
    '',
    'Fire safety, Tern College    2016',
    'First aid, Wren Safety    2017',
  );
  expect(sections.map(({ kind }) => kind)).toEqual(['work', 'education', 'certificates']);
  expect(certificates.map(({ name }) => name)).toEqual(['Fire safety', 'First aid']);
});
