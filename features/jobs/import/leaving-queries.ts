import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isHeldJob, writeJobSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { deleteChanges } from '../server/holding/change-queries.ts';
import { endHolds } from '../server/holding/queries.ts';
import { announceJobs } from '../server/recruiting/announce-queries.ts';

/** Complete runs in a row without a job, after which it has left its source. */
export const RUNS_TO_LEAVE = 2;
/** Days that a job without a closing day stays open unless it is seen again. */
export const UNSEEN_DAYS = 45;

/** Jobs that can be closed: published, paused, or waiting for an operator. @param job alias of jobs */
const isOpenHere = (db: TenantDb, job: string): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${job}.status`)} in ('published', 'paused') or (${sql.ref(`${job}.status`)} = 'draft' and ${isHeldJob(db, job)}))`;

/**
 * Counts a complete run for each open job of a source that it did not see. @param unchanged the source has not changed since the last complete
 * run, so it still has what that run saw
 */
export async function countMissed(db: TenantDb, source: string, startedAt: string, unchanged: boolean): Promise<void> {
  if (unchanged)
    await sql`update imported_jobs i set seen_at = ${startedAt}::timestamptz from jobs j
      where i.tenant_id = ${db.tenant_id} and i.missed_runs = 0 and j.tenant_id = ${db.tenant_id} and j.id = i.job_id
        and j.source = ${source}`.execute(db);
  await sql`insert into imported_jobs as i (tenant_id, job_id, seen_at, missed_runs)
    select ${db.tenant_id}::int, j.id, j.updated_at, 1 from jobs j
    where j.tenant_id = ${db.tenant_id} and j.source = ${source} and ${isOpenHere(db, 'j')} and not exists (
      select from imported_jobs s where s.tenant_id = ${db.tenant_id} and s.job_id = j.id and s.seen_at >= ${startedAt}::timestamptz)
    on conflict (tenant_id, job_id) do update set missed_runs = i.missed_runs + 1`.execute(db);
}

const left = (db: TenantDb, source: string) => sql`from jobs j
  join imported_jobs i on i.tenant_id = ${db.tenant_id} and i.job_id = j.id
  where j.tenant_id = ${db.tenant_id} and j.source = ${source} and ${isOpenHere(db, 'j')}
    and i.missed_runs >= ${sql.lit(RUNS_TO_LEAVE)} and not i.stays_open`;

/** The open jobs that have left their source, in order. */
export async function findLeft(
  db: TenantDb,
  source: string,
  limit: number,
): Promise<{ id: number; title: string; external_id: string }[]> {
  const { rows } = await sql<{ id: number; title: string; external_id: string }>`
    select j.id, j.title, j.external_id ${left(db, source)} order by j.id limit ${limit}`.execute(db);
  return rows;
}

/** How many jobs of a source are open, and how many of these have left it. */
export async function countLeft(db: TenantDb, source: string): Promise<{ open: number; left: number }> {
  const { rows } = await sql<{ open: number; left: number }>`
    select (select count(*)::int from jobs j where j.tenant_id = ${db.tenant_id} and j.source = ${source} and ${isOpenHere(db, 'j')}) as open,
      (select count(*)::int ${left(db, source)}) as left`.execute(db);
  return rows[0] ?? { open: 0, left: 0 };
}

/** The owner of the feed leaves those open that have left their source. They are counted again once it has had them again. */
export async function leaveOpen(db: TenantDb, source: string): Promise<void> {
  await sql`update imported_jobs set stays_open = true where tenant_id = ${db.tenant_id} and job_id in (
    select j.id ${left(db, source)})`.execute(db);
}

export async function findOpenOfSource(db: TenantDb, source: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select j.id from jobs j
    where j.tenant_id = ${db.tenant_id} and j.source = ${source} and ${isOpenHere(db, 'j')} order by j.id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Imported jobs without a closing day that no run has seen for long, after one. */
export async function findUnseen(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select j.id from imported_jobs i
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = i.job_id
    where i.tenant_id = ${db.tenant_id} and i.seen_at < now() - make_interval(days => ${sql.lit(UNSEEN_DAYS)}) and not i.stays_open
      and j.closes_at is null and ${isOpenHere(db, 'j')} and j.id > ${after} order by j.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Closes those of these jobs that are open, each with an event. One that waits for an operator is withdrawn and remains a draft. The caller ends
 * their applications in the same transaction. @returns the jobs that are closed
 */
export async function closeImported(db: TenantDb, jobIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; status: string }>`select j.id, j.status from jobs j
    where j.tenant_id = ${db.tenant_id} and j.id = any(${sql.val(jobIds)}::int[]) and ${isOpenHere(db, 'j')}
    order by j.id for no key update`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const closed = rows.flatMap(({ id, status }) => (status === 'draft' ? [] : [id]));
  await endHolds(db, ids, 'withdrawn');
  await deleteChanges(db, ids, 'source');
  await sql`update jobs set status = 'closed', updated_at = greatest(now(),
      (updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
    where tenant_id = ${db.tenant_id} and id = any(${sql.val(closed)}::int[])`.execute(db);
  await sql`insert into imported_jobs as i (tenant_id, job_id, seen_at, closed_by_feed)
    select ${db.tenant_id}::int, id, now(), true from unnest(${sql.val(closed)}::int[]) as k (id)
    on conflict (tenant_id, job_id) do update set closed_by_feed = true`.execute(db);
  if (closed.length > 0) {
    await db
      .insertInto('job_events')
      .values(closed.map((job_id) => ({ job_id, kind: 'closed' as const })))
      .execute();
    await announceJobs(db, closed, 'closed');
  }
  await writeJobSearch(db, ids);
  return closed;
}

/** The jobs of a source become like those that were written here: nothing closes them but their company. */
export async function detachJobs(db: TenantDb, source: string): Promise<void> {
  const ofSource = sql`(select id from jobs where tenant_id = ${db.tenant_id} and source = ${source})`;
  await sql`delete from held_job_changes where tenant_id = ${db.tenant_id} and is_imported and job_id in ${ofSource}`.execute(db);
  await sql`delete from imported_jobs i where i.tenant_id = ${db.tenant_id} and i.job_id in ${ofSource}`.execute(db);
}
