import { describe, expect, test } from 'vitest';
import type { Item } from '../document/items.ts';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

const asRead = ({ work }: ReturnType<typeof readCv>) =>
  work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]);

/** A page below a name and an address. */
const page = (...items: Item[]) =>
  readCv([piece('Jane Frost', 50, 40, { size: 24, bold: true }), piece('jane@frost.test', 50, 66), ...items]);

describe('headings', () => {
  test('larger and bolder than those with known words are headings, whatever their words', () => {
    const large = { size: 15, bold: true };
    const small = { size: 12, bold: true };
    const cv = page(
      piece('Contact', 50, 100, small),
      piece('07700 900147', 50, 116),
      piece('Skills', 50, 140, small),
      piece('Pastry', 50, 156),
      piece('Menu costing', 50, 170),
      piece('My odyssey', 230, 100, large),
      piece('2022 – now', 230, 122),
      piece('Head Chef', 300, 122, { bold: true }),
      piece('The Slipway, Plymouth', 300, 136),
      piece('2019 – 2022', 230, 158),
      piece('Sous Chef', 300, 158, { bold: true }),
      piece('Hotel Tamar, Looe', 300, 172),
      piece('Where I trained', 230, 204, large),
      piece('2010 – 2011', 230, 226),
      piece('NVQ Level 2 Cookery', 300, 226, { bold: true }),
      piece('Tern Logistics School, Torpoint', 300, 240),
    );
    expect(asRead(cv)).toEqual([
      ['Head Chef', 'The Slipway', '2022', 'present'],
      ['Sous Chef', 'Hotel Tamar', '2019', '2022'],
    ]);
    expect(cv.education.map(({ institution }) => institution)).toEqual(['Tern Logistics School']);
  });

  test('in capitals may have a remark in brackets instead of their colon', () => {
    const cv = read(
      'TICKETS:',
      'ADR to 2028',
      '',
      'JOBS (latest first)',
      '',
      'FEB 2020 TO DATE',
      'Wren Bulk Haulage / Tanker Driver',
      'Petrol and diesel to forecourts and farms, days and nights.',
      '',
      'AUG 2019 TO FEB 2020',
      'Not working, looking after my mum in her last months.',
      '',
      'BEFORE THAT 2014 TO 2019',
      'Tern Fish Processors / Forklift Driver, started as Packer',
      '',
      'GOOD AT:',
      'Tankers, reversing',
    );
    expect(asRead(cv)).toEqual([
      ['Tanker Driver', 'Wren Bulk Haulage', '2020-02', 'present'],
      ['Forklift Driver', 'Tern Fish Processors', '2014', '2019'],
    ]);
    expect(cv.more.find(({ title }) => title === 'Career breaks')?.lines.join(' ')).toContain('looking after my mum');
  });
});

test('entries may end in their dates, with a remark behind them', () => {
  const cv = read(
    'WORK EXPERIENCE',
    'Shift Leader at Tern Bakeries, Craigavon',
    'I run a shift of four fitters and keep the ovens going.',
    'October 2021 until now',
    '',
    'Maintenance Electrician at Tern Bakeries, Craigavon',
    'Fitted drives to all the provers in the old hall.',
    'March 2016 until October 2021, when I got the job of shift leader',
    '',
    'Travelled in Australia and New Zealand, fruit picking and odd jobs.',
    'May 2015 until February 2016',
  );
  expect(asRead(cv)).toEqual([
    ['Shift Leader', 'Tern Bakeries', '2021-10', 'present'],
    ['Maintenance Electrician', 'Tern Bakeries', '2016-03', '2021-10'],
  ]);
  expect(cv.more.find(({ title }) => title === 'Career breaks')?.lines.join(' ')).toContain('fruit picking');
});

