import { insertStandardQuestions } from '#features/questions/server/index.ts';
import { insertStandardProviders } from '#features/services/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/**
 * Loads the default questions, next steps and providers of the tenant's country. Operators change them later. Existing content
 * stays unchanged.
 */
export async function insertStandardContent(db: TenantDb, countryId: number) {
  // The questions come first: they take the lock that serialises concurrent calls.
  const questions = await insertStandardQuestions(db, countryId);
  return { questions, providers: await insertStandardProviders(db, countryId) };
}
