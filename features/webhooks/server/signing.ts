import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 256 random bits, as Standard Webhooks 1.0.0 writes them. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** The headers of an attempt. With two secrets, during a rotation, receivers find either signature. */
export function signedHeaders(
  message: { id: string; body: string; secrets: readonly string[] },
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signed = `${message.id}.${timestamp}.${message.body}`;
  const signatures = message.secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
        .update(signed)
        .digest('base64')}`,
  );
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
