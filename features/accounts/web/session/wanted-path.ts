const KEY = 'wantedPath';

/** The page that a visitor requested, to open after signing in. Per tab; it survives a visit to the marketing site. */
export const wantedPath = {
  get: (): string | null => {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  set: (path: string): void => {
    try {
      sessionStorage.setItem(KEY, path);
    } catch {
      // Without storage the person goes to their start page.
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Without storage there is nothing to clear.
    }
  },
};
