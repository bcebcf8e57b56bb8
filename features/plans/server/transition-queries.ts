import { sql } from 'kysely';
import type { Category } from '#features/services/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { KnownFacts } from '../known-facts.ts';
import type { PlannedTask } from '../scheduling.ts';
import type { SituationShape } from '../transition-shapes.ts';

const SITUATION = ['service', 'component', 'reason', 'rank_band', 'service_months', 'remind_days'] as const;

export const findStoredSituation = (db: TenantDb, userId: number) =>
  db
    .selectFrom('transition_situations')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select(SITUATION)
    .executeTakeFirst();

export async function writeSituation(
  db: TenantDb,
  user_id: number,
  fields: Partial<Omit<SituationShape, 'discharge_date'>> & { remind_days?: number },
): Promise<void> {
  const updated_at = new Date().toISOString();
  await db
    .insertInto('transition_situations')
    .values({ tenant_id: db.tenant_id, user_id, ...fields, updated_at })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ ...fields, updated_at }))
    .execute();
}

/** What a complete profile and CV are judged by. */
export async function findReadiness(db: TenantDb, userId: number) {
  const steps = await db
    .selectFrom('onboarding_finished_steps')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select('step')
    .execute();
  const resume = await db
    .selectFrom('resumes')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return { steps: steps.map(({ step }) => step), has_resume: resume !== undefined };
}

/** What shows tasks of the search for work to be done. */
export async function findKnownFacts(db: TenantDb, userId: number): Promise<KnownFacts> {
  const { has_resume } = await findReadiness(db, userId);
  const { saved_jobs } = await db
    .selectFrom('saved_jobs')
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('saved_jobs'))
    .executeTakeFirstOrThrow();
  const sent = await db
    .selectFrom('own_applications')
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', userId)
    .where('submitted_at', 'is not', null)
    .select(sql<number>`count(*)::int`.as('applications'))
    .executeTakeFirstOrThrow();
  return { has_resume, saved_jobs, ...sent };
}

export const findPlans = (db: TenantDb, userId: number, id?: number) => {
  let query = db
    .selectFrom('transition_plans')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select(['id', 'category', 'title', 'notes', 'planned_for', 'revision', 'created_at', 'updated_at'])
    .orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  return query.execute();
};
export type PlanRow = Awaited<ReturnType<typeof findPlans>>[number];

const TASK = [
  'id',
  'plan_id',
  'category',
  'title',
  'why',
  'who',
  'link',
  'source_name',
  'source_url',
  'source_checked_on',
  'is_confirmed',
  'rule_key',
  'rule_version',
  'depends_on',
  'starts_on',
  'due_on',
  'due_text',
  'due_reason',
  'applies_reason',
  'left_out_reason',
  'is_own',
  'is_manual_date',
  'is_not_relevant',
  'done_at',
  'snoozed_until',
  'dated_on',
  'notes',
  'revision',
] as const;

/** Tasks of one plan, of every transition plan, or of the action plan. Transition tasks come by date, those without one in the order of their rules. */
export const findTasks = (
  db: TenantDb,
  userId: number,
  of: number | 'transition' | 'action',
  options: { locked?: boolean } = {},
) => {
  let query = db.selectFrom('plan_tasks').where('tenant_id', '=', db.tenant_id).where('user_id', '=', userId).select(TASK);
  if (of === 'transition') query = query.where('plan_id', 'is not', null);
  else if (of === 'action') query = query.where('plan_id', 'is', null);
  else query = query.where('plan_id', '=', of);
  if (of !== 'action') query = query.orderBy(sql`due_on nulls last`);
  if (options.locked) query = query.forUpdate();
  return query.orderBy('position').orderBy('id').execute();
};
export type TaskRow = Awaited<ReturnType<typeof findTasks>>[number];

