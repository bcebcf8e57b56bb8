import { hash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { databaseNow } from '#kit/server/background/clock.ts';

const ALGORITHM = 'HS256';
/** The audience of device tokens. */
const DEVICE = 'device';

/** How many tokens a process remembers to have verified. */
const MOST_REMEMBERED = 10_000;

export type TokenClaims = { user_id: number; tenant_id: number; session_id: string };

/** What a device token proves. `password` is a fingerprint of the account's password. */
export type DeviceClaims = { user_id: number; tenant_id: number; password: string };

/**
 * Signs the tokens of one installation.
 * @param secret 32 or more characters
 * @param previous another secret whose tokens are valid too, while secrets are being rotated
 */
export function tokensSignedWith(secret: string, previous: string | null = null) {
  const key = new TextEncoder().encode(secret);
  const accepted = previous === null ? [key] : [key, new TextEncoder().encode(previous)];
  /** Verified tokens by their hash, the oldest first. They say who asks; whether the session still exists is looked up each time. */
  const verified = new Map<string, { claims: TokenClaims; expires_at: number }>();

  async function verify(token: string): Promise<{ claims: TokenClaims; expires_at: number } | null> {
    for (const candidate of accepted) {
      const found = await verifyWith(candidate, token);
      if (found) return found;
    }
    return null;
  }

  async function verifyWith(candidate: Uint8Array, token: string): Promise<{ claims: TokenClaims; expires_at: number } | null> {
    try {
      const { payload } = await jwtVerify(token, candidate, {
        algorithms: [ALGORITHM],
        requiredClaims: ['exp'],
        currentDate: databaseNow(),
      });
      const user_id = Number(payload.sub);
      if (!Number.isInteger(user_id) || typeof payload.tenant !== 'number' || typeof payload.session !== 'string') return null;
      const claims = { user_id, tenant_id: payload.tenant, session_id: payload.session };
      return { claims, expires_at: Number(payload.exp) * 1000 };
    } catch {
      return null;
    }
  }

  return {
    /** @param expiresAt when the session ends; `exp` is in seconds */
    sign: (claims: TokenClaims, expiresAt: Date) =>
      new SignJWT({ tenant: claims.tenant_id, session: claims.session_id })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(claims.user_id))
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),

    /** Signs a token that proves that a device has signed in. It is no session: `read` refuses it. */
    signDevice: (claims: DeviceClaims, expiresAt: Date) =>
      new SignJWT({ tenant: claims.tenant_id, password: claims.password })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(claims.user_id))
        .setAudience(DEVICE)
        .setExpirationTime(expiresAt)
        .sign(key),

    /** Whether a device token proves exactly these claims and has not expired. */
    async isDevice(token: string, claims: DeviceClaims): Promise<boolean> {
      const options = { algorithms: [ALGORITHM], audience: DEVICE, subject: String(claims.user_id), requiredClaims: ['exp'] };
      for (const candidate of accepted) {
        const found = await jwtVerify(token, candidate, options).catch(() => null);
        if (found?.payload.tenant === claims.tenant_id && found.payload.password === claims.password) return true;
      }
      return false;
    },

    /** The claims of a token that this installation signed and that has not expired; null otherwise. */
    async read(token: string): Promise<TokenClaims | null> {
      const name = hash('sha256', token, 'base64url');
      const known = verified.get(name);
      if (known) return known.expires_at > databaseNow().getTime() ? known.claims : null;
      const found = await verify(token);
      if (!found) return null;
      const [oldest] = verified.keys();
      if (verified.size >= MOST_REMEMBERED && oldest !== undefined) verified.delete(oldest);
      verified.set(name, found);
      return found.claims;
    },
  };
}

export type Tokens = ReturnType<typeof tokensSignedWith>;
