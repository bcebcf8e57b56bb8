import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { megabytes, STORAGE_KINDS, type StorageKind, type StoredKinds, totalOf } from '#kit/contract/storage.ts';
import { fail, tooLarge } from '../http/errors.ts';

/** In bytes; 0 for no limit. */
export type StorageLimits = { person: number; company: number; tenant: number };

const MEGABYTE = 1_000_000;
export const DEFAULT_STORAGE: StorageLimits = { person: 100 * MEGABYTE, company: 5000 * MEGABYTE, tenant: 0 };

/** After this the counted bytes are counted anew: deleting does not subtract, and an earlier release does not count. */
const COUNTED_FOR_MS = 24 * 3_600_000;

/** What messages, applications and other short texts may use beyond the limit, so that full storage does not silence anyone. */
const RESERVE = 1.1;

/** What a transaction stores for a person. `fits_limit` is false where all of it may use the reserve. */
export type NotedBytes = { bytes: number; fits_limit: boolean };

/** What counting needs of a tenant's transaction (kit/server/database/db.ts). */
type Counting = Transaction<DB> & { tenant_id: number; stored: Map<number, NotedBytes> };

export type StorageOwner = { kind: 'person' | 'company'; id: number };

/**
 * Notes that this transaction stores more for a person, or for the company of a recruiter. Before it commits, the bytes are added to those of
 * the owner, and the transaction is refused with 413 if that is more than allowed. Call it where the content is written.
 */
export function countStored(db: Counting, userId: number, bytes: number): void {
  note(db, userId, bytes, true);
}

/** Like `countStored`, but a transaction that stores only this is refused only beyond a reserve of a tenth of the limit. */
export function countWithReserve(db: Counting, userId: number, bytes: number): void {
  note(db, userId, bytes, false);
}

function note(db: Counting, userId: number, bytes: number, fits_limit: boolean): void {
  if (bytes <= 0) return;
  const before = db.stored.get(userId) ?? { bytes: 0, fits_limit: false };
  db.stored.set(userId, { bytes: before.bytes + bytes, fits_limit: before.fits_limit || fits_limit });
}

/**
 * Adds what the transaction noted. It is the last thing that a transaction does, so that nobody waits longer than the commit takes for the row
 * that this locks. @throws Refusal 413 with what uses most and what to delete
 */
export async function enforceStorage(db: Counting, limits: StorageLimits): Promise<void> {
  for (const [userId, { bytes, fits_limit }] of [...db.stored].sort(([one], [other]) => one - other)) {
    const found = await findOwner(db, userId);
    if (!found) continue;
    const allowed = (limit: number) => (fits_limit ? limit : RESERVE * limit);
    if (limits.tenant > 0 && (found.tenant_bytes ?? 0) > allowed(limits.tenant))
      fail(tooLarge('The storage of this site is full. Its operator has to make room before anything can be added.'));
    // What operators upload belongs to the tenant.
    if (found.owner === null) continue;
    const limit = limits[found.owner.kind];
    const counted = await addBytes(db, found.owner, bytes);
    const isStale = counted.counted_at === null || Date.parse(counted.counted_at) < Date.now() - COUNTED_FOR_MS;
    if (!isStale && (limit === 0 || counted.bytes <= allowed(limit))) continue;
    const kinds = await countKinds(db, found.owner);
    await writeBytes(db, found.owner, totalOf(kinds));
    if (limit > 0 && totalOf(kinds) > allowed(limit)) fail(tooLarge(fullSentence(found.owner, kinds, limit)));
  }
}

function fullSentence({ kind }: StorageOwner, kinds: StoredKinds, limit: number): string {
  const bySize = (Object.entries(kinds) as [StorageKind, number][]).sort(([, one], [, other]) => other - one);
  const [most] = bySize;
  const deletable = bySize.filter(([name]) => STORAGE_KINDS[name].remedy !== null);
  // Deleting everything that can be deleted may not be enough.
  const isEnough = totalOf(kinds) - totalOf(Object.fromEntries(deletable)) <= limit;
  const remedy = isEnough && deletable[0] ? STORAGE_KINDS[deletable[0][0]].remedy : 'Ask the operator of this site for more';
  const whose =
    kind === 'person'
      ? 'Your storage is full: with this, you would use'
      : 'Your company’s storage is full: with this, it would use';
  const largest = most ? ` Most of it is for ${STORAGE_KINDS[most[0]].label} (${megabytes(most[1])}).` : '';
  return `${whose} ${megabytes(totalOf(kinds)).replace(' MB', '')} of ${megabytes(limit)}.${largest} ${remedy}, then try again.`;
}

