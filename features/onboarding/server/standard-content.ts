import { insertStandardQuestions } from '#features/plans/server/index.ts';
import { insertStandardProviders } from '#features/services/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';

/**
 * Gives a tenant what onboarding asks, suggests and proposes in its country, to begin with; its operators change it from there. What exists
 * stays as it is.
 */
export async function insertStandardContent(db: TenantDb, countryId: number) {
  // The questions come first: they take the lock that lets two calls at the same time write everything once.
  const questions = await insertStandardQuestions(db, countryId);
  return { questions, providers: await insertStandardProviders(db, countryId) };
}
