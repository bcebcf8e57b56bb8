/** The latest searches of a person, in this browser only. Visitors share one list. */
const PREFIX = 'recent-job-searches-';
const MOST = 6;

const keyOf = (personId: number | null) => `${PREFIX}${personId ?? 'visitor'}`;

export function recentSearches(personId: number | null): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(personId: number | null, text: string): void {
  const others = recentSearches(personId).filter((one) => one.toLowerCase() !== text.toLowerCase());
  try {
    if (text !== '') localStorage.setItem(keyOf(personId), JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // Without storage there are no recent searches.
  }
}

export function clearRecentSearches(personId: number | null): void {
  try {
    localStorage.removeItem(keyOf(personId));
  } catch {
    // Without storage there is nothing to remove.
  }
}
