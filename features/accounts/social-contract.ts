import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';
import { TypedPassword, User } from './shapes.ts';

const SignedIn = data(z.object({ token: z.string(), user: User }));

/** The providers this tenant has keys for. The sign-in screen shows only these. */
export const findSocialProviders = defineRoute({
  method: 'GET',
  path: '/api/auth/social-providers',
  access: 'public',
  summary: 'Providers that veterans can sign in with',
  description:
    'Lists the providers (Google, LinkedIn) that are configured for this tenant. The list is empty when there are none.',
  reads_only: true,
  reply: data(z.array(z.enum(['google', 'linkedin']))),
});

/** The browser navigates to `data.url`. `data.state` comes back with it and is compared there. */
const Redirect = data(z.object({ url: z.string(), state: z.string() }));

export const redirectToGoogle = defineRoute({
  method: 'GET',
  path: '/api/auth/google/redirect',
  access: 'public',
  summary: 'Start signing in with Google',
  description: 'Returns the address at Google that starts a sign-in, with a new `state` that the provider returns.',
  limit: { max: 60, window: 3600 },
  reply: Redirect,
});

export const redirectToLinkedin = defineRoute({
  method: 'GET',
  path: '/api/auth/linkedin/redirect',
  access: 'public',
  summary: 'Start signing in with LinkedIn',
  description: 'Returns the address at LinkedIn that starts a sign-in, with a new `state` that the provider returns.',
  limit: { max: 60, window: 3600 },
  reply: Redirect,
});

/**
 * The provider's response, posted by /redirect/social. Signs in a veteran, or creates the account.
 * 409 with `data: { link_token, email, needs }`: linkSocialAccount continues with the account's password (`needs: 'password'`) or
 * only with the code of its authenticator app (`needs: 'code'`). 503: the provider is unreachable.
 */
export const socialSignup = defineRoute({
  method: 'POST',
  path: '/api/auth/social-signup',
  access: 'public',
  summary: 'Finish signing in with Google or LinkedIn',
  description:
    'Exchanges the code that the provider returned for a bearer token, and creates the veteran’s account at the first sign-in. An existing account with the same email address must prove itself first.',
  body: z.object({
    provider: z.enum(['google', 'linkedin'], { error: 'provider must be google or linkedin' }),
    code: z.string().min(1, 'The provider’s response has no code').max(4000),
    state: z.string().min(1, 'The provider’s response has no state').max(500),
    /** The issuer, where the provider sends it. */
    iss: z.string().max(500).optional(),
  }),
  multipart: { files: {} },
  limit: { max: 60, window: 3600 },
  reply: SignedIn,
});

export const linkSocialAccount = defineRoute({
  method: 'POST',
  path: '/api/auth/social-link',
  access: 'public',
  summary: 'Finish a sign-in that asked for the password or a code',
  description:
    'Completes a social sign-in to an account that already existed, with its password or a code. The provider is then linked to the account.',
  body: z.object({
    link_token: z.string().min(1).max(200),
    /** Required when the 409 had `needs: 'password'`. */
    password: TypedPassword.optional(),
    code: z.string().trim().max(20, 'Enter the 6-digit code').optional(),
  }),
  limit: { max: 30, window: 3600 },
  reply: SignedIn,
});
