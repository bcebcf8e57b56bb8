import { randomUUID } from 'node:crypto';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { daysBefore, eraseSome, type RetentionRule } from '#kit/server/records/retention.ts';
import type { Difference, Outcome } from '../rules.ts';
import type { FeedInput, FeedRun } from '../shapes.ts';

export type FeedRow = Selectable<DB['job_feeds']>;

/** Whose feeds: a company's, or for null the tenant's. */
export type Owner = { company_id: number | null };

const ofOwner = (db: TenantDb, { company_id }: Owner) =>
  db
    .selectFrom('job_feeds')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`company_id is not distinct from ${company_id}`)
    .where('deleted_at', 'is', null);

export const findFeeds = (db: TenantDb, owner: Owner): Promise<FeedRow[]> =>
  ofOwner(db, owner).selectAll().orderBy('name').orderBy('id').execute();

export const countFeeds = async (db: TenantDb, owner: Owner): Promise<number> =>
  (await ofOwner(db, owner).select('id').execute()).length;

/** Holds back others who add a feed of the same owner, until the transaction ends. */
export const lockFeeds = (db: TenantDb, { company_id }: Owner) =>
  sql`select pg_advisory_xact_lock(hashtext(${`job feeds of ${company_id ?? 'the tenant'}`}), ${db.tenant_id}::int)`.execute(db);

export const findFeed = (db: TenantDb, owner: Owner, id: number, lock = false): Promise<FeedRow | undefined> =>
  ofOwner(db, owner)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .selectAll()
    .executeTakeFirst();

export const findAnyFeed = (db: TenantDb, id: number): Promise<FeedRow | undefined> =>
  db.selectFrom('job_feeds').where('tenant_id', '=', db.tenant_id).where('id', '=', id).selectAll().executeTakeFirst();

type Stored = Omit<FeedInput, 'key'> & { key?: Buffer | null };

const columnsOf = ({ mapping, ...input }: Stored) => ({ ...input, mapping: JSON.stringify(mapping) });

/** @returns its id */
export async function insertFeed(db: TenantDb, owner: Owner, createdBy: number, input: Stored): Promise<number> {
  const { id } = await db
    .insertInto('job_feeds')
    .values({ ...columnsOf(input), tenant_id: db.tenant_id, ...owner, created_by: createdBy, source: `feed:${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The feed of files that are imported on the server under one name. @returns its id */
export async function upsertFileFeed(db: TenantDb, source: string, fileName: string): Promise<number> {
  const { id } = await db
    .insertInto('job_feeds')
    .values({ tenant_id: db.tenant_id, name: source, kind: 'file', source, address: fileName, every_hours: null })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'source']).doUpdateSet({ address: fileName, deleted_at: null, close_jobs: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateFeed(
  db: TenantDb,
  id: number,
  change: Partial<Stored> &
    Partial<
      Pick<FeedRow, 'is_paused' | 'next_run_at' | 'etag' | 'last_modified' | 'decision_since' | 'deleted_at' | 'close_jobs'>
    >,
): Promise<void> {
  const { mapping, ...columns } = change;
  await db
    .updateTable('job_feeds')
    .set({ ...columns, ...(mapping && { mapping: JSON.stringify(mapping) }) })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function removeFeed(db: TenantDb, id: number): Promise<void> {
  await db.deleteFrom('job_feeds').where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** Feeds whose time has come, after one. */
export async function findDueFeeds(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('job_feeds')
    .where('tenant_id', '=', db.tenant_id)
    .where('next_run_at', '<=', sql<string>`now()`)
    .where('is_paused', '=', false)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the next time of feeds on a schedule, counted from now. */
export async function scheduleNext(db: TenantDb, ids: readonly number[]): Promise<void> {
  await sql`update job_feeds set next_run_at = (now() at time zone 'UTC' + make_interval(hours => every_hours)) at time zone 'UTC'
    where tenant_id = ${db.tenant_id} and id = any(${sql.val(ids)}::int[])`.execute(db);
}

export type StoredDifference = {
  kind: Difference;
  external_id: string | null;
  job_id: number | null;
  title: string | null;
  note: string | null;
};

/** Begins a run. One that has not ended was interrupted. @returns its id */
export async function beginRun(db: TenantDb, feedId: number, startedAt: string): Promise<number> {
  await db
    .updateTable('job_feed_runs')
    .set({ outcome: 'interrupted', ended_at: startedAt })
    .where('tenant_id', '=', db.tenant_id)
    .where('feed_id', '=', feedId)
    .where('ended_at', 'is', null)
    .execute();
  const { id } = await db
    .insertInto('job_feed_runs')
    .values({ tenant_id: db.tenant_id, feed_id: feedId, started_at: startedAt, counts: '{}', differences: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endRun(
  db: TenantDb,
  id: number,
  run: { outcome: Outcome; message: string | null; counts: FeedRun['counts']; differences: readonly StoredDifference[] },
): Promise<void> {
  await db
    .updateTable('job_feed_runs')
    .set({
      outcome: run.outcome,
      message: run.message?.slice(0, 1000) || null,
      counts: JSON.stringify(run.counts),
      differences: JSON.stringify(run.differences),
      ended_at: new Date().toISOString(),
    })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

const runs = (db: TenantDb, feedId: number) =>
  db
    .selectFrom('job_feed_runs')
    .where('tenant_id', '=', db.tenant_id)
    .where('feed_id', '=', feedId)
    .select(['id', 'started_at', 'ended_at', 'outcome', 'message'])
    .select(sql<FeedRun['counts']>`counts`.as('counts'))
    .orderBy('id', 'desc');

const RUNS_SHOWN = 30;

export const findRuns = (db: TenantDb, feedId: number, limit = RUNS_SHOWN) => runs(db, feedId).limit(limit).execute();

export const findRun = (db: TenantDb, feedId: number, id: number) =>
  runs(db, feedId).where('id', '=', id).select(sql<StoredDifference[]>`differences`.as('differences')).executeTakeFirst();

/** The company of a feed with the domains that are proven to be its own. */
export async function findCompany(db: TenantDb, id: number) {
  const { rows } = await sql<{ id: number; name: string; status: string; domains: string[] }>`
    select c.id, c.name, c.status, array(select d.domain from company_domains d
      where d.tenant_id = ${db.tenant_id} and d.company_id = c.id and d.verified_at is not null order by 1) as domains
    from companies c where c.tenant_id = ${db.tenant_id} and c.id = ${id}`.execute(db);
  return rows[0];
}

export const findTenant = (db: TenantDb) =>
  db
    .selectFrom('tenants')
    .where('id', '=', db.tenant_id)
    .select(['id', 'country_id', 'recruiter_approval'])
    .executeTakeFirstOrThrow();

const RUN_DAYS = 90;

/** Runs of the last quarter show how a feed does. */
export const feedRunRetention: RetentionRule = {
  name: 'job_feed_runs',
  erase: (db, now) => eraseSome(db, 'job_feed_runs', ['id'], sql`ended_at < ${daysBefore(now, RUN_DAYS)}`),
};
