import type { TenantDb } from '#kit/server/database/db.ts';
import { ResumeContent } from '../content.ts';
import { ORIGINAL, originalOf } from './cv-file-queries.ts';

/** The onboarding resume, including one in the trash. Each person has one at most. */
export async function findOnboardingResume(db: TenantDb, userId: number) {
  const row = await db
    .selectFrom('resumes as r')
    .leftJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.file_id'))
    .where('r.tenant_id', '=', db.tenant_id)
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
      ...ORIGINAL,
      'f.sha256 as file_sha256',
    ])
    .executeTakeFirst();
  return row && { ...row, content: ResumeContent.parse(row.content), original: originalOf(row) };
}
