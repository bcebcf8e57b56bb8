import { sql } from 'kysely';
import { isOpenJob, isReadableInOwnLists } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { ResumeContent } from '../../content.ts';
import type { RecordedResume } from './compare.ts';

/** The advert that a resume is tailored for, also after the job has closed. */
export const findAdvert = (db: TenantDb, userId: number, jobId: number) =>
  db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('j.tenant_id', '=', db.tenant_id)
    .where('j.id', '=', jobId)
    .where(isReadableInOwnLists(db, userId))
    .select([
      'j.id',
      'j.title',
      'c.name as company',
      'j.description',
      'j.responsibilities',
      'j.requirements',
      'j.skills',
      'j.skill_codes',
      sql<boolean>`${isOpenJob('j')} and c.status = 'active'`.as('is_open'),
    ])
    .executeTakeFirst();

/** The person's other resumes outside the trash, the last changed first. */
export async function findOtherResumes(db: TenantDb, userId: number, id: number, limit: number): Promise<RecordedResume[]> {
  const rows = await db
    .selectFrom('resumes')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('trashed_at', 'is', null)
    .select(['title', 'content'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ title, content }) => ({ title, content: ResumeContent.parse(content) }));
}
