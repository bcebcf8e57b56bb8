import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Instant, singleLine } from '#kit/contract/shapes.ts';
import { Email, FactorCode, TypedPassword, User } from './shapes.ts';
import { NewPassword } from './sign-up-contract.ts';

/** Options and responses are those of the Web Authentication API; the browser's library creates and reads them. */
const WebAuthn = z.record(z.string(), z.unknown());

/**
 * Changing authentication methods requires a sign-in, password or factor in this session within the last 10 minutes. Otherwise
 * the reply is 403 with `data: { confirm_identity: true }`; after this call the change can be repeated. With an authenticator app
 * this call needs its code, otherwise the password.
 */
export const confirmIdentity = defineRoute({
  method: 'POST',
  path: '/api/account/confirm-identity',
  access: 'signed_in',
  summary: 'Prove who uses this session, with the password or a code',
  description:
    'Confirms who is using this session, which sensitive changes such as a new email address require. Send the password, or a code of the authenticator app.',
  // A person whose account is inactive proves their identity before they delete it.
  even_inactive: true,
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
  description:
    'Confirms who is using this session with a passkey, which sensitive changes require. A challenge can be used once.',
  even_inactive: true,
  even_without_company: true,
  even_without_second_factor: true,
  body: z.object({ response: WebAuthn }),
  limit: { max: 30, window: 900 },
  reply: done(),
});

/** Ends every other session. An account without a password sets its first one, which requires confirmIdentity. */
export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/account/password',
  access: 'signed_in',
  summary: 'Change the password',
  description: 'Sets a new password after checking the current one. Other sessions of the account end.',
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
  description: 'Emails a confirmation link to the new address. The address changes only when that link is confirmed.',
  even_without_company: true,
  body: z.object({ email: Email, password: TypedPassword }),
  limit: { max: 10, window: 3600 },
  reply: done(),
});

export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'signed_in',
  summary: 'Confirm the new email with the emailed token',
  description: 'Completes a change of email with the token of the emailed link. A token can be used once and expires.',
  even_without_company: true,
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: data(User),
});

export const findSessions = defineRoute({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed_in',
  summary: 'Where this account is signed in',
  description: 'Lists the sessions of the account that have not ended, with the device and when each was last used.',
  reads_only: true,
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
  description: 'Ends one session of the account, so its token stops working immediately. Another person’s session gives 404.',
  even_without_company: true,
  params: z.object({ id: z.uuid() }),
  reply: done(),
});

export const findSecurityEvents = defineRoute({
  method: 'GET',
  path: '/api/account/security-events',
  access: 'signed_in',
  summary: 'The last 50 security events of this account',
  description: 'Lists the latest sign-ins and changes to credentials of the account, newest first.',
  reads_only: true,
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
  description: 'Returns whether an authenticator app is set up, and the passkeys of the account.',
  reads_only: true,
  even_inactive: true,
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
  description: 'Creates a secret for an authenticator app. It protects the account only after the first code is confirmed.',
  even_without_company: true,
  even_without_second_factor: true,
  reply: data(z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })),
});

export const confirmAuthenticatorSetup = defineRoute({
  method: 'POST',
  path: '/api/account/authenticator/confirm',
  access: 'signed_in',
  summary: 'Confirm the authenticator app with a first code; returns recovery codes, shown once',
  description: 'Turns the authenticator app on with a first code. The recovery codes in the reply are never shown again.',
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
  description: 'Turns the authenticator app off after checking a current code. Recovery codes stop working too.',
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
  description:
    'Returns WebAuthn creation options with a challenge. Pass them to the browser and send its response to `POST /api/account/passkeys`.',
  even_without_company: true,
  even_without_second_factor: true,
  reply: data(WebAuthn),
});

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'signed_in',
  summary: 'Add a passkey',
  description:
    'Stores a passkey from the browser’s response to the options of `POST /api/account/passkeys/options`. A challenge can be used once.',
  creates: true,
  even_without_company: true,
  even_without_second_factor: true,
  body: z.object({ name: singleLine().min(1, 'Give the passkey a name').max(60), response: WebAuthn }),
  reply: done(),
});

export const removePasskey = defineRoute({
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  access: 'signed_in',
  summary: 'Remove a passkey',
  description: 'Deletes a passkey of the account. It can no longer be used to sign in.',
  even_without_company: true,
  params: z.object({ id: z.string().max(1400) }),
  reply: done(),
});

export const beginPasskeySignIn = defineRoute({
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'public',
  summary: 'Options for signing in with a passkey',
  description:
    'Returns WebAuthn request options with a challenge for signing in or confirming an identity. It does not reveal which accounts have passkeys.',
  limit: { max: 120, window: 3600 },
  reply: data(WebAuthn),
});

export const signInWithPasskey = defineRoute({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  summary: 'Sign in with a passkey',
  description: 'Returns a bearer token for the account of a passkey. A challenge can be used once.',
  body: z.object({
    response: WebAuthn,
    role: z.enum(['veteran', 'recruiter', 'operator']),
    remember: z.boolean().default(false),
  }),
  limit: { max: 60, window: 3600 },
  reply: data(z.object({ token: z.string(), user: User })),
});
