import { describe, expect, test } from 'vitest';
import { read } from './testing.ts';

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
