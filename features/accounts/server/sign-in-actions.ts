import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail, forbidden, invalid, notFound, Refusal, tooMany } from '#kit/server/errors.ts';
import { clearTries, countTry, limitedAddress, uncountTry } from '#kit/server/limits.ts';
import type { Vault } from '#kit/server/secrets.ts';
import type { Viewer } from '#kit/server/serve.ts';
import { SIGN_IN_TRIES, type SignInAs, VERIFY_FIRST, WRONG_DETAILS } from '../rules.ts';
import type { User } from '../shapes.ts';
import { describeUser } from './account-actions.ts';
import { findPersonByEmail, findSignInOf } from './account-queries.ts';
import { requireSecondFactor } from './authenticator.ts';
import { findAuthenticator, findPasskeys } from './factor-queries.ts';
import { type Party, personOfPasskey } from './passkeys.ts';
import { passwordMatches } from './passwords.ts';
import { requireTab } from './policy.ts';
import { setIdentityConfirmed } from './session-queries.ts';
import type { Visit, WithTenant } from './sessions.ts';
import { findOpenSignUps } from './sign-up-queries.ts';

const bucketsOf = (email: string, visit: Visit) => ({
  account: `sign-in account ${email}`,
  address: `sign-in address ${limitedAddress(visit.address)}`,
});

/**
 * Counts a sign-in attempt in a separate transaction before anything is checked, so concurrent attempts cannot exceed the limit.
 * A success is not counted.
 */
export async function countSignInTry(withTenant: WithTenant, email: string, visit: Visit): Promise<void> {
  const buckets = bucketsOf(email, visit);
  const waits = await withTenant(async (db) => [
    await countTry(db, buckets.account, { max: SIGN_IN_TRIES.account, window: SIGN_IN_TRIES.window }),
    await countTry(db, buckets.address, { max: SIGN_IN_TRIES.address, window: SIGN_IN_TRIES.window }),
  ]);
  if (Math.max(...waits) > 0)
    throw tooMany(Math.max(...waits), 'Too many failed attempts. Wait 15 minutes, or reset your password.');
}

export async function forgiveSignInTries(db: TenantDb, email: string, visit: Visit): Promise<void> {
  const buckets = bucketsOf(email, visit);
  await clearTries(db, buckets.account);
  await uncountTry(db, buckets.address);
}

/** Ends the lockout of an account after a password reset. */
export const endLockout = (db: TenantDb, email: string, visit: Visit) => clearTries(db, bucketsOf(email, visit).account);

type Attempt = { email: string; password: string; role: SignInAs; remember: boolean; code?: string | undefined };

/**
 * Signs in, or refuses without revealing whether the email has an account. Verifies the hash outside any transaction because it
 * is slow.
 */
export async function signIn(
  withTenant: WithTenant,
  visit: Visit,
  vault: Vault,
  attempt: Attempt,
): Promise<{ token: string; user: User }> {
  await countSignInTry(withTenant, attempt.email, visit);
  const { account, signUp } = await withTenant(async (db) => ({
    account: await findPersonByEmail(db, attempt.email),
    signUp: (await findOpenSignUps(db, attempt.email))[0],
  }));
  const known = account ?? signUp;
  if (!(await passwordMatches(known?.password_hash ?? null, attempt.password)) || !known) fail(new Refusal(401, WRONG_DETAILS));
  requireTab(known.role, attempt.role);
  if (!account?.email_verified_at) fail(new Refusal(403, VERIFY_FIRST, { data: { verify_email: attempt.email } }));
  return withTenant(async (db) => {
    await requireSecondFactor(db, vault, account.id, attempt.code);
    await forgiveSignInTries(db, attempt.email, visit);
    return { token: await visit.openSession(db, account.id, attempt.remember), user: await describeUser(db, account.id) };
  });
}

export async function signInWithPasskey(
  db: TenantDb,
  party: Party,
  visit: Visit,
  request: { response: unknown; role: SignInAs; remember: boolean },
): Promise<{ token: string; user: User }> {
  const userId = await personOfPasskey(db, party, request.response);
  const user = await describeUser(db, userId);
  requireTab(user.role, request.role);
  return { token: await visit.openSession(db, userId, request.remember), user };
}

/**
 * Confirms identity: with a code when an authenticator app is set up, otherwise with the password. Attempts count like sign-ins,
 * so a stolen token cannot be used to guess them.
 */
export async function confirmIdentity(
  withTenant: WithTenant,
  visit: Visit,
  vault: Vault,
  viewer: Viewer,
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const person = (await withTenant((db) => findSignInOf(db, viewer.id))) ?? fail(notFound('Account'));
  const { app, passkeys } = await withTenant(async (db) => ({
    app: await findAuthenticator(db, viewer.id),
    passkeys: await findPasskeys(db, viewer.id),
  }));
  const needsCode = Boolean(app?.confirmed_at);
  if (!needsCode && !person.password_hash)
    fail(
      conflict(
        passkeys.length > 0
          ? 'Confirm with your passkey.'
          : 'Your account has no password yet. Sign out, sign in again, and make this change within 10 minutes.',
      ),
    );
  if (needsCode && !proof.code)
    fail(invalid({ code: ['Enter the 6-digit code from your authenticator app, or a recovery code.'] }));
  if (!needsCode && !proof.password) fail(invalid({ password: ['Password is required'] }));
  await countSignInTry(withTenant, person.email, visit);
  if (!needsCode && !(await passwordMatches(person.password_hash, proof.password ?? '')))
    fail(invalid({ password: ['This password is wrong.'] }));
  await withTenant(async (db) => {
    if (needsCode) await requireSecondFactor(db, vault, viewer.id, proof.code);
    await forgiveSignInTries(db, person.email, visit);
    await setIdentityConfirmed(db, viewer.session_id);
  });
}

export async function confirmIdentityWithPasskey(db: TenantDb, party: Party, viewer: Viewer, response: unknown): Promise<void> {
  const userId = await personOfPasskey(db, party, response, 422);
  if (userId !== viewer.id) fail(forbidden('This passkey belongs to another account.'));
  await setIdentityConfirmed(db, viewer.session_id);
}
