import { useEffect, useRef, useSyncExternalStore } from 'react';

const OFF_KEY = 'operator-keys-off';
const listeners = new Set<() => void>();

/**
 * Whether single-letter shortcuts are on. They can interfere with speech input, so they can be switched off (WCAG 2.1.4). Stored
 * in the browser.
 */
export function useKeysOn(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, readOn);
  return [on, setOn];
}

/** Keyboard shortcuts of one letter. Inactive while typing and while a dialog is open. */
export function useShortcutKeys(commands: Readonly<Record<string, (() => void) | undefined>>): void {
  const [on] = useKeysOn();
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = isCommand(event) ? latest.current[event.key.toLowerCase()] : undefined;
      if (!command) return;
      event.preventDefault();
      command();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}

const BUSY =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key press is a shortcut: a single key without modifiers, and not typing. */
export function isCommand(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(BUSY));
}

function readOn(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === null;
  } catch {
    return true;
  }
}

function setOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, '1');
  } catch {
    // Without storage the setting does not change.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
