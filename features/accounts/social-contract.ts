import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';
import { User } from './shapes.ts';

const SignedIn = data(z.object({ token: z.string(), user: User }));

/** `data.url` is where the browser goes; `data.state` comes back with it and is compared there. */
const Redirect = data(z.object({ url: z.string(), state: z.string() }));

export const redirectToGoogle = defineRoute({
  method: 'GET',
  path: '/api/auth/google/redirect',
  access: 'public',
  summary: 'Begin signing in with Google',
  limit: { max: 60, window: 3600 },
  reply: Redirect,
});

export const redirectToLinkedin = defineRoute({
  method: 'GET',
  path: '/api/auth/linkedin/redirect',
  access: 'public',
  summary: 'Begin signing in with LinkedIn',
  limit: { max: 60, window: 3600 },
  reply: Redirect,
});

/**
 * What the provider gave back, posted by /redirect/social. Signs in a veteran, or makes the account.
 * 409 with `data: { link_token, email }`: the e-mail has an account that must be proven with its password (linkSocialAccount).
 */
export const socialSignup = defineRoute({
  method: 'POST',
  path: '/api/auth/social-signup',
  access: 'public',
  summary: 'Finish signing in with Google or LinkedIn',
  body: z.object({
    provider: z.enum(['google', 'linkedin'], { error: 'provider must be google or linkedin' }),
    code: z.string().min(1, 'The answer of the provider has no code').max(4000),
    state: z.string().min(1, 'The answer of the provider has no state').max(500),
    /** The provider's own name, where it sends one along. */
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
  summary: 'Link the provider to an existing account with its password, once',
  body: z.object({
    link_token: z.string().min(1).max(200),
    password: z.string().min(1, 'Password is required').max(200),
    code: z.string().trim().max(20).optional(),
  }),
  limit: { max: 30, window: 3600 },
  reply: SignedIn,
});
