import { describe, expect, test } from 'vitest';
import { joined } from '../../document/paragraphs.ts';
import { readCv } from '../../read-cv.ts';
import { itemsOfText } from './text-items.ts';

const read = (...lines: string[]) => readCv(itemsOfText(lines.join('\n')));

describe('a line that goes on', () => {
  test.each([
    ['manage\u00ad', 'ment', 'management'],
    ['air\u2010', 'craft', 'aircraft'],
    ['manage-', 'ment of stores', 'management of stores'],
    ['before re-', 'enlistment', 'before re-enlistment'],
    ['a self-', 'employed driver', 'a self-employed driver'],
    ['non\u2011', 'commissioned', 'non\u2011commissioned'],
    ['a tool-', 'tracking board', 'a tool-tracking board'],
    ['Anglo\u2010', 'American', 'Anglo\u2010American'],
  ])('%j and %j are %j', (first, second, whole) => expect(joined(first, second)).toBe(whole));
});

test('a soft hyphen within a line is not part of the word', () =>
  expect(read('Jane Frost', '', 'Profile', 'Stock manage\u00adment and re-enlistment').basics.summary).toBe(
    'Stock management and re-enlistment',
  ));

test('posts that name the service again and again keep their station, title and dates', () => {
  const { military } = read(
    'Jane Frost',
    'jane@example.test',
    '',
    'MILITARY SERVICE',
    '',
    'Royal Air Force                         RAF Odiham',
    'Sergeant, Stores Supervisor             Jan 2013 - Apr 2016',
    '- Ran the tool store',
    '',
    'Royal Air Force                         RAF Benson',
    'Corporal, Stores Controller             Jun 2009 - Dec 2012',
    '- Counted blankets',
  );
  expect(military.map(({ rank, trade, startDate, endDate }) => [rank, trade, startDate, endDate])).toEqual([
    ['Sergeant', 'Stores Supervisor', '2013-01', '2016-04'],
    ['Corporal', 'Stores Controller', '2009-06', '2012-12'],
  ]);
});

test('a heading wrapped beside its dates is one heading', () => {
  const [job] = read(
    'Jane Frost',
    '',
    'CAREER HISTORY',
    'Feb 2020-now          Depot Supervisor, Harrow Vale Logistics Ltd, West',
    '                      Malling',
    '                      - Opened the depot and hired ninety drivers in a',
    '                        month',
    '                      - Planned the trunk routes to Felixstowe and Hull',
    'Jan 2018-Jan 2020     Driver, Oakes Ltd, Leeds',
    '                      - Drove between Leeds and the ports on the coast',
  ).work;
  expect(job).toMatchObject({ position: 'Depot Supervisor', startDate: '2020-02' });
  expect(job?.highlights[0]).toBe('Opened the depot and hired ninety drivers in a month');
  expect(`${job?.name}, ${job?.location}`).toBe('Harrow Vale Logistics Ltd, West Malling');
});

test('a label above each list is neither a heading nor text', () => {
  const cv = read(
    'Jane Frost',
    '',
    '--- Employment ---',
    'Jan 2019 - Mar 2021',
    'Site Manager',
    'Oakes Ltd, Leeds',
    'Key achievements:',
    '> Built a bridge',
    '',
    'May 2015 - Dec 2018',
    'Foreman',
    'Thirlby Homes, York',
    'Key achievements:',
    '> Built a road',
    '',
    '--- Education ---',
    '2014  HNC Construction, Selby College',
  );
  expect(cv.work.map(({ position, highlights }) => [position, highlights])).toEqual([
    ['Site Manager', ['Built a bridge']],
    ['Foreman', ['Built a road']],
  ]);
  expect(cv.sections.map(({ title }) => title)).toEqual(['Employment', 'Education']);
  expect(JSON.stringify(cv)).not.toContain('Key achievements');
});

test('double slashes separate title, unit and place', () => {
  const [post] = read(
    'JANE FROST',
    'Norfolk, VA // 757.555.0100 // jane@example.test',
    '',
    'Experience',
    '==========',
    'Work Center Supervisor (Petty Officer Second Class) // USS Carney // Mayport, FL',
    'United States Navy, FEB 2019 - NOV 2023',
    ' * Led 12 Sailors',
    '',
    'Skills',
    '======',
    ' * Rigging',
  ).military;
  expect(post).toMatchObject({
    rank: 'Petty Officer Second Class',
    trade: 'Work Center Supervisor',
    unit: 'USS Carney',
    location: 'Mayport, FL',
    startDate: '2019-02',
  });
});

test('a month at the foot of the page is no page number', () => {
  const { volunteer } = read('Jane Frost', '', 'Volunteering', 'Treasurer, Harbour Swimming Club, 09/2020 – 05/2024');
  expect(volunteer).toMatchObject([{ by: 'Treasurer', startDate: '2020-09', endDate: '2024-05' }]);
});

