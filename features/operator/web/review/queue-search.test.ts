import { describe, expect, it } from 'vitest';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { QueueSearch } from '../../contract.ts';
import { hrefOfQueue, neighbours, nextWaiting } from './queue-search.ts';

const waits = (id: number) => ({ id, waiting_since: '2026-11-20T08:00:00Z' });
const settled = (id: number) => ({ id, waiting_since: null });

describe('the address of a queue', () => {
  it('is read and written back the same, without empty values', () => {
    const search = readSearch(QueueSearch, { search: 'rail', status: 'pending', page: '2' });
    expect(hrefOfQueue('/operator/companies', search)).toBe('/operator/companies?search=rail&status=pending&page=2');
    expect(hrefOfQueue('/operator/companies', search, { status: '' })).toBe('/operator/companies?search=rail');
    expect(hrefOfQueue('/operator/companies/7', readSearch(QueueSearch, {}))).toBe('/operator/companies/7');
  });

  it.each([{ status: 'anything' }, { page: '0' }, { page: 'two' }, { page: '1.5' }, { role: 'admin' }, { search: ['a', 'b'] }])(
    'falls back to the whole list for %j',
    (query) => {
      expect(readSearch(QueueSearch, query)).toEqual({ search: '', status: '', role: '', page: 1 });
    },
  );
});

describe('after a decision', () => {
  it('the next waiting one opens', () => {
    expect(nextWaiting([waits(1), waits(2), settled(3), waits(4)], 2)).toBe(4);
  });
  it('the end of the list continues at its beginning', () => {
    expect(nextWaiting([waits(1), waits(2), settled(3)], 2)).toBe(1);
  });
  it('none opens when nothing else is waiting, even if the list does not contain the decided one', () => {
    expect(nextWaiting([waits(1), settled(2)], 1)).toBeNull();
    expect(nextWaiting([settled(2)], 9)).toBeNull();
    expect(nextWaiting([waits(2)], 9)).toBe(2);
  });
});

it('next and previous stop at the ends of the list', () => {
  const rows = [{ id: 5 }, { id: 6 }, { id: 7 }];
  expect(neighbours(rows, 6)).toEqual({ previous: 5, next: 7 });
  expect(neighbours(rows, 5)).toEqual({ previous: null, next: 6 });
  expect(neighbours(rows, 7)).toEqual({ previous: 6, next: null });
  expect(neighbours(rows, null)).toEqual({ previous: null, next: 5 });
});
