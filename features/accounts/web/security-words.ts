const EVENTS: Readonly<Record<string, string>> = {
  signed_in: 'Signed in',
  email_verified: 'E-mail verified',
  email_changed: 'E-mail changed',
  password_changed: 'Password changed',
  password_reset: 'Password reset by mail',
  authenticator_added: 'Authenticator app set up',
  authenticator_removed: 'Authenticator app removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  linked_google: 'Google linked',
  linked_linkedin: 'LinkedIn linked',
};

/** What a security event is called; one that is not known here by its own name in plain letters. */
export function eventWords(kind: string): string {
  const plain = kind.replaceAll('_', ' ');
  return EVENTS[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
