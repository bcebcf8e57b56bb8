import { generateSecret, generateURI } from 'otplib';
import qrcode from 'qrcode';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import { findSignInOf } from '../account-queries.ts';
import { type MailContext, sendMail } from '../mail-context.ts';
import { type FactorChange, factorChangedMail, factorsResetMail } from '../mails.ts';
import { type FactorResetter, requireMayResetFactors, requireRecentIdentity } from '../policy.ts';
import { endSessions, setIdentityConfirmed } from '../sign-in/session-queries.ts';
import type { SecretContext, Visit } from '../sign-in/sessions.ts';
import { hasSecondFactor, matchingStep, newRecoveryCodes, requireSecondFactor, WRONG_CODE } from './authenticator.ts';
import { recordSecurityEvent } from './event-queries.ts';
import {
  deleteAuthenticator,
  deleteFactorsSince,
  deletePasskey,
  findAuthenticator,
  findPasskeys,
  updateAuthenticator,
  upsertAuthenticator,
} from './factor-queries.ts';
import { type Party, passkeyOptions, savePasskey } from './passkeys.ts';
import { checkSecret } from './secret-checks.ts';

/**
 * Every change of a person's second factors ends their other sessions, and is recorded and mailed to them, so they notice an
 * intruder's change.
 */
async function announceFactorChange(
  db: TenantDb,
  mail: MailContext,
  visit: Visit,
  viewer: Viewer,
  change: FactorChange,
  name: string | null = null,
): Promise<void> {
  const { email } = (await findSignInOf(db, viewer.id)) ?? fail(notFound('Account'));
  await endSessions(db, viewer.id, { except: viewer.session_id });
  await visit.record(db, viewer.id, change);
  await sendMail(db, mail, viewer.id, factorChangedMail(email, mail.tenant.name, change, name, `${mail.site}/auth/forgot`));
}

export async function describeFactors(db: TenantDb, userId: number) {
  const person = await findSignInOf(db, userId);
  const authenticator = await findAuthenticator(db, userId, { lock: false });
  return {
    has_password: Boolean(person?.password_hash),
    authenticator: authenticator?.confirmed_at
      ? { confirmed_at: authenticator.confirmed_at, recovery_codes_left: authenticator.recovery_hashes.length }
      : null,
    passkeys: await findPasskeys(db, userId),
  };
}

/** Starts the setup of an authenticator app. Signing in does not change until a code confirms it. */
export async function beginAuthenticator(db: TenantDb, vault: Vault, viewer: Viewer, issuer: string) {
  await requireRecentIdentity(db, viewer);
  const person = (await findSignInOf(db, viewer.id)) ?? fail(notFound('Account'));
  if ((await findAuthenticator(db, viewer.id))?.confirmed_at)
    fail(conflict('You already have an authenticator app. Remove it first.'));
  const secret = generateSecret();
  await upsertAuthenticator(db, { user_id: viewer.id, secret_encrypted: vault.lock(secret) });
  const uri = generateURI({ issuer, label: person.email, secret });
  return { secret, uri, qr_svg: await qrcode.toString(uri, { type: 'svg', margin: 1 }) };
}

/** Confirms the setup with a first code. @returns recovery codes, shown once */
export async function confirmAuthenticator(
  db: TenantDb,
  mail: MailContext,
  visit: Visit,
  vault: Vault,
  viewer: Viewer,
  code: string,
): Promise<string[]> {
  await requireRecentIdentity(db, viewer);
  const app = await findAuthenticator(db, viewer.id);
  if (!app) fail(conflict('Start setting up the authenticator app first.'));
  if (app.confirmed_at) fail(conflict('You already have an authenticator app.'));
  const step = await matchingStep(vault.open(app.secret_encrypted), code.replace(/\s/g, ''), app.last_step);
  if (step === null) fail(invalid({ code: [WRONG_CODE] }));
  const { codes, hashes } = newRecoveryCodes(viewer.id);
  await updateAuthenticator(db, viewer.id, {
    confirmed_at: new Date().toISOString(),
    last_step: step,
    recovery_hashes: hashes,
  });
  await announceFactorChange(db, mail, visit, viewer, 'authenticator_added');
  return codes;
}

/** Removes the authenticator app. Its own code is the proof of identity that other changes need separately. */
export async function removeAuthenticator(context: SecretContext, vault: Vault, viewer: Viewer, code: string): Promise<void> {
  const person = await context.withTenant(async (db) => {
    if (!(await hasSecondFactor(db, viewer.id))) fail(conflict('You have no authenticator app.'));
    return (await findSignInOf(db, viewer.id)) ?? fail(notFound('Account'));
  });
  await checkSecret(
    context,
    { id: person.id, email: person.email, in_session: true },
    async () => {},
    async (db) => {
      await requireSecondFactor(db, vault, viewer.id, code);
      await setIdentityConfirmed(db, viewer.session_id);
      await deleteAuthenticator(db, viewer.id);
      await announceFactorChange(db, context.mail, context.visit, viewer, 'authenticator_removed');
    },
  );
}

export async function beginPasskey(db: TenantDb, party: Party, viewer: Viewer) {
  await requireRecentIdentity(db, viewer);
  const person = (await findSignInOf(db, viewer.id)) ?? fail(notFound('Account'));
  return passkeyOptions(db, party, person);
}

export async function addPasskey(
  db: TenantDb,
  mail: MailContext,
  visit: Visit,
  party: Party,
  viewer: Viewer,
  request: { name: string; response: unknown },
): Promise<void> {
  await requireRecentIdentity(db, viewer);
  await savePasskey(db, party, viewer.id, request.name, request.response);
  await announceFactorChange(db, mail, visit, viewer, 'passkey_added', request.name);
}

export async function removePasskey(db: TenantDb, mail: MailContext, visit: Visit, viewer: Viewer, id: string): Promise<void> {
  await requireRecentIdentity(db, viewer);
  const name = (await deletePasskey(db, viewer.id, id)) ?? fail(notFound('Passkey'));
  await announceFactorChange(db, mail, visit, viewer, 'passkey_removed', name);
}

/**
 * Removes every second factor of a person who has lost theirs, on an operator's decision. The person is signed out everywhere and
 * gets an email. The caller writes the audit row.
 * @returns how many factors and sessions ended
 */
export async function resetFactors(
  db: TenantDb,
  mail: MailContext,
  operator: FactorResetter,
  userId: number,
): Promise<{ factors: number; sessions: number }> {
  const person = (await findSignInOf(db, userId)) ?? fail(notFound('Person'));
  requireMayResetFactors(operator, person);
  const { authenticator, passkeys } = await describeFactors(db, userId);
  const factors = passkeys.length + (authenticator ? 1 : 0);
  if (factors === 0) fail(conflict('This person has no second factor.'));
  await deleteFactorsSince(db, userId, new Date(0));
  const sessions = await endSessions(db, userId, 'all');
  await recordSecurityEvent(db, { user_id: userId, kind: 'factors_reset', address: null, user_agent: null });
  await sendMail(db, mail, userId, factorsResetMail(person.email, mail.tenant.name, `${mail.site}/auth/login`));
  return { factors, sessions };
}
