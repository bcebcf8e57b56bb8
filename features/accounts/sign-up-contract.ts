import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id } from '#kit/contract/shapes.ts';
import { PASSWORD_MIN } from './rules.ts';
import { Email, User } from './shapes.ts';

export const PersonName = (what: string) =>
  z
    .string({ error: `${what} is required` })
    .trim()
    .min(1, `${what} is required`)
    .max(80, `${what} is too long`)
    // Names hold letters of any script; what they never hold is markup or an address.
    .regex(/^[^<>@/\\{}[\]|]*$/, `${what} holds a sign that names do not have`);

/** Not trimmed: spaces are part of a password. Commonness is checked on the server (rules.ts, passwords.ts). */
export const NewPassword = z
  .string({ error: 'Password is required' })
  .min(PASSWORD_MIN, `Use ${PASSWORD_MIN} characters or more`)
  .max(200, 'Use 200 characters or fewer');

export const SignupRequest = z.discriminatedUnion(
  'role',
  [
    z.object({
      role: z.literal('veteran'),
      first_name: PersonName('First name'),
      middle_name: PersonName('Middle name').or(z.literal('')).optional(),
      last_name: PersonName('Last name'),
      email: Email,
      password: NewPassword,
      country_id: Id,
      military_service_id: z.preprocess((value) => value || undefined, Id.optional()),
    }),
    z.object({
      role: z.literal('recruiter'),
      first_name: PersonName('First name'),
      middle_name: PersonName('Middle name').or(z.literal('')).optional(),
      last_name: PersonName('Last name'),
      email: Email,
      password: NewPassword,
      /** What the recruiter says the company is called; prefilled when it is created. */
      company_hint: z.string().trim().max(200, 'Company name is too long').optional(),
    }),
  ],
  { error: 'role must be veteran or recruiter' },
);

/** The answer is the same whether or not the e-mail has an account; the mail that follows tells. */
export const signup = defineRoute({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Make an account; a link and a code follow by mail',
  body: SignupRequest,
  multipart: { files: {} },
  limit: { max: 20, window: 3600 },
  reply: data(z.object({ email: z.string() })),
});

/** `token` is that of the link or the six-digit code. */
export const verifyEmail = defineRoute({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Verify an e-mail; signs in',
  body: z.object({
    email: Email,
    token: z.string({ error: 'Enter the code from the mail' }).trim().min(1, 'Enter the code from the mail').max(200),
  }),
  limit: { max: 60, window: 3600 },
  reply: data(z.object({ api_token: z.string(), user: User })),
});

export const resendVerification = defineRoute({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  summary: 'Send the verification mail again, at most once a minute',
  body: z.object({ email: Email }),
  limit: { max: 20, window: 3600 },
  reply: done(),
});

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Send a link to reset the password, if the e-mail has an account',
  body: z.object({ email: Email }),
  limit: { max: 20, window: 3600 },
  reply: done(),
});

/** Ends every session of the account. */
export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the token of the mail',
  body: z.object({
    email: Email,
    token: z.string().trim().min(1, 'The link is not complete. Open it again from the mail.').max(200),
    password: NewPassword,
  }),
  limit: { max: 30, window: 3600 },
  reply: done(),
});
