import { describe, expect, it } from 'vitest';
import { formatDay, formatRelative } from './dates.ts';
import { formatMoney, formatSalary } from './money.ts';

const now = new Date(2026, 10, 21, 12, 0);
const at = (day: number, hour = 12, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

describe('dates', () => {
  it.each([
    [at(21), 'just now'],
    [at(21, 11, 55), '5 minutes ago'],
    [at(21, 9), '3 hours ago'],
    [at(20, 23), 'yesterday'],
    [at(18), '3 days ago'],
    [at(14), '7 days ago'],
    [at(13), '13 Nov 2026'],
    ['2026-11-21', 'today'],
    ['2026-11-23', 'in 2 days'],
    ['2027-01-05', '5 Jan 2027'],
  ])('%s reads %s', (value, text) => {
    expect(formatRelative(value, 'en-GB', now)).toBe(text);
  });

  it("follow the country's format", () => {
    expect(formatDay('2026-03-02', 'en-GB')).toBe('2 Mar 2026');
    expect(formatDay('2026-03-02', 'en-US')).toBe('Mar 2, 2026');
  });
});

describe('money', () => {
  it('shows pence only when there are some', () => {
    expect(formatMoney(32000, 'GBP', 'en-GB')).toBe('£32,000');
    expect(formatMoney(14.5, 'USD', 'en-US')).toBe('$14.50');
  });

  it.each([
    [32000, 38000, '£32,000 to £38,000 a year'],
    [32000, 32000, '£32,000 a year'],
    [32000, null, 'From £32,000 a year'],
    [null, 38000, 'Up to £38,000 a year'],
    [null, null, null],
  ])('writes a salary from %s to %s as %s', (salary_from, salary_to, text) => {
    expect(formatSalary({ salary_from, salary_to, currency: 'GBP', per: 'year' }, 'en-GB')).toBe(text);
  });
});
