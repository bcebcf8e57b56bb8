import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

const stateOf = sql<'open' | 'accepted' | 'revoked' | 'expired'>`case when i.accepted_at is not null then 'accepted'
  when i.revoked_at is not null then 'revoked' when i.expires_at <= now() then 'expired' else 'open' end`;

const invitations = (db: TenantDb) =>
  db
    .selectFrom('invitations as i')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.invited_by'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.company_id'))
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
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('invited_by'),
      stateOf.as('state'),
    ]);

export const invitationsOf = (db: TenantDb, companyId: number) =>
  invitations(db).where('i.company_id', '=', companyId).orderBy('i.sent_at', 'desc').execute();

export const findInvitationOf = (db: TenantDb, companyId: number, id: number) =>
  invitations(db).where('i.company_id', '=', companyId).where('i.id', '=', id).executeTakeFirst();

export const findInvitationByHash = (db: TenantDb, hash: Buffer) =>
  invitations(db).where('i.token_hash', '=', hash).executeTakeFirst();

/**
 * Makes an invitation, or renews the open one of the same address: of several at the same time one row stays.
 * @param invitation.once_in_seconds an invitation sent more recently than this is not sent again
 * @returns its id, or null where the one sent just now stays and its link with it
 */
export async function upsertInvitation(
  db: TenantDb,
  invitation: {
    company_id: number;
    email: string;
    is_admin: boolean;
    invited_by: number;
    token_hash: Buffer;
    hours: number;
    once_in_seconds: number;
  },
): Promise<number | null> {
  const { hours, once_in_seconds, ...fields } = invitation;
  const now = Date.now();
  const at = { sent_at: new Date(now).toISOString(), expires_at: new Date(now + hours * 3_600_000).toISOString() };
  const justNow = new Date(now - once_in_seconds * 1000).toISOString();
  const row = await db
    .insertInto('invitations')
    .values({ ...fields, ...at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'company_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .doUpdateSet({ ...fields, ...at })
        .where((eb) => eb.or([eb('invitations.sent_at', '<', justNow), eb('invitations.is_admin', '<>', fields.is_admin)])),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const findOpenInvitation = (db: TenantDb, companyId: number, email: string) =>
  invitations(db)
    .where('i.tenant_id', '=', db.tenant_id)
    .where('i.company_id', '=', companyId)
    .where('i.email', '=', email)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .executeTakeFirst();

export async function revokeInvitationOf(db: TenantDb, companyId: number, id: number): Promise<boolean> {
  const row = await db
    .updateTable('invitations')
    .set({ revoked_at: sql`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses an invitation, once. */
export const spendInvitation = (db: TenantDb, hash: Buffer) =>
  db
    .updateTable('invitations')
    .set({ accepted_at: sql`now()` })
    .where('token_hash', '=', hash)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['email', 'company_id', 'is_admin'])
    .executeTakeFirst();

type Joiner = {
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  country_id: number;
  company_id: number;
  is_admin: boolean;
};

/**
 * Makes the invited person's account, active and verified (the mail proved the address), or takes over one of the same address that was
 * never verified. @returns undefined when the address has an account of its own
 */
export async function insertInvitedRecruiter(db: TenantDb, person: Joiner): Promise<number | undefined> {
  const values = {
    ...person,
    role: 'recruiter' as const,
    status: 'active' as const,
    email_verified_at: new Date().toISOString(),
    joined_company_at: new Date().toISOString(),
  };
  const row = await db
    .insertInto('users')
    .values(values)
    .onConflict((conflict) =>
      conflict.constraint('users_email_once').doUpdateSet(values).where('users.email_verified_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const findEmployment = (db: TenantDb, email: string) =>
  db.selectFrom('users').select(['id', 'company_id', 'email_verified_at']).where('email', '=', email).executeTakeFirst();
