import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOpenInSearch, writeJobSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/** Whether the text of the advert of a row `j` has these words, together with what job_search has of it. */
export const hasInText = (db: TenantDb, words: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`exists (
  select from job_search_text t where t.tenant_id = ${db.tenant_id} and t.job_id = j.job_id and t.words @@ ${words})`;

/**
 * The number of open jobs that meet the conditions; null for more than `most`.
 * @param where on rows `j` of job_search
 */
export async function countUpTo(db: TenantDb, where: RawBuilder<SqlBool>, most: number): Promise<number | null> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from job_search j where j.tenant_id = ${db.tenant_id} and ${isOpenInSearch()} and ${where} limit ${sql.lit(most + 1)}) found`.execute(
    db,
  );
  const found = rows[0]?.found ?? 0;
  return found > most ? null : found;
}

/** Open jobs after one whose text is not in job_search_text, or is that of an earlier version of the job, at most `limit`. */
export async function findJobsWithoutText(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ job_id: number }>`
    select s.job_id from job_search s
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = s.job_id
    left join job_search_text t on t.tenant_id = ${db.tenant_id} and t.job_id = s.job_id
    where s.tenant_id = ${db.tenant_id} and s.job_id > ${after} and t.job_updated_at is distinct from j.updated_at
    order by s.job_id limit ${limit}`.execute(db);
  return rows.map(({ job_id }) => job_id);
}

/** Writes what search reads of these jobs. Locks each job first, so that a change at the same time is not overwritten with what was before. */
export async function writeSearchOf(db: TenantDb, ids: readonly number[]): Promise<void> {
  const locked = await db
    .selectFrom('jobs')
    .where(sql<SqlBool>`id = any(${sql.val(ids)}::int[])`)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await writeJobSearch(
    db,
    locked.map(({ id }) => id),
  );
}
