import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { databaseNow } from '../background/clock.ts';
import type { TenantDb } from '../database/db.ts';

/**
 * The part of a client's address that rate limits count. An IPv6 customer can use any address of a /64, so the limit applies to
 * the /64. IPv4 addresses, also those written as IPv6 (`::ffff:192.0.2.1`), count individually.
 */
export function limitedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [left = '', right] = (address.split('%')[0] ?? '').split('::');
  const head = left === '' ? [] : left.split(':');
  // A dotted ending fills the last two of the eight groups.
  const tail = right ? right.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group])) : [];
  const zeros = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Buckets are stored as hashes, because their names contain emails and network addresses. */
const keyOf = (bucket: string): string => createHash('sha256').update(bucket).digest('base64url');

/** Attempts allowed in a window of seconds. */
type Limit = { max: number; window: number };

/**
 * Counts one attempt in a bucket. Stored in PostgreSQL, so all processes share the count.
 * @returns seconds to wait when the bucket is full, 0 when the attempt is allowed
 */
export const countTry = async (db: TenantDb, bucket: string, limit: Limit): Promise<number> =>
  (await countTries(db, bucket, limit)).wait;

/** The same. @returns also the attempts in the window, with this one, and the seconds until it ends */
export async function countTries(
  db: TenantDb,
  bucket: string,
  limit: Limit,
): Promise<{ tries: number; wait: number; ends_in: number }> {
  const now = databaseNow().getTime();
  const [at, endsAt] = [new Date(now).toISOString(), new Date(now + limit.window * 1000).toISOString()];
  const { rows } = await sql<{ tries: number; ends_at: string }>`
    insert into rate_limits as r (tenant_id, bucket, tries, ends_at)
    values (${db.tenant_id}, ${keyOf(bucket)}, 1, ${endsAt}::timestamptz)
    on conflict (tenant_id, bucket) do update set
      tries = case when r.ends_at <= ${at}::timestamptz then 1 else r.tries + 1 end,
      ends_at = case when r.ends_at <= ${at}::timestamptz then excluded.ends_at else r.ends_at end
    returning tries, ends_at`.execute(db.prepared);
  const { tries, ends_at } = rows[0] ?? { tries: 1, ends_at: endsAt };
  const ends_in = Math.max(1, (Date.parse(ends_at) - now) / 1000);
  return { tries, wait: tries > limit.max ? ends_in : 0, ends_in };
}

/** Empties a bucket, after a success that makes earlier failures irrelevant. */
export async function clearTries(db: TenantDb, bucket: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('bucket', '=', keyOf(bucket)).execute();
}

/** Takes one counted attempt back, after a success. */
export async function uncountTry(db: TenantDb, bucket: string): Promise<void> {
  await db.updateTable('rate_limits').set({ tries: sql`greatest(tries - 1, 0)` }).where('bucket', '=', keyOf(bucket)).execute();
}

/** Locks a person until the transaction ends. Requests that count the person's rows before they add one follow each other. */
export async function lockCounted(db: TenantDb, userId: number): Promise<void> {
  await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .execute();
}
