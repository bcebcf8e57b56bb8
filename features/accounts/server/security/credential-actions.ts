import { runAndRollBack, type TenantDb } from '#kit/server/database/db.ts';
import { fail, invalid, notFound, violatedConstraint } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import { hashOf, newToken } from '#kit/server/process/secrets.ts';
import { MAILED_HOURS, RECENT_FACTOR_DAYS, RESEND_SECONDS, signsInAs, TOKEN_USED_UP } from '../../rules.ts';
import type { Role } from '../../shapes.ts';
import { findPersonByEmail, findSignInOf, markVerified, setEmail, setPassword } from '../account-queries.ts';
import { clearMails, type MailContext, mayMail, sendMail, uncountMail } from '../mail-context.ts';
import { alreadyRegisteredMail, changeEmailMail, emailChangedMail, passwordChangedMail, resetMail } from '../mails.ts';
import { requireRecentIdentity } from '../policy.ts';
import { endSessions } from '../sign-in/session-queries.ts';
import type { SecretContext, Visit, WithTenant } from '../sign-in/sessions.ts';
import { endEmailTokens, insertEmailToken, isTokenOpen, mailedWithin, spendToken } from '../sign-up/email-token-queries.ts';
import { hasSecondFactor } from './authenticator.ts';
import { deleteFactorsSince, deleteIdentitiesSince, type Factor, findFactorsSince } from './factor-queries.ts';
import { hashPassword, requirePassword } from './passwords.ts';
import { checkSecret, endLockout } from './secret-checks.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Changes the password or email of an account. Links mailed before stop working, so a link that an intruder requested does not
 * survive the change. The owner can request new ones, however many strangers have requested.
 */
async function changeCredential(
  db: TenantDb,
  person: { id: number; email: string },
  change: { password_hash: string } | { email: string },
): Promise<void> {
  if ('email' in change) await setEmail(db, person.id, change.email);
  else await setPassword(db, person.id, change.password_hash);
  await endEmailTokens(db, person.id);
  await clearMails(db, 'reset_password', person.email);
}

/** Changes the password of someone who knows it. An account created through a provider has none and sets its first one. */
export async function replacePassword(
  context: SecretContext,
  viewer: Viewer,
  request: { current_password: string; password: string },
): Promise<void> {
  const { mail, visit } = context;
  const person = await context.withTenant((db) => findPersonForChange(db, viewer));
  refuseWeakPassword(request.password, person.email);
  let password_hash = '';
  await checkSecret(
    context,
    { id: person.id, email: person.email, in_session: true },
    async () => {
      if (person.password_hash) await requirePassword(person, 'current_password', request.current_password);
      password_hash = await hashPassword(request.password);
    },
    async (db) => {
      await changeCredential(db, person, { password_hash });
      await endSessions(db, viewer.id, { except: viewer.session_id });
      await visit.record(db, viewer.id, 'password_changed');
      await sendMail(db, mail, viewer.id, passwordChangedMail(person.email, mail.tenant.name, `${mail.site}/auth/forgot`));
    },
  );
}

/** The person, for a change that the password alone does not allow when there is an authenticator app, or no password. */
async function findPersonForChange(db: TenantDb, viewer: Viewer) {
  const person = (await findSignInOf(db, viewer.id)) ?? fail(notFound('Account'));
  if (!person.password_hash || (await hasSecondFactor(db, viewer.id))) await requireRecentIdentity(db, viewer);
  return person;
}

/** Checks the password and sends an email to the new address. */
export async function requestEmailChange(
  context: SecretContext,
  viewer: Viewer,
  request: { email: string; password: string },
): Promise<void> {
  const person = await context.withTenant((db) => findPersonForChange(db, viewer));
  await checkSecret(
    context,
    { id: person.id, email: person.email, in_session: true },
    () => requirePassword(person, 'password', request.password),
    (db) => mailEmailChange(db, context.mail, person, request.email),
  );
}

/**
 * Sends an email to the new address. The reply is the same for an address that has an account; its owner gets an email about it.
 */
async function mailEmailChange(
  db: TenantDb,
  mail: MailContext,
  person: { id: number; email: string },
  newEmail: string,
): Promise<void> {
  if (newEmail === person.email) fail(invalid({ email: ['This is already your email.'] }));
  if (!(await mayMail(db, 'change_email', newEmail))) return;
  const owner = await findPersonByEmail(db, newEmail);
  if (owner) return sendMail(db, mail, owner.id, alreadyRegisteredMail(newEmail, mail.tenant.name, `${mail.site}/auth/login`));
  const token = newToken();
  await insertEmailToken(db, {
    user_id: person.id,
    purpose: 'change_email',
    token_hash: hashOf(token),
    new_email: newEmail,
    hours: MAILED_HOURS.change_email,
  });
  const url = `${mail.site}/auth/confirm-email?token=${token}`;
  await sendMail(db, mail, person.id, changeEmailMail(newEmail, mail.tenant.name, url));
}

