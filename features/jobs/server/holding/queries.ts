import { sql } from 'kysely';
import { jobStatusNow } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { eraseSome, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';
import { type JobPassage, passageKey } from '../../held-rules.ts';
import type { JobReview } from '../../hold-contract.ts';
import type { JobStatus } from '../../shapes.ts';
import { findChangesOf } from './change-queries.ts';

type Hold = { job_id: number; held_by: number | null; passages: readonly JobPassage[] };

export async function insertHolds(db: TenantDb, holds: readonly Hold[]): Promise<void> {
  if (holds.length === 0) return;
  const created_at = new Date().toISOString();
  await db
    .insertInto('job_holds')
    .values(holds.map((hold) => ({ ...hold, passages: JSON.stringify(hold.passages), created_at, tenant_id: db.tenant_id })))
    .execute();
}

/** Ends the wait of jobs without a decision. Its words are not stored: a job may be changed any number of times. */
export async function endHolds(
  db: TenantDb,
  jobIds: readonly number[],
  outcome: 'withdrawn' | 'changed' | 'taken_down',
): Promise<void> {
  await db
    .updateTable('job_holds')
    .set({ outcome, ended_at: new Date().toISOString(), passages: '[]' })
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`job_id = any(${sql.val(jobIds)}::int[])`)
    .where('outcome', 'is', null)
    .execute();
}

export const findHold = (db: TenantDb, id: number) =>
  db
    .selectFrom('job_holds as h')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'h.tenant_id').onRef('j.id', '=', 'h.job_id'))
    .where('h.tenant_id', '=', db.tenant_id)
    .where('h.id', '=', id)
    .select(['h.id', 'h.job_id', 'h.held_by', 'j.company_id'])
    .select(sql<JobPassage[]>`h.passages`.as('passages'))
    .executeTakeFirst();

/** Records the decision about a change of a published job. What it releases counts for the job from then on. */
export async function insertDecision(
  db: TenantDb,
  decision: Hold & {
    created_at: string;
    ended_at: string;
    outcome: 'released' | 'returned';
    decided_by: number;
    note: string | null;
  },
): Promise<void> {
  await db
    .insertInto('job_holds')
    .values({ ...decision, is_change: true, passages: JSON.stringify(decision.passages) })
    .execute();
}

