import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type JobStatus = Selectable<DB['jobs']>['status'];

const jobColumns = (job: string) => ({ status: sql.ref(`${job}.status`), closes_at: sql.ref(`${job}.closes_at`) });

/**
 * Whether a row of jobs is open: published and before its closing time. Its company must be active too. @param job alias of jobs
 */
export function isOpenJob(job = 'jobs'): RawBuilder<SqlBool> {
  const { status, closes_at } = jobColumns(job);
  return sql`(${status} = 'published' and (${closes_at} is null or ${closes_at} > now()))`;
}

/**
 * The current status of a row of jobs: expired from its closing time on, even before that is recorded. @param job alias of jobs
 */
export function jobStatusNow(job = 'jobs'): RawBuilder<JobStatus> {
  const { status, closes_at } = jobColumns(job);
  return sql`case when ${status} = 'published' and ${closes_at} <= now() then 'expired' else ${status} end`;
}

/** Whether a row of job_search is open. The table contains published jobs of active companies only. @param row alias of job_search */
export function isOpenInSearch(row = 'j'): RawBuilder<SqlBool> {
  return sql`${sql.ref(`${row}.closes_at`)} > now()`;
}
