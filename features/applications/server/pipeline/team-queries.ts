import { sql } from 'kysely';
import { REPLY_DAYS } from '#features/jobs/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import type { Criterion } from '../../pipeline-contract.ts';
import { UNDECIDED } from '../../rules.ts';
import { tagKey } from './applicant-queries.ts';

/** What the recruiters of a company write and decide together about applicants and jobs. */

const nameOfColleague = fullName<string | null>('u');

export type PipelineSettings = { reply_days: number; criteria: Criterion[]; revision: number };

export async function findSettings(db: TenantDb, jobId: number): Promise<PipelineSettings> {
  const row = await db
    .selectFrom('job_pipelines')
    .where('job_id', '=', jobId)
    .select(['reply_days', 'revision'])
    .select(sql<Criterion[]>`criteria`.as('criteria'))
    .executeTakeFirst();
  return row ?? { reply_days: REPLY_DAYS, criteria: [], revision: 0 };
}

/** @returns whether the settings were still at this revision, and are stored */
export async function writeSettings(db: TenantDb, jobId: number, settings: PipelineSettings): Promise<boolean> {
  const { reply_days, revision } = settings;
  const criteria = JSON.stringify(settings.criteria);
  const updated_at = new Date().toISOString();
  if (revision === 0) {
    const created = await db
      .insertInto('job_pipelines')
      .values({ job_id: jobId, reply_days, criteria, updated_at })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'job_id']).doNothing())
      .returning('revision')
      .executeTakeFirst();
    return created !== undefined;
  }
  const { numUpdatedRows } = await db
    .updateTable('job_pipelines')
    .set({ reply_days, criteria, updated_at, revision: revision + 1 })
    .where('tenant_id', '=', db.tenant_id)
    .where('job_id', '=', jobId)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Gives applicants who wait for a first answer the new day. A day that was missed already stays missed. */
export async function moveReplyDays(db: TenantDb, jobId: number, days: number): Promise<void> {
  await sql`
    update applications a set reply_by =
      (greatest(a.submitted_at, j.closes_at) at time zone 'UTC' + ${days}::int * interval '1 day') at time zone 'UTC'
    from jobs j
    where a.tenant_id = ${db.tenant_id} and j.tenant_id = ${db.tenant_id} and j.id = a.job_id and a.job_id = ${jobId}
      and a.stage in ('submitted', 'in_review') and a.reply_missed_at is null`.execute(db);
}

/** Answers of recruiters in time and late, and applicants who wait for longer than expected now. */
export async function countReplies(db: TenantDb, jobId: number, now: Date) {
  const { rows } = await sql<{ kept: number; late: number; overdue: number }>`
    select count(*) filter (where e.at <= e.reply_by) as kept, count(*) filter (where e.at > e.reply_by) as late,
      (select count(*) from applications a where a.tenant_id = ${db.tenant_id} and a.job_id = ${jobId}
        and a.stage = any(${sql.val([...UNDECIDED])}::text[]) and a.reply_by < ${now.toISOString()}::timestamptz) as overdue
    from application_events e where e.tenant_id = ${db.tenant_id} and e.job_id = ${jobId} and e.reply_by is not null`.execute(db);
  return rows[0] ?? { kept: 0, late: 0, overdue: 0 };
}

type Facet = { value: string; count: number };
const MOST_FACETS = 60;

/** Values of the applicants of a job to filter by, the most frequent first. */
export async function findFacets(db: TenantDb, jobId: number): Promise<Record<'clearance' | 'place' | 'tag', Facet[]>> {
  const { rows } = await sql<Facet & { kind: 'clearance' | 'place' | 'tag' }>`
    with found as materialized (
      select a.clearance, a.place, count(*) as count from applications a
      where a.tenant_id = ${db.tenant_id} and a.job_id = ${jobId} and a.stage <> 'draft' group by grouping sets ((a.clearance), (a.place)))
    (select 'clearance' as kind, clearance as value, count from found where clearance is not null
      order by count desc, clearance limit ${MOST_FACETS})
    union all
    (select 'place', place, count from found where place is not null order by count desc, place limit ${MOST_FACETS})
    union all
    (select 'tag', min(t.tag), count(*) from application_tags t
      where t.tenant_id = ${db.tenant_id} and t.job_id = ${jobId} group by t.tag_key
      order by count(*) desc, t.tag_key limit ${MOST_FACETS})`.execute(db);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ value, count }) => ({ value, count }));
  return { clearance: of('clearance'), place: of('place'), tag: of('tag') };
}

/** Recruiters of a company who may see its applicants. */
export const findColleagues = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('users')
    .where('company_id', '=', companyId)
    .where('role', '=', 'recruiter')
    .where('status', '=', 'active')
    .select(['id', fullName('users').as('name')])
    .orderBy('first_name')
    .orderBy('id')
    .limit(500)
    .execute();

