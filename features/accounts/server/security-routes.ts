import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostName, siteAddress } from '#features/tenants/server/index.ts';
import { conflict, fail, invalid, notFound, Refusal } from '#kit/server/errors.ts';
import { serve, serveOutside, type Tenant } from '#kit/server/serve.ts';
import { signsInAs, WRONG_TAB } from '../rules.ts';
import * as calls from '../security-contract.ts';
import { describeUser, visitOf } from './actions.ts';
import { beginAuthenticator, confirmAuthenticator, requireSecondFactor } from './authenticator.ts';
import { keepPasskey, type Party, passkeyOptions, passkeySignInOptions, personOfPasskey } from './passkeys.ts';
import { passwordMatches } from './passwords.ts';
import type { AccountParts } from './routes.ts';
import { confirmNewEmail, mailEmailChange, replacePassword } from './security-actions.ts';
import {
  deleteAuthenticator,
  deletePasskey,
  endSessionOf,
  findAuthenticator,
  findPasskeys,
  findSecurityEvents,
  findSessionsOf,
  findSignInOf,
} from './security-queries.ts';
import { recordSecurityEvent } from './sign-up-queries.ts';

export function securityRoutes(app: FastifyInstance, { tokens, vault }: AccountParts): void {
  const { background } = app.muster;

  serveOutside(app, calls.changePassword, async ({ withTenant, tenant, viewer, body, request }) => {
    const post = { background, tenant, site: siteAddress(request, tenant) };
    await replacePassword(withTenant, post, viewer, visitOf(request, tenant, tokens), body);
    return { message: 'Your password is changed. Other sessions have ended.' };
  });

  serveOutside(app, calls.changeEmail, async ({ withTenant, tenant, viewer, body, request }) => {
    const person = (await withTenant((db) => findSignInOf(db, viewer.id))) ?? fail(notFound('Account'));
    if (!(await passwordMatches(person.password_hash, body.password)))
      fail(invalid({ password: ['This is not your password.'] }));
    await withTenant((db) => mailEmailChange(db, { background, tenant, site: siteAddress(request, tenant) }, person, body.email));
    return { message: `Open the link in the mail to ${body.email} to finish.` };
  });

  serve(app, calls.confirmEmail, async ({ db, tenant, viewer, body, request }) => {
    await confirmNewEmail(
      db,
      { background, tenant, site: siteAddress(request, tenant) },
      visitOf(request, tenant, tokens),
      viewer.id,
      body.token,
    );
    return { message: 'Your e-mail is changed.', data: await describeUser(db, viewer.id) };
  });

  serve(app, calls.findSessions, async ({ db, viewer }) => ({
    data: (await findSessionsOf(db, viewer.id)).map((session) => ({ ...session, is_this: session.id === viewer.session_id })),
  }));

  serve(app, calls.endSessionById, async ({ db, viewer, params }) => {
    if (!(await endSessionOf(db, viewer.id, params.id))) fail(notFound('Session'));
    return { message: 'Session ended.' };
  });

  serve(app, calls.findSecurityEvents, async ({ db, viewer }) => ({ data: await findSecurityEvents(db, viewer.id) }));

  serve(app, calls.getSecondFactors, async ({ db, viewer }) => {
    const [person, authenticator, passkeys] = [
      await findSignInOf(db, viewer.id),
      await findAuthenticator(db, viewer.id),
      await findPasskeys(db, viewer.id),
    ];
    return {
      data: {
        has_password: Boolean(person?.password_hash),
        authenticator: authenticator?.confirmed_at
          ? { confirmed_at: authenticator.confirmed_at, recovery_codes_left: authenticator.recovery_hashes.length }
          : null,
        passkeys,
      },
    };
  });

  serve(app, calls.beginAuthenticatorSetup, async ({ db, tenant, viewer }) => {
    const person = (await findSignInOf(db, viewer.id)) ?? fail(notFound('Account'));
    return { data: await beginAuthenticator(db, vault, person, tenant.name) };
  });

  serve(app, calls.confirmAuthenticatorSetup, async ({ db, viewer, body, request }) => {
    const recovery_codes = await confirmAuthenticator(db, vault, viewer.id, body.code);
    await recordSecurityEvent(db, { user_id: viewer.id, kind: 'authenticator_added', address: request.ip, user_agent: null });
    return { data: { recovery_codes } };
  });

  serve(app, calls.removeAuthenticator, async ({ db, viewer, body, request }) => {
    if (!(await findAuthenticator(db, viewer.id))?.confirmed_at) fail(conflict('No authenticator app is set up.'));
    await requireSecondFactor(db, vault, viewer.id, body.code);
    await deleteAuthenticator(db, viewer.id);
    await recordSecurityEvent(db, { user_id: viewer.id, kind: 'authenticator_removed', address: request.ip, user_agent: null });
    return { message: 'The authenticator app is removed.' };
  });

  serve(app, calls.beginPasskey, async ({ db, tenant, viewer, request }) => {
    const person = (await findSignInOf(db, viewer.id)) ?? fail(notFound('Account'));
    return { data: { ...(await passkeyOptions(db, partyOf(request, tenant), person)) } };
  });

  serve(app, calls.addPasskey, async ({ db, tenant, viewer, body, request }) => {
    await keepPasskey(db, partyOf(request, tenant), viewer.id, body.name, body.response);
    await recordSecurityEvent(db, { user_id: viewer.id, kind: 'passkey_added', address: request.ip, user_agent: null });
    return { message: 'The passkey is kept.' };
  });

  serve(app, calls.removePasskey, async ({ db, viewer, params, request }) => {
    if (!(await deletePasskey(db, viewer.id, params.id))) fail(notFound('Passkey'));
    await recordSecurityEvent(db, { user_id: viewer.id, kind: 'passkey_removed', address: request.ip, user_agent: null });
    return { message: 'The passkey is removed.' };
  });

  serve(app, calls.beginPasskeySignIn, async ({ db, tenant, request }) => ({
    data: { ...(await passkeySignInOptions(db, partyOf(request, tenant))) },
  }));

  serve(app, calls.signInWithPasskey, async ({ db, tenant, body, request }) => {
    const userId = await personOfPasskey(db, partyOf(request, tenant), body.response);
    const user = await describeUser(db, userId);
    if (signsInAs(user.role) !== body.role) fail(new Refusal(401, WRONG_TAB));
    return {
      message: 'Login successful',
      data: { token: await visitOf(request, tenant, tokens).openSession(db, userId, body.remember), user },
    };
  });
}

/** A passkey belongs to the host that the browser shows. */
const partyOf = (request: FastifyRequest, tenant: Tenant): Party => {
  const origin = siteAddress(request, tenant);
  return { name: tenant.name, id: hostName(new URL(origin).host), origin };
};
