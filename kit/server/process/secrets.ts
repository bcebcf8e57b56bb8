import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

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

/** Identifies a secret without revealing anything about it. */
export const markOf = (secret: string): string => createHmac('sha256', secret).update('muster backup').digest('hex').slice(0, 16);

/**
 * Signs short texts for one purpose, with a key derived from the installation's secret.
 * @param previous another secret whose signatures are valid too, while secrets are being rotated
 */
export function signer(purpose: string, secret: string, previous: string | null = null) {
  const macs = [secret, previous].flatMap((text) => {
    if (text === null) return [];
    const key = Buffer.from(hkdfSync('sha256', text, '', `muster ${purpose}`, 32));
    return [(signed: string) => createHmac('sha256', key).update(signed).digest()];
  });
  return {
    sign: (text: string): string => macs[0]?.(text).toString('base64url') ?? '',
    isSigned: (text: string, signature: string): boolean =>
      macs.some((mac) => sameBytes(mac(text), Buffer.from(signature, 'base64url'))),
  };
}

export type Signer = ReturnType<typeof signer>;

/**
 * Encrypts values that must be read again (client secrets, authenticator seeds) with a key derived from the installation's
 * secret.
 * @param previous another secret whose values can still be read, while secrets are being rotated
 */
export function vault(secret: string, previous: string | null = null) {
  const keys = [secret, previous].flatMap((text) => (text === null ? [] : [keyOf(text)]));
  const [key = Buffer.alloc(0)] = keys;
  return {
    lock(text: string): Buffer {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    /** @throws Error when the bytes were changed or encrypted with another secret */
    open(locked: Buffer): string {
      for (const candidate of keys) {
        const text = decrypted(locked, candidate);
        if (text !== null) return text;
      }
      throw new Error('The value was changed or encrypted with another secret');
    },
    /** Whether the value is encrypted with the first secret. */
    isCurrent: (locked: Buffer): boolean => decrypted(locked, key) !== null,
  };
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'muster vault', 32));

function decrypted(locked: Buffer, key: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, locked.subarray(0, 12));
    decipher.setAuthTag(locked.subarray(-16));
    return Buffer.concat([decipher.update(locked.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

export type Vault = ReturnType<typeof vault>;
