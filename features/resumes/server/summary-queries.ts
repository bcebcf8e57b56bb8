import { sql } from 'kysely';
import type { DescribedPeriod } from '#features/service-record/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { ResumeContent } from '../content.ts';
import { ResumeSummary, summaryOf } from '../summary.ts';

/** The stored summary of a resume, null where it is not of its current revision. @param of the alias of the table */
export const currentSummary = (of: string) =>
  sql`(case when ${sql.ref(`${of}.summary_revision`)} = ${sql.ref(`${of}.revision`)} then ${sql.ref(`${of}.summary`)} end)`;

/** The columns of a content and its size. */
export function bytesAndText(content: ResumeContent) {
  const text = JSON.stringify(content);
  return { content: text, content_bytes: Buffer.byteLength(text) };
}

/** The columns of a content and what is derived from it. */
export const contentColumns = (content: ResumeContent, revision: number) => ({
  ...bytesAndText(content),
  summary: JSON.stringify(summaryOf(content)),
  summary_revision: revision,
});

/** The summary of a resume whose stored one is out of date: the background work has not reached it yet. */
export async function computeSummary(db: TenantDb, id: number): Promise<ResumeSummary> {
  const { content } = await db.selectFrom('resumes').where('id', '=', id).select('content').executeTakeFirstOrThrow();
  return summaryOf(ResumeContent.parse(content));
}

/** More than anybody's resumes that differ in their service. */
const MOST_SECTIONS = 30;

/**
 * The military sections of a person's resumes, most recently changed first. Tailored copies are excluded, because they omit posts and reword
 * them for a job.
 */
export async function findMilitarySections(db: TenantDb, userId: number): Promise<DescribedPeriod[][]> {
  const rows = await db
    .selectFrom('resumes as r')
    .where('r.user_id', '=', userId)
    .where('r.trashed_at', 'is', null)
    .where('r.source', '<>', 'tailored')
    .select(['r.id', sql<unknown>`${currentSummary('r')} -> 'periods'`.as('periods')])
    .orderBy('r.military_updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MOST_SECTIONS)
    .execute();
  const sections: DescribedPeriod[][] = [];
  for (const { id, periods } of rows)
    sections.push(periods === null ? (await computeSummary(db, id)).periods : ResumeSummary.shape.periods.parse(periods));
  return sections;
}

/** Summaries of the resumes that each of these people changed last, newest first; tailored copies and the trash are excluded. */
export async function findNewestSummaries(
  db: TenantDb,
  userIds: readonly number[],
  most: number,
): Promise<Map<number, ResumeSummary[]>> {
  const { rows } = await sql<{ id: number; user_id: number; summary: unknown }>`
    select x.id, x.user_id, x.summary from (
      select r.id, r.user_id, ${currentSummary('r')} as summary,
        row_number() over (partition by r.user_id order by r.updated_at desc, r.id desc) as place
      from resumes r
      where r.tenant_id = ${db.tenant_id} and r.user_id = any(${userIds}::int[]) and r.trashed_at is null and r.source <> 'tailored'
    ) x where x.place <= ${most} order by x.user_id, x.place`.execute(db);
  const found = new Map<number, ResumeSummary[]>(userIds.map((id) => [id, []]));
  for (const { id, user_id, summary } of rows)
    found.get(user_id)?.push(summary === null ? await computeSummary(db, id) : ResumeSummary.parse(summary));
  return found;
}

/** Resumes whose summary is out of date, from this id on. */
export async function findWithoutSummary(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('resumes')
    .where(sql<boolean>`summary_revision is distinct from revision`)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores the summary of a resume as it is now. One that is changed at the same time stores its own. */
export async function writeSummary(db: TenantDb, id: number): Promise<void> {
  const row = await db.selectFrom('resumes').where('id', '=', id).select(['content', 'revision']).executeTakeFirst();
  if (!row) return;
  const { content: _, ...columns } = contentColumns(ResumeContent.parse(row.content), row.revision);
  await db
    .updateTable('resumes')
    .set(columns)
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('revision', '=', row.revision)
    .execute();
}
