import { unsaved } from '#kit/ui/editing/unsaved.ts';
import type { Intent } from '../../sign-up-contract.ts';

/** Whose intent: the id of a person who has signed in, or null for the visitor in this tab. */
type Owner = number | null;

const KEY = 'intent';
const A_DAY = 86_400_000;

/**
 * What someone wanted to do when they were asked to sign in. A visitor's is stored in the tab for a day, survives a visit to another
 * site, and is sent with a sign-up. After signing in it is stored for the person until it has been done.
 */
export const intent = {
  read(owner: Owner): Intent | null {
    const stored = owner === null ? readVisitors() : unsaved.read(owner, KEY)?.value;
    return isIntent(stored) ? stored : null;
  },
  write(owner: Owner, wanted: Intent | null): void {
    if (owner !== null) {
      unsaved.write(owner, KEY, wanted);
      return;
    }
    try {
      if (wanted === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), wanted }));
    } catch {
      // Without storage the person goes to their start page.
    }
  },
  /** Remembers a page to return to. */
  returnTo: (path: string): void => intent.write(null, { path, save: null }),
};

function readVisitors(): unknown {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('wanted' in stored)) return null;
    return typeof stored.at === 'number' && Date.now() - stored.at < A_DAY ? stored.wanted : null;
  } catch {
    return null;
  }
}

const isIntent = (stored: unknown): stored is Intent =>
  typeof stored === 'object' && stored !== null && 'path' in stored && typeof stored.path === 'string' && 'save' in stored;
