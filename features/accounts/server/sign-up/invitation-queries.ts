import { sql } from 'kysely';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';

/**
 * Whether the sender of an invitation may still send it: an active admin of its company or, without a company, an active operator.
 * Otherwise the invitation is invalid. Invitations of operators without a sender come from a system operator of another tenant.
 */
const senderMayInvite = (
  db: TenantDb,
) => sql<boolean>`(i.company_id is null and i.invited_by is null or exists (select from users sender
  where sender.tenant_id = ${db.tenant_id} and sender.id = i.invited_by and sender.status = 'active' and case
    when i.company_id is null then sender.role in ('operator', 'system_operator')
    else sender.company_id = i.company_id and sender.is_admin end))`;

const stateOf = (db: TenantDb, now: string) =>
  sql<'open' | 'accepted' | 'revoked' | 'expired'>`case when i.accepted_at is not null then 'accepted'
    when i.revoked_at is not null or not ${senderMayInvite(db)} then 'revoked' when i.expires_at <= ${now} then 'expired' else 'open' end`;

const invitations = (db: TenantDb) =>
  db
    .selectFrom('invitations as i')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.invited_by'))
    .leftJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.company_id'))
    .select([
      'i.id',
      'i.email',
      'i.is_admin',
      'i.sent_at',
      'i.expires_at',
      'i.company_id',
      'c.name as company_name',
      'c.status as company_status',
      'u.id as inviter_id',
      fullName<string | null>('u').as('invited_by'),
      stateOf(db, databaseNow().toISOString()).as('state'),
    ])
    .where('i.tenant_id', '=', db.tenant_id);

/** The invitations of a company, or with null those of operators. */
const invitationsBy = (db: TenantDb, companyId: number | null) =>
  companyId === null ? invitations(db).where('i.company_id', 'is', null) : invitations(db).where('i.company_id', '=', companyId);

export const invitationsOf = (db: TenantDb, companyId: number | null) =>
  invitationsBy(db, companyId).orderBy('i.sent_at', 'desc').execute();

export const findInvitationOf = (db: TenantDb, companyId: number | null, id: number) =>
  invitationsBy(db, companyId).where('i.id', '=', id).executeTakeFirst();

export const findInvitationByHash = (db: TenantDb, hash: Buffer) =>
  invitations(db).where('i.token_hash', '=', hash).executeTakeFirst();

/**
 * Creates an invitation, or renews the open one for the same address. Concurrent calls leave one row.
 * @param invitation.once_in_seconds an invitation that the same person sent more recently is not sent again
 * @returns its id, or null when it was just sent and its link stays valid
 */
export async function upsertInvitation(
  db: TenantDb,
  invitation: {
    /** Null invites an operator. */
    company_id: number | null;
    email: string;
    is_admin: boolean;
    /** Null for a system operator of another tenant. */
    invited_by: number | null;
    token_hash: Buffer;
    hours: number;
    once_in_seconds: number;
  },
): Promise<number | null> {
  const { hours, once_in_seconds, ...fields } = invitation;
  const now = databaseNow().getTime();
  const at = { sent_at: new Date(now).toISOString(), expires_at: new Date(now + hours * 3_600_000).toISOString() };
  const justNow = new Date(now - once_in_seconds * 1000).toISOString();
  const row = await db
    .insertInto('invitations')
    .values({ ...fields, ...at, tenant_id: db.tenant_id })
    .onConflict((conflict) =>
      (fields.company_id === null
        ? conflict.columns(['tenant_id', 'email']).where('company_id', 'is', null)
        : conflict.columns(['tenant_id', 'company_id', 'email'])
      )
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .doUpdateSet({ ...fields, ...at })
        .where((eb) =>
          eb.or([
            eb('invitations.sent_at', '<', justNow),
            eb('invitations.is_admin', '<>', fields.is_admin),
            // The sender's rights decide whether the link works, so each sender has a separate invitation.
            eb('invitations.invited_by', 'is distinct from', fields.invited_by),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const findOpenInvitation = (db: TenantDb, companyId: number | null, email: string) =>
  invitationsBy(db, companyId)
    .where('i.email', '=', email)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .executeTakeFirst();

/** @returns the address that it was sent to, or null when there is no open one */
export async function revokeInvitationOf(db: TenantDb, companyId: number | null, id: number): Promise<string | null> {
  const row = await db
    .updateTable('invitations')
    .set({ revoked_at: databaseNow().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', companyId === null ? 'is' : '=', companyId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Accepts an invitation, once, while its sender may still invite. */
export const spendInvitation = (db: TenantDb, hash: Buffer) =>
  db
    .updateTable('invitations as i')
    .set({ accepted_at: databaseNow().toISOString() })
    .where('i.tenant_id', '=', db.tenant_id)
    .where('i.token_hash', '=', hash)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', databaseNow().toISOString())
    .where(senderMayInvite(db))
    .returning(['i.email', 'i.company_id', 'i.is_admin'])
    .executeTakeFirst();

export const findEmployment = (db: TenantDb, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'company_id', 'role', 'status'])
    .where('tenant_id', '=', db.tenant_id)
    .where('email', '=', email)
    .executeTakeFirst();
