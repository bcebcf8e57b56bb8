import { describe, expect, test } from 'vitest';
import type { Item } from '../document/items.ts';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

/** A page whose lines are runs: `*` before a run makes it bold. A run follows the one before it without a gap. */
function page(...lines: string[][]): Item[] {
  return lines.flatMap((runs, row) => {
    let x = 50;
    return runs.map((run) => {
      const text = run.replace(/^\*/, '');
      const item = {
        page: 1,
        text,
        x,
        y: 60 + row * 20,
        width: text.length * 5,
        size: 10,
        bold: run.startsWith('*'),
        font: '',
      };
      x += item.width;
      return item;
    });
  });
}

describe('bold names that go on in plain type', () => {
  test('end where the type changes', () => {
    const { work } = readCv(
      page(
        ['*Jane Frost'],
        ['jane@frost.test'],
        ['*EXPERIENCE'],
        ['*Harbor Lights Bakery', ' Gloucester, MA'],
        ['Shift Baker, 03/2019 to 06/2023'],
        ['*Northfield Dairy', ' Rockport, MA'],
        ['Packer, 01/2015 to 02/2019'],
      ),
    );
    expect(work.map(({ name, position, location }) => [name, position, location])).toEqual([
      ['Harbor Lights Bakery', 'Shift Baker', 'Gloucester, MA'],
      ['Northfield Dairy', 'Packer', 'Rockport, MA'],
    ]);
  });

  test('unless a sentence follows them', () => {
    const { work } = readCv(
      page(
        ['*Jane Frost'],
        ['jane@frost.test'],
        ['*EXPERIENCE'],
        ['*Shift Baker, Harbor Lights Bakery, 03/2019 to 06/2023'],
        ['*Night shift', ' Baked for eleven shops and trained two apprentices every year.'],
      ),
    );
    expect(work).toHaveLength(1);
    expect(work[0]?.summary).toContain('Night shift Baked for eleven shops');
  });
});

describe('text behind a colon in a heading', () => {
  test('is the text of the entry where several headings have it', () => {
    const { work } = read(
      'EXPERIENCE',
      '2020 – present   Brook Hotel   Night Manager: kept the doors and the peace, nobody fell out',
      '2016 – 2020   Mill Inn   Bar Supervisor: ordered stock, wrote rotas, closed up',
    );
    expect(work.map(({ position, name, summary }) => [position, name, summary])).toEqual([
      ['Night Manager', 'Brook Hotel', 'kept the doors and the peace, nobody fell out'],
      ['Bar Supervisor', 'Mill Inn', 'ordered stock, wrote rotas, closed up'],
    ]);
  });

  test('but what comes again before a colon is a label', () => {
    const { work } = read(
      'EXPERIENCE',
      'Clerk, Mill Council, 2018 – 2020',
      'Supervisor: asks to be rung before noon',
      '- Filed everything',
      '',
      'Porter, Brook Hospital, 2015 – 2018',
      'Supervisor: has retired since then',
      '- Moved beds',
    );
    expect(work.map(({ position }) => position)).toEqual(['Clerk', 'Porter']);
  });
});

test('a town and a country with their labels are one place', () => {
  const cv = read(
    'WORK EXPERIENCE',
    'Crane Driver',
    'Port of Seaford [ 03/2018 – Current ]',
    'City: Seaford | Country: Ruritania',
    '- Loaded ships',
  );
  expect(cv.work.map(({ position, name, location }) => [position, name, location])).toEqual([
    ['Crane Driver', 'Port of Seaford', 'Seaford, Ruritania'],
  ]);
  expect(cv.more).toEqual([]);
});

test('a table whose columns have titles is read row by row, and the titles say what each cell is', () => {
  const { military } = read(
    'MILITARY SERVICE',
    'British Army',
    'Unit                        Role                     Location     Dates',
    'Joint Stores Centre         Stock Controller         Bicester     2015 - 2018',
    'Mobile Catering Support     Chef                     Aldershot    2011 - 2015',
    '4 Regiment RLC              Driver                   Abingdon     2007 - 2011',
  );
  expect(military.map(({ unit, trade, location }) => [unit, trade, location])).toEqual([
    ['Joint Stores Centre', 'Stock Controller', 'Bicester'],
    ['Mobile Catering Support', 'Chef', 'Aldershot'],
    ['4 Regiment RLC', 'Driver', 'Abingdon'],
  ]);
});

