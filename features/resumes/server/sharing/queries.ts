import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';

const columns = [
  'id',
  sql<boolean>`password_hash is not null`.as('has_password'),
  'hides_contacts',
  'expires_at',
  'views',
  'created_at',
] as const;

export const findShares = (db: TenantDb, resumeId: number) =>
  db.selectFrom('resume_shares').where('resume_id', '=', resumeId).select(columns).orderBy('id', 'desc').execute();

type NewShare = {
  resume_id: number;
  token_hash: Buffer;
  password_hash: string | null;
  hides_contacts: boolean;
  days: number | null;
};

export const insertShare = (db: TenantDb, { days, ...share }: NewShare) =>
  db
    .insertInto('resume_shares')
    .values({ ...share, expires_at: days === null ? null : sql<string>`now() + make_interval(days => ${days})` })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** @returns whether the resume had this link */
export async function deleteShare(db: TenantDb, resumeId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resume_shares')
    .where('resume_id', '=', resumeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A link that is not expired, with an active owner and a resume that is not in the trash. */
export const findLiveShare = (db: TenantDb, tokenHash: Buffer) =>
  db
    .selectFrom('resume_shares as s')
    .innerJoin('resumes as r', (join) => join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.id', '=', 's.resume_id'))
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.user_id'))
    .where('s.token_hash', '=', tokenHash)
    .where('r.trashed_at', 'is', null)
    .where('u.status', '=', 'active')
    .where((where) => where.or([where('s.expires_at', 'is', null), where('s.expires_at', '>', sql<string>`now()`)]))
    .select(['s.id', 's.password_hash', 's.hides_contacts', 'r.id as resume_id', 'r.user_id'])
    .executeTakeFirst();

export async function countView(db: TenantDb, id: number): Promise<void> {
  await db.updateTable('resume_shares').set({ views: sql<number>`views + 1` }).where('id', '=', id).execute();
}
