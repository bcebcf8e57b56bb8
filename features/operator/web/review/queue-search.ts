import type { ApprovalStatus } from '#features/companies/rules.ts';
import { withQuery } from '#kit/ui/paths.ts';
import { oneOf } from '#kit/ui/search-params.ts';
import type { Person } from '../../contract.ts';
import { ROLES, STATUSES } from '../operator-words.ts';

/** The query of the address of a list of companies or people. Unknown values fall back to the whole list. */
export type QueueSearch = { search: string; status: ApprovalStatus | ''; role: Person['role'] | ''; page: number };

export function readQueueSearch(query: Readonly<Record<string, unknown>>): QueueSearch {
  return {
    search: readWords(query.search),
    status: oneOf(STATUSES, query.status) ?? '',
    role: oneOf(ROLES, query.role) ?? '',
    page: readPage(query.page),
  };
}

/** The address of the list, or of a record in it, with these changes, which go back to page 1. */
export function hrefOfQueue(path: string, now: QueueSearch, change: Partial<QueueSearch> = {}): string {
  const { page, ...rest } = { ...now, ...(Object.keys(change).length > 0 && { page: 1 }), ...change };
  return withQuery(path, { ...rest, page: page === 1 ? null : page });
}

export const readWords = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

export function readPage(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

type Waiting = { id: number; waiting_since: string | null };

/**
 * The next record to show after a decision on `id`: the next waiting one, continuing at the beginning; null when nothing else is
 * waiting.
 */
export function nextWaiting(rows: readonly Waiting[], id: number): number | null {
  const at = rows.findIndex((row) => row.id === id);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inTurn.find((row) => row.id !== id && row.waiting_since !== null)?.id ?? null;
}

/** The records before and after `id` in the list. Without `id`, next is the first. */
export function neighbours(
  rows: readonly Pick<Waiting, 'id'>[],
  id: number | null,
): { previous: number | null; next: number | null } {
  const at = rows.findIndex((row) => row.id === id);
  return { previous: (at > 0 && rows[at - 1]?.id) || null, next: rows[at + 1]?.id ?? null };
}
