import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantsOf, isLocalTime, isTimeZone, localTime, sameClock, spanWords } from './time-zones.ts';

const ZONES = [
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
  'UTC',
];
const instant = fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2040, 0) }).map((at) => at - (at % 60_000));

describe('instantsOf', () => {
  test.each([
    ['2026-11-25T10:30', 'Europe/London', { kind: 'once', at: '2026-11-25T10:30:00.000Z' }],
    ['2026-07-01T09:00', 'Europe/London', { kind: 'once', at: '2026-07-01T08:00:00.000Z' }],
    ['2026-07-01T09:00', 'America/New_York', { kind: 'once', at: '2026-07-01T13:00:00.000Z' }],
    // The clocks go forward at one in London and at two in New York.
    ['2027-03-28T01:00', 'Europe/London', { kind: 'never', instead: '2027-03-28T02:00' }],
    ['2027-03-28T01:59', 'Europe/London', { kind: 'never', instead: '2027-03-28T02:59' }],
    ['2027-03-28T02:00', 'Europe/London', { kind: 'once', at: '2027-03-28T01:00:00.000Z' }],
    ['2027-03-14T02:30', 'America/New_York', { kind: 'never', instead: '2027-03-14T03:30' }],
    [
      '2027-10-31T01:30',
      'Europe/London',
      { kind: 'twice', first: '2027-10-31T00:30:00.000Z', second: '2027-10-31T01:30:00.000Z' },
    ],
    [
      '2027-11-07T01:00',
      'America/New_York',
      { kind: 'twice', first: '2027-11-07T05:00:00.000Z', second: '2027-11-07T06:00:00.000Z' },
    ],
    // Half an hour, and a day that Samoa left out.
    [
      '2027-04-04T01:45',
      'Australia/Lord_Howe',
      { kind: 'twice', first: '2027-04-03T14:45:00.000Z', second: '2027-04-03T15:15:00.000Z' },
    ],
    ['2011-12-30T12:00', 'Pacific/Apia', { kind: 'never', instead: '2011-12-31T12:00' }],
  ] as const)('%s in %s', (local, zone, expected) => {
    expect(instantsOf(local, zone)).toEqual(expected);
  });

  test('finds every instant again from what its clock shows', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (at, zone) => {
        const found = instantsOf(localTime(at, zone), zone);
        const instants = found.kind === 'once' ? [found.at] : found.kind === 'twice' ? [found.first, found.second] : [];
        expect(instants).toContain(new Date(at).toISOString());
      }),
    );
  });

  test('says never only for times that no clock shows, and names one that a clock shows', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (near, zone) => {
        const local = new Date(near).toISOString().slice(0, 16);
        const found = instantsOf(local, zone);
        if (found.kind !== 'never') return;
        expect(instantsOf(found.instead, zone).kind).not.toBe('never');
        for (let at = near - 30 * 3_600_000; at < near + 30 * 3_600_000; at += 15 * 60_000)
          expect(localTime(at, zone)).not.toBe(local);
      }),
    );
  });
});

test('accepts names of zones and refuses offsets, markup and unknown names', () => {
  expect(ZONES.every(isTimeZone)).toBe(true);
  for (const zone of ['', '+02:00', 'Europe/Nowhere', '<b>', 'Europe/London\n', 'x'.repeat(200)])
    expect(isTimeZone(zone)).toBe(false);
});

test('refuses days and times that no calendar has', () => {
  expect(isLocalTime('2028-02-29T23:59')).toBe(true);
  for (const local of ['2027-02-29T10:00', '2027-01-01T24:00', '2027-13-01T10:00', '2027-01-01 10:00', '2027-01-01T10:00Z', ''])
    expect(isLocalTime(local)).toBe(false);
});

test('writes times in words, in the tenant’s way', () => {
  const span = { starts_at: '2027-07-01T08:00:00.000Z', ends_at: '2027-07-01T08:45:00.000Z' };
  expect(spanWords(span, 'Europe/London', 'en-GB')).toBe('Thursday 1 July 2027, 09:00 to 09:45 London time (BST)');
  expect(spanWords(span, 'America/New_York', 'en-US').replaceAll('\u202f', ' ')).toBe(
    'Thursday, July 1, 2027, 4:00 AM to 4:45 AM New York time (EDT)',
  );
  expect(sameClock('2027-07-01T08:00:00.000Z', 'Europe/London', 'Europe/Dublin')).toBe(true);
});
