import { sql } from 'kysely';
import type { suggestionsFor } from '#features/questions/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { ALERTS_PAGE } from '../link-labels.ts';

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

/** Marks the steps that lead to job alerts as done, if the person has one. Those that the person called not relevant stay so. */
export async function tickAlertTasks(db: TenantDb, userId: number): Promise<void> {
  await sql`update plan_tasks set done_at = now(), snoozed_until = null, revision = revision + 1
    where tenant_id = ${db.tenant_id} and user_id = ${userId} and plan_id is null and not is_own and link = ${ALERTS_PAGE}
      and done_at is null and not is_not_relevant
      and exists (select from alert_recipients r join job_alerts a on a.tenant_id = ${db.tenant_id} and a.recipient_id = r.id
        where r.tenant_id = ${db.tenant_id} and r.user_id = ${userId} and a.confirmed_at is not null and a.deleted_at is null)`.execute(
    db,
  );
}
