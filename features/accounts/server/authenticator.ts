import { generateSecret, generateURI, verify } from 'otplib';
import qrcode from 'qrcode';
import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail, invalid } from '#kit/server/errors.ts';
import { hashOf, newToken, sameBytes, type Vault } from '#kit/server/secrets.ts';
import { findAuthenticator, keepAuthenticator, updateAuthenticator } from './security-queries.ts';

/** Seconds that a phone's clock may be off. */
const CLOCK_TOLERANCE = 30;
const RECOVERY_CODES = 8;

const ASK_FOR_CODE = 'Enter the 6-digit code of your authenticator app, or a recovery code.';
const WRONG_CODE = 'This code is not right, or has been used. Enter the next one.';

/** Refuses a sign-in whose password was right until the authenticator's code is right too; a code works once. */
export async function requireSecondFactor(db: TenantDb, vault: Vault, userId: number, code: string | undefined): Promise<void> {
  const app = await findAuthenticator(db, userId);
  if (!app?.confirmed_at) return;
  if (!code) fail(invalid({ code: [ASK_FOR_CODE] }));
  if (!(await spendCode(db, vault, userId, app, code))) fail(invalid({ code: [WRONG_CODE] }));
}

type AuthenticatorRow = NonNullable<Awaited<ReturnType<typeof findAuthenticator>>>;

async function spendCode(db: TenantDb, vault: Vault, userId: number, app: AuthenticatorRow, code: string): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '').toLowerCase();
  const step = await stepOf(vault.open(app.secret_encrypted), typed, app.last_step);
  if (step !== null) {
    await updateAuthenticator(db, userId, { last_step: step });
    return true;
  }
  const hash = hashOf(`${userId} ${typed}`);
  const left = app.recovery_hashes.filter((kept) => !sameBytes(kept, hash));
  if (left.length === app.recovery_hashes.length) return false;
  await updateAuthenticator(db, userId, { recovery_hashes: left });
  return true;
}

/** The time step whose code this is, or null. */
async function stepOf(secret: string, token: string, after: number): Promise<number | null> {
  if (!/^\d{6}$/.test(token)) return null;
  const result = await verify({ secret, token, epochTolerance: CLOCK_TOLERANCE, afterTimeStep: after });
  return result.valid && 'timeStep' in result ? Number(result.timeStep) : null;
}

/** Begins setting up an authenticator app; nothing changes for signing in until a code confirms it. */
export async function beginAuthenticator(db: TenantDb, vault: Vault, person: { id: number; email: string }, issuer: string) {
  const before = await findAuthenticator(db, person.id);
  if (before?.confirmed_at) fail(conflict('An authenticator app is set up already. Remove it first.'));
  const secret = generateSecret();
  await keepAuthenticator(db, { user_id: person.id, secret_encrypted: vault.lock(secret) });
  const uri = generateURI({ issuer, label: person.email, secret });
  return { secret, uri, qr_svg: await qrcode.toString(uri, { type: 'svg', margin: 1 }) };
}

/** Confirms it with a first code. @returns recovery codes, shown once */
export async function confirmAuthenticator(db: TenantDb, vault: Vault, userId: number, code: string): Promise<string[]> {
  const app = await findAuthenticator(db, userId);
  if (!app) fail(conflict('Begin setting up the authenticator app first.'));
  if (app.confirmed_at) fail(conflict('An authenticator app is set up already.'));
  const step = await stepOf(vault.open(app.secret_encrypted), code.replace(/\s/g, ''), app.last_step);
  if (step === null) fail(invalid({ code: [WRONG_CODE] }));
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    newToken()
      .replace(/[^a-z0-9]/gi, '')
      .toLowerCase()
      .slice(0, 10),
  );
  await updateAuthenticator(db, userId, {
    confirmed_at: new Date().toISOString(),
    last_step: step,
    recovery_hashes: codes.map((one) => hashOf(`${userId} ${one}`)),
  });
  return codes.map((one) => `${one.slice(0, 5)}-${one.slice(5)}`);
}
