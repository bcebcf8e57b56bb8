import type { Context } from '../../vocabulary/context.ts';
import { findSpan, readDate, type Span } from '../../vocabulary/dates.ts';
import { Fields, isObject } from './data-fields.ts';

const RANGE = ['period', 'dateRange', 'dates', 'duration', 'years', 'date', 'employmentPeriod', 'attendancePeriod', 'time'];
const START = [
  'startDate',
  'startDateNew',
  'start',
  'from',
  'dateFrom',
  'fromDate',
  'startedOn',
  'startedAt',
  'begin',
  'beginDate',
];
const END = ['endDate', 'endDateNew', 'end', 'to', 'until', 'dateTo', 'toDate', 'finishedOn', 'endedOn', 'endedAt', 'finish'];
const SINGLE = [
  ...[
    'releaseDate',
    'publishedDate',
    'publicationDate',
    'issueDate',
    'issuedOn',
    'dateIssued',
    'issued',
    'awardedOn',
    'awardDate',
  ],
  ...['dateAwarded', 'graduationDate', 'graduated', 'graduationYear', 'completionDate', 'completed', 'completedOn', 'year'],
];
const CURRENT = ['current', 'isCurrent', 'present', 'isPresent', 'ongoing', 'isOngoing', 'currentIndicator', 'currentlyWorking'];
CURRENT.push('currentlyWorkHere', 'currentJob', 'stillWorking', 'untilNow');

/** `2019`, `2019-09`: as fields contain them, so nothing is lost without the printed form. */
const PLAIN = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;
const NUMBERS = /^((?:19|20)\d\d)[-/.](\d{1,2})(?:[-/.]\d{1,2})?(?:[T ]\d\d:.*)?$/;

/** Takes the dates of an entry, however an export writes them. What cannot be read as a date stays as printed. */
export function takeSpan(context: Context, entry: Fields): Span {
  const whole = entry.take(...RANGE);
  const from = isObject(whole) && !isDate(whole) ? new Fields(whole) : entry;
  const printed = isObject(whole) && !isDate(whole) ? '' : printedDate(whole);
  const start = printedDate(from.take(...START)) || partsOf(from, 'start') || partsOf(from, 'from');
  const end = printedDate(from.take(...END)) || partsOf(from, 'end') || partsOf(from, 'to');
  const isCurrent = [...CURRENT].map((name) => takeBoolean(from, name)).find((value) => value !== undefined);
  const single = start || end || printed ? '' : printedDate(entry.take(...SINGLE));
  if (from !== entry) entry.add(...from.rest());
  // One date or a range in one field.
  if (start === '' && end === '') return spanOfText(context, printed || single, isCurrent);
  if (printed !== '') entry.add(`Date: ${printed}`);
  const range = start === '' || end !== '' ? null : findSpan(context, start);
  if (range?.startDate) return { startDate: range.startDate, endDate: range.endDate, printedDates: start };
  const startDate = dateIn(context, start);
  const isOpen = isCurrent ?? (end === '' && startDate !== '');
  const endDate = dateIn(context, end) || (isOpen && end === '' ? 'present' : '');
  const isPlain = [start, end].every((text) => text === '' || PLAIN.test(text) || text === 'present');
  return { startDate, endDate, printedDates: isPlain ? '' : [start, end].filter(Boolean).join(' – ') };
}

function spanOfText(context: Context, text: string, isCurrent: boolean | undefined): Span {
  const span = NUMBERS.test(text) ? null : findSpan(context, text);
  const [startDate, endDate] = span ? [span.startDate, span.endDate] : ['', dateIn(context, text)];
  const printedDates = PLAIN.test(text) ? '' : text;
  return isCurrent && startDate === '' && endDate !== 'present'
    ? { startDate: endDate, endDate: 'present', printedDates }
    : { startDate, endDate, printedDates };
}

function dateIn(context: Context, text: string): string {
  const [, year = '', month = ''] = NUMBERS.exec(text) ?? [];
  if (year !== '') return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : year;
  return findSpan(context, text)?.endDate ?? readDate(context, text);
}

function takeBoolean(entry: Fields, name: string): boolean | undefined {
  if (!entry.has(name)) return undefined;
  const value = entry.take(name);
  return typeof value === 'boolean' ? value : /^(?:true|yes|1)$/i.test(String(value));
}

const isDate = (value: Record<string, unknown>) => Object.keys(value).some((key) => /^(?:year|formatteddatetime)$/i.test(key));

/** `startYear` and `startMonth`. */
function partsOf(entry: Fields, name: string): string {
  if (!entry.has(`${name}Year`)) return '';
  return printedDate({ year: entry.take(`${name}Year`), month: entry.take(`${name}Month`), day: entry.take(`${name}Day`) });
}

/** A date as printed: a text, a year, a point in time, or year, month and day. */
function printedDate(value: unknown): string {
  if (typeof value === 'number') {
    if (value > 1900 && value < 2100) return String(value);
    const time = new Date(Math.abs(value) < 100_000_000_000 ? value * 1000 : value);
    return Number.isNaN(time.getTime()) || Math.abs(value) < 100_000_000 ? String(value) : time.toISOString().slice(0, 10);
  }
  if (isObject(value)) {
    const date = new Fields(value);
    const formatted = date.text('formattedDateTime', 'date', 'value', 'text');
    if (formatted !== '') return formatted;
    const [year, month, day] = ['year', 'month', 'day'].map((name) => date.text(name).replace(/^-+/, ''));
    if (!year) return date.rest().join(' ');
    if (!month) return year;
    if (!/^\d{1,2}$/.test(month)) return [day, month, year].filter(Boolean).join(' ');
    return [year, month.padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join('-');
  }
  // Midnight in a time says no more than the day.
  return typeof value === 'string' ? value.trim().replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1') : '';
}
