import { notify, postOfJob } from '#features/notifications/server/index.ts';
import { findTenantCountry } from '#features/tenants/server/index.ts';
import { addDays, longDay } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import { handleDue, type Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { todayOf } from '../transition-actions.ts';
import { findRemindedPeople, hashEarlierTokens, lockDueTasks, markReminded } from './reminder-queries.ts';

const LISTED = 10;
const PLAN_PAGE = '/veteran/transition-plan-vx';

/**
 * Reminds each person of a tenant of the tasks that fall due within their days of notice: one notification for all of them, once for each task and date. What
 * is snoozed waits.
 */
export async function sendPlanReminders(work: Work, tenantId: number): Promise<void> {
  await work.db.withTenant(tenantId, hashEarlierTokens);
  await handleDue(work, tenantId, [
    {
      find: async (db, after, limit) => findRemindedPeople(db, todayOf(await findTenantCountry(db)), after, limit),
      handle: (db, ids) => remindPeople(db, ids, work),
    },
  ]);
}

async function remindPeople(db: TenantDb, userIds: number[], work: Work): Promise<void> {
  const countryId = await findTenantCountry(db);
  const today = todayOf(countryId);
  const { language } = countryOf(countryId);
  const due = await lockDueTasks(db, today, userIds);
  if (due.length === 0) return;
  const post = await postOfJob(db, work);
  const people = Map.groupBy(due, ({ user_id }) => user_id);
  for (const [userId, tasks] of people) {
    await markReminded(
      db,
      tasks.map(({ id }) => id),
    );
    const lines = tasks
      .slice(0, LISTED)
      .map(({ title, due_on }) => `${title}: ${dayWord(due_on, today) ?? longDay(due_on, language)}`);
    const rest = tasks.length - LISTED;
    const [only] = tasks;
    await notify(db, post, [userId], {
      kind: 'plan_task_due',
      title:
        tasks.length === 1 && only ? `Due soon: ${only.title}` : `${tasks.length} tasks of your transition plan are due soon`,
      body: [...lines, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n'),
      about: [],
      href: PLAN_PAGE,
    });
  }
}

function dayWord(day: string, today: string): string | null {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : null;
}
