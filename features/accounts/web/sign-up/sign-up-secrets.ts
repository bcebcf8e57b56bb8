import { storedEmail } from '#kit/contract/email-address.ts';

const KEY = 'signUpSecrets';

/** Unverified sign-ups stored in one browser. */
const MOST = 10;

function read(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

function write(secrets: Record<string, string>): void {
  try {
    const newest = Object.entries(secrets).slice(-MOST);
    if (newest.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage the link requires the password.
  }
}

const keyOf = (email: string) => storedEmail(email) ?? email;

/**
 * The server's secret of each sign-up made in this browser, by email. With it the mailed link signs in with one click here; in
 * another browser the link requires the password.
 */
export const signUpSecrets = {
  get: (email: string): string | undefined => read()[keyOf(email)],
  set: (email: string, secret: string): void => {
    const { [keyOf(email)]: _, ...others } = read();
    write({ ...others, [keyOf(email)]: secret });
  },
  delete: (email: string): void => {
    const { [keyOf(email)]: _, ...others } = read();
    write(others);
  },
};
