import { storedEmail } from '#kit/contract/email-address.ts';

/** The values of the sign-in form. */
export type SignInForm = {
  email: string;
  password: string;
  remember: boolean;
  /** Requested once the server needs it. */
  code: string;
};

export function emailProblem(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return 'Email is required!';
  return storedEmail(address) === null ? 'Email must be a valid email address' : null;
}

/**
 * The problems of the form. It only saves a round trip: the server is stricter, and
 * this never refuses what the server would accept.
 */
export function signInProblems({ email, password }: SignInForm): Partial<Record<keyof SignInForm, string>> {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password.trim() === '' ? { password: 'Password is required' } : {}),
  };
}
