import { describe, expect, test } from 'vitest';
import { hoursLines, openState, openText } from './opening-rules.ts';

const WEEK = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '17:00' }));
const hours = {
  opening_hours: [...WEEK, { day: 6, opens: '10:00', closes: '12:30' }],
  time_zone: 'Europe/London',
  availability: 'business_hours',
};

describe('a provider is', () => {
  test.each([
    // 22 November 2026 is a Sunday.
    ['2026-11-20T16:59:00Z', 'Open until 17:00'],
    ['2026-11-20T17:00:00Z', 'Closed, opens tomorrow at 10:00'],
    ['2026-11-22T12:00:00Z', 'Closed, opens tomorrow at 09:00'],
    ['2026-11-21T13:00:00Z', 'Closed, opens Monday at 09:00'],
    ['2026-11-23T07:00:00Z', 'Closed, opens today at 09:00'],
    // In summer London is an hour ahead of UTC.
    ['2026-07-20T08:30:00Z', 'Open until 17:00'],
    ['2026-07-20T16:30:00Z', 'Closed, opens tomorrow at 09:00'],
  ])('at %s: %s', (now, text) => expect(openText(openState(hours, new Date(now)), 'en-GB')).toBe(text));

  test('open in its own time zone, not the reader’s', () => {
    const inChicago = { ...hours, time_zone: 'America/Chicago' };
    expect(openText(openState(inChicago, new Date('2026-11-20T22:00:00Z')), 'en-US')).toBe('Open until 5:00 pm');
    expect(openText(openState(inChicago, new Date('2026-11-20T09:30:00Z')), 'en-US')).toBe('Closed, opens today at 9:00 am');
  });

  test('open past midnight where the next day goes on', () => {
    const late = {
      ...hours,
      opening_hours: [
        { day: 5, opens: '18:00', closes: '24:00' },
        { day: 6, opens: '00:00', closes: '02:00' },
      ],
    };
    expect(openText(openState(late, new Date('2026-11-20T20:00:00Z')), 'en-GB')).toBe('Open until 02:00');
    expect(openText(openState(late, new Date('2026-11-21T01:00:00Z')), 'en-GB')).toBe('Open until 02:00');
  });

  test('always open, or not known', () => {
    const always = { ...hours, opening_hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '00:00', closes: '24:00' })) };
    expect(openText(openState(always, new Date('2026-11-20T20:00:00Z')), 'en-GB')).toBe('Open 24 hours');
    expect(openState({ ...hours, opening_hours: [] }, new Date())).toBeNull();
    expect(openState({ ...hours, opening_hours: [], availability: '24/7_support' }, new Date())).toEqual({
      open: true,
      until: null,
    });
  });

  test('closed until the same day next week', () => {
    const once = { ...hours, opening_hours: [{ day: 5, opens: '09:00', closes: '10:00' }] };
    expect(openText(openState(once, new Date('2026-11-20T11:00:00Z')), 'en-GB')).toBe('Closed, opens Friday at 09:00');
  });
});

test('hours are written for days together', () => {
  expect(hoursLines(hours.opening_hours, 'en-GB')).toEqual([
    { days: 'Monday to Friday', times: '09:00 to 17:00' },
    { days: 'Saturday', times: '10:00 to 12:30' },
    { days: 'Sunday', times: 'Closed' },
  ]);
  expect(
    hoursLines(
      [
        { day: 1, opens: '13:00', closes: '24:00' },
        { day: 1, opens: '09:00', closes: '12:00' },
      ],
      'en-US',
    )[0],
  ).toEqual({
    days: 'Monday',
    times: '9:00 am to 12:00 pm, 1:00 pm to midnight',
  });
});
