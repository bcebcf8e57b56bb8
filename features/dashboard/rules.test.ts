import { expect, test } from 'vitest';
import { shownRange } from './rules.ts';

test.each([
  [{}, { from: '2026-08-30', to: '2026-11-21' }],
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-21' }],
  [
    { from: '2026-11-21', to: '2026-11-21' },
    { from: '2026-11-21', to: '2026-11-21' },
  ],
  [{ from: '2026-11-22' }, null],
  [{ from: '2020-01-01' }, null],
])('of %j the range %j is shown', (asked, shown) => expect(shownRange(asked, '2026-11-21')).toEqual(shown));
