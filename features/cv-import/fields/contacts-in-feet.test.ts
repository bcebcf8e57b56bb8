import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { piece, read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { isTownInRegion } from '../vocabulary/places.ts';

const context = new Context();

/** The CV of Jane Frost, without contacts but for what the foot of both its pages says. */
function withFoot(...foot: string[]) {
  const page = (number: number, ...lines: string[]) => [
    ...lines.map((text, index) =>
      piece(text, 40, 60 + 16 * index, { page: number, ...(/^\D{4,16}$/.test(text) && { bold: true, size: 12 }) }),
    ),
    ...foot.map((text, index) => piece(text, 40 + 170 * index, 780, { page: number, size: 8 })),
  ];
  return readCv([
    piece('Jane Frost', 40, 20, { size: 20, bold: true }),
    ...page(1, 'Work experience', 'Fitter, Tern Mill, 2019 – 2021', 'Set looms for three shifts every week.'),
    ...page(2, 'Education', 'BSc Physics, Tern University, 2010 – 2013', 'With a thesis on looms.'),
  ]);
}

test('the foot of each page with the person’s name says how to reach the person', () => {
  const cv = withFoot('Jane Frost', '14 Quay Street, Leith EH6 6AA', 'post@frost.test');
  expect(cv.basics).toMatchObject({ email: 'post@frost.test', location: '14 Quay Street, Leith EH6 6AA' });
  expect(cv.more).toEqual([{ title: 'Headers and footers', lines: ['Jane Frost'] }]);
});

test('an address with a part of the person’s name is the person’s', () => {
  const cv = withFoot('07700 900462', 'j.frost@post.test');
  expect(cv.basics).toMatchObject({ email: 'j.frost@post.test', phone: '07700 900462' });
  expect(cv.more).toEqual([]);
});

test('the foot of an agency’s pages says how to reach the agency only', () => {
  const cv = withFoot('Heron Recruitment Ltd', '01632 960100', 'office@heron.test');
  expect(cv.basics).toMatchObject({ email: '', phone: '', location: '' });
  expect(cv.more).toEqual([
    { title: 'Headers and footers', lines: ['Heron Recruitment Ltd', '01632 960100', 'office@heron.test'] },
  ]);
});

/** A CV as plain text with lines below the name. */
const below = (...lines: string[]) =>
  readCv(itemsOfText(['Jane Frost', ...lines, '', 'EMPLOYMENT', 'Fitter, Tern Mill, 2019 - 2021', '- Set looms'].join('\n')));

test('the consultant who presents the person is not the person', () => {
  const cv = below('Consultant: Rhys Vane, 01632 960100, rhys@heron.test');
  expect(cv.basics).toMatchObject({ name: 'Jane Frost', email: '', phone: '' });
});

test('bullets separate the parts of one address', () => {
  const cv = below('Ternstraße 4 • 26123 Oldenburg • Germany', 'jane@frost.test');
  expect(cv.basics.location).toBe('Ternstraße 4, 26123 Oldenburg, Germany');
  expect(cv.more).toEqual([]);
});

test('a flat before a building is an address without a street', () => {
  const cv = below('Flat 1204, Tern Heights, Andheri East, Nashik', 'jane@frost.test');
  expect(cv.basics.location).toBe('Flat 1204, Tern Heights, Andheri East, Nashik');
});

test('a name is told from the label beside it', () => {
  const cv = readCv(
    itemsOfText(
      [
        'Name: Maren Holt    Person ID: 4077215',
        'Email: maren@holt.test',
        '',
        'EMPLOYMENT',
        'Fitter, Tern Mill, 2019 - 2021',
      ].join('\n'),
    ),
  );
  expect(cv.basics.name).toBe('Maren Holt');
  expect(cv.more).toEqual([{ title: '', lines: ['Person ID: 4077215'] }]);
});

test('states of other countries belong to the place of a job, with their postcodes', () => {
  const { work } = read(
    'EMPLOYMENT',
    'Fitter, Tern Mill, Nashik, Maharashtra 422001    2019 - 2021',
    '- Set looms',
    'Baker, Wren Bakery, Ibadan, Oyo State    2015 - 2018',
    '- Baked',
  );
  expect(work.map(({ name, location, summary }) => [name, location, summary])).toEqual([
    ['Tern Mill', 'Nashik, Maharashtra 422001', ''],
    ['Wren Bakery', 'Ibadan, Oyo State', ''],
  ]);
  expect(isTownInRegion(context, 'Nashik, Maharashtra, India')).toBe(true);
});

test('a year may come before its month', () => {
  expect(findSpan(context, '2019 Sep - 2021 Mar')).toMatchObject({ startDate: '2019-09', endDate: '2021-03' });
  expect(findSpan(context, '2019 Sep – Present')).toMatchObject({ startDate: '2019-09', endDate: 'present' });
});
