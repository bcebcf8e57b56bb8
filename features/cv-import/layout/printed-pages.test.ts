import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { isResidence } from '../vocabulary/residence.ts';

const context = new Context();

/** A page with the pieces of its first and last line, and skills at its end. */
const page = (top: [string, number][], foot: [string, number][]) =>
  readCv([
    ...top.map(([text, x]) => piece(text, x, 20)),
    piece('Jane Frost', 40, 60, { size: 16, bold: true }),
    piece('jane@frost.test', 40, 80),
    piece('Experience', 40, 110, { bold: true }),
    piece('Fitter, Tern Motors, 2019 - 2024', 40, 126),
    piece('Certs', 40, 156, { bold: true }),
    piece('OSHA 10', 40, 172),
    piece('Skills', 40, 200, { bold: true }),
    piece('Inventory, Radio, First aid', 40, 216),
    ...foot.map(([text, x]) => piece(text, x, 780)),
  ]);

describe('lines that are no part of a CV', () => {
  test('are what a browser prints above and below a page', () => {
    const cv = page(
      [
        ['11/19/26, 8:41 PM', 40],
        ['Resume Jane - Sheets', 300],
      ],
      [
        ['https://sheets.frost.test/d/u/0/mobile', 40],
        ['1/1', 540],
      ],
    );
    expect(cv.basics).toMatchObject({ name: 'Jane Frost', url: '', label: '' });
    expect(cv.skills).toMatchObject([{ keywords: ['Inventory', 'Radio', 'First aid'] }]);
    expect(cv.certificates).toMatchObject([{ name: 'OSHA 10' }]);
    expect(cv.more).toEqual([
      {
        title: 'Headers and footers',
        lines: ['11/19/26, 8:41 PM', 'Resume Jane - Sheets', 'https://sheets.frost.test/d/u/0/mobile'],
      },
    ]);
  });

  test.each(['Jane Frost · Page 1', 'Page 1 of 1', 'Page of'])('are at its foot: %s', (text) => {
    const cv = page([], [[text, 250]]);
    expect(cv.skills).toMatchObject([{ keywords: ['Inventory', 'Radio', 'First aid'] }]);
    expect(cv.more).toEqual([]);
  });
});

test.each(['Jacksonville NC', 'Jacksonville, NC', 'St. Louis MO'])('%s is a place of residence', (text) =>
  expect(isResidence(context, text)).toBe(true),
);
test.each(['Jane MA', 'Frost BA'])('%s is none', (text) => expect(isResidence(context, text)).toBe(false));

test('a name with spaces between its letters keeps its hyphen', () => {
  const cv = readCv([
    piece('ÉTIENNE', 40, 60, { size: 16 }),
    ...[...'GAUTHIER-ROY'].map((letter, index) => piece(letter, 140 + index * 14, 60, { size: 16 })),
    piece('etienne@frost.test', 40, 80),
  ]);
  expect(cv.basics.name).toBe('Étienne Gauthier-Roy');
});

test('a course that has begun has its date behind it', () => {
  const { education } = read('SCHOOL', '', 'Tern High School, 2020', 'Harbour Community College, welding, started Jan 2025');
  expect(education).toMatchObject([
    { institution: 'Tern High School', endDate: '2020' },
    { institution: 'Harbour Community College, welding', endDate: '2025-01' },
  ]);
});
