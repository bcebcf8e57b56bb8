import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { recentWrites } from '#kit/server/database/replica-queries.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import type { KeyMode, Scope } from '../../key-rules.ts';

/** Who acts for the company of the key `k`: who made it or, once they have left or are inactive, an admin or else the longest member. */
const actorOf = (tenantId: number) => sql`
  select u.id, u.is_admin::int as is_admin, ${fullName('u')} as name from users u
  where u.tenant_id = ${tenantId} and u.company_id = k.company_id and u.role = 'recruiter' and u.status = 'active'
  order by (u.id is not distinct from k.created_by) desc, u.is_admin desc, u.id limit 1`;

const keys = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('api_keys as k')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'k.tenant_id').onRef('u.id', '=', 'k.created_by'))
    .where('k.tenant_id', '=', db.tenant_id)
    .where('k.company_id', '=', companyId)
    .select(['k.id', 'k.name', 'k.mode', 'k.prefix', 'k.created_at', 'k.expires_at', 'k.last_used_at', 'k.revoked_at'])
    .select([sql<Scope[]>`k.scopes`.as('scopes'), fullName<string | null>('u').as('created_by')])
    .select(sql<string | null>`(select a.name from (${actorOf(db.tenant_id)}) a)`.as('acts_as'));
export type KeyRow = Awaited<ReturnType<typeof findKeys>>[number];

/** Keys that screens show. */
const SHOWN_KEYS = 100;

export const findKeys = (db: TenantDb, companyId: number) =>
  keys(db, companyId).orderBy('k.id', 'desc').limit(SHOWN_KEYS).execute();

export const findKey = (db: TenantDb, companyId: number, id: number) =>
  keys(db, companyId).where('k.id', '=', id).executeTakeFirst();

/** Keys that are neither revoked nor expired. */
export const findValidKeys = (db: TenantDb, companyId: number, now: string) =>
  db
    .selectFrom('api_keys')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .select(['id', 'name', 'mode'])
    .execute();

export async function insertKey(
  db: TenantDb,
  key: {
    company_id: number;
    name: string;
    mode: KeyMode;
    scopes: Scope[];
    prefix: string;
    key_hash: Buffer;
    created_by: number;
    created_at: string;
    expires_at: string | null;
  },
): Promise<number> {
  const { id } = await db.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** @returns whether it was valid until now */
export async function revokeKey(db: TenantDb, companyId: number, id: number, at: string): Promise<boolean> {
  const revoked = await db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

export type FoundKey = {
  id: number;
  mode: KeyMode;
  scopes: Scope[];
  last_used_at: string | null;
  company_id: number;
  company_status: Viewer['company_status'];
  actor_id: number | null;
  is_admin: 0 | 1 | null;
  recent_writes: number | null;
};

/** A key that is neither revoked nor expired, with its company and whoever it acts for. */
export async function findKeyByHash(
  db: TenantDb,
  { hash, now, with_writes }: { hash: Buffer; now: string; with_writes: boolean },
): Promise<FoundKey | undefined> {
  const { rows } = await sql<FoundKey>`
    select k.id, k.mode, k.scopes, k.last_used_at, k.company_id, c.status as company_status, a.id as actor_id, a.is_admin,
      ${with_writes ? recentWrites(db.tenant_id, sql.ref('a.id')) : sql`null`} as recent_writes
    from api_keys k
    join companies c on c.tenant_id = k.tenant_id and c.id = k.company_id
    left join lateral (${actorOf(db.tenant_id)}) a on true
    where k.tenant_id = ${db.tenant_id} and k.key_hash = ${hash} and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > ${now}::timestamptz)`.execute(db.prepared);
  return rows[0];
}

export async function noteKeyUse(db: TenantDb, id: number, at: string): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: at }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}