describe('a service with years', () => {
  const rows = [
    'Corporal, Section Commander, 1st Battalion The Rifles, 2012 – 2016',
    'Private, Radio Operator, 1st Battalion The Rifles, 2008 – 2012',
  ];

  test('heads a section where these are the years of the rows below', () => {
    const cv = read('PROFILE', 'Driver.', 'BRITISH ARMY 2008 – 2016', ...rows, 'SKILLS', 'Driving, Loading');
    expect(cv.sections).toContainEqual({ title: 'BRITISH ARMY 2008 – 2016', kind: 'military' });
    expect(cv.military.map(({ trade, startDate }) => [trade, startDate])).toEqual([
      ['Section Commander', '2012'],
      ['Radio Operator', '2008'],
    ]);
    expect(cv.more).toEqual([]);
  });

  test('is an entry where they are not', () => {
    const cv = read(
      'EXPERIENCE',
      'BRITISH ARMY 2008 – 2016',
      'Rifleman',
      'Driver, Mill Freight, 2016 – 2020',
      'SKILLS',
      'Driving',
    );
    expect(cv.sections.map(({ title }) => title)).not.toContain('BRITISH ARMY 2008 – 2016');
    expect(cv.military.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([['2008', '2016']]);
  });
});

describe('a break between jobs', () => {
  test('is no job, and waits for the person to place it', () => {
    const cv = read(
      'EXPERIENCE',
      'Bookkeeper, Mill & Sons, 2020 – present',
      '- Closed the books',
      '',
      'Career break, raising two children, 2016 – 2020',
      '',
      'Audit Clerk, Brook Partners, 2012 – 2016',
      '- Checked stock',
    );
    expect(cv.work.map(({ position }) => position)).toEqual(['Bookkeeper', 'Audit Clerk']);
    expect(cv.more).toEqual([{ title: 'Career breaks', lines: ['Career break, raising two children, 2016 – 2020'] }]);
  });

  test('is not a job that has its name: cover for a leave, or a coach for breaks', () => {
    const { work } = read(
      'EXPERIENCE',
      'Maternity Leave Cover Teacher, Brook School, 2018 – 2019',
      'Career Break Coach, Mill & Sons, 2015 – 2018',
    );
    expect(work).toHaveLength(2);
  });
});

test('several people are the name of a firm', () => {
  const { work } = read(
    'EXPERIENCE',
    'Lakeside Barbers, Elmstead – Saturday Helper, 2020 – 2021',
    'Copse Plumbers, Elmstead – Apprentice, 2018 – 2020',
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Lakeside Barbers', 'Saturday Helper'],
    ['Copse Plumbers', 'Apprentice'],
  ]);
});

test('text from a page has a heading without an empty line above it', () => {
  const { work, education } = read(
    'Employment',
    'Driver, Mill Freight, 2018 – 2020',
    '- Drove',
    'Loader, Brook Freight, 2015 – 2018',
    'Education',
    'Elmstead College, BSc Transport, 2012 – 2015',
    '',
    'Skills',
    'Tachographs, Loading',
    '',
    'Languages',
    'English, Welsh',
  );
  expect(work).toHaveLength(2);
  expect(education.map(({ institution }) => institution)).toEqual(['Elmstead College']);
});

test.each(['Ph 0491 570 156', 'Tel (020) 7946 0123', 'Mob. 07700 900123', 'Cell 207-555-0158'])(
  '%s is a phone number and nothing else',
  (printed) => {
    const { basics, more } = readCv([
      piece('Jane Frost', 40, 20, { size: 22 }),
      piece(printed, 40, 40),
      piece('SKILLS', 40, 80, { bold: true }),
      piece('Pruning', 40, 94),
    ]);
    expect(basics.phone).toBe(printed.replace(/^\S+ /, ''));
    expect(more).toEqual([]);
  },
);
