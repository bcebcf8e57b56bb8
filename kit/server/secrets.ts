import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A token for a link: 32 random bytes as URL-safe text. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token for an address that is opened many times, such as a calendar feed: 24 random bytes as URL-safe text. */
export const newAddressToken = (): string => randomBytes(24).toString('base64url');

/** A six-digit code for people who cannot click a link. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** The stored form of a token. Tokens are random, so a plain hash is enough. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Encrypts values that must be read again (client secrets, authenticator seeds) with a key derived from the installation's
 * secret.
 */
export function vault(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'muster vault', 32));
  return {
    lock(text: string): Buffer {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    /** @throws Error when the bytes were changed or encrypted with another secret */
    open(locked: Buffer): string {
      const decipher = createDecipheriv('aes-256-gcm', key, locked.subarray(0, 12));
      decipher.setAuthTag(locked.subarray(-16));
      return Buffer.concat([decipher.update(locked.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
  };
}

export type Vault = ReturnType<typeof vault>;
