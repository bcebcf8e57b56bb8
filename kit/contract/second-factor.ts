/** What the server says (403) to staff who must set up a second factor before anything else. The browser leads them there. */
export const SECOND_FACTOR_FIRST = 'Set up an authenticator app or a passkey first.';
