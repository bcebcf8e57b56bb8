import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece } from '../testing.ts';

/** A form about Gwen Pell, with labels and answers in one style side by side, below headings in bold. */
function form(...rows: string[][]) {
  const person = [['Personal details'], ['Surname', 'Pell', 'First name', 'Gwen'], ['Email', 'gwen@pell.test']];
  return readCv(
    [['Application form'], ...person, ...rows].flatMap((row, index) =>
      row.map((text, column) =>
        piece(text, 40 + 110 * column, 40 + 12 * index, row.length === 1 ? { bold: true, size: 12 } : {}),
      ),
    ),
  );
}

test('unknown labels in a row like the labelled one above are labels too', () => {
  const { work } = form(
    ['Present employment'],
    ['Employer', 'Tern School', 'Address', '4 Quay Street, Yarm'],
    ['Roll', '940 pupils', 'Setting', 'Mixed, rural'],
    ['Job title', 'Teacher'],
    ['Date from', '09/2015', 'Date to', 'present'],
    ['Main duties', 'Taught two languages.'],
  );
  expect(work).toMatchObject([
    {
      name: 'Tern School',
      position: 'Teacher',
      location: '4 Quay Street, Yarm',
      startDate: '2015-09',
      summary: 'Taught two languages.\nRoll: 940 pupils\nSetting: Mixed, rural',
    },
  ]);
});

test('labels beside each other above rows without labels are titles of columns', () => {
  const { work } = form(
    ['Address', '4 Quay Street, Yarm', 'Mobile', '07700 900462'],
    ['Employment'],
    ['Employer', 'Job title', 'From', 'To', 'Location'],
    ['Tern School', 'Teacher', '09/2015', '08/2019', 'Yarm'],
    ['Heron School', 'Assistant', '09/2012', '08/2015', 'Leeds'],
  );
  expect(work.map(({ name, position, location, startDate }) => [name, position, location, startDate])).toEqual([
    ['Tern School', 'Teacher', 'Yarm', '2015-09'],
    ['Heron School', 'Assistant', 'Leeds', '2012-09'],
  ]);
});

test('what a form says of the vacancy is no job', () => {
  const { work } = form(
    ['Vacancy'],
    ['Job title', 'Head of Maths', 'Employer', 'Heron Academy'],
    ['Start date', '01/09/2024', 'Closing date', '03/06/2024'],
    ['Present employment'],
    ['Employer', 'Tern School', 'Job title', 'Teacher'],
    ['Date from', '09/2015', 'Date to', 'present'],
  );
  expect(work).toMatchObject([{ name: 'Tern School', position: 'Teacher', startDate: '2015-09' }]);
});

test('the mobile number is the person’s, also below that of the home', () => {
  const cv = form(['Home telephone', '01632 960377', 'Mobile telephone', '07700 900462']);
  expect(cv.basics.phone).toBe('07700 900462');
  expect(cv.more).toContainEqual({ title: '', lines: ['Phone: 01632 960377'] });
});
