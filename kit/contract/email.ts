import { z } from 'zod';
import { storedEmail } from './email-address.ts';

const LONGEST_EMAIL = 254;

/** What storedEmail returns: RFC 5321's dot-string, at a domain name in ASCII. */
const STORED =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * An email address as it is stored, compared and mailed: in lower case, with an internationalised domain in its ASCII form.
 * @param options.missing the message when there is none
 */
export const emailShape = (error: string, { missing = error, longest = LONGEST_EMAIL } = {}) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .overwrite((typed) => storedEmail(typed) ?? typed.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
    .max(longest, error)
    .pipe(z.email({ pattern: STORED, error }));
