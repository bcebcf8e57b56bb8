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
