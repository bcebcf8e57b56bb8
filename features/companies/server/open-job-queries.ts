import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

type JobStatus = Selectable<DB['jobs']>['status'] | 'held';

const jobColumns = (job: string) => ({ status: sql.ref(`${job}.status`), closes_at: sql.ref(`${job}.closes_at`) });

/**
 * Whether a row of jobs is open: published and before its closing time. Its company must be active too. @param job alias of jobs
 */
export function isOpenJob(job = 'jobs'): RawBuilder<SqlBool> {
  const { status, closes_at } = jobColumns(job);
  return sql`(${status} = 'published' and (${closes_at} is null or ${closes_at} > now()))`;
}

/** Whether a row of jobs waits for an operator's decision. @param job alias of jobs */
export const isHeldJob = (db: TenantDb, job = 'jobs'): RawBuilder<SqlBool> => sql`exists (select from job_holds hold
  where hold.tenant_id = ${db.tenant_id} and hold.job_id = ${sql.ref(`${job}.id`)} and hold.outcome is null)`;

/**
 * The current status of a row of jobs: expired from its closing time on, even before that is recorded, and held while it waits for an
 * operator, in whatever status it waits. @param job alias of jobs
 */
export function jobStatusNow(db: TenantDb, job = 'jobs'): RawBuilder<JobStatus> {
  const { status, closes_at } = jobColumns(job);
  return sql`case when ${status} <> 'published' then case when ${isHeldJob(db, job)} then 'held' else ${status} end
    when ${closes_at} <= now() then 'expired' else ${status} end`;
}

/** Whether a row of job_search is open. The table contains published jobs of active companies only. @param row alias of job_search */
export function isOpenInSearch(row = 'j'): RawBuilder<SqlBool> {
  return sql`${sql.ref(`${row}.closes_at`)} > now()`;
}

const companyIsActive = (db: TenantDb, job: string) => sql<SqlBool>`exists (select from companies active
  where active.tenant_id = ${db.tenant_id} and active.id = ${sql.ref(`${job}.company_id`)} and active.status = 'active')`;

/**
 * Whether a veteran, or a visitor for null, may read a row of jobs: it is open and of an active company, or they applied for it and its text does not
 * have to be checked. Every route of veterans that takes the id of a job uses this condition. @param job alias of jobs
 */
export const isReadableJob = (db: TenantDb, veteranId: number | null, job = 'j'): RawBuilder<SqlBool> => sql`(
  (${isOpenJob(job)} and ${companyIsActive(db, job)})
  or (${sql.ref(`${job}.held_for`)} = '{}' and exists (select from applications own where own.tenant_id = ${db.tenant_id} and own.job_id = ${sql.ref(`${job}.id`)}
    and own.veteran_id = ${veteranId ?? 0} and own.stage <> 'draft')))`;

/** Whether a row of jobs has ended and anyone may know it: of an active company, published before, neither held nor taken down by operators. */
export const isEndedJob = (db: TenantDb, job = 'j'): RawBuilder<SqlBool> => sql`(
  ${jobStatusNow(db, job)} in ('closed', 'filled', 'expired') and ${sql.ref(`${job}.held_for`)} = '{}' and ${companyIsActive(db, job)}
    and not exists (select from job_events taken where taken.tenant_id = ${db.tenant_id}
      and taken.job_id = ${sql.ref(`${job}.id`)} and taken.kind = 'taken_down'))`;

/**
 * The same for lists of jobs that a veteran chose while they were open: those that have ended since remain. Drafts, paused and held jobs, jobs
 * that operators took down and jobs of companies that are not active do not.
 */
export const isReadableInOwnLists = (db: TenantDb, veteranId: number, job = 'j'): RawBuilder<SqlBool> =>
  sql`(${isReadableJob(db, veteranId, job)} or ${isEndedJob(db, job)})`;
