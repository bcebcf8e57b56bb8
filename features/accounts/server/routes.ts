import type { FastifyInstance } from 'fastify';
import { countryExists } from '#features/lookups/server/index.ts';
import { keepFile } from '#kit/server/files/files.ts';
import { reencodeImage } from '#kit/server/files/pictures.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { getUserProfile, login, logout } from '../contract.ts';
import { getProfilePicture, setProfilePicture, updateUserProfile } from '../profile-contract.ts';
import { endSessionById, findSecurityEvents, findSessions } from '../security-contract.ts';
import * as signUpCalls from '../sign-up-contract.ts';
import { describeUser } from './account-actions.ts';
import { changeDetails, findPicture, setPicture } from './account-queries.ts';
import { mailContextOf } from './mail-context.ts';
import type { AccountParts } from './parts.ts';
import { mailPasswordReset, recentFactors, resetForgottenPassword } from './security/credential-actions.ts';
import * as securityEvents from './security/event-queries.ts';
import { securityRoutes } from './security/routes.ts';
import { signIn } from './sign-in/actions.ts';
import { endSessions, findSessionsOf } from './sign-in/session-queries.ts';
import { secretContextOf, visitOf } from './sign-in/sessions.ts';
import { socialRoutes } from './sign-in/social-routes.ts';
import { resendVerificationMail, signUp, verifySignUp } from './sign-up/actions.ts';
import { invitationRoutes } from './sign-up/invitation-routes.ts';
import { storageRoutes } from './storage-routes.ts';

/** Side of a stored picture in pixels. */
const PICTURE_SIDE = 512;

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  sessionRoutes(app, parts);
  profileRoutes(app);
  signUpRoutes(app, parts);
  passwordResetRoutes(app, parts);
  socialRoutes(app, parts);
  invitationRoutes(app, parts);
  securityRoutes(app, parts);
  storageRoutes(app);
}

function sessionRoutes(app: FastifyInstance, { tokens, vault }: AccountParts): void {
  serveOutside(app, login, async ({ withTenant, tenant, body, request }) => ({
    message: 'Login successful',
    data: await signIn(secretContextOf(request, tenant, tokens, withTenant), vault, body),
  }));

  serve(app, logout, async ({ db, viewer }) => {
    await endSessions(db, viewer.id, { only: viewer.session_id });
    return { message: 'You’ve signed out.' };
  });

  serve(app, findSessions, async ({ db, viewer }) => ({
    data: (await findSessionsOf(db, viewer.id)).map((session) => ({ ...session, is_this: session.id === viewer.session_id })),
  }));

  serve(app, endSessionById, async ({ db, viewer, params }) => {
    if ((await endSessions(db, viewer.id, { only: params.id })) === 0) fail(notFound('Session'));
    return { message: 'Session ended.' };
  });

  serve(app, findSecurityEvents, async ({ db, viewer }) => ({
    data: await securityEvents.findSecurityEvents(db, viewer.id),
  }));
}

function profileRoutes(app: FastifyInstance): void {
  serve(app, getUserProfile, async ({ db, viewer }) => ({ data: await describeUser(db, viewer.id) }));

  serve(app, updateUserProfile, async ({ db, viewer, body: { seen, ...details } }) => {
    if (!(await countryExists(db, details.country_id))) fail(invalid({ country_id: ['Choose a country from the list.'] }));
    const isChanged = await changeDetails(db, viewer.id, { ...details, middle_name: details.middle_name || null }, seen);
    const user = await describeUser(db, viewer.id);
    if (!isChanged)
      fail(conflict('You’ve changed these details in another tab or on another device. Check them and save again.', user));
    return { message: 'Your details have been saved.', data: user };
  });

  serveOutside(app, setProfilePicture, async ({ withTenant, viewer, files }) => {
    const reencoded = files.picture ? await reencodeImage(files.picture.bytes, PICTURE_SIDE) : null;
    if (reencoded && 'refused' in reencoded) fail(invalid({ picture: [reencoded.refused] }));
    return withTenant(async (db) => {
      const fileId =
        reencoded &&
        (await keepFile(db, { owner_id: viewer.id, name: 'picture.webp', content_type: 'image/webp', bytes: reencoded.webp }));
      await setPicture(db, viewer.id, fileId);
      return { message: fileId ? 'Picture saved.' : 'Picture removed.', data: await describeUser(db, viewer.id) };
    });
  });

  serve(app, getProfilePicture, async ({ db, viewer, reply }) => {
    const { bytes } = (await findPicture(db, viewer.id)) ?? fail(notFound('Picture'));
    reply.type('image/webp');
    return bytes;
  });
}

function signUpRoutes(app: FastifyInstance, { tokens }: AccountParts): void {
  serveOutside(app, signUpCalls.signup, async ({ withTenant, tenant, body, request }) => {
    const sign_up_secret = await signUp(withTenant, mailContextOf(request, tenant), body);
    return { message: 'Check your email for a link to finish signing up.', data: { email: body.email, sign_up_secret } };
  });

  serveOutside(app, signUpCalls.verifyEmail, async ({ withTenant, tenant, body, request }) => ({
    message: 'Your email is verified.',
    data: await verifySignUp(secretContextOf(request, tenant, tokens, withTenant), tenant, body),
  }));

  serve(app, signUpCalls.resendVerification, async ({ db, tenant, body, request }) => {
    await resendVerificationMail(db, mailContextOf(request, tenant), body.email);
    return { message: 'If this email is waiting to be verified, we’ve sent a new link.' };
  });
}

function passwordResetRoutes(app: FastifyInstance, { tokens }: AccountParts): void {
  serve(app, signUpCalls.forgotPassword, async ({ db, tenant, body, request }) => {
    await mailPasswordReset(db, mailContextOf(request, tenant), body.email);
    return { message: 'If this email has an account, we’ve sent a link to reset the password.' };
  });

  serve(app, signUpCalls.findRecentFactors, async ({ db, body }) => ({ data: await recentFactors(db, body) }));

  serveOutside(app, signUpCalls.resetPassword, async ({ withTenant, tenant, body, request }) => {
    await resetForgottenPassword(withTenant, mailContextOf(request, tenant), visitOf(request, tenant, tokens), body);
    return { message: 'Your password has been changed. Sign in with it.' };
  });
}
