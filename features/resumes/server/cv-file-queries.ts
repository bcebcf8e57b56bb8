import type { TenantDb } from '#kit/server/db.ts';

/** Deletes those of these CV files that no row refers to any longer. A file sent with an application stays. */
export async function deleteUnusedCvFiles(db: TenantDb, ids: readonly (number | null)[]): Promise<void> {
  const given = ids.filter((id) => id !== null);
  if (given.length === 0) return;
  await db
    .deleteFrom('files as f')
    .where('f.id', 'in', given)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('resumes as r')
            .select('r.id')
            .whereRef('r.tenant_id', '=', 'f.tenant_id')
            .whereRef('r.file_id', '=', 'f.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.tenant_id', '=', 'f.tenant_id')
            .whereRef('a.resume_file_id', '=', 'f.id'),
        ),
      ),
    )
    .execute();
}
