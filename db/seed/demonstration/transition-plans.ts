import { addOwnTransitionTask, createTransitionPlan } from '#features/plans/server/index.ts';
import { CATEGORIES, type Category } from '#features/services/rules.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

const DAY = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const OWN_TASKS: Record<Category, { title: string; notes: string; in_days: number }> = {
  employment: { title: 'Ask Priya about her firm’s apprenticeship scheme', notes: 'She offered to pass my CV on.', in_days: 9 },
  education: { title: 'Compare two project management courses', notes: 'Evening classes would suit us better.', in_days: 24 },
  healthcare: { title: 'Order reading glasses before the move', notes: '', in_days: 40 },
  finance: { title: 'Move the savings account', notes: 'The fixed rate ends in spring.', in_days: 52 },
  housing: { title: 'Visit three areas near the school', notes: 'Take the train once, at rush hour.', in_days: 16 },
};

/** A plan of every category for the complete veteran: most past tasks are done, one of each plan is overdue, others are current. */
export async function insertTransitionPlans(db: TenantDb, countryId: number): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'veteran')
    .where('onboarding_percentage', '=', 100)
    .where('email', 'like', 'veteran@%')
    .execute();
  for (const { id } of people) {
    const asker = { userId: id, countryId };
    for (const category of CATEGORIES) {
      const plan = await createTransitionPlan(db, asker, category, {
        service: 'army',
        component: 'regular',
        reason: 'end_of_service',
        rank_band: countryId === UNITED_KINGDOM ? 'or_6_7' : 'or_1_5',
        service_months: countryId === UNITED_KINGDOM ? 186 : 108,
      });
      const { title, notes, in_days } = OWN_TASKS[category];
      await addOwnTransitionTask(db, asker, plan.id, { title, notes, due_on: daysFromNow(in_days) });
      await finishPastTasks(db, plan.tasks);
    }
  }
}

type Seeded = { id: number; due_on: string | null };

async function finishPastTasks(db: TenantDb, tasks: readonly Seeded[]): Promise<void> {
  // As if the plan was created a year ago.
  const ids = tasks.map(({ id }) => id);
  await db
    .updateTable('plan_tasks')
    .set({ dated_on: daysFromNow(-365) })
    .where('id', 'in', ids)
    .execute();
  const past = tasks.filter(({ due_on }) => due_on !== null && due_on < daysFromNow(0));
  // The latest one is left open: it is overdue.
  const finished = past.slice(0, -1);
  for (const { id, due_on } of finished)
    await db
      .updateTable('plan_tasks')
      .set({ done_at: new Date(Date.parse(due_on ?? '') - 4 * DAY).toISOString() })
      .where('id', '=', id)
      .execute();
  const [first, second] = tasks.filter(({ due_on }) => due_on !== null && due_on > daysFromNow(30));
  if (first)
    await db
      .updateTable('plan_tasks')
      .set({ notes: 'Rang them on Tuesday. They will call back.' })
      .where('id', '=', first.id)
      .execute();
  if (second)
    await db
      .updateTable('plan_tasks')
      .set({ snoozed_until: daysFromNow(20) })
      .where('id', '=', second.id)
      .execute();
}
