/** Whose password a form is about, for password managers: without it they keep a new password under no name, or under another one. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
