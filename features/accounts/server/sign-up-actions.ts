import { dictionary } from '@zxcvbn-ts/language-common';
import type { z } from 'zod';
import type { Background } from '#kit/server/background.ts';
import { rehearse, type TenantDb } from '#kit/server/db.ts';
import { fail, invalid } from '#kit/server/errors.ts';
import { queueMail } from '#kit/server/mail.ts';
import { hashOf, newCode, newToken, sameBytes } from '#kit/server/secrets.ts';
import type { Tenant } from '#kit/server/serve.ts';
import { CODE_TRIES, MAILED_HOURS, RESEND_SECONDS, signsInAs, TOKEN_USED_UP } from '../rules.ts';
import type { Role, User } from '../shapes.ts';
import type { SignupRequest } from '../sign-up-contract.ts';
import { describeUser, type Visit } from './actions.ts';
import { alreadyHereLetter, passwordChangedLetter, resetLetter, verifyLetter } from './letters.ts';
import { hashPassword } from './passwords.ts';
import {
  countCodeTry,
  countryExists,
  endEmailTokens,
  endSessionsOf,
  findPerson,
  insertAccount,
  insertEmailToken,
  mailedWithin,
  markVerified,
  recordSecurityEvent,
  serviceExists,
  setPassword,
  spendToken,
  spendTokenByLink,
} from './sign-up-queries.ts';

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Refuses a password that is among the 10,000 most common, or that is the e-mail itself. */
export function refuseWeakPassword(password: string, email: string): void {
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain)) fail(invalid({ password: ['This is one of the most common passwords. Choose another one.'] }));
  if (plain === email || plain === email.split('@')[0]) fail(invalid({ password: ['Do not use your e-mail as the password.'] }));
}

type Post = { background: Background; tenant: Tenant; site: string };
type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** Makes an account and mails the way in. The answer is the same for an e-mail that has an account; only the mail differs. */
export async function signUp(withTenant: WithTenant, post: Post, request: z.output<typeof SignupRequest>): Promise<void> {
  refuseWeakPassword(request.password, request.email);
  const password_hash = await hashPassword(request.password);
  await withTenant(async (db) => {
    const isVeteran = request.role === 'veteran';
    if (isVeteran && !(await countryExists(db, request.country_id)))
      fail(invalid({ country_id: ['Choose a country from the list.'] }));
    if (isVeteran && request.military_service_id && !(await serviceExists(db, request.military_service_id)))
      fail(invalid({ military_service_id: ['Choose a service from the list.'] }));
    const id = await insertAccount(db, {
      role: request.role,
      email: request.email,
      password_hash,
      first_name: request.first_name,
      middle_name: request.middle_name || null,
      last_name: request.last_name,
      country_id: isVeteran ? request.country_id : post.tenant.country_id,
      military_service_id: isVeteran ? (request.military_service_id ?? null) : null,
      company_hint: isVeteran ? null : request.company_hint || null,
      status: isVeteran && post.tenant.veteran_approval === 'manual' ? 'pending' : 'active',
    });
    if (id === undefined) {
      await queueMail(
        db,
        post.background,
        post.tenant,
        alreadyHereLetter(request.email, post.tenant.name, `${post.site}/auth/login`),
      );
      return;
    }
    await mailVerification(db, post, { id, email: request.email });
  });
}

async function mailVerification(db: TenantDb, post: Post, person: { id: number; email: string }): Promise<void> {
  const [token, code] = [newToken(), newCode()];
  await insertEmailToken(db, {
    user_id: person.id,
    purpose: 'verify_email',
    token_hash: hashOf(token),
    code_hash: hashOf(`${person.id} ${code}`),
    new_email: null,
    hours: MAILED_HOURS.verify_email,
  });
  const url = `${post.site}/auth/verify-email?email=${encodeURIComponent(person.email)}&token=${token}`;
  await queueMail(db, post.background, post.tenant, verifyLetter(person.email, post.tenant.name, url, code));
}

