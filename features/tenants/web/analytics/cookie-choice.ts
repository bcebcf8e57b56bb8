import { useSyncExternalStore } from 'react';
import type { AnalyticsKind } from '../../analytics-rules.ts';

export type CookieChoice = 'accepted' | 'declined';
type Service = { kind: AnalyticsKind; address: string };

/** Accepting one service says nothing about another. */
const keyOf = ({ kind, address }: Service) => `cookieChoice ${kind} ${address}`;

/** A choice that could not be stored lasts until the page is closed. */
const unwritten = new Map<string, CookieChoice>();
const listeners = new Set<() => void>();
let isReopened = false;

function changed() {
  for (const listener of listeners) listener();
}

function read(service: Service): CookieChoice | null {
  try {
    const stored = unwritten.get(keyOf(service)) ?? localStorage.getItem(keyOf(service));
    return stored === 'accepted' || stored === 'declined' ? stored : null;
  } catch {
    return unwritten.get(keyOf(service)) ?? null;
  }
}

export function chooseCookies(service: Service, choice: CookieChoice): void {
  try {
    localStorage.setItem(keyOf(service), choice);
    unwritten.delete(keyOf(service));
  } catch {
    unwritten.set(keyOf(service), choice);
  }
  isReopened = false;
  changed();
}

/** Asks again. */
export function reopenCookieChoice(): void {
  isReopened = true;
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The visitor's choice in this browser. */
export const useCookieChoice = (service: Service): CookieChoice | null => useSyncExternalStore(subscribe, () => read(service));

/** Whether the visitor wants to change the choice. */
export const useIsReopened = (): boolean => useSyncExternalStore(subscribe, () => isReopened);
