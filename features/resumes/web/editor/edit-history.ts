/** What was before and after the value of now, for undo and redo. */
export type History<T> = { past: T[]; now: T; future: T[]; field: string | null; at: number };

/** Steps that can be taken back. */
const MOST = 100;
/** Typing in one field without a longer pause is one step. */
const PAUSE_MS = 1000;

export const beginHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], field: null, at: 0 });

/** @param field what was changed; one field typed in without a pause makes one step. Null always makes a step of its own. */
export function change<T>(history: History<T>, now: T, field: string | null, at: number): History<T> {
  if (Object.is(now, history.now)) return history;
  const goesOn = field !== null && field === history.field && at - history.at < PAUSE_MS && history.future.length === 0;
  return { past: goesOn ? history.past : [...history.past, history.now].slice(-MOST), now, future: [], field, at };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], field: null, at: 0 };
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future, field: null, at: 0 };
}

/** The one text that two values differ in, as a path; null where they differ in more, or in something else than a text. */
export function changedText(before: unknown, after: unknown): string | null {
  if (typeof before === 'string' && typeof after === 'string') return '';
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return null;
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  if (was.size !== is.size) return null;
  const differing = [...is].filter(([key, value]) => was.get(key) !== value);
  const [only] = differing;
  if (!only || differing.length > 1 || !was.has(only[0])) return null;
  const below = changedText(was.get(only[0]), only[1]);
  return below === null ? null : `${only[0]}/${below}`;
}
