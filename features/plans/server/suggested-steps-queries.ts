import type { suggestionsFor } from '#features/questions/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/**
 * Brings the plan to what is suggested now: new steps come, those that are no longer suggested go unless the person did something to them, and
 * what stays keeps its state.
 */
export async function replaceSuggestedItems(
  db: TenantDb,
  user_id: number,
  suggestions: Awaited<ReturnType<typeof suggestionsFor>>,
): Promise<void> {
  await db
    .deleteFrom('plan_tasks')
    .where('user_id', '=', user_id)
    .where('plan_id', 'is', null)
    .where('is_own', '=', false)
    .where('done_at', 'is', null)
    .where('is_not_relevant', '=', false)
    .where('is_manual_date', '=', false)
    .where('notes', '=', '')
    // Items of deleted suggestions stay.
    .where('suggestion_id', 'is not', null)
    .where(
      'suggestion_id',
      'not in',
      suggestions.map(({ id }) => id),
    )
    .execute();
  if (suggestions.length === 0) return;
  await db
    .insertInto('plan_tasks')
    .values(
      suggestions.map(({ id, title, why, link, category }, position) => ({
        user_id,
        suggestion_id: id,
        title,
        why,
        link,
        category,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'suggestion_id'])
        .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
    )
    .execute();
}
