import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostName, siteAddress } from '#features/tenants/server/index.ts';
import { serve, serveOutside, type Tenant } from '#kit/server/http/serve.ts';
import * as calls from '../../security-contract.ts';
import { describeUser } from '../account-actions.ts';
import { mailContextOf } from '../mail-context.ts';
import type { AccountParts } from '../parts.ts';
import { confirmIdentity, confirmIdentityWithPasskey, signInWithPasskey } from '../sign-in/actions.ts';
import { secretContextOf, visitOf } from '../sign-in/sessions.ts';
import { confirmNewEmail, replacePassword, requestEmailChange } from './credential-actions.ts';
import * as factors from './factor-actions.ts';
import { type Party, passkeySignInOptions } from './passkeys.ts';

export function securityRoutes(app: FastifyInstance, parts: AccountParts): void {
  credentialRoutes(app, parts);
  authenticatorRoutes(app, parts);
  passkeyRoutes(app, parts);
}

function credentialRoutes(app: FastifyInstance, { tokens, vault }: AccountParts): void {
  serveOutside(app, calls.confirmIdentity, async ({ withTenant, tenant, viewer, body, request }) => {
    await confirmIdentity(secretContextOf(request, tenant, tokens, withTenant), vault, viewer, body);
    return { message: 'Thank you. You can continue.' };
  });

  serve(app, calls.confirmIdentityWithPasskey, async ({ db, tenant, viewer, body, request }) => {
    await confirmIdentityWithPasskey(db, partyOf(request, tenant), viewer, body.response);
    return { message: 'Thank you. You can continue.' };
  });

  serveOutside(app, calls.changePassword, async ({ withTenant, tenant, viewer, body, request }) => {
    await replacePassword(secretContextOf(request, tenant, tokens, withTenant), viewer, body);
    return { message: 'Your password has been changed. Other sessions have ended.' };
  });

  serveOutside(app, calls.changeEmail, async ({ withTenant, tenant, viewer, body, request }) => {
    await requestEmailChange(secretContextOf(request, tenant, tokens, withTenant), viewer, body);
    return { message: `Open the link in the email to ${body.email} to finish.` };
  });

  serve(app, calls.confirmEmail, async ({ db, tenant, viewer, body, request }) => {
    await confirmNewEmail(db, mailContextOf(request, tenant), visitOf(request, tenant, tokens), viewer, body.token);
    return { message: 'Your email has been changed. Other sessions have ended.', data: await describeUser(db, viewer.id) };
  });
}

function authenticatorRoutes(app: FastifyInstance, { tokens, vault }: AccountParts): void {
  serve(app, calls.getSecondFactors, async ({ db, viewer }) => ({ data: await factors.describeFactors(db, viewer.id) }));

  serve(app, calls.beginAuthenticatorSetup, async ({ db, tenant, viewer }) => ({
    data: await factors.beginAuthenticator(db, vault, viewer, tenant.name),
  }));

  serve(app, calls.confirmAuthenticatorSetup, async ({ db, tenant, viewer, body, request }) => {
    const visit = visitOf(request, tenant, tokens);
    const mail = mailContextOf(request, tenant);
    return { data: { recovery_codes: await factors.confirmAuthenticator(db, mail, visit, vault, viewer, body.code) } };
  });

  serveOutside(app, calls.removeAuthenticator, async ({ withTenant, tenant, viewer, body, request }) => {
    await factors.removeAuthenticator(secretContextOf(request, tenant, tokens, withTenant), vault, viewer, body.code);
    return { message: 'Authenticator app removed.' };
  });
}

function passkeyRoutes(app: FastifyInstance, { tokens }: AccountParts): void {
  serve(app, calls.beginPasskey, async ({ db, tenant, viewer, request }) => ({
    data: { ...(await factors.beginPasskey(db, partyOf(request, tenant), viewer)) },
  }));

  serve(app, calls.addPasskey, async ({ db, tenant, viewer, body, request }) => {
    const visit = visitOf(request, tenant, tokens);
    await factors.addPasskey(db, mailContextOf(request, tenant), visit, partyOf(request, tenant), viewer, body);
    return { message: 'Passkey added.' };
  });

  serve(app, calls.removePasskey, async ({ db, tenant, viewer, params, request }) => {
    await factors.removePasskey(db, mailContextOf(request, tenant), visitOf(request, tenant, tokens), viewer, params.id);
    return { message: 'Passkey removed.' };
  });

  serve(app, calls.beginPasskeySignIn, async ({ db, tenant, request }) => ({
    data: { ...(await passkeySignInOptions(db, partyOf(request, tenant))) },
  }));

  serve(app, calls.signInWithPasskey, async ({ db, tenant, body, request }) => ({
    message: 'Login successful',
    data: await signInWithPasskey(db, partyOf(request, tenant), visitOf(request, tenant, tokens), body),
  }));
}

/** A passkey belongs to the host that the browser shows. */
const partyOf = (request: FastifyRequest, tenant: Tenant): Party => {
  const origin = siteAddress(request, tenant);
  return { name: tenant.name, id: hostName(new URL(origin).host), origin };
};
