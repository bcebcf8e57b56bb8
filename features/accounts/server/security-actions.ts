import type { Background } from '#kit/server/background.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { fail, invalid, notFound, violatedConstraint } from '#kit/server/errors.ts';
import { queueMail } from '#kit/server/mail.ts';
import { hashOf, newToken } from '#kit/server/secrets.ts';
import type { Tenant, Viewer } from '#kit/server/serve.ts';
import { MAILED_HOURS, TOKEN_USED_UP } from '../rules.ts';
import type { Visit } from './actions.ts';
import { alreadyHereLetter, changeEmailLetter, emailChangedLetter, passwordChangedLetter } from './letters.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { findSignInOf } from './security-queries.ts';
import { refuseWeakPassword } from './sign-up-actions.ts';
import {
  endSessionsOf,
  findPerson,
  insertEmailToken,
  recordSecurityEvent,
  setEmail,
  setPassword,
  spendTokenByLink,
} from './sign-up-queries.ts';

type Post = { background: Background; tenant: Tenant; site: string };
type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** Changes the password of someone who knows it; an account made through a provider, which has none, gets its first one. */
export async function replacePassword(
  withTenant: WithTenant,
  post: Post,
  viewer: Viewer,
  visit: Visit,
  request: { current_password: string; password: string },
): Promise<void> {
  const person = (await withTenant((db) => findSignInOf(db, viewer.id))) ?? fail(notFound('Account'));
  if (person.password_hash && !(await passwordMatches(person.password_hash, request.current_password)))
    fail(invalid({ current_password: ['This is not your present password.'] }));
  refuseWeakPassword(request.password, person.email);
  const password_hash = await hashPassword(request.password);
  await withTenant(async (db) => {
    await setPassword(db, viewer.id, password_hash);
    await endSessionsOf(db, viewer.id, viewer.session_id);
    await recordSecurityEvent(db, {
      user_id: viewer.id,
      kind: 'password_changed',
      address: visit.address,
      user_agent: visit.user_agent,
    });
    await queueMail(
      db,
      post.background,
      post.tenant,
      passwordChangedLetter(person.email, post.tenant.name, `${post.site}/auth/forgot`),
    );
  });
}

/** Mails the new address. One that has an account gets to know that instead, and the answer is the same. */
export async function mailEmailChange(
  db: TenantDb,
  post: Post,
  person: { id: number; email: string },
  newEmail: string,
): Promise<void> {
  if (newEmail === person.email) fail(invalid({ email: ['This is your e-mail already.'] }));
  if (await findPerson(db, newEmail))
    return queueMail(db, post.background, post.tenant, alreadyHereLetter(newEmail, post.tenant.name, `${post.site}/auth/login`));
  const token = newToken();
  await insertEmailToken(db, {
    user_id: person.id,
    purpose: 'change_email',
    token_hash: hashOf(token),
    code_hash: null,
    new_email: newEmail,
    hours: MAILED_HOURS.change_email,
  });
  await queueMail(
    db,
    post.background,
    post.tenant,
    changeEmailLetter(newEmail, post.tenant.name, `${post.site}/auth/confirm-email?token=${token}`),
  );
}

export async function confirmNewEmail(db: TenantDb, post: Post, visit: Visit, userId: number, token: string): Promise<void> {
  const person = (await findSignInOf(db, userId)) ?? fail(notFound('Account'));
  const used = await spendTokenByLink(db, userId, 'change_email', hashOf(token));
  if (!used?.new_email) fail(invalid({ token: [TOKEN_USED_UP] }));
  try {
    await setEmail(db, userId, used.new_email);
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_once') fail(invalid({ token: [TOKEN_USED_UP] }));
    throw error;
  }
  await recordSecurityEvent(db, { user_id: userId, kind: 'email_changed', address: visit.address, user_agent: visit.user_agent });
  await queueMail(
    db,
    post.background,
    post.tenant,
    emailChangedLetter(person.email, post.tenant.name, used.new_email, `${post.site}/auth/forgot`),
  );
}