/** Decides a wait that has not ended. @returns whether it was this decision that ended it */
export async function decideHold(
  db: TenantDb,
  id: number,
  decision: { outcome: 'released' | 'returned'; decided_by: number; note: string | null },
): Promise<boolean> {
  const decided = await db
    .updateTable('job_holds')
    .set({ ...decision, ended_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

/** The keys of the passages of each job that operators have released. */
export async function findReleasedPassages(db: TenantDb, jobIds: readonly number[]): Promise<Map<number, Set<string>>> {
  const rows = await db
    .selectFrom('job_holds')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`job_id = any(${sql.val(jobIds)}::int[])`)
    .where('outcome', '=', 'released')
    .select(['job_id', sql<JobPassage[]>`passages`.as('passages')])
    .execute();
  const released = new Map<number, Set<string>>();
  for (const { job_id, passages } of rows)
    released.set(job_id, new Set([...(released.get(job_id) ?? []), ...passages.map(passageKey)]));
  return released;
}

/** For each job that is held, was returned and not published since, or has a change that is not in it: what its recruiters see of that. */
export async function findReviews(db: TenantDb, jobIds: readonly number[]): Promise<Map<number, JobReview>> {
  const { rows } = await sql<Omit<JobReview, 'of'> & { job_id: number }>`
    select h.job_id, case when h.outcome is null then 'held' else 'returned' end as state, coalesce(h.ended_at, h.created_at) as at,
      h.passages, h.note
    from unnest(${sql.val(jobIds)}::int[]) as k (job_id)
    cross join lateral (select * from job_holds where tenant_id = ${db.tenant_id} and job_id = k.job_id and not is_change
      order by id desc limit 1) h
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = h.job_id
    where j.status <> 'published' and (h.outcome is null or h.outcome = 'returned' and not exists (
      select from job_events e where e.tenant_id = ${db.tenant_id} and e.job_id = h.job_id and e.kind in ('published', 'imported')
        and e.at > h.ended_at))`.execute(db);
  const changes = (await findChangesOf(db, jobIds)).reverse().map((change): [number, JobReview] => {
    const { job_id, is_imported, outcome, created_at, ended_at, passages, note } = change;
    const of = is_imported ? 'source' : 'change';
    return [job_id, { of, state: outcome ?? 'held', at: ended_at ?? created_at, passages, note }];
  });
  const held = rows.map(({ job_id, ...review }): [number, JobReview] => [job_id, { of: 'job', ...review }]);
  return new Map([...changes, ...held]);
}

/** The ids of jobs that wait, each since when, or of decisions about them. */
export const heldJobEntries = (db: TenantDb, tab: 'held' | 'decided') =>
  tab === 'held'
    ? sql`select h.id, h.created_at as at from job_holds h join jobs j on j.tenant_id = h.tenant_id and j.id = h.job_id
        where h.tenant_id = ${db.tenant_id} and h.outcome is null and j.status <> 'published'`
    : sql`select id, ended_at as at from job_holds where tenant_id = ${db.tenant_id} and decided_by is not null`;

export type HeldRow = {
  is_change: boolean;
  status: JobStatus;
  id: number;
  job_id: number;
  title: string;
  job_role: string | null;
  description: string;
  responsibilities: string[];
  requirements: string[];
  skills: string[];
  screening_questions: { question: string; choices?: string[] }[];
  apply_url: string | null;
  company_id: number;
  company_name: string;
  held_by_id: number | null;
  held_by: string | null;
  passages: JobPassage[];
  created_at: string;
  outcome: 'released' | 'returned' | null;
  decided_at: string | null;
  decided_by: string | null;
  note: string | null;
};

export async function findHeldRows(db: TenantDb, ids: readonly number[]): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select ${textColumns(db)}, h.id, h.job_id, h.held_by as held_by_id, ${fullName('s')} as held_by,
      h.passages, h.created_at, h.is_change, h.outcome, h.ended_at as decided_at, ${fullName('d')} as decided_by, h.note
    from job_holds h
    join jobs j on j.tenant_id = h.tenant_id and j.id = h.job_id
    join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
    left join users s on s.tenant_id = h.tenant_id and s.id = h.held_by
    left join users d on d.tenant_id = h.tenant_id and d.id = h.decided_by
    where h.tenant_id = ${db.tenant_id} and h.id = any(${sql.val(ids)}::int[])`.execute(db);
  return rows;
}

const textColumns = (db: TenantDb) => sql`j.title, j.job_role, j.description, j.responsibilities, j.requirements, j.skills,
  j.screening_questions, j.apply_url, ${jobStatusNow(db, 'j')} as status, c.id as company_id, c.name as company_name`;

/** What `content` changes of a job that stays as it is meanwhile. */
export type HeldChangeRow = HeldRow & { is_imported: boolean; content: Record<string, unknown>; changes: string[] };

export async function findHeldChangeRows(db: TenantDb, ids: readonly number[]): Promise<HeldChangeRow[]> {
  const { rows } = await sql<HeldChangeRow>`
    select ${textColumns(db)}, h.id, h.job_id, h.changed_by as held_by_id, ${fullName('s')} as held_by,
      h.passages, h.created_at, true as is_change, h.is_imported, h.content, h.changes
    from held_job_changes h
    join jobs j on j.tenant_id = h.tenant_id and j.id = h.job_id
    join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
    left join users s on s.tenant_id = h.tenant_id and s.id = h.changed_by
    where h.tenant_id = ${db.tenant_id} and h.id = any(${sql.val(ids)}::int[])`.execute(db);
  return rows;
}

export async function findCompanyName(db: TenantDb, id: number): Promise<string> {
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}

/** Waits that ended a year ago. What they released has to be checked again. */
export const jobHoldRetention: RetentionRule = {
  name: 'job_holds',
  erase: (db, now) => eraseSome(db, 'job_holds', ['id'], sql`ended_at < ${monthsBefore(now, 12)}`),
};
