import { describe, expect, test } from 'vitest';
import { addDays } from '#kit/calendar/days.ts';
import { closingZone, dayIn, JOB_MOVES, MAX_OPEN_DAYS, mayMoveJob, missingToPublish, textOf } from './recruiting-rules.ts';
import { JOB_STATUSES, type JobStatus } from './shapes.ts';

test.each<[JobStatus, JobStatus[]]>([
  ['draft', ['published']],
  ['held', []],
  ['published', ['paused', 'closed', 'filled', 'expired']],
  ['paused', ['published', 'closed', 'filled']],
  ['closed', ['published']],
  ['filled', ['published']],
  ['expired', ['published', 'closed', 'filled']],
])('a %s job moves to %j and nowhere else', (from, to) => {
  expect(JOB_STATUSES.filter((status) => mayMoveJob(from, status))).toEqual(to);
  expect(JOB_MOVES[from]).toEqual(to);
});

describe('days', () => {
  test.each([
    [232, '2026-06-30T23:30:00Z', '2026-07-01'],
    [232, '2026-12-31T23:30:00Z', '2026-12-31'],
    [233, '2026-07-01T03:30:00Z', '2026-06-30'],
  ])('in country %i, %s lies on %s', (country, instant, day) => expect(dayIn(closingZone(country), new Date(instant))).toBe(day));

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-21', 180, '2027-05-20'],
  ])('%s and %i days is %s', (day, days, later) => expect(addDays(day, days)).toBe(later));
});

describe('missingToPublish', () => {
  const TODAY = '2026-11-21';
  const WHOLE = {
    title: 'Fitter',
    description: `<p>${'Keep our engines running. '.repeat(3)}</p>`,
    job_type: 'full_time',
    type: 'on_site',
    experience: 'mid',
    city_id: 7,
    closes_on: '2026-12-21',
  };
  const missing = (change: Partial<typeof WHOLE> | object) => missingToPublish({ ...WHOLE, ...change }, TODAY);

  test('returns nothing for a complete job', () => expect(missing({})).toEqual([]));

  test.each([
    ['title', { title: '  ' }, 'Enter a job title'],
    ['description', { description: '<p></p>' }, 'Describe the job in at least 50 characters'],
    ['description', { description: '<p>Short</p>' }, 'Describe the job in at least 50 characters; you have 5 so far'],
    ['job_type', { job_type: null }, 'Choose a job type'],
    ['type', { type: null }, 'Choose on site, hybrid or remote'],
    ['experience', { experience: null }, 'Choose an experience level'],
    ['city_id', { city_id: null }, 'Choose a location, or make the job remote'],
    ['city_id', { city_id: null, type: 'hybrid' }, 'Choose a location, or make the job remote'],
    ['closes_on', { closes_on: null }, 'Choose a closing date'],
    ['closes_on', { closes_on: '2026-11-20' }, 'The closing date has passed. Choose a later one'],
    ['closes_on', { closes_on: '2027-05-21' }, 'Choose a closing date within 180 days, by 2027-05-20'],
  ])('%s, with %j', (field, change, message) => expect(missing(change)).toEqual([{ field, message }]));

  test.each([
    ['a remote job without a place', { type: 'remote', city_id: null }],
    ['a job that closes today', { closes_on: TODAY }],
    ['a job open as long as may be', { closes_on: addDays(TODAY, MAX_OPEN_DAYS) }],
  ])('nothing, with %s', (_, change) => expect(missing(change)).toEqual([]));

  test('returns all missing fields in the order of the form', () => {
    const empty = { title: '', description: '', job_type: null, type: null, experience: null, city_id: null, closes_on: null };
    expect(missing(empty).map(({ field }) => field)).toEqual(Object.keys(empty));
  });

  test('does not count markup and white space as text', () => {
    expect(textOf('<p>a&nbsp;<strong>b</strong></p>\n<ul><li>c &amp; d</li></ul>')).toBe('a b c . d');
    expect(missing({ description: `<p>${'&nbsp;'.repeat(80)}${'<strong></strong>'.repeat(80)}</p>` })).toHaveLength(1);
  });
});
