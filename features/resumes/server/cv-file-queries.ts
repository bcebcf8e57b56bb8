import type { TenantDb } from '#kit/server/database/db.ts';
import type { OriginalCv } from '../resumes-contract.ts';

/** Columns of the file that a resume `r` was parsed from, joined as `f`. */
export const ORIGINAL = ['r.original_text', 'f.name as file_name', 'f.content_type as file_type', 'f.size as file_size'] as const;

type OriginalColumns = {
  original_text: string | null;
  file_name: string | null;
  file_type: string | null;
  file_size: number | null;
};

export const originalOf = ({ original_text, file_name, file_type, file_size }: OriginalColumns): OriginalCv | null =>
  file_name === null || file_type === null || file_size === null
    ? null
    : { name: file_name, content_type: file_type, size: file_size, text: original_text };

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
