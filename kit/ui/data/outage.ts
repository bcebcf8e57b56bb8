import { useSyncExternalStore } from 'react';

/**
 * Records that the server is unavailable (503), its message, and when to check again (milliseconds, as Date.now()). Only
 * OutageBanner ends an outage, when the server reports that it is ready. A successful call is no proof, because not every call
 * needs the part that is down.
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

/** The current outage, or null. */
export function useOutage(): Outage | null {
  return useSyncExternalStore(outage.subscribe, outage.get);
}
