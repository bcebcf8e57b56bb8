import { useSyncExternalStore } from 'react';

/**
 * The server said that it cannot serve for the moment (503), what it said, and when to ask again (milliseconds, as Date.now()). An answer to some
 * other call proves nothing, since not every call needs what is away: only OutageBanner ends an outage, when the server says that it is ready.
 */
export type Outage = { message: string; retryAt: number };

let current: Outage | null = null;
const listeners = new Set<() => void>();

function set(next: Outage | null): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

export const outage = {
  get: () => current,
  begin: (message: string, seconds: number) => set({ message, retryAt: Date.now() + seconds * 1000 }),
  end: () => set(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** The outage that is going on, or null. */
export function useOutage(): Outage | null {
  return useSyncExternalStore(outage.subscribe, outage.get);
}