/**
 * The bytes of a person, a company, or with null of the tenant, by kind, counted now. Those of a person or company distinguish what can be deleted from
 * what was sent.
 */
export async function countKinds(db: Counting, owner: StorageOwner | null): Promise<StoredKinds> {
  const kind = owner === null ? sql.ref('s.kind') : sql.ref('s.exact_kind');
  const isOwn =
    owner === null ? sql`true` : owner.kind === 'person' ? sql`s.user_id = ${owner.id}` : sql`s.company_id = ${owner.id}`;
  const { rows } = await sql<{ kind: StorageKind; bytes: number }>`
    select ${kind} as kind, sum(s.bytes)::bigint as bytes from stored_bytes s
    where s.tenant_id = ${db.tenant_id} and ${isOwn} group by ${kind}`.execute(db);
  return Object.fromEntries(rows.map(({ kind, bytes }) => [kind, bytes]));
}

/** Whose the content of a person is: a recruiter's is their company's, an operator's (null) the tenant's. With the bytes of the tenant. */
async function findOwner(
  db: Counting,
  userId: number,
): Promise<{ owner: StorageOwner | null; tenant_bytes: number | null } | null> {
  const found = await db
    .selectFrom('users as u')
    .leftJoin('tenant_storage as t', (join) => join.on('t.tenant_id', '=', db.tenant_id))
    .where('u.id', '=', userId)
    .select(['u.role', 'u.company_id', 't.bytes as tenant_bytes'])
    .executeTakeFirst();
  if (!found) return null;
  const { role, company_id, tenant_bytes } = found;
  const isOperator = role === 'operator' || role === 'system_operator';
  const owner: StorageOwner = company_id === null ? { kind: 'person', id: userId } : { kind: 'company', id: company_id };
  return { owner: isOperator ? null : owner, tenant_bytes };
}

/** The two tables have the same columns, but for the name of the owner's. */
const tableOf = ({ kind }: StorageOwner) =>
  kind === 'person'
    ? { table: sql.table('person_storage'), column: sql.ref('user_id') }
    : { table: sql.table('company_storage'), column: sql.ref('company_id') };

async function addBytes(db: Counting, owner: StorageOwner, bytes: number) {
  const { table, column } = tableOf(owner);
  const { rows } = await sql<{ bytes: number; counted_at: string | null }>`
    insert into ${table} as s (tenant_id, ${column}, bytes) values (${db.tenant_id}, ${owner.id}, ${bytes})
    on conflict (tenant_id, ${column}) do update set bytes = s.bytes + excluded.bytes
    returning bytes, counted_at`.execute(db);
  return rows[0] ?? { bytes, counted_at: null };
}

async function writeBytes(db: Counting, owner: StorageOwner, bytes: number): Promise<void> {
  const { table, column } = tableOf(owner);
  await sql`
    update ${table} set bytes = ${bytes}, counted_at = ${new Date().toISOString()}::timestamptz
    where tenant_id = ${db.tenant_id} and ${column} = ${owner.id}`.execute(db);
}

/** Counts what a tenant stores. */
export async function countTenant(db: Counting): Promise<void> {
  const kinds = await countKinds(db, null);
  const counted = { bytes: totalOf(kinds), kinds: JSON.stringify(kinds), counted_at: new Date().toISOString() };
  await db
    .insertInto('tenant_storage')
    .values(counted)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(counted))
    .execute();
}

/** What the schedule counted last of a tenant. */
export const findTenantStorage = (db: Counting) =>
  db.selectFrom('tenant_storage').select(['bytes', 'kinds', 'counted_at']).executeTakeFirst();
