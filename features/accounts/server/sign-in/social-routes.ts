import type { FastifyInstance } from 'fastify';
import { siteAddress } from '#features/tenants/server/index.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import * as calls from '../../social-contract.ts';
import type { AccountParts } from '../parts.ts';
import { secretContextOf } from './sessions.ts';
import { socialSignIn } from './social-actions.ts';

export function socialRoutes(app: FastifyInstance, { tokens, vault, social }: AccountParts): void {
  const signIn = socialSignIn({ installation: social, vault });

  serve(app, calls.findSocialProviders, async ({ db }) => ({ data: await signIn.providers(db) }));

  serveOutside(app, calls.redirectToGoogle, async ({ withTenant, tenant, request }) => ({
    data: await signIn.begin(withTenant, 'google', siteAddress(request, tenant)),
  }));

  serveOutside(app, calls.redirectToLinkedin, async ({ withTenant, tenant, request }) => ({
    data: await signIn.begin(withTenant, 'linkedin', siteAddress(request, tenant)),
  }));

  serveOutside(app, calls.socialSignup, async ({ withTenant, tenant, body, request }) => ({
    message: 'Login successful',
    data: await signIn.finish(secretContextOf(request, tenant, tokens, withTenant), tenant, body),
  }));

  serveOutside(app, calls.linkSocialAccount, async ({ withTenant, tenant, body, request }) => ({
    message: 'Login successful',
    data: await signIn.link(secretContextOf(request, tenant, tokens, withTenant), body),
  }));
}
