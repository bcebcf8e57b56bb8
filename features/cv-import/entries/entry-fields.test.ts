import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

const bold = { bold: true };

describe('fields with labels', () => {
  test('in a heading are read, town and country as one place', () => {
    const { work } = readCv([
      piece('Jane Frost', 40, 20, { size: 18 }),
      piece('WORK EXPERIENCE', 40, 60, bold),
      piece('[ 01/03/2021 – Current ] Surveyor', 40, 80),
      piece('Tern Mapping, S.A.', 40, 99, bold),
      piece(' | Town: Setúbal | Country: Portugal', 130, 99),
      piece('• Measured 40 sites', 50, 114),
      piece('• Drew the plans of a harbour', 50, 129),
      piece('[ 15/09/2017 – 26/02/2021 ] Draughtsman', 40, 148),
      piece('Ashdown Works', 40, 167, bold),
      piece(' | Town: Luton | Country: England', 105, 167),
      piece('• Kept the drawings', 50, 182),
    ]);
    expect(work).toMatchObject([
      { name: 'Tern Mapping, S.A.', position: 'Surveyor', location: 'Setúbal, Portugal', startDate: '2021-03' },
      { name: 'Ashdown Works', position: 'Draughtsman', location: 'Luton, England', startDate: '2017-09' },
    ]);
  });

  test('in the style of headings name no section', () => {
    const { work } = readCv([
      piece('Jane Frost', 40, 20, { size: 18 }),
      piece('Professional experience', 40, 60, bold),
      piece('Client: Tern Stores Ltd, Leeds', 40, 80, bold),
      piece('Mar 2022 – Present', 400, 80, bold),
      piece('Role: Payroll Clerk', 40, 100, bold),
      piece('• Paid 400 people', 50, 120),
      piece('Client: Ashdown Spares Ltd, Luton', 40, 150, bold),
      piece('Jul 2017 – Feb 2022', 400, 150, bold),
      piece('Role: Stock Clerk', 40, 170, bold),
      piece('• Counted spares', 50, 190),
      piece('Education', 40, 220, bold),
      piece('Tern College, 2013', 40, 240),
      piece('Languages', 40, 270, bold),
      piece('French', 40, 290),
    ]);
    expect(work.map(({ name, position, highlights }) => [name, position, highlights.length])).toEqual([
      ['Tern Stores Ltd', 'Payroll Clerk', 1],
      ['Ashdown Spares Ltd', 'Stock Clerk', 1],
    ]);
  });
});

test('unknown headings above rows that begin with their dates are headings', () => {
  const { sections } = readCv([
    piece('Jane Frost', 40, 20, { size: 18 }),
    piece('QUALIFICATIONS', 40, 60, bold),
    piece('HND Catering, Tern College, 2008', 40, 80),
    piece('KITCHENS', 40, 110, bold),
    piece('2015 to 2021', 40, 130),
    piece('Harbour Hotel, Luton', 150, 130, bold),
    piece('Head Chef', 150, 150),
    piece('BEFORE CATERING', 40, 180, bold),
    piece('2009 to 2015', 40, 200),
    piece('Ashdown Books, Leeds', 150, 200, bold),
    piece('Bookseller', 150, 220),
    piece('REFEREES', 40, 250, bold),
    piece('Miss Alder, Luton', 40, 270),
    piece('ABOUT ME', 40, 300, bold),
    piece('I like to cook.', 40, 320),
  ]);
  expect(sections.map(({ title }) => title)).toEqual(['QUALIFICATIONS', 'KITCHENS', 'BEFORE CATERING', 'REFEREES', 'ABOUT ME']);
});

test('a plus sign marks an item of a list', () =>
  expect(
    read(
      'EXPERIENCE',
      '05.2021 - present',
      'Tern Groundworks Ltd, Leeds',
      'Site Supervisor',
      '+ Gang of 12',
      '+ Drains for 40 houses',
      '',
      'SKILLS',
      'Drainage',
    ).work,
  ).toMatchObject([{ highlights: ['Gang of 12', 'Drains for 40 houses'] }]));

test('dates on which certificates expire are no column of text', () => {
  const { work } = read(
    'TICKETS',
    '  Slinger and signaller             exp 11/2027',
    '  Forklift, counterbalance          exp 04/2027',
    '  Safety passport                   valid until 02/2028',
    '',
    'CONTRACTS',
    '',
    '02/25 - PRESENT  TERN FABRICATIONS     RIGGER',
    '   - Lifted beams',
    '08/22 - 01/25    ASHDOWN OFFSHORE      CRANE OPERATOR',
    '   - Night shifts',
    '',
    'TRAINING',
    '  NVQ Level 2 Lifting, 2011',
  );
  expect(work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ['TERN FABRICATIONS', 'RIGGER', '2025-02'],
    ['ASHDOWN OFFSHORE', 'CRANE OPERATOR', '2022-08'],
  ]);
});

test.each(['Off work, looking after my dad', 'Not working', 'Caring for my mum'])('%s is a time without a job', (text) =>
  expect(
    read(
      'EMPLOYMENT',
      'Tern Mills Ltd, Leeds',
      'Fitter',
      '2015 - 2019',
      '- Repaired looms',
      '',
      text,
      '2013 - 2015',
      '',
      'SKILLS',
      'Welding',
    ).work.map(({ name }) => name),
  ).toEqual(['Tern Mills Ltd']),
);
