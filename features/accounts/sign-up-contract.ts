import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, singleLine } from '#kit/contract/shapes.ts';
import { PASSWORD_MIN } from './rules.ts';
import { Email, TypedPassword, User } from './shapes.ts';
import { LONGEST_NAME, nameProblem, optionalNameProblem } from './sign-up-rules.ts';

const nameWith = (problemOf: (what: string, typed: string) => string | null, what: string) =>
  singleLine(`${what} is required`)
    .meta({ maxLength: LONGEST_NAME })
    .superRefine((typed, context) => {
      const message = problemOf(what, typed);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });

/** The first name, or the only one. */
export const PersonName = (what: string) => nameWith(nameProblem, what);

/** A name that not everyone has; empty for none. */
export const OptionalName = (what: string) => nameWith(optionalNameProblem, what).default('');

/**
 * Trimmed before it is counted and stored, because the sign-in form trims and a password must work as it was
 * chosen. Common passwords are refused on the server (weak-passwords.ts).
 */
export const NewPassword = z
  .string({ error: 'Password is required' })
  .trim()
  .min(PASSWORD_MIN, `Use ${PASSWORD_MIN} characters or more`)
  .max(200, 'Use 200 characters or fewer');

/** What a visitor wanted to do before they were asked to sign in. */
export const Intent = z.object({
  /** The page to return to. */
  path: z.string().max(2000),
  /** Saved as soon as there is an account. */
  save: z.object({ kind: z.enum(['job', 'service']), id: Id, name: z.string().max(300) }).nullable(),
});
export type Intent = z.output<typeof Intent>;

/** A field of a form contains an object as JSON. */
function fromFormField(value: unknown): unknown {
  try {
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  } catch {
    return value;
  }
}

export const SignupRequest = z.discriminatedUnion(
  'role',
  [
    z.object({
      role: z.literal('veteran'),
      first_name: PersonName('First name'),
      middle_name: OptionalName('Middle name'),
      last_name: OptionalName('Last name'),
      email: Email,
      password: NewPassword,
      country_id: Id,
      military_service_id: z.preprocess((value) => value || undefined, Id.optional()),
      /** Returned by verifyEmail, in whichever browser the email is verified. */
      intent: z.preprocess(fromFormField, Intent.optional()),
    }),
    z.object({
      role: z.literal('recruiter'),
      first_name: PersonName('First name'),
      middle_name: OptionalName('Middle name'),
      last_name: OptionalName('Last name'),
      email: Email,
      password: NewPassword,
      /** The company's name as the recruiter typed it; prefilled when they create the company. */
      company_hint: singleLine().max(200, 'Company name is too long: use 200 characters or fewer').optional(),
    }),
  ],
  { error: 'role must be veteran or recruiter' },
);

/**
 * The reply is the same whether or not the email has an account; only the email sent differs. The browser stores `sign_up_secret`
 * and sends it with verifyEmail.
 */
export const signup = defineRoute({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Sign up and get a link and a code by email',
  description:
    'Creates an account for a veteran or a recruiter and emails a link and a code that verify the address. The reply is the same when the address already has an account.',
  body: SignupRequest,
  multipart: { files: {} },
  limit: { max: 20, window: 3600 },
  reply: data(z.object({ email: z.string(), sign_up_secret: z.string() })),
});

/**
 * `token` is the link's token or the six-digit code and proves the mailbox. `sign_up_secret` or `password` proves who signed up;
 * without either the reply is 422 on `password`.
 */
export const verifyEmail = defineRoute({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Verify an email and sign in',
  description: 'Verifies an email address with the emailed link or code and returns a bearer token.',
  body: z.object({
    email: Email,
    token: z.string({ error: 'Enter the code from the email' }).trim().min(1, 'Enter the code from the email').max(200),
    sign_up_secret: z.string().max(200).optional(),
    password: TypedPassword.optional(),
  }),
  limit: { max: 60, window: 3600 },
  reply: data(z.object({ api_token: z.string(), user: User, intent: Intent.nullable() })),
});

export const resendVerification = defineRoute({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  summary: 'Send the verification email again, at most once a minute',
  description:
    'Emails a new verification link and code, at most once a minute. The reply does not reveal whether the address has an account.',
  body: z.object({ email: Email }),
  limit: { max: 20, window: 3600 },
  reply: done(),
});

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Send a link to reset the password, if the email has an account',
  description: 'Emails a link that resets the password. The reply does not reveal whether the address has an account.',
  body: z.object({ email: Email }),
  limit: { max: 20, window: 3600 },
  reply: done(),
});

const ResetToken = z.string().trim().min(1, 'The link is incomplete. Open it again from the email.').max(200);

/** For the page of the reset link: what an intruder may have added. The link stays valid. */
export const findRecentFactors = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password/recent-factors',
  access: 'public',
  summary: 'Sign-in methods added in the last 7 days, for the holder of a reset link',
  description:
    'Lists sign-in methods added shortly before a password reset, so the person can remove those they do not recognise. Requires the token of the reset link.',
  body: z.object({ email: Email, token: ResetToken }),
  limit: { max: 60, window: 3600 },
  reply: data(
    z.array(z.object({ kind: z.enum(['authenticator', 'passkey', 'google', 'linkedin']), name: z.string(), added_at: Instant })),
  ),
});

/** Ends every session and the lockout of the account. */
export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the emailed token',
  description:
    'Sets a new password with the token of the emailed link and ends all sessions of the account. A token can be used once.',
  body: z.object({
    email: Email,
    token: ResetToken,
    password: NewPassword,
    /** Removes what findRecentFactors lists. */
    remove_recent_factors: z.boolean().default(false),
  }),
  limit: { max: 30, window: 3600 },
  reply: done(),
});
