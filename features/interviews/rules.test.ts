import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTime } from '#kit/calendar/time-zones.ts';
import { actionsOf, INTERVIEW_MOVES, INTERVIEW_STATUSES, resolveSlots, twiceWords } from './rules.ts';

const NOW = new Date('2027-03-01T09:00:00.000Z');
const resolve = (starts: string[], more: { zone?: string; second?: boolean; minutes?: number } = {}) =>
  resolveSlots(
    {
      slots: starts.map((one) => ({ starts: one, second: more.second ?? false })),
      duration_minutes: more.minutes ?? 45,
      time_zone: more.zone ?? 'Europe/London',
    },
    NOW,
    'en-GB',
  );

describe('times that a recruiter proposes', () => {
  test('become instants, in order', () => {
    expect(resolve(['2027-03-30T14:00', '2027-03-10T10:30']).slots).toMatchObject([
      { starts_at: '2027-03-10T10:30:00.000Z', ends_at: '2027-03-10T11:15:00.000Z', field: 'slots.1.starts' },
      { starts_at: '2027-03-30T13:00:00.000Z', ends_at: '2027-03-30T13:45:00.000Z', field: 'slots.0.starts' },
    ]);
  });

  test.each([
    [['2027-03-28T01:30'], 'slots.0.starts', /clocks go forward that night, so 01:30 does not exist.*Choose 02:30/],
    [['2027-03-01T08:59'], 'slots.0.starts', /passed/],
    [['2027-03-02T10:00', '2027-03-02T10:30'], 'slots.1.starts', /overlaps the time at 10:00. Leave 45 minutes/],
    [['2027-03-02T10:00', '2027-03-02T10:00'], 'slots.1.starts', /overlaps/],
    [['2028-03-02T10:00'], 'slots.0.starts', /within the next 180 days/],
  ])('%j is refused at its field with a remedy', (starts, field, message) => {
    const { errors } = resolve(starts);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.[0]).toMatch(message);
  });

  test('one after the other do not overlap', () => {
    expect(resolve(['2027-03-02T10:00', '2027-03-02T10:45']).errors).toEqual({});
  });

  test('of the hour that comes twice mean the first, or the second when asked', () => {
    const at = (second: boolean) => {
      const now = new Date('2027-10-01T00:00:00Z');
      const slots = [{ starts: '2027-10-31T01:30', second }];
      return resolveSlots({ slots, duration_minutes: 30, time_zone: 'Europe/London' }, now, 'en-GB').slots[0]?.starts_at;
    };
    expect([at(false), at(true)]).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']);
    expect(twiceWords('2027-10-31T01:30', 'Europe/London', 'en-GB')).toEqual({
      first: '01:30 London time (BST)',
      second: '01:30 London time (GMT)',
    });
    expect(twiceWords('2027-10-30T01:30', 'Europe/London', 'en-GB')).toBeNull();
  });

  test('in no zone are refused', () => {
    expect(resolve(['2027-03-02T10:00'], { zone: 'Mars/Olympus' }).errors).toHaveProperty('time_zone');
  });

  test('that are accepted lie ahead, show what was written on the zone’s clock and never overlap', () => {
    const minute = fc.integer({ min: 0, max: 200 * 1440 });
    const zone = fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu');
    fc.assert(
      fc.property(
        fc.array(minute, { minLength: 1, maxLength: 8 }),
        zone,
        fc.integer({ min: 15, max: 480 }),
        (minutes, one, length) => {
          const starts = minutes.map((each) => new Date(NOW.getTime() + each * 60_000).toISOString().slice(0, 16));
          const { slots, errors } = resolve(starts, { zone: one, minutes: length });
          for (const slot of slots) {
            expect(Date.parse(slot.starts_at)).toBeGreaterThan(NOW.getTime());
            expect(starts).toContain(localTime(slot.starts_at, one));
          }
          if (Object.keys(errors).length > 0) return;
          expect(slots).toHaveLength(starts.length);
          slots.slice(1).forEach((slot, index) => {
            expect(slot.starts_at >= (slots[index]?.ends_at ?? '')).toBe(true);
          });
        },
      ),
    );
  });
});

describe('what a side may do', () => {
  const at = '2027-03-02T10:00:00.000Z';
  const ahead = { status: 'scheduled', starts_at: at, stage: 'interview' } as const;
  test('depends on whether the interview has begun and the application goes on', () => {
    expect(actionsOf(ahead, 'recruiter', NOW)).toEqual(['reschedule', 'cancel']);
    expect(actionsOf(ahead, 'recruiter', new Date(at))).toEqual(['complete', 'no_show']);
    expect(actionsOf(ahead, 'veteran', new Date(at))).toEqual([]);
    expect(actionsOf({ ...ahead, stage: 'withdrawn' }, 'recruiter', NOW)).toEqual([]);
    expect(actionsOf({ ...ahead, stage: 'not_selected' }, 'recruiter', new Date(at))).toEqual(['complete', 'no_show']);
  });

  test('a cancelled interview stays cancelled, and only the veteran chooses', () => {
    expect(INTERVIEW_MOVES.cancelled).toEqual({});
    for (const status of INTERVIEW_STATUSES) expect(INTERVIEW_MOVES[status].recruiter?.choose).toBeUndefined();
  });
});
