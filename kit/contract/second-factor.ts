/** The message of a 403 to staff who must set up a second factor first. The browser redirects them there. */
export const SECOND_FACTOR_FIRST = 'Set up an authenticator app or a passkey first.';
