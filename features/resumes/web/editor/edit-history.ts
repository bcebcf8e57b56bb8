/** The states before and after the current one, for undo and redo. */
export type History<T> = { past: T[]; now: T; future: T[]; field: string | null; at: number };

/** Maximum number of undo steps. */
const MOST = 100;
/** Typing in one field without a longer pause is one step. */
const PAUSE_MS = 1000;

export const beginHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], field: null, at: 0 });

/** @param field the changed field. Typing in one field without a pause is one step. Null always adds a step. */
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

/** The path of the only text in which two values differ; null if they differ in more or in something else. */
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
