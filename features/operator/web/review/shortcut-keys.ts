import { useEffect, useRef, useSyncExternalStore } from 'react';

const OFF_KEY = 'operator-keys-off';
const listeners = new Set<() => void>();

/** Single letters as commands can be in the way of speech input, so that they can be switched off (WCAG 2.1.4). The browser remembers it. */
export function useKeysOn(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, readOn);
  return [on, setOn];
}

/** Letters that do something while nothing is being typed and no dialog is open. */
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

/** Whether a key is meant as a command: alone, pressed once, and not part of something that is being typed. */
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
    // Where the browser refuses to store, the keys stay as they are.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
