import { describe, expect, test } from 'vitest';
import type { Item } from '../document/items.ts';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

describe('an application form with numbered parts', () => {
  const heading = (text: string, y: number) => piece(text, 50, y, { bold: true, size: 11 });
  const field = (label: string, value: string, y: number): Item[] => [piece(label, 52, y), piece(value, 223, y)];
  const cv = readCv([
    piece('Application for employment', 50, 30, { bold: true, size: 14 }),
    heading('1. Your details', 60),
    ...field('Title', 'Mr', 80),
    ...field('Full name', 'Nigel Postle', 95),
    ...field('Home address', '5 Beckside, Kendal, LA9 4QT', 110),
    ...field('Mobile number', '07700 900263', 125),
    ...field('Do you hold a driving licence?', 'Yes – full', 140),
    heading('2. Your present or last job', 170),
    ...field('Name of employer', 'St Oswald Primary School', 190),
    ...field('Address of employer', 'Burneside Road, Kendal', 205),
    ...field('Job title', 'Caretaker', 220),
    ...field('Date started', '03/09/2018', 235),
    ...field('Date left', 'Still employed', 250),
    ...field('Reason for wanting to leave', 'I would like a bigger site', 265),
    heading('3. Your previous jobs, most recent first', 295),
    ...field('Name of employer', 'K Shoes Limited', 315),
    ...field('Job title', 'Clicking Room Operative', 330),
    ...field('Date started', '07/1989', 345),
    ...field('Date left', '11/2010', 360),
    heading('4. Gaps', 390),
    piece('Nov 2010 to Jan 2011 looking for work.', 50, 408),
    heading('5. Your education', 435),
    ...field('School, college or university', 'Kendal College', 455),
    ...field('From – to', '09/2012 – 06/2013', 470),
    ...field('Qualification', 'City & Guilds Level 2', 485),
    ...field('Subject', 'Plumbing Studies', 500),
    heading('6. Skills for this post', 530),
    piece('Minor repairs, Boiler checks, Staff rotas', 50, 548),
  ]);

  test('has a section for each of them, whatever its words', () => {
    expect(cv.work.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate])).toEqual([
      ['St Oswald Primary School', 'Caretaker', '2018-09', 'present'],
      ['K Shoes Limited', 'Clicking Room Operative', '1989-07', '2010-11'],
    ]);
    expect(cv.skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]))).toEqual([
      'Minor repairs',
      'Boiler checks',
      'Staff rotas',
    ]);
  });

  test('has fields with their values beside them, which name no sections', () => {
    expect(cv.education.map(({ institution, studyType, area, endDate }) => [institution, studyType, area, endDate])).toEqual([
      ['Kendal College', 'City & Guilds Level 2', 'Plumbing Studies', '2013-06'],
    ]);
    expect([cv.basics.name, cv.basics.phone, cv.basics.location]).toEqual([
      'Nigel Postle',
      '07700 900263',
      '5 Beckside, Kendal, LA9 4QT',
    ]);
  });
});

test('lines in small letters with room at their end are lines of their own', () => {
  const { work } = read(
    'WORK',
    '2016-2021   Bricklayer, Tern Heritage Builders Ltd (subcontractor)',
    '            lime mortar on listed buildings',
    '            flint panels',
    '            looked after the apprentice',
    '2012-2016   Apprentice Bricklayer, W. Odell & Son',
  );
  expect(
    work.map(({ position, name, summary, highlights }) => [position, name, [summary, ...highlights].join('\n').trim()]),
  ).toEqual([
    [
      'Bricklayer',
      'Tern Heritage Builders Ltd (subcontractor)',
      'lime mortar on listed buildings\nflint panels\nlooked after the apprentice',
    ],
    ['Apprentice Bricklayer', 'W. Odell & Son', ''],
  ]);
});

test('a sentence that begins with a year is text of the post', () => {
  const { work } = read(
    'WORK',
    '2015 – today   Principal Engineer, Tern Bridge Consultants LLP',
    'I lead a team of six.',
    "Since 2022 I am also the firm's person for old decks, which means",
    'that half of my work is for the railway.',
    '2011 – 2015   Bridge Engineer, Calder Works Ltd',
  );
  expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ['Principal Engineer', 'Tern Bridge Consultants LLP', '2015'],
    ['Bridge Engineer', 'Calder Works Ltd', '2011'],
  ]);
});

test('the type of an aircraft is no code of an occupation', () => {
  const { military } = read(
    'MILITARY SERVICE',
    'US Army, 7th Battalion   2004 – 2013',
    'Chief Warrant Officer 2 / CH-47D Pilot in Command',
    '- Flew',
  );
  expect(military[0]?.trade).toBe('CH-47D Pilot in Command');
});

test('someone may live in a town and travel', () => {
  const { basics } = readCv([
    piece('Gary Puddle', 50, 40, { size: 20, bold: true }),
    piece('07700 900948', 50, 60),
    piece('Luton but will travel anywhere up to an hour', 50, 75),
    piece('WORK', 50, 100, { bold: true }),
    piece('2016 – 2021   Bricklayer, Tern Builders Ltd', 50, 115),
  ]);
  expect(basics.location).toBe('Luton');
});
