import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, forbidden, invalid, notFound, Refusal } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import { type SignInAs, VERIFY_FIRST, WRONG_DETAILS } from '../../rules.ts';
import type { User } from '../../shapes.ts';
import { describeUser } from '../account-actions.ts';
import { findPersonByEmail, findSignInOf } from '../account-queries.ts';
import { requireTab } from '../policy.ts';
import { requireSecondFactor } from '../security/authenticator.ts';
import { findAuthenticator, findPasskeys } from '../security/factor-queries.ts';
import { type Party, personOfPasskey } from '../security/passkeys.ts';
import { passwordMatches, requirePassword } from '../security/passwords.ts';
import { checkSecret, WrongSecret } from '../security/secret-checks.ts';
import { findOpenSignUps } from '../sign-up/queries.ts';
import { setIdentityConfirmed } from './session-queries.ts';
import type { SecretContext, Visit } from './sessions.ts';

type Attempt = {
  email: string;
  password: string;
  role: SignInAs;
  remember: boolean;
  code?: string | undefined;
  device_token?: string | undefined;
};

/**
 * Signs in, or refuses without revealing whether the email has an account.
 * @returns also a token of the device, which the browser sends the next time
 */
export async function signIn(
  context: SecretContext,
  vault: Vault,
  attempt: Attempt,
): Promise<{ token: string; user: User; device_token: string }> {
  const { withTenant, visit } = context;
  const { account, signUp } = await withTenant(async (db) => ({
    account: await findPersonByEmail(db, attempt.email),
    signUp: (await findOpenSignUps(db, attempt.email))[0],
  }));
  const known = account ?? signUp;
  const device = account && (await visit.isDeviceOf(account, attempt.device_token)) ? attempt.device_token : undefined;
  return checkSecret(
    context,
    { id: account?.id ?? null, email: attempt.email, device },
    async () => {
      if (!(await passwordMatches(known?.password_hash ?? null, attempt.password))) fail(new WrongSecret(401, WRONG_DETAILS));
      if (known) requireTab(known.role, attempt.role);
    },
    async (db) => {
      if (!account?.email_verified_at) fail(new Refusal(403, VERIFY_FIRST, { data: { verify_email: attempt.email } }));
      await requireSecondFactor(db, vault, account.id, attempt.code);
      return {
        token: await visit.openSession(db, account.id, attempt.remember),
        user: await describeUser(db, account.id),
        device_token: await visit.signDevice(account),
      };
    },
  );
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

/** Confirms identity: with a code when an authenticator app is set up, otherwise with the password. */
export async function confirmIdentity(
  context: SecretContext,
  vault: Vault,
  viewer: Viewer,
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const { person, app, passkeys } = await context.withTenant(async (db) => ({
    person: (await findSignInOf(db, viewer.id)) ?? fail(notFound('Account')),
    app: await findAuthenticator(db, viewer.id, { lock: false }),
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
  await checkSecret(
    context,
    { id: person.id, email: person.email, in_session: true },
    async () => {
      if (!needsCode) await requirePassword(person, 'password', proof.password ?? '');
    },
    async (db) => {
      if (needsCode) await requireSecondFactor(db, vault, viewer.id, proof.code);
      await setIdentityConfirmed(db, viewer.session_id);
    },
  );
}

export async function confirmIdentityWithPasskey(db: TenantDb, party: Party, viewer: Viewer, response: unknown): Promise<void> {
  const userId = await personOfPasskey(db, party, response, 422);
  if (userId !== viewer.id) fail(forbidden('This passkey belongs to another account.'));
  await setIdentityConfirmed(db, viewer.session_id);
}
