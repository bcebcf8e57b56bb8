import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Instant } from '#kit/contract/shapes.ts';
import { Email, FactorCode, TypedPassword, User } from './shapes.ts';
import { NewPassword } from './sign-up-contract.ts';

/** Options and responses are those of the Web Authentication API; the browser's library creates and reads them. */
const WebAuthn = z.record(z.string(), z.unknown());

/**
 * Changes of authentication methods need a sign-in, password or factor of the last 10 minutes in this session. Without one they answer
 * 403 with `data: { confirm_identity: true }`; after this call they can be repeated. Needs the code where an authenticator app is set
 * up, otherwise the password.
 */
export const confirmIdentity = defineRoute({
  method: 'POST',
  path: '/api/account/confirm-identity',
  access: 'signed_in',
  summary: 'Prove who uses this session, with the password or a code',
  even_without_company: true,
  even_without_second_factor: true,
  body: z.object({ password: TypedPassword.optional(), code: FactorCode.optional() }),
  limit: { max: 30, window: 900 },
  reply: done(),
});

/** With the options of beginPasskeySignIn. */
export const confirmIdentityWithPasskey = defineRoute({
  method: 'POST',
  path: '/api/account/confirm-identity/passkey',
  access: 'signed_in',
  summary: 'Prove who uses this session, with a passkey',
  even_without_company: true,
  even_without_second_factor: true,
  body: z.object({ response: WebAuthn }),
  limit: { max: 30, window: 900 },
  reply: done(),
});

/** Ends every other session. An account without a password sets its first one, which needs a recent proof (confirmIdentity). */
export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/account/password',
  access: 'signed_in',
  summary: 'Change the password',
  even_without_company: true,
  body: z.object({ current_password: z.string().trim().max(200).default(''), password: NewPassword }),
  limit: { max: 20, window: 3600 },
  reply: done(),
});

/** Nothing changes until the link mailed to the new address is opened. */
export const changeEmail = defineRoute({
  method: 'POST',
  path: '/api/account/email',
  access: 'signed_in',
  summary: 'Request a change of email',
  even_without_company: true,
  body: z.object({ email: Email, password: TypedPassword }),
  limit: { max: 10, window: 3600 },
  reply: done(),
});

export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'signed_in',
  summary: 'Confirm the new email with the mailed token',
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
  summary: 'The last 50 security events of this account',
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
  summary: 'Start setting up an authenticator app',
  even_without_company: true,
  even_without_second_factor: true,
  reply: data(z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })),
});

export const confirmAuthenticatorSetup = defineRoute({
  method: 'POST',
  path: '/api/account/authenticator/confirm',
  access: 'signed_in',
  summary: 'Confirm the authenticator app with a first code; returns recovery codes, shown once',
  even_without_company: true,
  body: z.object({ code: FactorCode }),
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
  body: z.object({ code: FactorCode }),
  limit: { max: 20, window: 900 },
  reply: done(),
});

export const beginPasskey = defineRoute({
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'signed_in',
  summary: 'Options for creating a passkey',
  even_without_company: true,
  even_without_second_factor: true,
  reply: data(WebAuthn),
});

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'signed_in',
  summary: 'Add a passkey',
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
