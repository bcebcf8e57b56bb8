import type { FastifyInstance } from 'fastify';
import { siteAddress } from '#features/tenants/server/index.ts';
import { serveOutside } from '#kit/server/serve.ts';
import { linkSocialAccount, redirectToGoogle, redirectToLinkedin, socialSignup } from '../social-contract.ts';
import { visitOf } from './actions.ts';
import type { AccountParts } from './routes.ts';
import { socialSignIn } from './social-actions.ts';

export function socialRoutes(app: FastifyInstance, { tokens, vault, social }: AccountParts): void {
  const providers = socialSignIn({ installation: social, vault });

  serveOutside(app, redirectToGoogle, async ({ withTenant, tenant, request }) => ({
    data: await providers.begin(withTenant, 'google', siteAddress(request, tenant)),
  }));

  serveOutside(app, redirectToLinkedin, async ({ withTenant, tenant, request }) => ({
    data: await providers.begin(withTenant, 'linkedin', siteAddress(request, tenant)),
  }));

  serveOutside(app, socialSignup, async ({ withTenant, tenant, body, request }) => ({
    message: 'Login successful',
    data: await providers.finish(withTenant, tenant, visitOf(request, tenant, tokens), body),
  }));

  serveOutside(app, linkSocialAccount, async ({ withTenant, tenant, body, request }) => ({
    message: 'Login successful',
    data: await providers.link(withTenant, visitOf(request, tenant, tokens), body),
  }));
}
