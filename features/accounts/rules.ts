/** Lifetime of a token in hours: 12, or 30 days with Remember me. */
export const SESSION_HOURS = { short: 12, remembered: 30 * 24 } as const;

/** Days for which a device on which somebody signed in is not locked out by strangers' wrong passwords. */
export const DEVICE_DAYS = 180;

/** Wrong passwords allowed in a window of seconds, for one account and from one address. */
export const SIGN_IN_TRIES = { account: 5, address: 20, window: 15 * 60 } as const;

export const WRONG_DETAILS = 'These details do not match an account.';
export const VERIFY_FIRST = 'Verify your email first. Use the link or the code in the email we sent you.';
export const CONFIRM_IDENTITY = 'Confirm that it’s you to continue.';
export const PROVE_SIGN_UP = 'Enter the password you chose when you signed up.';

/**
 * Minutes after a sign-in, password or second factor in which authentication methods can be changed without proving identity
 * again.
 */
export const IDENTITY_MINUTES = 10;

/** Days back for which a password reset offers to remove added authentication methods. */
export const RECENT_FACTOR_DAYS = 7;

/** Unverified sign-ups stored for one email. A new one replaces the oldest. */
export const OPEN_SIGN_UPS = 10;

/** Codes that can be tried for one email in a day, over all its sign-ups. */
export const CODE_TRIES_PER_DAY = 20;
export const WRONG_TAB = `${WRONG_DETAILS} Are you signing in on the right tab?`;

/** The sign-in form that each role uses. */
export type SignInAs = 'veteran' | 'recruiter' | 'operator';

export function signsInAs(role: SignInAs | 'system_operator'): SignInAs {
  return role === 'system_operator' ? 'operator' : role;
}

/** Onboarding is complete at both 100 % and step 5. */
export function isOnboardingComplete(person: { onboarding_percentage: number; onboarding_steps: number | null }): boolean {
  return person.onboarding_percentage === 100 && person.onboarding_steps === 5;
}

/** A token is valid until its expiry, in seconds. */
export function tokenIsValid(token: string | null, now = Date.now()): boolean {
  if (!token) return false;
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return (
      typeof payload === 'object' &&
      payload !== null &&
      'exp' in payload &&
      typeof payload.exp === 'number' &&
      payload.exp * 1000 > now
    );
  } catch {
    return false;
  }
}

export const PASSWORD_MIN = 10;

/**
 * Lifetime of mailed links and codes, in hours. `first_password` is for an operator whom someone else added and who may read it days later.
 */
export const MAILED_HOURS = {
  verify_email: 24,
  reset_password: 1,
  first_password: 72,
  change_email: 24,
  invitation: 14 * 24,
} as const;

/** Seconds between two emails of the same kind to one person. */
export const RESEND_SECONDS = 60;

/** Attempts for one mailed code, so a six-digit code cannot be guessed. */
export const CODE_TRIES = 5;

export const TOKEN_USED_UP = 'This link or code is wrong, has expired or was already used. Request a new one.';

/** Rough strength of a password while it is typed, 0 to 4, by length and variety. */
export function passwordStrength(password: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length < PASSWORD_MIN || distinct < 5) return password.length === 0 ? 0 : 1;
  return Math.min(
    4,
    1 + (password.length >= 14 ? 1 : 0) + (kinds >= 3 || password.length >= 20 ? 1 : 0) + (distinct >= 12 ? 1 : 0),
  );
}

/** The URL of a person's own picture. The version makes caches load a new one. */
export const pictureUrl = (fileId: number): string => `/api/user-profile/picture?v=${fileId}`;
