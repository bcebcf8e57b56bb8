import { suggestionsFor } from '#features/questions/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { replaceSuggestedItems, tickAlertTasks } from './suggested-steps-queries.ts';

/** Brings a person's action plan to what these answers suggest. The caller has locked the person. */
export async function updateActionPlan(db: TenantDb, userId: number, optionIds: number[]): Promise<void> {
  await replaceSuggestedItems(db, userId, await suggestionsFor(db, optionIds));
  await tickAlertTasks(db, userId);
}