export async function insertRead(db: TenantDb, read: { id: number; job_id: number }, recruiterId: number): Promise<void> {
  await db
    .insertInto('application_reads')
    .values({ application_id: read.id, job_id: read.job_id, recruiter_id: recruiterId, read_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'application_id', 'recruiter_id']).doNothing())
    .execute();
}

export const findNotes = (db: TenantDb, applicationId: number) =>
  db
    .selectFrom('application_notes as n')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.author_id'))
    .where('n.application_id', '=', applicationId)
    .select(['n.id', 'n.author_id', 'n.body', 'n.created_at'])
    .select(nameOfColleague.as('author'))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(200)
    .execute();

export async function insertNote(
  db: TenantDb,
  note: { application_id: number; author_id: number; body: string; mentions: number[] },
): Promise<void> {
  countWithReserve(db, note.author_id, Buffer.byteLength(note.body));
  await db
    .insertInto('application_notes')
    .values({ ...note, created_at: new Date().toISOString() })
    .execute();
}

/** @returns the application of the note, or undefined where the note is not this author's */
export const deleteOwnNote = (db: TenantDb, authorId: number, id: number) =>
  db
    .deleteFrom('application_notes')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning('application_id')
    .executeTakeFirst();

export const findScores = (db: TenantDb, applicationId: number) =>
  db
    .selectFrom('application_scores as s')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.recruiter_id'))
    .where('s.application_id', '=', applicationId)
    .select(['s.recruiter_id', 's.comment', 's.submitted_at'])
    .select([sql<Record<string, number>>`s.scores`.as('scores'), nameOfColleague.as('name')])
    .orderBy('s.submitted_at')
    .orderBy('s.recruiter_id')
    .execute();

export async function writeScore(
  db: TenantDb,
  score: { application_id: number; recruiter_id: number; scores: Record<string, number>; comment: string | null },
): Promise<void> {
  const changed = { scores: JSON.stringify(score.scores), comment: score.comment, submitted_at: new Date().toISOString() };
  await db
    .insertInto('application_scores')
    .values({ application_id: score.application_id, recruiter_id: score.recruiter_id, ...changed })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'application_id', 'recruiter_id']).doUpdateSet(changed))
    .execute();
}

export async function findTags(db: TenantDb, applicationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('application_tags')
    .where('application_id', '=', applicationId)
    .select('tag')
    .orderBy('added_at')
    .orderBy('tag_key')
    .execute();
  return rows.map(({ tag }) => tag);
}

/** When each recruiter opened the application first. */
export const findReads = (db: TenantDb, applicationId: number) =>
  db
    .selectFrom('application_reads as r')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.recruiter_id'))
    .where('r.application_id', '=', applicationId)
    .select(['r.recruiter_id as person_id', 'r.read_at as at', nameOfColleague.as('name')])
    .orderBy('r.read_at')
    .limit(200)
    .execute();

/** Who added the tags that the application has, and when. */
export const findTagged = (db: TenantDb, applicationId: number) =>
  db
    .selectFrom('application_tags as t')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.added_by'))
    .where('t.application_id', '=', applicationId)
    .select(['t.tag', 't.added_by as person_id', 't.added_at as at', nameOfColleague.as('name')])
    .orderBy('t.added_at')
    .orderBy('t.tag_key')
    .execute();

/** @returns the applications that did not have the tag before */
export async function insertTag(
  db: TenantDb,
  { job_id, ids }: { job_id: number; ids: readonly number[] },
  tag: string,
  addedBy: number,
): Promise<number[]> {
  const shared = { job_id, tag_key: tagKey(tag), tag, added_by: addedBy, added_at: new Date().toISOString() };
  const added: number[] = [];
  for (const slice of slicesOf(ids)) {
    const rows = await db
      .insertInto('application_tags')
      .values(slice.map((application_id) => ({ application_id, ...shared })))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'application_id', 'tag_key']).doNothing())
      .returning('application_id')
      .execute();
    added.push(...rows.map(({ application_id }) => application_id));
  }
  return added;
}

/** @returns how many had the tag */
export async function deleteTag(db: TenantDb, ids: readonly number[], key: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('application_tags')
    .where('tenant_id', '=', db.tenant_id)
    .where('application_id', 'in', ids)
    .where('tag_key', '=', key)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export const findViews = (db: TenantDb, recruiterId: number) =>
  db
    .selectFrom('pipeline_views')
    .where('recruiter_id', '=', recruiterId)
    .select(['id', 'name', 'search'])
    .orderBy('name_key')
    .execute();

export const writeView = (db: TenantDb, recruiterId: number, { name, search }: { name: string; search: string }) =>
  db
    .insertInto('pipeline_views')
    .values({ recruiter_id: recruiterId, name, name_key: name.toLowerCase(), search })
    .onConflict((conflict) => conflict.constraint('pipeline_views_once').doUpdateSet({ name, search }))
    .returning(['id', 'name', 'search'])
    .executeTakeFirstOrThrow();

export async function deleteView(db: TenantDb, recruiterId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pipeline_views')
    .where('tenant_id', '=', db.tenant_id)
    .where('recruiter_id', '=', recruiterId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
