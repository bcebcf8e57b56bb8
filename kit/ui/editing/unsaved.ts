/**
 * Stores unsaved input in this browser, so it survives a closed tab and an expired session. It is stored by the person's id, under
 * the host of one tenant, and removed when it is saved or discarded, when they sign out, when another person signs in, and after a
 * week.
 */

const PREFIX = 'unsaved-';
/** Entries of earlier versions. They contain lines of people's CVs and letters and are no longer used. */
const OBSOLETE = /^(resume|letter)-tips-left-/;
const A_WEEK = 7 * 86_400_000;
/** Browsers store about 5 million characters for each site. The longest form of the product needs a tenth of this limit. */
const MOST_CHARACTERS = 500_000;
const MOST_ENTRIES = 60;

type Unsaved = {
  /** When it was last changed, in milliseconds. */
  at: number;
  value: unknown;
};

const beginningOf = (personId: number) => `${PREFIX}${personId}-`;

function readKey(key: string): Unsaved | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('value' in stored)) return null;
    return typeof stored.at === 'number' && Date.now() - stored.at < A_WEEK ? { at: stored.at, value: stored.value } : null;
  } catch {
    return null;
  }
}

function remove(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage))
      if (OBSOLETE.test(key) || (key.startsWith(PREFIX) && isMeant(key))) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Removes the entries that were changed longest ago, until `most` are left. */
function removeOldest(most: number): void {
  const ages = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: readKey(key)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  for (const { key } of ages.slice(most)) localStorage.removeItem(key);
}

export const unsaved = {
  /** @param what the name of the form */
  read: (personId: number, what: string): Unsaved | null => readKey(beginningOf(personId) + what),
  /** @param value null when nothing is left to save */
  write(personId: number, what: string, value: unknown): void {
    const key = beginningOf(personId) + what;
    try {
      if (value === null) {
        localStorage.removeItem(key);
        return;
      }
      const text = JSON.stringify({ at: Date.now(), value } satisfies Unsaved);
      if (text.length > MOST_CHARACTERS) return;
      if (localStorage.getItem(key) === null) removeOldest(MOST_ENTRIES - 1);
      localStorage.setItem(key, text);
    } catch {
      // Without storage, or when it is full, the input is lost when the page closes.
    }
  },
  /** Removes entries of other people, expired ones and those of earlier versions; with null, no entries of other people. */
  keepOnly: (personId: number | null): void =>
    remove((key) => readKey(key) === null || (personId !== null && !key.startsWith(beginningOf(personId)))),
  forget: (): void => remove(() => true),
};
