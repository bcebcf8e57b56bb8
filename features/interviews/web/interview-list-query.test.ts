import { describe, expect, test } from 'vitest';
import type { Interview } from '../contract.ts';
import { groupUpcoming } from './interview-list-query.ts';

/** A Friday. */
const NOW = new Date('2026-11-27T12:00:00Z');

const interview = (id: number, changes: Partial<Interview>): Interview => ({
  id,
  application_id: id,
  revision: 1,
  status: 'scheduled',
  format: 'video',
  location: 'https://meet.example.org/1',
  note: null,
  duration_minutes: 60,
  time_zone: 'Europe/London',
  veteran_time_zone: null,
  interviewers: [],
  slots: [],
  starts_at: null,
  ends_at: null,
  wish: null,
  cancel_reason: null,
  job: { id: 1, title: 'Fitter' },
  company_name: 'Acme',
  veteran_name: 'Sam Test',
  events: [],
  actions: [],
  ...changes,
});
const at = (id: number, starts_at: string) =>
  interview(id, { starts_at, ends_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString() });

describe('the list of upcoming interviews', () => {
  test('on a Friday shows next week and later', () => {
    const { weeks } = groupUpcoming(
      [at(1, '2026-12-01T10:00:00.000Z'), at(2, '2026-12-09T10:00:00.000Z'), at(3, '2026-11-27T15:00:00.000Z')],
      'Europe/London',
      NOW,
    );
    expect(weeks.map(({ title, days }) => [title, days.map(({ day }) => day)])).toEqual([
      ['This week', ['2026-11-27']],
      ['Next week', ['2026-12-01']],
      ['Later', ['2026-12-09']],
    ]);
  });

  test('first shows what needs the recruiter: other times, times that passed, an outcome', () => {
    const slots = (starts_at: string) => [{ id: 1, starts_at, ends_at: starts_at }];
    const { needing, weeks } = groupUpcoming(
      [
        interview(1, { status: 'none_fit' }),
        interview(2, { status: 'proposed', slots: slots('2026-11-26T10:00:00.000Z') }),
        at(3, '2026-11-26T10:00:00.000Z'),
        interview(4, { status: 'proposed', slots: slots('2026-11-28T10:00:00.000Z') }),
      ],
      'Europe/London',
      NOW,
    );
    expect(needing.map(({ need, interview: { id } }) => [id, need])).toEqual([
      [1, 'other_times'],
      [2, 'times_passed'],
      [3, 'outcome'],
    ]);
    expect(weeks.flatMap(({ days }) => days.map(({ day }) => day))).toEqual(['2026-11-28']);
  });

  test('puts a time on the day of the reader’s clock', () => {
    const { weeks } = groupUpcoming([at(1, '2026-11-28T02:00:00.000Z')], 'America/New_York', NOW);
    expect(weeks[0]?.days[0]?.day).toBe('2026-11-27');
  });
});