export async function resendVerificationMail(db: TenantDb, post: Post, email: string): Promise<void> {
  const person = await findPerson(db, email);
  if (!person || person.email_verified_at || (await mailedWithin(db, person.id, 'verify_email', RESEND_SECONDS)))
    return doTheSameForNobody(db, post, email);
  await mailVerification(db, post, person);
}

/** Verifies by the link's token or by the code. A refusal is the same for a wrong, used or expired one and for an unknown e-mail. */
export async function verifyPerson(
  withTenant: WithTenant,
  visit: Visit,
  request: { email: string; token: string },
): Promise<{ api_token: string; user: User }> {
  const verified = await withTenant(async (db) => {
    const person = await findPerson(db, request.email);
    if (!person || !(await spendVerification(db, person.id, request.token))) return null;
    await endEmailTokens(db, person.id, 'verify_email');
    await markVerified(db, person.id);
    await recordSecurityEvent(db, {
      user_id: person.id,
      kind: 'email_verified',
      address: visit.address,
      user_agent: visit.user_agent,
    });
    return person;
  });
  // Outside the transaction: a counted try must stay counted.
  if (!verified) fail(invalid({ token: [TOKEN_USED_UP] }));
  return withTenant(async (db) => ({
    api_token: await visit.openSession(db, verified.id, false),
    user: await describeUser(db, verified.id),
  }));
}

async function spendVerification(db: TenantDb, userId: number, token: string): Promise<boolean> {
  if (!/^\d{6}$/.test(token)) return (await spendTokenByLink(db, userId, 'verify_email', hashOf(token))) !== undefined;
  const open = await countCodeTry(db, userId, 'verify_email');
  if (!open?.code_hash || open.code_tries > CODE_TRIES) return false;
  return sameBytes(open.code_hash, hashOf(`${userId} ${token}`)) && (await spendToken(db, open.id));
}

export async function mailPasswordReset(db: TenantDb, post: Post, email: string): Promise<void> {
  const person = await findPerson(db, email);
  if (!person || (await mailedWithin(db, person.id, 'reset_password', RESEND_SECONDS)))
    return doTheSameForNobody(db, post, email);
  const url = post.site + (await passwordPath(db, person));
  await queueMail(db, post.background, post.tenant, resetLetter(email, post.tenant.name, url));
}

/** Makes a token with which a person chooses a password. @returns the path of the page that takes it */
export async function passwordPath(db: TenantDb, person: { id: number; email: string; role: Role }): Promise<string> {
  const token = newToken();
  await insertEmailToken(db, {
    user_id: person.id,
    purpose: 'reset_password',
    token_hash: hashOf(token),
    code_hash: null,
    new_email: null,
    hours: MAILED_HOURS.reset_password,
  });
  return `/auth/reset-password?email=${encodeURIComponent(person.email)}&token=${token}&user=${signsInAs(person.role)}`;
}

/** Costs what a mail costs and leaves nothing, so that the time tells nobody who has an account. */
function doTheSameForNobody(db: TenantDb, post: Post, email: string): Promise<void> {
  return rehearse(db, () => queueMail(db, post.background, post.tenant, resetLetter(email, post.tenant.name, post.site)));
}

/** Sets a new password with the mailed token. Having the mail proves the address; every session ends. */
export async function resetForgottenPassword(
  withTenant: WithTenant,
  post: Post,
  visit: Visit,
  request: { email: string; token: string; password: string },
): Promise<void> {
  refuseWeakPassword(request.password, request.email);
  const password_hash = await hashPassword(request.password);
  await withTenant(async (db) => {
    const person = await findPerson(db, request.email);
    const used = person && (await spendTokenByLink(db, person.id, 'reset_password', hashOf(request.token)));
    if (!person || !used) fail(invalid({ token: [TOKEN_USED_UP] }));
    await setPassword(db, person.id, password_hash);
    await markVerified(db, person.id);
    await endSessionsOf(db, person.id, null);
    await recordSecurityEvent(db, {
      user_id: person.id,
      kind: 'password_reset',
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
