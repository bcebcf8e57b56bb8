import { describe, expect, test } from 'vitest';
import { rowOfHsds } from './open-referral-import.ts';
import { readSchedules } from './schedules.ts';

const TODAY = '2026-11-27';
const read = (...schedules: Record<string, unknown>[]) => {
  const { periods, words, notes } = readSchedules(schedules, TODAY);
  return { hours: periods.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`), words, notes };
};
const weekly = { freq: 'WEEKLY', opens_at: '10:00', closes_at: '12:00' };

describe('weekly hours', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nulls', { ...weekly, freq: null, byday: 'MO', interval: null, valid_to: null, description: null }, ['1 10:00-12:00']],
    ['quoted numbers', { ...weekly, interval: '1', byday: 'TU' }, ['2 10:00-12:00']],
    ['a night', { freq: 'WEEKLY', byday: 'SU', opens_at: '22:00', closes_at: '06:00' }, ['1 00:00-06:00', '7 22:00-24:00']],
    ['until midnight', { freq: 'WEEKLY', byday: 'FR', opens_at: '18:00', closes_at: '00:00' }, ['5 18:00-24:00']],
    ['until 24:00', { freq: 'WEEKLY', byday: 'FR', opens_at: '18:00', closes_at: '24:00' }, ['5 18:00-24:00']],
    ['a list of days', { ...weekly, byday: ['MO', 'WE'] }, ['1 10:00-12:00', '3 10:00-12:00']],
    ['names of days', { ...weekly, freq: undefined, weekday: 'Thursday' }, ['4 10:00-12:00']],
    ['the day of its start', { ...weekly, dtstart: '2026-11-25' }, ['3 10:00-12:00']],
    ['a later end', { ...weekly, byday: 'MO', valid_to: '2027-01-31' }, ['1 10:00-12:00']],
  ])('are read with %s', (_, schedule, hours) => expect(read(schedule)).toEqual({ hours, words: [], notes: [] }));

  test('are every day', () => expect(read({ freq: 'DAILY', opens_at: '00:00', closes_at: '23:59' }).hours).toHaveLength(7));
});

describe('what no weekly rule says', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ ...weekly, freq: 'MONTHLY', byday: '1MO' }, 'First Monday of the month, 10:00-12:00'],
    [{ ...weekly, freq: 'MONTHLY', byday: '-1FR' }, 'Last Friday of the month, 10:00-12:00'],
    [{ ...weekly, freq: 'MONTHLY', byday: 'TU', bysetpos: '3' }, 'Third Tuesday of the month, 10:00-12:00'],
    [{ ...weekly, freq: 'MONTHLY', bymonthday: '15' }, 'Day 15 of the month, 10:00-12:00'],
    [{ ...weekly, interval: '2', byday: 'TU' }, 'Every 2 weeks on Tuesday, 10:00-12:00'],
    [{ ...weekly, interval: 2, byday: 'TU', description: 'Every other Tuesday' }, 'Every other Tuesday'],
    [{ description: 'By appointment' }, 'By appointment'],
    [{ ...weekly, byday: 'MO', valid_from: '2027-01-04' }, 'From 2027-01-04: Monday, 10:00-12:00'],
    [{ ...weekly, byday: 'MO', dtstart: '2027-01-05' }, 'From 2027-01-05: Monday, 10:00-12:00'],
    [{ ...weekly, byday: 'MO', bymonth: '7', description: 'Mondays in July' }, 'Mondays in July'],
  ])('is words: %j', (schedule, words) => expect(read(schedule)).toEqual({ hours: [], words: [words], notes: [] }));

  test.each<[Record<string, unknown>, string]>([
    [{ ...weekly, byday: 'MO', valid_to: '2023-06-30' }, 'schedules: Monday ended on 2023-06-30'],
    [{ ...weekly, byday: 'MO', until: '20231231T235959Z' }, 'schedules: Monday ended on 2023-12-31'],
    [{ ...weekly, byday: 'MO', dtstart: '2023-01-02', count: '6' }, 'schedules: Monday ended on 2023-02-06'],
  ])('is over, and not shown: %j', (schedule, note) => expect(read(schedule)).toEqual({ hours: [], words: [], notes: [note] }));

  test('is a time that cannot be read', () =>
    expect(read({ ...weekly, byday: 'MO', opens_at: '5:00m' })).toEqual({
      hours: [],
      words: ['Monday'],
      notes: ['schedules: “5:00m to 12:00” has no two times'],
    }));
});

const SERVICE = {
  id: '0f7e2c64-3a1f-4a52-9c0e-5d1f0c7a9b11',
  name: 'Drop-in',
  status: 'active',
  url: 'https://drop.example.org',
  organization: null,
  phones: null,
  schedules: null,
};
const draftOf = (service: Record<string, unknown>) => {
  const row = rowOfHsds({ ...SERVICE, ...service }, 1, { country_id: 232, today: TODAY, feed: 'feed' });
  if ('faults' in row) throw new Error(row.faults.join());
  return row.draft;
};
const at = (name: string, byday: string, more: Record<string, unknown> = {}) => ({
  location: { name, latitude: '"53.8"', longitude: '-1.55', schedules: [{ ...weekly, byday }], ...more },
});

describe('a service', () => {
  test('has the hours and phones of its location', () =>
    expect(
      draftOf({
        service_at_locations: [{ ...at('Leeds', 'MO', { phones: [{ number: 1132496001 }] }), phones: [{ number: '116 123' }] }],
      }),
    ).toMatchObject({
      opening_hours: [{ day: 1, opens: '10:00', closes: '12:00' }],
      phones: [{ number: '116 123' }, { number: '1132496001' }],
      locations: [{ latitude: 53.8, longitude: -1.55 }],
    }));

  test('has words where its locations differ', () =>
    expect(draftOf({ service_at_locations: [at('Leeds', 'MO'), at('York', 'TU')] })).toMatchObject({
      opening_hours: [],
      opening_note: 'Leeds: Mon 10:00-12:00; York: Tue 10:00-12:00',
    }));
});
