import { expect, test } from 'vitest';
import { emptyResume, WorkEntry } from './content.ts';
import { datesWithSeason, faultOfResumeDate, faultsOfResumeDates } from './date-rules.ts';

test.each([
  ['', true],
  ['2019', true],
  ['2019-09', true],
  ['2019-13', false],
  ['2019-00', false],
  ['2019-9', false],
  ['2019-09-01', false],
  ['tomorrow', false],
  ['0019', false],
  ['present', false],
])('a start of %j is possible: %s', (value, isPossible) => expect(faultOfResumeDate(value, false) === null).toBe(isPossible));

test('only an end may be present', () => expect(faultOfResumeDate('present', true)).toBeNull());

const withWork = (startDate: string, endDate: string) => ({
  ...emptyResume(),
  work: [WorkEntry.parse({ id: 'a', startDate, endDate })],
});

test.each([
  ['2019-09', '2019-08', true],
  ['2019-09', '2019', false],
  ['2019', '2018-12', true],
  ['2019-09', 'present', false],
  ['', '2018', false],
])('from %j to %j ends before it starts: %s', (start, end, isWrong) =>
  expect(faultsOfResumeDates(withWork(start, end), null)).toEqual(
    isWrong ? { 'work.0.endDate': 'The end is before the start.' } : {},
  ),
);

test('a stored date is not refused again', () => {
  const imported = withWork('Spring 2019', '');
  expect(Object.keys(faultsOfResumeDates(imported, null))).toEqual(['work.0.startDate']);
  expect(faultsOfResumeDates({ ...imported, interests: ['Sailing'] }, imported)).toEqual({});
  expect(Object.keys(faultsOfResumeDates(withWork('Autumn 2019', ''), imported))).toEqual(['work.0.startDate']);
});

test.each([
  ['Summer 2014', 'Summer 2014'],
  ['Autumn 2012 – Easter 2013', 'Autumn 2012 – Easter 2013'],
  ['Jun 2014', ''],
  ['', ''],
])('dates printed as %j are shown as %j', (printedDates, shown) => expect(datesWithSeason({ printedDates })).toBe(shown));