test('a post below a sentence that fills its line begins an entry', () => {
  const cv = page(
    piece('Experience', 50, 100, { size: 14, bold: true }),
    piece('Pennant & Rowe', 50, 120),
    piece('Lettings Manager', 50, 134),
    piece('February 2021 - Present', 50, 148),
    piece('Full control of the budget of the branch. Grew the managed book from', 50, 162),
    piece('265 to 410 properties and brought void time down to eleven days.', 50, 176),
    piece('Senior Lettings Negotiator', 50, 190),
    piece('September 2018 - January 2021', 50, 204),
    piece('Listed and let about 15 homes a month, on video and in person again.', 50, 218),
  );
  expect(asRead(cv)).toEqual([
    ['Lettings Manager', 'Pennant & Rowe', '2021-02', 'present'],
    ['Senior Lettings Negotiator', 'Pennant & Rowe', '2018-09', '2021-01'],
  ]);
});

test('a heading of two lines is as far from the line above as its first one', () => {
  const entry = (y: number, dates: string, post: string, employer: string, rest: string) => [
    piece(dates, 50, y, { bold: true }),
    piece(post, 150, y, { bold: true }),
    piece(employer, 150, y + 13),
    piece(rest, 150, y + 26),
    piece('• Looked after the plant and its people', 162, y + 39),
  ];
  const { military } = page(
    piece('Work History', 50, 100, { size: 14, bold: true }),
    ...entry(
      120,
      '2022-04 - 2024-05',
      'Shop Chief (Staff Sergeant)',
      'United States Marine Corps, 8th Support Battalion,',
      'Camp Lejeune, NC',
    ),
    ...entry(
      180,
      '2018-06 - 2022-03',
      'Section Leader (Sergeant)',
      'United States Marine Corps, Combat Battalion 26,',
      'Camp Lejeune, NC',
    ),
  );
  expect(military.map(({ rank, trade, unit, startDate }) => [rank, trade, unit, startDate])).toEqual([
    ['Staff Sergeant', 'Shop Chief', '8th Support Battalion', '2022-04'],
    ['Sergeant', 'Section Leader', 'Combat Battalion 26', '2018-06'],
  ]);
});

test('a sentence of a paragraph may tell an earlier post', () => {
  const cv = read(
    'WORK EXPERIENCE',
    '2018 – 2022      Fitter      Harrow Motors Ltd',
    '2014 – 2018      Apprentice      Tern Works',
    '',
    'I enjoyed all of it. Before that, Saturdays and holidays at Lee Chandlery as a Shop',
    'Assistant, 2012 – 2014.',
  );
  expect(asRead(cv)).toEqual([
    ['Fitter', 'Harrow Motors Ltd', '2018', '2022'],
    ['Apprentice', 'Tern Works', '2014', '2018'],
    ['Shop Assistant', 'Lee Chandlery', '2012', '2014'],
  ]);
});

test('an open year above a range is a range of its own', () => {
  const cv = read(
    'WORK EXPERIENCE',
    '2021-      Lecturer, University of Tern',
    '2018-21    Teaching Fellow, University of Yarm',
    '2013-17    Graduate Tutor, University of Calder',
  );
  expect(asRead(cv)).toEqual([
    ['Lecturer', 'University of Tern', '2021', 'present'],
    ['Teaching Fellow', 'University of Yarm', '2018', '2021'],
    ['Graduate Tutor', 'University of Calder', '2013', '2017'],
  ]);
});

test('the branch, rank and dates of a job site precede the post that they are facts of', () => {
  const { military } = read(
    'MILITARY SERVICE',
    'Branch: United States Army',
    'Service Country: United States',
    'Rank: Specialist',
    'January 2012 to January 2016',
    'Automated Logistical Specialist, 2nd Battalion, 12th Field Artillery Regiment',
    '• Ran the parts cage',
  );
  expect(military.map(({ service, rank, trade, unit, startDate }) => [service, rank, trade, unit, startDate])).toEqual([
    ['US Army', 'Specialist', 'Automated Logistical Specialist', '2nd Battalion, 12th Field Artillery Regiment', '2012-01'],
  ]);
});
