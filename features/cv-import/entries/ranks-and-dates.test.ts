import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

test.each([
  ['Boatswain’s Mate Second Class', 'US Navy'],
  ['Gunner’s Mate Second Class', 'US Navy'],
  ['Marine Science Technician Third Class', 'US Coast Guard'],
])('%s is a rank of the %s', (rank, service) => {
  const { military } = read('MILITARY SERVICE', `${service}, Deck Leader, ${rank}    2015 - 2019`, '- Led a boat crew');
  expect(military).toMatchObject([{ rank, trade: 'Deck Leader', service }]);
});

test('two months with a comma between are the first and the last time', () => {
  const { work } = read('EXPERIENCE', 'Sports Coach, Tern Camps    July 2019, July 2020', '- Taught camogie');
  expect(work).toMatchObject([{ name: 'Tern Camps', position: 'Sports Coach', startDate: '2019-07', endDate: '2020-07' }]);
});

test('a phone number may go on in the next line', () => {
  const { basics } = readCv([
    piece('Jane Frost', 40, 20, { size: 22 }),
    piece('jane@frost.test | +31 6', 40, 40),
    piece('55501298 | frost.example.org', 40, 53),
    piece('SKILLS', 40, 80, { bold: true }),
    piece('Pruning', 40, 94),
  ]);
  expect(basics.phone.replaceAll(' ', '')).toBe('+31655501298');
});

test.each([
  ['May 2018 - Pres.', '2018-05', 'present'],
  ['Sept. 2021–', '2021-09', 'present'],
  // One date is the whole of a post.
  ['July 2016', '2016-07', '2016-07'],
  ['2016', '2016', '2016'],
])('a post dated %s lasts from %s to %s', (printed, startDate, endDate) => {
  const { work } = read('EXPERIENCE', `Sports Coach, Tern Camps Ltd    ${printed}`, '- Taught camogie');
  expect(work).toMatchObject([{ position: 'Sports Coach', startDate, endDate }]);
});

test('a date that goes on in the next line has not ended at its dash', () => {
  const line = (text: string, y: number, x = 160) => piece(text, x, y);
  const { work } = readCv([
    piece('Jane Frost', 40, 20, { size: 22 }),
    piece('jane@frost.test', 40, 40),
    piece('EXPERIENCE', 40, 60, { bold: true }),
    line('March 2010 –', 80, 40),
    line('Sports Coach, Tern Camps Ltd', 80),
    line('December 2012', 93, 40),
    line('Taught camogie to children', 93),
  ]);
  expect(work).toMatchObject([{ startDate: '2010-03', endDate: '2012-12' }]);
});

test('a study with one date ended then', () => {
  const { education } = read('EDUCATION', 'BSc Geology, University of Derby    2016');
  expect(education).toMatchObject([{ startDate: '', endDate: '2016' }]);
});

test.each([
  ['Captain, Squadron Second-in-Command, 12 Logistic Regiment', 'Squadron Second-in-Command', '12 Logistic Regiment'],
  ['Major, Officer Commanding Supply Squadron, RAF Brampton', 'Officer Commanding Supply Squadron', 'RAF Brampton'],
  ['Lieutenant Colonel, Commanding Officer, 4 SCOTS', 'Commanding Officer', '4 SCOTS'],
])('%s: the command is the post', (line, trade, unit) => {
  const { military } = read('MILITARY SERVICE', `${line}    2015 - 2019`, '- Led 40 people');
  expect(military).toMatchObject([{ trade, unit }]);
});
