import { searchHref } from '#kit/ui/lists/search-params.ts';
import { QueueSearch } from '../../contract.ts';

/** The address of the list, or of a record in it, with these changes, which go back to page 1. */
export const hrefOfQueue = (path: string, now: QueueSearch, change: Partial<QueueSearch> = {}): string =>
  searchHref(path, QueueSearch, now, change);

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
