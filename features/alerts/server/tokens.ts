import type { Signer } from '#kit/server/process/secrets.ts';

/** A recipient of a tenant. */
type Recipient = { tenant_id: number; recipient_id: number };

/** `page` opens the alerts of an address, `stop` ends its emails. */
type Purpose = 'page' | 'stop';

const signedText = (purpose: Purpose, { tenant_id, recipient_id }: Recipient) => `alerts ${purpose} ${tenant_id}.${recipient_id}`;

/** The token of a link in the emails of a recipient. It is signed, so the database needs no copy of it. */
export const recipientToken = (signer: Signer, purpose: Purpose, recipient: Recipient): string =>
  `${recipient.recipient_id}-${signer.sign(signedText(purpose, recipient))}`;

/** The recipient to whom this token was sent; null for a token of another tenant or purpose. The recipient may be gone. */
export function readRecipientToken(signer: Signer, purpose: Purpose, tenantId: number, token: string): number | null {
  const [, id, signature] = /^([1-9]\d{0,9})-(.+)$/.exec(token) ?? [];
  const recipient = { tenant_id: tenantId, recipient_id: Number(id) };
  if (signature === undefined || recipient.recipient_id > 2_147_483_647) return null;
  return signer.isSigned(signedText(purpose, recipient), signature) ? recipient.recipient_id : null;
}
