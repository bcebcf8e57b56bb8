import type { FastifyInstance } from 'fastify';
import { siteAddress } from '#features/tenants/server/index.ts';
import type { Vault } from '#kit/server/secrets.ts';
import { serve, serveOutside } from '#kit/server/serve.ts';
import { getUserProfile, login, logout } from '../contract.ts';
import { forgotPassword, resendVerification, resetPassword, signup, verifyEmail } from '../sign-up-contract.ts';
import { describeUser, signIn, visitOf } from './actions.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { endSession } from './queries.ts';
import { securityRoutes } from './security-routes.ts';
import { mailPasswordReset, resendVerificationMail, resetForgottenPassword, signUp, verifyPerson } from './sign-up-actions.ts';
import type { SocialClients } from './social-actions.ts';
import { socialRoutes } from './social-routes.ts';
import type { Tokens } from './tokens.ts';

export type AccountParts = { tokens: Tokens; vault: Vault; social: SocialClients };

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { tokens, vault } = parts;
  const { background } = app.muster;

  serveOutside(app, login, async ({ withTenant, tenant, body, request }) => ({
    message: 'Login successful',
    data: await signIn(withTenant, visitOf(request, tenant, tokens), vault, body),
  }));

  serve(app, logout, async ({ db, viewer }) => {
    await endSession(db, viewer.session_id);
    return { message: 'You are signed out.' };
  });

  serve(app, getUserProfile, async ({ db, viewer }) => ({ data: await describeUser(db, viewer.id) }));

  serveOutside(app, signup, async ({ withTenant, tenant, body, request }) => {
    await signUp(withTenant, { background, tenant, site: siteAddress(request, tenant) }, body);
    return { message: 'Check your e-mail: the way in is there.', data: { email: body.email } };
  });

  serveOutside(app, verifyEmail, async ({ withTenant, tenant, body, request }) => ({
    message: 'Your e-mail is verified.',
    data: await verifyPerson(withTenant, visitOf(request, tenant, tokens), body),
  }));

  serve(app, resendVerification, async ({ db, tenant, body, request }) => {
    await resendVerificationMail(db, { background, tenant, site: siteAddress(request, tenant) }, body.email);
    return { message: 'If this e-mail waits to be verified, a new mail is on its way.' };
  });

  serve(app, forgotPassword, async ({ db, tenant, body, request }) => {
    await mailPasswordReset(db, { background, tenant, site: siteAddress(request, tenant) }, body.email);
    return { message: 'If this e-mail has an account, a link to reset the password is on its way.' };
  });

  serveOutside(app, resetPassword, async ({ withTenant, tenant, body, request }) => {
    const post = { background, tenant, site: siteAddress(request, tenant) };
    await resetForgottenPassword(withTenant, post, visitOf(request, tenant, tokens), body);
    return { message: 'Your password is changed. Sign in with it.' };
  });

  socialRoutes(app, parts);
  invitationRoutes(app, parts);
  securityRoutes(app, parts);
}
