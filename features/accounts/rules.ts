/** Hours that a token lasts: 12, or 30 days with Remember me. */
export const SESSION_HOURS = { short: 12, remembered: 30 * 24 } as const;

/** Wrong passwords allowed in a window of seconds: for one account, and from one address. */
export const SIGN_IN_TRIES = { account: 5, address: 20, window: 15 * 60 } as const;

export const WRONG_DETAILS = 'These details do not match an account.';
export const WRONG_TAB = `${WRONG_DETAILS} Are you signing in on the right tab?`;

/** Onboarding is complete at 100 % and step 5, both (spec section 4). */
export function isOnboardingComplete(person: { onboarding_percentage: number; onboarding_steps: number | null }): boolean {
  return person.onboarding_percentage === 100 && person.onboarding_steps === 5;
}

/** A token counts only if its expiry, in seconds, lies in the future (spec section 5). */
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
