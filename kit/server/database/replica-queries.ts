import { type RawBuilder, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/types.ts';

/** Writes that are older are on every replica that is used: one that is further behind is not (replicas.ts). */
export const RECENT_SECONDS = 60;

/**
 * Counts a write of these people, as the last statement of its transaction: the row of a person stays locked until the commit, and every
 * transaction takes the rows in the same order. Whoever finds the count on a replica finds everything that was committed before.
 */
export async function countWrites(
  db: { tenant_id: number; prepared: Transaction<DB> },
  userIds: Iterable<number>,
): Promise<void> {
  const ids = [...new Set(userIds)].sort((one, other) => one - other);
  if (ids.length === 0) return;
  await sql`
    insert into person_writes as w (tenant_id, user_id, count, at)
    select ${db.tenant_id}::int, id, 1, clock_timestamp() from unnest(${sql.val(ids)}::int[]) as k (id)
    on conflict (tenant_id, user_id) do update set count = w.count + 1, at = excluded.at`.execute(db.prepared);
}

/** The count of a person's writes, a column for the statement that authorizes them; null when the last one is not recent. */
export const recentWrites = (tenantId: number, userId: RawBuilder<unknown>): RawBuilder<number | null> => sql`(
  select w.count from person_writes w where w.tenant_id = ${tenantId} and w.user_id = ${userId}
     and w.at > now() - make_interval(secs => ${sql.lit(RECENT_SECONDS)}))`;

/** Whether a replica has a person's writes up to this count. The transaction is open, so later statements see no less. */
export async function hasWrites(client: pg.PoolClient, tenantId: number, userId: number, count: number): Promise<boolean> {
  const { rows } = await client.query<{ has_all: boolean }>({
    name: 'has_writes',
    text: 'select count >= $3 as has_all from person_writes where tenant_id = $1 and user_id = $2',
    values: [tenantId, userId, count],
  });
  return rows[0]?.has_all ?? false;
}

/** Bytes of the log that the primary has written. */
export async function primaryPosition(primary: pg.Pool): Promise<number> {
  const { rows } = await primary.query<{ position: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as position",
  );
  return rows[0]?.position ?? 0;
}

/** Bytes of the log that a replica has applied, and seconds since the last commit in them. Null without recovery: it is no replica. */
export async function replicaPosition(replica: pg.Pool): Promise<{ position: number | null; age: number | null }> {
  const { rows } = await replica.query<{ position: number | null; age: number | null }>(
    `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as position,
            extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as age`,
  );
  return rows[0] ?? { position: null, age: null };
}