/** Open tasks that are neither snoozed nor past, by date; those without a date come last. */
export const findComingTasks = (db: TenantDb, userId: number, today: string, limit: number) =>
  db
    .selectFrom('plan_tasks')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .where('is_not_relevant', '=', false)
    .where((eb) => eb.or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', today)]))
    .where((eb) => eb.or([eb('due_on', 'is', null), eb('due_on', '>=', today)]))
    .select(['id', 'plan_id', 'title', 'due_on', 'link'])
    .orderBy(sql`due_on nulls last`)
    .orderBy(sql`plan_id is null`)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();

/** @param planId null: of the action plan */
export const findTask = (db: TenantDb, userId: number, planId: number | null, id: number) =>
  db
    .selectFrom('plan_tasks')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('plan_id', 'is not distinct from', planId)
    .where('id', '=', id)
    .select(TASK)
    .executeTakeFirst();

export type TaskFields = Partial<{
  title: string;
  notes: string;
  done_at: string | null;
  is_not_relevant: boolean;
  due_on: string | null;
  due_reason: string;
  is_manual_date: boolean;
  snoozed_until: string | null;
  dated_on: string;
}>;

/** @returns the task, or undefined when it has changed since the revision that was seen */
export const updateTask = (db: TenantDb, userId: number, id: number, seen: number, fields: TaskFields) =>
  db
    .updateTable('plan_tasks')
    .set((eb) => ({ ...fields, revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revision', '=', seen)
    .returning(TASK)
    .executeTakeFirst();

export async function countOwnTasks(db: TenantDb, userId: number, planId: number | null): Promise<number> {
  const { count } = await db
    .selectFrom('plan_tasks')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('plan_id', 'is not distinct from', planId)
    .where('is_own', '=', true)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const insertOwnTask = (
  db: TenantDb,
  task: {
    user_id: number;
    plan_id: number | null;
    category: Category | null;
    title: string;
    notes: string;
    due_on: string | null;
    dated_on: string;
  },
) =>
  db
    .insertInto('plan_tasks')
    .values({
      ...task,
      tenant_id: db.tenant_id,
      why: '',
      is_own: true,
      is_manual_date: task.due_on !== null,
      due_reason: task.due_on === null ? '' : 'You chose this date.',
      position: 10_000,
    })
    .returning(TASK)
    .executeTakeFirstOrThrow();

/** @returns whether it was there */
export async function deleteOwnTask(db: TenantDb, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('plan_tasks')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('is_own', '=', true)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const insertPlan = (
  db: TenantDb,
  plan: { user_id: number; category: Category; title: string; planned_for: string | null },
) =>
  db
    .insertInto('transition_plans')
    .values({ ...plan, tenant_id: db.tenant_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'category']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** What a rule gives a task; neither state nor notes. */
const ruleFields = (task: PlannedTask) => ({
  title: task.title,
  why: task.why,
  who: task.who,
  link: task.link,
  source_name: task.source_name,
  source_url: task.source_url,
  source_checked_on: task.source_checked_on,
  is_confirmed: task.is_confirmed,
  rule_version: task.rule_version,
  depends_on: task.depends_on,
  starts_on: task.starts_on,
  due_text: task.due_text,
  applies_reason: task.applies_reason,
});

export async function insertPlannedTasks(
  db: TenantDb,
  user_id: number,
  plan: { id: number; category: Category },
  tasks: readonly PlannedTask[],
  today: string,
  rulesDone: readonly string[] = [],
): Promise<void> {
  if (tasks.length === 0) return;
  const now = new Date().toISOString();
  await db
    .insertInto('plan_tasks')
    .values(
      tasks.map((task, position) => ({
        ...ruleFields(task),
        tenant_id: db.tenant_id,
        user_id,
        plan_id: plan.id,
        category: plan.category,
        rule_key: task.rule_key,
        due_on: task.due_on,
        due_reason: task.due_reason,
        dated_on: today,
        done_at: rulesDone.includes(task.rule_key) ? now : null,
        position,
      })),
    )
    .execute();
}

export async function updatePlannedTask(
  db: TenantDb,
  userId: number,
  { id, task, keeps_date }: { id: number; task: PlannedTask; keeps_date: boolean },
  today: string,
): Promise<void> {
  await db
    .updateTable('plan_tasks')
    .set((eb) => ({
      ...ruleFields(task),
      left_out_reason: null,
      ...(!keeps_date && {
        due_on: task.due_on,
        due_reason: task.due_reason,
        dated_on: sql<string>`case when due_on is distinct from ${task.due_on}::date then ${today}::date else dated_on end`,
      }),
      revision: eb('revision', '+', 1),
    }))
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function leaveOutTask(db: TenantDb, userId: number, id: number, reason: string): Promise<void> {
  await db
    .updateTable('plan_tasks')
    .set((eb) => ({ left_out_reason: reason, revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function deleteTasks(db: TenantDb, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('plan_tasks')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

export async function writePlan(
  db: TenantDb,
  userId: number,
  id: number,
  fields: Partial<{ title: string; notes: string; planned_for: string | null }>,
): Promise<void> {
  await db
    .updateTable('transition_plans')
    .set((eb) => ({ ...fields, revision: eb('revision', '+', 1), updated_at: new Date().toISOString() }))
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function deletePlan(db: TenantDb, userId: number, id: number): Promise<Category | null> {
  const row = await db
    .deleteFrom('transition_plans')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('category')
    .executeTakeFirst();
  return row?.category ?? null;
}

export type EventDetails = { from?: string | null; to?: string | null; moved?: number; added?: number; removed?: number };

export async function insertEvent(
  db: TenantDb,
  event: { user_id: number; category: Category; kind: 'created' | 'replanned' | 'deleted'; details: EventDetails },
): Promise<void> {
  await db
    .insertInto('transition_plan_events')
    .values({ ...event, tenant_id: db.tenant_id, details: JSON.stringify(event.details) })
    .execute();
}

const HISTORY_SHOWN = 50;

export const findEvents = (db: TenantDb, userId: number, category: Category) =>
  db
    .selectFrom('transition_plan_events')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .select(['id', 'kind', 'created_at', sql<EventDetails>`details`.as('details')])
    .orderBy('id', 'desc')
    .limit(HISTORY_SHOWN)
    .execute();

/** The operators' versions of rules, the oldest first. */
export const findRuleVersions = (db: TenantDb, key?: string) => {
  let query = db
    .selectFrom('plan_rule_versions')
    .where('tenant_id', '=', db.tenant_id)
    .select(['rule_key', 'version', 'definition', 'created_at'])
    .orderBy('rule_key')
    .orderBy('version');
  if (key !== undefined) query = query.where('rule_key', '=', key);
  return query.execute();
};

/** @returns whether it was written: false where somebody else has written this version */
export async function insertRuleVersion(
  db: TenantDb,
  rule: { rule_key: string; version: number; definition: string },
): Promise<boolean> {
  const row = await db
    .insertInto('plan_rule_versions')
    .values({ ...rule, tenant_id: db.tenant_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'rule_key', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the tasks of these rules as done, but none that is not relevant. */
export async function markRulesDone(db: TenantDb, userId: number, keys: readonly string[], at: string): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('plan_tasks')
    .set((eb) => ({ done_at: at, snoozed_until: null, revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('rule_key', 'in', [...keys])
    .where('plan_id', 'is not', null)
    .where('done_at', 'is', null)
    .where('is_not_relevant', '=', false)
    .execute();
}

/** Tasks of these rules that are done, in the order of their dates. */
export async function findDoneOfRules(db: TenantDb, userId: number, keys: readonly string[]) {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('plan_tasks')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('rule_key', 'in', [...keys])
    .where('plan_id', 'is not', null)
    .where('done_at', 'is not', null)
    .select(['id', 'plan_id', 'title'])
    .orderBy(sql`due_on nulls last`)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ plan_id, ...task }) => (plan_id === null ? [] : [{ ...task, plan_id }]));
}
