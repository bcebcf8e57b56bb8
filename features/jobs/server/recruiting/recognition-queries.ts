import { type SqlBool, sql } from 'kysely';
import { writeJobSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

export const findJobTexts = (db: TenantDb, ids: readonly number[]) =>
  db
    .selectFrom('jobs')
    .where(sql<SqlBool>`id = any(${sql.val(ids)}::int[])`)
    .select([
      'id',
      'title',
      'job_role',
      'description',
      'responsibilities',
      'requirements',
      'skills',
      'occupation_id',
      'occupation_chosen',
    ])
    .execute();

/** Jobs that an older version of the recognition read, or none; locked until the transaction ends. */
export async function findJobsToRecognise(db: TenantDb, version: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .where('recognised', '<', version)
    .select('id')
    .orderBy('recognised')
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

type Recognised = {
  id: number;
  occupation_id: string | null;
  skill_codes: string[];
  required_skills: string[];
  register_parts: string[];
  level_recognised: string | null;
  recognised: number;
};

/** Stores what was recognised. The time of the last change stays: nobody edited the job. */
export async function writeRecognised(db: TenantDb, jobs: readonly Recognised[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    update jobs j set occupation_id = case when j.occupation_chosen then j.occupation_id else r.occupation_id end,
      skill_codes = r.skill_codes, required_skills = r.required_skills, register_parts = r.register_parts,
      level_recognised = r.level_recognised, recognised = r.recognised
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      as r (id int, occupation_id text, skill_codes text[], required_skills text[], register_parts text[], level_recognised text, recognised int)
    where j.tenant_id = ${db.tenant_id} and j.id = r.id`.execute(db);
  await writeJobSearch(
    db,
    jobs.map(({ id }) => id),
  );
}
