import type { TenantDb } from '#kit/server/database/db.ts';
import type { Signer } from '#kit/server/process/secrets.ts';
import { findUnsubscriber, isPerson } from './reminder-queries.ts';

type Reader = { tenant_id: number; user_id: number };

const signedText = ({ tenant_id, user_id }: Reader) => `${tenant_id}.${user_id}`;

/** The person whose reminder emails contain this token. Earlier versions sent it; later emails have that of notifications. */
export async function readUnsubscribeToken(db: TenantDb, unsubscribing: Signer, token: string): Promise<number | null> {
  const [, id, signature] = /^([1-9]\d{0,9})-(.+)$/.exec(token) ?? [];
  const reader = { tenant_id: db.tenant_id, user_id: Number(id) };
  if (signature !== undefined && unsubscribing.isSigned(signedText(reader), signature))
    return (await isPerson(db, reader.user_id)) ? reader.user_id : null;
  return findUnsubscriber(db, token);
}