export async function confirmNewEmail(
  db: TenantDb,
  mail: MailContext,
  visit: Visit,
  viewer: Viewer,
  token: string,
): Promise<void> {
  const userId = viewer.id;
  const person = (await findSignInOf(db, userId)) ?? fail(notFound('Account'));
  const used = await spendToken(db, userId, 'change_email', hashOf(token));
  if (!used?.new_email) fail(invalid({ token: [TOKEN_USED_UP] }));
  try {
    await changeCredential(db, person, { email: used.new_email });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_once') fail(invalid({ token: [TOKEN_USED_UP] }));
    throw error;
  }
  await endSessions(db, userId, { except: viewer.session_id });
  await visit.record(db, userId, 'email_changed');
  await sendMail(db, mail, userId, emailChangedMail(person.email, mail.tenant.name, used.new_email, `${mail.site}/auth/forgot`));
}

/**
 * Sends a link for choosing a password: one a minute and five an hour. Whoever requests them, the owner can always reset: the last
 * of the five is valid until more may be sent, and its use allows new ones at once.
 */
export async function mailPasswordReset(db: TenantDb, mail: MailContext, email: string): Promise<void> {
  // Counted first: it locks, so concurrent requests send one email.
  const mayBeSent = await mayMail(db, 'reset_password', email);
  const person = await findPersonByEmail(db, email);
  if (!person || !mayBeSent || (await mailedWithin(db, person.id, 'reset_password', RESEND_SECONDS))) {
    await uncountMail(db, 'reset_password', email);
    return imitateMail(db, mail, email);
  }
  const { path } = await passwordLink(db, person, 'reset_password');
  await sendMail(db, mail, person.id, resetMail(email, mail.tenant.name, mail.site + path));
}

/** Creates a token for choosing a password. @returns the path of the page that uses it, and for how many hours it is valid */
export async function passwordLink(
  db: TenantDb,
  person: { id: number; email: string; role: Role },
  kind: 'reset_password' | 'first_password',
): Promise<{ path: string; hours: number }> {
  const token = newToken();
  const hours = MAILED_HOURS[kind];
  await insertEmailToken(db, {
    user_id: person.id,
    purpose: 'reset_password',
    token_hash: hashOf(token),
    new_email: null,
    hours,
  });
  const path = `/auth/reset-password?email=${encodeURIComponent(person.email)}&token=${token}&user=${signsInAs(person.role)}`;
  return { path, hours };
}

/** Queues an email and rolls it back, so the response time does not reveal who has an account. */
export function imitateMail(db: TenantDb, mail: MailContext, email: string): Promise<void> {
  return runAndRollBack(db, () => sendMail(db, mail, null, resetMail(email, mail.tenant.name, mail.site)));
}

const recently = () => new Date(Date.now() - RECENT_FACTOR_DAYS * 24 * 3_600_000);

/** Authentication methods added recently, for the holder of a reset link. The link stays valid. */
export async function recentFactors(db: TenantDb, request: { email: string; token: string }): Promise<Factor[]> {
  const person = await findPersonByEmail(db, request.email);
  if (!person || !(await isTokenOpen(db, person.id, 'reset_password', hashOf(request.token))))
    fail(invalid({ token: [TOKEN_USED_UP] }));
  return findFactorsSince(db, person.id, recently());
}

/**
 * Sets a new password with the mailed token, which proves the address. Ends every session and the lockout and, if the person asks
 * for it, removes authentication methods that an intruder may have added recently.
 */
export async function resetForgottenPassword(
  withTenant: WithTenant,
  mail: MailContext,
  visit: Visit,
  request: { email: string; token: string; password: string; remove_recent_factors: boolean },
): Promise<void> {
  refuseWeakPassword(request.password, request.email);
  const password_hash = await hashPassword(request.password);
  await withTenant(async (db) => {
    const person = await findPersonByEmail(db, request.email);
    const used = person && (await spendToken(db, person.id, 'reset_password', hashOf(request.token)));
    if (!person || !used) fail(invalid({ token: [TOKEN_USED_UP] }));
    await changeCredential(db, person, { password_hash });
    await markVerified(db, person.id);
    await endSessions(db, person.id, 'all');
    await endLockout(db, person);
    await visit.record(db, person.id, 'password_reset');
    const removed = request.remove_recent_factors ? await removeRecentFactors(db, visit, person.id) : [];
    await sendMail(db, mail, person.id, passwordChangedMail(person.email, mail.tenant.name, `${mail.site}/auth/forgot`, removed));
  });
}

/** @returns the names of what was removed */
async function removeRecentFactors(db: TenantDb, visit: Visit, userId: number): Promise<string[]> {
  const since = recently();
  const factors = await findFactorsSince(db, userId, since);
  await deleteFactorsSince(db, userId, since);
  await deleteIdentitiesSince(db, userId, since);
  for (const { kind } of factors)
    await visit.record(db, userId, kind === 'google' || kind === 'linkedin' ? `unlinked_${kind}` : `${kind}_removed`);
  return factors.map(({ name }) => name);
}
