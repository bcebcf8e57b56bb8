import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done } from '#kit/contract/shapes.ts';
import { Email, TypedPassword, User } from './shapes.ts';

export const LoginRequest = z.object({
  email: Email,
  password: TypedPassword,
  /** The tab decides the role that is tried. Operators have a separate sign-in screen. */
  role: z.enum(['veteran', 'recruiter', 'operator'], { error: 'Role must be veteran, recruiter or operator' }),
  /** Remember me: the token lasts 30 days instead of 12 hours. */
  remember: z.boolean().default(false),
  /** A code of the authenticator app, or a recovery code. Requested by a 422 on this field once the password is right. */
  code: z.string().trim().max(20, 'Enter the 6-digit code').optional(),
  /** From an earlier sign-in on this device. Wrong passwords of others then do not lock out the account here. */
  device_token: z.string().max(1000).optional(),
});

export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in with email and password',
  description:
    'Returns a bearer token for the tenant of the host. Accounts with an authenticator app also need its code. Repeated wrong credentials give 429.',
  body: LoginRequest,
  reply: data(z.object({ token: z.string(), user: User, device_token: z.string().optional() })),
  counts_tries: true,
});

/** A GET that writes, because its name is fixed: ends the session on the server. */
export const logout = defineRoute({
  method: 'GET',
  path: '/api/logout',
  access: 'signed_in',
  summary: 'Sign out',
  description: 'Ends the session of the token. It is a GET that writes, as the public contract requires.',
  even_inactive: true,
  reply: done(),
});

export const getUserProfile = defineRoute({
  method: 'GET',
  path: '/api/user-profile',
  access: 'signed_in',
  summary: 'The signed-in person',
  description:
    'Returns the account behind the token with its role, status, company and onboarding progress. Clients call it once after loading to decide which screens to show.',
  reads_only: true,
  even_inactive: true,
  reply: data(User),
});
