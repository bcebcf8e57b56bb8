import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Instant } from '#kit/contract/shapes.ts';
import { Email, User } from './shapes.ts';
import { NewPassword } from './sign-up-contract.ts';

const Password = z.string({ error: 'Password is required' }).min(1, 'Password is required').max(200);
const Code = z.string({ error: 'Enter the code' }).trim().min(1, 'Enter the code').max(20);

/** Ends every other session. */
export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/account/password',
  access: 'signed_in',
  summary: 'Change the password',
  even_without_company: true,
  body: z.object({ current_password: z.string().max(200).default(''), password: NewPassword }),
  limit: { max: 20, window: 3600 },
  reply: done(),
});

/** Nothing changes until the link in the mail to the new address is opened. */
export const changeEmail = defineRoute({
  method: 'POST',
  path: '/api/account/email',
  access: 'signed_in',
  summary: 'Ask to change the e-mail',
  even_without_company: true,
  body: z.object({ email: Email, password: Password }),
  limit: { max: 10, window: 3600 },
  reply: done(),
});

export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'signed_in',
  summary: 'Confirm the new e-mail with the token of the mail',
  even_without_company: true,
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: data(User),
});

export const findSessions = defineRoute({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed_in',
  summary: 'Where this account is signed in',
  even_without_company: true,
  reply: data(
    z.array(
      z.object({
        id: z.string(),
        created_at: Instant,
        expires_at: Instant,
        user_agent: z.string().nullable(),
        is_this: z.boolean(),
      }),
    ),
  ),
});

export const endSessionById = defineRoute({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  access: 'signed_in',
  summary: 'End one session',
  even_without_company: true,
  params: z.object({ id: z.uuid() }),
  reply: done(),
});

export const findSecurityEvents = defineRoute({
  method: 'GET',
  path: '/api/account/security-events',
  access: 'signed_in',
  summary: 'The last 50 things that happened to this account',
  even_without_company: true,
  reply: data(
    z.array(
      z.object({
        id: z.number(),
        kind: z.string(),
        at: Instant,
        address: z.string().nullable(),
        user_agent: z.string().nullable(),
      }),
    ),
  ),
});

export const getSecondFactors = defineRoute({
  method: 'GET',
  path: '/api/account/second-factors',
  access: 'signed_in',
  summary: 'Authenticator app and passkeys of this account',
  even_without_company: true,
  even_without_second_factor: true,
  reply: data(
    z.object({
      has_password: z.boolean(),
      authenticator: z.object({ confirmed_at: Instant, recovery_codes_left: z.number() }).nullable(),
      passkeys: z.array(z.object({ id: z.string(), name: z.string(), created_at: Instant, last_used_at: Instant.nullable() })),
    }),
  ),
});

export const beginAuthenticatorSetup = defineRoute({
  method: 'POST',
  path: '/api/account/authenticator',
  access: 'signed_in',
  summary: 'Begin setting up an authenticator app',
  even_without_company: true,
  even_without_second_factor: true,
  reply: data(z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })),
});

export const confirmAuthenticatorSetup = defineRoute({
  method: 'POST',
  path: '/api/account/authenticator/confirm',
  access: 'signed_in',
  summary: 'Confirm it with a first code; gives recovery codes, shown once',
  even_without_company: true,
  body: z.object({ code: Code }),
  even_without_second_factor: true,
  limit: { max: 20, window: 900 },
  reply: data(z.object({ recovery_codes: z.array(z.string()) })),
});

export const removeAuthenticator = defineRoute({
  method: 'POST',
  path: '/api/account/authenticator/remove',
  access: 'signed_in',
  summary: 'Remove the authenticator app, with a code',
  even_without_company: true,
  body: z.object({ code: Code }),
  limit: { max: 20, window: 900 },
  reply: done(),
});

/** Options and answers are those of the Web Authentication API; the browser's library makes and reads them. */
const WebAuthn = z.record(z.string(), z.unknown());

export const beginPasskey = defineRoute({
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'signed_in',
  summary: 'Options for making a passkey',
  even_without_company: true,
  even_without_second_factor: true,
  reply: data(WebAuthn),
});

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'signed_in',
  summary: 'Keep a new passkey',
  even_without_company: true,
  even_without_second_factor: true,
  body: z.object({ name: z.string().trim().min(1, 'Give the passkey a name').max(60), response: WebAuthn }),
  reply: done(),
});

export const removePasskey = defineRoute({
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  access: 'signed_in',
  summary: 'Remove a passkey',
  even_without_company: true,
  params: z.object({ id: z.string().max(1400) }),
  reply: done(),
});

export const beginPasskeySignIn = defineRoute({
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'public',
  summary: 'Options for signing in with a passkey',
  limit: { max: 120, window: 3600 },
  reply: data(WebAuthn),
});

export const signInWithPasskey = defineRoute({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  summary: 'Sign in with a passkey',
  body: z.object({
    response: WebAuthn,
    role: z.enum(['veteran', 'recruiter', 'operator']),
    remember: z.boolean().default(false),
  }),
  limit: { max: 60, window: 3600 },
  reply: data(z.object({ token: z.string(), user: User })),
});
