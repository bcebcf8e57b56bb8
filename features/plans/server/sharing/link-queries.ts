import type { TenantDb } from '#kit/server/database/db.ts';

const LINK = ['id', 'kind', 'label', 'expires_at', 'created_at'] as const;

export const findLinks = (db: TenantDb, userId: number) =>
  db
    .selectFrom('plan_links')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select(LINK)
    .orderBy('id', 'desc')
    .execute();

export const insertLink = (
  db: TenantDb,
  link: { user_id: number; kind: 'calendar' | 'adviser'; label: string; token_hash: Buffer; expires_at: string | null },
) =>
  db
    .insertInto('plan_links')
    .values({ ...link, tenant_id: db.tenant_id })
    .returning(LINK)
    .executeTakeFirstOrThrow();

/** @returns whether it was the person's */
export async function deleteLink(db: TenantDb, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('plan_links')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findOwnerName(db: TenantDb, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', userId)
    .select(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  return [row.first_name, row.last_name].filter(Boolean).join(' ');
}

/** The owner of a link that has not ended, where the account is active. */
export const findLinkOwner = (db: TenantDb, kind: 'calendar' | 'adviser', tokenHash: Buffer) =>
  db
    .selectFrom('plan_links as l')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'l.tenant_id').onRef('u.id', '=', 'l.user_id'))
    .where('l.tenant_id', '=', db.tenant_id)
    .where('l.kind', '=', kind)
    .where('l.token_hash', '=', tokenHash)
    .where('u.status', '=', 'active')
    .where((eb) => eb.or([eb('l.expires_at', 'is', null), eb('l.expires_at', '>', new Date().toISOString())]))
    .select(['u.id', 'u.first_name', 'u.last_name'])
    .executeTakeFirst();
