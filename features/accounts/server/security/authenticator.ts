import { verify } from 'otplib';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import { hashOf, newToken, sameBytes, type Vault } from '#kit/server/process/secrets.ts';
import { findAuthenticator, updateAuthenticator } from './factor-queries.ts';
import { wrongSecret } from './secret-checks.ts';

/** Clock difference allowed for a phone, in seconds. */
const CLOCK_TOLERANCE = 30;
const RECOVERY_CODES = 8;

const ASK_FOR_CODE = 'Enter the 6-digit code from your authenticator app, or a recovery code.';
export const WRONG_CODE = 'This code is wrong or was already used. Enter the next one.';

export async function hasSecondFactor(db: TenantDb, userId: number): Promise<boolean> {
  return Boolean((await findAuthenticator(db, userId))?.confirmed_at);
}

/** Requires a valid code if the person has an authenticator app. A code works once. Called within checkSecret. */
export async function requireSecondFactor(db: TenantDb, vault: Vault, userId: number, code: string | undefined): Promise<void> {
  const app = await findAuthenticator(db, userId);
  if (!app?.confirmed_at) return;
  if (!code) fail(invalid({ code: [ASK_FOR_CODE] }));
  if (!(await spendCode(db, vault, userId, app, code))) fail(wrongSecret({ code: [WRONG_CODE] }));
}

type AuthenticatorRow = NonNullable<Awaited<ReturnType<typeof findAuthenticator>>>;

async function spendCode(db: TenantDb, vault: Vault, userId: number, app: AuthenticatorRow, code: string): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '').toLowerCase();
  const step = await matchingStep(vault.open(app.secret_encrypted), typed, app.last_step);
  if (step !== null) {
    await updateAuthenticator(db, userId, { last_step: step });
    return true;
  }
  const hash = hashOf(`${userId} ${typed}`);
  const left = app.recovery_hashes.filter((stored) => !sameBytes(stored, hash));
  if (left.length === app.recovery_hashes.length) return false;
  await updateAuthenticator(db, userId, { recovery_hashes: left });
  return true;
}

/** @returns the time step of the code, or null */
export async function matchingStep(secret: string, token: string, after: number): Promise<number | null> {
  if (!/^\d{6}$/.test(token)) return null;
  const result = await verify({ secret, token, epochTolerance: CLOCK_TOLERANCE, afterTimeStep: after });
  return result.valid && 'timeStep' in result ? Number(result.timeStep) : null;
}

/** @returns codes to show once, and their hashes to store */
export function newRecoveryCodes(userId: number): { codes: string[]; hashes: Buffer[] } {
  const plain = Array.from({ length: RECOVERY_CODES }, () =>
    newToken()
      .replace(/[^a-z0-9]/gi, '')
      .toLowerCase()
      .slice(0, 10),
  );
  return {
    codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: plain.map((code) => hashOf(`${userId} ${code}`)),
  };
}
