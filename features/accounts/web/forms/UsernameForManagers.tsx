/** A hidden username field, so that password managers store the password under the right account. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
