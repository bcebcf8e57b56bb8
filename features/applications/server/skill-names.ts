import { skillVocabulary } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/** Finds the names of the skills of a CV. A code that an operator has removed has none. */
export async function skillNames(db: TenantDb): Promise<(codes: readonly string[]) => string[]> {
  const vocabulary = await skillVocabulary(db);
  return (codes) => codes.flatMap((code) => vocabulary.find(code)?.name ?? []);
}
