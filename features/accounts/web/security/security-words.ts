const EVENTS: Readonly<Record<string, string>> = {
  signed_in: 'Signed in',
  email_verified: 'Email verified',
  email_changed: 'Email changed',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  authenticator_added: 'Authenticator app set up',
  authenticator_removed: 'Authenticator app removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  linked_google: 'Google linked',
  linked_linkedin: 'LinkedIn linked',
  unlinked_google: 'Google unlinked',
  unlinked_linkedin: 'LinkedIn unlinked',
  wrong_secret: 'Wrong password or code',
  locked_out: 'Too many wrong passwords or codes',
  factors_reset: 'Second factors removed by staff',
};

/** The label of a security event; unknown ones show their own name. */
export function eventWords(kind: string): string {
  const plain = kind.replaceAll('_', ' ');
  return EVENTS[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
