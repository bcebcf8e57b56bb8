import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isToCheck, type LinkState, linkAfterVisit, UNVISITED } from './entry-rules.ts';

const visits = (...all: [day: string, fault: string | null][]): LinkState =>
  all.reduce((state, [day, fault]) => linkAfterVisit(state, fault, `${day}T03:00:00.000Z`), UNVISITED);

describe('a link', () => {
  test('is dead after two failures on different days, not after one', () => {
    expect(visits(['2026-01-01', 'Gone']).link_status).toBe('failing');
    expect(visits(['2026-01-01', 'Gone'], ['2026-01-01', 'Gone']).link_status).toBe('failing');
    expect(visits(['2026-01-01', 'Gone'], ['2026-01-02', 'Gone'])).toMatchObject({ link_status: 'dead', link_fault: 'Gone' });
  });

  test('is alive again as soon as the page is there', () => {
    expect(visits(['2026-01-01', 'Gone'], ['2026-01-02', 'Gone'], ['2026-01-03', null])).toMatchObject({
      link_status: 'ok',
      link_failures: 0,
      link_fault: null,
    });
  });

  test('is dead exactly when the last two days of visits failed', () => {
    const days = fc.array(fc.boolean(), { minLength: 1, maxLength: 28 });
    fc.assert(
      fc.property(days, (there) => {
        const state = visits(
          ...there.map((one, day): [string, string | null] => [
            `2026-02-${String(day + 1).padStart(2, '0')}`,
            one ? null : 'Gone',
          ]),
        );
        expect(state.link_status === 'dead').toBe(there.length > 1 && there.slice(-2).every((one) => !one));
      }),
    );
  });

  test('that is dead puts its entry in the queue of operators', () => {
    const entry = { is_verified: true, checked_on: '2026-06-01' };
    expect(isToCheck({ ...entry, link_status: 'failing' }, '2026-07-01')).toBe(false);
    expect(isToCheck({ ...entry, link_status: 'dead' }, '2026-07-01')).toBe(true);
  });
});
