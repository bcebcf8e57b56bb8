import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';
import { ResumeContent } from '../content.ts';
import { deleteUnusedCvFiles } from './cv-file-queries.ts';

/** The resume that the five steps keep: there is one for each person at most. */
export async function findOnboardingResume(db: TenantDb, userId: number) {
  const row = await db
    .selectFrom('resumes as r')
    .leftJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.file_id'))
    .where('r.user_id', '=', userId)
    .where('r.source', '=', 'onboarding')
    .select([
      'r.id',
      'r.title',
      'r.source',
      'r.revision',
      'r.content',
      'r.updated_at',
      'r.trashed_at',
      'r.file_id',
      'f.name as file_name',
      'f.content_type as file_type',
      'f.size as file_size',
      'f.sha256 as file_sha256',
    ])
    .executeTakeFirst();
  return row && { ...row, content: ResumeContent.parse(row.content) };
}

type Written = { title: string; content: ResumeContent; file_id: number | null };

/** @returns the id of the new resume */
export async function insertOnboardingResume(
  db: TenantDb,
  user_id: number,
  { title, content, file_id }: Written,
): Promise<number> {
  const { id } = await db
    .insertInto('resumes')
    .values({ user_id, title, file_id, source: 'onboarding', content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Gives a resume other words. Taken out of the trash where it lies there: it is being worked on. With another file, or none, the one it was read
 * from before goes, unless something else leads to it.
 */
export async function writeOnboardingResume(
  db: TenantDb,
  id: number,
  { content, file_id }: { content: ResumeContent; file_id?: number | null },
): Promise<void> {
  const before =
    file_id === undefined
      ? undefined
      : await db.selectFrom('resumes').select('file_id').where('id', '=', id).forUpdate().executeTakeFirst();
  await db
    .updateTable('resumes')
    .set({
      content: JSON.stringify(content),
      ...(file_id !== undefined && { file_id }),
      revision: sql<number>`revision + 1`,
      updated_at: sql<string>`now()`,
      trashed_at: null,
    })
    .where('id', '=', id)
    .execute();
  if (before && before.file_id !== file_id) await deleteUnusedCvFiles(db, [before.file_id]);
}

/** Keeps what a resume says now under a name. */
export async function keepResumeVersion(db: TenantDb, id: number, name: string): Promise<void> {
  await db
    .insertInto('resume_versions')
    .columns(['resume_id', 'name', 'revision', 'content', 'design'])
    .expression((eb) =>
      eb
        .selectFrom('resumes')
        .select(['id', sql<string>`${name}::text`.as('name'), 'revision', 'content', 'design'])
        .where('id', '=', id),
    )
    .execute();
}
