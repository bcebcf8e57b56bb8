import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { eraseSome, type RetentionRule } from '#kit/server/records/retention.ts';
import type { KeyMode } from '../../key-rules.ts';

/** Locks a name of a company until the transaction ends, whether or not there is a row. */
export const lockName = (db: TenantDb, companyId: number, name: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`employer API ${companyId} ${name}`}), ${db.tenant_id}::int)`.execute(db);

export async function findJobId(db: TenantDb, companyId: number, externalId: string): Promise<number | null> {
  const found = await db
    .selectFrom('api_jobs')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('external_id', '=', externalId)
    .select('job_id')
    .executeTakeFirst();
  return found?.job_id ?? null;
}

/** The ids in the employer's system, by the ids of jobs. */
export async function findExternalIds(db: TenantDb, jobIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('api_jobs')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`job_id = any(${sql.val(jobIds)}::int[])`)
    .select(['job_id', 'external_id'])
    .execute();
  return new Map(rows.map(({ job_id, external_id }) => [job_id, external_id]));
}

export async function insertApiJob(
  db: TenantDb,
  job: { company_id: number; external_id: string; job_id: number },
): Promise<void> {
  await db.insertInto('api_jobs').values(job).execute();
}

type Call = { company_id: number; mode: KeyMode; name: string };

export const findReply = (db: TenantDb, { company_id, mode, name }: Call) =>
  db
    .selectFrom('api_replies')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', company_id)
    .where('mode', '=', mode)
    .where('name', '=', name)
    .select(['request_hash', sql<unknown>`reply`.as('reply')])
    .executeTakeFirst();

export async function insertReply(
  db: TenantDb,
  reply: Call & { request_hash: Buffer; reply: string; created_at: string },
): Promise<void> {
  await db.insertInto('api_replies').values(reply).execute();
}

/** Replies to repeated calls are for a day. */
export const apiReplyRetention: RetentionRule = {
  name: 'api_replies',
  erase: (db, now) =>
    eraseSome(
      db,
      'api_replies',
      ['company_id', 'mode', 'name'],
      sql`created_at < ${new Date(now.getTime() - 86_400_000).toISOString()}::timestamptz`,
    ),
};
