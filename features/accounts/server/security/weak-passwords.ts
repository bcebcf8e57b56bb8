import { dictionary } from '@zxcvbn-ts/language-common';
import { fail, invalid } from '#kit/server/http/errors.ts';

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Refuses a password that is one of the 10,000 most common, or the email itself. */
export function refuseWeakPassword(password: string, email: string): void {
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain)) fail(invalid({ password: ['This is one of the most common passwords. Choose another one.'] }));
  if (plain === email || plain === email.split('@')[0]) fail(invalid({ password: ['Don’t use your email as your password.'] }));
}