test.each([
  ['Professional and military experience', 'work'],
  ['Employment since leaving the Army', 'work'],
  ['Military awards', 'awards'],
  ['Military career', 'military'],
])('%s heads a section of kind %s', (title, kind) => {
  const { sections } = read(
    'Jane Frost',
    '',
    'PROFILE',
    'Calm.',
    '',
    title.toUpperCase(),
    'Driver, Oakes Ltd, 2019 - 2020',
    '',
    'SKILLS',
    'First aid',
  );
  expect(sections[1]?.kind).toBe(kind);
});

test.each([
  ['Australian Army', 'Corporal, Section Commander, 1st Battalion, Royal Australian Regiment', 'Australian Army'],
  ['Canadian Armed Forces', 'Master Corporal, Vehicle Technician, 2 Service Battalion', 'Canadian Army'],
  ['HMAS Rankin', 'Petty Officer, Electronics Technician, Royal Australian Navy', 'Royal Australian Navy'],
])('%s is a service of its own', (employer, post, service) => {
  const { military } = read(
    'Jane Frost',
    '',
    'MILITARY SERVICE',
    employer,
    `${post}, Jan 2012 - Mar 2018`,
    '- Led nine soldiers',
  );
  expect(military[0]).toMatchObject({ service, country: null });
});

test('a US resume states citizenship, preference and highest grade as fields', () => {
  const cv = read(
    'Jane Frost',
    'jane@example.test',
    'Citizenship: United States of America',
    'Veterans’ Preference: 10-point (CPS)',
    'Highest Federal Grade Held: GS-0343-12',
    '',
    'EXPERIENCE',
    'Analyst, Bureau of Lakes, 2015 - 2020',
  );
  expect(cv.federal).toEqual({ citizenship: 'United States of America', preference: 'CPS', highestGrade: 'GS-0343-12' });
  expect(JSON.stringify(cv)).not.toContain('Veterans’ Preference');
});

test('another citizenship and a preference without a code stay as words', () => {
  const cv = read('Jane Frost', '', 'Citizenship: British', 'Veterans’ Preference: yes', '', 'SKILLS', 'First aid');
  expect(cv.federal).toBeUndefined();
  expect(JSON.stringify(cv)).toContain('British');
});

test.each([
  ['CV of Jane Frost', 'Jane Frost'],
  ['CV - Jane Frost', 'Jane Frost'],
  ['Resume of Jane Frost', 'Jane Frost'],
  ['Jane Frost – Curriculum Vitae', 'Jane Frost'],
  ['Name: Jane Frost', 'Jane Frost'],
  ['MASTER SERGEANT (RET.) JANE FROST', 'Jane Frost'],
  ['JANE "JAY" FROST', 'Jane "Jay" Frost'],
])('the first line %s is the name %s', (line, name) => {
  const cv = read(line, 'jane@example.test', '', 'SKILLS', 'First aid');
  expect(cv.basics).toMatchObject({ name, label: '' });
});

test('each line of a post under a group keeps its unit', () => {
  const { military, work } = read(
    'Jane Frost',
    '',
    'PROFESSIONAL EXPERIENCE',
    '',
    'UNITED STATES ARMY, Various Locations                    2012 – 2024',
    'Network Supervisor (Sergeant First Class)                2020 – 2024',
    '10th Mountain Division, Fort Drum, NY',
    '• Supervised 24 Soldiers',
    '',
    'Team Chief (Staff Sergeant)                              2012 – 2020',
    '2nd Signal Brigade, Wiesbaden, Germany',
    '• Installed 14 terminals',
  );
  expect(work).toEqual([]);
  expect(military.map(({ rank, trade, unit, location }) => [rank, trade, unit, location])).toEqual([
    ['Sergeant First Class', 'Network Supervisor', '10th Mountain Division', 'Fort Drum, NY'],
    ['Staff Sergeant', 'Team Chief', '2nd Signal Brigade', 'Wiesbaden, Germany'],
  ]);
});

test('short lists named on their own line are sections', () => {
  const cv = read(
    'Jane Frost',
    'jane@example.test',
    'Core Competencies: Planning, Budgeting, Training',
    '',
    'EDUCATION',
    'Diploma, Fairmont High School, 2010',
    '',
    'AWARDS: Army Commendation Medal, Good Conduct Medal',
  );
  expect(cv.skills).toMatchObject([{ keywords: ['Planning', 'Budgeting', 'Training'] }]);
  expect(cv.awards.map(({ name }) => name)).toEqual(['Army Commendation Medal', 'Good Conduct Medal']);
});

test('sentences below a dated heading are its text', () => {
  const { work } = read(
    'Jane Frost',
    '',
    'EMPLOYMENT',
    '2012-2015: Sales assistant at Harbour Books',
    'Kept the till and the window.',
    'Ran the stock room too.',
    '',
    '2009-2012: Porter at Hotel Marine',
    'Carried bags and greeted guests.',
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Harbour Books', 'Sales assistant'],
    ['Hotel Marine', 'Porter'],
  ]);
});

test('licences below a heading of qualifications are no schools', () => {
  const { education, certificates } = read('Jane Frost', '', 'QUALIFICATIONS', 'Cat C+E, ADR, HIAB', '', 'SKILLS', 'First aid');
  expect(education).toEqual([]);
  expect(certificates.map(({ name }) => name)).toEqual(['Cat C+E', 'ADR', 'HIAB']);
});
