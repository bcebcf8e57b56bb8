import { sql } from 'kysely';
import { internationalPhone } from '#features/accounts/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { daysBefore, eraseSome, type RetentionRule } from '#kit/server/records/retention.ts';

export async function insertExport(
  db: TenantDb,
  input: { job_id: number; recruiter_id: number; application_ids: number[] },
): Promise<number> {
  const { id } = await db
    .insertInto('application_exports')
    .values({ ...input, created_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Two exports of one recruiter are started one after the other. */
export async function lockRecruiter(db: TenantDb, id: number): Promise<void> {
  await db.selectFrom('users').where('tenant_id', '=', db.tenant_id).where('id', '=', id).select('id').forNoKeyUpdate().execute();
}

/** Those of these applications that were sent to this job, in this order. */
export async function findApplicantsOf(db: TenantDb, jobId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('applications')
    .where('tenant_id', '=', db.tenant_id)
    .where('job_id', '=', jobId)
    .where('stage', '<>', 'draft')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .select('id')
    .orderBy(sql`array_position(${ids}::int[], id)`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The recruiter's export of the same applications that is being packed since then or is ready, unless a CV was replaced after it began. */
export async function findEqualExport(
  db: TenantDb,
  input: { job_id: number; recruiter_id: number; application_ids: number[] },
  since: string,
): Promise<number | null> {
  const ids = sql`${input.application_ids}::int[]`;
  const { rows } = await sql<{ id: number }>`
    select e.id from application_exports e
    where e.tenant_id = ${db.tenant_id} and e.recruiter_id = ${input.recruiter_id} and e.job_id = ${input.job_id}
      and e.application_ids @> ${ids} and e.application_ids <@ ${ids}
      and (e.status = 'ready' or (e.status in ('waiting', 'working') and e.created_at > ${since}::timestamptz))
      and not exists (select from applications a join files f on f.tenant_id = a.tenant_id and f.id = a.resume_file_id
        where a.tenant_id = ${db.tenant_id} and a.id = any(${ids}) and f.created_at > e.created_at)
    order by e.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** The recruiter's export that is being packed since then. */
export const findUnfinishedExport = (db: TenantDb, recruiterId: number, since: string) =>
  db
    .selectFrom('application_exports')
    .where('tenant_id', '=', db.tenant_id)
    .where('recruiter_id', '=', recruiterId)
    .where('status', 'in', ['waiting', 'working'])
    .where('created_at', '>', since)
    .select(sql<number>`cardinality(application_ids)`.as('total'))
    .executeTakeFirst();

export const findExport = (db: TenantDb, recruiterId: number, id: number) =>
  db
    .selectFrom('application_exports')
    .where('id', '=', id)
    .where('recruiter_id', '=', recruiterId)
    .select(['id', 'done', 'size', 'error', sql<number>`cardinality(application_ids)`.as('total')])
    .select(sql<'waiting' | 'working' | 'ready' | 'failed'>`status`.as('status'))
    .executeTakeFirst();

/** Takes an export to work on. What an interrupted run packed is dropped. */
export async function claimExport(db: TenantDb, id: number) {
  const claimed = await db
    .updateTable('application_exports')
    .set({ status: 'working', done: 0, size: 0 })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'working'])
    .returning(['job_id', 'recruiter_id', 'application_ids'])
    .executeTakeFirst();
  await db.deleteFrom('application_export_parts').where('tenant_id', '=', db.tenant_id).where('export_id', '=', id).execute();
  return claimed;
}

/** Name and CV of one applicant of the job; undefined where there is none any more. */
export const findPackedCv = (db: TenantDb, jobId: number, id: number) =>
  db
    .selectFrom('applications as a')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.veteran_id'))
    .innerJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.id', '=', 'a.resume_file_id'))
    .where('a.id', '=', id)
    .where('a.job_id', '=', jobId)
    .where('a.stage', '<>', 'draft')
    .select(['f.bytes', 'f.content_type', fullName('u').as('full_name')])
    .executeTakeFirst();

export async function insertPart(db: TenantDb, exportId: number, part: number, bytes: Buffer): Promise<void> {
  await db.insertInto('application_export_parts').values({ export_id: exportId, part, bytes }).execute();
}

export async function updateExport(
  db: TenantDb,
  id: number,
  change: { status?: 'ready' | 'failed'; done?: number; size?: number; error?: string },
): Promise<void> {
  await db.updateTable('application_exports').set(change).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

export const findPart = (db: TenantDb, exportId: number, part: number) =>
  db
    .selectFrom('application_export_parts')
    .where('export_id', '=', exportId)
    .where('part', '=', part)
    .select('bytes')
    .executeTakeFirst();

/** Fewer than of other rows, because each has up to 500 MB. */
const EXPORTS_AT_ONCE = 5;

/** ZIPs of CVs, and what an undo needed, are kept for a day. */
export const exportRetention: RetentionRule = {
  name: 'cv_exports',
  at_once: EXPORTS_AT_ONCE,
  erase: async (db, now) => {
    const before = daysBefore(now, 1);
    const erased = await eraseSome(db, 'application_batches', ['id'], sql`created_at < ${before}`);
    return erased + (await eraseSome(db, 'application_exports', ['id'], sql`created_at < ${before}`, EXPORTS_AT_ONCE));
  },
};

export type CsvExtra = { phone: string | null; score: string | null; scorers: number | null };

/** Phone and average score of applicants. As on the screen, recruiters see scores of colleagues once they have scored an applicant. */
export async function findCsvExtras(
  db: TenantDb,
  { company_id, viewer_id }: { company_id: number; viewer_id: number },
  ids: readonly number[],
): Promise<Map<number, CsvExtra>> {
  const { rows } = await sql<{
    id: number;
    country_code: string | null;
    phone_number: string | null;
    score: string | null;
    scorers: number;
  }>`
    select a.id, u.country_code, u.phone_number, s.score, s.scorers
    from applications a
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = a.job_id and j.company_id = ${company_id}
    join users u on u.tenant_id = ${db.tenant_id} and u.id = a.veteran_id
    left join lateral (
      select round(avg(v.value::numeric), 1)::text as score, count(distinct c.recruiter_id)::int as scorers
      from application_scores c cross join lateral jsonb_each_text(c.scores) v
      where c.tenant_id = ${db.tenant_id} and c.application_id = a.id
        and exists (select from application_scores own where own.tenant_id = ${db.tenant_id} and own.application_id = a.id
          and own.recruiter_id = ${viewer_id})) s on true
    where a.tenant_id = ${db.tenant_id} and a.id = any(${sql.val(ids)}::int[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      { phone: internationalPhone(row), score: row.score, scorers: row.score === null ? null : row.scorers },
    ]),
  );
}

/** The questions of a job, a column each of its spreadsheet. */
export async function findQuestions(db: TenantDb, jobId: number): Promise<string[]> {
  const row = await db
    .selectFrom('jobs')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', jobId)
    .select(sql<{ question: string }[]>`screening_questions`.as('questions'))
    .executeTakeFirst();
  return [...new Set((row?.questions ?? []).map(({ question }) => question))];
}
