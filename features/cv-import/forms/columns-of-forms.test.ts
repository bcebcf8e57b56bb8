import { expect, test } from 'vitest';
import type { Item } from '../document/items.ts';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

/** Where the columns of the table begin, in points. */
const COLUMNS = [50, 130, 210, 400];

/** Rows of a table in a file that numbers them. `\n` separates the lines of a cell. */
function rowsFrom(top: number, ...rows: string[][]): Item[] {
  let y = top;
  return rows.flatMap((row, index) => {
    const begin = y;
    y += 14 * Math.max(...row.map((cell) => cell.split('\n').length));
    return row.flatMap((cell, column) =>
      cell
        .split('\n')
        .filter(Boolean)
        .map((text, line) =>
          piece(text, COLUMNS[column] ?? 0, begin + 14 * line, { row: index + 1, tableCell: 10 * index + column }),
        ),
    );
  });
}

/** Employment of Jane Frost as such a table. */
const tabled = (...rows: string[][]) =>
  readCv([
    piece('Jane Frost', 50, 40, { size: 18 }),
    piece('jane@frost.test', 50, 60),
    piece('EMPLOYMENT', 50, 90, { bold: true, size: 13 }),
    ...rowsFrom(115, ...rows),
  ]);

test('column titles on several lines of one row are read without their numbers and remarks', () => {
  const { work } = tabled(
    ['28. Inclusive dates\n(mm/yyyy)\nFrom', 'To', '29. Position title\n(write in full)', '30. Company\n(write in full)'],
    ['03/2018', '04/2021', 'Fitter', 'Tern Mill'],
    ['05/2014', '02/2018', 'Baker', 'Wren Bakery'],
  );
  expect(work).toMatchObject([
    { name: 'Tern Mill', position: 'Fitter', startDate: '2018-03', endDate: '2021-04' },
    { name: 'Wren Bakery', position: 'Baker', startDate: '2014-05', endDate: '2018-02' },
  ]);
});

test('each row that the file numbers is a record, even without its first date', () => {
  const { work } = tabled(
    ['From', 'To', 'Position title', 'Company'],
    ['03/2018', '04/2021', 'Fitter', 'Tern Mill'],
    ['', '02/2018', 'Baker', 'Wren Bakery'],
    ['02/2010', '04/2014', 'Labourer', 'Wick Farm'],
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Tern Mill', 'Fitter'],
    ['Wren Bakery', 'Baker'],
    ['Wick Farm', 'Labourer'],
  ]);
});

test('a title with several words for an employer is one column', () => {
  const { work } = tabled(
    ['From', 'To', 'Position title', 'Department / Agency / Company'],
    ['03/2018', '04/2021', 'Fitter', 'Tern Mill\nand Dye Works'],
    ['05/2014', '02/2018', 'Baker', 'Wren Bakery'],
  );
  expect(work).toMatchObject([
    { name: 'Tern Mill and Dye Works', position: 'Fitter', startDate: '2018-03' },
    { name: 'Wren Bakery', position: 'Baker', startDate: '2014-05' },
  ]);
});

test('an answer of `N/A` in a column is left out', () => {
  const { certificates } = read(
    'TRAINING',
    '',
    'Title of course | From | To | Conducted by',
    'Fire safety | 03/2018 | 04/2018 | Tern College',
    'First aid | 05/2017 | 05/2017 | N/A',
    'Manual handling | 02/2016 | 02/2016 | Wren Safety',
  );
  expect(certificates.map(({ name, by }) => [name, by])).toEqual([
    ['Fire safety', 'Tern College'],
    ['First aid', ''],
    ['Manual handling', 'Wren Safety'],
  ]);
});

test('a column for the employer and its address gives the name without the address', () => {
  const { work } = tabled(
    ['From', 'To', 'Job title', 'Employer, give full address'],
    ['03/2018', '04/2021', 'Fitter', 'Tern Mill, Unit 6, Quay Street'],
    ['05/2014', '02/2018', 'Baker', 'Wren Bakery, Unit 9, Mill Lane'],
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Tern Mill', 'Fitter'],
    ['Wren Bakery', 'Baker'],
  ]);
});

test('a month in the last row of a table is not a page number', () => {
  const { work } = tabled(
    ['From', 'To', 'Position title', 'Company'],
    ['10/18', '04/21', 'Fitter', 'Tern Mill'],
    ['05/14', '09/18', 'Baker', 'Wren Bakery'],
  );
  expect(work).toMatchObject([
    { name: 'Tern Mill', startDate: '2018-10', endDate: '2021-04' },
    { name: 'Wren Bakery', startDate: '2014-05', endDate: '2018-09' },
  ]);
});
