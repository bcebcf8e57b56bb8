/** What a person types into the sign-in form. */
export type SignInForm = {
  email: string;
  password: string;
  remember: boolean;
  /** Asked for once the server wants it. */
  code: string;
};

export function emailProblem(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return 'Email is required!';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address) ? null : 'Email must be a valid email address';
}

/**
 * What is wrong with the form, in the specification's words (section 5). The server checks more strictly; this only spares a person the wait,
 * so it never refuses what the server would take.
 */
export function signInProblems({ email, password }: SignInForm): Partial<Record<keyof SignInForm, string>> {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password.trim() === '' ? { password: 'Password is required' } : {}),
  };
}
